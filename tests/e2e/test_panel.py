"""``/panel`` brings the panel of a game back to the bottom."""

from __future__ import annotations

from bot.store.rows import Status
from cogs.watch import panels
from sandbox.components import walk
from sandbox.wire import Component
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import eventually, full_room, services, started
from tests.kit.story import answer
from tests.kit.table_talk import widgets

__all__ = ["full_room"]


async def panel_of(room, table):
    """The newest panel, as the store knows it."""
    posted = await services(room).store.posts.panel(table.id)
    return posted and str(posted.message)


async def first_panel(room, table):
    """Wait for the first panel; return its number."""

    async def is_there():
        left = table.id in await services(room).store.restless()
        return not left and await panel_of(room, table) is not None

    await eventually(is_there)
    return await panel_of(room, table)


async def second_panel(room, table, old):
    """Wait until the panel was posted anew and the bot has heard of it; return its number.

    The gateway may tell of a message later than the answer to its post.
    """
    thread = room.bot.client.get_channel(table.row.place.thread)

    async def is_there():
        new = await panel_of(room, table)
        return new not in (None, old) and str(thread.last_message_id) == new

    await eventually(is_there)
    return await panel_of(room, table)


async def asks(actor, **options):
    return text_of(await answer(actor, actor.slash("/panel", **options)))


async def test_a_player_gets_the_panel_below_and_the_old_one_loses_its_buttons(full_room):
    panels._brought.clear()
    table = await started(full_room, full_room.bob, seats=2)
    old = await first_panel(full_room, table)
    alice, bob = full_room.alice.at(THREAD), full_room.bob.at(THREAD)
    assert "latest message" in await asks(alice)
    await bob.says("What a long talk")
    assert await asks(bob) == "\nHere it is again."
    new = await second_panel(full_room, table, old)
    newest = next(m for m in reversed(alice.messages()) if m["type"] == 0 and widgets(m))
    assert newest["id"] == new
    await eventually(lambda: has_no_buttons(alice, old))
    assert table.revision == 0  # nothing happened in the game


async def has_no_buttons(actor, message):
    parts = walk(actor.person.message(message)["components"])
    return not any(part["type"] == Component.BUTTON for part in parts)


async def test_only_once_in_a_while_and_only_for_players(full_room):
    panels._brought.clear()
    table = await started(full_room, full_room.bob, seats=2)
    old = await first_panel(full_room, table)
    alice, olena = full_room.alice.at(THREAD), full_room.olena.at(THREAD)
    await alice.says("Where is it?")
    assert f"/{old}" in await asks(olena)  # who does not play gets a link
    assert f"/{old}" in await asks(full_room.alice, game=str(table.id))  # and who is elsewhere
    assert await panel_of(full_room, table) == old
    assert await asks(alice) == "\nHere it is again."
    new = await second_panel(full_room, table, old)
    await alice.says("And again?")
    assert "less than a minute ago" in await asks(alice)
    assert await panel_of(full_room, table) == new


async def test_where_nothing_is_played_there_is_none(full_room):
    panels._brought.clear()
    assert "no game here" in await asks(full_room.alice)
    table = await started(full_room, seats=2, computers=1)
    await first_panel(full_room, table)
    await full_room.alice.at(THREAD).slash("/game resign")
    await full_room.alice.at(THREAD).press("Resign")

    async def is_over():
        left = table.id in await services(full_room).store.restless()
        return table.row.status is Status.CLOSED and not left

    await eventually(is_over)
    await full_room.alice.at(THREAD).says("Again!")
    before = await panel_of(full_room, table)
    assert f"/{before}" in await asks(full_room.alice.at(THREAD))
    assert await panel_of(full_room, table) == before
