"""What a person can do, cannot do, and gets to see."""

import asyncio

import pytest

from sandbox.errors import CannotDoError
from sandbox.people import LOCALES


async def test_a_client_refuses_what_it_does_not_offer(stage):
    alice = stage.alice.person
    general = stage.alice.channel()["id"]
    for command, options in (
        ("nothing", {}),
        ("demo", {}),
        ("demo nothing", {}),
        ("demo greet", {}),
        ("demo greet", {"who": "Ra", "what": "x"}),
        ("demo thread", {"name": "n" * 101}),
    ):
        with pytest.raises(CannotDoError):
            await alice.run(general, command, options)
    with pytest.raises(CannotDoError):
        await alice.say(general, "x" * 2001)
    with pytest.raises(CannotDoError):
        await alice.submit("1", {})
    with pytest.raises(CannotDoError):
        stage.sandbox.person("nobody")


async def test_menus_and_popups_take_only_what_they_offer(stage):
    alice = stage.alice
    await alice.slash("/demo counter")
    with pytest.raises(CannotDoError):
        await alice.choose("Colour", "purple")
    with pytest.raises(CannotDoError):
        await alice.choose("Colour", "Red", "Green")
    await alice.slash("/demo note")
    for fields in ({"mood": "Calm"}, {"text": "x" * 101, "mood": "Calm"}, {"text": "x", "a": "b"}):
        with pytest.raises(CannotDoError):
            await alice.submit(**fields)
    await alice.submit(text="x", mood="Calm")
    assert alice.person.modals == {}


async def test_an_ephemeral_message_is_for_its_reader_alone(stage):
    alice, bob = stage.alice, stage.bob
    hers, stop_hers = alice.record()
    his, stop_his = bob.record()
    outcome = await alice.slash("/demo secret")
    await alice.sees("secret")
    with pytest.raises(CannotDoError):
        bob.person.message(outcome.message_id)
    assert [u.data["id"] for u in hers if u.kind == "message_create"] == [outcome.message_id]
    assert [u for u in his if u.kind.startswith("message")] == []
    await alice.person.dismiss(outcome.message_id)
    assert alice.shows("secret") is None
    stop_hers()
    stop_his()


async def test_a_direct_conversation_is_for_two(stage):
    his, stop = stage.bob.record()
    await stage.alice.slash("/demo letter")
    await stage.alice.dm.sees("A letter from Thoth")
    assert stage.bob.dm.channel() is None
    direct = stage.alice.dm.channel()["id"]
    assert all(u.data.get("channel_id") != direct and u.data.get("id") != direct for u in his)
    stop()


async def test_no_update_is_missed_between_subscribing_and_reading(stage):
    with stage.bob.person.updates() as updates:
        await stage.alice.says("hello")
        update = await asyncio.wait_for(anext(updates), 5)
    assert (update.kind, update.data["content"]) == ("message_create", "hello")


async def test_each_reader_has_their_language(stage):
    texts = {}
    for locale in LOCALES:
        stage.bob.person.set_locale(locale)
        await stage.bob.slash("/demo secret")
        texts[locale] = stage.bob.messages()[-1]["content"]
    assert len(set(texts.values())) == 3
    descriptions = stage.bob.person.commands(stage.bob.channel()["id"])
    greet = next(o for c in descriptions for o in c["options"] if o["name"] == "greet")
    assert set(greet["description_localizations"]) == {"ru", "uk"}


async def test_a_new_person_can_join(stage):
    carol = stage.sandbox.people.add("carol", locale="uk")
    assert carol.display_name == "Carol"
    assert stage.sandbox.person("carol") is carol
    with pytest.raises(CannotDoError):
        stage.sandbox.people.add("carol")
