"""Questions to a table are answered about what was asked, or not at all."""

from __future__ import annotations

import asyncio

from bot.store.rows import SeatRow, Status
from bot.texts import Texts
from bot.turns import absences
from tests.kit.actor import Actor, text_of
from tests.kit.court import Court, court
from tests.kit.forging import use
from tests.kit.rooms import eventually
from tests.kit.story import answer, labels

__all__ = ["court"]


async def presses(court: Court, actor: Actor, verb: str) -> str:
    """Somebody presses what was shown on some occasion; the answer."""
    shown = next(shown for shown in court.shown if shown.forged.verb == verb)
    return text_of(
        await answer(actor, use(court.sandbox, actor.person, shown.channel, shown.forged))
    )


def person(actor: Actor) -> int:
    return int(actor.person.id)


async def test_who_is_back_settles_the_question_for_the_others(court):
    """faults.md 3: the silent player got another 24 h, then someone else let the computer play
    from the same question, and it made five acts.
    """
    question = court.alice.at(court.place).shows("What should happen?")
    there = court.bob.at(court.place)
    back = next(w for w in labels(question) if w == "I'm back")
    welcome = await there.press(back)
    assert "Welcome back" in text_of(await answer(there, done(welcome)))
    told = await court.alice.at(court.place).sees("is back and has another 24 h")
    assert (told["id"], labels(told)) == (question["id"], ["I'm back"])
    before = await court.is_quiet()
    assert not before["clock"][0][3], "Bob's clock runs again"
    for verb in ("overdue_computer", "overdue_replace", "overdue_wait"):
        assert "That's already settled" in await presses(court, court.alice, verb)
    assert await court.is_quiet() == before


async def done(outcome):
    return outcome


async def test_of_two_who_choose_at_once_one_is_heard(court):
    said = await asyncio.gather(
        presses(court, court.alice, "overdue_wait"), presses(court, court.olena, "overdue_replace")
    )
    heard = [Texts(language)("overdue-chosen") for language in ("en", "uk")]  # in their languages
    assert sorted(text in one for text, one in zip(heard, said, strict=True)) == [False, True]
    assert court.table.seats[1].person == person(court.bob) or not court.stored()["clock"]


async def test_a_clock_that_runs_again_settles_the_question(court):
    """Also if the deadline has passed a second time: that is another question."""
    clock = await court.services.store.clocks.of(court.table.id)
    await presses(court, court.alice, "overdue_wait")
    waiting = await court.services.store.clocks.of(court.table.id)
    assert (waiting.overdue, waiting.deadline > clock.deadline) == (False, True)
    await court.services.store.clocks.run_out(waiting)
    assert "вирішено" in await presses(court, court.olena, "overdue_computer")


async def test_an_old_question_about_an_undo_is_not_about_a_newer_one(court):
    """faults.md 3: an old undo question agreed to a newer undo."""
    table, alice = court.table, court.alice.at(court.place)
    await table.act(person(court.bob), ["unlock"], table.revision)
    await court.is_quiet()
    await answer(alice, alice.slash("/undo"))
    await court.is_quiet()
    before = court.stored()
    for verb in ("agree", "refuse"):
        assert "No undo is waiting" in await presses(court, court.bob, verb)
    assert court.stored() == before


async def test_a_vote_is_over_when_somebody_comes_or_goes(court):
    """faults.md 3: and every vote."""
    assert court.table.row.status is Status.PLAYING
    await court.table.give_seat(SeatRow(2, "Ivan", person(court.ivan)))
    assert "already settled" in await presses(court, court.alice, "vote_yes")
    assert "already settled" in await presses(court, court.bob, "vote_yes")
    assert court.table.row.status is Status.PLAYING
    assert court.stored()["motion"] == []


async def test_a_vote_counts_at_the_table_where_it_was_asked(court):
    """Somebody who plays at two tables cannot carry a motion of one over to the other."""
    votes = court.services.store.votes
    (motion,) = court.stored()["motion"]
    here, motion = court.battle.id, motion[0]
    assert await votes.cast(here, motion, person(court.alice), 0.0, agrees=True) is None
    assert [vote[1] for vote in court.stored()["vote"]] == [person(court.olena)]


async def test_only_a_seat_on_offer_is_taken(court):
    """faults.md 8: ``take_seat`` took a computer's seat that was never offered."""
    table, sara = court.table, court.sara
    await table.give_seat(SeatRow(2, "Ivan", person(court.ivan)))
    assert "taken this seat" in await presses(court, sara, "take_seat")
    await table.give_seat(SeatRow(2, "Thoth", level="thoth"))
    assert "no longer on offer" in await presses(court, sara, "take_seat")
    assert table.seats[2].person is None


async def test_two_who_take_a_seat_at_once_are_not_both_in_it(court):
    said = await asyncio.gather(
        presses(court, court.sara, "take_seat"), presses(court, court.wanda, "take_seat")
    )
    assert sorted("taken this seat" in one for one in said) == [False, True]
    assert court.table.seats[2].person in (person(court.sara), person(court.wanda))


async def test_who_was_replaced_does_not_come_back_by_an_old_button(court):
    """Somebody who had been away for long and then lost the seat for good."""
    table = court.table
    await absences.stand_in(table, 1)
    await absences.stand_in(table, 1)
    await table.give_seat(SeatRow(1, "Thoth", level="thoth"))
    assert "aren't playing at this table" in await presses(court, court.bob, "back_again")
    assert table.seats[1].person is None


async def test_a_newcomer_gets_time_of_their_own(court):
    """The question was about whoever sat there before."""
    await court.table.give_seat(SeatRow(1, "Ivan", person(court.ivan)))
    assert "already settled" in await presses(court, court.alice, "overdue_computer")
    await court.table.set("clock", "async")
    court.services.touch(court.table)

    async def runs():
        clock = await court.services.store.clocks.of(court.table.id)
        return clock is not None and not clock.overdue

    await eventually(runs)


async def test_resigning_is_asked_again_when_it_means_something_else(court):
    """Rita's question was about her seat among others, not about ending the game."""
    await court.table.give_seat(SeatRow(2, "Rita", person(court.rita)))
    for seat in (0, 1, 3):
        await court.table.give_seat(SeatRow(seat, f"Thoth {seat}", level="thoth"))
    assert "without you the game ends" in await presses(court, court.rita, "resign")
    assert court.table.row.status is Status.PLAYING
