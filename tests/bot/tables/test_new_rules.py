"""After new rules: an open step that does not fit starts again, and verify says what differs."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.__main__ import main
from bot.tables.refusals import CannotOpen
from rules.engine.decisions import choose
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, BOB, CAROL, new_table, picture, reload
from tests.bot.tables.toys import new_toy, talking, teach


async def other(s) -> None:
    """The first thing is asked in another way."""
    s.notes.append(await choose(0, "beginning", ["a", "b"]))
    s.notes.append(await choose(1, "end", ["a", "b"]))


async def longer(s) -> None:
    """What was decided still fits, but more is asked."""
    await talking(s)
    s.notes.append(await choose(2, "fourth", ["g", "h"]))


async def one_round(table) -> None:
    for person, keys in ((ALICE, ["a", "c", "x0"]), (BOB, ["x1"]), (CAROL, ["x2"]), (ALICE, ["e"])):
        await table.act(person, keys, table.revision)


async def test_an_open_step_that_no_longer_fits_starts_again_and_says_so(store) -> None:
    table = await new_toy(store, talking)
    await one_round(table)
    await table.act(ALICE, ["b", "c"], table.revision)
    await table.act(BOB, ["y1"], table.revision)
    revision, rows = table.revision, len(await store.decisions(table.id))
    teach(other, "toy/2")
    table = await reload(store, table)
    assert table.session.state.notes == ["a", "c", "x0", "x1", "x2", "e"]
    assert table.revision > revision
    assert [c.what for c in table.session.request.choices] == ["beginning"]
    row = (await store.decisions(table.id))[rows]
    assert (row.what, row.returns_to, row.rules) == ("restart", rows - 2, "toy/2")
    assert (await store.announcements(table.id))[-1].kind == "restarted"
    assert await store.picks(table.id) == []
    assert picture(await reload(store, table)) == picture(table), "it restarts once"
    await table.act(ALICE, ["b"], table.revision)


async def test_an_open_step_that_still_fits_goes_on(store) -> None:
    table = await new_toy(store, talking)
    await table.act(ALICE, ["b", "c"], table.revision)
    await table.act(BOB, ["y1"], table.revision)
    revision = table.revision
    teach(longer, "toy/2")
    table = await reload(store, table)
    assert table.revision == revision
    assert len(table.session.picks) == 1
    await table.act(ALICE, ["x0"], table.revision)
    await table.act(CAROL, ["x2"], table.revision)
    assert {row.rules for row in await store.decisions(table.id)} == {"toy/1", "toy/2"}


async def test_without_a_new_version_a_difference_is_a_fault(store) -> None:
    table = await new_toy(store, talking)
    await table.act(ALICE, ["b", "c"], table.revision)
    teach(other)
    with pytest.raises(CannotOpen):
        await reload(store, table)


async def test_verify_finds_stored_games_the_same(store, place, capsys) -> None:
    table = await new_table(store, 3, 5)
    random = Random(5)
    while table.session.request is not None:
        await kit.step(table, random)
        if random.random() < 0.03:
            wish = await table.undo(
                next(m.person for m in reversed(table.position.line.made) if m.person is not None)
            )
            for person in getattr(wish, "needed", ()):
                await table.agree(person, wish.about)
    await one_round(await new_toy(store, talking))
    assert await verify(place) == 0
    assert "2 games, 0 differ" in capsys.readouterr().out


async def test_verify_names_the_first_difference_and_no_answer(store, place, capsys) -> None:
    table = await new_toy(store, talking)
    await one_round(table)
    teach(other, "toy/2")
    assert await verify(place) == 1
    out = capsys.readouterr().out
    assert "game 1 (toy, toy/1): decision 0 (row 1), seat 0, first: does not happen again" in out


async def test_verify_names_another_position(store, place, capsys) -> None:
    table = await new_toy(store, talking)
    await one_round(table)

    async def scoring(s) -> None:
        await talking(s)
        s.score += 1

    teach(scoring)
    assert await verify(place) == 1
    assert "after decision 6 (row 6): the position differs" in capsys.readouterr().out


async def verify(place) -> int:
    """Run the command as a user would, in a thread because it has an event loop of its own."""
    return await asyncio.to_thread(main, ["verify", *place.option])


def test_verify_without_a_database_says_so(tmp_path, capsys) -> None:
    assert main(["verify", "--data", str(tmp_path)]) == 2
    assert "no thoth.sqlite3" in capsys.readouterr().err
