"""What is played or arranged where somebody cannot read is nothing to them.

Alice and Bob play; Olena sees neither their private thread nor their channel.
"""

from __future__ import annotations

from bot.store.rows import Place, SeatRow
from bot.texts import Texts
from cogs.core.components import Way
from sandbox.wire import Permission
from tests.kit.actor import text_of
from tests.kit.example import GAME
from tests.kit.forging import Forged, use
from tests.kit.gallery import answers, gallery
from tests.kit.prepared import until
from tests.kit.story import answer

__all__ = ["gallery"]
NOTHING = Texts("uk")("error-no-game")
OLD = Texts("uk")("error-out-of-date")


async def private_game(gallery):
    """A game in a private thread of the channel that everybody sees."""
    channel, parts = gallery.bot.client.guilds[0].text_channels[0], gallery.sandbox.parts
    parent = parts.world.channels[str(channel.id)]
    thread = await parts.threads.start(parent, gallery.alice.person.id, {"name": "Secret"})
    for member in (gallery.alice.person.id, gallery.bob.person.id, parts.world.bot_id):
        await parts.threads.join(parts.world.channels[thread["id"]], member)
    return await game_at(gallery, Place(channel.guild.id, channel.id, int(thread["id"])))


async def game_at(gallery, place):
    services = gallery.bot.client.services
    seats = [
        SeatRow(n, player.person.display_name, int(player.person.id))
        for n, player in enumerate((gallery.alice, gallery.bob))
    ]
    return await services.tables.create(GAME, seats, {}, host=seats[0].person, place=place)


async def hidden_channel(gallery, *readers):
    """Let a channel be seen by the bot, its readers and whoever owns the server only."""
    world = gallery.sandbox.parts.world
    channel = next(c for c in world.channels.values() if c.get("name") == "off-topic")
    view = str(int(Permission.VIEW_CHANNEL))
    seen = [{"id": i, "type": 1, "allow": view, "deny": "0"} for i in (world.bot_id, *readers)]
    everyone = {"id": world.guild_id, "type": 0, "allow": "0", "deny": view}
    world.save_channel(channel | {"permission_overwrites": [everyone, *seen]})
    await gallery.sandbox.parts.delivery.channel("channel_update", world.channel(channel["id"]))
    known = gallery.bot.client.get_channel(int(channel["id"]))
    await until(lambda: not known.permissions_for(known.guild.default_role).view_channel)
    return known


async def sees_nothing(gallery, table):
    """Olena gets nothing out of a game: by its number, nor by buttons."""
    olena = gallery.olena
    for command in ("/board", "/log", "/status", "/replay", "/watch", "/game export"):
        (said, *_) = await answers(olena, command, game=str(table.id))
        assert NOTHING in text_of(said), command
    channel = olena.channel()["id"]
    for verb, rest in (
        ("log", ".newest"),
        ("result", ""),
        ("watch", ""),
        ("watch", "dm"),
        ("rules", ""),
        ("help", ""),
    ):
        forged = Forged(Way.BUTTON, f"thoth:{verb}:{table.id}:0:{rest}")
        doing = use(gallery.sandbox, olena.person, channel, forged)
        assert OLD in text_of(await answer(olena, doing)), verb
    assert await gallery.bot.client.services.store.watchers.of(table.id) == []


async def is_found_by_players_alone(gallery, table):
    """Once it is over, only those who play it, or read there, find a game by its players."""
    await table.close()
    assert await gallery.olena.completes("/log", "game", "bob") == []
    assert await gallery.bob.completes("/replay", "game", str(table.id)) != []


async def test_a_game_in_a_private_thread_is_for_those_who_are_in_it(gallery):
    """discord.md, Small: whoever sees the parent channel could read it."""
    table = await private_game(gallery)
    await sees_nothing(gallery, table)
    await is_found_by_players_alone(gallery, table)
    refused = gallery.sandbox.parts.console.refused
    assert all("/thread-members/" in call["path"] for call in refused), "she is in no such thread"
    refused.clear()
    (said, *_) = await answers(gallery.bob.at("games"), "/log", game=str(table.id))
    assert "There's no game" not in text_of(said)
    thread = gallery.sandbox.parts.world.channels[str(table.row.place.thread)]
    await gallery.sandbox.parts.threads.join(thread, gallery.olena.person.id)
    (said, *_) = await answers(gallery.olena, "/log", game=str(table.id))
    assert NOTHING not in text_of(said), "now she is in it"


async def test_a_game_in_a_hidden_channel_is_for_those_who_see_it(gallery):
    channel = await hidden_channel(gallery, gallery.bob.person.id)
    table = await game_at(gallery, Place(channel.guild.id, channel.id))
    await sees_nothing(gallery, table)
    await is_found_by_players_alone(gallery, table)


async def test_who_follows_a_game_reads_it_as_long_as_they_can_read_there(gallery):
    table = await gallery.opens()
    olena = gallery.olena
    await answers(gallery.watcher, "/watch", how="dm", level="end")
    assert await gallery.services.store.watchers.of(table.id)
    await olena.dm.slash("/log")
    await olena.dm.sees(Texts("uk")("log-title", number=1, total=1).split("\n")[0])
    world = gallery.sandbox.parts.world
    parent = world.channel(str(table.row.place.channel))
    deny = str(int(Permission.VIEW_CHANNEL))
    rule = {"id": olena.person.id, "type": 1, "allow": "0", "deny": deny}
    world.save_channel(parent | {"permission_overwrites": [rule]})
    await gallery.sandbox.parts.delivery.channel("channel_update", world.channel(parent["id"]))
    known = gallery.bot.client.get_channel(int(parent["id"]))
    await until(lambda: known.overwrites)
    await olena.dm.slash("/log")
    await olena.dm.sees(NOTHING)


async def test_lobbies_of_hidden_channels_are_not_listed(gallery):
    """discord.md, Small: ``/game list`` showed them."""
    channel = await hidden_channel(gallery, gallery.bob.person.id)
    bob = gallery.bob.at(channel.name)
    await bob.slash("/game new", game=GAME, seats=2)
    await bob.sees("a table for")
    (said, *_) = await answers(gallery.olena, "/game list")
    assert str(channel.id) not in text_of(said)
    assert "Bob" not in text_of(said)
    (said, *_) = await answers(gallery.bob, "/game list")
    assert "Bob" in text_of(said)
