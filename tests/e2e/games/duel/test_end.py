"""The end of a game: Rematch, Replay and Full log, also in a thread that was put away."""

from __future__ import annotations

from bot.store.rows import Place, SeatRow, Status
from cogs.lobby.rematch import played_by
from cogs.places import thread_names
from tests.duel.evening import LONG, TASTE, types
from tests.kit.actor import text_of
from tests.kit.example import GAME, TURN
from tests.kit.rooms import eventually, full_room, services
from tests.kit.story import answer
from tests.kit.table_talk import is_private, newest_panel, widgets

__all__ = ["full_room"]


async def table_in_thread(room, game, position, *players):
    """A game in a thread of the bot's own."""
    channel = room.bot.client.guilds[0].text_channels[0]
    message = await channel.send("A table")
    thread = await message.create_thread(name="Alice · 7 Wonders Duel", auto_archive_duration=10080)
    seats = [SeatRow(n, p.person.display_name, int(p.person.id)) for n, p in enumerate(players)]
    return await services(room).tables.create(
        game,
        seats,
        {},
        host=seats[0].person,
        place=Place(channel.guild.id, channel.id, thread.id),
        settings={"clock": "none"},
        position=position,
    )


async def ended(room):
    """A game of Duel that Alice has won; the thread where it was."""
    table = await table_in_thread(room, "duel", TASTE, room.alice, room.bob)
    thread = str(table.row.place.thread)
    alice, bob = room.alice.at(thread), room.bob.at(thread)
    await alice.sees("Take a card or activate a god", patience=LONG)
    await types(alice, "32/1")
    await bob.sees("→ 7", patience=LONG)
    await types(bob, "33-")
    await alice.sees("sells", patience=LONG)
    await types(alice, "31")
    await bob.sees("military supremacy", patience=LONG)
    await eventually(lambda: is_told(room, table))
    return table, thread


async def is_told(room, table):
    left = table.id in await services(room).store.restless()
    return table.row.status is Status.OVER and not left


async def test_the_end_has_rematch_replay_and_the_full_log(full_room):
    _, thread = await ended(full_room)
    olena = full_room.olena.at(thread)
    shown = [w.label for w in widgets(newest_panel(olena))]
    assert shown[-5:] == ["Rematch", "Replay", "Review", "Result", "Full log"]
    replay = await answer(olena, olena.press("Replay"))
    assert is_private(replay)
    assert "Кроки з" in text_of(replay)
    log = await answer(olena, olena.press("Full log"))
    assert is_private(log)
    assert "сторінка 1 з" in text_of(log)


async def test_the_result_tells_places_achievements_and_ones_own_rating(full_room):
    table, thread = await ended(full_room)
    alice = full_room.alice.at(thread)
    await alice.press("Result")
    told = await alice.sees("Result of game", patience=LONG)
    assert is_private(told)
    text = text_of(told)
    assert f"Result of game {table.id}" in text
    assert "1. **Sun**: Alice" in text
    assert "2. **Moon**: Bob" in text
    assert "Alice: **Military supremacy**" in text
    assert "Rating of Alice: 1000 → " in text
    assert "Rating of Bob" not in text, "he has not agreed to be listed"


async def test_a_rematch_wakes_a_thread_that_was_put_away(full_room, monkeypatch):
    monkeypatch.setattr(thread_names, "RENAME_SECONDS", 1.0)
    table, thread = await ended(full_room)
    world = full_room.sandbox.parts.world

    async def is_kept_for_a_day():
        metadata = world.channel(thread)["thread_metadata"]
        return metadata["auto_archive_duration"] == 1440

    await eventually(is_kept_for_a_day)
    full_room.control.advance_clock(25 * 3600)
    assert world.channel(thread)["thread_metadata"]["archived"]
    await full_room.bob.at(thread).press("Rematch")
    await full_room.alice.at(thread).sees("a table for 2")
    assert not world.channel(thread)["thread_metadata"]["archived"]
    await full_room.alice.at(thread).press("Rematch")
    await full_room.bob.at(thread).sees("2. **Alice**")
    await full_room.bob.at(thread).press("Start")

    async def is_named():
        return world.channel(thread)["name"] == f"{table.id + 1} · Bob, Alice · 7 Wonders Duel"

    await eventually(is_named)


async def test_players_keep_what_they_played_unless_they_choose(full_room):
    players = full_room.alice, full_room.bob, full_room.olena, full_room.ivan
    table = await table_in_thread(full_room, GAME, TURN, *players)
    kept = [played_by(table, int(player.person.id)) for player in players]
    assert kept == [god["god"] for god in TURN["gods"]]
    duel = await table_in_thread(full_room, "duel", TASTE, *players[:2])
    assert played_by(duel, int(players[0].person.id)) is None  # there is nothing to choose
