"""Story 20: several games in one server."""

from __future__ import annotations

from tests.kit.prepared import until
from tests.kit.story import Story, answer, click, labels, reads, said

BATTLE = {
    "gods": [
        {"god": "ra", "figures": ["god 62", "w 53"], "followers": 5},
        {"god": "amun", "figures": ["god 81", "w 82"], "followers": 5, "two_cards": False},
    ],
    "next": "region 3",
}
BOBS_TURN = {"gods": BATTLE["gods"], "active": 1}


async def two_games(story: Story, other_position) -> tuple[int, int]:
    """A game in #general where bids are due, and one in #games."""
    alice, bob = story.alice, story.bob
    first = await story.given([alice, bob], BATTLE)
    second = await story.given([alice, bob], other_position, at=alice.at("games"))
    await story.bot.start()
    return first, second


async def comes_to_bids(story: Story, place: str) -> None:
    """Both play a card; one is the Plague."""
    for actor, card in ((story.alice, "plague"), (story.bob, "miracle")):
        await reads(actor.at(place), "Choose your battle card")
        reply = await answer(actor, actor.at(place).slash("/play", do=f"battle {card}"))
        assert "Done" in said(reply) or "Chosen" in said(reply)
    await reads(story.alice.at(place), "Secret bid")


def bids(story: Story) -> list[tuple[int, str]]:
    """Alice's secret bids: game and number."""
    person = int(story.alice.person.id)
    rows = story.stored("pick")[0][1]
    return [(row[0], row[3]) for row in rows if row[2] == person]


async def test_story_20_a_line_in_a_letter_goes_to_the_game_that_waits(story: Story):
    """I play two games in one server and type `/play bid 3` in a direct message while one of them
    waits for me: it goes there.
    """
    first, _ = await two_games(story, BOBS_TURN)
    await comes_to_bids(story, "general")
    await story.alice.person.open_dm()
    reply = await answer(story.alice, story.alice.dm.slash("/play", do="bid 3"))
    assert "Chosen: `bid 3`" in said(reply)
    assert bids(story) == [(first, "3")]
    assert "bid 3" not in "".join(said(m) for m in story.public() + story.public("games"))


async def test_story_20_a_line_for_either_of_two_games_is_asked_about(story: Story):
    """When both games wait for me, I am asked which one I mean."""
    first, second = await two_games(story, BATTLE)
    await comes_to_bids(story, "general")
    await comes_to_bids(story, "games")
    await story.alice.person.open_dm()
    which = await answer(story.alice, story.alice.dm.slash("/play", do="bid 3"))
    assert "Which game is this for?" in said(which)
    assert [label[-1] for label in labels(which)] == [str(first), str(second)]
    assert bids(story) == []
    reply = await click(story.alice, which, labels(which)[1])
    assert "Chosen: `bid 3`" in said(reply)
    assert bids(story) == [(second, "3")]
    reply = await answer(story.alice, story.alice.dm.slash("/play", do="bid 2"))  # only one waits
    assert "Chosen: `bid 2`" in said(reply)
    assert sorted(bids(story)) == [(first, "2"), (second, "3")]
    for place, bid in (("general", 2), ("games", 3)):
        panel = await story.panel(story.bob.at(place))
        mine = await click(story.bob, panel, "Choose in secret")
        await click(story.bob, mine, "0")
        await reads(story.alice.at(place), f"Bids: Ra {bid}, Amun 0")
    await until(lambda: not bids(story))
