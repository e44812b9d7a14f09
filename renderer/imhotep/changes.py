"""What changed between two looks of a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from renderer.imhotep.layout import EDGE, TOWERS, Spot
from renderer.imhotep.marks import NO_MARKS, Marks
from rules.engine.decisions import Seat
from rules.imhotep.data import Card, Site
from rules.imhotep.keys import Space
from rules.imhotep.state import NOBODY
from rules.imhotep.view import View


def changed_marks(before: View, after: View) -> Marks:
    """Frames for stones that came and cards that went, arrows for ships that sailed.

    On the table: points gained, and cards that came.
    """
    if not before.players or not after.players:
        return NO_MARKS
    return Marks(
        spaces=tuple(_loaded(before, after)),
        ways=tuple(_sailed(before, after)),
        spots=tuple(_built(before, after)),
        cards=tuple(_bought(before, after)),
        gains=tuple(_gained(before, after)),
        held=tuple(_new_cards(before, after)),
    )


def _loaded(before: View, after: View) -> Iterator[Space]:
    """Places of ships that were empty, or belonged to ships of an earlier round."""
    same = before.round == after.round
    for n, ship in enumerate(after.ships):
        for place, seat in enumerate(ship.places, 1):
            was = before.ships[n].places[place - 1] if same and n < len(before.ships) else NOBODY
            if seat not in (NOBODY, was):
                yield ship.number, place


def _sailed(before: View, after: View) -> Iterator[tuple[int, Site]]:
    same = before.round == after.round
    for n, ship in enumerate(after.ships):
        was = before.ships[n].site if same and n < len(before.ships) else None
        if ship.site is not None and ship.site is not was:
            yield ship.number, ship.site


def _built(before: View, after: View) -> Iterator[Spot]:
    """Where stones lie that did not; stones never leave a site but loose ones for a tower."""
    for part, (old, new) in enumerate(zip(before.pyramids, after.pyramids, strict=True)):
        yield from (Spot(Site.PYRAMID, place, part) for place in range(old.built, new.built))
    if len(after.edge) > len(before.edge):
        yield Spot(Site.PYRAMID, 0, EDGE)
    for place, (was, now) in enumerate(zip(before.temple, after.temple, strict=True)):
        if len(now.stones) > len(was.stones):
            yield Spot(Site.TEMPLE, place)
    for place in range(len(before.tomb.stones), len(after.tomb.stones)):
        yield Spot(Site.TOMB, place)
    for seat, stones in enumerate(after.obelisks.stones):
        if stones > before.obelisks.stones[seat]:
            yield Spot(Site.OBELISKS, seat)
    for place, tower in enumerate(after.obelisks.towers):
        if tower.seat != NOBODY and before.obelisks.towers[place].seat == NOBODY:
            yield Spot(Site.OBELISKS, place, TOWERS)


def _bought(before: View, after: View) -> Iterator[int]:
    """Places of the market from which a card, or the pair, was taken in this round."""
    if before.round != after.round:
        return
    for place, (was, now) in enumerate(
        zip(before.market.cards, after.market.cards, strict=False)
    ):  # fmt: skip
        if was is not None and now is None:
            yield place
    if before.market.pair > after.market.pair:
        yield len(after.market.cards)


def _gained(before: View, after: View) -> Iterator[tuple[Seat, int]]:
    for was, now in zip(before.players, after.players, strict=True):
        if now.score != was.score:
            yield now.seat, now.score - was.score


def _new_cards(before: View, after: View) -> Iterator[tuple[Seat, Card]]:
    for was, now in zip(before.players, after.players, strict=True):
        new = Counter(now.cards) - Counter(was.cards)
        yield from ((now.seat, card) for card in new)
