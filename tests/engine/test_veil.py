"""What a seat may know of a position, positions dealt from it, and trials that stop in time."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from rules.engine import plain
from rules.engine.decisions import CHANCE, Choice, choose, choose_together, draw
from rules.engine.errors import IllegalAnswer, Refusal, ReplayDiverged, RulesBug, Unknown
from rules.engine.events import Event
from rules.engine.session import Session
from rules.engine.trial import Trial, no_chance
from rules.engine.veil import SameDealer, Veil, shuffled
from tests.engine.toy import State, Toy

CARDS = ("ace", "king", "queen", "jack", "ten", "nine")


@dataclass(slots=True)
class Hands:
    """Hidden hands and a pile in an order."""

    steps: int = 1
    hands: list[list[str]] = field(default_factory=list)
    pile: tuple[str, ...] = ()
    shown: list[str] = field(default_factory=list)
    events: list[Event] = plain.transient()


class CardToy(Toy):
    """Everybody sees their own hand and what was shown."""

    state_type = Hands

    def view(self, s, viewer):
        own = [] if viewer is None else s.hands[viewer]
        return Hands(s.steps, [own], (str(len(s.pile)),), s.shown)

    def veil(self, s, viewer):
        veiled = plain.copy(s)
        veiled.hands = [h if n == viewer else ["?"] * len(h) for n, h in enumerate(s.hands)]
        veiled.pile = ("?",) * len(s.pile)
        return veiled

    def deal(self, s, dealer):
        known = [card for hand in s.hands for card in hand]
        row = iter(shuffled([card for card in CARDS if card not in known], dealer))
        dealt = plain.copy(s)
        dealt.hands = [[next(row) if c == "?" else c for c in hand] for hand in s.hands]
        dealt.pile = tuple(row)
        return dealt


def hands(*pile):
    return Hands(1, [["ace", "king"], ["queen", "jack"]], pile or ("ten", "nine"))


async def look_and_keep(s):
    """Seat 1 looks at a card of the pile in secret, keeps one of two, and shows it."""
    seen = await choose(CHANCE, "look", s.pile, seen_by=(1,))
    kept = (await choose_together([Choice(1, "keep", [seen, s.hands[1][0]], seen_by=(1,))]))[1]
    s.shown.append(kept)
    await choose(0, "word", ["a", "b"])


async def pick_together(s):
    s.notes.append(await choose(0, "word", ["a", "b"]))
    cards = [Choice(n, "card", ["x", "y"], advisers=(3,) if n == 1 else ()) for n in range(3)]
    picks = await choose_together(cards)
    s.notes += picks.values()
    await choose(0, "keep", [*picks.values(), "none"])


async def roll(s):
    s.notes.append(await choose(0, "roll?", ["roll", "stay"]))
    s.score = await draw("die", [1, 2, 3])
    await choose(0, "again?", ["yes", "no"])


def first(choice):
    return 0


def at_the_cards():
    session = Session(Toy(pick_together), State(), first)
    session.answer(0, "a")
    return session


# --- picks and proposals ----------------------------------------------------------------------


def test_a_veil_holds_ones_own_pick_alone():
    session = at_the_cards()
    for seat in (1, 2):
        session.answer(seat, "y")
    other = at_the_cards()
    other.answer(1, "x")
    other.answer(2, "y")
    assert session.veiled(2) == other.veiled(2)
    assert session.veiled(0) == other.veiled(0)
    assert session.veiled(None) == other.veiled(None)
    assert session.veiled(1) != other.veiled(1)
    assert session.veil(2).picks == {2: "y"}
    assert session.veil().picks == {}
    assert session.veil(1, 2).picks == {1: "y", 2: "y"}


def test_a_proposal_is_for_who_made_it_and_for_who_decides():
    session = at_the_cards()
    session.answer(3, "x")
    assert session.veil(1).proposals == session.veil(3).proposals == {3: "x"}
    assert session.veil(0).proposals == session.veil(2).proposals == session.veil().proposals == {}


def test_a_possible_position_asks_others_again():
    session = at_the_cards()
    for seat in (0, 1):
        session.answer(seat, "y")
    twin = Session.possible(Toy(pick_together), session.veiled(0), Random(1))
    assert twin.picks == {0: "y"}
    assert twin.state.notes == ["a"]
    assert [choice.seat for choice in twin.request.choices] == [0, 1, 2]
    twin.answer(1, "x")
    twin.answer(2, "x")
    assert twin.state.notes == ["a", "y", "x", "x"]


def test_lone_options_are_known_to_all():
    async def rule(s):
        picks = await choose_together(
            [
                Choice(0, "card", ["x", "y"]),
                Choice(1, "card", ["p"]),
                Choice(2, "card", ["u", "v"]),
            ]
        )
        s.notes += picks.values()

    session = Session(Toy(rule), State(), first)
    session.answer(2, "v")
    assert Session.possible(Toy(rule), session.veiled(0), Random(1)).picks == {1: "p"}
    assert Trial.of(session, 0).picks == {1: "p"}


def test_a_veil_is_dealt_by_the_rules_that_made_it():
    newer = Toy(pick_together)
    newer.version = "toy/2"
    with pytest.raises(ReplayDiverged, match="toy/2"):
        Session.possible(newer, at_the_cards().veiled(0), Random(1))


# --- hidden hands, piles and decisions ----------------------------------------------------------


def card_session(rule, state, *luck):
    rolls = iter(luck)
    return Session(CardToy(rule), state, lambda choice: next(rolls))


def test_positions_that_look_alike_veil_alike():
    async def rule(s):
        await choose(0, "word", ["a", "b"])

    one = card_session(rule, hands())
    two = card_session(rule, Hands(1, [["ace", "king"], ["ten", "nine"]], ("jack", "queen")))
    assert one.veiled(0) == two.veiled(0)
    assert one.veiled(1) != two.veiled(1)
    assert one.veiled(None) == two.veiled(None)


def test_hidden_cards_are_dealt_anew_and_ones_own_are_kept():
    async def rule(s):
        await choose(0, "word", ["a", "b"])

    session, random = card_session(rule, hands()), Random(3)
    dealt = [Session.possible(session.game, session.veiled(0), random).state for _ in range(60)]
    assert all(s.hands[0] == ["ace", "king"] for s in dealt)
    assert all(sorted([*s.hands[1], *s.pile]) == sorted(CARDS[2:]) for s in dealt)
    assert len({repr(s) for s in dealt}) > 15


def test_decisions_that_only_others_learned_are_not_in_a_veil():
    one = card_session(look_and_keep, hands(), 0)
    two = card_session(look_and_keep, hands(), 1)
    assert [(e.what, e.key) for e in one.since] == [("look", "ten")]
    assert one.veiled(0) == two.veiled(0)
    assert one.veiled(1) != two.veiled(1)
    assert "ten" in [str(option) for option in one.request.choices[0].options]


def test_what_came_of_hidden_decisions_is_kept():
    """Seat 1 has shown the card it kept; which other card it saw stays open."""
    session = card_session(look_and_keep, hands(), 0)
    session.answer(1, "ten")
    random = Random(5)
    twins = [Session.possible(session.game, session.veiled(0), random) for _ in range(40)]
    assert all(twin.state.shown == ["ten"] for twin in twins)
    assert all(twin.request.choices[0].what == "word" for twin in twins)
    assert len({repr(twin.state.hands[1]) for twin in twins}) > 3
    other = card_session(look_and_keep, hands("nine", "ten"), 1)
    other.answer(1, "ten")
    assert session.veiled(0) == other.veiled(0)


def test_a_veil_goes_through_json():
    session = card_session(look_and_keep, hands(), 0)
    for seat in (0, 1):
        veil = session.veil(seat)
        assert Veil.loads(Hands, veil.dumps()) == veil


def test_a_veil_changes_nothing():
    session = card_session(look_and_keep, hands(), 0)
    before = session.snapshot()
    Session.possible(session.game, session.veiled(0), Random(1))
    Trial.of(session, 0)
    assert session.snapshot() == before


def test_the_same_dealer_always_deals_alike():
    assert shuffled(CARDS, SameDealer()) == shuffled(CARDS, SameDealer())
    assert sorted(shuffled(CARDS, Random(2))) == sorted(CARDS)


# --- trials -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_trial_is_a_position_dealt_from_the_veil(seat):
    """What is made in memory is what the JSON would give."""
    session = card_session(look_and_keep, hands(), 0)
    trial = Trial.of(session, seat)
    dealt = Session.possible(session.game, session.veiled(seat), SameDealer())
    assert trial.snapshot() == dealt.snapshot()
    assert plain.dumps(trial.state) == plain.dumps(dealt.state)


def test_a_trial_knows_nobody_elses_pick():
    session = at_the_cards()
    for seat in (1, 2):
        session.answer(seat, "y")
    trial = Trial.of(session, 0)
    assert trial.picks == {}
    assert Trial.of(session, 1).picks == {1: "y"}
    assert Trial.of(session).picks == {}
    assert session.picks == {1: "y", 2: "y"}
    trial.answer(0, "x")
    assert trial.stopped
    assert trial.state.notes == ["a"]


def test_a_trial_stops_before_the_reveal_even_with_the_last_pick():
    session = at_the_cards()
    for seat in (1, 2):
        session.answer(seat, "y")
    trial = Trial.of(session, 0)
    trial.answer(0, "x")
    with pytest.raises(IllegalAnswer) as refused:
        trial.answer(0, "none")
    assert refused.value.reason is Refusal.TOO_FAR_AHEAD


def test_a_trial_stops_before_chance():
    session = Session(Toy(roll), State(), first)
    trial = Trial.of(session, 0)
    trial.answer(0, "roll")
    assert trial.stopped
    assert (trial.state.notes, trial.state.score, trial.since) == ([], 0, [])
    assert trial.request.choices[0].what == "roll?"


def test_how_far_a_trial_has_come_before_chance_can_be_looked_at():
    trial = Trial.of(Session(Toy(roll), State(), first), 0)
    assert trial.reached is trial.state
    trial.answer(0, "roll")
    twin = trial.clone()
    for stopped in (trial, twin):
        assert stopped.reached is not stopped.state
        assert (stopped.reached.notes, stopped.reached.score) == (["roll"], 0)


def test_a_trial_goes_on_where_only_one_seat_chooses_in_secret():
    async def rule(s):
        s.notes += (await choose_together([Choice(0, "card", ["x", "y"])])).values()
        await choose(0, "word", ["a", "b"])

    trial = Trial.of(Session(Toy(rule), State(), first), 0)
    trial.answer(0, "y")
    assert not trial.stopped
    assert trial.state.notes == ["y"]


def test_a_trial_of_an_adviser_ends_with_what_they_propose():
    trial = Trial.of(at_the_cards(), 3)
    trial.answer(3, "y")
    assert trial.stopped
    assert trial.proposals == {3: "y"}


def test_clones_of_a_trial_are_trials():
    session = at_the_cards()
    session.answer(1, "y")
    trial = Trial.of(session, 0)
    twin = trial.clone(first)
    twin.answer(0, "x")
    assert (twin.stopped, trial.stopped) == (True, False)
    assert trial.picks == {}
    assert Trial.of(trial, 0).picks == {}
    assert Trial.of(Trial.of(session, 1), 0).picks == {}


def test_a_rules_bug_in_a_trial_is_no_stop():
    async def rule(s):
        await choose(0, "word", ["a", "b"])
        raise AssertionError("planted")

    trial = Trial.of(Session(Toy(rule), State(), first), 0)
    with pytest.raises(RulesBug):
        trial.answer(0, "a")
    assert not trial.stopped


def test_nothing_is_rolled_where_there_is_no_chance():
    with pytest.raises(Unknown, match="die"):
        no_chance(Choice(CHANCE, "die", [1, 2]))
