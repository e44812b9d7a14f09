"""Single decisions where one answer is plainly the sensible one."""

from dataclasses import replace

import pytest

from ai.ankh.answers import best_heirloom, keep_all
from ai.ankh.bids import outbidding
from ai.ankh.strength import majorities, strength
from ai.ankh.table import Shrine, Table
from ai.ankh.thoth import Thoth
from bot.games.registry import lookup
from bot.tables.chance import seeded
from rules.ankh.data import CARDS, God, MonumentKind
from rules.ankh.view import BattleView
from rules.engine.session import Session

ANKH = lookup("ankh")


@pytest.fixture
def view():
    """Middle Kingdom for two: Ra at 25 with a warrior at 24, Amun at 77 with one at 76."""
    options = {"scenario": "middle_kingdom", "gods": ["ra", "amun"], "first": 0}
    session = Session(ANKH, ANKH.new(2, options), seeded(1))
    return ANKH.view(session.state, 0)


def test_a_table_is_what_the_view_shows(view):
    table = Table(view)
    assert table.me is God.RA
    assert table.income(God.RA, table.beside(God.RA)) == table.mine.would_gain
    west = table.region(1)
    assert table.within(west.area) == {God.RA: [24, 25]}
    assert strength(table, God.RA, west, [24, 25]) == 2
    assert majorities(table, west) == {God.RA: 1}


def test_trying_a_monument_leaves_the_table_alone(view):
    table = Table(view)
    trial = table.with_monument(40, Shrine(MonumentKind.TEMPLE, God.RA))
    assert trial.monuments[40].god is God.RA
    assert table.monuments[40].god is None


def test_with_one_follower_it_does_not_decline_a_power(view):
    options = ["commanding", "inspiring", "omnipresent", "revered", "no"]
    assert Thoth(1).answer(view, "unlock", options) != "no"


def test_it_claims_what_gives_a_majority(view):
    # 62 is a pyramid in the Delta, where Ra has nothing; 28 is one in the West, where he is.
    assert Thoth(1).answer(view, "control", ["28", "62"]) == "28"


def test_ties_are_broken_and_figures_kept():
    assert keep_all(["keep 57", "keep 58", "done"]) == "keep 57"
    assert keep_all(["keep all", "keep 57", "keep 58", "done"]) == "keep all"
    assert best_heirloom(["keep cat", "keep sphinx 45", "done"]) == "keep sphinx 45"


def test_no_more_is_bid_than_outbids_everybody(view):
    purses = {God.RA: 9, God.AMUN: 2}
    fought = replace(
        view,
        gods=tuple(replace(g, followers=purses[g.god]) for g in view.gods),
        figures=(*view.figures, replace(view.figures[0], cell=23, god=God.AMUN)),
        battle=BattleView(1, (God.RA, God.AMUN), {}, {}, {}),
    )
    assert int(Thoth(1).answer(fought, "battle.bid", [str(n) for n in range(10)])) <= 3


def test_outbidding_grows_with_the_bid():
    chances = [outbidding(bid, [4, 2]) for bid in range(6)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[5] == 1


def test_a_lost_battle_is_not_paid_for_with_chariots(view):
    """Alone against many, a card that comes back is better than the strongest."""
    crowd = [replace(view.figures[0], cell=c, god=God.AMUN) for c in (12, 13, 14, 22, 23, 32, 33)]
    lone = [figure for figure in view.figures if figure.cell == 25]
    fought = replace(
        view,
        figures=tuple(lone + crowd),
        battle=BattleView(1, (God.RA, God.AMUN), {}, {}, {}),
    )
    assert Thoth(1).answer(fought, "battle.card", [str(card) for card in CARDS]) != "chariots"
