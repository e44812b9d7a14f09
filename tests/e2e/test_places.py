"""Where games can be arranged: what is missing is said before anybody sits down."""

from __future__ import annotations

import pytest
from discord import ChannelType

from bot.store.rows import WatcherRow
from cogs.watch.following import BESIDE_NEWS
from tests.kit.actor import Actor, text_of
from tests.kit.example import GAME, TITLE
from tests.kit.gallery import at_step, gallery
from tests.kit.prepared import until
from tests.kit.rooms import room, services
from tests.kit.table_talk import is_private

__all__ = ["gallery", "room"]
NAMED = {
    "VIEW_CHANNEL": "View Channels",
    "SEND_MESSAGES": "Send Messages",
    "ATTACH_FILES": "Attach Files",
    "READ_MESSAGE_HISTORY": "Read Message History",
}


async def nothing_is_arranged(room):
    store = services(room).store
    return await store.lobbies.of(int(room.alice.person.id)) == [] == await store.games()


@pytest.mark.parametrize("permission", NAMED)
async def test_a_missing_permission_is_named_and_nothing_happens(room, permission):
    """discord.md 5: the lobby was opened, the game began, and then the table was silent."""
    await room.alice.sees("Hello, I am Thoth")
    room.control.deny(permission)
    await room.alice.slash("/game new", game=GAME)
    said = await room.alice.sees(f"“{NAMED[permission]}”")
    assert is_private(said)
    assert "I can't run a game here" in text_of(said)
    assert await nothing_is_arranged(room)


async def test_the_reader_s_language_is_spoken(room):
    room.control.deny("ATTACH_FILES")
    await room.olena.slash("/game new", game=GAME)
    await room.olena.sees("у мене немає права «Прикріплювати файли»")
    await room.ivan.press("New game")
    await room.ivan.sees("у меня нет права «Прикреплять файлы»")


async def test_practice_goes_elsewhere_and_says_why(room):
    """discord.md 5."""
    room.control.deny("ATTACH_FILES")
    await room.alice.press("Practice")
    await room.alice.press(TITLE)
    said = text_of(await room.alice.sees("Your practice game is here"))
    assert "Let's play in direct messages" in said
    assert "“Attach Files”" in said
    await room.alice.dm.sees("Alice is practising")
    room.bob.person.close_dms()
    await room.bob.slash("/game practice", game=GAME)
    assert "“Attach Files”" in text_of(await room.bob.sees("I can't open a thread here"))


async def test_a_locked_thread_is_refused(room):
    """discord.md 5: in a locked thread the table falls silent."""
    channel = room.bot.client.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="locked", type=ChannelType.public_thread)
    await room.control.lock_thread(str(thread.id))
    client = room.bot.client
    await until(lambda: (known := client.get_channel(thread.id)) is not None and known.locked)
    await room.alice.at("locked").slash("/game new", game=GAME)
    await room.alice.at("locked").sees("this thread is locked")
    assert await nothing_is_arranged(room)


@pytest.mark.parametrize("kind", ["VOICE", "STAGE"])
async def test_voice_and_stage_chats_are_refused(room, kind):
    """discord.md 4: lobby and start worked, then the game never showed anything."""
    await room.control.add_channel("talk", kind)
    await until(lambda: room.alice.at("talk").channel())
    await room.alice.at("talk").slash("/game new", game=GAME)
    await room.alice.at("talk").sees("a game needs a text channel")
    assert await nothing_is_arranged(room)
    await room.alice.at("talk").slash("/game practice", game=GAME)
    await room.alice.dm.sees("Alice is practising")


async def test_below_an_announcement_a_game_has_its_thread(room):
    await room.control.add_channel("news", "ANNOUNCEMENT")
    news = room.alice.at("news")
    await until(news.channel)
    await news.slash("/game new", game=GAME, seats=2)
    await news.sees("Your table is open")
    await news.press("Add computer")
    await news.sees("2. **Thoth** (computer, normal)")
    await news.press("Start")
    await news.sees("the game has begun")
    (game,) = await services(room).store.games()
    assert game.place.thread is not None
    room.control.deny("CREATE_PUBLIC_THREADS")
    await news.slash("/game new", game=GAME)
    await news.sees("“Create Public Threads”")


async def test_a_permission_that_went_before_the_start_is_named_at_the_start(room):
    """discord.md 5: permissions change while people gather."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=2)
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    room.control.deny("ATTACH_FILES")
    await alice.press("Start")
    assert is_private(await alice.sees("“Attach Files”"))
    assert await services(room).store.games() == []
    room.control.allow_all()
    await alice.press("Start")
    await bob.sees("the game has begun")


async def test_a_list_shows_no_table_of_a_hidden_channel(room):
    """discord.md, Small: `/game list` showed lobbies of channels that the reader cannot see."""
    await room.alice.at("off-topic").slash("/game new", game=GAME, seats=2)
    await room.alice.at("off-topic").sees("a table for 2")
    await room.bob.slash("/game list")
    await room.bob.sees("host Alice")
    await hide(room, "off-topic")
    await room.olena.slash("/game list")
    await room.olena.sees("відкритих столів тут немає")
    await room.alice.slash("/game list")  # who sits there sees their own
    await room.alice.sees("host Alice")


async def hide(room, name):
    """Let nobody but those who run the server see a channel."""
    parts = room.sandbox.parts
    channel = next(c for c in parts.world.text_channels() if c["name"] == name)
    everyone = {"id": parts.world.guild_id, "type": 0, "deny": str(1 << 10), "allow": "0"}
    bot = {"id": parts.world.bot_id, "type": 1, "deny": "0", "allow": str(1 << 10)}
    changed = channel | {"permission_overwrites": [everyone, bot]}
    parts.world.save_channel(changed)
    await parts.delivery.channel("channel_update", changed)
    guild = room.bot.client.guilds[0]
    await until(lambda: guild.get_channel(int(channel["id"])).overwrites)


# --- those who watch ------------------------------------------------------------------------


async def test_a_crowd_of_watchers_does_not_stop_the_table(gallery):
    """discord.md 7: more than 100 people to call made every post fail."""
    table = await gallery.opens()
    world = gallery.sandbox.parts.world
    people = [int(world.add_person(f"w{n}", f"W{n}", "en-US")["id"]) for n in range(230)]
    for person in people:
        await watches(gallery, table, person)
    assert len(await gallery.to_ping(table, "end")) == BESIDE_NEWS
    await gallery.plays(at_step(3))
    await gallery.tells_watchers(table, "end", "https://discord.com/x")
    lines = [m for m in gallery.alice.at("Nile").messages() if "Watching" in m["content"]]
    called = [int(user["id"]) for line in lines for user in line["mentions"]]
    assert sorted(called) == people[BESIDE_NEWS:]
    assert max(len(line["mentions"]) for line in lines) <= 100


async def watches(gallery, table, person, how="thread"):
    await gallery.services.store.watchers.keep(WatcherRow(table.id, person, how, "end"))


async def test_a_lost_connection_to_one_watcher_costs_no_other_their_letter(gallery):
    """faults.md, Low: watchers' letters were lost on a connection error."""
    table = await gallery.opens()
    ivan = Actor(gallery.sandbox.person("ivan"))
    for actor in (gallery.olena, ivan):
        await actor.person.open_dm()
        await watches(gallery, table, int(actor.person.id), "dm")
    gallery.control.lose_response(times=5, method="POST", path=post_to(gallery.olena))
    await gallery.tells_watchers(table, "end", "https://discord.com/x")
    await ivan.dm.sees("https://discord.com/x")


def post_to(actor):
    return f"/channels/{actor.dm.channel()['id']}/messages"


async def test_who_has_turned_letters_off_gets_none(gallery):
    table = await gallery.opens()
    olena = int(gallery.olena.person.id)
    await gallery.services.people.change(olena, letters=False)
    await gallery.watcher.slash("/watch", how="dm")
    await gallery.watcher.sees("Особисті повідомлення у вас вимкнено")
    await watches(gallery, table, olena, "dm")
    await gallery.tells_watchers(table, "end", "https://discord.com/x")
    assert gallery.olena.dm.messages() == []
