"""Telling what is stored, whatever Discord does: panels, counts, pictures, private answers."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.store.opening import FILE
from tests.kit.bot_process import WRONG
from tests.kit.bots import GAMES
from tests.kit.prepared import until
from tests.kit.quick_bot import QuickBot
from tests.kit.story import Story, click, clicks, labels, pictures, reads, said

HOUR = 3600.0
TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
    ]
}
SECRET = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53"]},
        {"god": "ra", "figures": ["god 81", "w 82"]},
    ],
    "next": "region 3",
}
BATTLE_OF_THREE = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53"]},
        {"god": "ra", "figures": ["god 81", "w 82"]},
        {"god": "osiris", "figures": ["god 63", "w 71", "w 72"]},
    ],
    "next": "region 3",
}
BEFORE_A_BATTLE = SECRET | {"markers": {"gain": 6}, "event": 3, "next": "action"}
PATIENCE = 40.0
POSTS = {"method": "POST", "path": "/channels/*/messages"}
EDITS = {"method": "PATCH", "path": "/channels/*/messages/*"}
ANSWERS = {"method": "PATCH", "path": "/webhooks/*"}
DEFERS = {"method": "POST", "path": "/interactions/*"}


class HastyBot(QuickBot):
    """A bot that never waits for a picture."""

    def environment(self):
        return super().environment() | {"THOTH_TEST_PATIENCE": "0"}


@pytest.fixture
async def troubled(sandbox, tmp_path):
    """A stage on a Discord that may refuse things."""
    told = Story(sandbox, QuickBot(sandbox, tmp_path, GAMES))
    yield told
    if told.bot.is_running:
        await told.bot.stop()


async def gains(story: Story, panel, actor=None):
    """Take one action, and return the next panel."""
    action = next(label for label in labels(panel) if label.startswith(("Gain", "Unlock")))
    await clicks(actor or story.alice, panel, action, "Confirm")
    return await story.panel(other_than=panel)


def has_buttons(story: Story, panel) -> bool:
    return bool(labels(story.alice.person.message(panel["id"])))


@pytest.mark.parametrize("fault", ["503", "lost", "reset"])
async def test_a_failed_edit_of_an_old_panel_freezes_nothing(troubled, fault):
    """discord.md 1: one 503 on the old panel's edit stopped all later panels."""
    first = await troubled.begins([troubled.alice, troubled.bob], TURN)
    troubled.control.count_calls()
    if fault == "503":
        troubled.control.fail(status=503, **EDITS)
    elif fault == "lost":
        troubled.control.lose_response(**EDITS)
    else:
        troubled.control.reset(**EDITS)
    await troubled.alice.slash("/play", do="gain")  # whoever types presses nothing that edits
    second = await troubled.panel(other_than=first)
    third = await gains(troubled, second)
    assert third["id"] != second["id"]
    await until(lambda: not has_buttons(troubled, first), PATIENCE)
    await until(lambda: not has_buttons(troubled, second), PATIENCE)
    assert pictures(troubled.alice.person.message(first["id"])) == []
    assert any(call.suffered for call in troubled.control.calls), "no edit has failed"


@pytest.mark.parametrize("fault", ["lost", "reset"])
async def test_a_failed_edit_of_a_panel_with_pictures_is_made_again(troubled, fault):
    """discord.md 1: the first try changed the message in memory, and Discord refused all others."""
    panel = await troubled.begins([troubled.alice, troubled.bob], SECRET)
    troubled.control.count_calls()
    (troubled.control.lose_response if fault == "lost" else troubled.control.reset)(**EDITS)
    await troubled.alice.slash("/play", do="flood")
    await until(lambda: counts(troubled, panel), PATIENCE)
    assert any(call.suffered for call in troubled.control.calls), "no edit has failed"
    kept = pictures(troubled.bob.person.message(panel["id"]))
    assert [name for name, _, _ in kept] == [name for name, _, _ in pictures(panel)] != []


async def test_an_edit_that_discord_never_takes_blocks_nothing(troubled):
    """discord.md 2: a persistent 400 on the old panel stopped the table."""
    first = await troubled.begins([troubled.alice, troubled.bob], TURN)
    troubled.control.fail(status=400, code=30046, times=1000, **EDITS)
    await troubled.alice.slash("/play", do="gain")  # whoever types presses nothing that edits
    second = await troubled.panel(other_than=first)
    assert (await gains(troubled, second))["id"] != second["id"]
    assert has_buttons(troubled, first)  # which nobody can help


async def test_a_deleted_panel_comes_back(troubled):
    """faults.md 9: a deleted panel was not replaced."""
    first = await troubled.begins([troubled.alice, troubled.bob], TURN)
    await troubled.control.delete_message(first["id"])
    again = await troubled.panel(other_than=first)
    assert labels(again) == labels(first)
    await gains(troubled, again)


@pytest.mark.parametrize("permission", ["SEND_MESSAGES", "ATTACH_FILES", "VIEW_CHANNEL"])
async def test_a_table_goes_on_by_itself_when_a_permission_is_back(troubled, permission):
    """faults.md 9, discord.md 5: it was silent until the next move, and nobody was told."""
    first = await troubled.begins([troubled.alice, troubled.bob], TURN)
    troubled.control.deny(permission)
    told = await clicks(troubled.alice, first, "Gain", "Confirm")
    assert "saved, but I can't post here" in said(told)
    assert (await troubled.panel())["id"] == first["id"]
    troubled.control.allow_all()
    await troubled.panel(other_than=first)


async def test_a_panel_does_not_wait_for_its_picture(sandbox, tmp_path):
    """faults.md 5: on a busy machine no panel appeared, as it waited for its picture."""
    story = Story(sandbox, HastyBot(sandbox, tmp_path, GAMES))
    panel = await story.begins([story.alice, story.bob], TURN)
    assert pictures(panel) == []
    await until(lambda: pictures(story.alice.person.message(panel["id"])), PATIENCE)
    assert labels(story.alice.person.message(panel["id"])) == labels(panel)
    await story.bot.stop()


@pytest.mark.parametrize("fault", ["500", "503", "lost", "reset", "storm"])
async def test_nobody_reads_that_nothing_changed_when_something_has(troubled, fault):
    """faults.md 1: a failed private answer was taken for a failed act."""
    first = await troubled.begins([troubled.alice, troubled.bob], TURN)
    draft = await click(troubled.alice, first, "Gain")
    if fault == "lost":
        troubled.control.lose_response(**ANSWERS)
    elif fault == "reset":
        troubled.control.reset(**ANSWERS)
    elif fault == "storm":
        troubled.control.rate_limit(0.05, times=6, **ANSWERS)
    else:
        troubled.control.fail(status=int(fault), **ANSWERS)
    told = await click(troubled.alice, draft, "Confirm")
    assert "Done:" in said(told)
    await troubled.panel(other_than=first)


@pytest.mark.parametrize("fault", ["lost", "reset", "503"])
async def test_an_acknowledgement_that_fails_once_ends_in_an_answer(troubled, fault):
    """faults.md, Low: a lost defer left the answer thinking."""
    first = await troubled.begins([troubled.alice, troubled.bob], TURN)
    if fault == "lost":
        troubled.control.lose_response(**DEFERS)
    elif fault == "reset":
        troubled.control.reset(**DEFERS)
    else:
        troubled.control.fail(status=503, **DEFERS)
    draft = await click(troubled.alice, first, "Gain")
    assert "Confirm" in labels(draft)


async def test_whoever_is_waited_for_keeps_the_highlight(troubled):
    """discord.md, count edits: an edit without mentions took the highlight away."""
    panel = await troubled.begins([troubled.alice, troubled.bob], SECRET)
    mine = await click(troubled.alice, panel, "Choose in secret")
    await click(troubled.alice, mine, "Flood")

    def counted():
        message = troubled.bob.person.message(panel["id"])
        return message if "1 of 2" in said(message) else None

    message = await until(counted, PATIENCE)
    assert [user["id"] for user in message["mentions"]] == [troubled.bob.person.id]


def counts(troubled, panel):
    return "1 of 2" in said(troubled.bob.person.message(panel["id"]))


async def test_a_panel_says_who_has_chosen_once_it_may_be_edited_again(troubled):
    """A permission that was gone for a moment left the panel asking those who had chosen."""
    panel = await troubled.begins([troubled.alice, troubled.bob], SECRET)
    troubled.control.deny("VIEW_CHANNEL")
    await troubled.alice.slash("/play", do="flood")
    await until(lambda: 403 in [call.status for call in troubled.control.calls], PATIENCE)
    troubled.control.allow_all()
    await until(lambda: counts(troubled, panel), PATIENCE)


async def test_a_panel_whose_posting_got_no_answer_says_who_has_chosen(troubled):
    """It was found again, but the one before it was kept in mind."""
    first = await troubled.begins([troubled.alice, troubled.bob], BEFORE_A_BATTLE)
    troubled.control.lose_response(**POSTS)
    await clicks(troubled.alice, first, "Gain", "Confirm")
    panel = await troubled.panel(other_than=first)
    mine = await click(troubled.alice, panel, "Choose in secret")
    await click(troubled.alice, mine, "Flood")
    await until(lambda: counts(troubled, panel), PATIENCE)


async def test_a_panel_of_an_earlier_life_keeps_what_it_told(troubled):
    """Found by 1,000 kills: it went on with the battle, and what had led there was gone."""
    people = troubled.alice, troubled.bob
    panel = await troubled.begins([None, *people], BATTLE_OF_THREE)
    assert "Battle: Isis, Ra, Osiris" in said(panel)
    await troubled.bot.stop(kill=True)
    await troubled.bot.start()
    await troubled.alice.slash("/play", do="drought")
    await until(lambda: "2 of 3" in said(troubled.alice.person.message(panel["id"])), PATIENCE)
    await troubled.bob.slash("/play", do="chariots")
    await reads(troubled.alice, "🏆", patience=PATIENCE)
    assert "Battle: Isis, Ra, Osiris" in said(troubled.alice.person.message(panel["id"]))


async def test_a_failed_letter_costs_nobody_else_theirs(troubled):
    """discord.md, Letters: one error left everybody after that person without a letter."""
    await troubled.given([troubled.alice, troubled.bob], SECRET)
    troubled.control.fail(status=500, code=0, times=1, method="POST", path="/users/@me/channels")
    await troubled.bot.start()
    for actor in (troubled.alice, troubled.bob):
        await reads(actor.dm, "battle in region 3", patience=PATIENCE)


async def test_clocks_run_on_after_the_database_was_locked(troubled):
    """faults.md 2: one failed write killed the loop of the clocks until a restart."""
    await troubled.begins([troubled.alice, troubled.bob], TURN, clock="async")
    with closing(sqlite3.connect(troubled.bot.folder / FILE, isolation_level=None)) as db:
        db.execute("begin immediate")
        await until(lambda: " ERROR " in troubled.bot.log.read_text(), PATIENCE)
        db.execute("rollback")
    troubled.late(25 * HOUR)
    await reads(troubled.bob, "Time's up", patience=PATIENCE)


@pytest.mark.parametrize("hours", [30, -30])
async def test_a_clock_that_jumps_takes_the_deadlines_along(troubled, hours):
    """faults.md, Low: deadlines were overdue at once when a wrong clock was corrected."""
    await troubled.begins([troubled.alice, troubled.bob], TURN, clock="async")
    (troubled.bot.folder / WRONG).write_text(str(hours * HOUR))
    await until(lambda: "the clock has jumped" in troubled.bot.log.read_text(), PATIENCE)
    await gains(troubled, await troubled.panel())
    assert troubled.bob.shows("Time's up") is None
    (troubled.bot.folder / WRONG).write_text("0")
    await until(lambda: troubled.bot.log.read_text().count("the clock has jumped") == 2, PATIENCE)
    assert troubled.bob.shows("Time's up") is None
    troubled.late(25 * HOUR)
    await reads(troubled.bob, "Time's up", patience=PATIENCE)
