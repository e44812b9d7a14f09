"""The event Camel Caravan (RULES A-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.ankh.board import (
    BORDER_INDEX,
    LAND,
    NEIGHBOURING,
    RIVERS,
    TERRAIN,
    Border,
    Cells,
    borders_of,
    camels_of,
    cells,
    land,
    lowest,
)
from rules.ankh.chains import LEAST_LAND, MOST_CAMELS, cuts, is_anchor, joining, loose_ends
from rules.ankh.data import CONFLICT_TOKENS
from rules.ankh.keys import NO, Caravan, Swap, swap, token_side
from rules.ankh.read_keys import read_borders
from rules.ankh.refusals import Reason
from rules.ankh.state import State, camels_left, god_of
from rules.engine.decisions import choose
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.engine.options import Rows


async def camel_caravan(s: State) -> None:
    """The player who triggered it may split a region with a chain of camels."""
    chains = legal_caravans(s)
    if not chains:
        tell(s, "no_caravan", possible=False)
        return
    chain = await choose(
        s.active, "caravan", Rows(chains, (NO,)), why_not=lambda key: why_not_caravan(s, key)
    )
    if not isinstance(chain, Caravan):
        tell(s, "no_caravan", possible=True)
        return
    new, edges = free_token(s), borders_of(chain.camels)
    old = next(token for token, region in s.regions.items() if region >> edges[0][0] & 1)
    s.camels |= chain.camels
    parts = [part for part in land(s.camels, s.flooded).regions if part & s.regions[old]]
    tell(
        s,
        "caravan",
        god=god_of(s, s.active),
        camels=edges,
        sizes=[part.bit_count() for part in parts],
    )
    await place_tokens(s, parts, old, new)
    await swap_tokens(s, old, new)


def legal_caravans(s: State) -> Sequence[Caravan]:
    """All legal chains, region by region in the order of the conflict tokens."""
    if not free_token(s):
        return []
    closed, left = cells(s.cities), camels_left(s)
    chains = [cuts(s.regions[token], closed) for token in sorted(s.regions)]
    return Rows(*chains) if left >= MOST_CAMELS else Rows(*(each.of(left) for each in chains))


def free_token(s: State) -> int:
    """The lowest conflict token in the supply, or 0 if all are on the board."""
    return next((n for n in range(1, CONFLICT_TOKENS + 1) if n not in s.regions), 0)


async def place_tokens(s: State, parts: list[Cells], old: int, new: int) -> None:
    """The player says which part keeps the old token; the other gets the new one (A-13.6)."""
    sides = [token_side(part) for part in sorted(parts, key=lowest)]
    kept = (await choose(s.active, "caravan.token", sides)).part
    s.regions[old] = kept
    s.regions[new] = parts[1] if kept == parts[0] else parts[0]
    tell(s, "tokens", old=old, new=new, old_region=lowest(kept), new_region=lowest(s.regions[new]))


async def swap_tokens(s: State, old: int, new: int) -> None:
    """The player may swap the token of a new region with that of any other (A-13.7)."""
    swaps = _swaps(old, new, tuple(sorted(s.regions)))
    answer = await choose(s.active, "caravan.swap", swaps)
    if not isinstance(answer, Swap):
        return
    a, b = answer.tokens
    s.regions[a], s.regions[b] = s.regions[b], s.regions[a]
    tell(s, "tokens_swapped", tokens=[a, b])


@cache
def _swaps(old: int, new: int, tokens: tuple[int, ...]) -> tuple[str, ...]:
    return (
        NO,
        *(
            swap(mine, other)
            for mine in (old, new)
            for other in tokens
            if other != mine and (mine, other) != (new, old)
        ),
    )


# --- refusing ---------------------------------------------------------------------------


def why_not_caravan(s: State, key: str) -> Why | None:
    """Say what is wrong with a chain."""
    _, _, rest = key.partition(" ")
    if ">" in rest:
        return _why_not_ends(s, rest)
    edges = read_borders(key)
    if not edges:
        return None
    for edge in edges:
        reason = _why_not_border(s, edge)
        if reason is not None:
            return Why(reason, {"border": list(edge)})
    return _why_not_chain(s, edges)


def _why_not_ends(s: State, ends: str) -> Why:
    """Two ends can be joined by no legal chain, or by several."""
    routes = joining(legal_caravans(s), ends)
    return Why(Reason.AMBIGUOUS if routes else Reason.NO_SUCH_CHAIN, {"routes": routes})


def _why_not_border(s: State, edge: Border) -> Reason | None:
    """Say why no camel may stand on a border (A-13.2)."""
    a, b = edge
    if a not in TERRAIN or b not in TERRAIN:
        return Reason.ON_BOARD_EDGE
    if not NEIGHBOURING[a] >> b & 1:
        return Reason.BROKEN_CHAIN
    if not (LAND >> a & 1 and LAND >> b & 1):
        return Reason.ON_WATER_BORDER
    if edge in RIVERS:
        return Reason.ON_RIVER
    if s.flooded >> a & 1 or s.flooded >> b & 1:
        return Reason.UNAVAILABLE
    if a in s.cities or b in s.cities:
        return Reason.CITY_BORDER
    if s.camels >> BORDER_INDEX[edge] & 1:
        return Reason.ON_CAMEL
    return None


def _why_not_chain(s: State, edges: list[Border]) -> Why | None:
    """Say why borders that could each bear a camel make no legal chain (A-13.4, A-13.5)."""
    most = min(MOST_CAMELS, camels_left(s))
    if len(edges) > most:
        return Why(Reason.TOO_MANY_CAMELS, {"camels": len(edges), "most": most})
    ends = loose_ends(edges)
    if len(set(edges)) < len(edges) or len(ends) != 2:
        return Why(Reason.BROKEN_CHAIN)
    region = next(r for r in s.regions.values() if r >> edges[0][0] & 1)
    if not all(is_anchor(corner, region) for corner in ends):
        return Why(Reason.NOT_ANCHORED)
    after = land(s.camels | camels_of(edges), s.flooded).regions
    sizes = [part.bit_count() for part in after if part & region]
    if len(sizes) != 2 or min(sizes) < LEAST_LAND:
        return Why(Reason.REGION_TOO_SMALL, {"sizes": sizes, "least": LEAST_LAND})
    return None if free_token(s) else Why(Reason.NO_TOKEN_LEFT)
