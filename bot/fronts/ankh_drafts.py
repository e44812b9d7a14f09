"""The preview of a draft: what its answers would do, and where the clicks so far can lead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.fronts.ankh_caravans import CARAVAN
from bot.fronts.ankh_clicks import clicks
from bot.fronts.ankh_figures import Going, Order, going, order
from bot.texts import Texts
from renderer.ankh.draft_marks import borders_in, draft_marks, numbered_ends
from renderer.ankh.marks import Marks
from rules.ankh.board import Border, Cells, camels_of, cells, land, members, shore
from rules.ankh.chains import Corner, loose_ends
from rules.ankh.data import CONFLICT_TOKENS, God
from rules.ankh.view import RegionView, View


def behind(texts: Texts, view: View, keys: Sequence[str], way: Sequence[str]) -> list[str]:
    """The options that the clicks made so far can still lead to."""
    if not way:
        return list(keys)
    ways = clicks(texts, view, "", keys)
    made = tuple(way)
    return [
        key for key in keys if tuple(click.value for click in ways[key])[: len(made)] == made
    ]  # fmt: skip


def marks_of(
    texts: Texts, view: View, god: God | None, answers: Sequence[str], keys: Sequence[str],
    way: Sequence[str],
) -> Marks:  # fmt: skip
    """Mark the answers, and the options behind the clicks."""
    left = behind(texts, view, keys, way)
    begun = _begun(left) if way else None
    played = [*answers, begun] if begun else list(answers)
    marks = draft_marks(view, played, [] if begun else left, god=god)
    if begun and CARAVAN.fullmatch(begun):
        return marks
    if way and any(CARAVAN.fullmatch(key) for key in left):
        return replace(marks, ends=_ends_of(left, keys), borders=_routes(left))
    if pushes := _pushes(left, way):
        return replace(marks, cells=pushes)
    return marks


def _begun(left: Sequence[str]) -> str | None:
    """What is sure already: the only option left, or a figure whose claws are still open."""
    if len(left) == 1:
        return left[0]
    steps = [move for key in left if (move := going(key))]
    orders = [summon for key in left if (summon := order(key))]
    if steps and len({(move.start, move.end) for move in steps}) == 1 and not steps[0].push:
        return _plain_move(steps[0])
    if orders and len({(summon.piece, summon.cell) for summon in orders}) == 1:
        return _plain_order(orders[0])
    return None


def _plain_move(move: Going) -> str:
    return f"{move.start}>{move.end}"


def _plain_order(summon: Order) -> str:
    return f"{summon.piece} {summon.cell}"


def _pushes(left: Sequence[str], way: Sequence[str]) -> tuple[int, ...]:
    """Where a figure can be pushed, once it is known by whom and from where."""
    steps = [move for key in left if (move := going(key))]
    if not way or len({(move.start, move.end) for move in steps}) != 1:
        return ()
    return tuple(sorted(move.push for move in steps if move.push))


def _ends_of(left: Sequence[str], keys: Sequence[str]) -> tuple[tuple[int, Corner], ...]:
    """The ends of the caravans that are left, with the numbers that they have among all."""
    open_ends = {corner for key in left for corner in loose_ends(borders_in(key))}
    return tuple((number, corner) for number, corner in numbered_ends(keys) if corner in open_ends)


def _routes(left: Sequence[str]) -> tuple[Border, ...]:
    """The borders of all routes, once both ends are chosen and only the route is open."""
    routes = [borders_in(key) for key in left]
    if len({frozenset(loose_ends(route)) for route in routes}) > 1:
        return ()
    return tuple(dict.fromkeys(border for route in routes for border in route))


# --- conflict tokens after a caravan -------------------------------------------------------


def with_tokens(view: View, answers: Sequence[str]) -> View:
    """The view with its conflict tokens where a draft puts them, to show the new order."""
    for answer in answers:
        if answer.startswith("token:"):
            view = _split(view, answers, int(answer.removeprefix("token:")))
        elif answer.startswith("swap:"):
            one, _, other = answer.removeprefix("swap:").partition("=")
            view = _swapped(view, int(one), int(other))
    return view


def _split(view: View, answers: Sequence[str], cell: int) -> View:
    """Both parts of a split region; the one with the cell keeps the token."""
    camels = [
        *view.camels,
        *(b for key in answers if CARAVAN.fullmatch(key) for b in borders_in(key)),
    ]
    ground = land(camels_of(camels), cells(view.flooded)).regions
    region = next((r for r in view.regions if cell in r.land), None)
    parts = [part for part in ground if region and part & cells(region.land)]
    if region is None or len(parts) != 2:
        return view  # it is done already
    kept, other = sorted(parts, key=lambda part: not part >> cell & 1)
    tokens = [r.token for r in view.regions]
    new = next(n for n in range(1, CONFLICT_TOKENS + 1) if n not in tokens)
    halves = [_region(view, region.token, kept), _region(view, new, other)]
    rest = [r for r in view.regions if r is not region]
    return replace(view, regions=tuple(sorted([*rest, *halves], key=lambda r: r.token)))


def _region(view: View, token: int, part: Cells) -> RegionView:
    water = shore(part) & ~cells(view.flooded)
    area = {*members(part), *members(water)}
    gods = dict.fromkeys(figure.god for figure in view.figures if figure.cell in area)
    return RegionView(token, tuple(members(part)), tuple(members(water)), tuple(gods))


def _swapped(view: View, one: int, other: int) -> View:
    tokens = {one: other, other: one}
    regions = [replace(r, token=tokens.get(r.token, r.token)) for r in view.regions]
    return replace(view, regions=tuple(sorted(regions, key=lambda r: r.token)))
