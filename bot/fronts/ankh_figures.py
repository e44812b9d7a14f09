"""Clicks for everything that puts a piece on a cell: moves, summons, tokens, buildings, claws."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.fronts.ankh_table import figure_at, regions_of
from bot.fronts.ankh_words import Words
from bot.fronts.front import Step
from bot.fronts.steps import Ways, step
from rules.ankh.board import TERRAIN, WATER, Cell, distance
from rules.ankh.data import Kind, MonumentKind
from rules.ankh.keys import AIMS, DONE, aim_key, read_aim

ONE_MENU = 25  # cells that fit one menu; more are asked for region by region
SUN, PLAIN = "sun", "plain"  # the last click of a summon by Ra
NEW = "new"  # an underworld token from the dashboard
SEA = "water"

_AIM = r"(?:@(?P<one>\w+)\+(?P<two>\w+))?"
MOVE = re.compile(rf"(?P<start>\d+)>(?P<end>\d+)(?:\^(?P<push>\d+))?{_AIM}")
SUMMON = re.compile(
    rf"(?P<kind>{'|'.join(Kind)})(?P<ransom>!)? (?P<cell>\d+){_AIM}(?P<sun>\*)?"
)  # fmt: skip
BUILDING = re.compile(rf"(?P<kind>{'|'.join(MonumentKind)}) (?P<cell>\d+)")
PORTAL = re.compile(r"portal (?:(?P<start>\d+)>)?(?P<end>\d+)")
FACING = re.compile(r"@(?P<one>\w+)\+(?P<two>\w+)")


class Going(NamedTuple):
    """A move as its key tells it; ``push`` is 0 when nobody is pushed."""

    key: str
    start: Cell
    end: Cell
    push: Cell
    aim: int


class Order(NamedTuple):
    """A figure put on a cell, as its key tells it."""

    key: str
    kind: Kind
    cell: Cell
    aim: int
    sun: bool
    ransom: bool

    @property
    def piece(self) -> str:
        """What is put there: ``w``, or ``w!`` for a ransomed warrior."""
        return f"{self.kind}!" if self.ransom else self.kind


def going(key: str) -> Going | None:
    """Read ``57>68^78@67+78``."""
    found = MOVE.fullmatch(key)
    if found is None:
        return None
    start, end = int(found["start"]), int(found["end"])
    return Going(key, start, end, int(found["push"] or 0), _aim(found, end))


def order(key: str) -> Order | None:
    """Read ``w! 45``, ``scorpion 45@46+55*``."""
    found = SUMMON.fullmatch(key)
    if found is None:
        return None
    cell = int(found["cell"])
    aim, sun, ransom = _aim(found, cell), bool(found["sun"]), bool(found["ransom"])
    return Order(key, Kind(found["kind"]), cell, aim, sun, ransom)


def _aim(found: re.Match[str], cell: Cell) -> int:
    return read_aim(cell, found["one"], found["two"]) if found["one"] else -1


# --- moves -------------------------------------------------------------------------------


def moves(words: Words, keys: Sequence[str]) -> Ways:
    """Figure, target, then where to push or how to face; the nearest targets first."""
    found = [move for key in keys if (move := going(key))]
    figures = {move.start: n for n, move in reversed(list(enumerate(found)))}
    found.sort(key=lambda m: (figures[m.start], distance(m.start, m.end), m.end))
    return {move.key: tuple(_moving(words, move)) for move in found}


def _moving(words: Words, move: Going) -> Iterable[Step]:
    kind = words.kind_at(move.start)
    cell, *region = words.place(move.start)
    yield step(move.start, cell, *([kind] if kind else []), *region,
               note=words.surroundings(move.start))  # fmt: skip
    yield _target(words, move)
    if move.push:
        yield step(f"^{move.push}", *words.place(move.push), note=words.surroundings(move.push))
    if move.aim >= 0:
        yield words.facing(aim_key(move.end, move.aim), move.end, move.aim)


def _target(words: Words, move: Going) -> Step:
    """Where a figure stops: beside what, or on whom."""
    place = words.place(move.end)
    if move.start == move.end:
        return step(move.end, place[0], words.texts("ankh-click-turn-round"))
    if move.push and (victim := figure_at(words.view, move.end)):
        pushed = words.texts("ankh-click-pushes", figure=words.figure(victim))
        return step(move.end, place[0], pushed, *place[1:], note=words.surroundings(move.end))
    return step(move.end, *place, note=words.surroundings(move.end, leaving=move.start))


# --- summons -----------------------------------------------------------------------------


def summons(words: Words, keys: Sequence[str]) -> Ways:
    """Piece, cell, then how to face and whether with a sun token.

    Where a piece is not to be chosen, as when a Mummy returns, it is no click.
    """
    found = [summon for key in keys if (summon := order(key))]
    pieces = list(dict.fromkeys(summon.piece for summon in found))
    result: Ways = {}
    for piece in pieces:
        orders = [summon for summon in found if summon.piece == piece]
        first = [_piece(words, orders[0])] if len(pieces) > 1 or DONE in keys else []
        many = len({summon.cell for summon in orders}) > ONE_MENU
        suns = any(summon.sun for summon in orders)
        for summon in sorted(orders, key=lambda o: (_area(words, o.cell), o.cell)):
            area = [_area_step(words, summon, orders)] if many else []
            result[summon.key] = (*first, *area, *_placing(words, summon, suns=suns))
    return result


def _piece(words: Words, summon: Order) -> Step:
    name = words.kind(summon.kind)
    if not summon.ransom:
        return step(summon.piece, name)
    return step(summon.piece, words.texts("ankh-click-ransomed", figure=name),
                note=[words.texts("ankh-note-cost", count=1)])  # fmt: skip


def _area(words: Words, cell: Cell) -> int:
    """The region of a cell as a number to sort by; water comes last."""
    if WATER >> cell & 1:
        return 1000
    return next(iter(regions_of(words.view, cell)), 0)


def _area_step(words: Words, summon: Order, orders: Iterable[Order]) -> Step:
    area = _area(words, summon.cell)
    count = len({other.cell for other in orders if _area(words, other.cell) == area})
    note = [words.texts("ankh-note-cells", count=count)]
    if WATER >> summon.cell & 1:
        return step(SEA, words.texts("ankh-click-water"), note=note)
    return step(f"region {area}", words.texts("ankh-click-region", region=area), note=note)


def _placing(words: Words, summon: Order, *, suns: bool) -> Iterable[Step]:
    yield step(summon.cell, *words.place(summon.cell), note=words.surroundings(summon.cell))
    if summon.aim >= 0:
        yield words.facing(aim_key(summon.cell, summon.aim), summon.cell, summon.aim)
    if suns:
        which = SUN if summon.sun else PLAIN
        label = "ankh-click-with-sun" if summon.sun else "ankh-click-without-sun"
        yield step(which, words.texts(label))


# --- monuments and underworld tokens -----------------------------------------------------


def buildings(words: Words, keys: Sequence[str]) -> Ways:
    """Kind of monument, then cell."""
    return {
        key: (
            step(found["kind"], words.monument_kind(MonumentKind(found["kind"]))),
            _place(words, int(found["cell"])),
        )
        for key in keys
        if (found := BUILDING.fullmatch(key))
    }


def portals(words: Words, keys: Sequence[str]) -> Ways:
    """Which token, if there are others than new ones, then the cell."""
    found = {key: match for key in keys if (match := PORTAL.fullmatch(key))}
    moved = any(match["start"] for match in found.values())
    return {
        key: (
            *([_token(words, match["start"])] if moved else []),
            _place(words, int(match["end"])),
        )
        for key, match in found.items()
    }


def _token(words: Words, start: str | None) -> Step:
    if not start:
        return step(NEW, words.texts("ankh-click-new-token"))
    cell, *region = words.place(int(start))
    return step(start, words.texts("ankh-click-token-from", cell=cell), *region)


def _place(words: Words, cell: Cell) -> Step:
    return step(cell, *words.place(cell), note=words.surroundings(cell))


# --- claws -------------------------------------------------------------------------------


def facings(words: Words, keys: Sequence[str]) -> Ways:
    """How a Giant Scorpion that was pushed faces; its cell is the one that all keys surround."""
    found = {key: match for key in keys if (match := FACING.fullmatch(key))}
    cell = _surrounded(found) if found else 0
    result: Ways = {}
    for key, match in found.items():
        aim = read_aim(cell, match["one"], match["two"]) if cell else -1
        places = f"{match['one']} + {match['two']}"
        result[key] = (words.facing(key, cell, aim) if aim >= 0 else step(key, places),)
    return result


def _surrounded(keys: Iterable[str]) -> Cell:
    """The only cell that can have all these aims; 0 if there are several."""
    wanted = set(keys)
    fitting = [cell for cell in TERRAIN if wanted <= {aim_key(cell, aim) for aim in AIMS}]
    return fitting[0] if len(fitting) == 1 else 0
