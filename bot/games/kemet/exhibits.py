"""What hangs in the gallery of Kemet: fixed positions, drawn as Discord shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.commands.checks import waiting
from bot.commands.seeded_games import drafted, played, playing
from bot.games.exhibits import Draw, Exhibit, Kind, Picture
from bot.games.kemet import pictures
from bot.games.ui_types import Look, Moment
from bot.games.ui_types import Picture as Shown
from bot.texts import Texts
from renderer.theme import ThemeName
from rules.engine.session import Session
from rules.kemet.keys import What
from rules.kemet.read_keys import read_step
from rules.kemet.state import Phase
from rules.kemet.view import View

NAMES = ("Petro", "Олена", "Marta", "Ivan", "Zoë")
LIGHT, DARK, CONTRAST = ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST

KINDS: dict[str, Kind] = {
    "kemet-map": Kind(
        "Kemet: the map", "Armies, creatures, pyramids and temples; what has changed is marked."
    ),
    "kemet-strip": Kind(
        "Kemet: the players",
        "Prayer and victory points, cards, tiles and action tokens of everybody, in turn order.",
    ),
    "kemet-market": Kind("Kemet: the market", "The power tiles of a colour, and who could buy."),
    "kemet-battle": Kind("Kemet: a battle", "How both sides add up, and what comes of it."),
    "kemet-hand": Kind("Kemet: a hand", "DI and battle cards; only their owner sees this."),
    "kemet-draft": Kind("Kemet: a draft", "What an answer would change, before it is confirmed."),
    "kemet-end": Kind("Kemet: the end", "Victory points by kind, and day by day."),
    "kemet-replay": Kind("Kemet: a replay", "A frame for each decision."),
}


@cache
def moments(seed: int, seats: int) -> tuple[Moment, ...]:
    """A whole random game."""
    return tuple(played("kemet", seed, seats=seats))


def _hung(shown: Shown) -> Picture:
    return Picture(shown.data, shown.alt, "." + shown.name.rpartition(".")[2])


def view_of(seed: int, seats: int, day: int, step: int) -> View:
    """A position some decisions after a day began."""
    views: list[View] = [moment.view for moment in moments(seed, seats)]
    first = next(n for n, v in enumerate(views) if v.day == day and v.phase is Phase.TURN)
    return views[min(first + step, len(views) - 1)]


def board_of(number: int, seed: int, seats: int, day: int, step: int) -> Draw:
    """The map or the strip of a position; it is played when it is drawn, not before."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        view = view_of(seed, seats, day, step)
        return _hung(pictures.board(Look(texts, NAMES, name), view)[number])

    return draw


def market_of(colour: str, seed: int, seats: int, day: int) -> Draw:
    """The market of a colour."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        view = view_of(seed, seats, day, 0)
        return _hung(pictures.closeup(Look(texts, NAMES, name), view, colour)[0])

    return draw


def battle_of(seed: int, seats: int, which: int) -> Draw:
    """A battle that was fought."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        fought = [
            moment
            for moment in moments(seed, seats)
            if any(event.what == "fought" for event in moment.events) and moment.view.battle
        ]
        moment = fought[which]
        shown = pictures.scene(Look(texts, NAMES, name), moment.view, moment.events)
        return _hung(shown[0])

    return draw


def hand_of(seed: int, seats: int, which: int) -> Draw:
    """The cards of somebody who fights."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        session = _asked(seed, seats, What.BATTLE, which)
        seat = waiting(session)[0].seat
        view = session.game.view(session.state, seat)
        return _hung(pictures.hand(Look(texts, NAMES, name), view, seat)[-1])

    return draw


def step_of(seed: int, seats: int, which: int) -> Draw:
    """What the first step of an army that is on offer would bring about."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        session = _asked(seed, seats, What.MOVE, which)
        keys = [str(option) for option in waiting(session)[0].options]
        made = drafted(session, next(key for key in keys if read_step(key) is not None))
        return _hung(pictures.preview(Look(texts, NAMES, name), made)[0])

    return draw


def _asked(seed: int, seats: int, what: What, which: int) -> Session[Any]:
    """The moment at which something is asked, not for the first time if so wanted."""
    for session in playing("kemet", seed, seats=seats):
        if session.request is not None and waiting(session)[0].what == what:
            which -= 1
            if which < 0:
                return session
    raise LookupError("that is never asked")


def end_of(seed: int, seats: int) -> Draw:
    """The end of a game."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        last = moments(seed, seats)[-1]
        return _hung(pictures.scene(Look(texts, NAMES, name), last.view, last.events)[-1])

    return draw


def replay_of(seed: int, seats: int, first: int, last: int) -> Draw:
    """Some frames of a game's replay, of one day."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        part = moments(seed, seats)[first:last]
        return _hung(pictures.replay(Look(texts, NAMES, name), part)[0])

    return draw


EXHIBITS: tuple[Exhibit, ...] = (
    Exhibit(
        "kemet-map", "", LIGHT, "en", "Five players, the second day.", board_of(0, 1, 5, 2, 30)
    ),
    Exhibit("kemet-map", "", DARK, "ru", "Three players, dark.", board_of(0, 2, 3, 2, 20)),
    Exhibit(
        "kemet-map", "", CONTRAST, "uk", "Two players, high contrast.", board_of(0, 3, 2, 2, 10)
    ),
    Exhibit("kemet-strip", "", LIGHT, "ru", "Five players.", board_of(1, 1, 5, 2, 30)),
    Exhibit("kemet-market", "red", LIGHT, "en", "Red tiles.", market_of("red", 1, 5, 2)),
    Exhibit("kemet-market", "white", DARK, "uk", "White tiles.", market_of("white", 1, 5, 2)),
    Exhibit("kemet-battle", "", LIGHT, "en", "Somebody has won.", battle_of(1, 4, 0)),
    Exhibit("kemet-hand", "", LIGHT, "uk", "Before a battle.", hand_of(1, 4, 1)),
    Exhibit("kemet-draft", "", LIGHT, "en", "A step of an army.", step_of(1, 4, 0)),
    Exhibit("kemet-end", "", DARK, "en", "The end of a game.", end_of(1, 4)),
    Exhibit("kemet-replay", "", LIGHT, "en", "A day of a game.", replay_of(1, 3, 223, 262)),
)
