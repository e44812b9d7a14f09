"""The live position: asking, answering, and the one operation behind clone, undo and load."""

from __future__ import annotations

import enum
import json

import pytest

from rules.engine import plain
from rules.engine.decisions import CHANCE, Choice, choose, choose_together, draw
from rules.engine.errors import IllegalAnswer, Refusal, ReplayDiverged, RulesBug, Why
from rules.engine.events import Event, events_for, tell
from rules.engine.session import Entry, Session
from tests.engine.toy import State, Toy


def first(choice):
    return 0


def no_dice(choice):
    raise AssertionError(f"{choice.what} was rolled")


def session_of(rule, steps=1, chance=no_dice):
    return Session(Toy(rule), State(steps=steps), chance)


async def ask_twice(s):
    """Two questions in a row, each told and noted."""
    for _ in range(2):
        word = await choose(0, "word", ["a", "b", "c"])
        s.notes.append(word)
        tell(s, "noted", word=word)


async def ask_together(s):
    """Seats 2, 0 and 1 pick in secret; then seat 0 says something."""
    picks = await choose_together(
        [Choice(2, "card", ["x", "y"]), Choice(0, "card", [1, 2, 3]), Choice(1, "card", ["p", "q"])]
    )
    s.notes.extend(f"{seat}{pick}" for seat, pick in picks.items())
    s.notes.append(await choose(0, "word", ["a", "b"]))


def fingerprint(session):
    asked = [(c.seat, c.what, list(c.options)) for c in session.request.choices]
    return plain.dumps(session.state), dict(session.picks), session.since[:], asked


class NoDecision:
    """Something that an event loop would know what to do with."""

    def __await__(self):
        yield "a future"


# --- asking -----------------------------------------------------------------------------


def test_an_answer_has_the_type_of_the_options():
    got = []

    async def rule(s):
        got.append(await choose(0, "number", [3, 5]))

    session = session_of(rule)
    session.answer(0, "5")
    assert got == [5]
    assert session.request is None


def test_anything_awaited_that_is_no_decision_is_refused():
    async def rule(s):
        await NoDecision()

    with pytest.raises(TypeError, match="not a decision"):
        session_of(rule)


def test_what_is_no_decision_is_a_rules_bug_once_the_game_runs():
    async def rule(s):
        await choose(0, "word", ["a", "b"])
        await NoDecision()

    session = session_of(rule)
    with pytest.raises(RulesBug) as bug:
        session.answer(0, "a")
    assert isinstance(bug.value.__cause__, TypeError)
    assert session.since == []


def test_a_lone_option_is_taken_without_asking_and_logged_as_automatic():
    async def rule(s):
        await choose(0, "lone", ["only"])
        await choose(0, "word", ["a", "b"])

    session = session_of(rule)
    assert session.request.choices[0].what == "word"
    assert session.drain().entries == [Entry(0, "lone", "only", auto=True)]


def test_always_asks_even_with_one_option():
    async def rule(s):
        await choose(0, "lone", ["only"], always=True)

    session = session_of(rule)
    assert session.request.choices[0].what == "lone"
    session.answer(0, "only")
    assert session.drain().entries == [Entry(0, "lone", "only", auto=False)]


def test_chance_is_a_seat_whose_answers_are_logged():
    async def rule(s):
        s.score = await draw("die", range(1, 7))
        await choose(0, "word", ["a", "b"])

    session = session_of(rule, chance=lambda choice: len(choice.options) - 1)
    assert session.state.score == 6
    assert session.drain().entries == [Entry(CHANCE, "die", "6")]


def test_nobody_answers_for_chance():
    session = session_of(ask_twice)
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(CHANCE, "a")
    assert refused.value.reason is Refusal.NOT_YOUR_TURN


def test_options_given_as_a_function_are_made_once_and_not_at_all_in_a_clone():
    made = []

    async def rule(s):
        for _ in range(2):
            await choose(0, "word", lambda: made.append(1) or ["a", "b"])

    session = session_of(rule)
    session.answer(0, "a")
    assert len(made) == 2
    session.clone()
    assert len(made) == 2


def test_a_choice_without_options_is_a_bug():
    async def rule(s):
        await choose(0, "word", list)

    with pytest.raises(AssertionError, match="nothing to choose from"):
        session_of(rule)


# --- refusing ---------------------------------------------------------------------------


class Reason(enum.StrEnum):
    TOO_FAR = enum.auto()


def refuse(session, seat, key):
    before = fingerprint(session)
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(seat, key)
    assert fingerprint(session) == before
    return refused.value


def test_another_seat_is_told_who_is_waited_for():
    refused = refuse(session_of(ask_twice), 1, "a")
    assert refused.reason is Refusal.NOT_YOUR_TURN
    assert refused.data == {"waits_for": [0]}


def test_a_key_that_is_not_on_offer_is_refused():
    refused = refuse(session_of(ask_twice), 0, "z")
    assert refused.reason is Refusal.NOT_AN_OPTION
    assert (refused.seat, refused.key, refused.what) == (0, "z", "word")


def test_a_choice_knows_why_something_is_not_among_its_options():
    async def rule(s):
        await choose(
            0, "go", ["1", "2"], why_not=lambda key: Why(Reason.TOO_FAR, {"steps": int(key)})
        )

    refused = refuse(session_of(rule), 0, "9")
    assert refused.reason is Reason.TOO_FAR
    assert refused.data == {"steps": 9}


def test_another_spelling_of_a_key_is_accepted_and_logged_as_the_key():
    session = session_of(ask_twice)
    session.answer(0, "B")
    assert session.since == [Entry(0, "word", "b")]


def test_nothing_can_be_answered_after_the_end():
    session = session_of(ask_twice)
    session.answer(0, "a")
    session.answer(0, "b")
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(0, "a")
    assert refused.value.reason is Refusal.GAME_OVER


# --- simultaneous picks -----------------------------------------------------------------


def test_picks_wait_for_the_last_one_and_are_logged_together_in_seat_order():
    session = session_of(ask_together)
    session.answer(2, "y")
    session.answer(1, "p")
    assert session.drain().entries == []
    assert session.state.notes == []
    session.answer(0, "3")
    assert session.drain().entries == [
        Entry(0, "card", "3"),
        Entry(1, "card", "p"),
        Entry(2, "card", "y"),
    ]
    assert session.state.notes == ["03", "1p", "2y"]


def test_a_pick_can_be_replaced_until_the_last_is_in():
    session = session_of(ask_together)
    session.answer(2, "y")
    session.answer(2, "x")
    session.answer(0, "1")
    session.answer(1, "q")
    assert session.state.notes == ["01", "1q", "2x"]
    assert refuse(session, 2, "y").reason is Refusal.NOT_YOUR_TURN


def test_a_pick_can_be_withdrawn():
    session = session_of(ask_together)
    session.answer(2, "y")
    session.withdraw(2)
    assert session.picks == {}


def test_a_lone_option_in_secret_is_picked_and_logged_as_automatic():
    async def rule(s):
        await choose_together([Choice(0, "card", ["x"]), Choice(1, "card", ["p", "q"])])
        await choose(0, "word", ["a", "b"])

    session = session_of(rule)
    assert session.picks == {0: "x"}
    session.answer(1, "q")
    assert session.since == [Entry(0, "card", "x", auto=True), Entry(1, "card", "q")]


def test_lone_options_of_everybody_are_revealed_without_asking():
    async def rule(s):
        s.notes += (await choose_together([Choice(0, "c", ["x"]), Choice(1, "c", ["y"])])).values()
        await choose(0, "word", ["a", "b"])

    session = session_of(rule)
    assert session.state.notes == ["x", "y"]
    assert session.picks == {}


async def ask_lone_card(s):
    """Seat 0 has one card only, but is asked about it all the same."""
    picks = await choose_together(
        [Choice(0, "card", ["x"], always=True), Choice(1, "card", ["p", "q"])]
    )
    s.notes += picks.values()
    await choose(0, "word", ["a", "b"])


def test_always_holds_in_secret_too():
    """A lone option was picked unasked, and logged as automatic."""
    session = session_of(ask_lone_card)
    assert session.picks == {}
    session.answer(1, "q")
    assert session.state.notes == []
    session.answer(0, "x")
    assert session.state.notes == ["x", "q"]
    assert session.since == [Entry(0, "card", "x"), Entry(1, "card", "q")]


def test_a_lone_card_that_is_asked_for_is_followed_as_it_was_logged():
    session = session_of(ask_lone_card)
    session.answer(0, "x")
    session.answer(1, "p")
    restored = Session.restore(Toy(ask_lone_card), session.snapshot(), no_dice)
    assert fingerprint(restored) == fingerprint(session)


# --- advisers ---------------------------------------------------------------------------


async def ask_with_adviser(s):
    s.notes.append(await choose(0, "word", ["a", "b"], advisers=(1,)))
    s.notes.append(await choose(0, "word", ["a", "b"], advisers=(1,)))


def test_an_adviser_only_proposes():
    session = session_of(ask_with_adviser)
    session.answer(1, "B")
    assert session.proposals == {1: "b"}
    assert session.drain().entries == []
    session.answer(0, "a")
    assert session.state.notes == ["a"]


def test_proposals_end_with_the_decision():
    session = session_of(ask_with_adviser)
    session.answer(1, "b")
    session.answer(0, "a")
    assert session.proposals == {}


def test_a_proposal_must_be_an_option():
    refused = refuse(session_of(ask_with_adviser), 1, "z")
    assert refused.reason is Refusal.NOT_AN_OPTION


# --- a rule that fails ------------------------------------------------------------------


async def fail_on_b(s):
    """Ends a step with a; fails after telling and noting something with b."""
    word = await choose(0, "word", ["a", "b"])
    s.notes.append(word)
    tell(s, "noted", word=word)
    s.score += await draw("die", [1, 2])
    assert word != "b", "planted"


def test_a_rules_bug_leaves_the_game_as_it_was():
    session = session_of(fail_on_b, steps=3, chance=first)
    session.answer(0, "a")
    before, snapshot = fingerprint(session), session.snapshot()
    with pytest.raises(RulesBug, match="word = b") as bug:
        session.answer(0, "b")
    assert str(bug.value.__cause__).startswith("planted")
    assert fingerprint(session) == before
    assert session.snapshot() == snapshot
    entries, events, checkpoints = session.drain()
    assert [e.key for e in entries] == ["a", "1"]
    assert [e.data["word"] for e in events] == ["a"]
    assert [base for base, _ in checkpoints] == [0, 2]
    session.answer(0, "a")
    assert session.state.notes == ["a", "a"]


def test_a_rules_bug_in_a_reveal_keeps_the_other_picks():
    async def rule(s):
        picks = await choose_together([Choice(0, "c", ["x", "y"]), Choice(1, "c", ["x", "y"])])
        assert picks[0] != picks[1], "planted"
        await choose(0, "word", ["a", "b"])

    session = session_of(rule)
    session.answer(0, "x")
    with pytest.raises(RulesBug):
        session.answer(1, "x")
    assert session.picks == {0: "x"}
    session.answer(1, "y")
    assert session.picks == {}


# --- clone, snapshot, restore -----------------------------------------------------------


def test_a_clone_is_the_position_and_independent():
    session = session_of(ask_twice, steps=2)
    session.answer(0, "a")
    before = fingerprint(session)
    twin = session.clone()
    assert fingerprint(twin) == before
    for key in ("b", "c", "c"):
        twin.answer(0, key)
    assert twin.request is None
    assert fingerprint(session) == before


def test_a_clone_has_its_own_picks_and_chance():
    async def rule(s):
        await choose_together([Choice(0, "c", ["x", "y"]), Choice(1, "c", ["x", "y"])])
        s.score = await draw("die", [1, 2, 3])
        await choose(0, "word", ["a", "b"])

    session = session_of(rule, chance=first)
    session.answer(0, "x")
    twin = session.clone(lambda choice: 2)
    twin.answer(1, "y")
    assert twin.state.score == 3
    assert session.picks == {0: "x"}
    session.answer(1, "y")
    assert session.state.score == 1


def test_restore_is_the_position_with_its_picks_and_proposals():
    async def rule(s):
        s.notes.append(await choose(0, "word", ["a", "b"]))
        await choose_together([Choice(0, "c", [1, 2], advisers=(2,)), Choice(1, "c", [1, 2])])

    session = session_of(rule)
    session.answer(0, "b")
    session.answer(1, "2")
    session.answer(2, "1")
    text = session.snapshot()
    restored = Session.restore(Toy(rule), text, no_dice)
    assert fingerprint(restored) == fingerprint(session)
    assert restored.picks == {1: 2}
    assert restored.proposals == {2: "1"}
    assert restored.snapshot() == text


def test_restoring_rolls_nothing_and_tells_nothing():
    async def rule(s):
        s.score = await draw("die", range(100))
        tell(s, "rolled", score=s.score)
        await choose(0, "word", ["a", "b"])

    session = session_of(rule, chance=lambda choice: 42)
    assert len(session.drain().events) == 1
    restored = Session.restore(Toy(rule), session.snapshot(), no_dice)
    assert restored.state.score == 42
    assert restored.drain() == ([], [], [])
    assert session.clone().drain() == ([], [], [])


def test_restore_refuses_another_version():
    text = session_of(ask_twice).snapshot()
    newer = Toy(ask_twice)
    newer.version = "toy/2"
    with pytest.raises(ReplayDiverged, match="toy/2"):
        Session.restore(newer, text, no_dice)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("since", [[0, "word", "z", False]]),
        ("since", [[0, "other", "a", False]]),
        ("since", [[1, "word", "a", False]]),
        ("picks", {"0": "z"}),
        ("picks", {"1": "a"}),
    ],
)
def test_decisions_that_do_not_fit_diverge(part, value):
    data = json.loads(session_of(ask_twice).snapshot())
    data[part] = value
    with pytest.raises(ReplayDiverged):
        Session.restore(Toy(ask_twice), json.dumps(data), no_dice)


def test_resume_follows_decisions_from_a_checkpoint():
    entries = [Entry(0, "word", "a"), Entry(0, "word", "b"), Entry(0, "word", "c")]
    session = Session.resume(Toy(ask_twice), State(steps=2), 0, entries, no_dice)
    assert session.state.notes == ["a", "b", "c"]
    assert session.base == 2


# --- looking in -------------------------------------------------------------------------


def test_where_names_the_suspended_rules_outermost_first():
    async def battle(s):
        await choose(0, "word", ["a", "b"])

    async def turn(s):
        await battle(s)

    session = session_of(turn)
    assert [name.partition(":")[0] for name in session.where()][:3] == ["step", "turn", "battle"]
    session.answer(0, "a")
    assert session.where() == []


def test_checkpoints_lie_between_steps_and_count_decisions():
    session = session_of(ask_twice, steps=2)
    for key in "abca":
        session.answer(0, key)
    checkpoints = session.drain().checkpoints
    assert [(base, s.notes) for base, s in checkpoints] == [
        (0, []),
        (2, ["a", "b"]),
        (4, ["a", "b", "c", "a"]),
    ]


def test_steps_that_ask_nothing_leave_one_checkpoint():
    async def rule(s):
        s.score += 1
        if s.steps == 1:
            await choose(0, "word", ["a", "b"])

    session = session_of(rule, steps=4)
    assert [(base, s.score) for base, s in session.drain().checkpoints] == [(0, 3)]


def test_events_are_for_their_audience():
    public, private = Event("seen", {}), Event("whispered", {}, (1,))
    assert events_for([public, private], None) == [public]
    assert events_for([public, private], 0) == [public]
    assert events_for([public, private], 1) == [public, private]
