"""Checking stored games again: what counts as the same."""

from __future__ import annotations

from bot.commands.verify import _is_the_same
from rules.engine.events import Event

OLD = Event("devotion", {"god": "ra", "amount": 3, "source": "battle"})


def test_an_event_may_have_learned_to_say_more():
    """Games stored before devotion told its parts are no different games."""
    more = Event("devotion", {**OLD.data, "parts": {"battle": 1, "drought": 2}})
    assert _is_the_same([more], [OLD])
    assert not _is_the_same([OLD], [more])


def test_anything_else_is_a_difference():
    others = (
        Event("devotion", {**OLD.data, "amount": 2}),
        Event("followers", OLD.data),
        Event("devotion", OLD.data, (0,)),
    )
    for other in others:
        assert not _is_the_same([other], [OLD])
    assert not _is_the_same([OLD, OLD], [OLD])
