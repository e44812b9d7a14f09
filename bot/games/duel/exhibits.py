"""What hangs in the gallery of Duel: fixed positions, drawn as Discord shows them."""

from __future__ import annotations

from functools import cache

from bot.commands.seeded_games import drafted, played, playing
from bot.games.duel import pictures
from bot.games.exhibits import Draw, Exhibit, Kind, Picture
from bot.games.ui_types import Look, Moment
from bot.games.ui_types import Picture as Shown
from bot.texts import Texts
from renderer.theme import ThemeName
from rules.duel.state import Phase
from rules.duel.view import View

NAMES = ("Petro", "Олена")
LIGHT, DARK, CONTRAST = ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST
WITH, WITHOUT = {"pantheon": True}, {"pantheon": False}

KINDS: dict[str, Kind] = {
    "duel-table": Kind(
        "Duel: the table",
        "The gods, the Conflict track, Progress tokens, and every card with its real price for "
        "both players.",
    ),
    "duel-cities": Kind(
        "Duel: the cities", "What each has built, what it produces, and the points if it ended now."
    ),
    "duel-wonders": Kind("Duel: the draft of Wonders", "Four Wonders, and whose pick it is."),
    "duel-draft": Kind("Duel: a draft", "The table after a move, and what it would change."),
    "duel-end": Kind("Duel: the end", "Points by category."),
    "duel-replay": Kind("Duel: a replay", "One frame for each decision."),
}


@cache
def moments(seed: int, pantheon: bool) -> tuple[Moment, ...]:
    """A whole random game."""
    return tuple(played("duel", seed, options=WITH if pantheon else WITHOUT))


def view_of(seed: int, pantheon: bool, age: int, step: int) -> View:
    """A position some decisions after an Age began."""
    views: list[View] = [moment.view for moment in moments(seed, pantheon)]
    first = next(n for n, view in enumerate(views) if view.age == age and view.phase is Phase.TURN)
    return views[first + step]


def _hung(shown: Shown) -> Picture:
    return Picture(shown.data, shown.alt, "." + shown.name.rpartition(".")[2])


def board_of(number: int, seed: int, age: int, step: int, *, pantheon: bool = True) -> Draw:
    """The table or the cities of a position; it is played when it is drawn, not before."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        view = view_of(seed, pantheon, age, step)
        return _hung(pictures.board(Look(texts, NAMES, name), view)[number])

    return draw


def wonders_of(seed: int, step: int) -> Draw:
    """The draft of Wonders."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        drafting = [m.view for m in moments(seed, True) if m.view.phase is Phase.DRAFT]
        return _hung(pictures.board(Look(texts, NAMES, name), drafting[step])[0])

    return draw


def draft_of(seed: int, age: int, step: int) -> Draw:
    """What the first thing on offer would bring about."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        wanted = view_of(seed, True, age, step)
        for session in playing("duel", seed, options=WITH):
            if session.request is not None and session.game.view(session.state, None) == wanted:
                answer = str(session.request.choices[0].options[0])
                made = drafted(session, answer)
                return _hung(pictures.preview(Look(texts, NAMES, name), made)[0])
        raise LookupError("that position never comes")

    return draw


def end_of(seed: int) -> Draw:
    """The end of a game."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        game = moments(seed, True)
        earlier = [event for moment in game[:-1] for event in moment.events]
        look = Look(texts, NAMES, name)
        return _hung(pictures.scene(look, game[-1].view, game[-1].events, earlier)[0])

    return draw


def replay_of(seed: int, first: int, last: int) -> Draw:
    """Some frames of a game's replay."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        return _hung(pictures.replay(Look(texts, NAMES, name), moments(seed, True)[first:last])[0])

    return draw


EXHIBITS: tuple[Exhibit, ...] = (
    Exhibit("duel-table", "", LIGHT, "en", "Age II with Pantheon.", board_of(0, 1, 2, 8)),
    Exhibit(
        "duel-table",
        "",
        DARK,
        "ru",
        "Age III without Pantheon, dark.",
        board_of(0, 2, 3, 10, pantheon=False),
    ),
    Exhibit("duel-table", "", CONTRAST, "uk", "Age I, high contrast.", board_of(0, 3, 1, 6)),
    Exhibit("duel-cities", "", LIGHT, "ru", "Late in Age III.", board_of(1, 1, 3, 12)),
    Exhibit("duel-wonders", "", LIGHT, "en", "The first four Wonders.", wonders_of(1, 1)),
    Exhibit("duel-draft", "", LIGHT, "uk", "Only whoever drafts sees this.", draft_of(1, 2, 8)),
    Exhibit("duel-end", "", DARK, "en", "The end of a game.", end_of(1)),
    Exhibit("duel-replay", "", LIGHT, "en", "Some turns of Age II.", replay_of(1, 60, 75)),
)
