"""Whoever is asked to agree to an undo reads what it takes back, and so does who takes it back."""

from __future__ import annotations

from bot.games.uis import UIS
from bot.tables.story import chronicle
from bot.texts import Texts
from cogs.watch.logs import log_lines
from tests.kit.actor import text_of
from tests.kit.example import GAME, THREAD
from tests.kit.rooms import ends_turn, full_room, services, started
from tests.kit.story import answer

__all__ = ["full_room"]


async def log_of(room, table, after):
    """What the log says of the steps after one."""
    told = await chronicle(services(room).store, table.id)
    return [line.text for line in log_lines(UIS[GAME], Texts("en"), told) if line.step > after]


def moved(table):
    """The one who is asked, and their answer: the first that there is."""
    choice = table.session.request.choices[0]
    return table.seats[choice.seat].person, [str(choice.options[0])]


async def test_an_undo_says_what_it_takes_back(full_room):
    room = full_room
    table = await started(room, room.bob)
    people = {int(actor.person.id): actor.at(THREAD) for actor in (room.alice, room.bob)}
    first, answers = moved(table)
    before = table.revision
    await table.act(first, answers, before)
    gone = await log_of(room, table, before)
    done = text_of(await answer(people[first], people[first].slash("/undo")))
    assert "Undone." in done
    assert gone
    assert all(f"↩ {line}" in done for line in gone)
    before = table.revision
    await ends_turn(table)
    second, answers = moved(table)
    assert second != first
    await table.act(second, answers, table.revision)
    gone = await log_of(room, table, before)
    assert len(gone) > 1
    await people[first].slash("/undo")
    question = text_of(await people[second].sees("wants to undo their last step"))
    shown = [line for line in gone if f"↩ {line}" in question]
    assert gone[-1] in shown  # that of the other player too
    await people[second].press("Agree")
    await people[first].sees("undid a step", patience=60)
