"""The first hello: there on the first start, once, and leading into a game."""

from __future__ import annotations

import pytest

from bot.store.opening import FILE
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import TITLE
from tests.kit.prepared import until
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private, widgets

HELLO = "Hello, I am Thoth"


def hellos(actor):
    return [m for m in actor.messages() if HELLO in text_of(m) and not is_private(m)]


async def test_a_first_start_says_hello_with_something_to_press(near_hall):
    hello = await near_hall.alice.sees(HELLO)
    assert [w.label for w in widgets(hello)] == [
        "Practice",
        "New game",
        "English",
        "Русский",
        "Українська",
    ]
    assert near_hall.alice.at("games").shows(HELLO) is None


async def test_it_is_said_once_whatever_happens(near_hall):
    await near_hall.alice.sees(HELLO)
    await near_hall.bot.restart()
    await near_hall.alice.slash("/game list")
    await near_hall.alice.sees("You aren't in any game")
    assert len(hellos(near_hall.alice)) == 1


async def test_it_is_not_said_again_if_nobody_could_note_it(sandbox, near_hall, tmp_path):
    """The process dies between posting and remembering: the message itself is looked for."""
    await near_hall.alice.sees(HELLO)
    await near_hall.bot.stop()
    (tmp_path / FILE).unlink()
    await near_hall.bot.start()
    await near_hall.alice.slash("/game list")
    await near_hall.alice.sees("You aren't in any game")
    assert len(hellos(near_hall.alice)) == 1


async def test_where_the_bot_may_not_speak_it_waits(sandbox, tmp_path):
    general = sandbox.person("alice").channels()[0]["id"]
    sandbox.control.deny("SEND_MESSAGES", channel_id=general)
    bot = InProcessBot(sandbox, tmp_path, GAMES)
    await bot.start()
    stage = Stage(sandbox, bot)
    await stage.alice.at("games").slash("/game list")
    await stage.alice.at("games").sees("You aren't in any game")
    assert hellos(stage.alice) == []
    sandbox.control.allow_all()
    await bot.restart()
    await stage.alice.sees(HELLO)
    await bot.stop()


@pytest.mark.parametrize(
    ("button", "said", "practice"),
    [
        ("Русский", "Привет, я Тот", "Тренировка"),
        ("Українська", "Вітаю, я Тот", "Тренування"),
    ],
)
async def test_a_language_button_says_hello_again_in_it(near_hall, button, said, practice):
    await near_hall.alice.press(button)
    again = await near_hall.alice.sees(said)
    assert is_private(again)
    assert practice in [w.label for w in widgets(again)]
    assert near_hall.bob.shows(said) is None


async def test_the_hello_leads_to_games(near_hall):
    alice, bob = near_hall.alice, near_hall.bob
    await alice.press("New game")
    await alice.press(TITLE)
    await bob.sees("a table for 3")
    await alice.sees("Your table is open")
    await alice.press("Practice")
    await alice.press(TITLE)
    await bob.sees("Alice is practising")


async def test_a_new_server_is_greeted_when_the_bot_comes(near_hall):
    client = near_hall.bot.client
    await near_hall.alice.sees(HELLO)
    (guild,) = client.guilds
    store, owner = client.services.store, f"guild:{guild.id}"
    welcome = client.get_cog("Welcome")
    await until(lambda: not welcome._running)  # the hello is noted
    await store.set_setting(owner, "greeted", "")
    guild._system_channel_id = int(near_hall.alice.at("games").channel()["id"])
    client.dispatch("guild_join", guild)
    await near_hall.bob.at("games").sees(HELLO)
