"""The preview of a draft: what some answers would do, and where one can still go.

Answers are keys as they are typed and logged.  Nothing is checked here: the rules have
already accepted what is drafted, and what they did not offer is not among the options.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from renderer.ankh.cartouches import preferred
from renderer.ankh.marks import NO_MARKS, Ghost, Marks
from rules.ankh.board import Border, Cell, Cells, border, camels_of, cells, cut, land, members
from rules.ankh.chains import Corner, number_ends
from rules.ankh.data import God, Kind, MonumentKind
from rules.ankh.keys import Caravan, read_aim
from rules.ankh.view import View

_AIM = r"(?:@(?P<one>\w+)\+(?P<two>\w+))?"
_MOVE = re.compile(rf"(?P<start>\d+)>(?P<end>\d+)(?:\^(?P<push>\d+))?{_AIM}")
_SUMMON = re.compile(rf"(?P<kind>{'|'.join(Kind)})!? (?P<cell>\d+){_AIM}(?P<sun>\*)?")
_BUILDING = re.compile(rf"(?P<kind>{'|'.join(MonumentKind)}) (?P<cell>\d+)")
_PORTAL = re.compile(r"portal (?:(?P<start>\d+)>)?(?P<end>\d+)")
_CARAVAN = re.compile(r"caravan (?P<borders>\d+\|\d+(?: \d+\|\d+)*)")
_CELL = re.compile(r"(?:claim |keep |token:)?(?P<cell>\d+)")
_NO_BID = "0"  # among the options of every bid, and no cell


@dataclass(slots=True)
class _Draft:
    """The map as the draft leaves it, and the marks so far."""

    figures: dict[Cell, Ghost]
    arrows: list[tuple[Cell, Cell]] = field(default_factory=list)
    ghosts: dict[Cell, Ghost] = field(default_factory=dict)
    cells: list[Cell] = field(default_factory=list)
    borders: list[Border] = field(default_factory=list)


def draft_marks(
    view: View, draft: Sequence[str], options: Iterable[str] = (), *, god: God | None = None,
    chosen: Cell = 0,
) -> Marks:  # fmt: skip
    """Mark what a god's drafted answers would do and what the open options are.

    ``chosen`` is the figure whose ways are shown; without one, moves show which figures
    can still go.  The god is the active one unless another is named.
    """
    god = god or view.active_god
    open_keys = list(options)
    if _NO_BID in open_keys:
        return NO_MARKS  # numbers are followers, not cells
    work = _Draft({f.cell: Ghost(f.cell, f.god, f.kind, f.sun, f.aim) for f in view.figures})
    for answer in draft:
        _play(work, god, answer)
    return Marks(
        arrows=tuple(work.arrows),
        ghosts=tuple(work.ghosts.values()),
        cells=tuple(dict.fromkeys([*work.cells, *reachable(open_keys, chosen)])),
        borders=tuple(work.borders),
        ends=() if work.borders else numbered_ends(open_keys),
        sizes=split_sizes(view, work.borders),
    )


def _play(work: _Draft, god: God | None, answer: str) -> None:
    """Take one answer to the draft; answers without a place on the map leave no mark."""
    if found := _MOVE.fullmatch(answer):
        _move(work, found)
    elif found := _SUMMON.fullmatch(answer):
        cell, aim = int(found["cell"]), _aim(found, int(found["cell"]))
        _put(work, Ghost(cell, god, Kind(found["kind"]), bool(found["sun"]), aim))
    elif found := _BUILDING.fullmatch(answer):
        work.ghosts[int(found["cell"])] = Ghost(
            int(found["cell"]), god, MonumentKind(found["kind"])
        )
    elif found := _PORTAL.fullmatch(answer):
        end = int(found["end"])
        work.ghosts[end] = Ghost(end, god, None)
        if found["start"]:
            work.arrows.append((int(found["start"]), end))
    elif _CARAVAN.fullmatch(answer):
        work.borders += borders_in(answer)
    elif found := _CELL.fullmatch(answer):
        work.cells.append(int(found["cell"]))


def _move(work: _Draft, found: re.Match[str]) -> None:
    """A figure goes from cell to cell; whoever stands there is pushed out first."""
    start, end = int(found["start"]), int(found["end"])
    if found["push"] and end in work.figures:
        _go(work, end, int(found["push"]), work.figures[end].aim)
    if start in work.figures:
        _go(work, start, end, _aim(found, end))


def _go(work: _Draft, start: Cell, end: Cell, aim: int) -> None:
    figure = work.figures.pop(start)
    work.ghosts.pop(start, None)
    if start != end:  # a Giant Scorpion may turn where it stands
        work.arrows.append((start, end))
    _put(work, Ghost(end, figure.god, figure.kind, figure.sun, aim))


def _put(work: _Draft, ghost: Ghost) -> None:
    work.figures[ghost.cell] = work.ghosts[ghost.cell] = ghost


def _aim(found: re.Match[str], cell: Cell) -> int:
    return read_aim(cell, found["one"], found["two"]) if found["one"] else -1


def reachable(options: Iterable[str], chosen: Cell = 0) -> tuple[Cell, ...]:
    """The cells that some options lead to; of many figures' moves, where the figures stand."""
    found: dict[Cell, None] = {}
    ways = [match for option in options if (match := _MOVE.fullmatch(option))]
    starts = {int(way["start"]) for way in ways}
    if chosen or len(starts) == 1:
        ends = [int(way["end"]) for way in ways if int(way["start"]) == chosen or not chosen]
        found.update(dict.fromkeys(ends))
    else:
        found.update(dict.fromkeys(starts))
    for option in options:
        for pattern, part in ((_SUMMON, "cell"), (_BUILDING, "cell"), (_PORTAL, "end"),
                              (_CELL, "cell")):  # fmt: skip
            if match := pattern.fullmatch(option):
                found[int(match[part])] = None
    return tuple(sorted(found))


# --- caravans ---------------------------------------------------------------------------


def borders_in(key: str) -> list[Border]:
    """The borders that a caravan's key names."""
    pairs = [pair.split("|") for pair in key.removeprefix("caravan ").split()]
    return [border(int(a), int(b)) for a, b in pairs]


def numbered_ends(options: Iterable[str]) -> tuple[tuple[int, Corner], ...]:
    """The ends of all open caravans with their numbers, as they can be typed."""
    chains = [_chain(option) for option in options if _CARAVAN.fullmatch(option)]
    return tuple((number, corner) for corner, number in number_ends(chains).items())


def _chain(key: str) -> Caravan:
    """A caravan as read from its key."""
    chain = Caravan(key)
    chain.camels = camels_of(borders_in(key))
    return chain


def split_sizes(view: View, borders: Sequence[Border]) -> tuple[tuple[Cell, int], ...]:
    """The size of both sides of a drafted chain, each with a free cell to write it on."""
    return tuple((_free_cell(view, part), part.bit_count()) for part in sides(view, borders))


def sides(view: View, borders: Sequence[Border]) -> list[Cells]:
    """Both sides of a drafted chain; nothing while the chain is not finished."""
    region = next((r for r in view.regions if borders and borders[0][0] in r.land), None)
    if region is None:
        return []
    now = land(camels_of(view.camels), cells(view.flooded))
    parts = cut(now, cells(region.land), camels_of(borders))
    return parts if len(parts) == 2 else []


def _free_cell(view: View, part: Cells) -> Cell:
    """The best cell of a region that nothing stands on, nor its old conflict number."""
    order = preferred(tuple(members(part)))
    taken = {*(f.cell for f in view.figures), *(m.cell for m in view.monuments), *view.portals}
    taken |= {city.cell for city in view.cities}
    for region in view.regions:
        free = (cell for cell in preferred(region.land) if cell not in taken)
        taken |= {next(free, 0)}
    return next((cell for cell in order if cell not in taken), order[0])
