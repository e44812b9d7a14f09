"""The pages of ``/settings``: what they say, what can be chosen on them, and what that changes."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from bot.chance import seeded
from bot.fronts import FRONTS
from bot.fronts.front import Front, View
from bot.games import settings_of
from bot.people import Person
from bot.texts import LANGUAGES, Texts
from cogs.presses import Button, Menu, button, menu, option
from rules.engine.session import Session

OWN = "own"  # the language of one's Discord
ASK = "ask"
USUAL = "usual"  # as the game sees fit for whoever has set nothing
ON, OFF = "on", "off"
STANDING = "standing"
PINGS = ("turns", "conflicts", "end", "off")
THEMES = ("light", "dark", "contrast")
CHOICES = {"language": (OWN, *LANGUAGES), "pings": PINGS, "theme": THEMES}


class Page(NamedTuple):
    """What a page says, and what can be chosen on it."""

    text: str
    items: tuple[Button | Menu, ...]


def page(texts: Texts, person: Person, name: str) -> Page:
    """A page by its name: general, all standing answers, or the one to a decision."""
    kind, _, decision = name.partition(":")
    return _standing(texts, person, decision) if kind == STANDING else _general(texts, person)


def page_of(name: str) -> str:
    """The page on which something is set."""
    return name if name.startswith(STANDING) else ""


def change(person: Person, name: str, value: str) -> dict[str, Any]:
    """What setting something changes; nothing if there is no such thing or value."""
    if name in CHOICES and value in CHOICES[name]:
        return {name: None if value == OWN else value}
    if name == "letters" and value in (ON, OFF):
        return {"letters": value == ON, "letters_closed": False}  # on: Discord is asked again
    if name == "words" and value in (ON, OFF):
        return {"words": value == ON}
    kind, _, decision = name.partition(":")
    answers = _answers(decision) if kind == STANDING else ()
    if not answers or value not in (USUAL, ASK, *answers):
        return {}
    others = {what: answer for what, answer in person.standing.items() if what != decision}
    return {"standing": others if value == USUAL else {**others, decision: value}}


# --- general --------------------------------------------------------------------------------


def _general(texts: Texts, person: Person) -> Page:
    values = {
        "language": f"settings-language-{person.language or OWN}",
        "letters": f"settings-letters-{_letters(person)}",
        "pings": f"settings-pings-{person.pings}",
        "theme": f"settings-theme-{person.theme}",
        "words": f"settings-words-{ON if person.words else OFF}",
    }
    lines = [
        texts("settings-line", name=texts(f"settings-{name}"), value=texts(key))
        for name, key in values.items()
    ]
    chosen = {"language": person.language or OWN, "pings": person.pings, "theme": person.theme}
    menus = [_choice(texts, name, now) for name, now in chosen.items()]
    turn = OFF if person.words else ON
    buttons = [
        *_letter_buttons(texts, person),
        button(texts(f"settings-words-turn-{turn}"), "set", 0, rest=f"words={turn}"),
        button(texts("settings-to-standing"), "settings", 0, rest=STANDING),
    ]
    return Page("\n".join([texts("settings-title"), *lines]), (*menus, *buttons))


def _letters(person: Person) -> str:
    if not person.letters:
        return OFF
    return "closed" if person.letters_closed else ON


def _letter_buttons(texts: Texts, person: Person) -> list[Button]:
    turn = OFF if person.letters else ON
    found = [button(texts(f"settings-letters-turn-{turn}"), "set", 0, rest=f"letters={turn}")]
    if _letters(person) == "closed":
        found.append(button(texts("settings-letters-again"), "set", 0, rest=f"letters={ON}"))
    return found


def _choice(texts: Texts, name: str, now: str) -> Menu:
    options = [
        option(value, texts(f"settings-{name}-{value}"), chosen=value == now)
        for value in CHOICES[name]
    ]
    return menu(texts(f"settings-{name}"), options, "set", 0, rest=name)


# --- standing answers -----------------------------------------------------------------------


def _standing(texts: Texts, person: Person, decision: str) -> Page:
    decisions = _decisions()
    back = button(texts("settings-to-general"), "settings", 0)
    if not decisions:
        return Page(texts("settings-standing-none"), (back,))
    lines = [
        texts("settings-line", name=front.asked(texts, what), value=_now(texts, person, what))
        for what, front in decisions.items()
    ]
    options = [
        option(f"{STANDING}:{what}", front.asked(texts, what), _now(texts, person, what),
               chosen=what == decision)
        for what, front in decisions.items()
    ]  # fmt: skip
    which = menu(texts("settings-standing-which"), options, "settings", 0, rest=STANDING)
    answers = [_answer_menu(texts, person, decision)] if decision in decisions else []
    said = "\n".join([texts("settings-standing-title"), *lines])
    return Page(said, (which, *answers, back))


def _answer_menu(texts: Texts, person: Person, decision: str) -> Menu:
    now = _set_for(person, decision)
    options = [
        option(value, _said(texts, decision, value), chosen=value == now)
        for value in (USUAL, ASK, *_answers(decision))
    ]
    placeholder = texts("settings-standing-answer")
    return menu(placeholder, options, "set", 0, rest=f"{STANDING}:{decision}")


def _set_for(person: Person, decision: str) -> str:
    """What is set for a decision; an answer that is no longer offered counts for nothing."""
    answer = person.standing.get(decision, USUAL)
    return answer if answer in (ASK, *_answers(decision)) else USUAL


def _now(texts: Texts, person: Person, decision: str) -> str:
    return _said(texts, decision, _set_for(person, decision))


def _said(texts: Texts, decision: str, answer: str) -> str:
    if answer in (USUAL, ASK):
        return texts(f"settings-standing-{answer}")
    front = _decisions()[decision]
    words = front.answered(texts, _example(front.game.name), decision, answer)
    return texts("settings-standing-always", answer=words)


@cache
def _decisions() -> dict[str, Front]:
    """Every decision that may be answered once for all, with the front of its game."""
    return {what: front for front in FRONTS.values() for what in front.standing()}


def _answers(decision: str) -> tuple[str, ...]:
    front = _decisions().get(decision)
    return () if front is None else tuple(front.standing()[decision])


@cache
def _example(game: str) -> View:
    """A position of a game: answers are told by what they mean at a table."""
    rules = FRONTS[game].game
    setting = settings_of(rules)[0]
    state = rules.new(setting.seats, setting.options(Random(0)))
    return rules.view(Session(rules, state, seeded(0)).state, None)
