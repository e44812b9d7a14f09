"""What hangs in the gallery of Imhotep: fixed positions, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import TypeAlias

from PIL import Image

from bot.commands.seeded_games import drafted, played, playing
from bot.games.exhibits import Draw, Exhibit, Kind, Picture, still
from bot.games.imhotep.captions import captioned
from bot.games.ui_types import Moment
from bot.texts import Texts
from renderer.imhotep.alt_text import alt_text
from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.draft_marks import draft_marks
from renderer.imhotep.hand_picture import draw_hand
from renderer.imhotep.palette import THEMES, Theme, colours
from renderer.imhotep.replay import replay_frames
from renderer.imhotep.replay_picture import draw_replay
from renderer.imhotep.scoring_picture import draw_scoring
from renderer.imhotep.table_picture import draw_table
from renderer.theme import ThemeName
from rules.engine.decisions import Seat
from rules.imhotep.view import View

NAMES = ("Petro", "Олена", "Marta", "Андрій")
LIGHT, DARK, CONTRAST = ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST
Paint: TypeAlias = Callable[[View, Texts, Theme], Image.Image]

KINDS: dict[str, Kind] = {
    "board": Kind(
        "Imhotep: the board",
        "Ships with numbered places from the bow, five "
        "sites, stones known by colour and mark; a golden frame is where the "
        "next stone goes.",
    ),
    "table": Kind("Imhotep: the table", "The score track, sleds, quarry and cards."),
    "board-changed": Kind(
        "Imhotep: what changed", "What came and went since the reader's last look."
    ),
    "board-draft": Kind(
        "Imhotep: a draft", "Where a ship would go, and in which order its stones would land."
    ),
    "scoring": Kind("Imhotep: the scoring", "How everybody's points come together."),
    "cards": Kind("Imhotep: a player's cards", "Each with what it does."),
    "board-replay": Kind(
        "Imhotep: a replay", "One frame for each decision, a chapter for each round."
    ),
}


@cache
def moments(seed: int, seats: int) -> tuple[Moment, ...]:
    """A whole random game."""
    return tuple(played("imhotep", seed, seats=seats))


def shown(seed: int, seats: int, step: int, paint: Paint) -> Draw:
    """A position, painted in some way; it is played when it is drawn, not before."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        view, theme = moments(seed, seats)[step].view, THEMES[name]
        return still(paint(view, texts, theme), colours(theme), alt_text(view, texts))

    return draw


def board_of(seed: int, seats: int, step: int) -> Draw:
    """The board of a position."""
    return shown(
        seed,
        seats,
        step,
        lambda view, texts, theme: draw_board(view, texts, names=NAMES, theme=theme),
    )


def table_of(seed: int, seats: int, step: int) -> Draw:
    """The table of a position."""
    return shown(
        seed,
        seats,
        step,
        lambda view, texts, theme: draw_table(view, texts, names=NAMES, theme=theme),
    )


def changes_of(seed: int, seats: int, before: int, after: int) -> Draw:
    """The board with what changed between two positions."""
    return shown(
        seed,
        seats,
        after,
        lambda view, texts, theme: draw_board(
            view,
            texts,
            names=NAMES,
            theme=theme,
            marks=changed_marks(moments(seed, seats)[before].view, view),
        ),
    )


def draft_of(seed: int, seats: int, step: int, *draft: str) -> Draw:
    """The board with a draft of the player to move."""

    def paint(view: View, texts: Texts, theme: Theme) -> Image.Image:
        made = drafted(next(islice(playing("imhotep", seed, seats=seats), step, None)), *draft)
        marks = draft_marks(view, made.after, made.seat, draft)
        return draw_board(view, texts, names=NAMES, theme=theme, marks=marks)

    return shown(seed, seats, step, paint)


def scoring_of(seed: int, seats: int, step: int) -> Draw:
    """The scoring, at the end or as if it were."""
    return shown(
        seed,
        seats,
        step,
        lambda view, texts, theme: draw_scoring(view, texts, names=NAMES, theme=theme),
    )


def hand_of(seed: int, seats: int, step: int, seat: Seat) -> Draw:
    """The cards of a player."""
    return shown(
        seed,
        seats,
        step,
        lambda view, texts, theme: draw_hand(view, seat, texts, name=NAMES[seat], theme=theme),
    )


def replay_of(seed: int, seats: int, first: int, last: int) -> Draw:
    """Some frames of a game's replay."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        frames = replay_frames(captioned(texts, moments(seed, seats)))[first:last]
        data = draw_replay(frames, texts, names=NAMES, theme=THEMES[name])
        return Picture(data, alt_text(frames[-1].view, texts), ".gif")

    return draw


TOWERS, TIE, LEVER = (
    4,
    8,
    11,
)  # seeds of games of four: obelisks B, a tie, a Lever in hand

EXHIBITS: tuple[Exhibit, ...] = (
    Exhibit(
        "board", "", LIGHT, "en", "Four players, sides of both kinds.", board_of(TOWERS, 4, 106)
    ),
    Exhibit(
        "board",
        "",
        DARK,
        "ru",
        "Market, pyramids and temple of side B, dark.",
        board_of(LEVER, 4, 126),
    ),
    Exhibit("board", "", CONTRAST, "uk", "Two players in high contrast.", board_of(2, 2, 66)),
    Exhibit("table", "", LIGHT, "uk", "Four players.", table_of(TIE, 4, 110)),
    Exhibit("table", "", DARK, "en", "Two players far apart.", table_of(12, 2, 100)),
    Exhibit(
        "board-changed",
        "",
        LIGHT,
        "en",
        "Frames for stones that came, cards that went and ships that sailed.",
        changes_of(TOWERS, 4, 84, 93),
    ),
    Exhibit(
        "board-draft",
        "sail",
        LIGHT,
        "en",
        "A ship to the burial chamber: where its stones would land, in order.",
        draft_of(TOWERS, 4, 90, "sail 1 tomb"),
    ),
    Exhibit(
        "board-draft",
        "lever",
        DARK,
        "ru",
        "The Lever sets another order.",
        draft_of(LEVER, 4, 56, "card lever 1 temple 3-1-2"),
    ),
    Exhibit(
        "board-draft",
        "chisel",
        LIGHT,
        "uk",
        "The Chisel puts two stones on ships.",
        draft_of(LEVER, 4, 73, "card chisel 1.1 1.2"),
    ),
    Exhibit("scoring", "", LIGHT, "en", "A tie that the sleds decide.", scoring_of(TIE, 4, -1)),
    Exhibit("scoring", "", DARK, "ru", "Before the end.", scoring_of(TOWERS, 4, 106)),
    Exhibit("scoring", "", CONTRAST, "uk", "Two players.", scoring_of(12, 2, -1)),
    Exhibit("cards", "", LIGHT, "uk", "Cards with their texts.", hand_of(TIE, 4, -1, 0)),
    Exhibit("board-replay", "", LIGHT, "en", "The end of a round.", replay_of(TOWERS, 4, 82, 92)),
)
