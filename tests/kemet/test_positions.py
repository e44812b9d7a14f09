"""Positions of Kemet: the middle of things can be set up, impossible ones are refused."""

from __future__ import annotations

import json

import pytest

from rules.engine.errors import BadSetting
from rules.kemet.game import GAME
from tests.cases.kemet import table
from tests.kemet.games import positions

ROW_3 = ("pray3", "white", "red", "blue")


def fields(**players):
    return {"players": [players.pop("P1", {}), players.pop("P2", {})], **players}


@pytest.mark.parametrize(
    ("position", "path"),
    [
        (fields(P1={"soldiers": {"30": 1}}), "players[0].soldiers"),
        (fields(P1={"soldiers": {"11": 6}}), "players[0].soldiers"),
        (fields(P1={"soldiers": {"81": 1}}, P2={"soldiers": {"81": 1}}), "players"),
        (fields(P1={"prayer": 12}), "players[0].prayer"),
        (fields(P1={"tiles": [211, 212]}), "players[0].tiles[1]"),
        (fields(P1={"tiles": [211]}, P2={"tiles": [211]}), "players"),
        (fields(P1={"pyramids": {"red": [1, 21]}}), "players[0].pyramids"),
        (fields(P1={"tiles": [243], "creatures": {"phoenix": 11}}), "players[0].creatures"),
        (fields(P1={"played": ["cavalry"]}), "players[0].dropped"),
        (fields(P1={"tokens": {"move1": "silver"}}), "players[0].tokens"),
        (fields(P1={"hand": ["escape", "escape"]}), "deck"),
        (fields(deed="move", moving={"here": 81}), "moving.here"),
        (fields(battle={"area": 81, "defender": {"seat": 1}}), "battle.source"),
        (fields(playing={"card": "prayer", "seat": 0, "aimed": True}), "playing.card"),
        (fields(choosing_card=True), "choosing_card"),
        (fields(order=[0, 0]), "order"),
        (fields(turn=2, P1={"tokens": dict.fromkeys(ROW_3, "normal")}), "players[0].tokens"),
        (fields(fights=[11]), "fights"),
        (fields(next="over"), "ending"),
        (fields(soldiers=3), "soldiers"),
    ],
)
def test_impossible_positions_are_refused(position, path):
    with pytest.raises(BadSetting) as bad:
        GAME.read_position(position)
    assert bad.value.path == path


def test_the_middle_of_things():
    """A battle that begins, a card that waits for Vetoes, an action that was taken."""
    p1, p2 = {"soldiers": {"TW": 3}}, {"soldiers": {"TW": 2}}
    battle = {"area": 81, "attacker": {"seat": 0}, "defender": {"seat": 1}}
    moving = {"here": 81, "start": 10, "used": 1}
    token = {"tokens": "move1"}
    t = table(4, P1={**p1, **token}, P2=p2, placed=True, deed="move", moving=moving, battle=battle)
    assert t.asked() == {"P1": "battle", "P2": "battle"}
    t = table(4, P1=token, placed=True, deed="buy", buying="red")
    assert t.asked() == {"P2": "action"}  # there is nothing to buy
    playing = {"card": "prayer", "seat": 0, "aimed": True}
    t = table(4, P3={"hand": ["rage"]}, shown=["prayer"], playing=playing)
    assert t.asked() == {"P3": "veto"}


def test_every_position_reads_back():
    for session in positions(7):
        data = json.loads(json.dumps(GAME.write_position(session.checkpoint)))
        assert GAME.read_position(data) == session.checkpoint
