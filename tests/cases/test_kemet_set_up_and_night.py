"""Kemet, cases C-01 to C-16: set-up, night, tokens and rows."""

from __future__ import annotations

import pytest

from rules.engine.history import History
from rules.kemet.data import Vp

from .kemet import GAME, Luck, Table, any_luck, table


def new_table(board: int) -> Table:
    """A new game, before the first decision."""
    t = Table.__new__(Table)
    t.history = History(GAME, GAME.new(board, {}), any_luck)
    t.told = list(t.history.opening)
    return t


def set_up(t: Table) -> Table:
    """Let everybody answer the first option until the night is over."""
    while True:
        (who, what), *_ = t.asked().items()
        if what == "action":
            return t
        t.say(who, t.options()[0])


# --- set-up ----------------------------------------------------------------------------------


def test_c_01_set_up_and_first_night():
    """Kemet C-01: 5 PP and one card each, then the first night (K-3, K-4)."""
    t = new_table(3)
    while t.asked() != {"P3": "soldiers"}:
        (who, _), *_ = t.asked().items()
        t.say(who, t.options()[0])
    assert [t.prayer(p) for p in ("P1", "P2", "P3")] == [5, 5, 5]
    assert [len(player.hand) for player in t.s.players] == [1, 1, 1]
    assert len(t.s.deck) == 32
    t.say("P3", t.options()[0])
    for seat, player in enumerate(t.s.players):
        assert sum(player.soldiers.values()) == 10
        assert max(player.soldiers.values()) <= 5
        assert all(a // 10 == player.city for a in player.soldiers)
        assert player.reserve == 2
        assert len(player.cards) == 6
        assert sum(player.levels.values()) == 3
        assert (player.prayer, len(player.hand)) == (7, 2), seat
    assert len(t.s.deck) == 29
    assert t.events("order_set") == []
    assert list(t.s.order) == t.events("set_up")[0]["order"]
    assert t.asked() == {f"P{t.s.order[0] + 1}": "action"}


def test_c_02_levels():
    """Kemet C-02: levels are 1/1/1 or 2/1/0 (K-3.5)."""
    t = table(2, next="pyramids")
    assert t.refused("P1", "red 3 11 white 0 blue 0") == "illegal_split"
    assert t.refused("P1", "red 1 11 white 1 12 blue 0") == "illegal_split"
    t.say("P1", "blue 2 13 white 1 11")
    assert t.player("P1").levels == {"white": 1, "red": 0, "blue": 2}
    assert t.player("P1").sites == {"white": 11, "blue": 13}


def test_c_03_soldiers():
    """Kemet C-03: ten soldiers, five in a district at most (K-3.6)."""
    t = table(2, next="soldiers", P1={"pyramids": {"white": (1, "A1"), "blue": (2, "A3")}})
    assert t.refused("P1", "11:6 12:4") == "army_limit"
    assert t.refused("P1", "11:3 12:3 13:3") == "illegal_split"
    t.say("P1", "11:4 12:3 13:3")
    assert t.player("P1").soldiers == {11: 4, 12: 3, 13: 3}


# --- night -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("prayer", "after"), [(5, 11), (0, 9)])
def test_c_04_night_prayer(prayer, after):
    """Kemet C-04: 2, and 2 and 5 of the tiles, eleven at most (K-4.1)."""
    t = table(2, next="prayer", P1={"prayer": prayer, "powers": "high_priest priest_of_amon"})
    assert t.prayer("P1") == after
    assert t.prayer("P2") == 7


def test_c_05_vision_boon_and_mummy():
    """Kemet C-05: five cards to keep one of, then two plain ones (K-4.2)."""
    deck = ["fire"] * 4 + ["prayer"] * 2 + ["rage"] * 3 + ["fury"] * 3 + ["bloody"] * 3
    deck += ["bronze"] * 3 + ["iron"] * 2
    seen = ["fire", "prayer", "rage", "fury", "bloody", "iron", "bronze"]
    p1 = {"powers": "vision divine_boon mummy"}
    t = table(2, luck=Luck(*seen, "fire"), next="draw", day=2, deck=deck, P1=p1)
    assert t.asked() == {"P1": "vision"}
    assert sorted(t.options()) == sorted(seen[:5])
    assert len(t.s.deck) == 15
    t.say("P1", "fury")
    assert sorted(t.player("P1").hand) == ["bronze", "fury", "iron"]
    assert len(t.s.deck) == 17 - 1  # P2 has drawn too
    assert t.s.shown == ()
    assert t.events("cards_seen", "P2") == [{"seat": 1, "cards": ["fire"]}]
    assert [e["count"] for e in t.events("cards_drawn")] == [1, 2, 1]


def test_c_06_deck_runs_out():
    """Kemet C-06: the discards become the new deck when a card is needed (K-4.2 d)."""
    shown = ["fire", "fire", "prayer", "rage", "fury", "bloody"]
    t = table(2, next="draw", day=1, deck=["veto"], shown=shown)
    assert t.player("P1").hand == ("veto",)
    assert len(t.player("P2").hand) == 1
    assert len(t.s.deck) == 5
    assert t.s.shown == ()


def test_c_06_nothing_left_anywhere():
    """Kemet C-06: without any card the draw is lost (Ruling 55)."""
    t = table(2, next="draw", day=1, deck=["veto"])
    assert [len(player.hand) for player in t.s.players] == [1, 0]


def test_c_07_hand_of_god():
    """Kemet C-07: a level for nothing, or nothing (K-4.3)."""
    p1 = {"powers": "hand_of_god", "prayer": 0, "pyramids": {"white": (2, "A1")}}
    setting = {"next": "night_tiles", "night_tiles": ["hand_of_god"], "day": 2}
    t = table(2, P1=p1, **setting).say("P1", "raise white")
    assert t.player("P1").levels["white"] == 3
    assert t.prayer("P1") == 0
    t = table(2, P1=p1, **setting).say("P1", "done")
    assert t.player("P1").levels["white"] == 2


def test_c_08_turn_order():
    """Kemet C-08: fewest points decide, of equals the earlier one (K-4.4)."""
    points = [{"points": {"battle": n}} for n in (4, 3, 3)]
    players = dict(zip(("P1", "P2", "P3"), points, strict=True))
    t = table(3, next="order", day=2, order=[2, 0, 1], **players)
    assert t.asked() == {"P3": "order"}
    t.say("P3", "2 5 1")
    assert t.s.order == (1, 2, 0)
    assert t.asked() == {"P2": "action"}


def test_c_09_no_day_card_at_night():
    """Kemet C-09: a card of the day is refused at night (K-4.5)."""
    p1 = {"hand": ["prayer"]}
    t = table(3, next="order", day=2, P1=p1, P2={"points": {"battle": 1}})
    assert t.refused("P1", "card prayer") in ("wrong_phase", "not_an_option")
    t = table(3, next="order", day=2, order=[1, 0, 2], P1=p1)
    assert t.refused("P1", "card prayer") == "wrong_phase"


# --- tokens and rows -------------------------------------------------------------------------


def test_c_10_one_token_on_a_space():
    """Kemet C-10: a space takes one token (K-5.3)."""
    t = table(2, P1={"tokens": "move1"})
    assert t.refused("P1", "move1") == "space_taken"
    t.say("P1", "move2")
    assert t.player("P1").placed["move2"] == "normal"


def test_c_11_last_token_fills_the_row():
    """Kemet C-11: the last token goes to the empty row (K-5.4)."""
    t = table(2, P1={"tokens": "move1 recruit move2 pray2"})
    assert t.refused("P1", "build") == "row_rule"
    assert t.options() == ["pray3", "white", "red", "blue"]


def test_c_12_two_rows_for_two_tokens():
    """Kemet C-12: two rows are empty, two tokens left (K-5.4)."""
    t = table(2, P1={"tokens": "pray3 white red"})
    assert t.refused("P1", "blue") == "row_rule"
    t.say("P1", "move1").say("P2", "pray2")
    assert set(t.options()) == {"move2", "build", "pray2"}


def test_c_13_an_empty_action():
    """Kemet C-13: an action may be without effect (K-5.5)."""
    t = table(2, P1={"prayer": 0, "tokens": "move2 build pray3 red"})
    t.say("P1", "move1")
    assert t.events("no_effect") == [{"seat": 0, "deed": "move"}]
    assert t.asked() == {"P2": "action"}


def test_c_14_gold():
    """Kemet C-14: the gold token has its own space and two actions (K-5.3)."""
    t = table(2, P1={"powers": "divine_will", "soldiers": {"A1": 1}})
    assert t.refused("P1", "normal gold") == "wrong_token"
    assert t.refused("P1", "gold move1") == "wrong_token"
    assert t.refused("P1", "gold pray") == "wrong_action"
    t.say("P1", "pray2", "gold recruit")
    assert t.asked() == {"P1": "recruit"}


def test_c_15_three_actions_in_a_row():
    """Kemet C-15: normal, silver and gold token in one turn (K-5.3)."""
    p1 = {"powers": "act_of_god divine_will", "soldiers": {"A1": 2}, "tokens": "move1"}
    t = table(2, P1=p1)
    t.say("P1", "move2", "11>10")
    assert t.refused("P1", "silver move1") == "space_taken"
    t.say("P1", "silver pray2", "gold move", "10>81")
    assert t.asked() == {"P2": "action"}
    assert t.soldiers("P1", "TW") == 2
    assert t.prayer("P1") == 7


def test_c_16_silver_once_a_day():
    """Kemet C-16: each silver token is used once a day (K-5.3)."""
    p1 = {"powers": "act_of_god", "tokens": {"move1": "normal", "pray2": "silver"}}
    t = table(2, P1=p1)
    assert t.refused("P1", "silver build") == "wrong_token"
    t = table(2, next="prayer", day=1, P1=p1)
    t.say("P1", "1 2")
    assert "silver build" in t.options()


def test_c_08_points_count_temporary_ones():
    """Kemet C-08: permanent and temporary points count for the turn order (K-4.4)."""
    t = table(2, next="order", day=2, P1={"soldiers": {"TW": 1}}, P2={"points": {}})
    assert t.points("P1", Vp.TEMPLE) == 1
    assert t.asked() == {"P2": "order"}
