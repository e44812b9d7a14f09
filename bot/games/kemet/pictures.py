"""The pictures of Kemet as files, with what they say to those who do not see them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.drafted import Drafted
from bot.games.kemet.captions import captioned_chapters
from bot.games.kemet.naming import Names
from bot.games.ui_types import Look, Moment, Picture
from bot.texts import Texts
from renderer import encode
from renderer.kemet import alt_text as alts
from renderer.kemet import text_board as words
from renderer.kemet.battle_picture import battle_words, draw_battle
from renderer.kemet.battle_report import battle_of
from renderer.kemet.changes import changed_marks
from renderer.kemet.draft_marks import (
    draft_marks,
    joined_marks,
    on_map,
    on_strip,
    open_marks,
    open_tiles,
)
from renderer.kemet.end_picture import draw_end
from renderer.kemet.hand_picture import draw_hand
from renderer.kemet.map_picture import draw_map
from renderer.kemet.market_picture import draw_market
from renderer.kemet.marks import NO_MARKS, Marks
from renderer.kemet.palette import THEMES, Theme, colours
from renderer.kemet.replay_picture import draw_replay
from renderer.kemet.strip_picture import draw_strip
from renderer.theme import ThemeName
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.kemet.data import Colour
from rules.kemet.lookup import fighter_of, player_of
from rules.kemet.state import Stage
from rules.kemet.view import BattleView, View

POINTS = "points"


def theme_of(look: Look) -> Theme:
    """The colours that somebody wants."""
    return THEMES[ThemeName(look.theme)]


def _picture(name: str, image: Image.Image, theme: Theme, alt: str) -> Picture:
    return Picture(name, encode.png(image, colours(theme)), alt)


# --- a turn ------------------------------------------------------------------------------------


def board(
    look: Look, view: View, *, step: int | None = None, before: View | None = None
) -> list[Picture]:
    """The map and the strip, with what has changed."""
    is_same_game = before is not None and bool(before.players)
    marks = changed_marks(before, view) if before is not None and is_same_game else NO_MARKS
    ending = "" if step is None else f"-{step}"
    shown = [_map(look, view, marks, f"map{ending}.png", step)]
    if view.players:
        shown.append(_strip(look, view, marks, f"strip{ending}.png"))
    return shown


def _map(
    look: Look, view: View, marks: Marks, name: str = "map.png", step: int | None = None
) -> Picture:
    theme = theme_of(look)
    image = draw_map(view, look.texts, step=step, theme=theme, marks=marks)
    return _picture(name, image, theme, alts.alt_text(view, look.texts))


def _strip(look: Look, view: View, marks: Marks, name: str = "strip.png") -> Picture:
    theme, texts = theme_of(look), look.texts
    image = draw_strip(view, texts, names=look.names, theme=theme, marks=marks, asked=look.asked)
    return _picture(name, image, theme, alts.alt_text(view, texts))


# --- drafts ------------------------------------------------------------------------------------


def preview(look: Look, draft: Drafted) -> list[Picture]:
    """What a draft would do, and where the clicks made so far can lead."""
    view = draft.after
    if view.buying is not None:
        marked = open_tiles(draft.left) if len(draft.left) < len(draft.keys) else ()
        return [_market(look, view, view.buying, draft.seat, marked)]
    done = draft_marks(draft.before, view, draft.answers)
    marks = joined_marks(done, open_marks(view, draft.left, draft.keys))
    shown = [_map(look, view, marks)] if on_map(marks) else []
    if on_strip(marks) and view.players:
        shown.append(_strip(look, view, marks))
    return shown


# --- scenes --------------------------------------------------------------------------------------


def is_scenic(event: Event) -> bool:
    """A battle that is fought and the end have pictures."""
    return event.what in ("fought", "game_over")


def scene(
    look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
) -> list[Picture]:
    """The last battle, and how the game ended."""
    if not view.players or not any(is_scenic(event) for event in events):
        return []
    battle = battle_of(view, events, earlier) if _has_battle(events) else None
    shown = [] if battle is None else [_battle(look, view, battle)]
    if view.ending is not None:
        shown.append(_points(look, view, "end.png"))
    return shown


def _has_battle(events: Sequence[Event]) -> bool:
    return any(event.what == "fought" for event in events)


def _battle(look: Look, view: View, battle: BattleView) -> Picture:
    theme, texts = theme_of(look), look.texts
    image = draw_battle(view, texts, battle=battle, names=look.names, theme=theme)
    return _picture("battle.png", image, theme, battle_words(view, battle, texts))


def _points(look: Look, view: View, name: str) -> Picture:
    theme = theme_of(look)
    image = draw_end(view, look.texts, names=look.names, theme=theme)
    return _picture(name, image, theme, alts.end_words(view, look.texts))


# --- close-ups, sheets, hands --------------------------------------------------------------------


def closeups(texts: Texts, view: View) -> dict[str, str]:
    """The market by colour, and the points."""
    if not view.players:
        return {}
    names = Names(texts, view)
    market = {str(colour): names.market(colour) for colour in Colour}
    return {**market, POINTS: texts("kemet-click-points")}


def closeup_groups(texts: Texts, view: View) -> dict[str, tuple[str, ...]]:
    """A button for the market."""
    return {texts("kemet-click-market"): tuple(map(str, Colour))} if view.players else {}


def closeup(look: Look, view: View, part: str) -> list[Picture]:
    """The tiles of a colour, or the points as if the game ended now."""
    if part not in set(Colour):
        return [_points(look, view, "points.png")]
    return [_market(look, view, Colour(part))]


def _market(
    look: Look,
    view: View,
    colour: Colour,
    seat: Seat | None = None,
    marked: Sequence[int] = (),
) -> Picture:
    """With a seat, that player's prices and what keeps the others from being bought."""
    theme, texts = theme_of(look), look.texts
    image = draw_market(
        view, colour, texts, seat=seat, names=look.names, theme=theme, marked=marked
    )
    return _picture(f"{colour}.png", image, theme, alts.market_words(view, colour, texts, seat))


def sheet(look: Look, view: View, seat: Seat) -> list[Picture]:
    """The strip: it has everything that is public about everybody."""
    return [_strip(look, view, NO_MARKS)] if player_of(view, seat) is not None else []


def hand(look: Look, view: View, seat: Seat) -> list[Picture]:
    """DI and battle cards; before a battle also how it stands, as far as the player knows."""
    if player_of(view, seat) is None:
        return []
    theme, texts = theme_of(look), look.texts
    image = draw_hand(view, seat, texts, names=look.names, theme=theme)
    shown = [_picture("hand.png", image, theme, alts.hand_words(view, seat, texts))]
    battle = view.battle
    if battle is not None and battle.stage is not Stage.ATTACK and fighter_of(view, seat):
        shown.insert(0, _battle(look, view, battle))
    return shown


# --- replays, words ------------------------------------------------------------------------------


def replay(look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """An animation for each day."""
    texts, theme = look.texts, theme_of(look)
    begun = [moment for moment in moments if moment.view.players]
    return [
        Picture(
            f"replay-{n}.gif",
            draw_replay(frames, texts, theme=theme),
            alts.alt_text(frames[-1].view, texts),
        )
        for n, frames in enumerate(captioned_chapters(texts, begun), 1)
    ]


def text_board(texts: Texts, view: View) -> list[str]:
    """The board in words."""
    return words.text_board(view, texts)
