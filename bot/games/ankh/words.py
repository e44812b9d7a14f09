"""Names of pieces and places as they stand on buttons and in menus."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.clicks import BUTTON, LABEL, NOTE, step
from bot.games.game_ui import Step
from bot.texts import Texts
from bot.texts.saying import clipped
from renderer.labels import key
from rules.ankh.board import AROUND, DIRECTIONS, TERRAIN, Cell, members
from rules.ankh.data import GUARDIANS, God, Kind, MonumentKind
from rules.ankh.lookup import adjacent, armies, figure_at, monument_at, regions_of
from rules.ankh.view import FigureView, MonumentView, View

_TERRAIN = {"f": "fertile", "d": "desert", "w": "water"}


class Words:
    """The names of what a view shows, in one language."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts = texts
        self.view = view

    def god(self, god: God) -> str:
        """A god."""
        return self.texts(key("ankh-god", god))

    def kind(self, kind: Kind) -> str:
        """A kind of figure; of god figures, ``god``."""
        return self.texts(key("ankh-kind", kind))

    def about_kind(self, kind: Kind) -> str:
        """What a guardian does; nothing about other figures, which do nothing special."""
        return self.texts(key("ankh-text-kind", kind)) if kind in GUARDIANS else ""

    def monument_kind(self, kind: MonumentKind) -> str:
        """A kind of monument."""
        return self.texts(key("ankh-monument", kind))

    def figure(self, figure: FigureView) -> str:
        """A figure and whose it is: ``warrior (Ra)``."""
        return f"{self.kind(figure.kind)} ({self.god(figure.god)})"

    def kind_at(self, cell: Cell) -> str:
        """What figure stands on a cell; empty if none does."""
        figure = figure_at(self.view, cell)
        return self.kind(figure.kind) if figure else ""

    def owner(self, monument: MonumentView) -> str:
        """Who controls a monument, or that nobody does."""
        if monument.god is not None:
            return self.god(monument.god)
        return self.texts(key("ankh-neutral", monument.kind))

    def monument(self, monument: MonumentView) -> str:
        """A monument and whose it is: ``temple (Ra)``."""
        return f"{self.monument_kind(monument.kind)} ({self.owner(monument)})"

    def region(self, cell: Cell) -> str:
        """The region of a cell, or the regions of a water cell; empty if it is in none."""
        tokens = regions_of(self.view, cell)
        if not tokens:
            return ""
        listed = ", ".join(str(token) for token in tokens)
        return self.texts("ankh-click-regions", count=len(tokens), list=listed)

    def place(self, cell: Cell) -> tuple[str, ...]:
        """A cell and its region."""
        region = self.region(cell)
        return (str(cell), region) if region else (str(cell),)

    def terrain(self, cell: Cell) -> str:
        """The terrain of a cell."""
        return self.texts(key("ankh-terrain", _TERRAIN[TERRAIN[cell]]))

    def surroundings(self, cell: Cell, leaving: Cell = 0) -> tuple[str, ...]:
        """The terrain of a cell, and what it is next to; a figure that leaves is not counted."""
        found = []
        for near in members(adjacent(self.view)[cell]):
            monument, figure = monument_at(self.view, near), figure_at(self.view, near)
            if monument:
                found.append(f"{self.monument(monument)} {near}")
            if figure and near != leaving:
                found.append(f"{self.figure(figure)} {near}")
        if not found:
            return (self.terrain(cell),)
        return (self.terrain(cell), self.texts("ankh-note-beside", list=", ".join(found)))

    def armies(self, area: Collection[Cell]) -> str:
        """Who stands in an area, and with how many figures: ``Ra 2, Isis 1``."""
        counts = armies(self.view, area)
        listed = ", ".join(f"{self.god(god)} {count}" for god, count in counts.items())
        return listed or self.texts("ankh-nobody")

    # --- a Giant Scorpion's claws -------------------------------------------------------

    def facing(self, value: str, cell: Cell, aim: int) -> Step:
        """Which cells the claws cover, and the monuments that they would destroy there."""
        around = [(d, AROUND[cell][d]) for d in (aim, (aim + 1) % 6)]
        near = adjacent(self.view)[cell]
        struck = [
            monument
            for _, covered in around
            if covered is not None and near >> covered & 1
            if (monument := monument_at(self.view, covered))
        ]
        places = " + ".join(str(at or self._direction(d)) for d, at in around)
        return self._faced(value, places, struck)

    def _faced(self, value: str, places: str, struck: list[MonumentView]) -> Step:
        """A facing; who owns the monuments is left to the note where it does not fit."""
        if not struck:
            return step(value, places)
        whole = f"{places}: {', '.join(self.monument(monument) for monument in struck)}"
        if len(whole) <= BUTTON:
            return Step(value, whole)
        kinds = ", ".join(self.monument_kind(monument.kind) for monument in struck)
        return Step(value, clipped(f"{places}: {kinds}", LABEL), clipped(whole, NOTE))

    def _direction(self, direction: int) -> str:
        return self.texts(key("ankh-direction", DIRECTIONS[direction].name))
