"""Drafts: tried out by their owner alone, stopped before anything unknown."""

from __future__ import annotations

import pytest

from bot.store.rows import SeatRow
from bot.tables.refusals import Refused, TableRefusal
from tests.bot.tables.kit import ALICE, BOB, CAROL, picture, reload
from tests.bot.tables.toys import dicing, new_toy, talking


async def test_a_draft_changes_nothing_until_it_is_confirmed(store) -> None:
    table = await new_toy(store, talking)
    before = picture(table)
    draft = await table.draft(ALICE)
    await draft.add("a", "d")
    assert draft.session.state.notes == ["a", "d"]
    assert not draft.held
    assert picture(table) == before
    acted = await table.act(draft.person, draft.answers, draft.revision, 5)
    assert [entry.key for entry in acted.entries] == ["a", "d"]
    assert await store.draft(table.id, ALICE) is None


async def test_a_draft_is_rebuilt_after_a_restart(store) -> None:
    table = await new_toy(store, talking)
    await (await table.draft(ALICE)).add("b")
    again = await (await reload(store, table)).draft(ALICE)
    assert again.answers == ["b"]
    assert again.session.state.notes == ["b"]
    await again.drop_last()
    assert (await table.draft(ALICE)).answers == []
    assert (await table.draft(BOB)).answers == []


async def test_a_refused_answer_leaves_the_draft_as_it_was(store) -> None:
    table = await new_toy(store, talking)
    draft = await table.draft(ALICE)
    await draft.add("a")
    with pytest.raises(Refused):
        await draft.add("c", "nonsense")
    assert draft.answers == ["a"]
    assert (await store.draft(table.id, ALICE)).answers == ("a",)


async def test_a_draft_stops_before_chance(store) -> None:
    table = await new_toy(store, dicing)
    draft = await table.draft(ALICE)
    await draft.add("roll")
    assert draft.held
    assert draft.session.state.notes == []
    assert draft.session.state.score == 0
    with pytest.raises(Refused) as refused:
        await draft.add("yes")
    assert refused.value.reason is TableRefusal.DRAFT_ENDS_HERE
    await table.act(draft.person, draft.answers, draft.revision)
    assert table.session.state.notes == ["roll"]


async def test_a_draft_shows_what_is_known_of_an_answer_that_is_held_back(store) -> None:
    table = await new_toy(store, dicing)
    draft = await table.draft(ALICE)
    before, after = draft.views(0)
    assert before == after
    assert draft.views(0, "roll")[1].notes == ["roll"]  # tried, not drafted
    assert draft.answers == []
    await draft.add("roll")
    before, after = draft.views(0)
    assert (before.notes, after.notes, after.score) == ([], ["roll"], 0)
    await draft.drop_last()
    assert draft.views(0) == (before, before)


async def test_a_draft_shows_the_last_of_its_answers(store) -> None:
    table = await new_toy(store, talking)
    draft = await table.draft(ALICE)
    await draft.add("a", "d")
    before, after = draft.views(0)
    assert (before.notes, after.notes) == ([], ["a", "d"])


async def test_a_draft_stops_before_a_reveal(store) -> None:
    table = await new_toy(store, talking)
    await table.act(ALICE, ["a", "c"], table.revision)
    await table.act(BOB, ["y1"], table.revision)
    await table.act(CAROL, ["y2"], table.revision)
    draft = await table.draft(ALICE)
    await draft.add("x0")  # the last pick: with it, everybody's would be seen
    assert draft.held
    assert draft.session.state.notes == ["a", "c"]
    with pytest.raises(Refused):
        await (await table.draft(ALICE)).add("e")
    again = await (await reload(store, table)).draft(ALICE)
    assert (again.answers, again.held) == (["x0"], True)


async def test_a_draft_knows_nobody_elses_pick(store) -> None:
    table = await new_toy(store, talking)
    await table.act(ALICE, ["a", "c"], table.revision)
    await table.act(BOB, ["y1"], table.revision)
    assert (await table.draft(ALICE)).session.picks == {}
    assert (await table.draft(BOB)).session.picks == {1: "y1"}
    assert table.seen_by().picks == {}
    assert table.session.picks == {1: "y1"}


async def test_a_draft_is_for_all_seats_of_its_owner(store) -> None:
    """Whoever has picked for one of two seats goes on with the other."""
    table = await new_toy(store, talking)
    await table.give_seat(SeatRow(1, "Alice too", ALICE))
    await table.act(ALICE, ["a", "c"], table.revision)
    await table.act(ALICE, ["x0"], table.revision)
    draft = await table.draft(ALICE)
    await draft.add("y1")
    assert draft.held
    assert draft.session.picks == {0: "x0"}


async def test_a_draft_ends_with_its_owners_decisions(store) -> None:
    table = await new_toy(store, dicing)
    await table.act(ALICE, ["roll"], table.revision)
    draft = await table.draft(BOB)
    await draft.add("on")
    assert not draft.held
    with pytest.raises(Refused):
        await draft.add("yes")


async def test_a_move_makes_drafts_void(store) -> None:
    table = await new_toy(store, talking)
    draft = await table.draft(ALICE)
    await draft.add("a")
    await table.act(ALICE, ["b"], table.revision)
    assert (await table.draft(ALICE)).answers == []
    with pytest.raises(Refused):
        await table.act(draft.person, draft.answers, draft.revision)
