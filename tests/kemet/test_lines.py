"""The typed language of Kemet: every line that its players were promised."""

from __future__ import annotations

import pytest

from bot.games.typed_words import words_for
from rules.engine.errors import IllegalAnswer
from rules.engine.reading import read
from rules.kemet.lines import GRAMMAR
from tests.cases.kemet import GAME, table


def keys(t, who, line, language="en"):
    words = words_for("kemet", language)
    return GAME.expand(t.history.session, int(who[1]) - 1, line, words)


P1 = {"prayer": 9, "soldiers": {"FA": 5, "A1": 4}, "pyramids": {"red": (3, "A1")}}


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("move1 10>81", ["move1", "10>81", "stop"]),
        ("move2 10:3>81", ["move2", "10:3>81", "stop"]),
        ("move1 11^85", ["move1", "11^85", "stop"]),
        ("pray3", ["pray3"]),
        ("pray 2", ["pray2"]),
        ("build red 4", ["build", "red 4"]),
        ("build blue 1 13", ["build", "blue 1 13"]),
        ("build nothing", ["build", "nothing"]),
        ("buy 232", ["red", "232"]),
        ("buy blades", ["red", "232"]),
        ("recruit 12+1 13+1", ["recruit", "12+1", "13+1", "done"]),
        ("recruit nothing", ["recruit", "done"]),
        ("12+2", ["recruit", "12+2", "done"]),
        ("card prayer", ["card", "prayer"]),
        ("card fire 82", ["card", "fire", "82"]),
        ("card enlist 12+2", ["card", "enlistment", "12+2"]),
        ("card enlist 13+1 12+1", ["card", "enlistment", "12+1 13+1"]),
    ],
)
def test_lines_of_a_turn(line, answers):
    p1 = {**P1, "hand": ["prayer", "fire", "enlistment"]}
    t = table(4, P1=p1, P2={"soldiers": {"TS": 1, "TD": 1}})
    if "85" in line:
        t = table(5, P1=p1)
    assert keys(t, "P1", line)[: len(answers)] == answers


def test_the_row_that_is_left_out():
    """The row still empty, else the only free one; else it must be said."""
    t = table(4, P1=P1)
    with pytest.raises(IllegalAnswer, match="which_row"):
        keys(t, "P1", "10>81")
    assert keys(table(4, P1={**P1, "tokens": "move1"}), "P1", "10>81")[0] == "move2"
    assert keys(table(4, P1={**P1, "tokens": "build"}), "P1", "10>81")[0] == "move1"
    assert keys(table(4, P1={**P1, "tokens": "pray3"}), "P1", "pray") == ["pray2"]


def test_a_line_ends_the_turn_and_a_final_more_keeps_it_open():
    """Whoever holds a card could go on: Confirm and lines end the turn all the same."""
    t = table(4, P1={**P1, "hand": ["prayer"], "powers": "act_of_god"})
    assert keys(t, "P1", "pray3") == ["pray3", "end"]
    assert keys(t, "P1", "move1 10>81") == ["move1", "10>81", "stop", "end"]
    assert keys(t, "P1", "pray3 silver build red 4") == ["pray3", "silver build", "red 4", "end"]
    assert keys(t, "P1", "pray3 more") == ["pray3"]
    assert keys(t, "P1", "pray3 ещё", "ru") == keys(t, "P1", "pray3 ще", "uk") == ["pray3"]
    assert keys(t, "P1", "move1 10>81 more") == ["move1", "10>81", "stop"]
    assert keys(t, "P1", "silver pray3") == ["silver pray3"], "the normal token must come first"
    assert keys(t, "P1", "card prayer") == ["card", "prayer"]
    open_turn = t.say("P1", "pray3")
    assert keys(open_turn, "P1", "silver build red 4") == ["silver build", "red 4", "end"]
    assert keys(open_turn, "P1", "end") == ["end"]
    assert keys(open_turn, "P1", "more") == []


def test_the_rest_of_a_line_waits_for_a_veto_window():
    """``10>20 card gates 20>21``: whoever could hold a Veto is asked before the last step."""
    p1 = {"prayer": 9, "soldiers": {"WB": 4}, "powers": "god_speed", "hand": ["gates"]}
    line = "move1 71>20 card gates 20>21 more"
    t = table(4, P1=p1, P3={"hand": ["rage"]})
    begun = GAME.begin(t.history.session, 0, line)
    assert begun == (["move1", "71>20", "card", "gates"], "20>21 more")
    assert t.say("P1", *begun.answers).asked() == {"P3": "veto"}
    with pytest.raises(IllegalAnswer):
        GAME.expand(table(4, P1=p1, P3={"hand": ["rage"]}).history.session, 0, line)
    alone = table(4, P1=p1)  # nobody else holds a card, so nobody is asked
    assert GAME.begin(alone.history.session, 0, line) == (
        ["move1", "71>20", "card", "gates", "20>21"],
        "",
    )


def test_a_chain_of_steps():
    """``11>10:3>81`` goes on with three."""
    speed = {**P1, "powers": "god_speed", "soldiers": {"A1": 5}}
    t = table(4, P1=speed)
    assert keys(t, "P1", "move1 11>10:3>81") == ["move1", "11>10", "10:3>81"]
    assert keys(t, "P1", "move1 11>10>81") == ["move1", "11>10", "10>81"]
    assert keys(t, "P1", "move1 11:5>10") == ["move1", "11>10", "stop"]


def test_a_creature_stays():
    p1 = {"soldiers": {"FA": 4}, "powers": "phoenix", "creatures": {"phoenix": "FA"}}
    t = table(4, P1=p1).say("P1", "move1")
    assert "10:3/0>81" in t.options()
    assert keys(t, "P1", "10:3/0>81")[0] == "10:3/0>81"
    assert keys(t, "P1", "10/0>81")[0] == "10/0>81"
    assert keys(t, "P1", "10:4/phoenix>81")[0] == "10>81"


def test_silver_and_gold():
    p1 = {**P1, "powers": "act_of_god divine_will"}
    t = table(4, P1=p1)
    assert keys(t, "P1", "silver build red 4") == ["silver build", "red 4"]
    assert keys(t, "P1", "gold 10>81")[:2] == ["gold move", "10>81"]
    assert keys(t, "P1", "silver pray3") == ["silver pray3"]


def test_a_battle_in_one_line():
    p1 = {"soldiers": {"FA": 5}, "prayer": 5, "hand": ["fury", "bronze"]}
    t = table(4, P1=p1, P2={"soldiers": {"TW": 2}}).say("P1", "move1", "10>81")
    assert keys(t, "P1", "battle 320 221 bronze fury") == ["320 221 fury bronze"]
    assert keys(t, "P1", "battle fervent mixed") == ["320 221"]
    assert keys(t, "P1", "320 221 fury") == ["320 221 fury"]


def test_set_up_lines():
    t = table(2, next="city", P1={"city": 0}, P2={"city": 0})
    assert keys(t, "P1", "city 2") == ["2"]
    t = table(2, next="pyramids")
    assert keys(t, "P1", "pyramids red 2 11 white 1 12") == ["white 1 12 red 2 11"]
    t = table(
        2,
        next="soldiers",
        P1={"pyramids": {"red": (2, "A1"), "white": (1, "A2")}},
        P2={"pyramids": {"red": (2, "B1"), "white": (1, "B2")}},
    )
    assert keys(t, "P1", "soldiers 12:3 11:4 13:3") == ["11:4 12:3 13:3"]
    t = table(3, next="order", day=2)
    assert keys(t, "P1", "order 2 1 5") == ["2 1 5"]


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("keep fire", ["fire"]),
        ("raise blue 13", ["raise blue 13"]),
        ("reinforce 81+2 11+2", ["81+2", "11+2"]),
        ("put 11", ["11"]),
        ("wait", ["wait"]),
        ("give 130", ["130"]),
        ("first 12", ["12"]),
        ("card gates", ["card", "gates"]),
        ("card teleport 85", ["card", "teleportation", "85"]),
        ("escape 62", ["escape 62"]),
        ("wound 0", ["done"]),
        ("wound prayer", ["prayer"]),
        ("recall", ["recall"]),
        ("to 62 stay", ["62", "stay"]),
        ("home 13", ["13"]),
        ("sacrifice", ["sacrifice"]),
        ("veto", ["veto"]),
        ("pass", ["pass"]),
        ("no", ["no"]),
    ],
)
def test_lines_of_other_decisions(line, answers):
    assert [answer.key for answer in read(GRAMMAR, line)] == answers
