"""A stored game told again: what the public saw, step by step, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.registry import GAMES
from bot.store.errors import NoSuchGame
from bot.store.rows import SeatRow
from bot.tables.story import chronicle
from rules.engine.decisions import choose
from rules.engine.events import Event, events_for
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, BOB, CAROL
from tests.bot.tables.toys import advising, dicing, new_toy, talking, teach


async def test_every_moment_is_what_the_public_saw(store):
    table, random = await kit.new_table(store, 4, 7), Random(7)
    views, events = {0: table.view(None)}, {}
    while table.session.request is not None:
        acted = await kit.step(table, random)
        views[table.revision] = table.view(None)
        if acted.entries:
            events[table.revision] = events_for(acted.events, None)
    told = await chronicle(store, table.id)
    assert list(told.steps) == [0, *events]
    assert {step: moment.view for step, moment in zip(told.steps, told, strict=True)} == views
    assert [list(moment.events) for moment in told][1:] == list(events.values())
    assert told.last == table.revision


async def test_what_was_taken_back_is_not_told(store):
    table = await new_toy(store, dicing)
    await table.act(ALICE, ["roll"], table.revision)
    await table.act(BOB, ["on"], table.revision)
    await table.undo(BOB)
    await table.act(BOB, ["off"], table.revision)
    told = await chronicle(store, table.id)
    assert told.steps == (0, 1, 4)
    assert told[-1].view.notes == ["roll", "off"]
    assert told.moment_at(4) is told[-1]
    assert told.moment_at(3) is told.moment_at(2) is told.moment_at(1)
    assert (told.step_at(3), told.first, told.last) == (1, 0, 4)
    assert told[1].events == (Event("rolled", {"score": told[1].view.score}),)


async def test_a_step_that_was_not_made_is_not_there(store):
    table = await new_toy(store, dicing)
    told = await chronicle(store, table.id)
    for step in (-1, 1, 10**15):
        with pytest.raises(LookupError):
            told.moment_at(step)
    assert len(told) == 1
    with pytest.raises(NoSuchGame):
        await chronicle(store, 99)


async def test_a_stretch(store):
    table = await new_toy(store, dicing)
    for person, key in ((ALICE, "roll"), (BOB, "on"), (ALICE, "yes")):
        await table.act(person, [key], table.revision)
    told = await chronicle(store, table.id)
    assert told.between(1, 2) == told[1:3]
    assert told.between(2, 99) == told[2:]
    assert not told.between(5, 9)


async def test_a_change_of_seats_is_a_step_without_a_moment(store):
    table = await new_toy(store, dicing)
    await table.give_seat(SeatRow(1, "Carol", CAROL + 1))
    await table.act(ALICE, ["stay"], table.revision)
    told = await chronicle(store, table.id)
    assert told.steps == (0, 2)
    assert told.step_at(1) == 0


async def test_picks_that_wait_are_not_told(store):
    table = await new_toy(store, talking)
    await table.act(ALICE, ["a", "c", "y0"], table.revision)
    await table.act(BOB, ["y1"], table.revision)
    told = await chronicle(store, table.id)
    assert "y0" not in repr(list(told))
    assert "y1" not in repr(list(told))
    await table.act(CAROL, ["x2"], table.revision)
    assert (await chronicle(store, table.id))[-1].view.notes[2:] == ["y0", "y1", "x2"]


async def test_an_adviser_s_proposal_is_not_told(store):
    table = await new_toy(store, advising)
    await table.act(BOB, ["miracle"], table.revision)
    assert "miracle" not in repr(list(await chronicle(store, table.id)))


async def whispering(s) -> None:
    """Alice chooses; only she hears what came of it, everybody that something did."""
    s.notes.append(await choose(0, "word", ["a", "b"]))
    s.events += [Event("heard", {"word": "sesame"}, (0,)), Event("spoke", {})]
    s.notes.append(await choose(1, "word", ["a", "b"]))


async def test_events_for_some_are_told_to_nobody(store):
    table = await new_toy(store, whispering)
    await table.act(ALICE, ["a"], table.revision)
    assert (await chronicle(store, table.id))[-1].events == (Event("spoke", {}),)


# --- after new rules ------------------------------------------------------------------------------


async def other(s) -> None:
    """Everything is asked in another way."""
    s.notes.append(await choose(0, "beginning", ["a", "b"]))


async def taking_turns(s) -> None:
    """Two words of the same person; then it is the other's turn."""
    for what in ("first", "second"):
        s.notes.append(await choose(s.steps % 2, what, ["a", "b"]))


async def test_after_new_rules_kept_positions_are_told(store):
    """Of old turns only the ends are known; what happened on the way is told with them."""
    table = await new_toy(store, taking_turns, steps=4)
    for person in (ALICE, ALICE, BOB, BOB, ALICE):
        await table.act(person, ["a"], table.revision)
    teach(other, "toy/2")
    table = await kit.reload(store, table)
    await table.act(ALICE, ["b"], table.revision)
    told = await chronicle(store, table.id)
    assert [len(moment.view.notes) for moment in told] == [0, 2, 4, 5]
    assert told.steps == (0, 2, 4, table.revision)
    assert told[-1].view == table.view(None)


async def test_a_game_that_new_rules_cannot_read_has_no_moments(store, monkeypatch):
    table = await new_toy(store, talking)
    await table.act(ALICE, ["a"], table.revision)
    teach(other, "toy/2")
    monkeypatch.setattr(GAMES["toy"], "state_type", int)
    told = await chronicle(store, table.id)
    assert (len(told), told.steps, told.first) == (0, (), told.last)
    with pytest.raises(LookupError):
        told.moment_at(told.last)
