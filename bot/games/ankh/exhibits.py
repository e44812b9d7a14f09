"""What hangs in the gallery of Ankh: fixed positions, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import TypeAlias

from PIL import Image

from bot.commands.seeded_games import drafted, played, playing
from bot.games.ankh.captions import captioned
from bot.games.exhibits import Draw, Exhibit, Kind, Picture, still
from bot.games.ui_types import Moment
from bot.texts import Texts
from renderer.ankh.alt_text import alt_text
from renderer.ankh.battle_picture import draw_battle
from renderer.ankh.battle_report import battle_report
from renderer.ankh.changes import changed_marks
from renderer.ankh.course import course
from renderer.ankh.draft_marks import draft_marks
from renderer.ankh.encode import colours
from renderer.ankh.end_picture import draw_end
from renderer.ankh.hand_picture import draw_hand
from renderer.ankh.map_picture import draw_map
from renderer.ankh.palette import THEMES, Theme
from renderer.ankh.replay import replay_frames
from renderer.ankh.replay_picture import draw_replay
from renderer.ankh.sheet_picture import draw_sheet
from renderer.ankh.strip_picture import draw_strip
from renderer.theme import ThemeName
from rules.ankh.board import Cell
from rules.ankh.read_keys import read_move
from rules.ankh.view import View
from rules.engine.events import Event

NAMES = ("Petro", "Олена", "Marta", "Андрій", "Zoë")
LIGHT, DARK, CONTRAST = ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST


Paint: TypeAlias = Callable[[View, Texts, Theme], Image.Image]


KINDS: dict[str, Kind] = {
    "map": Kind(
        "The map",
        "Every cell has its number, every piece its owner's shape, colour and "
        "letter; regions have Roman numerals.",
    ),
    "changed": Kind("What changed", "The map with what happened since the reader's last look."),
    "strip": Kind("The table strip", "Action tracks, events, devotion, and a row for each god."),
    "draft": Kind("A draft", "What is chosen so far, and what can still be chosen."),
    "battle": Kind("A battle", "The region enlarged, cards, how the strength adds up, who dies."),
    "sheet": Kind("A god's sheet", "What a god can do, and what it can still unlock."),
    "hand": Kind("A hand", "Seven cards with their texts; those already played are dim."),
    "end": Kind(
        "The end of a game",
        "The verdict, the places, and the devotion of each god over "
        "the game: each line has a pattern of its own.",
    ),
    "replay": Kind("A replay", "One frame for each public step; a chapter ends with a conflict."),
}


# --- positions -----------------------------------------------------------------------------


@cache
def moments(seed: int) -> tuple[Moment, ...]:
    """A whole random game."""
    return tuple(played("ankh", seed))


def position(seed: int, step: int) -> View:
    """A random game after that many decisions."""
    view: View = moments(seed)[step].view
    return view


def events_of_battle(seed: int, step: int) -> list[Event]:
    """The events up to the end of the battle that a decision ended, not those of the next."""
    last = list(moments(seed)[step].events)
    ended = next(n for n, event in enumerate(last) if event.what == "battle_result")
    after = [n for n, event in enumerate(last) if event.what == "battle" and n > ended]
    before = [event for moment in moments(seed)[:step] for event in moment.events]
    return before + last[: after[0] if after else None]


# --- drawing -------------------------------------------------------------------------------


def shown(seed: int, step: int, paint: Paint) -> Draw:
    """A position, painted in some way; it is played when it is drawn, not before."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        view, theme = position(seed, step), THEMES[name]
        return still(paint(view, texts, theme), colours(theme), alt_text(view, texts))

    return draw


def map_of(seed: int, step: int) -> Draw:
    """The map of a position."""
    return shown(seed, step, lambda view, texts, theme: draw_map(view, texts, theme=theme))


def changes_of(seed: int, before: int, after: int) -> Draw:
    """The map with what changed between two positions."""
    return shown(
        seed,
        after,
        lambda view, texts, theme: draw_map(
            view, texts, theme=theme, marks=changed_marks(position(seed, before), view)
        ),
    )


def strip_of(seed: int, step: int) -> Draw:
    """The table strip of a position."""
    return shown(
        seed, step, lambda view, texts, theme: draw_strip(view, texts, names=NAMES, theme=theme)
    )


def draft_of(seed: int, step: int, *draft: str, chosen: Cell = 0) -> Draw:
    """The map with a draft; ``chosen`` is the figure whose ways are shown."""

    def paint(view: View, texts: Texts, theme: Theme) -> Image.Image:
        made = drafted(next(islice(playing("ankh", seed), step, None)), *draft)
        left = made.keys
        if chosen:
            left = tuple(key for key in left if (way := read_move(key)) and way.start == chosen)
        marks = draft_marks(view, made.after, draft, made.keys, left)
        return draw_map(view, texts, theme=theme, marks=marks)

    return shown(seed, step, paint)


def battle_of(seed: int, step: int) -> Draw:
    """The battle that a decision ended."""
    return shown(
        seed,
        step,
        lambda view, texts, theme: draw_battle(
            view, battle_report(events_of_battle(seed, step)), texts, names=NAMES, theme=theme
        ),
    )


def sheet_of(seed: int, step: int, place: int) -> Draw:
    """The sheet of the god with a place in the turn order."""
    return shown(
        seed,
        step,
        lambda view, texts, theme: draw_sheet(
            view,
            view.gods[place].god,
            texts,
            theme=theme,
            name=", ".join(NAMES[seat] for seat in view.gods[place].people),
        ),
    )


def hand_of(seed: int, step: int, place: int) -> Draw:
    """The hand of the god with a place in the turn order."""
    return shown(
        seed,
        step,
        lambda view, texts, theme: draw_hand(view, view.gods[place].god, texts, theme=theme),
    )


def end_of(seed: int) -> Draw:
    """The end of a game."""
    return shown(
        seed,
        -1,
        lambda view, texts, theme: draw_end(
            view,
            course(event for moment in moments(seed) for event in moment.events),
            texts,
            names=NAMES,
            theme=theme,
        ),
    )


def replay_of(seed: int, first: int, last: int) -> Draw:
    """Some frames of a game's replay."""

    def draw(texts: Texts, name: ThemeName) -> Picture:
        frames = replay_frames(captioned(texts, moments(seed)))[first:last]
        alt = alt_text(frames[-1].view, texts)
        return Picture(draw_replay(frames, texts, theme=THEMES[name]), alt, ".gif")

    return draw


# --- the exhibits --------------------------------------------------------------------------

FIVE, DELTA, OLD = 6, 99, 4  # seeds: the Great Rebuilding, the Gift of the Delta, the Old Kingdom

EXHIBITS: tuple[Exhibit, ...] = (
    Exhibit("map", "", LIGHT, "en", "Five gods in the Great Rebuilding.", map_of(FIVE, 200)),
    Exhibit("map", "", DARK, "ru", "The Gift of the Delta, dark.", map_of(DELTA, 150)),
    Exhibit("map", "", CONTRAST, "uk", "The Old Kingdom in high contrast.", map_of(OLD, 130)),
    Exhibit("map", "", CONTRAST, "en", "The same in English.", map_of(OLD, 130)),
    Exhibit(
        "changed",
        "",
        LIGHT,
        "en",
        "Arrows for figures that moved, frames for what came, went or changed hands.",
        changes_of(OLD, 86, 106),
    ),
    Exhibit("strip", "", LIGHT, "en", "Five gods.", strip_of(FIVE, 200)),
    Exhibit(
        "strip", "", DARK, "uk", "After a merge: two people play one god.", strip_of(DELTA, 150)
    ),
    Exhibit("strip", "", CONTRAST, "ru", "High contrast.", strip_of(OLD, 130)),
    Exhibit(
        "draft",
        "move",
        LIGHT,
        "en",
        "A move that is chosen, and where the next figure can go.",
        draft_of(OLD, 130, "47>65", chosen=38),
    ),
    Exhibit(
        "draft", "caravan", LIGHT, "en", "The ends of all caravans, numbered.", draft_of(OLD, 137)
    ),
    Exhibit(
        "draft",
        "split",
        LIGHT,
        "en",
        "A caravan that is chosen, and the sizes of both sides.",
        draft_of(OLD, 137, "caravan 18|28 27|28 27|38 37|38 37|47"),
    ),
    Exhibit("battle", "", LIGHT, "en", "Four gods fight.", battle_of(OLD, 194)),
    Exhibit("battle", "", DARK, "uk", "Three gods fight.", battle_of(FIVE, 204)),
    Exhibit("battle", "", LIGHT, "ru", "Four gods fight, in Russian.", battle_of(OLD, 194)),
    Exhibit("sheet", "", LIGHT, "en", "Five powers and two guardians.", sheet_of(FIVE, 200, 1)),
    Exhibit("sheet", "", DARK, "ru", "Two gods on one sheet.", sheet_of(DELTA, 150, 0)),
    Exhibit("hand", "", LIGHT, "uk", "Cards with their texts.", hand_of(FIVE, 200, 2)),
    Exhibit("end", "", LIGHT, "en", "Amun has reached the top.", end_of(DELTA)),
    Exhibit("end", "", DARK, "uk", "One god is not forgotten.", end_of(OLD)),
    Exhibit("end", "", CONTRAST, "ru", "All gods are forgotten.", end_of(FIVE)),
    Exhibit(
        "replay", "", LIGHT, "en", "Some steps before the third conflict.", replay_of(DELTA, 70, 88)
    ),
)
