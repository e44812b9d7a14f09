"""Those who manage a server settle things about its games, and everybody reads of it."""

import json

import pytest

from bot.store.rows import Status
from cogs.admin.permitted import may_open_here
from sandbox.errors import CannotDoError
from sandbox.wire import Component
from tests.kit.actor import text_of
from tests.kit.gallery import answers, at_step, gallery, is_battle
from tests.kit.table_talk import is_private

__all__ = ["gallery"]


@pytest.fixture
async def managed(gallery):
    """Alice owns the server and plays with Bob; she acts in the game's thread."""
    await gallery.opens(language="ru")
    await gallery.plays(at_step(6))
    gallery.admin = gallery.alice.at("Nile")
    return gallery


async def answer(actor, command, **options):
    return text_of((await answers(actor, command, **options))[0])


async def test_only_managers_are_offered_it(managed):
    for person in (managed.bob, managed.olena):
        with pytest.raises(CannotDoError):
            await person.slash("/tableadmin end")


async def test_where_games_may_be_opened(managed):
    store, guild = managed.services.store, managed.bot.client.guilds[0]
    here, there = guild.text_channels[:2]
    alice = managed.alice
    assert "everywhere" in await answer(alice, "/tableadmin channels")
    assert await may_open_here(store, guild.id, there.id)
    await alice.slash("/tableadmin channels", allow=str(here.id))
    await managed.bob.sees("changed where games can be opened")
    assert await may_open_here(store, guild.id, here.id)
    assert not await may_open_here(store, guild.id, there.id)
    assert await may_open_here(store, None, 5)
    assert await may_open_here(store, guild.id + 1, 5)
    said = await answer(alice, "/tableadmin channels", forbid=str(here.id))
    assert "at least one other channel" in said
    assert not await may_open_here(store, guild.id, there.id)
    await answer(alice, "/tableadmin channels", allow=str(there.id), forbid=str(here.id))
    assert not await may_open_here(store, guild.id, here.id)
    await answer(alice, "/tableadmin channels", everywhere=True)
    assert await may_open_here(store, guild.id, here.id)


async def test_boards_can_be_mirrored(managed):
    store, table = managed.services.store, managed.table
    other = managed.bot.client.guilds[0].text_channels[1]
    assert "nowhere" in await answer(managed.admin, "/tableadmin mirror")
    said = await answer(managed.admin, "/tableadmin mirror", channel=str(other.id))
    assert f"<#{other.id}>" in said
    assert await store.watchers.mirrors(table.id) == [other.id]
    await managed.bob.at("Nile").sees("показывает поле этой игры и в")
    await managed.bob.at(other.name).sees("Здесь будет видно поле игры")
    await answer(managed.admin, "/tableadmin mirror", off=True)
    assert await store.watchers.mirrors(table.id) == []


async def test_a_mirror_needs_a_channel_where_the_bot_may_write(managed):
    other = managed.bot.client.guilds[0].text_channels[1]
    managed.control.deny("SEND_MESSAGES", channel_id=str(other.id))
    said = await answer(managed.admin, "/tableadmin mirror", channel=str(other.id))
    assert "Send Messages" in said
    assert await managed.services.store.watchers.mirrors(managed.table.id) == []
    managed.sandbox.parts.console.refused.clear()  # as ordered here


async def test_a_game_is_ended_only_after_confirming(managed):
    await managed.admin.slash("/tableadmin end")
    assert is_private(await managed.admin.sees("Really end game"))
    assert managed.table.row.status is Status.PLAYING
    await managed.admin.press("End game")
    await managed.admin.sees("The game was ended")
    assert managed.table.row.status is Status.CLOSED
    await managed.bob.at("Nile").sees("завершает эту игру без результата")
    assert "already over" in await answer(managed.admin, "/tableadmin end")


async def test_a_seat_is_given_to_a_person_or_the_computer(managed):
    table, olena = managed.table, managed.olena.person
    label = (await managed.admin.completes("/tableadmin seat", "seat", "bob"))[0]
    give = "/tableadmin seat"
    assert "either" in await answer(managed.admin, give, seat=label)
    assert "either" in await answer(managed.admin, give, seat=label, person=olena.id, computer=True)
    bob = managed.bob.person.id
    assert "plays at this table" in await answer(managed.admin, give, seat=label, person=bob)
    assert "no such seat" in await answer(managed.admin, give, seat="Set", person=olena.id)
    assert table.people == [int(managed.alice.person.id), int(managed.bob.person.id)]
    await answer(managed.admin, give, seat=label, person=olena.id)
    assert table.seats[1].person == int(olena.id)
    await managed.bob.at("Nile").sees("передаёт место")
    await answer(managed.admin, give, seat="2", computer=True)
    assert (table.seats[1].person, table.seats[1].level) == (None, "normal")
    assert "already has this seat" in await answer(managed.admin, give, seat="2", computer=True)


async def test_the_language_of_a_game_changes_for_everybody(managed):
    await answer(managed.admin, "/tableadmin language", language="uk")
    assert managed.table.row.language == "uk"
    assert (await managed.services.store.game(managed.table.id)).language == "uk"
    await managed.bob.at("Nile").sees("змінює мову цієї гри: українська")


async def test_an_export_holds_what_everybody_knows(managed, http):
    """Also in the middle of a battle, when somebody has chosen a card."""
    await managed.plays(is_battle)
    before = await exported(managed, http)
    choice = managed.table.session.request.choices[0]
    await managed.answers(choice.seat, str(choice.options[0]))
    assert managed.table.session.picks
    assert await exported(managed, http) == before
    record = json.loads(before)
    assert [seat["name"] for seat in record["seats"]] == ["Alice", "Bob"]
    assert record["position"]["viewer"] is None
    assert record["log"][0]["events"][0]["what"] == "set_up"
    assert str(managed.bob.person.id).encode() not in before
    await managed.bob.at("Nile").sees("сохраняет открытый журнал этой игры")


async def exported(managed, http):
    (message,) = await answers(managed.admin, "/tableadmin export")
    (part,) = [c for c in message["components"] if c["type"] == Component.FILE]
    async with http.get(part["file"]["url"]) as answer:
        return await answer.read()
