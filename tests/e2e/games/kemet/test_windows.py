"""Veto windows on the local Discord: they tell nothing, orders hold, a line goes on after them."""

from __future__ import annotations

import re

from tests.e2e.games.kemet.positions import fire, player, position
from tests.kit.actor import text_of
from tests.kit.prepared import until
from tests.kit.story import answer, click, labels, reads, said
from tests.kit.table_talk import newest_panel

LONG = 25.0  # seconds that nobody should need
HALF_AN_HOUR = 30 * 60
PLACES = ("general", "games")


async def types(actor, line):
    return await answer(actor, actor.slash("/play", do=line))


def seen_in(story, place):
    """All that everybody sees in a channel: words, buttons, mentions, and what was edited."""
    return [
        (
            re.sub(r"<t:\d+|\b[0-9a-f]{64}\b", "<t: or hash", text_of(m)),
            labels(m),
            m["mentions"],
            bool(m["edited_timestamp"]),
        )
        for m in story.public(place)
    ]


async def tidied(story):
    """What both channels show once old panels have lost their buttons."""

    def look():
        now = [seen_in(story, place) for place in PLACES]
        return now if not any(buttons for seen in now for _, buttons, *_ in seen[:-1]) else None

    return await until(look, LONG)


async def test_public_messages_are_the_same_whether_somebody_holds_a_veto_or_not(story):
    """Two tables that differ only in what Olena holds, from the card to the end of its window."""
    people = {}
    for place, held in zip(PLACES, ("veto", "bronze"), strict=True):
        people[place] = [a.at(place) for a in (story.alice, story.bob, story.olena)]
        given = fire(["bronze"], [held])
        await story.given(people[place], given, game="kemet", clock="async", at=people[place][0])
    await story.bot.start()
    moments = []
    for alice, bob, _ in people.values():
        await reads(bob, "Place an action token", patience=LONG)
        await types(alice, "card fire 81")
        await reads(bob, "Veto possible until", patience=LONG)
    moments.append(await tidied(story))
    for count, (_, bob, _) in enumerate(people.values(), 1):
        own = await click(bob, newest_panel(bob), "Choose in secret")
        await click(bob, own, "Let it happen")
        await until(lambda count=count: len(story.stored("pick")[0][1]) == count, LONG)
    moments.append(await tidied(story))
    assert moments[0] == moments[1], "an answer shows nowhere"
    story.late(HALF_AN_HOUR + 5)
    for _, bob, _ in people.values():
        await reads(bob, "loses a soldier in 81", patience=LONG)
    moments.append(await tidied(story))
    for one, other in moments:
        assert one == other


def gates(third):
    """Yellow goes from 71 to the walls of city 2, which the card opens; Violet may object."""
    return position(
        player(0, soldiers={"71": 4}, hand=["gates", "rage"], tiles=[214]),
        player(1, soldiers={"23": 3}),
        player(2, hand=third),
    )


LINE = "move1 71>20 card gates 20>21"


async def begins_a_line(story, third):
    await story.begins([story.alice, story.bob, story.olena], gates(third), game="kemet")
    told = await types(story.alice, LINE)
    assert "The rest, `20>21`, follows by itself" in text_of(told)
    await reads(story.bob, "Veto possible", patience=LONG)
    return await click(story.olena, newest_panel(story.olena), "Choose in secret")


async def test_the_rest_of_a_line_follows_if_the_card_stands(story):
    own = await begins_a_line(story, ["iron"])
    await click(story.olena, own, "Хай буде")
    await reads(story.bob, "20 → 21", patience=LONG)
    await reads(story.bob, "★ Green", patience=LONG)


async def test_the_rest_of_a_line_is_offered_if_the_card_was_vetoed(story):
    own = await begins_a_line(story, ["veto"])
    await click(story.olena, own, "Вето")
    told = await reads(story.alice, "Open Gates (card) has no effect", patience=LONG)
    assert "Who moves, and where?" in said(told)
    plan = await click(story.alice, newest_panel(story.alice), "Plan")
    assert "`20>21`" in text_of(plan)
    assert "20 → 21" not in "".join(map(text_of, story.public()))


async def has_prayer(story, wanted):
    """Wait until Yellow has so many prayer points."""
    while True:
        board = await answer(story.bob, story.bob.slash("/board", view="text"))
        if re.search(rf"Yellow[^\n]*\b{wanted} PP", text_of(board)):
            return


async def test_an_order_holds_until_it_is_taken_back(story):
    given = position(
        player(0, hand=["prayer", "prayer"], prayer=2), player(1, hand=["bronze"]), turn=1
    )
    panel = await story.begins([story.alice, story.bob], given, game="kemet", clock="async")
    plan = await click(story.bob, panel, "Plan")
    await click(story.bob, plan, "Prayer (card): Let it happen")
    for prayer in (4, 6):  # nobody is waited for, whatever the clock says
        await types(story.alice, "card prayer")
        await has_prayer(story, prayer)
    hand = await answer(story.bob, story.bob.slash("/hand"))
    assert "Ordered ahead: Prayer (card) — Let it happen" in text_of(hand)
    plan = await click(story.bob, newest_panel(story.bob), "Plan")
    taken_back = await click(story.bob, plan, "✓ Prayer (card): Let it happen")
    assert "Prayer (card): Let it happen" in labels(taken_back)
