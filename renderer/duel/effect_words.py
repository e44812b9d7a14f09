"""What a card gives and what something costs, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from renderer.labels import Labels, key
from rules.duel.cards import CARDS, Building, Card
from rules.duel.data import RESOURCES, TEMPLE_POINTS, Cost, Resource


def card_effect(labels: Labels, card: Card) -> str:
    """What a card gives, in a few words."""
    return ", ".join(_effects(labels, CARDS[card]))


def _effects(labels: Labels, kind: Building) -> Iterator[str]:
    made = _units(labels, kind.makes)
    if made:
        yield labels("duel-effect-makes", list=made)
    if kind.chooses:
        yield labels("duel-effect-chooses", list=_resources(labels, kind.chooses, "/"))
    if kind.fixes:
        yield labels("duel-effect-fixes", list=_resources(labels, kind.fixes, ", "))
    if kind.shields:
        yield labels("duel-effect-shields", number=kind.shields)
    if kind.symbol is not None:
        yield labels(key("duel", "symbol", kind.symbol))
    if kind.coins:
        yield labels("duel-effect-coins", number=kind.coins)
    if kind.counts is not None:
        what = labels(key("duel", "count", kind.counts))
        if kind.each:
            yield labels("duel-effect-coins-each", number=kind.each, what=what)
        if kind.points_each:
            yield labels("duel-effect-points-each", number=kind.points_each, what=what)
    if kind.points:
        yield labels("duel-effect-points", number=kind.points)
    if kind.mythology is not None:
        yield labels("duel-effect-temple", list=", ".join(map(str, TEMPLE_POINTS[1:])))
    if kind.gives is not None:
        yield labels("duel-effect-gives", chain=labels(key("duel", "chain", kind.gives)))


def _resources(labels: Labels, which: Iterable[Resource], between: str) -> str:
    return between.join(labels(key("duel", "resource", one)) for one in which)


def _units(labels: Labels, units: tuple[int, ...]) -> str:
    """Resources with how many of each."""
    return ", ".join(
        labels(key("duel", "resource", which)) + (f" ×{count}" if count > 1 else "")
        for which, count in zip(RESOURCES, units, strict=True)
        if count
    )


def cost_words(labels: Labels, cost: Cost) -> str:
    """A printed cost: ``2 coins, wood ×2``."""
    coins = [labels("duel-effect-coins", number=cost.coins)] if cost.coins else []
    units = _units(labels, cost.units)
    return ", ".join([*coins, *([units] if units else [])]) or labels("duel-board-nothing")
