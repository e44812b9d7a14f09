"""Imhotep, cases C-39 to C-59: the market, its cards, and the end of a round."""

from __future__ import annotations

import pytest

from rules.imhotep.state import discard_pile, draw_pile
from tests.cases.imhotep import Luck, any_luck, table

CARDS = ["sail", "statue", "lever", "temple_ornament"]


def market(**more):
    position = {"K": {}, "W": {}, "N": {}, "G": {}, "ships": "4[W,_,N,G] 3 2 2", "market": CARDS}
    return table(**{**position, **more})


# --- the market -----------------------------------------------------------------------


def test_c_39_picking_in_order():
    """Imhotep C-39: owners pick from the bow on; all stones go back at the end (I-8.1)."""
    t = market()
    before = {who: t.quarry(who) for who in "WNG"}
    t.say("K", "sail 1 market")
    assert t.asked() == {"W": "market"}
    t.say("W", "sail")
    assert t.asked() == {"N": "market"}
    assert t.quarry("W") == before["W"]  # not before the last stone (Ruling 9)
    t.say("N", "statue")
    assert t.asked() == {"G": "market"}
    t.say("G", "lever")
    assert (t.cards("W"), t.cards("N"), t.cards("G")) == (["sail"], ["statue"], ["lever"])
    assert t.view(None).market.cards == (None, None, None, "temple_ornament")
    assert {who: t.quarry(who) for who in "WNG"} == {who: n + 1 for who, n in before.items()}
    assert t.ship(1) == "4@market"
    assert t.asked() == {"W": "action"}


def test_c_40_only_the_owner_of_the_stone_picks():
    """Imhotep C-40: others wait, and only what lies there can be picked (I-14)."""
    t = market().say("K", "sail 1 market")
    assert t.refused("K", "sail") == "not_your_decision"
    assert t.refused("K", "take") == "decision_pending"
    assert t.refused("W", "hammer") == "not_an_option"
    assert t.refused("W", "take") == "decision_pending"
    assert t.refused("W", "card lever 2 tomb 1-2") == "decision_pending"


def test_c_41_last_card_is_automatic():
    """Imhotep C-41: nobody is asked for the last card (Ruling 31)."""
    t = market(market=[None, "statue", None, None], ships="4 3 2 2[_,W]")
    t.say("K", "sail 4 market")
    assert t.cards("W") == ["statue"]
    assert t.asked() == {"W": "action"}


def test_c_41_two_equal_cards_are_two_options():
    """Imhotep, Ruling 31: equal cards at different places are asked for."""
    t = market(market=[None, "statue", None, "statue"], ships="4 3 2 2[_,W]")
    t.say("K", "sail 4 market")
    assert t.options("W") == ["statue", "statue 2"]
    t.say("W", "statue 2")
    assert t.view(None).market.cards == (None, "statue", None, None)


def test_a_stone_without_a_card_left_earns_nothing():
    """Imhotep, I-8.1.1, Ruling 8: with no card left there is nothing to take."""
    t = market(market=["statue"], ships="4 3 2[W,N] 2").say("K", "sail 3 market")
    assert (t.cards("W"), t.cards("N")) == (["statue"], [])
    assert [t.letter(e["seat"]) for e in t.events("no_card")] == ["N"]


# --- red cards ------------------------------------------------------------------------


def test_c_42_red_card_at_once():
    """Imhotep C-42: Entrance puts a stone from the quarry on the pyramid (I-9.2)."""
    t = market(
        N={"quarry": 12, "sled": 2},
        market=["entrance", "statue"],
        pyramids="KWNG",
        ships="4 3[N,_,N] 2 2",
    )
    t.say("K", "sail 2 market").say("N", "entrance")
    assert t.pyramid() == "KWNGN"
    assert t.gains() == [("N", 4)]
    assert t.s.discard == ("entrance",)
    assert t.cards("N") == ["statue"]
    assert t.quarry("N") == 12 - 1 + 2
    assert t.sled("N") == 2


def test_c_43_sarcophagus_and_paved_path():
    """Imhotep C-43: the tomb and the obelisks; the sled stays as it is (I-9.2)."""
    t = market(market=["sarcophagus", "statue"], ships="4 3 2[W,_] 2", tomb="KNG")
    sled = t.sled("W")
    t.say("K", "sail 3 market").say("W", "sarcophagus")
    assert t.stones("tomb") == "KNGW"
    assert t.sled("W") == sled
    t = market(market=["paved_path", "statue"], ships="4 3 2[W,_] 2", obelisks={"W": 2})
    t.say("K", "sail 3 market").say("W", "paved_path")
    assert t.obelisks()["W"] == 3
    assert t.sled("W") == sled


def test_c_44_red_card_with_empty_quarry():
    """Imhotep C-44: nothing is placed, the card is discarded (Ruling 10)."""
    t = market(W={"quarry": 0, "sled": 3}, market=["sarcophagus", "statue"], ships="4 3 2[W,_] 2")
    t.say("K", "sail 3 market").say("W", "sarcophagus")
    assert t.stones("tomb") == ""
    assert (t.sled("W"), t.quarry("W")) == (3, 1)  # the market stone comes back later
    assert t.s.discard == ("sarcophagus",)


def test_c_45_red_card_to_an_occupied_site():
    """Imhotep C-45: a docked ship makes no difference (I-9.2)."""
    t = market(
        market=["entrance", "statue"], ships="4@pyramid 3 2[K,_] 2", pyramids="KWN", sailor=1
    )
    t.say("K", "sail 3 market", "entrance")
    assert t.pyramid() == "KWNK"
    assert t.gains() == [("K", 2)]


# --- blue cards -----------------------------------------------------------------------


def test_c_46_blue_card_is_a_later_turns_action():
    """Imhotep C-46: gained now, played from the next turn on, instead of an action (Ruling 11)."""
    t = table(K={}, W={}, ships="4 3 2[K,W] 2", market=["hammer", "statue", "lever"])
    t.say("K", "sail 3 market", "hammer").say("W", "statue")
    assert t.asked() == {"W": "action"}
    assert t.refused("K", "card hammer 1.1") == "not_your_turn"
    t.say("W", "take").say("K", "card hammer 1.1")
    assert t.asked() == {"W": "action"}


def test_c_47_card_not_held_card_not_blue():
    """Imhotep C-47: a Lever that one has not, and a Statue."""
    t = table(K={"cards": ["statue"]}, W={}, ships="4 3[K,W,_] 2 2")
    assert t.refused("K", "card lever 2 tomb 1-2") == "card_not_held"
    assert t.refused("K", "card statue") == "card_not_playable"


def test_c_48_hammer():
    """Imhotep C-48: take stones, then place one (I-9.5.2)."""
    t = table(K={"sled": 1, "quarry": 10, "cards": ["hammer"]}, W={}, ships="4 3[_,W,_] 2 2")
    t.say("K", "card hammer 2.1")
    assert (t.sled("K"), t.quarry("K"), t.ship(2)) == (3, 7, "3[K,W,_]")
    assert (t.cards("K"), t.s.discard) == ([], ("hammer",))
    assert t.asked() == {"W": "action"}


@pytest.mark.parametrize(
    ("sled", "quarry", "outcome"),
    [(4, 10, (4, 9)), (5, 10, "sled_full"), (2, 0, "quarry_empty")],
)
def test_c_49_hammer_limits(sled, quarry, outcome):
    """Imhotep C-49: both parts must be possible (Ruling 12)."""
    t = table(K={"sled": sled, "quarry": quarry, "cards": ["hammer"]}, W={}, ships="4 3 2 2")
    if isinstance(outcome, str):
        assert t.refused("K", "card hammer 1.1") == outcome
        return
    t.say("K", "card hammer 1.1")
    assert (t.sled("K"), t.quarry("K")) == outcome


def test_c_50_sail():
    """Imhotep C-50: the new stone counts for the minimum (I-9.5.3)."""
    t = table(K={"sled": 1, "cards": ["sail"]}, W={}, ships="4 3[W,_,_] 2 2")
    t.say("K", "card sail 2.3 tomb")
    assert t.stones("tomb") == "WK"
    assert (t.sled("K"), t.cards("K"), t.s.discard) == (0, [], ("sail",))
    assert t.s.sailor == t.seat("K")


def test_c_51_sail_refused():
    """Imhotep C-51: nothing moves and the card stays (Ruling 13)."""
    t = table(
        K={"sled": 2, "cards": ["sail"]},
        W={},
        N={},
        sailor=1,
        temple="W",
        ships="4[W,_,_,_] 3@temple 2[W,N] 2[W,_]",
    )
    assert t.refused("K", "card sail 1.2 tomb") == "below_minimum"
    assert t.refused("K", "card sail 3.1 tomb") == "slot_taken"
    assert t.refused("K", "card sail 4.2 temple") == "site_occupied"
    assert (t.sled("K"), t.cards("K")) == (2, ["sail"])


@pytest.mark.parametrize(
    ("spaces", "ships"),
    [("1.1 1.2", ("4[K,K,W,_]", "2[_,_]")), ("1.4 3.1", ("4[_,_,W,K]", "2[K,_]"))],
)
def test_c_52_chisel(spaces, ships):
    """Imhotep C-52: two stones on one ship, or one on each of two (I-9.5.4)."""
    t = table(K={"sled": 3, "cards": ["chisel"]}, W={}, ships="4[_,_,W,_] 3 2 2")
    t.say("K", f"card chisel {spaces}")
    assert (t.ship(1), t.ship(3)) == ships
    assert t.sled("K") == 1


def test_c_53_chisel_refused():
    """Imhotep C-53: two stones and two places are needed (Ruling 12)."""
    t = table(K={"sled": 1, "cards": ["chisel"]}, W={}, ships="4 3 2 2")
    assert t.refused("K", "card chisel 1.1 1.2") == "sled_empty"
    t = table(K={"sled": 3, "cards": ["chisel"]}, W={}, ships="4 3 2 2")
    assert t.refused("K", "card chisel 1.1 1.1") == "slot_taken"


def test_c_54_lever():
    """Imhotep C-54: the player sets the order of unloading (I-9.5.1)."""
    t = table(K={"cards": ["lever"]}, W={}, N={}, G={}, ships="4 3[W,N,K] 2 2", pyramids="KWNG")
    t.say("K", "card lever 2 pyramid 3-2-1")
    assert t.pyramid() == "KWNGKNW"
    assert t.gains() == [("K", 4), ("N", 3), ("W", 2)]


def test_c_55_lever_with_a_wrong_list():
    """Imhotep C-55: the list is an order of the occupied places (I-9.5.1)."""
    t = table(K={"cards": ["lever"]}, W={}, N={}, ships="4[W,_,N,K] 3 2 2")
    for order in ("1-3", "1-2-3", "1-3-3"):
        assert t.refused("K", f"card lever 1 tomb {order}") == "bad_order"
    assert t.refused("K", "card lever 1 tomb") == "bad_order"
    t.say("K", "card lever 1 tomb 4-1-3")
    assert t.stones("tomb") == "KWN"


def test_c_56_lever_keeps_the_conditions():
    """Imhotep C-56: the minimum holds for the Lever too (I-9.5.1)."""
    t = table(K={"cards": ["lever"]}, W={}, ships="4[W,_,K,_] 3 2 2")
    assert t.refused("K", "card lever 1 tomb 3-1") == "below_minimum"


def test_c_57_one_card_per_turn():
    """Imhotep C-57: a blue card is the action of the turn (I-9.5)."""
    t = table(K={"sled": 2, "cards": ["hammer", "chisel"]}, W={}, ships="4 3 2 2")
    t.say("K", "card hammer 1.1")
    assert t.refused("K", "card chisel 1.2 1.3") == "not_your_turn"


def test_owners_choose_for_their_stones_under_the_lever():
    """Imhotep, Ruling 14: the card gives power over the order only."""
    t = table(
        K={"cards": ["lever"]}, W={}, N={}, ships="4 3 2[W,N] 2", market=["sail", "statue", "lever"]
    )
    t.say("K", "card lever 3 market 2-1")
    assert t.asked() == {"N": "market"}
    t.say("N", "sail")
    assert t.asked() == {"W": "market"}


# --- the end of a round ---------------------------------------------------------------


def test_c_58_the_fourth_ship():
    """Imhotep C-58: unload, score, return, discard, deal; the left neighbour starts (I-10)."""
    t = market(
        luck=any_luck,
        active=2,
        sailor=0,
        ships="4@tomb 3@pyramid 2@obelisks 2[N,_]",
        temple="GK",
        market=["sail", None, "lever", None],
    )
    t.say("N", "sail 4 temple")
    assert t.stones("temple") == "GKN"
    assert t.gains() == [("G", 1), ("K", 1), ("N", 1)]
    assert t.s.round == 2
    assert [ship.site for ship in t.s.ships] == [None] * 4
    assert t.s.discard == ("lever", "sail")
    assert len([card for card in t.s.market if card]) == 4
    assert t.asked() == {"G": "action"}


def test_c_59_reshuffle_at_the_deal():
    """Imhotep C-59: only when a card is needed and none is left (I-9.6, Ruling 16)."""
    discarded = ["entrance", "entrance", *["statue"] * 7]
    luck = Luck("4-3-2-2", "lever", "statue", "statue")
    t = table(luck, K={}, W={}, next="round", unseen=["lever", "hammer"], discard=discarded)
    assert t.s.market == ("lever", "hammer", "statue", "statue")
    assert (draw_pile(t.s), discard_pile(t.s)) == (7, 0)
    assert t.events("reshuffled") == [{"cards": 9}]


def test_a_card_is_no_part_of_the_reshuffle_that_it_causes():
    """Imhotep, Ruling 15: a red card is discarded after its effect is complete."""
    t = table(
        K={"quarry": 9},
        W={},
        sides={"pyramid": "B"},
        pyramids={"left": "W"},
        ships="4 3 2[K,_] 2",
        market=["entrance", "statue"],
        unseen=[],
        discard=["hammer"],
    )
    t.say("K", "sail 3 market", "entrance", "left", "yes")
    assert t.cards("K") == ["hammer"]
    assert t.s.discard == ("entrance",)
    assert (draw_pile(t.s), t.events("reshuffled")) == (0, [{"cards": 1}])


def test_a_market_dealt_short():
    """Imhotep, Ruling 17: face-up places are dealt first, then the pair."""
    luck = Luck("4-3-2-2", "lever", "hammer", "sail")
    t = table(
        luck,
        K={},
        W={},
        sides={"market": "B"},
        next="round",
        unseen=["lever", "hammer", "sail", "chisel"],
    )
    assert t.s.market == ("lever", "hammer", "sail")
    assert (t.s.pair, draw_pile(t.s)) == (1, 0)
