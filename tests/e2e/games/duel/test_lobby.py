"""Arranging a game of Duel: two values are two buttons."""

from __future__ import annotations

from tests.kit.actor import text_of
from tests.kit.rooms import room, services
from tests.kit.table_talk import is_private

__all__ = ["room"]


async def test_two_values_are_two_buttons_that_say_what_they_mean(room):
    await room.alice.slash("/game new", game="duel", seats=2)
    lobby = await room.bob.sees("a table for 2")
    assert "**Pantheon: No**: The base game, without gods." in text_of(lobby)
    await room.alice.press("Pantheon: No")
    await room.alice.sees("Done.")
    (row,) = await services(room).store.lobbies.of(int(room.alice.person.id))
    assert row.agreed["pantheon"] == "no"
    await room.bob.press("Pantheon: Yes")
    assert is_private(await room.bob.sees("Only the host"))
