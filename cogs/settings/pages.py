"""The pages of ``/settings``: what they show, and what a choice changes."""

from __future__ import annotations

from typing import Any

from bot.games.uis import UIS
from bot.tables.preferences import CHAPTERS, DAILY, HINTS, LEVELS, OFF, Person
from bot.texts import LANGUAGES, Texts
from cogs.core.components import Button, Menu, button, menu, option
from cogs.settings.own_time import OF_TIME, TIME, change_time_setting, time_page
from cogs.settings.standing import STANDING, Page, change_standing, standing_page

OWN = "own"  # the language of one's Discord
ON = "on"
THEMES = ("light", "dark", "contrast")
CHOICES = {
    "language": (OWN, *LANGUAGES),
    "pings": (*LEVELS, DAILY, OFF),
    "theme": THEMES,
    "hints": HINTS,
}


def page(texts: Texts, person: Person, name: str, now: float = 0.0) -> Page:
    """A page by its name: general, one's time, standing answers of a game, or to a decision."""
    kind, game, decision = _parts(name)
    if kind == STANDING:
        return standing_page(texts, person, game, decision)
    return time_page(texts, person, now) if kind == TIME else _general(texts, person)


def page_of(name: str) -> str:
    """The page on which something is set."""
    if name in OF_TIME:
        return TIME
    return name if name.startswith(STANDING) else ""


def change(person: Person, name: str, value: str) -> dict[str, Any]:
    """What setting something changes; nothing if there is no such thing or value."""
    if name in CHOICES and value in CHOICES[name]:
        return {name: None if value == OWN else value}
    if name == "letters" and value in (ON, OFF):
        return {"letters": value == ON, "letters_closed": False}  # on: Discord is asked again
    if name == "words" and value in (ON, OFF):
        return {"words": value == ON}
    if name == "listed" and value in (ON, OFF):
        return {"listed": value == ON}
    if name in OF_TIME:
        return change_time_setting(person, name, value)
    kind, game, decision = _parts(name)
    return change_standing(person, game, decision, value) if kind == STANDING else {}


def _parts(name: str) -> tuple[str, str, str]:
    kind, _, rest = name.partition(":")
    game, _, decision = rest.partition(":")
    return kind, game, decision


# --- general --------------------------------------------------------------------------------


def _general(texts: Texts, person: Person) -> Page:
    values = {
        "language": f"settings-language-{person.language or OWN}",
        "letters": f"settings-letters-{_letters(person)}",
        "pings": f"settings-pings-{person.pings}",
        "theme": f"settings-theme-{person.theme}",
        "words": f"settings-words-{ON if person.words else OFF}",
        "hints": f"settings-hints-{person.hints}",
        "listed": f"settings-listed-{ON if person.listed else OFF}",
    }
    lines = [
        texts("settings-line", name=texts(f"settings-{name}"), value=texts(key))
        for name, key in values.items()
    ]
    chosen = {
        "language": person.language or OWN,
        "pings": person.pings,
        "theme": person.theme,
        "hints": person.hints,
    }
    menus = [_choice(texts, name, now) for name, now in chosen.items()]
    turned = {"words": OFF if person.words else ON, "listed": OFF if person.listed else ON}
    buttons = [
        *_letter_buttons(texts, person),
        *(
            button(texts(f"settings-{name}-turn-{turn}"), "set", 0, rest=f"{name}={turn}")
            for name, turn in turned.items()
        ),
        button(texts("settings-to-standing"), "settings", 0, rest=STANDING),
        button(texts("time-title-short"), "settings", 0, rest=TIME),
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
        option(value, texts(f"settings-{name}-{value}"), _note(texts, value), chosen=value == now)
        for value in CHOICES[name]
    ]
    return menu(texts(f"settings-{name}"), options, "set", 0, rest=name)


def _note(texts: Texts, value: str) -> str:
    """What a choice means in each game, where that differs."""
    if value != CHAPTERS:
        return ""
    chapters = {texts(f"{name}-game"): ui.chapters(texts) for name, ui in UIS.items()}
    return " · ".join(f"{game}: {what}" for game, what in chapters.items() if what)
