"""Clicks of what a battle or a sacrifice leaves to decide, and of areas in general."""

from __future__ import annotations

from bot.games.clicks import Way, step
from bot.games.kemet.naming import Names
from rules.kemet.boards import DELTA_TEMPLE, PAY
from rules.kemet.keys import RECALL, SACRIFICE
from rules.kemet.read_keys import read_number


def area(names: Names, key: str) -> Way:
    """An area with whoever is there."""
    number = read_number(key)
    return (step(key, *((key,) if number is None else names.standing(number))),)


def fire(names: Names, key: str) -> Way:
    """Whose soldier burns, then where."""
    number = read_number(key)
    victim = names.enemy(number) if number is not None else None
    if number is None or victim is None:
        return (step(key, key),)
    whose = step(f"seat {victim.seat}", names.player(victim.seat))
    return whose, step(key, names.place(number), names.troop(victim))


def loser(names: Names, key: str) -> Way:
    """Recall with what it brings, or retreat."""
    if key == RECALL:
        return (step(key, _recall(names)),)
    return (step(key, names.texts("kemet-click-retreat")),)


def winner(names: Names, key: str) -> Way:
    """Stay, or recall with what it brings."""
    if key == RECALL:
        return (step(key, _recall(names)),)
    return (step(key, names.texts("kemet-click-stay")),)


def _recall(names: Names) -> str:
    """A prayer point for each soldier, as many as there is room for."""
    battle, costs = names.view.battle, names.costs
    army = names.army(battle.area, names.me) if battle is not None else None
    gained = costs.gained(army.soldiers) if costs is not None and army is not None else 0
    return names.texts("kemet-click-recall", number=gained)


def delta(names: Names, key: str) -> Way:
    """A soldier for the prayer points of the temple in the delta."""
    if key != SACRIFICE:
        return (step(key, names.texts("kemet-click-no")),)
    gained = names.costs.gained(PAY[DELTA_TEMPLE]) if names.costs else PAY[DELTA_TEMPLE]
    return (step(key, names.texts("kemet-click-sacrifice-delta", number=gained)),)


def sanctuary(names: Names, key: str) -> Way:
    """Two soldiers for a victory point."""
    name = "kemet-click-sacrifice-sanctuary" if key == SACRIFICE else "kemet-click-no"
    return (step(key, names.texts(name)),)
