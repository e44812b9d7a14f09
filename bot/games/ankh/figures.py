"""Clicks for everything that puts a piece on a cell: moves, summons, tokens, buildings, claws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.ankh.words import Words
from bot.games.clicks import Ways, step
from bot.games.game_ui import Step
from rules.ankh.board import WATER, Cell, distance
from rules.ankh.keys import DONE, Move, Summon, aim_key, read_aim
from rules.ankh.lookup import figure_at, regions_of
from rules.ankh.read_keys import (
    Facing,
    read_building,
    read_facing,
    read_move,
    read_portal,
    read_summon,
    surrounded,
)

ONE_MENU = 25  # cells that fit one menu; more are asked for region by region
SUN, PLAIN = "sun", "plain"  # the last click of a summon by Ra
NEW = "new"  # an underworld token from the dashboard
SEA = "water"

# --- moves -------------------------------------------------------------------------------


def moves(words: Words, keys: Sequence[str]) -> Ways:
    """Figure, target, then where to push or how to face; the nearest targets first."""
    found = [move for key in keys if (move := read_move(key))]
    figures = {move.start: n for n, move in reversed(list(enumerate(found)))}
    found.sort(key=lambda m: (figures[m.start], distance(m.start, m.end), m.end))
    return {str(move): tuple(_moving(words, move)) for move in found}


def _moving(words: Words, move: Move) -> Iterable[Step]:
    figure = figure_at(words.view, move.start)
    kind = [words.kind(figure.kind)] if figure else []
    cell, *region = words.place(move.start)
    about, note = words.about_kind(figure.kind) if figure else "", words.surroundings(move.start)
    yield step(move.start, cell, *kind, *region, note=note, about=about)
    yield _target(words, move)
    if move.push:
        yield step(f"^{move.push}", *words.place(move.push), note=words.surroundings(move.push))
    if move.aim >= 0:
        yield words.facing(aim_key(move.end, move.aim), move.end, move.aim)


def _target(words: Words, move: Move) -> Step:
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
    found = [summon for key in keys if (summon := read_summon(key))]
    pieces = list(dict.fromkeys(summon.piece for summon in found))
    result: Ways = {}
    for piece in pieces:
        orders = [summon for summon in found if summon.piece == piece]
        first = [_piece(words, orders[0])] if len(pieces) > 1 or DONE in keys else []
        many = len({summon.cell for summon in orders}) > ONE_MENU
        suns = any(summon.sun for summon in orders)
        for summon in sorted(orders, key=lambda o: (_area(words, o.cell), o.cell)):
            area = [_area_step(words, summon, orders)] if many else []
            result[str(summon)] = (*first, *area, *_placing(words, summon, suns=suns))
    return result


def _piece(words: Words, summon: Summon) -> Step:
    name = words.kind(summon.kind)
    if not summon.ransom:
        return step(summon.piece, name, about=words.about_kind(summon.kind))
    return step(
        summon.piece,
        words.texts("ankh-click-ransomed", figure=name),
        note=[words.texts("ankh-note-cost", count=1)],
    )


def _area(words: Words, cell: Cell) -> int:
    """The region of a cell as a number to sort by; water comes last."""
    if WATER >> cell & 1:
        return 1000
    return next(iter(regions_of(words.view, cell)), 0)


def _area_step(words: Words, summon: Summon, orders: Iterable[Summon]) -> Step:
    area = _area(words, summon.cell)
    count = len({other.cell for other in orders if _area(words, other.cell) == area})
    note = [words.texts("ankh-note-cells", count=count)]
    if WATER >> summon.cell & 1:
        return step(SEA, words.texts("ankh-click-water"), note=note)
    return step(f"region {area}", words.texts("ankh-click-region", region=area), note=note)


def _placing(words: Words, summon: Summon, *, suns: bool) -> Iterable[Step]:
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
        key: (step(found.kind, words.monument_kind(found.kind)), _place(words, found.cell))
        for key in keys
        if (found := read_building(key))
    }


def portals(words: Words, keys: Sequence[str]) -> Ways:
    """Which token, if there are others than new ones, then the cell."""
    found = [portal for key in keys if (portal := read_portal(key))]
    moved = any(portal.start for portal in found)
    return {
        str(portal): (
            *([_token(words, portal.start)] if moved else []),
            _place(words, portal.end),
        )
        for portal in found
    }


def _token(words: Words, start: Cell) -> Step:
    if not start:
        return step(NEW, words.texts("ankh-click-new-token"))
    cell, *region = words.place(start)
    return step(start, words.texts("ankh-click-token-from", cell=cell), *region)


def _place(words: Words, cell: Cell) -> Step:
    return step(cell, *words.place(cell), note=words.surroundings(cell))


# --- claws -------------------------------------------------------------------------------


def facings(words: Words, keys: Sequence[str]) -> Ways:
    """How a Giant Scorpion that was pushed faces; its cell is the one that all keys surround."""
    found = {key: facing for key in keys if (facing := read_facing(key))}
    cell = surrounded(found) if found else 0
    return {key: (_facing(words, key, facing, cell),) for key, facing in found.items()}


def _facing(words: Words, key: str, facing: Facing, cell: Cell) -> Step:
    aim = read_aim(cell, *facing) if cell else -1
    return words.facing(key, cell, aim) if aim >= 0 else step(key, " + ".join(facing))
