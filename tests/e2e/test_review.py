"""``/review``: refused while a game is played; afterwards in words and as a picture."""

from __future__ import annotations

from bot.texts import Texts
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import ends_turn, full_room, services, started
from tests.kit.table_talk import is_private

__all__ = ["full_room"]
LONG = 120.0  # seconds for looking through a game on a busy machine


async def over(room):
    """A short game of Alice and Bob that they have ended."""
    table = await started(room, room.bob)
    for _ in range(2):
        await ends_turn(table)
    alice = room.alice.at(THREAD)
    await alice.slash("/review")
    assert is_private(await alice.sees("This game is still being played"))
    await table.close()
    await alice.sees(Texts("en")("panel-abandoned"), patience=LONG)
    return alice


def pictures(message):
    return [i["media"]["url"] for part in walked(message["components"]) for i in part]


def walked(components):
    for part in components:
        yield part.get("items", ())
        yield from walked(part.get("components", ()))


async def test_a_game_is_looked_through_when_it_is_over(full_room):
    alice = await over(full_room)
    await alice.press("Review")
    answer = await alice.sees("What cost most", patience=LONG)
    assert is_private(answer)
    assert "share of a win I expected" in text_of(answer)
    assert any("review.png" in url for url in pictures(answer))
    assert alice.shows("I'm looking through the game") is None  # it became the answer


async def test_it_can_be_shared_and_is_made_once(full_room):
    alice = await over(full_room)
    bob = full_room.bob.at(THREAD)
    await alice.slash("/review", share=True)
    shared = await bob.sees("shared by Alice", patience=LONG)
    assert not is_private(shared)
    reviews, (game,) = services(full_room).reviews, await services(full_room).store.games()
    made = reviews.begun(game.id)
    assert made.done()
    await bob.slash("/review")
    await bob.sees("What cost most", patience=LONG)
    assert reviews.begun(game.id) is made
