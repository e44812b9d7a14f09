"""Clicks of the set-up and of the turn order."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clicks import Way, Ways, step
from bot.games.game_ui import Step
from bot.games.kemet.naming import Names
from bot.texts.saying import listed
from rules.kemet.boards import City, districts
from rules.kemet.read_keys import read_cities, read_levy, read_number, read_pyramids
from rules.kemet.state import NOBODY

EVEN, UNEVEN = "111", "210"  # how three levels are spread
SAME = "same"


def city(names: Names, key: str) -> Way:
    """A city with its districts."""
    number = read_number(key)
    if number is None:
        return (step(key, key),)
    first, _, last = districts(number)
    return (step(key, names.texts("kemet-click-city", city=number, first=first, last=last)),)


def pyramids(names: Names, key: str) -> Way:
    """How the levels are spread, then colours, then districts."""
    rows = read_pyramids(key) or ()
    sites = step(key, _capital(listed(f"{names.colour(c)} {site}" for c, _, site in rows)))
    if all(level == 1 for _, level, _ in rows):
        return step(EVEN, names.texts("kemet-click-levels-even")), sites
    by_level = sorted(rows, key=lambda row: -row[1])
    levels = step(
        "".join(f"{colour}{level}" for colour, level, _ in by_level),
        _capital(listed(f"{names.colour(colour)} {level}" for colour, level, _ in by_level)),
    )
    return step(UNEVEN, names.texts("kemet-click-levels-uneven")), levels, sites


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def soldiers(names: Names, key: str) -> Way:
    """All districts in one click."""
    return (step(key, " · ".join(f"{area}: {n}" for area, n in read_levy(key) or ()) or key),)


def order(names: Names, keys: Sequence[str]) -> Ways:
    """Who is first, who is next, and so on; or as today."""
    today = tuple(names.view.players[seat].city for seat in names.view.order)
    found: Ways = {}
    for key in keys:
        cities = read_cities(key) or ()
        if cities == today:
            found[key] = (step(SAME, names.texts("kemet-click-same-order")),)
        else:
            found[key] = tuple(_place(names, n, one) for n, one in enumerate(cities, 1))
    return found


def _place(names: Names, place: int, number: City) -> Step:
    owner = next((p.seat for p in names.view.players if p.city == number), NOBODY)
    label = f"{place}. {names.player(owner)}"
    return step(f"{place}:{number}", label, names.texts("kemet-click-of-city", city=number))
