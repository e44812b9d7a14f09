"""Quiet requests, and secret choices of one seat alone, which its own trial goes through."""

from __future__ import annotations

from bot.tables import shown
from rules.engine.decisions import Choice, choose, choose_together
from rules.engine.events import events_for, tell, tell_only
from rules.engine.session import Session
from rules.engine.trial import Trial, no_chance
from tests.engine.toy import State, Toy


def session_of(rule) -> Session[State]:
    return Session(Toy(rule), State(), no_chance)


async def vetoing(s):
    """Both others are asked whether they veto; only seat 2 could."""
    asked = [
        Choice(1, "veto", ["pass"], always=True),
        Choice(2, "veto", ["pass", "veto"], always=True),
    ]
    picks = await choose_together(asked, quiet=True)
    s.notes += picks.values()
    await choose(0, "word", ["a", "b"])


def test_a_quiet_request_says_so_and_waits_for_all():
    session = session_of(vetoing)
    assert session.request.quiet
    assert [data["quiet"] for data in shown.pending(session)] == [True, True]
    session.answer(2, "veto")
    assert session.state.notes == []
    session.answer(1, "pass")
    assert session.state.notes == ["pass", "veto"]
    assert not session.request.quiet
    assert "quiet" not in shown.pending(session)[0]


def test_a_quiet_request_comes_back_from_a_snapshot():
    session = session_of(vetoing)
    session.answer(2, "veto")
    again = Session.restore(session.game, session.snapshot(), no_chance)
    assert again.request.quiet
    again.answer(1, "pass")
    assert again.state.notes == ["pass", "veto"]


def test_a_trial_stops_before_a_quiet_request_of_several_is_over():
    trial = Trial.of(session_of(vetoing), 2)
    trial.answer(2, "veto")
    assert trial.stopped
    assert trial.reached.notes == []


async def giving(s):
    """Seat 0 gives a card away that nobody else sees, then says something."""
    s.notes.append(await choose(0, "deed", ["give", "keep"]))
    picks = await choose_together([Choice(0, "card", ["x", "y"], seen_by=(0,))])
    tell_only(s, (0,), "gave", card=picks[0])
    tell(s, "given", seat=0)
    s.notes.append(await choose(0, "word", ["a", "b"]))


def test_a_trial_goes_through_a_secret_choice_of_its_owner_alone():
    trial = Trial.of(session_of(giving), 0)
    for key in ("give", "y", "b"):
        assert not trial.stopped
        trial.answer(0, key)
    assert trial.state.notes == ["give", "b"]


def test_what_was_chosen_on_the_way_stays_its_owners():
    session = session_of(giving)
    for key in ("give", "y"):
        session.answer(0, key)
    told = session.drain().events
    assert [event.what for event in events_for(told, 1)] == ["given"]
    assert [known.key for known in session.veil(1).since] == ["give", None]
    assert [known.key for known in session.veil(0).since] == ["give", "y"]
