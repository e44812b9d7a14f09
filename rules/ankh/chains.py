"""Chains of camels: the geometry of the Camel Caravan (RULES A-13).

Camels stand on borders; borders meet in corners, each shared by three cells.  A
chain is cut in the middle into two halves of at most three borders that start at
one corner.  All halves of the empty map are made once; a region keeps those that
lie inside it and end at its edge, and joins pairs of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from rules.ankh.board import (
    AT,
    AXIAL,
    BORDERS,
    DIRECTIONS,
    LAND,
    NEIGHBOURING,
    Axial,
    Border,
    Camels,
    Cells,
    borders_of,
    cells,
    members,
)
from rules.ankh.keys import Caravan, caravan
from rules.engine.options import Lazy

MOST_CAMELS = 6
LEAST_LAND = 6
_HALF = MOST_CAMELS // 2

Corner: TypeAlias = frozenset[Axial]  # three cells that meet, on the board or off it


class Half(NamedTuple):
    """Some borders from a corner outwards, with the cells on either side of the way."""

    borders: tuple[int, ...]  # in the order of the way
    camels: Camels
    end: int  # the last corner, as a bit over _CORNERS
    through: int  # the corners between the first and the last, as bits
    left: Cells
    right: Cells
    near_left: Cells  # with their neighbours
    near_right: Cells


@cache
def corners_of(edge: Border) -> tuple[Corner, Corner]:
    """The two corners in which a border ends."""
    a, b = AXIAL[edge[0]], AXIAL[edge[1]]
    around = [(a[0] + d.q, a[1] + d.r) for d in DIRECTIONS]
    at = around.index(b)
    return (
        frozenset((a, b, around[at - 1])),
        frozenset((a, b, around[(at + 1) % 6])),
    )


def _all_corners() -> list[Corner]:
    found: dict[Corner, None] = {}
    for edge in BORDERS:
        found.update(dict.fromkeys(corners_of(edge)))
    return list(found)


_CORNERS = _all_corners()
_INDEX = {corner: n for n, corner in enumerate(_CORNERS)}
# The land cells of each corner: a corner is inside a region if it has all three there.
_CORNER_LAND: list[Cells] = [
    cells(AT[a] for a in corner if a in AT and LAND >> AT[a] & 1) for corner in _CORNERS
]
_INLAND_CORNERS = [
    (1 << n, around) for n, around in enumerate(_CORNER_LAND) if around.bit_count() == 3
]
_BORDER_CELLS = [(1 << n, 1 << a | 1 << b) for n, (a, b) in enumerate(BORDERS)]


class _Way(NamedTuple):
    """One border seen from one of its corners."""

    border: int
    to: int
    left: Cells
    right: Cells


def _ways() -> list[list[_Way]]:
    """For each corner the borders that start there."""
    ways: list[list[_Way]] = [[] for _ in _CORNERS]
    for n, (a, b) in enumerate(BORDERS):
        # corners_of goes counter-clockwise then clockwise round a, as seen towards b.
        before, after = (_INDEX[c] for c in corners_of((a, b)))
        ways[before].append(_Way(n, after, 1 << b, 1 << a))
        ways[after].append(_Way(n, before, 1 << a, 1 << b))
    return ways


_WAYS = _ways()


def _near(cell: Cells) -> Cells:
    """A single cell with its neighbours."""
    return cell | NEIGHBOURING[cell.bit_length() - 1]


def _halves(start: int) -> list[Half]:
    """All ways of up to three borders from a corner, never through a corner twice."""
    found = layer = [Half((), 0, 1 << start, 0, 0, 0, 0, 0)]
    for _ in range(_HALF):
        layer = [
            Half(
                (*h.borders, w.border),
                h.camels | 1 << w.border,
                1 << w.to,
                h.through | h.end & ~(1 << start),
                h.left | w.left,
                h.right | w.right,
                h.near_left | _near(w.left),
                h.near_right | _near(w.right),
            )
            for h in layer
            for w in _WAYS[h.end.bit_length() - 1]
            if not (h.through | h.end | 1 << start) >> w.to & 1
        ]
        found = found + layer
    return found


_HALVES: list[list[Half]] = [_halves(n) for n in range(len(_CORNERS))]
# The halves from each corner by their length, each with all its corners but the first, as bits.
_BY_LENGTH = [
    [
        [(h.through | h.end, h) for h in halves if len(h.borders) == length]
        for length in range(1, _HALF + 1)
    ]
    for halves in _HALVES
]
# Each border as a chain of its own: it ends at both its corners.
_SINGLE: dict[int, tuple[Half, Half]] = {
    half.borders[0]: (half, halves[0])
    for halves in _HALVES
    for half in halves
    if len(half.borders) == 1
}


class Chains(Lazy[Caravan]):
    """Caravans whose keys are made when they are looked at."""

    __slots__ = ("_chains",)

    def __init__(self, chains: Sequence[tuple[int, ...]]) -> None:
        self._chains = chains

    def __len__(self) -> int:
        return len(self._chains)

    def __iter__(self) -> Iterator[Caravan]:
        return map(caravan, self._chains)

    def nth(self, place: int) -> Caravan:
        """The caravan at a place."""
        return caravan(self._chains[place])

    def of(self, most: int) -> Chains:
        """Those of so many camels at most."""
        return Chains([chain for chain in self._chains if len(chain) <= most])


@lru_cache(maxsize=1 << 12)
def cuts(region: Cells, closed: Cells) -> Chains:
    """All chains that split a region into two of six land cells or more.

    ``closed`` are cities, on whose borders no camel may stand.  Rivers and camels
    always lie between two regions, so a corner is an anchor of this region exactly
    if it touches something that is not its land (A-13.3).
    """
    if region.bit_count() < 2 * LEAST_LAND:
        return Chains(())
    found: dict[Camels, tuple[int, ...]] = {}
    inside = _corners_inside(region)
    holes = has_holes(region, inside)
    for first, second in _pairs(inside, _inner_borders(region & ~closed)):
        if _splits(region, first, second, holes=holes):
            chain = (*reversed(first.borders), *second.borders)
            found[first.camels | second.camels] = chain
    return Chains([found[camels] for camels in sorted(found)])


@lru_cache(maxsize=1 << 12)
def _inner_borders(area: Cells) -> Camels:
    """The borders between two cells of an area."""
    return sum(bit for bit, both in _BORDER_CELLS if area & both == both)


def _corners_inside(region: Cells) -> int:
    """The corners, as bits, all of whose cells are land of the region."""
    return sum(bit for bit, around in _INLAND_CORNERS if region & around == around)


def is_anchor(corner: Corner, region: Cells) -> bool:
    """Return whether a chain in this region can end in a corner (A-13.3)."""
    return not _corners_inside(region) >> _INDEX[corner] & 1


def has_holes(region: Cells, inside: int) -> bool:
    """Return whether something lies enclosed in a region, by Euler's formula."""
    borders = _inner_borders(region).bit_count()
    return region.bit_count() - borders + inside.bit_count() != 1


def _pairs(inside: int, open_borders: Camels) -> Iterator[tuple[Half, Half]]:
    """Every chain once, as two halves from one corner to anchors, the first one not shorter."""
    for border in members(open_borders):
        first, second = _SINGLE[border]
        if not (first.end | second.end) & inside:
            yield first, second
    shut = ~open_borders
    for middle in members(inside):
        shorter: list[tuple[int, Half]] = []
        for halves in _BY_LENGTH[middle]:
            usable = [
                (corners, half)
                for corners, half in halves
                if corners & inside == half.through and not half.camels & shut
            ]
            for (met, first), (met_too, second) in combinations(usable, 2):
                if not met & met_too:
                    yield first, second
            for (met, first), (met_too, second) in product(usable, shorter):
                # A chain of odd length has two middles, and is found from both.
                if not met & met_too and first.end > second.end:
                    yield first, second
            shorter = usable


def _splits(region: Cells, first: Half, second: Half, *, holes: bool) -> bool:
    """Return whether a chain makes two parts of a region, both large enough.

    Without holes every chain from edge to edge does, so only the sizes are in question.
    """
    left, right = first.left | second.right, first.right | second.left
    near_left, near_right = first.near_left | second.near_right, first.near_right | second.near_left
    if not (_is_large(near_left, region & ~right) and _is_large(near_right, region & ~left)):
        return False
    # From a hole to the outside both sides meet behind it, and nothing is cut.
    return not holes or not _spread(left, region & ~right) & _spread(right, region & ~left)


# --- naming a chain by its ends ---------------------------------------------------------


def loose_ends(edges: Sequence[Border]) -> list[Corner]:
    """The two corners in which a chain ends; none if the borders make no chain."""
    met = [corner for edge in edges for corner in corners_of(edge)]
    loose = [corner for corner in met if met.count(corner) == 1]
    joints = len(set(met)) - len(loose)
    return loose if joints == len(edges) - 1 else []


def number_ends(chains: Sequence[Caravan]) -> dict[Corner, int]:
    """Number all ends of some chains from 1, from west to east and from north to south."""
    ends = {corner for chain in chains for corner in loose_ends(borders_of(chain.camels))}
    return {corner: n for n, corner in enumerate(sorted(ends, key=_place), 1)}


def _place(corner: Corner) -> tuple[int, int]:
    """Where a corner lies, in sixths of a cell's height."""
    return sum(q for q, _ in corner), sum(2 * r + q for q, r in corner)


def joining(chains: Sequence[Caravan], ends: str) -> list[Caravan]:
    """The chains between two numbered ends, written ``3>7``."""
    numbers = number_ends(chains)
    wanted = sorted(ends.split(">"))
    return [
        chain
        for chain in chains
        if sorted(str(numbers[c]) for c in loose_ends(borders_of(chain.camels))) == wanted
    ]


# --- flooding -----------------------------------------------------------------------------

# The six neighbours of a whole set of cells at once, by shifting its bits.  Rows 0 and 9
# are masked where a shift would slip into the next column; even columns have no row 9.
_NOT_ROW_9 = ~cells(range(9, 120, 10))
_NOT_ROW_0 = ~cells(range(0, 120, 10))
_EVEN = cells(n for n in range(120) if n // 10 % 2 == 0)
_ODD_BELOW_ROW_0 = ~_EVEN & _NOT_ROW_0


def _grow(area: Cells, room: Cells) -> Cells:
    """An area with its neighbours, as far as there is room."""
    tall = room & (area | (area & _NOT_ROW_9) << 1 | (area & _NOT_ROW_0) >> 1)
    odd, even = tall & _ODD_BELOW_ROW_0, tall & _EVEN
    return room & (tall | tall << 10 | tall >> 10 | odd << 9 | odd >> 11 | even << 11 | even >> 9)


def _is_large(area: Cells, room: Cells) -> bool:
    """Return whether an area can grow to the least size of a region."""
    area, before = area & room, 0
    while area.bit_count() < LEAST_LAND and area != before:
        before, area = area, _grow(area, room)
    return area.bit_count() >= LEAST_LAND


def _spread(area: Cells, room: Cells) -> Cells:
    """Everything that an area can grow to, all borders inside the room open."""
    before = 0
    while area != before:
        before, area = area, _grow(area, room)
    return area
