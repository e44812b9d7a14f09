"""What the story leaves out: follow-ups, options and fields of every kind, threads."""

import pytest

from sandbox.errors import CannotDoError
from tests.kit.actor import text_of


async def test_followups_are_written_edited_fetched_and_deleted(stage):
    await stage.alice.slash("/probe followups")
    await stage.bob.sees("fetched: further, edited")
    assert [text_of(m) for m in stage.bob.messages()] == [
        "fetched: further, edited",
        "further, edited",
    ]
    assert stage.refused() == []


async def test_options_of_every_kind_arrive(stage):
    bob = stage.bob.person.id
    games = stage.alice.at("games").channel()["id"]
    given = {"who": bob, "where": games, "many": 3, "share": 0.5, "loud": True, "pick": "two"}
    await stage.alice.slash("/probe options", **given)
    await stage.alice.sees("Bob games 3 0.5 True two")
    for wrong in ({"many": 6}, {"many": "x"}, {"loud": "perhaps"}, {"pick": "three"}):
        with pytest.raises(CannotDoError):
            await stage.alice.slash("/probe options", **given | wrong)


async def test_a_popup_with_every_kind_of_field(stage):
    await stage.alice.slash("/probe questions")
    bob = stage.bob.person.id
    with pytest.raises(CannotDoError):
        await stage.alice.submit(god="Seth", gifts=["gold"], sure=True, friend=[bob])
    await stage.alice.submit(god="Isis", gifts=["gold", "stone"], sure=True, friend=[bob])
    await stage.bob.sees("Isis gets ['gold', 'stone'] from Bob, sure: True")


async def test_a_menu_of_people(stage):
    await stage.alice.slash("/probe rivals")
    await stage.alice.choose("Rival", stage.bob.person.id)
    await stage.bob.sees("rival: Bob")


async def test_buttons_and_popups_on_an_ephemeral_message(stage):
    alice, bob = stage.alice, stage.bob
    await alice.slash("/probe hidden")
    his, stop = bob.record()
    assert (await alice.press("Rename")).kind == "modal"
    assert (await alice.submit(name="Memphis")).kind == "update"
    await alice.sees("renamed to Memphis")
    assert (await alice.press("Away")).kind == "deferred_update"
    await alice.loses("renamed to Memphis")
    assert his == []
    assert stage.refused() == []
    stop()


async def test_pictures_are_read_back_and_kept_on_an_edit(stage):
    await stage.alice.slash("/probe pictures")
    message = await stage.bob.sees("read ")
    assert [a["filename"] for a in message["attachments"]] == ["first.png", "second.png"]


async def test_an_embed_shows_its_picture_itself(stage):
    await stage.alice.slash("/probe embed")
    message = await stage.bob.sees("Name Value")
    assert message["attachments"] == []
    assert message["embeds"][0]["image"]["url"].startswith(stage.sandbox.base)


async def test_everything_works_in_a_thread_as_well(stage):
    await stage.alice.slash("/demo thread", name="Delta")
    await stage.bob.at("Delta").sees("Welcome")
    await stage.bob.at("Delta").slash("/demo counter")
    await stage.alice.at("Delta").press("Count 0")
    await stage.bob.at("Delta").sees("Alice counted to 1")
    await stage.bob.at("Delta").slash("/demo board")
    await stage.alice.at("Delta").press("Next turn")
    await stage.bob.at("Delta").sees("## Turn 2")
    assert stage.refused() == []
