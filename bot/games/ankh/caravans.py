"""Clicks for a caravan: region, the end it starts from, the other end, and the route.

Ends have the numbers that the picture shows and that can be typed; a chain starts from
its lower number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.games.ankh.words import Words
from bot.games.clicks import Ways, step
from bot.games.game_ui import Step
from rules.ankh.board import Border
from rules.ankh.chains import loose_ends, number_ends
from rules.ankh.keys import borders_key
from rules.ankh.lookup import regions_of, sides
from rules.ankh.read_keys import read_borders, read_caravan
from rules.ankh.view import View


class Chain(NamedTuple):
    """A legal caravan: where it is, the numbers of its ends, and how many cells it parts."""

    key: str
    region: int
    start: int
    end: int
    borders: tuple[Border, ...]
    sizes: str

    @property
    def ends(self) -> tuple[int, int, int]:
        """What its routes have in common."""
        return self.region, self.start, self.end


def chains_of(view: View, keys: Sequence[str]) -> list[Chain]:
    """The caravans among some options."""
    caravans = [caravan for key in keys if (caravan := read_caravan(key))]
    numbers = number_ends(caravans)
    found = []
    for caravan in caravans:
        borders = tuple(read_borders(caravan))
        start, end = sorted(numbers[corner] for corner in loose_ends(borders))
        region = next(iter(regions_of(view, borders[0][0])), 0)
        sizes = sizes_of(view, borders)
        found.append(Chain(str(caravan), region, start, end, borders, sizes))
    return sorted(found, key=lambda chain: chain.ends)


def sizes_of(view: View, borders: Sequence[Border]) -> str:
    """How many cells both sides of a chain would have: ``8 + 19``."""
    return " + ".join(str(side.bit_count()) for side in sides(view, borders))


def caravans(words: Words, keys: Sequence[str]) -> Ways:
    """The way to each caravan; a single region, or a single route, is no click."""
    chains = chains_of(words.view, keys)
    counts = Counter(chain.region for chain in chains)
    starts = Counter((chain.region, chain.start) for chain in chains)
    found: Ways = {}
    for _, together in groupby(chains, key=lambda chain: chain.ends):
        routes = list(together)
        region, start, _ = routes[0].ends
        begun = [_start(words, start, starts[region, start])]
        if len(counts) > 1:
            begun.insert(0, _region(words, region, counts[region]))
        found |= {chain.key: (*begun, *_rest(words, chain, routes)) for chain in routes}
    return found


def _region(words: Words, region: int, count: int) -> Step:
    return step(
        region,
        words.texts("ankh-click-region", region=region),
        note=[words.texts("ankh-note-caravans", count=count)],
    )


def _start(words: Words, start: int, count: int) -> Step:
    return step(
        start,
        words.texts("ankh-click-from-end", number=start),
        note=[words.texts("ankh-note-caravans", count=count)],
    )


def _rest(words: Words, chain: Chain, routes: Sequence[Chain]) -> Iterator[Step]:
    yield _end(words, chain, routes)
    if len(routes) > 1:
        yield _route(words, chain, routes)


def _end(words: Words, chain: Chain, routes: Sequence[Chain]) -> Step:
    end = words.texts("ankh-click-to-end", number=chain.end)
    if len(routes) > 1:
        return step(chain.end, end, words.texts("ankh-note-routes", count=len(routes)))
    return step(
        chain.end,
        end,
        words.texts("ankh-click-sizes", sizes=chain.sizes),
        note=[borders_key(chain.borders)],
    )


def _route(words: Words, chain: Chain, routes: Sequence[Chain]) -> Step:
    """One of several routes, known by a border that no other has."""
    others = {border for route in routes if route is not chain for border in route.borders}
    own = next((border for border in chain.borders if border not in others), chain.borders[0])
    via = words.texts("ankh-click-via", border=borders_key([own]))
    return step(
        routes.index(chain) + 1,
        via,
        words.texts("ankh-click-sizes", sizes=chain.sizes),
        note=[borders_key(chain.borders)],
    )
