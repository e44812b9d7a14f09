"""What can be achieved in Imhotep, each earned and not earned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.ui_types import Moment
from bot.games.uis import UIS
from rules.engine.events import Event
from rules.imhotep.data import Card, Source
from rules.imhotep.ending import Ending
from rules.imhotep.view import GroupView
from tests.conformance.played import moments

END = moments("imhotep", 1)[-1].view


def achieved(name, view=END, *told):
    """Who has achieved something in a game that ended like this, after some events."""
    return sorted(UIS["imhotep"].achieved([Moment(view, told)])[name])


SEATS = range(len(END.players))
WON = END.winners[0]


def with_player(seat, **changes):
    """The end with something else about one player."""
    players = [replace(p, **changes) if p.seat == seat else p for p in END.players]
    return replace(END, players=tuple(players))


def scores(*points):
    """The end with other scores; the first player has won it alone."""
    players = [replace(END.players[n], score=score) for n, score in enumerate(points)]
    return replace(END, players=tuple(players), winners=(0,), ending=Ending.POINTS)


def test_places_are_those_of_the_rules_and_colours_are_kept():
    assert UIS["imhotep"].places(END) == [player.place for player in END.players]
    assert UIS["imhotep"].role(END, 0) == END.players[0].colour


def test_at_every_site():
    four = dict.fromkeys((Source.PYRAMID, Source.TEMPLE, Source.TOMB, Source.OBELISKS), 1)
    assert 1 in achieved("everywhere", with_player(1, points=four))
    for source in four:
        assert 1 not in achieved("everywhere", with_player(1, points={**four, source: 0}))


def test_stone_alone():
    gained = Event("card_gained", {"seat": WON, "card": "statue", "source": "market"})
    assert WON in achieved("no_market")
    assert WON not in achieved("no_market", END, gained)
    assert WON not in achieved("no_market", END, Event("pair_bought", {"seat": WON, "cards": 2}))


@pytest.mark.parametrize(("statues", "who"), [(5, [0]), (4, [])])
def test_five_statues(statues, who):
    view = with_player(0, cards=(Card.STATUE,) * statues)
    others = [n for n in SEATS if n and END.players[n].cards.count(Card.STATUE) >= 5]
    assert achieved("collector", view) == [*who, *others]


def test_far_ahead():
    assert achieved("runaway", scores(30, 20)) == [0]
    assert achieved("runaway", scores(30, 21)) == []
    assert achieved("runaway", replace(scores(30, 20), winners=(0, 1))) == []


def test_by_the_sled():
    assert achieved("by_the_sled", replace(END, ending=Ending.SLED)) == list(END.winners)
    assert achieved("by_the_sled", replace(END, ending=Ending.POINTS)) == []


@pytest.mark.parametrize(("stones", "who"), [(5, [1]), (4, [])])
def test_dynasty(stones, who):
    tomb = replace(END.tomb, groups=(GroupView(1, tuple(range(stones)), 10),))
    assert achieved("dynasty", replace(END, tomb=tomb)) == who
