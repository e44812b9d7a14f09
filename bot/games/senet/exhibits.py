"""What hangs in the gallery of Senet: fixed positions, and how each is drawn."""

from __future__ import annotations

from functools import cache
from itertools import islice

from bot.commands.seeded_games import drafted, played, playing
from bot.games.exhibits import Draw, Exhibit, Kind, Picture, still
from bot.games.senet.captions import captioned
from bot.games.ui_types import Moment
from bot.texts import Texts
from renderer.senet.alt_text import alt_text
from renderer.senet.board_picture import draw_board
from renderer.senet.changes import changed_marks, draft_marks
from renderer.senet.end_picture import draw_end
from renderer.senet.marks import NO_MARKS, Marks
from renderer.senet.palette import THEMES, colours
from renderer.senet.replay import draw_replay, replay_frames
from renderer.theme import ThemeName
from rules.senet.view import View

NAMES = ("Petro", "Олена")
LIGHT, DARK, CONTRAST = ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST

KINDS: dict[str, Kind] = {
    "senet-board": Kind(
        "Senet: the board",
        "Thirty houses walked like a snake, cones and spools, the sticks as they have fallen, and "
        "the pieces that have left the board.",
    ),
    "senet-changed": Kind("Senet: what changed", "Frames about houses since the last look."),
    "senet-draft": Kind(
        "Senet: a draft", "Where a piece would go, and with whom it changes places."
    ),
    "senet-end": Kind("Senet: the end", "Who won, and how it was played."),
    "senet-replay": Kind("Senet: a replay", "One frame for each decision."),
}


@cache
def moments(seed: int) -> tuple[Moment, ...]:
    """A whole random game."""
    return tuple(played("senet", seed))


def _board(view: View, marks: Marks = NO_MARKS) -> Draw:
    def draw(texts: Texts, name: ThemeName) -> Picture:
        theme = THEMES[name]
        image = draw_board(view, texts, names=NAMES, theme=theme, marks=marks)
        return still(image, colours(theme), alt_text(view, texts))

    return draw


def board_of(seed: int, step: int) -> Draw:
    """The board of a position; it is played when it is drawn, not before."""
    return lambda texts, name: _board(moments(seed)[step].view)(texts, name)


def changes_of(seed: int, before: int, after: int) -> Draw:
    """The board with what changed between two positions."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        one, two = moments(seed)[before].view, moments(seed)[after].view
        return _board(two, changed_marks(one, two))(texts, name)

    return draw


def draft_of(seed: int, step: int, answer: str) -> Draw:
    """The board with a draft of the player to move."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        made = drafted(next(islice(playing("senet", seed), step, None)), answer)
        return _board(made.before, draft_marks(made.before, made.answers, ()))(texts, name)

    return draw


def end_of(seed: int) -> Draw:
    """The end of a game."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        game, theme = moments(seed), THEMES[name]
        told = [event for moment in game for event in moment.events]
        image = draw_end(game[-1].view, texts, told, names=NAMES, theme=theme)
        return still(image, colours(theme), alt_text(game[-1].view, texts))

    return draw


def replay_of(seed: int, first: int, last: int) -> Draw:
    """Some frames of a game's replay."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        frames = replay_frames(captioned(texts, moments(seed)[first:last]))
        data = draw_replay(frames, texts, names=NAMES, theme=THEMES[name])
        return Picture(data, alt_text(frames[-1].view, texts), ".gif")

    return draw


EXHIBITS: tuple[Exhibit, ...] = (
    Exhibit("senet-board", "", LIGHT, "en", "Five pieces each.", board_of(1, 50)),
    Exhibit("senet-board", "", DARK, "ru", "Seven pieces each, dark.", board_of(4, 105)),
    Exhibit("senet-board", "", CONTRAST, "uk", "High contrast.", board_of(3, 92)),
    Exhibit("senet-changed", "", LIGHT, "uk", "Since two moves.", changes_of(1, 60, 62)),
    Exhibit(
        "senet-draft",
        "places",
        LIGHT,
        "en",
        "Two pieces would change places.",
        draft_of(3, 115, "23"),
    ),
    Exhibit(
        "senet-draft",
        "water",
        DARK,
        "uk",
        "A piece would drown and come out on 15.",
        draft_of(4, 88, "26"),
    ),
    Exhibit("senet-end", "", LIGHT, "ru", "The end of a game.", end_of(2)),
    Exhibit("senet-replay", "", LIGHT, "en", "The last moves.", replay_of(1, 106, 115)),
)
