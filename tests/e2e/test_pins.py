"""The newest panel of a game is pinned where a server wants it and Discord lets us."""

from __future__ import annotations

import pytest

from cogs.places.pins import may_pin
from sandbox.wire import MessageType
from tests.kit.actor import Actor, text_of
from tests.kit.gallery import answers
from tests.kit.prepared import until
from tests.kit.rooms import ends_turn, full_room, started

__all__ = ["full_room"]


@pytest.fixture
async def wall(full_room):
    """A server whose managers want panels pinned, and a game of Alice and Bob."""
    wall = full_room
    wall.control.allow("PIN_MESSAGES")
    (message,) = await answers(wall.alice, "/tableadmin pin", on=True)
    assert "is pinned" in text_of(message)
    wall.table = await started(wall, wall.bob)
    return wall


def seen(wall):
    return Actor(wall.alice.person, str(wall.table.row.place.thread)).messages()


def pinned(wall):
    return [message["id"] for message in seen(wall) if message["pinned"]]


def notices(wall):
    return [m for m in seen(wall) if m["type"] == MessageType.PINNED]


def panel(wall):
    return [m["id"] for m in seen(wall) if "Choose an action" in text_of(m)]


async def test_the_newest_panel_and_no_other_is_pinned(wall):
    await until(lambda: panel(wall) and pinned(wall) == panel(wall)[-1:])
    first = pinned(wall)
    await ends_turn(wall.table)
    await until(lambda: pinned(wall) == panel(wall)[-1:] != first)
    await until(lambda: notices(wall) == [])  # Discord's own messages about it are gone


async def test_without_the_permission_the_game_goes_on_silently(wall):
    await until(lambda: pinned(wall))
    first = pinned(wall)
    wall.control.deny("PIN_MESSAGES")
    place, bot = wall.table.row.place, wall.bot.client
    await until(lambda: not may_pin(bot, place.guild, place.thread))
    await ends_turn(wall.table)
    await until(lambda: panel(wall)[-1:] != first)
    assert pinned(wall) == first
    (message,) = await answers(wall.alice, "/tableadmin pin")
    assert "I need the permission “Pin Messages”" in text_of(message)


async def test_who_does_not_want_it_has_no_pins(full_room):
    full_room.control.allow("PIN_MESSAGES")
    (message,) = await answers(full_room.alice, "/tableadmin pin")
    assert "Panels aren't pinned." in text_of(message)
    full_room.table = await started(full_room, full_room.bob)
    await until(lambda: panel(full_room))
    await ends_turn(full_room.table)
    await until(lambda: panel(full_room))
    assert pinned(full_room) == []
    assert "/pins/" not in repr(full_room.control.calls)
