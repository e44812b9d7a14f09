"""Whoever presses a button of a panel lets the bot edit it, without a call that Discord counts."""

from __future__ import annotations

from datetime import timedelta
from fnmatch import fnmatch

import pytest

from cogs.core import presses as kept
from sandbox.wire import MessageFlag
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import ends_turn, eventually, full_room, services, started
from tests.kit.story import answer
from tests.kit.table_talk import is_private, widgets

__all__ = ["full_room"]

BY_PRESS = "/webhooks/*/messages/@original"


@pytest.fixture
async def table(full_room):
    """A game of two people, all of which is told."""
    table = await started(full_room, full_room.bob, seats=2)
    await told(full_room, table)
    return table


async def told(room, table):
    """Wait until all is told and no old panel has a button."""
    store = services(room).store

    async def is_told():
        is_settled = table.id not in await store.restless() and await store.posts.panel(table.id)
        return is_settled and not await store.posts.old_panels(table.id)

    await eventually(is_told)


def newest(actor):
    """The newest panel."""
    return next(m for m in reversed(actor.messages()) if not is_private(m) and widgets(m))


async def presses(room, table):
    """Let whoever is asked press the first thing that the panel offers."""
    person = table.seats[table.session.request.choices[0].seat].person
    actor = next(a for a in (room.alice, room.bob) if int(a.person.id) == person).at(THREAD)
    panel = newest(actor)
    widget = next(w for w in widgets(panel) if w.verb == "d")
    return panel, await answer(actor, widget.use(actor))


def edits(room, message):
    """How many edits of a message Discord counted, and how many presses made."""
    paths = [call.path for call in room.sandbox.control.calls if call.method == "PATCH"]
    counted = sum(path.endswith(f"/messages/{message['id']}") for path in paths)
    return counted, sum(fnmatch(path, BY_PRESS) for path in paths)


async def test_a_press_pays_for_the_edits_of_its_panel(full_room, table):
    full_room.sandbox.control.count_calls()
    panel, reply = await presses(full_room, table)
    assert reply["flags"] & MessageFlag.EPHEMERAL
    await ends_turn(table)
    await told(full_room, table)
    counted, by_press = edits(full_room, panel)
    assert counted == 0
    assert by_press >= 1
    assert not widgets(full_room.alice.person.message(panel["id"]))
    assert int(panel["id"]) not in kept._presses  # which would keep the message in memory


async def test_a_panel_that_nobody_pressed_is_edited_all_the_same(full_room, table):
    panel = newest(full_room.alice.at(THREAD))
    full_room.sandbox.control.count_calls()
    await ends_turn(table)
    await told(full_room, table)
    counted, by_press = edits(full_room, panel)
    assert counted >= 1
    assert by_press == 0


async def test_a_press_that_expires_edits_nothing(full_room, table, monkeypatch):
    panel, _ = await presses(full_room, table)
    full_room.sandbox.control.count_calls()
    monkeypatch.setattr(kept, "MARGIN", timedelta(hours=1))
    await ends_turn(table)
    await told(full_room, table)
    counted, by_press = edits(full_room, panel)
    assert counted >= 1
    assert by_press == 0
    assert not widgets(full_room.alice.person.message(panel["id"]))


@pytest.mark.parametrize("status", [401, 404, 500])
async def test_what_a_press_cannot_do_the_bot_does_itself(full_room, table, status):
    panel, _ = await presses(full_room, table)
    control = full_room.sandbox.control
    control.count_calls()
    control.fail(status=status, method="PATCH", path=BY_PRESS, times=20)
    await ends_turn(table)
    await told(full_room, table)
    assert edits(full_room, panel)[0] >= 1
    assert not widgets(full_room.alice.person.message(panel["id"]))


async def test_an_answer_that_fails_at_first_comes_once(full_room, table):
    control, alice = full_room.sandbox.control, full_room.alice.at(THREAD)
    before = [m["id"] for m in alice.messages()]
    control.fail(status=503, method="POST", path="/webhooks/*", times=1)
    _, reply = await presses(full_room, table)
    assert text_of(reply)
    seen = full_room.alice.at(THREAD).messages() + full_room.bob.at(THREAD).messages()
    new = {m["id"] for m in seen if m["id"] not in before and is_private(m)}
    assert new == {reply["id"]}
