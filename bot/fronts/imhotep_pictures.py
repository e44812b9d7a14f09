"""The pictures of Imhotep as files, with what they say to those who do not see them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.fronts.front import Look, Moment, Picture
from bot.texts import Texts
from renderer.imhotep.encode import board_png, table_png
from renderer.imhotep.palette import LIGHT, LIVERIES, THEMES, Theme
from renderer.theme import ThemeName
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.imhotep.view import View


def theme_of(look: Look) -> Theme:
    """The colours that somebody wants."""
    return THEMES[ThemeName(look.theme)]


def colour(view: View, seat: Seat | None) -> int:
    """The colour of a seat's stones, or of the game."""
    if seat is None or seat >= len(view.players):
        return int.from_bytes(bytes(LIGHT.gold))
    return int.from_bytes(bytes(LIVERIES[view.players[seat].colour].face))


def board(look: Look, view: View, step: int | None, before: View | None) -> list[Picture]:
    theme = theme_of(look)
    data = board_png(view, look.texts, names=look.names, step=step, theme=theme)
    return [Picture("board.png", data, "x"), Picture("table.png", table_png(view, look.texts, names=look.names, theme=theme), "x")]

def preview(look, view, seat, answers, keys, way): return []
def scene(look, view, events): return []
def sheet(look, view, seat): return []
def hand(look, view, seat): return []
def replay(look, moments): return []
def in_words(texts, view): return ["x"]
