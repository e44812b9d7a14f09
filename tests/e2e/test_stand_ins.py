"""Everybody sees that a computer plays for somebody: in the panel, /status, /board and the list."""

from __future__ import annotations

from bot.turns import absences
from sandbox.components import walk
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import ends_turn, full_room, services, started
from tests.kit.story import answer

__all__ = ["full_room"]


def tells(message, text):
    """Whether all pictures of a message say something to those who do not see them."""
    items = [item for part in walk(message["components"]) for item in part.get("items", ())]
    assert items, "it has no picture"
    said = {text in item["description"] for item in items}
    assert len(said) == 1, "some say so and others do not"
    return said.pop()


async def test_a_stand_in_is_seen_by_everybody(full_room):
    room = full_room
    alice, bob, olena = room.alice.at(THREAD), room.bob.at(THREAD), room.olena.at(THREAD)
    table = await started(room, room.bob)
    silent = table.session.request.choices[0].seat
    away, present = (alice, bob) if silent == 0 else (bob, alice)
    name, person = away.person.display_name, int(away.person.id)
    await absences.stand_in(table, silent)
    await absences.stand_in(table, silent)
    services(room).touch(table)
    panel = await olena.sees(f"— <@{present.person.id}>", patience=60)
    assert tells(panel, f"AI for {name}.")
    sheet = await answer(olena, olena.slash("/status", player=name))
    assert f"ШІ за {name}" in text_of(sheet)
    assert tells(sheet, f"ШІ за {name}.")
    board = await answer(present, present.slash("/board"))
    assert tells(board, f"AI for {name}.")
    (label,) = await present.completes("/game replace", "seat", "AI for")
    assert label.endswith(f": AI for {name}")
    await away.slash("/game list")
    await away.sees(f"waiting for {present.person.display_name}")
    assert await absences.is_back(table, silent, person)
    await ends_turn(table)
    panel = await olena.sees(f"— <@{person}>", patience=60)
    assert not tells(panel, "AI for")
