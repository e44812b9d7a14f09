"""What is foretold of a battle is what comes of it."""

from __future__ import annotations

from random import Random

import pytest

from rules.ankh.foresight import CARD, assumed_answer, foresee
from rules.ankh.keys import play
from rules.ankh.state import god_of
from rules.engine.trial import Trial
from tests.kit.foretold import asks

AFTER = ("city_lost", "waves_of_doubt")  # what a region and a conflict cost
unhurried = pytest.mark.unhurried("--foretold")


def card_choices(foretelling, share=1):
    """Battles about to be fought, in random games."""
    found = foretelling.positions("ankh", is_card_choice, share=share)
    return (session for _, session in found)


def is_card_choice(session):
    return asks(session, CARD)


def outcome_of(session):
    """Fight a battle out in the real rules: cards by chance, the rest as forecasts assume."""
    twin, cards, asked = session.clone(), {}, set()
    base, random = twin.base, Random(session.base)
    while twin.request is not None and twin.base == base:
        choice = next(c for c in twin.request.choices if c.seat not in twin.picks)
        if choice.what == CARD:
            answer = random.choice(choice.options)
            cards[god_of(twin.state, choice.seat)] = answer
        else:
            answer = assumed_answer(choice)
            asked.add(choice.what)
        twin.answer(choice.seat, str(answer))
    return cards, asked, twin.drain().events


def gains(events, gods):
    """Devotion gained up to the end of a battle; cities and doubt come after it."""
    found = dict.fromkeys(gods, 0)
    for event in events:
        if event.what in ("battle", "dominated", "conflict_over", "region_skipped"):
            break
        of_battle = event.what == "devotion" and event.data["source"] not in AFTER
        if of_battle and event.data["god"] in found:
            found[event.data["god"]] += event.data["after"] - event.data["before"]
    return found


@unhurried
def test_strengths_winner_and_devotion_come_as_foretold(foretelling):
    compared, decided = 0, 0
    for _, session in foretelling.endless("ankh", is_card_choice):
        if compared == foretelling.most:
            break
        seat = session.request.choices[0].seat
        ahead = foresee(Trial.of(session, seat), seat)
        rivals = session.state.battle.rivals
        cards, asked, events = outcome_of(session)
        for god in rivals:  # a hand of one card is played without asking
            cards.setdefault(god, play(*session.state.sheets[god].hand))
        wanted = {god: tuple(chosen.cards) for god, chosen in cards.items()}
        found = next((row for row in ahead.outcomes if row.plays == wanted), None)
        if found is None:
            assert len(rivals) > 2, "only for crowds it is too much to work out"
            continue
        # Whoever reaches the top by majorities ends the game before anything is counted.
        strength = next((e.data["gods"] for e in events if e.what == "strength"), {})
        winner = next((e.data["winner"] for e in events if e.what == "battle_result"), None)
        assert set(found.assumed) == asked, "what may still change it is said"
        assert {god: of["total"] for god, of in strength.items()} == found.strength
        assert winner == found.winner
        assert gains(events, rivals) == found.devotion
        compared, decided = compared + 1, decided + (found.winner is not None)
    assert 0 < decided < compared


@unhurried
def test_standing_before_cards_is_the_strength_that_is_counted_without_them(foretelling):
    for session in card_choices(foretelling, share=2):
        seat = session.request.choices[0].seat
        ahead = foresee(Trial.of(session, seat), seat)
        region = ahead.regions[0]
        assert region.token == session.state.battle.region
        assert {one.god for one in region.standings} == set(session.state.battle.rivals)
        _, asked, events = outcome_of(session)
        # A new monument, and whom a plague has killed (gods without followers are not asked).
        if "battle.build" in asked or any(event.what == "plague" for event in events):
            continue
        counted = next((e.data["gods"] for e in events if e.what == "strength"), None)
        for one in region.standings if counted is not None else ():
            assert one.strength == counted[one.god]["total"] - counted[one.god]["cards"]


def test_spectators_get_strengths_and_no_cards(foretelling):
    session = next(card_choices(foretelling))
    ahead = foresee(Trial.of(session), None)
    assert ahead.regions
    assert ahead.outcomes == ()
