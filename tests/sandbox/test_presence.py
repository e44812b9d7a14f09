"""The bot's presence, as strictly as Discord takes it."""

from __future__ import annotations

import pytest

from sandbox.presence import Presence

PLAYING = {"type": 0, "name": "chess"}
CUSTOM = {"type": 4, "name": "Custom Status", "state": "2 tables"}


def update(**changes):
    return {"since": None, "activities": [CUSTOM], "status": "online", "afk": False} | changes


def test_a_custom_activity_shows_its_state_and_others_their_name():
    presence = Presence()
    assert presence.text == ""
    assert presence.take(update())
    assert presence.text == "2 tables"
    assert presence.take(update(activities=[PLAYING]))
    assert presence.text == "chess"


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        {"activities": []},
        update(status="busy"),
        update(afk=None),
        update(since="now"),
        update(activities=[{"type": 0}]),
        update(activities=[{"type": 9, "name": "x"}]),
        update(activities=[CUSTOM | {"state": ""}]),
        update(activities=[CUSTOM | {"state": "x" * 129}]),
    ],
)
def test_what_is_no_presence_changes_nothing(wrong):
    presence = Presence()
    assert not presence.take(wrong)
    assert presence.updates == 0
