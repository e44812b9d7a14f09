"""A whole game: its log, and taking acts back."""

from __future__ import annotations

import itertools

import pytest

from rules.engine import plain
from rules.engine.decisions import CHANCE, Choice, choose, choose_together, draw
from rules.engine.errors import IllegalAnswer
from rules.engine.events import tell
from rules.engine.history import History
from rules.engine.session import Entry
from tests.engine.toy import State, Toy


class Counting:
    """Chance that never gives the same twice."""

    def __init__(self):
        self.draws = itertools.count()

    def __call__(self, choice):
        return next(self.draws) % len(choice.options)


async def turn(s):
    """A word, then a die if it is not ``a``; a step of two decisions of a player."""
    for _ in range(2):
        word = await choose(0, "word", ["a", "b", "c"])
        s.notes.append(word)
        if word != "a":
            s.score += await draw(f"die of {word}", range(1000))
        tell(s, "noted", word=word)


async def secret(s):
    picks = await choose_together([Choice(0, "card", ["x", "y"]), Choice(1, "card", ["x", "y"])])
    s.notes.extend(picks.values())


def history_of(rule, steps=3):
    return History(Toy(rule), State(steps=steps), Counting())


def test_an_answer_returns_what_happened():
    history = history_of(turn)
    (event,) = history.answer(0, "a")
    assert event.data == {"word": "a"}
    assert history.log == [Entry(0, "word", "a")]


def test_what_happens_before_the_first_answer_is_the_opening():
    async def rule(s):
        tell(s, "began")
        await turn(s)

    assert [event.what for event in history_of(rule).opening] == ["began"]


def test_refusals_leave_everything_as_it_was():
    history = history_of(turn)
    with pytest.raises(IllegalAnswer):
        history.answer(0, "z")
    assert (history.log, history.acts, history.revision) == ([], [], 0)


def test_undo_takes_back_one_act_after_another_across_checkpoints():
    history = history_of(turn)
    states = []
    for word in "abcab":
        states.append((plain.to_data(plain.copy(history.session.state)), history.log[:]))
        history.answer(0, word)
    while states:
        assert history.undo()
        assert (plain.to_data(history.session.state), history.log) == states.pop()
    assert not history.undo()
    assert [base for base, _ in history.checkpoints] == [0]


def test_undo_returns_from_the_end_of_the_game():
    history = history_of(turn, steps=1)
    history.answer(0, "a")
    history.answer(0, "b")
    assert history.session.request is None
    assert history.undo()
    assert history.session.state.notes == ["a"]
    assert history.session.request is not None


def test_redoing_cannot_fish_for_luck():
    history = history_of(turn)
    history.answer(0, "b")
    history.answer(0, "c")
    log = history.log[:]
    assert [e.key for e in log if e.seat == CHANCE] == ["0", "1"]
    history.undo()
    history.undo()
    history.answer(0, "b")
    history.answer(0, "c")
    assert history.log == log


def test_chance_that_no_longer_fits_is_drawn_anew():
    history = history_of(turn)
    history.answer(0, "b")
    history.undo()
    history.answer(0, "c")
    assert history.log[-1] == Entry(CHANCE, "die of c", "1")


def test_lone_outcomes_of_chance_do_not_disturb_what_is_dealt_again():
    async def rule(s):
        await choose(0, "word", ["a", "b"])
        await draw("lone", ["only"])
        s.score = await draw("die", range(1000))

    history = history_of(rule)
    history.answer(0, "a")
    log = history.log[:]
    history.undo()
    history.answer(0, "a")
    assert history.log == log


def test_the_revision_only_ever_grows():
    history = history_of(turn)
    history.answer(0, "a")
    assert history.revision == 1
    history.undo()
    assert history.revision == 2
    history.answer(0, "a")
    assert history.revision == 3


def test_a_pending_pick_does_not_change_the_revision_but_can_be_undone():
    history = history_of(secret)
    history.answer(0, "x")
    assert (history.revision, history.log) == (0, [])
    history.answer(0, "y")
    history.undo()
    assert history.session.picks == {0: "x"}
    history.undo()
    assert history.session.picks == {}
    assert not history.undo()


def test_undo_of_a_reveal_returns_to_the_other_picks():
    history = history_of(secret)
    history.answer(1, "y")
    history.answer(0, "x")
    assert history.session.state.notes == ["x", "y"]
    history.undo()
    assert history.session.picks == {1: "y"}
    history.answer(0, "y")
    assert history.session.state.notes == ["y", "y"]


def test_the_same_pick_again_is_no_act():
    history = history_of(secret)
    history.answer(0, "x")
    history.answer(0, "x")
    assert len(history.acts) == 1


def test_undoing_tells_nothing():
    history = history_of(turn)
    history.answer(0, "a")
    history.answer(0, "a")
    history.undo()
    assert history.collect() == []
