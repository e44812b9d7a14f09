"""Clicks of soldiers and creatures that come: Recruit, night tiles, Enlistment."""

from __future__ import annotations

from bot.games.clicks import Way, step
from bot.games.game_ui import Step
from bot.games.kemet.naming import Names
from rules.kemet.boards import Area
from rules.kemet.data import Power
from rules.kemet.keys import DONE, WAIT, What
from rules.kemet.read_keys import (
    read_arrival,
    read_levy,
    read_number,
    read_raising,
    read_recruits,
)

REINFORCEMENTS = "reinforcements"


def recruit(names: Names, key: str) -> Way:
    """A district, then how many; a creature, then a district."""
    coming = read_arrival(key)
    if coming is not None:
        about = names.about_power(coming.creature)
        head = step(coming.creature, names.creature(coming.creature), about=about)
        return head, step(key, *names.standing(coming.area))
    wanted = read_recruits(key)
    if wanted is None:
        return (step(key, names.texts("kemet-click-no-more") if key == DONE else key),)
    costs = names.costs if names.view.asking == What.RECRUIT else None
    price = [] if costs is None else [names.prayer(costs.soldiers(wanted.soldiers))]
    count = step(key, f"+{wanted.soldiers}", *price)
    return _into(names, wanted.area), count


def _into(names: Names, area: Area) -> Step:
    return step(f"area {area}", *names.standing(area))


def night_tile(names: Names, key: str) -> Way:
    """A pyramid for Hand of God; Reinforcements: where, then how many."""
    wanted = read_raising(key)
    if wanted is None:
        way = recruit(names, key)
        if len(way) == 1:
            return way
        label = names.texts("kemet-click-reinforcements")
        return step(REINFORCEMENTS, label, about=names.about_power(Power.REINFORCEMENTS)), *way
    level = names.costs.level(wanted.colour) if names.costs else 0
    label = names.texts(
        "kemet-click-raise", colour=names.colour(wanted.colour), old=level, new=level + 1
    )
    head = step(f"raise {wanted.colour}", label, about=names.about_power(Power.HAND_OF_GOD))
    return (head, step(key, str(wanted.site))) if wanted.site else (head,)


def arriving(names: Names, key: str) -> Way:
    """The district of a creature that was bought, or that it waits."""
    area = read_number(key)
    if area is None:
        return (step(key, names.texts("kemet-click-wait") if key == WAIT else key),)
    return (step(key, *names.standing(area)),)


def enlist(names: Names, key: str) -> Way:
    """One area, then how many; or one soldier each in two districts."""
    placed = read_levy(key) or ()
    if len(placed) == 1:
        area, count = placed[0]
        return _into(names, area), step(key, f"+{count}")
    return (step(key, " · ".join(f"{area} +{count}" for area, count in placed) or key),)
