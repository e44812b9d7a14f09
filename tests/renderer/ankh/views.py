"""Views to draw, made from set-up games and changed by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from bot.commands.seeded_games import random_view
from bot.games.registry import GAMES, settings_of
from bot.texts import Texts
from renderer.ankh.geometry import CENTRES
from rules.ankh.board import AROUND, Cell
from rules.ankh.data import God, Kind, MonumentKind
from rules.ankh.view import FigureView, MonumentView, View
from tests.renderer.pixels import Box

LABELS = Texts("en")
SETTINGS = settings_of(GAMES["ankh"])


@cache
def opening(scenario: str = "middle_kingdom", seats: int = 5) -> View:
    """A game that is set up, with all five gods if there are five seats."""
    return random_view("ankh", 1, 0, options={"scenario": scenario}, seats=seats)


def bare(scenario: str = "middle_kingdom", seats: int = 5) -> View:
    """The same without a piece on the map."""
    return replace(opening(scenario, seats), figures=(), monuments=(), portals={}, camels=())


def figure(cell: Cell, god: God, kind: Kind, *, sun: bool = False, aim: int = -1) -> FigureView:
    pair = (AROUND[cell][aim], AROUND[cell][(aim + 1) % 6]) if aim >= 0 else ()
    return FigureView(cell, god, kind, sun, aim, tuple(c for c in pair if c is not None))


def with_figure(view: View, *figures: FigureView) -> View:
    return replace(view, figures=(*view.figures, *figures))


def with_monument(view: View, cell: Cell, kind: MonumentKind, god: God | None) -> View:
    return replace(view, monuments=(*view.monuments, MonumentView(cell, kind, god)))


def with_god(view: View, god: God, **fields: Any) -> View:
    """Change a god's dashboard."""
    changed = tuple(replace(g, **fields) if g.god is god else g for g in view.gods)
    return replace(view, gods=changed)


def around(cell: Cell, reach: int = 64) -> Box:
    x, y = (round(v) for v in CENTRES[cell])
    return x - reach, y - reach, x + reach, y + reach
