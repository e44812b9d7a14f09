"""What can be achieved in Senet, each earned and not earned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.ui_types import Moment
from bot.games.uis import UIS
from rules.engine.events import Event
from tests.conformance.played import moments

END = moments("senet", 1)[-1].view


def achieved(name, view=END, *told):
    """Who has achieved something in a game that ended like this, after some events."""
    return sorted(UIS["senet"].achieved([Moment(view, told)])[name])


WON, LOST = END.winners[0], 1 - END.winners[0]


def drowned(seat):
    return Event("drowned", {"seat": seat, "house": 26, "end": 15, "again": False})


def moved(seat, *, again, what="moved"):
    return Event(what, {"seat": seat, "again": again})


def test_places_and_sides():
    ui = UIS["senet"]
    assert ui.places(END)[WON] == 1
    assert ui.places(END)[LOST] == 2
    assert {ui.role(END, seat) for seat in (0, 1)} == {"reed", "reel"}


def test_dry_feet():
    assert achieved("dry") == [WON]
    assert achieved("dry", END, drowned(LOST)) == [WON]
    assert achieved("dry", END, drowned(WON)) == []


@pytest.mark.parametrize(("left", "who"), [(END.pieces, [WON]), (END.pieces - 1, [])])
def test_shut_out(left, who):
    assert achieved("shut_out", replace(END, margin=left)) == who


def test_back_from_the_deep():
    assert achieved("twice_drowned", END, drowned(WON), drowned(LOST)) == []
    assert achieved("twice_drowned", END, drowned(WON), drowned(WON)) == [WON]
    assert achieved("twice_drowned", END, drowned(LOST), drowned(LOST)) == []


def test_on_a_roll():
    on, over = moved(LOST, again=True), moved(LOST, again=False)
    last = moved(LOST, again=True, what="borne_off")
    assert achieved("four_throws", END, on, on, on, over) == [LOST]
    assert achieved("four_throws", END, on, drowned(LOST), on, on, last) == []
    assert achieved("four_throws", END, on, on, on, last) == [LOST]
    assert achieved("four_throws", END, on, on, on, Event("lost", {"seat": LOST}), over) == []
    assert achieved("four_throws", END, over, over, over, over) == []
