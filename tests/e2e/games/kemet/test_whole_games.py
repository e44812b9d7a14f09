"""Whole games of Kemet on the local Discord: by buttons, typed in three languages, with Thoth."""

from __future__ import annotations

from random import Random

from tests.kit.actor import Actor, text_of
from tests.kit.button_player import ButtonPlayer, play_to_the_end
from tests.kit.line_player import LinePlayer
from tests.kit.table_talk import is_verdict
from tests.kit.whole_games import CommandPlayer, arranged

THREAD = "Alice · Kemet"
MOST = 6000  # answers of a game
BEGINNERS = {"Length": ("Short: 8 VP", "Beginners: 4 VP")}


def assert_over(panel, hall):
    assert is_verdict(panel)
    assert "🏆" in text_of(panel)
    assert [f for f in hall.refused() if f != (403, 50007)] == []
    assert "ERROR" not in hall.bot.log.read_text()


async def test_a_whole_game_of_two_by_buttons(hall):
    await arranged(hall, "kemet", hall.bob, agreed=BEGINNERS)
    players = [
        ButtonPlayer(actor.at(THREAD), Random(n)) for n, actor in enumerate((hall.alice, hall.bob))
    ]
    panel = await play_to_the_end(players, most=MOST)
    assert_over(panel, hall)
    assert all(player.clicks > 50 for player in players)


class Typist(CommandPlayer):
    """A person who gives the steps of an army by the command for them."""

    async def suggested(self, begun=""):
        lines = await self.actor.completes("/play", "do", begun)
        return [f"move {line}" if ">" in line and " " not in line else line for line in lines]

    async def answer(self, panel):
        if await self.suggested():  # else others are asked, and nobody says who
            await super().answer(panel)


async def test_a_whole_game_of_five_typed_in_three_languages(hall):
    guests = [hall.bob, hall.olena, Actor(hall.sandbox.person("ivan"))]
    guests.append(Actor(hall.sandbox.people.add("nefer")))
    await arranged(hall, "kemet", *guests, seats=5, agreed=BEGINNERS)
    alice = Typist(hall.alice.at(THREAD), Random(7), "kemet")
    others = [LinePlayer(guest.at(THREAD), Random(n), "kemet") for n, guest in enumerate(guests)]
    assert {player.actor.person.locale for player in others} == {"en-US", "ru", "uk"}
    panel = await play_to_the_end([alice, *others], most=MOST)
    assert_over(panel, hall)
    assert "/kemet choose" in alice.typed  # whether she ever moves is a matter of luck
    for player in others[1:3]:
        assert sum(not line.isascii() for line in player.typed) > 10, player.typed


async def test_a_whole_game_of_three_with_computers(hall):
    await arranged(hall, "kemet", seats=3, computers=2, agreed=BEGINNERS)
    player = ButtonPlayer(hall.alice.at(THREAD), Random(3))
    panel = await play_to_the_end([player], most=MOST)
    assert_over(panel, hall)
    assert "Thoth" in "".join(text_of(m) for m in hall.alice.messages())
