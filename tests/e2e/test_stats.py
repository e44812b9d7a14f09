"""/stats and /leaderboard: what is shown to whom, and that nobody is listed who does not want."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.games.uis import UIS
from bot.store.rows import Place, SeatRow
from bot.texts import Texts
from tests.e2e.test_help import number
from tests.kit.actor import text_of
from tests.kit.bots import InProcessBot
from tests.kit.example import GAME
from tests.kit.rooms import eventually
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private

EXTENSIONS = ("cogs.core.cog", "cogs.settings.cog", "cogs.watch.cog", "cogs.stats.cog")
LONG = 60.0  # seconds for a picture on a busy machine
TITLE = Texts("en")(f"{GAME}-game")


@pytest.fixture
async def hall_of_fame(sandbox, tmp_path):
    """A stage where two games of Alice and Bob are over, and one of Alice with a computer."""
    bot = InProcessBot(sandbox, tmp_path, EXTENSIONS)
    await bot.start()
    stage = Stage(sandbox, bot)
    for seed in (1, 2):
        await played(stage, seed, stage.alice, stage.bob)
    await played(stage, 3, stage.alice, None)
    results = services(stage).store.results

    async def are_noted():
        return len(await results.all()) == 3

    await eventually(are_noted)
    yield stage
    assert stage.refused() == []
    await bot.stop()


def services(stage):
    return stage.bot.client.services


async def played(stage, seed, *players):
    """A whole random game in the channel where everybody is."""
    channel = stage.alice.channel()
    seats = [
        SeatRow(n, "Thoth", level="thoth")
        if player is None
        else SeatRow(n, player.person.display_name, number(player))
        for n, player in enumerate(players)
    ]
    place = Place(int(channel["guild_id"]), int(channel["id"]))
    tables, random = services(stage).tables, Random(seed)
    table = await tables.create(GAME, seats, {}, host=number(players[0]), place=place)
    while table.session.request is not None:
        choice = waiting(table.session)[0]
        key = str(random.choice(choice.options))
        await table.act_for(choice.seat, [key], table.revision)
    return table


def pictures(message):
    return [i for part in message["components"] for i in part.get("items", ())]


async def test_ones_own_statistics_are_private_and_have_pictures(hall_of_fame):
    alice = hall_of_fame.alice
    await alice.slash("/stats person")
    shown = await alice.sees("## Statistics: Alice", patience=LONG)
    assert is_private(shown)
    text = text_of(shown)
    assert f"**{TITLE}, 2 players**: 2 games" in text
    assert "With computer players: 1 game" in text
    total = sum(len(ui.achievements()) for ui in UIS.values())
    assert f"of {total} so far" in text
    urls = [item["media"]["url"] for item in pictures(shown)]
    assert ["wins.png" in urls[0], "rating.png" in urls[1]] == [True, True]
    assert all(item["description"] for item in pictures(shown))
    assert hall_of_fame.bob.shows("Statistics: Alice") is None


async def test_nobody_is_listed_who_does_not_want_to(hall_of_fame):
    alice, bob = hall_of_fame.alice, hall_of_fame.bob
    await bob.slash("/stats person", player=str(number(alice)))
    await bob.sees("Alice hasn't agreed to be listed", patience=LONG)
    await alice.slash("/leaderboard")
    await alice.sees("Nobody who has played this has agreed", patience=LONG)
    await alice.press("List me")
    await alice.sees("You are listed", patience=LONG)
    await bob.slash("/leaderboard")
    shown = await bob.sees(f"## Leaderboard: {TITLE}, 2 players", patience=LONG)
    assert "1. **Alice**" in text_of(shown)
    assert "Bob" not in text_of(shown)
    assert "Bob" not in pictures(shown)[0]["description"]
    await bob.slash("/stats person", player=str(number(alice)))
    await bob.sees("## Statistics: Alice", patience=LONG)
    await alice.press("Take me off the list")
    await alice.sees("You are not listed any more", patience=LONG)
    await bob.slash("/leaderboard", game=GAME, players=2)
    await bob.sees("Nobody who has played this has agreed", patience=LONG)


async def test_a_menu_leads_to_the_other_leaderboards(hall_of_fame):
    alice, bob, olena = hall_of_fame.alice, hall_of_fame.bob, hall_of_fame.olena
    table = await played(hall_of_fame, 4, alice, bob, olena)
    store = services(hall_of_fame).store
    await services(hall_of_fame).people.change(number(bob), listed=True)

    async def is_noted():
        return await store.results.of(table.id) is not None

    await eventually(is_noted)
    await alice.slash("/leaderboard")
    await alice.sees(f"## Leaderboard: {TITLE}, 2 players", patience=LONG)
    await alice.choose("Another game or number of players", f"{TITLE}, 3 players")
    shown = await alice.sees(f"## Leaderboard: {TITLE}, 3 players", patience=LONG)
    assert "1. **Bob**" in text_of(shown)
    assert olena.person.display_name not in text_of(shown)


async def test_it_is_a_setting_too(hall_of_fame):
    bob = hall_of_fame.bob
    await bob.slash("/settings")
    await bob.sees("Statistics — **only I can see them**")
    await bob.press("Show my statistics to everyone")
    await bob.sees("Statistics — **everyone can see them**")
    assert (await services(hall_of_fame).people.get(number(bob))).listed


async def test_a_pair_a_server_and_what_is_played(hall_of_fame):
    alice, bob, olena = hall_of_fame.alice, hall_of_fame.bob, hall_of_fame.olena
    await alice.slash("/stats pair", player=str(number(bob)))
    shown = await alice.sees("## Alice and Bob", patience=LONG)
    assert f"**{TITLE}**: Alice" in text_of(shown)
    await olena.slash("/stats pair", player=str(number(bob)), other=str(number(alice)))
    await olena.sees("Alice: згоди бути в списку немає", patience=LONG)
    await olena.slash("/stats server")
    shown = await olena.sees("У що грали на цьому сервері", patience=LONG)
    assert "3 гри, з комп’ютером: 1, завершено достроково: 0" in text_of(shown)
    role = UIS[GAME].roles()[0]
    name = UIS[GAME].role_name(Texts("uk"), role)
    assert name in await olena.completes("/stats played", "as", "", game=GAME)
    await olena.slash("/stats played", game=GAME)
    shown = await olena.sees("за кого грають", patience=LONG)
    assert "played.png" in pictures(shown)[0]["media"]["url"]
    await olena.slash("/stats played", **{"game": GAME, "as": "nothing such"})
    await olena.sees("У цій грі є:", patience=LONG)


async def test_what_is_shared_is_seen_by_all_without_buttons(hall_of_fame):
    alice, bob = hall_of_fame.alice, hall_of_fame.bob
    await alice.slash("/stats person", share=True)
    shown = await bob.sees("## Statistics: Alice", patience=LONG)
    assert not is_private(shown)
    assert not [part for part in shown["components"] if part["type"] == 1]


async def test_in_a_conversation_only_ones_own_statistics_are_shown(hall_of_fame):
    await hall_of_fame.alice.person.open_dm()
    dm = hall_of_fame.alice.dm
    await dm.slash("/stats person")
    await dm.sees("All your games on all servers", patience=LONG)
    await dm.slash("/stats server")
    await dm.sees("works only on a server", patience=LONG)


async def test_games_that_are_over_are_found_by_number_game_player_and_date(hall_of_fame):
    olena, games = hall_of_fame.olena, await services(hall_of_fame).store.games()
    assert len(games) == 3

    async def found(typed):
        labels = await olena.completes("/replay", "game", typed)
        return [int(label.partition(" ")[0]) for label in labels]

    newest_first = sorted((game.id for game in games), reverse=True)
    assert await found("") == newest_first
    assert (await found(str(newest_first[1])))[0] == newest_first[1]
    assert await found(f"bob {TITLE[:4]}") == newest_first[1:]
    (label, *_) = await olena.completes("/log", "game", "thoth")
    day = datetime.now(UTC).date().isoformat()
    assert label.endswith(f" · {day} · Alice, Thoth")
    assert await found(f"{day[:7]} alice") == newest_first
    assert await found("1999") == []
    await olena.slash("/log", game=label)
    await olena.sees(Texts("uk")("log-title", number=2, total=2)[:8], patience=LONG)
