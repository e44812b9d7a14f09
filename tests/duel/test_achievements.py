"""What can be achieved in 7 Wonders Duel, each earned and not earned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.ui_types import Moment
from bot.games.uis import UIS
from rules.duel.data import God, Progress
from rules.duel.state import Ending
from tests.conformance.played import moments

END = moments("duel", 1)[-1].view


def achieved(name, view=END, *told):
    """Who has achieved something in a game that ended like this, after some events."""
    return sorted(UIS["duel"].achieved([Moment(view, told)])[name])


WON = (0,)


def ending(how, *totals):
    """The end as it would be; the first player has won."""
    cities = END.cities
    if totals:
        cities = tuple(
            replace(city, total=total) for city, total in zip(cities, totals, strict=True)
        )
    return replace(END, ending=how, winners=WON, cities=cities)


def city(**changes):
    """The end with something else about the second player, who has lost."""
    first, second = END.cities
    plain = replace(first, progress=(), gods=(), wonders=())
    return replace(END, cities=(plain, replace(second, **changes)), winners=WON)


def test_places_and_sides():
    ui = UIS["duel"]
    assert ui.places(ending(Ending.POINTS)) == [1, 2]
    assert ui.places(replace(END, winners=(0, 1))) == [1, 1]
    assert {ui.role(END, seat) for seat in (0, 1)} == {"sun", "moon"}


@pytest.mark.parametrize("name", ["science", "military"])
def test_a_supremacy(name):
    for how in Ending:
        assert achieved(name, ending(how)) == (list(WON) if how == Ending(name) else [])


def test_four_wonders():
    built = [replace(END.cities[1].wonders[0], built=True, number=n) for n in (1, 2, 3, 4)]
    assert achieved("wonders", city(wonders=tuple(built))) == [1]
    built[2] = replace(built[2], built=False)
    assert achieved("wonders", city(wonders=tuple(built))) == []


def test_a_landslide():
    assert achieved("landslide", ending(Ending.POINTS, 60, 40)) == list(WON)
    assert achieved("landslide", ending(Ending.POINTS, 60, 41)) == []
    assert achieved("landslide", ending(Ending.MILITARY, 60, 10)) == []


@pytest.mark.parametrize(("tokens", "who"), [(4, [1]), (3, [])])
def test_age_of_reason(tokens, who):
    assert achieved("thinker", city(progress=tuple(Progress)[:tokens])) == who


@pytest.mark.parametrize(("gods", "who"), [(3, [1]), (2, [])])
def test_full_pantheon(gods, who):
    assert achieved("devout", city(gods=tuple(God)[:gods])) == who
