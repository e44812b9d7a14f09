"""Emojis end to end: the command that uploads them, panels with them, and without them at last."""

from __future__ import annotations

import asyncio

import pytest

from bot.__main__ import BAD_USAGE, main
from bot.games.emojis import Drawn, is_of
from bot.games.uis import UIS
from bot.process import emojis
from bot.process.emojis import KNOWN, bring_up_to_date
from bot.process.local import point_at, provide_emojis
from bot.process.pace import Pace
from cogs.core.posting import change_texts
from cogs.table.panel import TITLE_ID
from sandbox.components import walk
from sandbox.store import StoredFile
from sandbox.wire import Component
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.emojis import drawn_of, hang_up, learned, take_down
from tests.kit.example import GAME, THREAD
from tests.kit.rooms import ends_turn, eventually, services, staged, started
from tests.kit.stage import begun
from tests.kit.table_talk import newest_panel

REFUSED = (400, 50035)
GONE = f"{GAME}_gone_abcdef"  # one that is not drawn any more


# --- the command --------------------------------------------------------------------------------


@pytest.fixture
def command(sandbox, monkeypatch, capsys, tmp_path):
    """Run `thoth emojis` against the local Discord, which goes on in this thread."""
    point_at(sandbox.base)
    monkeypatch.chdir(tmp_path)  # no file .env
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    monkeypatch.delenv("THOTH_LOCAL", raising=False)
    sandbox.parts.rate_limits.global_limit = None
    sandbox.parts.rate_limits.limit = 10_000

    async def run(*arguments, token=sandbox.token):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        code = await asyncio.to_thread(main, ["emojis", *arguments])
        told = capsys.readouterr()
        return code, told.out.splitlines(), told.err

    return run


@pytest.fixture
def few(monkeypatch):
    """Only the emojis of one game, drawn once."""
    drawn = list(drawn_of(GAME))
    monkeypatch.setattr("bot.commands.emojis.draw_emojis", lambda: drawn)
    return drawn


def names(sandbox):
    return [emoji["name"] for emoji in sandbox.parts.emojis.all()]


async def test_the_first_run_uploads_all_and_the_second_nothing(sandbox, command, few):
    code, said, _ = await command()
    assert code == 0
    assert said[-1] == f"{len(few)} uploaded, 0 removed, 0 unchanged"
    assert names(sandbox) == [emoji.name for emoji in few]
    before = sandbox.parts.emojis.all()
    assert await command() == (0, [f"0 uploaded, 0 removed, {len(few)} unchanged"], "")
    assert sandbox.parts.emojis.all() == before


async def test_what_is_drawn_differently_is_replaced_and_what_is_foreign_stays(
    sandbox, command, few
):
    await command()
    foreign = ("party", f"{GAME}_thing", f"{GAME}_thing_photo")
    for name in foreign:
        sandbox.parts.emojis.add(name, StoredFile("image/png", few[0].image))
    old, gone = few[0].name, few[1].name
    few[0] = Drawn(old[:-6] + "abcdef", few[5].image)
    del few[1]
    code, said, _ = await command()
    assert code == 0
    assert said == [
        f"+ {few[0].name}",
        f"- {old}",
        f"- {gone}",
        f"1 uploaded, 2 removed, {len(few) - 1} unchanged",
    ]
    assert set(names(sandbox)) == {*foreign, *(emoji.name for emoji in few)}


async def test_a_dry_run_only_says_what_it_would_do(sandbox, command, few):
    sandbox.parts.emojis.add(GONE, StoredFile("image/png", few[0].image))
    code, said, _ = await command("--dry-run")
    assert code == 0
    assert f"- {GONE}" in said
    assert said[-1] == f"{len(few)} to upload, 1 to remove, 0 unchanged"
    assert names(sandbox) == [GONE]


async def test_where_there_is_no_room_for_both_the_old_ones_go_first(
    sandbox, command, few, monkeypatch
):
    monkeypatch.setattr(emojis, "MOST", len(few))
    sandbox.parts.emojis.add(GONE, StoredFile("image/png", few[0].image))
    _, said, _ = await command()
    assert said[0] == f"- {GONE}"
    assert said[-1] == f"{len(few)} uploaded, 1 removed, 0 unchanged"


async def test_an_interrupted_run_is_finished_by_the_next(sandbox, command, few):
    hang_up(sandbox, GAME)
    for emoji in sandbox.parts.emojis.all()[3:]:
        sandbox.parts.emojis.remove(emoji["id"])
    assert (await command())[1][-1] == f"{len(few) - 3} uploaded, 0 removed, 3 unchanged"


async def test_a_wrong_token_is_answered_with_a_sentence(sandbox, command, few):
    code, _, said = await command(token="not.the.token")
    assert code == BAD_USAGE
    assert "Discord does not accept DISCORD_TOKEN" in said
    assert "not.the.token" not in said


async def test_without_a_token_it_says_what_is_missing(command, few):
    code, _, said = await command(token="")
    assert code == BAD_USAGE
    assert "DISCORD_TOKEN or DISCORD_TOKEN_FILE must be set" in said


# --- on panels ----------------------------------------------------------------------------------


@pytest.fixture
async def adorned(sandbox, tmp_path):
    """A stage whose bot has emojis, and knows it."""
    hang_up(sandbox, GAME)
    bot = InProcessBot(sandbox, tmp_path, GAMES, emojis=True)
    async with begun(staged(sandbox, bot)) as stage:
        await learned(len(drawn_of(GAME)))
        yield stage


def parts(message):
    """Buttons and options of a message, with an emoji or without."""
    found = []
    for part in walk(message["components"]):
        if part["type"] == Component.BUTTON:
            found.append(part)
        found += part.get("options") or ()
    return found


def shown(message):
    """The emojis of a message by what they stand beside."""
    return {p["label"]: p["emoji"]["name"] for p in parts(message) if p.get("emoji")}


async def panel(actor, old=None):
    """The newest panel, once it is another one."""

    async def is_there():
        new = newest_panel(actor)
        return new is not None and new["id"] != (old and old["id"])

    await eventually(is_there)
    return newest_panel(actor)


async def test_a_panel_and_a_lobby_show_emojis_beside_their_words(adorned):
    table = await started(adorned, adorned.bob, seats=2)
    alice = adorned.alice.at(THREAD)
    message = await panel(alice)
    view = table.view(None)
    seat = table.session.request.choices[0].seat
    god = UIS[GAME].seat_emoji(view, seat)
    assert f"<:{GAME}_{god}_" in text_of(message)
    found = shown(message)
    assert {is_of(name) for name in found.values()} == {
        f"{GAME}_action_{action}" for action in ("move", "summon", "gain", "unlock")
    }
    assert all(part["label"] for part in parts(message)), "an emoji never stands alone"
    assert adorned.refused() == []


async def test_a_lobby_shows_the_gods_in_its_menu(adorned):
    await adorned.alice.slash("/game new", game=GAME, seats=2)
    message = await adorned.alice.sees("a table for")
    gods = {is_of(name) for name in shown(message).values()}
    assert gods == {f"{GAME}_{god}" for god in UIS[GAME].seat_choices()}


async def at_turn(adorned, table):
    """Whoever decides, and what their button for a move says."""
    first = adorned.alice if table.asks(int(adorned.alice.person.id)) is not None else adorned.bob
    actor = first.at(THREAD)
    labels = [part["label"] for part in parts(await panel(actor))]
    return actor, next(label for label in labels if label.startswith("Move"))


async def test_a_draft_shows_the_figures_that_can_move(adorned):
    actor, move = await at_turn(adorned, await started(adorned, adorned.bob, seats=2))
    await actor.press(move)

    async def is_shown():
        return any("warrior" in name for name in shown(actor.messages()[-1]).values())

    await eventually(is_shown)


async def test_emojis_deleted_on_discord_stop_no_game(adorned):
    """Discord refuses the panel because of an emoji; it is posted without, and all later ones."""
    table = await started(adorned, adorned.bob, seats=2)
    alice = adorned.alice.at(THREAD)
    first = await panel(alice)
    assert shown(first)
    take_down(adorned.sandbox)
    await ends_turn(table)
    second = await panel(alice, first)
    assert not shown(second)
    assert [p["label"] for p in parts(second)]
    assert KNOWN.is_in_doubt
    assert set(adorned.refused()) == {REFUSED}
    count = len(adorned.refused())
    await ends_turn(table)
    await panel(alice, second)
    assert len(adorned.refused()) == count, "it is not tried again and again"


async def test_a_private_answer_comes_without_emojis_that_are_deleted(adorned):
    actor, move = await at_turn(adorned, await started(adorned, adorned.bob, seats=2))
    take_down(adorned.sandbox)
    await actor.press(move)

    async def is_answered():
        newest = actor.messages()[-1]
        return bool(newest["flags"] & 64) and any("Type" in p["label"] for p in parts(newest))

    await eventually(is_answered)
    assert not shown(actor.messages()[-1])
    assert set(adorned.refused()) == {REFUSED}


async def finished_panel(room, table, actor):
    """A panel that the bot has nothing more to change about: its pictures may come late."""
    old = await panel(actor)

    async def is_finished():
        restless = await services(room).store.restless()
        return pictures(actor.person.message(old["id"])) and table.id not in restless

    await eventually(is_finished)
    await asyncio.sleep(0.1)  # for what the bot hears of its own edit
    return actor.person.message(old["id"])


async def test_an_old_message_loses_deleted_emojis_when_it_is_changed(adorned):
    """An edit sends all buttons of a message again, with whatever emojis they had."""
    table = await started(adorned, adorned.bob, seats=2)
    alice = adorned.alice.at(THREAD)
    old = await finished_panel(adorned, table, alice)
    channel = adorned.bot.client.get_channel(table.row.place.thread)
    message = await channel.fetch_message(int(old["id"]))
    take_down(adorned.sandbox)
    await change_texts(message, {TITLE_ID: "## Somebody else's turn"})
    new = alice.person.message(old["id"])
    assert "Somebody else's turn" in text_of(new)
    assert not shown(new)
    assert [p["label"] for p in parts(new)] == [p["label"] for p in parts(old)]
    assert [a["media"]["url"].partition("?")[0] for a in pictures(new)] == [
        a["media"]["url"].partition("?")[0] for a in pictures(old)
    ]


def pictures(message):
    return [item for part in walk(message["components"]) for item in part.get("items") or ()]


async def test_a_thread_that_sleeps_is_no_fault_of_the_emojis(adorned):
    """Discord refuses that with 400 as well; the thread is woken and the emojis stay."""
    table = await started(adorned, adorned.bob, seats=2)
    alice = adorned.alice.at(THREAD)
    old = await finished_panel(adorned, table, alice)
    channel = adorned.bot.client.get_channel(table.row.place.thread)
    message = await channel.fetch_message(int(old["id"]))
    adorned.control.hold_gateway()  # the bot does not hear of it
    await adorned.control.archive_thread(str(channel.id))
    await change_texts(message, {TITLE_ID: "## Somebody else's turn"})
    adorned.control.release_gateway()
    assert shown(alice.person.message(old["id"])) == shown(old)
    assert not KNOWN.is_in_doubt


async def test_what_is_uploaded_anew_is_used_again_after_a_doubt(adorned):
    take_down(adorned.sandbox)
    KNOWN.doubt()
    hang_up(adorned.sandbox, GAME)
    await emojis.learn_if_in_doubt(adorned.bot.client)
    assert len(KNOWN) == len(drawn_of(GAME))
    assert not KNOWN.is_in_doubt


async def test_a_discord_that_does_not_tell_them_is_asked_again_later(adorned):
    KNOWN.doubt()
    adorned.control.fail(status=403, code=20012, method="GET", path="/applications/*/emojis")
    await emojis.learn_if_in_doubt(adorned.bot.client)
    assert (len(KNOWN), KNOWN.is_in_doubt) == (0, True)


async def test_of_two_drawings_the_newer_one_is_used(adorned):
    """While they are replaced, both are there for a moment."""
    emojis_there = adorned.sandbox.parts.emojis
    thing = next(iter(UIS[GAME].emojis()))
    newer = emojis_there.add(f"{GAME}_{thing}_abcdef", StoredFile("image/png", b""))
    await emojis.learn_emojis(adorned.bot.client)
    assert KNOWN.of(GAME, thing).id == int(newer["id"])


async def test_a_bot_of_the_tests_asks_for_none(near_hall):
    hang_up(near_hall.sandbox, GAME)
    table = await started(near_hall, near_hall.bob, seats=2)
    assert not shown(await panel(near_hall.alice.at(THREAD)))
    assert "<:" not in text_of(newest_panel(near_hall.alice.at(THREAD)))
    assert table.revision == 0


# --- the local bot -------------------------------------------------------------------------------


async def test_the_local_bot_uploads_them_by_itself(near_hall, monkeypatch):
    monkeypatch.setattr("bot.process.local.UPLOADS_A_SECOND", 1000.0)
    near_hall.sandbox.parts.rate_limits.global_limit = None
    await provide_emojis(near_hall.bot.client)
    drawn = sum(len(ui.emojis()) for ui in UIS.values())
    assert len(near_hall.sandbox.parts.emojis.all()) == len(KNOWN) == drawn


async def test_uploads_keep_their_pace(near_hall):
    turns = []

    class Counting(Pace):
        async def turn(self):
            turns.append(1)

    drawn = drawn_of(GAME)
    await bring_up_to_date(near_hall.bot.client, drawn, print, pace=Counting())
    assert len(turns) == len(drawn)
