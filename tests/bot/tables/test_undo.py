"""Taking back: free or by consent, a row of the log, and never a way to fish for luck."""

from __future__ import annotations

from random import Random

import pytest

from bot.commands import checks
from bot.store.rows import SeatRow
from bot.tables.acting import Acted
from bot.tables.refusals import Refused, TableRefusal
from bot.tables.tables import Tables
from bot.tables.undoing import Asked
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, asked, is_secret, new_table, options, picture, reload
from tests.bot.tables.toys import dicing, new_toy
from tests.kit.example import GAME


def made(table):
    return table.position.line.made


async def test_an_own_decision_is_taken_back_freely(store) -> None:
    table = await new_table(store)
    await kit.play_until(table, Random(1), lambda t: "gain" in options(t, asked(t)))
    before, who, revision = checks.fingerprint(table.session), asked(table), table.revision
    await table.act(who, ["gain"], revision, 1_001)
    with pytest.raises(Refused):
        await table.undo(who, 1_002, revision)  # a button from before
    undone = await table.undo(who, 1_002, table.revision)
    assert isinstance(undone, Acted)
    assert checks.fingerprint(table.session) == before
    assert table.revision == revision + 2, "it only grows"
    row = (await store.decisions(table.id))[-1]
    assert (row.what, row.returns_to, row.person) == ("undo", made(table)[-1].seq, who)
    assert await table.undo(who, 1_002) == undone, "the same interaction takes nothing more back"
    assert picture(await reload(store, table)) == picture(table)
    with pytest.raises(Refused):
        await table.act(who, ["gain"], revision, 1_003)  # a button from before


async def test_after_anothers_decision_they_are_asked(store) -> None:
    table = await new_table(store)
    await kit.play_until(table, Random(1), lambda t: "gain" in options(t, asked(t)))
    first = asked(table)
    before = checks.fingerprint(table.session)
    random = Random(3)
    await table.act(first, ["gain"], table.revision)
    while asked(table) == first:
        await kit.step(table, random)
    second = asked(table)
    await kit.step(table, random)
    steps = 0
    while checks.fingerprint(table.session) != before:  # act by act to where it began
        asked_people = await table.undo(first)
        if isinstance(asked_people, Asked):
            assert second in asked_people.needed
            table = await reload(store, table)  # the wish outlives a restart
            left: Acted | Asked = asked_people
            for person in asked_people.needed:
                left = await table.agree(person, asked_people.about)
            assert isinstance(left, Acted)
        steps += 1
    assert steps >= 1
    assert picture(await reload(store, table)) == picture(table)


async def test_one_who_refuses_ends_it_and_a_move_does_too(store) -> None:
    table = await at_luck(store)
    who = next(m.person for m in reversed(made(table)) if m.person is not None)
    before = picture(table)
    wish = await table.undo(who)
    assert isinstance(wish, Asked)
    assert set(wish.needed) == set(table.people) - {who}
    with pytest.raises(Refused) as refused:
        await table.agree(who, wish.about)
    assert refused.value.reason is TableRefusal.NOBODY_ASKED
    await table.refuse(wish.needed[0], wish.about)
    with pytest.raises(Refused):
        await table.agree(wish.needed[1], wish.about)
    assert picture(table) == before
    await table.undo(who)
    await table.act(kit.BOB, ["on"], table.revision)
    with pytest.raises(Refused):
        await table.agree(wish.needed[0], wish.about)


async def test_a_seat_that_changes_hands_ends_a_wish(store) -> None:
    table = await at_luck(store)
    wish = await table.undo(ALICE)
    await table.give_seat(SeatRow(1, "Dora", 500))
    with pytest.raises(Refused):
        await table.agree(wish.needed[0], wish.about)
    assert (await table.undo(ALICE)).needed == (kit.CAROL, 500)


async def test_an_old_question_does_not_agree_to_a_newer_undo(store) -> None:
    """faults.md 3: whoever is asked agrees to the undo that they read about, and to no other."""
    table = await at_luck(store)
    old = await table.undo(ALICE)
    await table.act(kit.BOB, ["on"], table.revision)
    new = await table.undo(ALICE)  # of what Bob has said since, too
    assert isinstance(new, Asked)
    before = picture(table)
    for person in old.needed:
        with pytest.raises(Refused) as refused:
            await table.agree(person, old.about)
        assert refused.value.reason is TableRefusal.NOBODY_ASKED
        with pytest.raises(Refused):
            await table.refuse(person, old.about)
    assert picture(table) == before
    assert (await store.wish(table.id)).agreed == ()
    for person in new.needed:
        done = await table.agree(person, new.about)
    assert isinstance(done, Acted)


async def test_who_has_agreed_still_does_when_it_is_asked_again(store) -> None:
    table = await at_luck(store)
    wish = await table.undo(ALICE)
    first, second = wish.needed
    assert (await table.agree(first, wish.about)).needed == (second,)
    again = await table.undo(ALICE)
    assert (again.needed, again.about) == ((second,), wish.about)
    assert isinstance(await table.agree(second, again.about), Acted)


async def at_luck(store):
    """A game in which a die has followed on Alice's word."""
    table = await new_toy(store, dicing)
    await table.act(ALICE, ["roll"], table.revision)
    assert any(m.entry.is_luck for m in made(table))
    return table


async def test_redoing_gives_the_same_luck_after_a_restart_too(store) -> None:
    table = await at_luck(store)
    rolled = [m.entry for m in made(table)]
    for again in range(6):
        wish = await table.undo(ALICE)
        for person in wish.needed:
            await table.agree(person, wish.about)
        if again % 2:
            table = await reload(store, table)
        await table.act(ALICE, ["roll"], table.revision)
        assert [m.entry for m in made(table)] == rolled


async def test_undoing_a_reveal_leaves_the_others_picks_on_the_table(store) -> None:
    table = await new_table(store, 3, 3)
    await kit.play_until(table, Random(3), is_secret)
    people = [ALICE + choice.seat for choice in checks.waiting(table.session)]
    for person in people[:-1]:
        await table.act(person, [options(table, person)[0]], table.revision)
    before = checks.fingerprint(table.session)
    last = people[-1]
    await table.act(last, [options(table, last)[0]], table.revision)
    wish = await table.undo(last)
    assert isinstance(wish, Asked)
    for person in wish.needed:
        await table.agree(person, wish.about)
    assert checks.fingerprint(table.session) == before
    assert picture(await reload(store, table)) == picture(table)


async def test_a_pick_that_nobody_has_seen_is_withdrawn_freely(store) -> None:
    table = await new_table(store, 3, 3)
    await kit.play_until(table, Random(3), is_secret)
    before, revision = checks.fingerprint(table.session), table.revision
    person = ALICE + checks.waiting(table.session)[0].seat
    await table.act(person, [options(table, person)[0]], revision)
    assert isinstance(await table.undo(person), Acted)
    assert checks.fingerprint(table.session) == before
    assert table.revision == revision
    assert await store.picks(table.id) == []


async def test_computer_players_always_agree(store) -> None:
    seats = [SeatRow(0, "Ann", ALICE), SeatRow(1, "Thoth", level="apprentice")]
    table = await Tables(store).create(GAME, seats, {}, host=ALICE)
    random = Random(1)
    for _ in range(60):
        who, key = kit.said(table, random)
        if who == ALICE:
            await table.act(ALICE, [key], table.revision)
        else:
            await table.act_for(1, [key], table.revision)
    while any(m.person == ALICE for m in made(table)):
        assert isinstance(await table.undo(ALICE), Acted)
    with pytest.raises(Refused) as refused:
        await table.undo(ALICE)
    assert refused.value.reason is TableRefusal.NOTHING_TO_UNDO
    assert picture(await reload(store, table)) == picture(table)


async def test_random_games_with_many_undos_reload_as_they_are(store) -> None:
    random = Random(31)
    table = await new_table(store, 3, 31)
    for _ in range(250):
        if table.session.request is None:
            break
        if random.random() < 0.2:
            await undo_by_consent(table, random)
            assert picture(await reload(store, table)) == picture(table)
        else:
            await kit.step(table, random)
    revisions = [row.revision for row in await store.announcements(table.id)]
    assert revisions == sorted(set(revisions))


async def undo_by_consent(table, random: Random) -> None:
    try:
        done = await table.undo(random.choice(table.people))
    except Refused:
        return
    if isinstance(done, Asked):
        for person in done.needed:
            await table.agree(person, done.about)
