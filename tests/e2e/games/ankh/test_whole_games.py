"""Whole games of Ankh, from the lobby to the verdict, by people who click or type."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.store.rows import Status
from bot.texts import Texts
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import ButtonPlayer, play_to_the_end
from tests.kit.gathering import gather
from tests.kit.line_player import LinePlayer
from tests.kit.public_story import expect_told_in_order, stored, told
from tests.kit.table_talk import is_verdict

ENGLISH = Texts("en")


async def expect_well_told(hall, watcher: Actor) -> None:
    """Expect the whole story in public: in order, with pictures, and as it is stored."""
    assert list(hall.sandbox.parts.console.refused) == []
    announced = told(watcher)
    row, lines = await stored(hall.bot.place.where)
    expect_told_in_order(announced, lines)
    assert len(announced) > 20
    for message in announced:
        boards = [name for name in message.pictures if name.startswith(("map-", "strip-"))]
        few = 1 if len(boards) < len(message.pictures) else 2  # below a scene only the map
        assert len(boards) == (few if message.title else 0), "old panels have shrunk"
        assert all(len(alt) > 20 for alt in message.pictures.values()), message.pictures
    expect_verdict(row, announced[-1])
    assert "ERROR" not in hall.bot.log.read_text()


def expect_verdict(row, last) -> None:
    """Expect the end: stored as over, told as over, with its picture, and nothing to press."""
    assert row.status is Status.OVER
    assert row.result is not None
    assert last.title.startswith(f"## {ENGLISH('panel-over')}")
    assert ("🏆" in last.title) == bool(json.loads(row.result)["seats"])
    assert any("Game over" in line for line in last.lines)
    assert "end.png" in last.pictures
    assert is_verdict(last.message)


@pytest.mark.parametrize("others", [2, 4], ids=["3 players", "5 players"])
async def test_a_whole_game_by_buttons_and_menus(hall, others):
    guests = [hall.bob, hall.olena, Actor(hall.sandbox.person("ivan"))]
    guests.append(Actor(hall.sandbox.people.add("nefer")))
    people = await gather([hall.alice, *guests[:others]])
    players = [ButtonPlayer(actor, Random(seed)) for seed, actor in enumerate(people)]
    await play_to_the_end(players)
    assert all(player.clicks > 10 for player in players)
    await expect_well_told(hall, people[0])


async def test_a_whole_game_by_typed_lines_in_three_languages(hall):
    people = await gather([hall.alice, hall.olena, Actor(hall.sandbox.person("ivan"))])
    players = [LinePlayer(actor, Random(seed)) for seed, actor in enumerate(people)]
    assert sorted(player.actor.person.locale for player in players) == ["en-US", "ru", "uk"]
    await play_to_the_end(players)
    for player in players[1:]:
        own = [line for line in player.typed if not line.isascii()]
        assert len(own) > 5, f"words of one's own are understood: {player.typed}"
    assert all(line.isascii() for line in players[0].typed)
    await expect_well_told(hall, people[0])


async def test_everybody_sees_the_same_public_messages(hall):
    """Who only looks sees what players see, but for what was said to them alone."""
    people = await gather([hall.alice, hall.bob])
    await play_to_the_end([ButtonPlayer(actor, Random(n)) for n, actor in enumerate(people)])
    onlooker = hall.olena.at(people[0].channel()["id"])
    public = [text_of(m) for m in onlooker.messages()]
    assert public == [text_of(m) for m in people[0].messages() if not m["flags"] & 64]
    assert [t.mark for t in told(onlooker)] == [t.mark for t in told(people[0])]


async def test_a_whole_game_with_computer_players(hall):
    people = await gather([hall.alice, hall.bob], seats=4, computers=2)
    await play_to_the_end([ButtonPlayer(actor, Random(n)) for n, actor in enumerate(people)])
    await expect_well_told(hall, people[0])
