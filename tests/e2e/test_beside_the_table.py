"""What is told beside the table, in mirrors and to those who watch, survives a short failure."""

from __future__ import annotations

import pytest

from bot.store.rows import WatcherRow
from cogs.core.posting import announce
from tests.kit.actor import text_of
from tests.kit.gallery import at_step, gallery
from tests.kit.prepared import until
from tests.kit.rooms import eventually

__all__ = ["gallery"]

LONG = 60.0
FAULTS = ["503", "reset", "lost"]


def strike(gallery, fault, channel):
    """Let the next message to a channel fail once."""
    which = {"method": "POST", "path": f"/channels/{channel}/messages"}
    if fault == "503":
        gallery.control.fail(status=503, **which)
    elif fault == "reset":
        gallery.control.reset(**which)
    else:
        gallery.control.lose_response(**which)


def forgive(gallery):
    """Forget the failures that were ordered."""
    refused = gallery.sandbox.parts.console.refused
    kept = [fault for fault in refused if fault["status"] != 503]
    refused.clear()
    refused.extend(kept)


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_mirror_loses_nothing_and_says_nothing_twice(gallery, fault):
    """faults.md, Low: mirror posts were lost on a connection error."""
    table = await gallery.opens()
    mirror = gallery.bot.client.guilds[0].text_channels[1]
    there = gallery.bob.at(mirror.name)
    await eventually(lambda: all_is_told(gallery))
    await gallery.services.store.watchers.add_mirror(table.id, mirror.id)
    before = len(told_in(there))
    strike(gallery, fault, mirror.id)
    for step in (1, 2):
        await gallery.plays(at_step(table.revision + 1))
        await eventually(lambda: all_is_told(gallery))
        await until(lambda step=step: len(told_in(there)) >= before + step, LONG)
    assert len(told_in(there)) == before + 2
    forgive(gallery)


async def all_is_told(gallery):
    return await gallery.services.store.untold() == []


def told_in(actor):
    return [text_of(m) for m in actor.messages() if m["author"].get("bot") and text_of(m)]


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_watcher_s_letter_comes_once(gallery, fault):
    """faults.md, Low: watchers' letters were lost on a connection error."""
    table = await gallery.opens()
    olena = gallery.olena
    await olena.person.open_dm()
    watcher = WatcherRow(table.id, int(olena.person.id), "dm", "end")
    await gallery.services.store.watchers.keep(watcher)
    strike(gallery, fault, olena.dm.channel()["id"])
    await gallery.tells_watchers(table, "end", "https://discord.com/x")
    assert len([m for m in olena.dm.messages() if "https://discord.com/x" in text_of(m)]) == 1
    forgive(gallery)


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_line_of_a_moderator_is_read_once(gallery, fault):
    table = await gallery.opens()
    strike(gallery, fault, gallery.thread.id)
    assert await announce(gallery.bot.client, table, "A moderator did something.")
    there = gallery.bob.at("Nile")
    assert told_in(there).count("A moderator did something.") == 1
    forgive(gallery)
