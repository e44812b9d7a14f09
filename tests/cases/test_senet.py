"""The cases of the rules of Senet, S case 1 to S case 8, and what else the rules say."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.engine.session import Session
from rules.senet.data import FALLS, count
from rules.senet.game import GAME
from rules.senet.state import Phase
from tests.cases.senet import Table, table

# --- the cases of the specification ----------------------------------------------------------


def test_s_case_1_a_pair_is_protected():
    """Reed 9, 10 and Reel 7, throw 2: `7` is refused, protected."""
    t = table(reed=[9, 10], reel=[7, 12, 20], throw=2, turn_of="reel")
    assert t.refused("7") == "protected"
    assert t.options == ["12", "20"]


def test_s_case_2_three_in_a_row_block():
    """Reel 12, 13, 14, Reed 10, throw 5: refused, blocked."""
    t = table(reed=[1, 2, 10], reel=[12, 13, 14], throw=5)
    assert t.refused("10") == "blocked"
    assert t.options == ["1", "2"]


def test_s_case_3_beauty_comes_first():
    """Reed 24, throw 4: refused, beauty_first; throw 2: on 26."""
    t = table(reed=[1, 3, 24], throw=4, reel=[2])
    assert t.refused("24") == "beauty_first"
    t = table(reed=[1, 24], throw=2, reel=[18, 19]).say("24")
    assert t.reed == [1, 26]


def test_s_case_4_whoever_falls_into_the_water_comes_out_on_15():
    """Reed 26, throw 1: drowned, on 15; if 15 is held, on the nearest free house below."""
    t = table(reed=[1, 26], throw=1, reel=[18, 19]).say("26")
    assert t.reed == [1, 15]
    assert t.of("drowned") == [
        {"seat": 0, "house": 26, "end": 15, "throw": 1, "again": True},
    ]
    t = table(reed=[1, 14, 26], throw=1, reel=[15, 18]).say("26")
    assert t.reed == [1, 13, 14]


def test_s_case_5_three_truths_are_left_with_a_three_only():
    """Reed 28, throw 2: no move by it; throw 3: off."""
    t = table(reed=[1, 2, 28], throw=2, reel=[18, 19])
    assert t.refused("28") == "needs_throw"
    t = table(reed=[1, 28], throw=3, reel=[18, 19]).say("28")
    assert (t.reed, t.s.setting.pieces) == ([1], 5)
    assert t.of("borne_off") == [{"seat": 0, "house": 28, "throw": 3, "off": 4, "again": False}]


def test_s_case_6_what_cannot_go_forward_goes_back():
    """Only piece 10 with enemy pair on 12, 13 and throw 2: the piece must go back to 8."""
    t = table(reed=[10], reel=[12, 13, 20], throw=2)
    assert t.reed == [8]
    (moved,) = t.of("moved")
    assert (moved["house"], moved["end"], moved["back"], moved["other"]) == (10, 8, True, None)
    t = table(reed=[10], reel=[8, 12, 13], throw=2)
    (moved,) = t.of("moved")
    assert (moved["end"], moved["back"], moved["other"]) == (8, True, 1)
    assert (t.reed, t.reel) == ([8], [10, 12, 13])


def test_s_case_7_a_throw_without_a_move_is_lost():
    """Throw 4 with no move at all: lost, the turn passes."""
    t = table(4, reed=[28], reel=[18, 19])
    assert t.of("lost") == [{"seat": 0, "throw": 4}]
    assert (t.s.active, t.s.turn, t.s.throw) == (1, 2, 2)


def test_s_case_8_random_games_end():
    """Random games of 2 players end; `thoth fuzz senet --games 10000` plays more of them."""
    lengths = [length_of(seed) for seed in range(40)]
    assert max(lengths) < 1000


def length_of(seed):
    """How many decisions, lone ones and throws not counted, a random game takes."""
    random, length = Random(seed), 0
    new = GAME.new(2, {"pieces": random.choice((5, 7))})
    session = Session(GAME, new, lambda choice: random.randrange(len(choice.options)))
    while session.request is not None:
        choice = session.request.choices[0]
        session.pick(choice.seat, random.randrange(len(choice.options)))
        length += 1
    assert session.state.phase is Phase.OVER
    return length


# --- the set-up and the sticks (S-1 to S-3) ---------------------------------------------------


@pytest.mark.parametrize("pieces", [5, 7])
def test_pieces_alternate_from_the_first_house_on(pieces):
    t = Table({"next": "set_up", "setting": {"pieces": pieces, "first": 0}}, (3,))
    assert t.reed == list(range(1, 2 * pieces, 2))
    assert t.reel == list(range(2, 2 * pieces + 1, 2))


def test_whoever_begins_plays_reed():
    s = Session(GAME, GAME.new(2, {"first": 1}), lambda choice: 0)
    view = GAME.view(s.state, None)
    assert [player.side for player in view.players] == ["reel", "reed"]
    assert view.active == 1


def test_a_throw_counts_flat_sides_and_none_count_five():
    assert Counter(map(count, FALLS)) == {1: 4, 2: 6, 3: 4, 4: 1, 5: 1}
    assert count("rrrr") == 5
    assert len(set(FALLS)) == 16


@pytest.mark.parametrize("throw", [1, 2, 3, 4, 5])
def test_after_one_four_and_five_the_same_player_throws_again(throw):
    again = throw in (1, 4, 5)
    t = table(reed=[1, 9], reel=[18, 19], throw=throw).say("9")
    assert (t.asked == 0) == again
    assert t.of("moved")[0]["again"] == again
    assert t.of("thrown")[0]["seat"] == (0 if again else 1)


def test_a_lone_move_is_made_but_its_throw_is_shown():
    t = table(3, reed=[5], reel=[18, 19])
    assert t.of("thrown")[0] == {"seat": 0, "sticks": "fffr", "throw": 3}
    assert t.reed == [8]


def test_after_a_forced_move_back_by_a_one_the_same_player_throws_again():
    t = table(3, reed=[10], reel=[11, 12, 20], throw=1)
    assert t.of("moved")[0] == {
        "seat": 0,
        "house": 10,
        "end": 9,
        "throw": 1,
        "back": True,
        "other": None,
        "again": True,
    }
    assert t.of("thrown")[0]["seat"] == 0


# --- moves (S-4, S-5) -------------------------------------------------------------------------


def test_a_single_enemy_piece_changes_places():
    t = table(reed=[5, 20], reel=[7, 22], throw=2).say("5")
    assert (t.reed, t.reel) == ([7, 20], [5, 22])


def test_neighbours_count_by_number_over_the_end_of_a_row():
    t = table(reed=[1, 4, 8], reel=[10, 11], throw=2)
    assert t.refused("8") == "protected"


def test_two_pieces_may_be_passed():
    t = table(reed=[1, 10], reel=[12, 13, 22], throw=4).say("10")
    assert t.reed == [1, 14]


def test_a_piece_of_a_block_is_protected():
    t = table(reed=[1, 2, 10], reel=[12, 13, 14], throw=3)
    assert t.refused("10") == "protected"


def test_own_pieces_are_no_block_but_no_end_either():
    t = table(reed=[4, 5, 6, 7], reel=[18, 19], throw=3)
    assert t.refused("4") == "own_piece"
    assert t.options == ["5", "6", "7"]
    t = table(reed=[4, 5, 6, 7], reel=[18, 19], throw=4).say("4")
    assert t.reed == [5, 6, 7, 8]


def test_a_block_stops_whoever_goes_back():
    t = table(reed=[8, 9, 13], reel=[10, 11, 12, 17, 18], throw=4)
    assert t.refused("back 13") == "blocked"
    assert t.options == ["back 8", "back 9"]


def test_nobody_goes_back_while_a_piece_can_go_forward():
    t = table(reed=[5, 9], reel=[18, 19], throw=2)
    assert t.refused("back 5") == "forward_first"


def test_nobody_goes_back_below_the_first_house():
    t = table(reed=[2, 10, 14], reel=[5, 6, 13, 17, 18, 12], pieces=7, throw=3)
    assert t.refused("back 2") == "below_first"
    assert t.options == ["back 10", "back 14"]


def test_pieces_past_beauty_never_go_back():
    t = table(reed=[9, 17, 29], reel=[10, 11, 18, 19], throw=1)
    assert t.refused("back 29") == "never_back"


def test_an_empty_or_foreign_house_has_no_piece_to_move():
    t = table(reed=[5, 9], reel=[19, 20], throw=2)
    assert [t.refused(key) for key in ("6", "20", "31", "999")] == ["no_piece"] * 4


# --- special houses and the end (S-6, S-7) ----------------------------------------------------


@pytest.mark.parametrize(("throw", "end"), [(2, 28), (3, 29), (4, 30)])
def test_from_beauty_a_piece_moves_up_to_four(throw, end):
    t = table(reed=[1, 26], reel=[18, 19], throw=throw).say("26")
    assert end in t.reed


def test_from_beauty_a_five_leaves_the_board():
    assert table(reed=[1, 5, 26], reel=[18, 19], throw=5).say("26").reed == [1, 5]


@pytest.mark.parametrize(("house", "throw"), [(29, 2), *((30, n) for n in range(1, 6))])
def test_the_last_houses_are_left(house, throw):
    t = table(reed=[1, 6, house], reel=[18, 19], throw=throw).say(str(house))
    assert t.reed == [1, 6]


@pytest.mark.parametrize("throw", [1, 3, 4, 5])
def test_re_atum_is_left_with_a_two_only(throw):
    t = table(reed=[1, 7, 29], reel=[18, 19], throw=throw)
    assert t.refused("29") == "needs_throw"


@pytest.mark.parametrize(("start", "throw", "house"), [(24, 2, 26), (26, 2, 28), (26, 4, 30)])
def test_safe_houses_are_held(start, throw, house):
    t = table(reed=[1, 8, start], reel=[20, house], throw=throw)
    assert t.refused(str(start)) == "house_held"


def test_three_pieces_on_the_last_houses_keep_a_five_on_the_board():
    t = table(reed=[1, 2, 26], reel=[28, 29, 30], throw=5)
    assert t.refused("26") == "blocked"


def test_whoever_has_all_pieces_off_wins_at_once():
    t = table(reed=[30], reel=[2, 26, 29], throw=4)
    assert t.s.phase is Phase.OVER
    assert GAME.result(t.s) == {"ending": "all_off", "seats": [0], "left": [0, 3], "margin": 3}
    assert t.of("borne_off")[0]["again"] is False
    assert t.of("game_over") == [{"ending": "all_off", "seats": [0], "margin": 3}]
