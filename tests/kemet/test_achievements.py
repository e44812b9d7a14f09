"""What can be achieved in Kemet, each earned and not earned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.ui_types import Moment
from bot.games.uis import UIS
from rules.engine.events import Event
from rules.kemet.data import Creature, Vp
from tests.conformance.played import moments

END = moments("kemet", 1)[-1].view


def achieved(name, view=END, *told):
    """Who has achieved something in a game that ended like this, after some events."""
    return sorted(UIS["kemet"].achieved([Moment(view, told)])[name])


SEATS = range(len(END.players))
WON = END.winners[0]
OTHER = next(seat for seat in SEATS if seat != WON)


def with_player(seat, **changes):
    """The end with something else about one player."""
    players = [replace(p, **changes) if p.seat == seat else p for p in END.players]
    return replace(END, players=tuple(players))


def fought(winner, loser):
    return Event("fought", {"attacker": winner, "defender": loser, "winner": winner})


def test_places_are_by_points_battles_and_order():
    ui, points = UIS["kemet"], {Vp.BATTLE: 2}
    order = END.order
    players = [replace(p, total=5, points=points) for p in END.players]
    view = replace(END, players=tuple(players), winners=(order[-1],))
    assert [ui.places(view)[seat] for seat in (order[-1], *order[:-1])] == [n + 1 for n in SEATS]
    assert ui.role(END, 0) == END.players[0].colour


@pytest.mark.parametrize(("points", "is_so"), [(5, True), (4, False)])
def test_war_leader(points, is_so):
    view = with_player(OTHER, points={Vp.BATTLE: points})
    assert (OTHER in achieved("warlord", view)) is is_so


def test_undefeated():
    three = [fought(WON, OTHER)] * 3
    assert achieved("undefeated", END, *three) == [WON]
    assert achieved("undefeated", END, *three, fought(OTHER, WON)) == []
    assert achieved("undefeated", END, *three[:2]) == []
    assert achieved("undefeated", END, *[fought(OTHER, WON)] * 3) == []


@pytest.mark.parametrize(("count", "is_so"), [(3, True), (2, False)])
def test_menagerie(count, is_so):
    view = with_player(OTHER, creatures=dict.fromkeys(list(Creature)[:count], 0))
    assert (OTHER in achieved("menagerie", view)) is is_so


@pytest.mark.parametrize(("levels", "is_so"), [((4, 3, 3), True), ((4, 4, 1), False)])
def test_great_builder(levels, is_so):
    own = END.players[OTHER].pyramids
    pyramids = tuple(replace(p, level=n) for p, n in zip(own, levels, strict=True))
    assert (OTHER in achieved("builder", with_player(OTHER, pyramids=pyramids))) is is_so


@pytest.mark.parametrize(("count", "who"), [(3, [OTHER]), (2, [])])
def test_three_temples(count, who):
    temples = [area.area for area in END.areas if area.pay][:count]
    areas = [replace(a, controller=OTHER if a.area in temples else -1) for a in END.areas]
    assert achieved("high_priest", replace(END, areas=tuple(areas))) == who


@pytest.mark.parametrize(("controller", "who"), [(WON, [WON]), (OTHER, [])])
def test_conqueror(controller, who):
    """A pyramid of the other player, whoever controls it."""
    pyramid = replace(END.players[OTHER].pyramids[0], controller=controller)
    assert pyramid.owner == OTHER
    areas = [replace(area, pyramid=None) for area in END.areas]
    areas[0] = replace(areas[0], pyramid=pyramid)
    assert achieved("conqueror", replace(END, areas=tuple(areas))) == who
