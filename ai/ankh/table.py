"""A seat's view as a board to think on: figures and monuments may be tried elsewhere.

Only what a view shows is in it.  Nothing here plays by the rules' own code: a table
holds where things stand, and who asks moves them about.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeAlias, TypeVar, cast

from rules.ankh.board import Cell, Cells, Land, cells, shore
from rules.ankh.data import (
    CONFLICT_POSITIONS,
    LAST_RED,
    Card,
    EventKind,
    God,
    Kind,
    MonumentKind,
    Power,
)
from rules.ankh.lookup import adjacent, god_of, next_event, sheet_of
from rules.ankh.scenarios import ScenarioId
from rules.ankh.view import GodView, View

T = TypeVar("T")

RICH_MAJORITIES = (ScenarioId.GIFT_OF_THE_DELTA, ScenarioId.DISCORD_NEW_KINGDOM)


class Piece(NamedTuple):
    """A figure, with the cells that a Giant Scorpion is aimed at."""

    god: God
    kind: Kind
    sun: bool = False
    aimed: tuple[Cell, ...] = ()


Figures: TypeAlias = list[tuple[Cell, Piece]]


class Shrine(NamedTuple):
    """A monument and who controls it."""

    kind: MonumentKind
    god: God | None


class Region(NamedTuple):
    """A region: its land, its land with its water, and whether a city lies in it."""

    token: int
    land: Cells
    area: Cells
    city: bool


class Table:
    """What one seat sees, ready to be changed in thought."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.sheets: dict[God, GodView] = {sheet.god: sheet for sheet in view.gods}
        mine = None if view.viewer is None else sheet_of(view, god_of(view, view.viewer))
        assert mine is not None, "whoever plays has a god in play"
        self.mine, self.me = mine, mine.god
        self.powers = {sheet.god: frozenset(sheet.powers) for sheet in view.gods}
        self.figures = {f.cell: Piece(f.god, f.kind, f.sun, f.aimed) for f in view.figures}
        self.monuments = {m.cell: Shrine(m.kind, m.god) for m in view.monuments}
        self.near = adjacent(view)
        towns = cells(city.cell for city in view.cities)
        self.regions = [
            _region(r.token, cells(r.land), cells(r.water), towns) for r in view.regions
        ]
        self.blocked = towns | cells(view.flooded)
        self._known: dict[Hashable, object] = {}  # see :meth:`known`

    def copy(self) -> Table:
        """Return a table on which figures can be put elsewhere; the rest is shared."""
        twin: Table = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.figures = self.figures.copy()
        return twin

    def with_monument(self, cell: Cell, shrine: Shrine) -> Table:
        """Return a table on which a monument stands, or has changed hands."""
        twin = self.copy()
        twin.monuments = {**self.monuments, cell: shrine}
        twin._known = {}
        return twin

    def with_land(self, ground: Land) -> Table:
        """Return a table on which new camels have made other regions."""
        twin = self.copy()
        flooded = cells(self.view.flooded)
        towns = cells(city.cell for city in self.view.cities)
        twin.near = ground.adjacent
        twin.regions = [_region(0, part, shore(part) & ~flooded, towns) for part in ground.regions]
        twin._known = {}
        return twin

    def known(self, key: Hashable, reckon: Callable[[], T]) -> T:
        """Return what was reckoned before, or reckon it now.

        Copies on which figures stand elsewhere know it too, so it must follow from the land and
        the monuments alone, or the key must name the figures that it depends on.
        """
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = reckon()
        return cast("T", found)

    # --- looking things up ------------------------------------------------------------

    @property
    def enemies(self) -> list[God]:
        """The other gods still in the game."""
        return [god for god in self.sheets if god is not self.me]

    def has(self, god: God, power: Power) -> bool:
        """Return whether a god has unlocked a power."""
        return power in self.powers[god]

    def is_bountiful(self, god: God) -> bool:
        """Return whether each gain of this god is one larger now (A-24.11)."""
        return Power.BOUNTIFUL in self.powers[god] and self.sheets[god].devotion <= LAST_RED

    def is_free(self, cell: Cell, god: God) -> bool:
        """Return whether a figure of this god could stand on a cell of land."""
        if cell in self.figures or cell in self.monuments or self.blocked >> cell & 1:
            return False
        return self.view.portals.get(cell, god) is god

    def beside(self, god: God) -> Cells:
        """All cells adjacent to a figure of a god."""
        near, result = self.near, 0
        for cell, piece in self.figures.items():
            if piece.god is god:
                result |= near[cell]
        return result

    def region(self, token: int) -> Region:
        """Return the region with this token."""
        return next(region for region in self.regions if region.token == token)

    def by_region(self) -> list[Figures]:
        """The figures in each region, with those at its shores, as the regions come."""
        found: list[Figures] = [[] for _ in self.regions]
        around = self.known("around", dict[Cell, tuple[int, ...]])
        for item in self.figures.items():
            places = around.get(item[0])
            if places is None:
                places = around[item[0]] = self._regions_at(item[0])
            for n in places:
                found[n].append(item)
        return found

    def _regions_at(self, cell: Cell) -> tuple[int, ...]:
        return tuple(n for n, region in enumerate(self.regions) if region.area >> cell & 1)

    def within(self, area: Cells) -> dict[God, list[Cell]]:
        """The gods in an area, with the cells of their figures."""
        present: dict[God, list[Cell]] = {}
        for cell, piece in self.figures.items():
            if area >> cell & 1:
                present.setdefault(piece.god, []).append(cell)
        return present

    def income(self, god: God, beside: Cells) -> int:
        """Followers by the Gain Followers action, for figures beside these cells (A-9)."""
        serving = self.known(
            ("serving", god),
            lambda: cells(c for c, s in self.monuments.items() if s.god is None or s.god is god),
        )
        return (beside & serving).bit_count() + (Power.REVERED in self.powers[god])

    def hand(self, god: God) -> tuple[Card, ...]:
        """The cards that a god could play; all hands are public (A-27.1)."""
        return self.sheets[god].hand

    # --- how far the game is ----------------------------------------------------------

    @property
    def conflicts_left(self) -> int:
        """Conflicts still to come after the event marker's space."""
        return sum(1 for n in CONFLICT_POSITIONS if n > self.view.event)

    @property
    def events_to_conflict(self) -> int:
        """Events up to the next conflict, that one included; 0 after the last."""
        return next((n - self.view.event for n in CONFLICT_POSITIONS if n > self.view.event), 0)

    @property
    def is_control_next(self) -> bool:
        """Return whether the next event is Control Monument."""
        return next_event(self.view) is EventKind.CONTROL

    def majority_worth(self, region: Region) -> int:
        """Devotion for one majority in a region (A-23.5, A-23.9)."""
        return 2 if region.city and self.view.scenario in RICH_MAJORITIES else 1

    def triumph_bonus(self, region: Region) -> int:
        """Devotion added for winning or dominating in a region (A-23.5)."""
        return int(region.city and self.view.scenario is ScenarioId.GIFT_OF_THE_DELTA)


def _region(token: int, ground: Cells, water: Cells, towns: Cells) -> Region:
    return Region(token, ground, ground | water, bool(ground & towns))
