"""The preview of a draft: what its answers would do, and where one can still go.

What they would do is what differs between the views before and after them.  Keys are read
only for arrows - of two warriors no view tells which one has gone where - and for what
lies behind the next click.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from renderer.ankh.cartouches import preferred
from renderer.ankh.changes import changed_cells, without
from renderer.ankh.marks import NO_MARKS, Ghost, Marks
from rules.ankh.board import Border, Cell, Cells, members
from rules.ankh.chains import Corner, loose_ends, number_ends
from rules.ankh.data import God
from rules.ankh.keys import NO_BID, Move
from rules.ankh.lookup import figure_at, monument_at, occupied, sides
from rules.ankh.read_keys import (
    read_borders,
    read_building,
    read_caravan,
    read_cell,
    read_kept,
    read_move,
    read_portal,
    read_summon,
    read_token_side,
)
from rules.ankh.view import View

Arrow = tuple[Cell, Cell]


def draft_marks(
    before: View,
    after: View,
    answers: Sequence[str] = (),
    keys: Sequence[str] = (),
    left: Sequence[str] = (),
    *,
    god: God | None = None,
) -> Marks:
    """Mark what a god's drafted answers would do, and the options that are left of all keys.

    The god is the active one unless another is named.
    """
    if NO_BID in keys:
        return NO_MARKS  # numbers are followers, not cells
    god = god or after.active_god
    begun = _begun(after, god, left)
    arrows = (*_arrows(answers), *begun.arrows)
    ghosts = (*_ghosts(before, after), *_waiting(after, god, answers), *begun.ghosts)
    touched = {*(ghost.cell for ghost in ghosts), *(cell for arrow in arrows for cell in arrow)}
    changed = [cell for cell in _changed(before, after) if cell not in touched]
    chain = [camel for camel in after.camels if camel not in before.camels]
    return Marks(
        arrows=arrows,
        ghosts=ghosts,
        cells=tuple(dict.fromkeys([*changed, *_named(answers), *sorted(open_cells(left))])),
        borders=tuple(chain or _routes(left)),
        ends=_open_ends(keys, left),
        sizes=split_sizes(before, chain),
    )


def drafted_view(before: View, after: View) -> View:
    """The map before a draft, with the conflict tokens as they would lie."""
    return replace(before, regions=after.regions)


# --- what answers would do ---------------------------------------------------------------


def _arrows(answers: Sequence[str]) -> Iterator[Arrow]:
    """The ways of figures, and of underworld tokens that are moved."""
    for answer in answers:
        if step := read_move(answer):
            yield from _ways(step)
        elif (portal := read_portal(answer)) and portal.start:
            yield portal.start, portal.end


def _ways(step: Move) -> Iterator[Arrow]:
    if step.push:
        yield step.end, step.push
    if step.start != step.end:  # a Giant Scorpion may turn where it stands
        yield step.start, step.end


def _ghosts(before: View, after: View) -> Iterator[Ghost]:
    """Figures, monuments and underworld tokens that come."""
    there = set(before.figures)
    for figure in (figure for figure in after.figures if figure not in there):
        yield Ghost(figure.cell, figure.god, figure.kind, figure.sun, figure.aim)
    for monument in after.monuments:
        if monument_at(before, monument.cell) is None:
            yield Ghost(monument.cell, monument.god, monument.kind)
    for cell, god in after.portals.items():
        if cell not in before.portals:
            yield Ghost(cell, god, None)


def _changed(before: View, after: View) -> Iterator[Cell]:
    """Cells that a figure leaves, or on which something goes or changes hands."""
    yield from (figure.cell for figure in without(before, after))
    yield from changed_cells(before, after)


def _named(answers: Sequence[str]) -> Iterator[Cell]:
    """Cells of answers of which the map shows nothing: who is kept, who keeps a token."""
    for answer in answers:
        kept = read_kept(answer)
        if cell := kept.cell if kept else read_token_side(answer):
            yield cell


# --- what is sure, though it has not happened ----------------------------------------------


def _waiting(after: View, god: God | None, answers: Sequence[str]) -> Iterator[Ghost]:
    """A push that waits until somebody else has turned the Giant Scorpion that is pushed."""
    step = read_move(answers[-1]) if answers else None
    victim = figure_at(after, step.end) if step and step.push else None
    if step and victim and victim.god is not god:
        yield Ghost(step.push, victim.god, victim.kind, victim.sun)
        yield from _moved(after, step)


def _moved(view: View, step: Move) -> Iterator[Ghost]:
    if figure := figure_at(view, step.start):
        yield Ghost(step.end, figure.god, figure.kind, figure.sun)


def _begun(after: View, god: God | None, left: Sequence[str]) -> Marks:
    """A figure of which only the claws, or the sun token, are still open."""
    steps = [step for key in left if (step := read_move(key))]
    if len({(step.start, step.end) for step in steps}) == 1 and not steps[0].push:
        return Marks(tuple(_ways(steps[0])), tuple(_moved(after, steps[0])))
    orders = [order for key in left if (order := read_summon(key))]
    if god is not None and len({(order.piece, order.cell) for order in orders}) == 1:
        return Marks(ghosts=(Ghost(orders[0].cell, god, orders[0].kind),))
    return NO_MARKS


# --- what can be clicked next --------------------------------------------------------------


def open_cells(left: Sequence[str]) -> set[Cell]:
    """The cells that some options lead to; of many figures' moves, where the figures stand."""
    steps = [step for key in left if (step := read_move(key))]
    orders = [order for key in left if (order := read_summon(key))]
    found = _open_moves(steps)
    if len({(order.piece, order.cell) for order in orders}) > 1:
        found |= {order.cell for order in orders}
    found |= {building.cell for key in left if (building := read_building(key))}
    found |= {portal.end for key in left if (portal := read_portal(key))}
    found |= {kept.cell for key in left if (kept := read_kept(key))}
    found |= {cell for key in left if (cell := read_cell(key) or read_token_side(key))}
    return found - {0}


def _open_moves(steps: Sequence[Move]) -> set[Cell]:
    """Which figure, then which cell, then where to push whoever stands there."""
    starts, ends = {step.start for step in steps}, {step.end for step in steps}
    if len(starts) > 1:
        return starts
    return ends if len(ends) > 1 else {step.push for step in steps}


# --- caravans ------------------------------------------------------------------------------


def _open_ends(keys: Sequence[str], left: Sequence[str]) -> tuple[tuple[int, Corner], ...]:
    """The ends of the caravans that are left, with the numbers that they have among all."""
    open_ends = {corner for key in left for corner in loose_ends(read_borders(key))}
    return tuple((number, corner) for number, corner in numbered_ends(keys) if corner in open_ends)


def numbered_ends(keys: Iterable[str]) -> tuple[tuple[int, Corner], ...]:
    """The ends of all caravans with their numbers, as they can be typed."""
    chains = [chain for key in keys if (chain := read_caravan(key))]
    return tuple((number, corner) for corner, number in number_ends(chains).items())


def _routes(left: Sequence[str]) -> Iterable[Border]:
    """The borders of all routes, once both ends are chosen and only the route is open."""
    routes = [borders for key in left if (borders := read_borders(key))]
    is_chosen = len({frozenset(loose_ends(route)) for route in routes}) == 1
    return dict.fromkeys(border for route in routes for border in route) if is_chosen else ()


def split_sizes(view: View, chain: Sequence[Border]) -> tuple[tuple[Cell, int], ...]:
    """The size of both sides of a drafted chain, each with a free cell to write it on."""
    return tuple((_free_cell(view, part), part.bit_count()) for part in sides(view, chain))


def _free_cell(view: View, part: Cells) -> Cell:
    """The best cell of a region that nothing stands on."""
    order = preferred(tuple(members(part)))
    taken = occupied(view)
    return next((cell for cell in order if cell not in taken), order[0])
