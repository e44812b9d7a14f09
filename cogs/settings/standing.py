"""Standing answers: decisions of a game that somebody answers once for all."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from bot.games.game_ui import GameUi, View
from bot.games.registry import settings_of
from bot.games.uis import UIS
from bot.tables.chance import seeded
from bot.tables.preferences import Person
from bot.texts import Texts
from cogs.core.components import MOST_OPTIONS, Button, Menu, button, menu, option
from rules.engine.session import Session

ASK = "ask"
USUAL = "usual"  # as the game sees fit for whoever has set nothing
STANDING = "standing"


class Page(NamedTuple):
    """What a page says, and what can be chosen on it."""

    text: str
    items: tuple[Button | Menu, ...]


def standing_page(texts: Texts, person: Person, game: str, decision: str) -> Page:
    """What somebody always answers in a game, and the menu for one decision."""
    games = [name for name, ui in UIS.items() if ui.standing()]
    back = button(texts("settings-to-general"), "settings", 0)
    if not games:
        return Page(texts("settings-standing-none"), (back,))
    game = games[0] if len(games) == 1 else game
    others = [_link(texts, name) for name in games if name != game]
    title = texts("settings-standing-title")
    if game not in games:
        return Page(title, (*others, back))
    ui = UIS[game]
    lines = [texts("settings-standing-game", game=texts(f"{game}-game"))]
    for what in ui.standing():
        now = _now(texts, person, game, what)
        lines.append(texts("settings-line", name=ui.asked(texts, what), value=now))
    menus = _decision_menus(texts, person, game, decision)
    if decision in ui.standing():
        menus.append(_answer_menu(texts, person, game, decision))
    return Page("\n".join([title, *lines]), (*menus, *others, back))


def change_standing(person: Person, game: str, decision: str, value: str) -> dict[str, Any]:
    """What a new standing answer changes; nothing if there is no such decision or answer."""
    answers = _answers(game, decision)
    if not answers or value not in (USUAL, ASK, *answers):
        return {}
    others = {what: a for what, a in person.standing.get(game, {}).items() if what != decision}
    mine = others if value == USUAL else {**others, decision: value}
    rest = {name: kept for name, kept in person.standing.items() if name != game}
    return {"standing": {**rest, game: mine} if mine else rest}


def _link(texts: Texts, game: str) -> Button:
    return button(texts(f"{game}-game"), "settings", 0, rest=f"{STANDING}:{game}")


def _decision_menus(texts: Texts, person: Person, game: str, decision: str) -> list[Menu]:
    """All decisions of a game in as many menus as they need."""
    ui = UIS[game]
    options = [
        option(
            f"{STANDING}:{game}:{what}",
            ui.asked(texts, what),
            _now(texts, person, game, what),
            chosen=what == decision,
        )
        for what in ui.standing()
    ]
    which = texts("settings-standing-which")
    return [
        menu(which, options[at : at + MOST_OPTIONS], "settings", 0, rest=f"{STANDING}:{game}:{at}")
        for at in range(0, len(options), MOST_OPTIONS)
    ]


def _answer_menu(texts: Texts, person: Person, game: str, decision: str) -> Menu:
    now = _set_for(person, game, decision)
    options = [
        option(value, _said(texts, game, decision, value), chosen=value == now)
        for value in (USUAL, ASK, *_answers(game, decision))
    ]
    placeholder = texts("settings-standing-answer")
    return menu(placeholder, options, "set", 0, rest=f"{STANDING}:{game}:{decision}")


def _set_for(person: Person, game: str, decision: str) -> str:
    """What is set for a decision; an answer that is no longer offered counts for nothing."""
    answer = person.standing.get(game, {}).get(decision, USUAL)
    return answer if answer in (ASK, *_answers(game, decision)) else USUAL


def _now(texts: Texts, person: Person, game: str, decision: str) -> str:
    return _said(texts, game, decision, _set_for(person, game, decision))


def _said(texts: Texts, game: str, decision: str, answer: str) -> str:
    if answer in (USUAL, ASK):
        return texts(f"settings-standing-{answer}")
    words = UIS[game].answered(texts, _example(UIS[game]), decision, answer)
    return texts("settings-standing-always", answer=words)


def _answers(game: str, decision: str) -> tuple[str, ...]:
    return UIS[game].standing().get(decision, ()) if game in UIS else ()


@cache
def _example(ui: GameUi) -> View:
    """A position of a game: answers are told by what they mean at a table."""
    setting = settings_of(ui.game)[0]
    state = ui.game.new(setting.seats, setting.options(Random(0)))
    return ui.game.view(Session(ui.game, state, seeded(0)).state, None)
