"""Clicks for a caravan: its two ends, and the route where several join them.

Ends have the numbers that the picture shows and that can be typed; a chain starts from
its lower number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
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

MOST_CHAINS = 100  # that a message can offer at once


class Chain(NamedTuple):
    """A legal caravan: where it is, the numbers of its ends, and how many cells it parts."""

    key: str
    region: int
    start: int
    end: int
    borders: tuple[Border, ...]
    sizes: str

    @property
    def ends(self) -> tuple[int, int]:
        """What its routes have in common."""
        return self.start, self.end


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
    """The way to each caravan: one click among all, since two ends say where it goes.

    No more than 92 are legal at once on any board that a game leads to; should somebody set
    up one with more than a message can offer, the region is asked first.
    """
    chains = chains_of(words.view, keys)
    counts = Counter(chain.region for chain in chains)
    found: Ways = {}
    for _, together in groupby(chains, key=lambda chain: chain.ends):
        routes = list(together)
        for chain in routes:
            before = (_region(words, chain, counts),) if len(chains) > MOST_CHAINS else ()
            found[chain.key] = (*before, _chain(words, chain, routes))
    return found


def _region(words: Words, chain: Chain, counts: Mapping[int, int]) -> Step:
    return step(
        chain.region,
        words.texts("ankh-click-region", region=chain.region),
        note=[words.texts("ankh-note-caravans", count=counts[chain.region])],
    )


def _chain(words: Words, chain: Chain, routes: Sequence[Chain]) -> Step:
    """Both ends, and one of several routes by a border that no other has."""
    label = f"{chain.start} → {chain.end}"
    if len(routes) > 1:
        others = {border for route in routes if route is not chain for border in route.borders}
        own = next((border for border in chain.borders if border not in others), chain.borders[0])
        label = f"{label} {words.texts('ankh-click-via', border=borders_key([own]))}"
    note = [
        words.texts("ankh-click-sizes", sizes=chain.sizes),
        words.texts("ankh-click-region", region=chain.region),
        borders_key(chain.borders),
    ]
    return step(f"{chain.start}-{chain.end}-{routes.index(chain) + 1}", label, note=note)
