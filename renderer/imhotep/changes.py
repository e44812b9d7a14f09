"""What changed between two looks of a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from renderer.imhotep.layout import EDGE, TOWERS, Spot
from renderer.imhotep.marks import NO_MARKS, Marks
from rules.engine.decisions import Seat
from rules.imhotep.data import Card, Site
from rules.imhotep.keys import Space
from rules.imhotep.state import NOBODY
from rules.imhotep.view import View


class Stone(NamedTuple):
    """A stone that has come to a site."""

    spot: Spot
    seat: Seat


def changed_marks(before: View, after: View) -> Marks:
    """Frames for stones that came and cards that went, arrows for ships that sailed.

    On the table: points gained, and cards that came.
    """
    if not before.players or not after.players:
        return NO_MARKS
    return Marks(
        spaces=tuple(_loaded(before, after)),
        ways=tuple(_sailed(before, after)),
        spots=(
            *dict.fromkeys(stone.spot for stone in arrived(before, after)),
            *new_towers(before, after),
        ),
        cards=tuple(bought(before, after)),
        gains=tuple(gained(before, after)),
        held=tuple(cards_gone(after, before)),  # cards that are new, looking back
    )


def _is_same_round(before: View, after: View) -> bool:
    """Return whether ships and market are still the same: at the end of a round they go."""
    return before.round == after.round and bool(after.ships)


def _loaded(before: View, after: View) -> Iterator[Space]:
    """Places of ships that were empty, or belonged to ships of an earlier round."""
    same = _is_same_round(before, after)
    for n, ship in enumerate(after.ships):
        for place, seat in enumerate(ship.places, 1):
            was = before.ships[n].places[place - 1] if same and n < len(before.ships) else NOBODY
            if seat not in (NOBODY, was):
                yield ship.number, place


def _sailed(before: View, after: View) -> Iterator[tuple[int, Site]]:
    same = _is_same_round(before, after)
    for n, ship in enumerate(after.ships):
        was = before.ships[n].site if same and n < len(before.ships) else None
        if ship.site is not None and ship.site is not was:
            yield ship.number, ship.site


def arrived(before: View, after: View) -> Iterator[Stone]:
    """The stones that lie where they did not, at each site in the order of their coming."""
    for part, (old, new) in enumerate(zip(before.pyramids, after.pyramids, strict=True)):
        for place in range(old.built, new.built):
            yield Stone(Spot(Site.PYRAMID, place, part), new.cells[place].seat)
    for seat in after.edge[len(before.edge) :]:
        yield Stone(Spot(Site.PYRAMID, 0, EDGE), seat)
    yield from _in_temple(before, after)
    for place in range(len(before.tomb.stones), len(after.tomb.stones)):
        yield Stone(Spot(Site.TOMB, place), after.tomb.stones[place])
    for seat, stones in enumerate(after.obelisks.stones):
        for _ in range(before.obelisks.stones[seat], stones):  # a tower takes loose ones away
            yield Stone(Spot(Site.OBELISKS, seat), seat)


def _in_temple(before: View, after: View) -> Iterator[Stone]:
    """Stones are laid from cell to cell, and then upon those that lie there."""
    highest = max((len(cell.stones) for cell in after.temple), default=0)
    for height in range(highest):
        for place, (was, now) in enumerate(zip(before.temple, after.temple, strict=True)):
            if len(was.stones) <= height < len(now.stones):
                yield Stone(Spot(Site.TEMPLE, place), now.stones[height])


def new_towers(before: View, after: View) -> Iterator[Spot]:
    """The towers that were built."""
    for place, tower in enumerate(after.obelisks.towers):
        if tower.seat != NOBODY and before.obelisks.towers[place].seat == NOBODY:
            yield Spot(Site.OBELISKS, place, TOWERS)


def bought(before: View, after: View) -> Iterator[int]:
    """Places of the market from which a card, or the pair, was taken in this round."""
    if not _is_same_round(before, after):
        return
    for place, (was, now) in enumerate(zip(before.market.cards, after.market.cards, strict=False)):
        if was is not None and now is None:
            yield place
    if before.market.pair > after.market.pair:
        yield len(after.market.cards)


def gained(before: View, after: View) -> Iterator[tuple[Seat, int]]:
    """Who has more points, or fewer."""
    for was, now in zip(before.players, after.players, strict=True):
        if now.score != was.score:
            yield now.seat, now.score - was.score


def cards_gone(before: View, after: View) -> Iterator[tuple[Seat, Card]]:
    """The cards that somebody has no longer."""
    for was, now in zip(before.players, after.players, strict=True):
        gone = Counter(was.cards) - Counter(now.cards)
        yield from ((now.seat, card) for card in gone)
