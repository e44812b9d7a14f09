"""Imhotep, cases C-61 to C-72: the B sides of the sites."""

from __future__ import annotations

import pytest

from bot.tables import shown
from rules.engine.session import Session
from rules.imhotep.data import GREAT_PYRAMID
from rules.imhotep.designed import SMALL_PYRAMIDS, TOWER_POINTS
from rules.imhotep.state import discard_pile, draw_pile
from tests.cases.imhotep import GAME, Luck, any_luck, table

# --- market ---------------------------------------------------------------------------


def paired(**more):
    position = {
        "K": {},
        "W": {},
        "N": {},
        "sides": {"market": "B"},
        "ships": "4 3 2[W,K] 2",
        "market": ["statue", "statue", "chisel"],
        "pair": ["lever", "sarcophagus"],
    }
    return table(any_luck, **{**position, **more})


def seen(t, viewer):
    """Everything that a viewer is shown, as text."""
    return shown.dumps([shown.view(t.history.session, viewer), shown.events(t.told, viewer)])


def test_c_61_buying_the_pair():
    """Imhotep C-61: the buyer alone looks at both cards and keeps one (I-8.2, Ruling 18)."""
    t = paired()
    assert t.view("W").market.looking == ()
    t.say("K", "sail 3 market")
    assert t.options("W") == ["statue", "statue 2", "chisel", "pair"]
    t.say("W", "pair")
    assert t.asked() == {"W": "market.keep"}
    assert t.history.session.request.secret
    assert t.view("W").market.looking == ("sarcophagus", "lever")
    for viewer in ("K", "N", None):
        assert t.view(viewer).market.looking == ()
        assert "sarcophagus" not in seen(t, None if viewer is None else t.seat(viewer))
        assert "lever" not in seen(t, None if viewer is None else t.seat(viewer))
    assert t.view("K").unloading.owner == t.seat("W")
    assert t.view("K").unloading.looks
    assert t.refused("K", "lever") == "not_your_decision"
    before = discard_pile(t.s)
    t.say("W", "lever")
    assert t.cards("W") == ["lever"]
    assert discard_pile(t.s) == before + 1
    assert t.options("K") == ["statue", "statue 2", "chisel"]
    t.say("K", "chisel")
    assert t.cards("K") == ["chisel"]
    for viewer in (t.seat("K"), t.seat("N"), None):
        assert "sarcophagus" not in seen(t, viewer)
    assert t.events("pair_seen", "W") == [{"seat": 1, "cards": ["sarcophagus", "lever"]}]


def test_c_62_keeping_a_red_card():
    """Imhotep C-62: a red card is carried out at once (I-8.2.2)."""
    t = paired().say("K", "sail 3 market").say("W", "pair", "sarcophagus")
    assert t.stones("tomb") == "W"
    assert (t.s.discard, t.cards("W")) == (("sarcophagus", "lever"), [])
    t.say("K", "chisel")
    for viewer in (t.seat("K"), t.seat("N"), None):
        assert "lever" not in seen(t, viewer)
        assert "sarcophagus" in seen(t, viewer)


def test_equal_cards_of_the_pair_are_asked_for_too():
    """Imhotep, Ruling 31: otherwise everybody would know that they are equal."""
    t = paired(pair=["statue", "statue"], market=["hammer", None, None])
    t.say("K", "sail 3 market").say("W", "pair")
    assert t.options("W") == ["statue", "statue 2"]
    assert t.asked() == {"W": "market.keep"}


def test_a_pair_of_one_card_is_kept_without_a_choice():
    """Imhotep, Ruling 17."""
    t = paired(pair=["lever"]).say("K", "sail 3 market").say("W", "pair")
    assert t.cards("W") == ["lever"]
    assert t.asked() == {"K": "market"}


def test_an_unbought_pair_is_discarded_unseen():
    """Imhotep, I-10.4: nobody learns what it was, and it can come back."""
    t = table(
        any_luck,
        K={},
        W={},
        sides={"market": "B"},
        next="round_end",
        sailor=0,
        pair=2,
        ships="4@tomb 3@pyramid 2@obelisks 2@temple",
        market=["statue", None, None],
        unseen=["lever", "hammer", "sail", "chisel"],
    )
    assert t.events("market_cleared") == [{"cards": ["statue"], "pair": 2}]
    # Two cards were left to draw; then statue and the unseen two are shuffled together.
    assert t.events("reshuffled") == [{"cards": 3}]
    assert (len([c for c in t.s.market if c]), t.s.pair, draw_pile(t.s)) == (3, 2, 0)


def test_a_pair_on_the_board_stays_there_when_the_discard_pile_is_shuffled():
    """Imhotep, Ruling 16: only the discard pile makes the new draw pile."""
    t = table(
        Luck("lever", "hammer"),
        K={"quarry": 9},
        W={},
        sides={"market": "B", "pyramid": "B"},
        pyramids={"left": "W"},
        ships="4 3 2 2[K,_]",
        pair=2,
        buried=1,
        unseen=["lever", "hammer", "chisel"],
        discard=[],
    )
    t.say("K", "sail 4 pyramid", "left", "yes")
    assert t.cards("K") == ["chisel"]
    assert (t.s.pair, t.s.laid) == (2, ("lever", "hammer"))
    for viewer in (None, 0, 1):
        assert "hammer" not in seen(t, viewer)


def test_a_card_that_is_looked_at_is_luck_even_if_it_is_the_last():
    """A draft stops at chance, so nobody can try out what a face-down card is."""
    t = paired().say("K", "sail 3 market").say("W", "pair")
    drawn = [entry for entry in t.history.log if entry.what == "pair"]
    assert [(entry.seat, entry.auto) for entry in drawn] == [(-1, False), (-1, False)]


# --- pyramids -------------------------------------------------------------------------


def pyramids(**more):
    position = {"K": {}, "W": {}, "N": {}, "G": {}, "sides": {"pyramid": "B"}}
    return table(more.pop("luck", None), **{**position, **more})


def test_c_63_pyramids_b():
    """Imhotep C-63: each owner chooses a pyramid; points at once, then the bonus (I-8.4)."""
    t = pyramids(ships="4[N,K,N,W] 3 2 2")
    t.say("K", "sail 1 pyramid").say("N", "middle")
    assert t.asked() == {"N": "bonus.stones"}
    t.say("N", "no").say("K", "middle").say("N", "middle").say("W", "left")
    assert (t.pyramid("middle"), t.pyramid("left"), t.pyramid("right")) == ("NKN", "W", "")
    middle, left = (SMALL_PYRAMIDS[name] for name in ("middle", "left"))
    points = [middle[0].points, middle[1].points, middle[2].points, left[0].points]
    assert t.gains() == list(zip("NKNW", points, strict=True))
    assert points == [1, 3, 2, 2]


def bonus_card(luck=None):
    t = pyramids(
        luck=luck, ships="4 4 2 1[K]", pyramids={"left": "W"}, unseen=["hammer"], market=[]
    )
    return t.say("K", "sail 4 pyramid", "left")


def test_c_64_bonus_card():
    """Imhotep C-64: the top card of the draw pile, public once taken (I-8.4.4)."""
    t = bonus_card()
    assert t.asked() == {"K": "bonus.card"}
    assert t.gains() == [("K", 1)]
    t.say("K", "yes")
    assert t.cards("K") == ["hammer"]
    assert draw_pile(t.s) == 0
    t = bonus_card().say("K", "no")
    assert (t.cards("K"), draw_pile(t.s)) == ([], 1)


def test_no_bonus_card_when_both_piles_are_empty():
    """Imhotep, Ruling 20: with no effect possible nobody is asked."""
    t = pyramids(ships="4 4 2 1[K]", pyramids={"left": "W"}, unseen=[])
    t.say("K", "sail 4 pyramid", "left")
    assert t.asked() == {"W": "action"}


def test_c_65_bonus_stones():
    """Imhotep C-65: as many as fit; unasked when none does (Ruling 20)."""
    w = {"sled": 4, "quarry": 9}
    t = pyramids(W=w, ships="4 3 2 2[W,_]").say("K", "sail 4 pyramid").say("W", "middle", "yes")
    assert t.gains() == [("W", 1)]
    assert (t.sled("W"), t.quarry("W")) == (5, 8)
    t = pyramids(W={"sled": 5}, ships="4 3 2 2[W,_]").say("K", "sail 4 pyramid").say("W", "middle")
    assert t.asked() == {"W": "action"}
    assert t.events("bonus") == []


def test_c_66_bonus_load():
    """Imhotep C-66: a stone on a ship that has not sailed (Ruling 20)."""
    t = pyramids(G={"sled": 2}, ships="4 3[K,_,_] 2[G,K] 2", pyramids={"right": "W"})
    t.say("K", "sail 3 pyramid").say("G", "right")
    assert t.gains() == [("G", 1)]
    assert t.asked() == {"G": "bonus.load"}
    assert t.refused("G", "3.1") == "not_an_option"
    assert t.refused("G", "load 3.1") == "not_an_option"
    t.say("G", "2.2")
    assert (t.ship(2), t.sled("G")) == ("3[K,G,_]", 1)
    assert t.asked() == {"K": "pyramid"}


def test_bonus_load_with_an_empty_sled_is_not_asked():
    """Imhotep, D9: skipped if no stone is on the sled."""
    t = pyramids(G={"sled": 0}, ships="4 3[K,_,_] 2[G,K] 2", pyramids={"right": "W"})
    t.say("K", "sail 3 pyramid").say("G", "right")
    assert t.asked() == {"K": "pyramid"}


def test_c_67_complete_pyramid():
    """Imhotep C-67: the edge opens only when all three are complete (Ruling 19)."""
    t = pyramids(ships="4 3 2 2[K,_]", pyramids={"left": "KWNGK"}).say("K", "sail 4 pyramid")
    assert t.refused("K", "left") == "not_an_option"
    assert t.options("K") == ["middle", "right"]
    full = dict.fromkeys(("left", "middle", "right"), "KWNGK")
    t = pyramids(ships="4 3 2 2[K,_]", pyramids=full).say("K", "sail 4 pyramid")
    assert t.gains() == [("K", 1)]
    assert t.stones("edge") == "K"


def test_entrance_may_chain_through_the_bonus_card():
    """Imhotep, Ruling 21: the owner chooses the pyramid and gets the cell's bonus."""
    t = pyramids(K={"quarry": 9}, ships="4 4 2 1[K]", pyramids={"left": "W"}, unseen=["entrance"])
    t.say("K", "sail 4 pyramid", "left", "yes", "right")
    assert (t.pyramid("left"), t.pyramid("right")) == ("WK", "K")
    assert (t.scores()["K"], t.quarry("K"), t.s.discard) == (1 + 3, 8, ("entrance",))


def test_bases_of_pyramids_b_have_equal_points():
    """Imhotep, Ruling 22: seven printed base points each; side A is worth 34."""
    assert [sum(c.points for c in cells[:4]) for cells in SMALL_PYRAMIDS.values()] == [7, 7, 7]
    assert [cells[4].points for cells in SMALL_PYRAMIDS.values()] == [4, 4, 4]
    assert sum(cell.points for cell in GREAT_PYRAMID) == 34


# --- temple ---------------------------------------------------------------------------


def temple(luck, **more):
    position = {
        "sides": {"temple": "B"},
        "next": "round_end",
        "sailor": 0,
        "ships": "4@tomb 3@pyramid 2@temple 2@market",
    }
    return table(luck, **{**position, **more})


def test_c_68_temple_b():
    """Imhotep C-68: choices, 2 points and a card, from left to right (I-8.6)."""
    luck = Luck("hammer", "4-4-3-2", *["statue"] * 4)
    t = temple(luck, K={}, W={}, N={}, G={"sled": 2}, temple="GNWWK")
    assert t.asked() == {"G": "temple"}
    assert t.options("G") == ["point", "stones"]
    t.say("G", "point")
    assert t.asked() == {"W": "temple"}
    sled = t.sled("W")
    t.say("W", "stones")
    assert t.sled("W") == sled + 2
    assert t.cards("W") == ["hammer"]
    assert t.asked() == {"K": "temple"}
    assert t.refused("W", "take") == "decision_pending"
    assert t.refused("W", "point") == "not_your_decision"
    t.say("K", "point")
    assert t.gains() == [("G", 1), ("N", 2), ("K", 1)]


def test_c_69_temple_b_with_two_players():
    """Imhotep C-69: only the first four cells (I-8.6.1)."""
    t = temple(Luck("statue", "4-3-3-1", *["statue"] * 4), K={"sled": 0}, W={}, temple="KWKW")
    t.say("K", "point", "stones")
    assert t.gains() == [("K", 1), ("W", 2)]
    assert (t.sled("K"), t.cards("W")) == (2, ["statue"])
    assert [cell.reward for cell in t.view(None).temple] == ["choice", "points", "choice", "card"]


def test_temple_b_gives_a_point_unasked_when_no_stone_fits():
    """Imhotep, Ruling 24: an earlier choice can fill the sled."""
    t = temple(any_luck, K={"sled": 4}, W={}, N={}, temple="KWK")
    t.say("K", "stones")
    assert t.sled("K") == 5
    assert t.gained("temple") == {"K": 1, "W": 2, "N": 0}
    assert t.s.round == 2


def test_a_red_card_of_temple_b_is_carried_out():
    """Imhotep, Ruling 24: at once, and a load bonus lapses as no ship is left."""
    t = temple(
        any_luck,
        K={"sled": 5},
        W={"sled": 3},
        temple="KKKW",
        unseen=["entrance"],
        sides={"temple": "B", "pyramid": "B"},
        pyramids={"right": "K"},
        next="round_end",
    )
    t.say("W", "right")
    assert t.pyramid("right") == "KW"
    assert t.s.round == 2


def test_no_ship_is_left_to_load_after_a_stalled_round():
    """Imhotep, Rulings 4 and 24: ships that did not sail are not there any more either."""
    t = table(
        any_luck,
        K={"sled": 0},
        W={"sled": 3},
        temple="KWKW",
        unseen=["entrance"],
        sailor=0,
        sides={"temple": "B", "pyramid": "B"},
        pyramids={"right": "K"},
        next="round_end",
        ships="4 3@tomb 2 2",
    )
    t.say("K", "point", "point").say("W", "right")
    assert (t.pyramid("right"), t.sled("W"), t.s.round) == ("KW", 3, 2)


# --- tomb and obelisks ----------------------------------------------------------------


def test_c_70_tomb_b():
    """Imhotep C-70: each row is ranked by itself (I-8.8)."""
    t = table(K={}, W={}, N={}, G={}, sides={"tomb": "B"}, next="scoring", tomb="WKG WKG NWG WKG G")
    assert t.gained("tomb") == {"W": 12, "K": 8, "N": 3, "G": 11}
    s = {t.letter(n): points for n, points in t.view(None).tomb.row_points[0].items()}
    assert s == {"W": 8, "N": 3, "G": 3}


def test_c_71_obelisks_b():
    """Imhotep C-71: the third loose stone makes a tower on the best free space (I-8.10)."""
    t = table(
        K={},
        W={},
        G={},
        sides={"obelisks": "B"},
        towers="K",
        obelisks={"W": 2},
        ships="4 3[K,W,G] 2 2",
    )
    t.say("K", "sail 2 obelisks")
    assert t.obelisks() == {"K": 1, "W": 0, "G": 1}
    assert t.gains() == [("W", TOWER_POINTS[1])]
    assert TOWER_POINTS[1] == 9
    assert t.stones("towers") == "KW"


def test_c_72_loose_stones_at_the_end():
    """Imhotep C-72: a point for each loose stone, nothing more for towers (I-8.10.4)."""
    t = table(
        K={},
        W={},
        G={},
        sides={"obelisks": "B"},
        next="scoring",
        towers="G",
        obelisks={"K": 2, "W": 1},
    )
    assert t.gained("obelisks") == {"K": 2, "W": 1, "G": 0}


def test_without_a_free_space_stones_stay_loose():
    """Imhotep, Ruling 26."""
    t = table(
        K={},
        W={},
        sides={"obelisks": "B"},
        towers="KWKWKWKW",
        obelisks={"K": 2},
        ships="4 3[K,K,_] 2 2",
    )
    t.say("K", "sail 2 obelisks")
    assert (t.obelisks()["K"], t.gains()) == (4, [])


# --- any mixture ----------------------------------------------------------------------


@pytest.mark.parametrize("sides", ["A", "B", "random", {"tomb": "B", "market": "random"}])
def test_sides_may_be_mixed_or_left_to_chance(sides):
    """Imhotep, I-2.1: every one of the 32 mixtures is legal."""
    session = Session(GAME, GAME.new(2, {"sides": sides}), lambda choice: len(choice.options) - 1)
    chosen = session.state.sides
    last = {"A": "AAAAA", "B": "BBBBB", "random": "BBBBB"}.get(str(sides), "BAABA")
    assert "".join(chosen.values()) == last
