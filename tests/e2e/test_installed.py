"""Where commands are offered, and what works for whoever has the bot in their own account only."""

from __future__ import annotations

import pytest

from bot.store.rows import Status
from sandbox.errors import CannotDoError
from tests.kit.actor import Actor, text_of
from tests.kit.example import GAME
from tests.kit.gallery import answers
from tests.kit.rooms import eventually
from tests.kit.stage import near_hall
from tests.kit.table_talk import is_private

__all__ = ["near_hall"]
ONLY_ON_SERVERS = {"tableadmin"}  # and what is in the menus of people and messages


@pytest.fixture
async def abroad(near_hall):
    """Alice has the bot in her account, and looks at a server where it is not."""
    hall = near_hall
    await hall.bot.client.wait_until_ready()
    number = hall.control.add_server("Duat", ["alice", "bob"])
    (channel,) = hall.sandbox.parts.world.text_channels(number)
    hall.control.remove_bot(number)
    hall.alice.person.install()
    hall.abroad = Actor(hall.alice.person, channel["id"])
    hall.elsewhere = channel["id"]
    yield hall
    assert hall.refused() == []


async def test_every_command_says_where_and_for_whom_it_is(near_hall):
    commands = near_hall.sandbox.parts.commands.all(None)
    assert {"game", "rules", "privacy", "tableadmin"} <= {c["name"] for c in commands}
    for command in commands:
        is_for_servers = command["name"] in ONLY_ON_SERVERS or command["type"] != 1
        assert command["contexts"] == ([0] if is_for_servers else [0, 1]), command["name"]
        assert command["integration_types"] == ([0] if is_for_servers else [0, 1]), command["name"]
    assert near_hall.sandbox.parts.gateway.identifies == 1


async def test_where_the_bot_is_not_only_those_have_it_who_installed_it(abroad):
    bob = Actor(abroad.bob.person, abroad.elsewhere)
    with pytest.raises(CannotDoError, match="no command /rules"):
        await bob.slash("/rules")
    with pytest.raises(CannotDoError, match="no command /tableadmin"):
        await abroad.abroad.slash("/tableadmin end")
    offered = {c["name"] for c in abroad.alice.person.commands(abroad.elsewhere)}
    assert {"game", "rules", "settings", "privacy"} <= offered
    assert not offered & ONLY_ON_SERVERS


async def test_rules_settings_and_lists_work_everywhere(abroad):
    for command, told in (
        ("/rules", "Rules of which game?"),
        ("/settings", "Your settings"),
        ("/help", ""),
        ("/game list", ""),
        ("/privacy", "Your data"),
    ):
        (message,) = await answers(abroad.abroad, command)
        assert is_private(message)
        assert told in text_of(message)
        assert "went wrong" not in text_of(message)


async def test_a_table_needs_a_server_and_says_so(abroad):
    (message,) = await answers(abroad.abroad, "/game new", game=GAME)
    assert "I'm not on this server" in text_of(message)
    assert await abroad.bot.client.services.store.lobbies.of(int(abroad.alice.person.id)) == []
    for command in ("/game join", "/game start", "/game resume", "/board", "/play", "/undo"):
        options = {"do": "gain"} if command == "/play" else {}
        for message in await answers(abroad.abroad, command, **options):
            assert "went wrong" not in text_of(message), command


async def test_practice_goes_to_direct_messages(abroad):
    alice = abroad.alice
    (message,) = await answers(abroad.abroad, "/game practice", game=GAME)
    assert "I'm not on this server" in text_of(message)
    await alice.dm.sees("is practising")

    async def is_played():
        games = await abroad.bot.client.services.store.games(Status.PLAYING)
        return [game.place.guild for game in games] == [None]

    await eventually(is_played)
    (message,) = await answers(alice.dm, "/game list")
    assert "Your turn" in text_of(message) or "you" in text_of(message)


async def test_letters_reach_whoever_shares_no_server_any_more(abroad):
    abroad.control.leave_server(abroad.alice.person.id)
    await answers(abroad.abroad, "/game practice", game=GAME)
    await abroad.alice.dm.sees("is practising")
