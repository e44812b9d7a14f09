"""Clicks of a Move action: from where, who goes, and where to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clicks import Way, Ways, step
from bot.games.kemet.naming import Names
from rules.kemet.boards import PAY, Area, Kind
from rules.kemet.data import Creature
from rules.kemet.keys import CARD, STOP, Step, What
from rules.kemet.read_keys import leaves_creature, names_creature, read_step

_PLAIN = {CARD: "kemet-click-card", STOP: "kemet-click-stop"}


def moves(names: Names, keys: Sequence[str]) -> Ways:
    """The way of each step; a card comes after them."""
    ordered = sorted(keys, key=lambda key: key in _PLAIN)
    return {key: _way(names, key) for key in ordered}


def _way(names: Names, key: str) -> Way:
    wanted = read_step(key)
    if wanted is None:
        return (step(key, names.texts(_PLAIN[key]) if key in _PLAIN else key),)
    soldiers, creature = group_of(names, wanted)
    return (
        step(f"from {wanted.start}", *_from(names, wanted)),
        step(f"{soldiers}/{creature or 0}", names.group(soldiers, creature)),
        step(f"{'^' if wanted.is_teleport else '>'}{wanted.end}", *_to(names, wanted)),
    )


def group_of(names: Names, wanted: Step) -> tuple[int, Creature | None]:
    """Who goes: what a key leaves open is as many as may go, and the creature that is there."""
    army = names.army(wanted.start, names.me)
    there = army.soldiers if army is not None else 0
    limit = names.own.army_limit if names.own is not None else there
    soldiers = wanted.soldiers or min(there, limit)
    if names_creature(wanted) or leaves_creature(wanted):
        return soldiers, wanted.creature
    return soldiers, army.creature if army is not None else None


def _from(names: Names, wanted: Step) -> list[str]:
    army = names.army(wanted.start, names.me)
    place = names.texts("kemet-click-from", place=names.place(wanted.start))
    return [place, *([] if army is None else [names.troop(army)])]


def _to(names: Names, wanted: Step) -> list[str]:
    """Where a step leads: who is there, what a temple pays, what a teleport costs."""
    sign = "⇝ " if wanted.is_teleport else "→ "
    place, *there = names.standing(wanted.end)
    parts = [sign + place, *there]
    if wanted.is_teleport and names.view.asking != What.TELEPORTATION and names.costs is not None:
        parts.append(names.prayer(names.costs.teleport()))
    if _is_temple(names, wanted.end):
        parts.append(names.gain(PAY[wanted.end]))
    return parts


def _is_temple(names: Names, area: Area) -> bool:
    found = names.area_view(area)
    return found is not None and found.kind is Kind.TEMPLE
