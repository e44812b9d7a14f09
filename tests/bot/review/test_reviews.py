"""Each game that is over is looked through once, from its log alone."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from bot.review import retold
from bot.review.retold import OtherRules, log_of, walk
from bot.review.reviews import MOST_KEPT, Reviews
from tests.kit.example import GAME


@pytest.fixture
async def over(services, people):
    """A game that its people have ended after an undo; it has a few decisions."""
    table = await services.tables.create(GAME, people, {"first": 0}, host=people[0].person)
    for _ in range(6):
        choice = table.session.request.choices[0]
        person = people[choice.seat].person
        await table.act(person, [str(choice.options[-1])], table.revision)
    await table.undo(person)
    await table.close()
    return table


async def test_the_log_of_a_game_leads_to_its_end_without_what_was_undone(services, over):
    log = await log_of(services.store, over.id)
    met = [faced.decided for faced in walk(log)]
    assert [d.entry for d in met] == [
        made.entry for made in over.position.line.made if made.person is not None
    ]
    steps = [d.step for d in met]
    assert steps == sorted(set(steps))
    assert all(d.person == over.seats[d.entry.seat].person for d in met)


async def test_a_game_of_other_rules_is_refused(services, over, monkeypatch):
    newer = SimpleNamespace(version="newer")
    monkeypatch.setattr(retold, "lookup", lambda name: newer)
    with pytest.raises(OtherRules):
        await services.reviews.begun(over.id)


async def test_it_is_made_once_also_if_several_ask_at_once(services, over):
    asked = []

    async def work(made):
        asked.append(made)
        return "a review"

    reviews = Reviews(services.store, work)
    found = await asyncio.gather(*(reviews.begun(over.id) for _ in range(3)))
    assert found == ["a review"] * 3
    assert len(asked) == 1


async def test_one_that_failed_is_tried_again(services, over):
    results = [None, "a review"]

    async def work(made):
        return results.pop(0)

    reviews = Reviews(services.store, work)
    assert await reviews.begun(over.id) is None
    assert await reviews.begun(over.id) == "a review"


async def test_only_the_newest_are_kept(services, people):
    async def work(made):
        return object()

    reviews, found = Reviews(services.store, work), {}
    tables = [await services.tables.create(GAME, people, {}, host=1) for _ in range(MOST_KEPT + 1)]
    for table in tables:
        found[table.id] = await reviews.begun(table.id)
    assert await reviews.begun(tables[-1].id) is found[tables[-1].id]
    assert await reviews.begun(tables[0].id) is not found[tables[0].id]
