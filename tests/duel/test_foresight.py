"""What is foretold of a main action is what comes of it."""

from __future__ import annotations

from random import Random

import pytest

from rules.duel.data import Progress
from rules.duel.foresight import effect_of, foresee
from rules.duel.keys import Deed, What
from rules.duel.prices import Prices
from rules.duel.scoring import totals
from rules.duel.state import Ending, towards_rival
from rules.engine.trial import Trial
from tests.kit.foretold import asks

unhurried = pytest.mark.unhurried("--foretold")
SUPREMACIES = (Ending.MILITARY, Ending.SCIENCE)


def acted(session, seat, key):
    """Act in the real rules, up to what is asked next; Offerings are used as forecasts assume."""
    twin = session.clone()
    twin.answer(seat, key)
    if asks(twin, What.OFFERING_TOKENS):
        twin.answer(seat, str(twin.request.choices[0].options[0]))
    return twin


def dearer(before, after, seat, places):
    """How much more what lay there, and the seat's own Wonders, cost after an action."""
    old, new, player = Prices(before, seat), Prices(after, seat), after.players[seat]
    wonders = [wonder for wonder in player.wonders if wonder not in player.built]
    cards = [before.structure[place] for place in places]
    return sum(new.card(card).total - old.card(card).total for card in cards) + sum(
        new.wonder(wonder).total - old.wonder(wonder).total for wonder in wonders
    )


@unhurried
def test_actions_do_what_is_foretold(foretelling):
    met, endings, open_ends = dict.fromkeys(Deed, 0), 0, 0
    choices = foretelling.positions("duel", lambda session: asks(session, What.MAIN_ACTION))
    for number, session in choices:
        s, choice = session.state, session.request.choices[0]
        seat, wanted = choice.seat, Random(number).choice(choice.options)
        foretold = effect_of(Trial.of(session, seat).state, wanted, seat)
        after = acted(session, seat, str(wanted)).state
        met[wanted.deed] += 1
        endings += foretold.ending is not None
        open_ends += bool(foretold.left_open)
        assert foretold.ending == (after.ending if after.ending in SUPREMACIES else None)
        assert (after.pawn - s.pawn) * towards_rival(s, seat) == foretold.steps
        assert (
            tuple(after.players[each].coins - s.players[each].coins for each in (0, 1))
            == foretold.coins
        )
        if after.age == s.age:
            left = [p for p, card in s.structure.items() if card and p in after.structure]
            assert tuple(dearer(s, after, each, left) for each in (0, 1)) == foretold.prices
            if after.asking == What.MAIN_ACTION:  # no god is to be placed first
                opened = [p for p, card in after.structure.items() if card and not s.structure[p]]
                assert len(opened) == foretold.opens
        if Progress.MYSTICISM not in s.players[seat].progress:  # tokens taken at the end count
            now, then = totals(s), totals(after)
            assert tuple(then[each] - now[each] for each in (0, 1)) == foretold.points
    assert all(met[deed] for deed in (Deed.BUILD, Deed.WONDER, Deed.SELL))
    assert open_ends


def test_the_table_has_every_card_that_can_be_built_and_each_wonder_once(foretelling):
    for _, session in foretelling.positions("duel", lambda one: asks(one, What.MAIN_ACTION)):
        choice = session.request.choices[0]
        ahead = foresee(Trial.of(session), None)
        told = [one.action for one in ahead.effects]
        builds = [each for each in choice.options if each.deed in (Deed.BUILD, Deed.GOD)]
        assert [each for each in told if each.deed is not Deed.WONDER] == builds
        wonders = [each.wonder for each in told if each.deed is Deed.WONDER]
        assert len(wonders) == len(set(wonders))
        assert set(wonders) == {e.wonder for e in choice.options if e.deed is Deed.WONDER}
