"""Two people use every kind of interaction; the bot is a process of its own."""

from sandbox.wire import Component, MessageFlag
from tests.kit.demo_picture import SIGNATURE


async def test_two_people_through_every_interaction_kind(process_stage):
    alice, bob, olena = process_stage.alice, process_stage.bob, process_stage.olena

    # a slash command with autocomplete, answered in public
    assert await alice.completes("/demo greet", "who", "a") == ["Amun", "Anubis"]
    assert (await alice.slash("/demo greet", who="Anubis")).kind == "message"
    await bob.sees("greets Anubis")

    # an ephemeral answer, in the reader's language, for the reader alone
    await olena.slash("/demo secret")
    assert (await olena.sees("Таємницю"))["flags"] & MessageFlag.EPHEMERAL
    assert bob.shows("Таємницю") is None

    # a deferred answer, filled in later
    assert (await bob.slash("/demo slow")).kind == "deferred"
    await alice.sees("Thoth has thought about it")

    # buttons and selects that change the message
    await alice.slash("/demo counter")
    assert (await bob.press("Count 0")).kind == "update"
    await alice.sees("Bob counted to 1")
    assert (await alice.choose("Colour", "Green")).kind == "deferred_update"
    await bob.sees("Alice likes green")
    await alice.sees("You chose green")
    assert bob.shows("You chose green") is None

    # a pop-up, opened by a button and by a command
    assert (await bob.press("Note")).kind == "modal"
    assert bob.modal().title == "A note for Thoth"
    assert (await bob.submit(text="The Nile rises", mood="Eager")).kind == "message"
    await bob.sees("Noted, eager: The Nile rises")
    assert (await alice.slash("/demo note")).kind == "modal"
    await alice.submit(text="Low water", mood="Calm")
    await alice.sees("Noted, calm: Low water")

    # a direct message whose buttons work there
    deferred = await bob.slash("/demo letter")
    assert deferred.kind == "deferred"
    filled_in = await bob.sees("I wrote you a letter")
    assert filled_in["id"] == deferred.message_id  # the first follow-up fills the deferred reply
    await bob.dm.sees("A letter from Thoth")
    await bob.dm.press("Count 0")
    await bob.dm.sees("Bob counted to 1")
    assert alice.dm.messages() == []

    # a thread
    await alice.slash("/demo thread", name="Delta")
    await bob.at("Delta").sees("Welcome")
    await bob.at("Delta").says("I am here")
    await alice.at("Delta").sees("I am here")

    # nothing went wrong on the way
    assert process_stage.refused() == []


async def test_pictures_and_components_v2(process_stage, http):
    alice, bob = process_stage.alice, process_stage.bob

    await alice.slash("/demo picture")
    picture = (await bob.sees("The Nile"))["attachments"][0]
    assert (picture["width"], picture["height"]) == (480, 320)
    assert picture["description"] == "A river through sand"
    async with http.get(picture["url"]) as answer:
        assert answer.content_type == "image/png"
        assert (await answer.read()).startswith(SIGNATURE)

    await alice.slash("/demo board")
    board = await bob.sees("## Turn 1")
    assert board["flags"] & MessageFlag.COMPONENTS_V2
    assert board["attachments"] == []  # shown by the gallery, not below the message
    assert (await bob.press("Next turn")).kind == "update"
    container = (await alice.sees("## Turn 2"))["components"][0]
    assert container["type"] == Component.CONTAINER
    gallery = container["components"][1]
    assert gallery["items"][0]["description"] == "Turn 2"
    async with http.get(gallery["items"][0]["media"]["url"]) as answer:
        assert answer.status == 200
    assert process_stage.refused() == []
