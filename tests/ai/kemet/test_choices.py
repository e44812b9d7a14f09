"""Single decisions where one answer is plainly the sensible one."""

import pytest

from ai.kemet.forecast import Forecast, Stakes
from ai.kemet.sides import side_of, unknown_bonus
from ai.kemet.table import Table
from ai.kemet.thoth import Thoth
from bot.commands import checks
from bot.tables.chance import seeded
from rules.engine.session import Session
from rules.kemet.boards import CENTRAL_TEMPLE, DELTA_TEMPLE, SANCTUARY, SPHINX_TEMPLE, WEST_TEMPLE
from rules.kemet.buying import buyable
from rules.kemet.commitments import commitments
from rules.kemet.data import (
    NUMBER_OF,
    TILES,
    BattleCard,
    Card,
    Colour,
    Creature,
    Power,
    Space,
    Token,
    Vp,
)
from rules.kemet.game import GAME
from rules.kemet.keys import NO, NONE, PASS, RECALL, SACRIFICE, STAY, STOP, VETO, What
from rules.kemet.moving import steps
from rules.kemet.night import orders
from rules.kemet.read_keys import read_cities, read_commit, read_step
from rules.kemet.state import Battle, Commitment, Fighter, Holdings, Moving, Phase, Playing, Stage
from rules.kemet.tokens import actions

THOTH = Thoth("choices")
STAKES = Stakes(1.0, 0.5, 0.1, 0.1)


@pytest.fixture
def s():
    """Day 1 of a game for two in which seat 0 has city 1, is in turn, and nobody holds DI."""
    session = Session(GAME, GAME.new(2, {"mode": "short"}), seeded(5))
    while session.state.phase is not Phase.TURN:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        session.pick(choice.seat, 0 if choice.what == What.CITY else len(keys) // 2)
    state = session.state
    for seat, player in enumerate(state.players):
        player.city, player.hand, player.prayer = 1 + seat, (), 6
        base = 10 * player.city
        levels = {Colour.WHITE: 1, Colour.RED: 2, Colour.BLUE: 0}
        player.holdings = Holdings(levels, {Colour.WHITE: base + 1, Colour.RED: base + 2})
        player.soldiers = {base + 1: 5, base + 2: 5}
    state.order, state.active = (0, 1), 0
    state.asking, state.asked = "", ()
    return state


def ask(s, what, options, seat=0, thoth=THOTH):
    """What seat 0, or another one, answers."""
    return thoth.answer(GAME.view(s, seat), what, [str(option) for option in options])


def give(s, seat, *tiles, points=0, red=2):
    """Give a player tiles, victory points and a red pyramid of some level."""
    player = s.players[seat]
    for power in tiles:
        number = next(n for n, kind in TILES.items() if kind.power is power)
        player.holdings = player.holdings.with_tile(power, number)
    for _ in range(points):
        player.holdings = player.holdings.with_point(Vp.BATTLE)
    site = player.sites[Colour.RED]
    player.holdings = player.holdings.with_pyramid(Colour.RED, red, site)


def use_tokens(s, *spaces):
    """Place tokens of today for both players."""
    for player in s.players:
        player.placed = dict.fromkeys(spaces, Token.NORMAL)
    s.turn = len(spaces) + 1


def last_turn(s):
    use_tokens(s, Space.MOVE_1, Space.WHITE, Space.RED, Space.PRAY_3)


# --- moves ---------------------------------------------------------------------------------------


def step_of(s):
    s.moving = Moving()
    key = ask(s, What.MOVE, [*steps(s, 0), STOP])
    return None if key == STOP else read_step(key)


def test_a_lone_soldier_on_a_temple_is_attacked(s):
    s.players[1].soldiers = {21: 5, WEST_TEMPLE: 1}
    assert step_of(s).end == WEST_TEMPLE


def test_a_strong_army_is_left_alone(s):
    last_turn(s)
    s.players[0].soldiers, s.players[0].prayer = {10: 1}, 0
    s.players[1].soldiers = {WEST_TEMPLE: 5, 63: 5}
    give(s, 1, Power.DEFENSE, Power.DEFENSIVE_VICTORY)
    found = step_of(s)
    assert found is None or found.end not in (WEST_TEMPLE, 63)


def test_a_second_temple_is_taken_on_the_last_turn(s):
    last_turn(s)
    s.players[0].soldiers = {11: 5, WEST_TEMPLE: 3}
    found = step_of(s)
    assert found.is_teleport
    assert found.end in (SPHINX_TEMPLE, CENTRAL_TEMPLE, DELTA_TEMPLE)


def test_two_temples_that_are_held_are_not_left(s):
    last_turn(s)
    s.players[0].soldiers = {WEST_TEMPLE: 2, SPHINX_TEMPLE: 2}
    s.players[1].soldiers = {21: 5, 22: 5}
    assert step_of(s) is None


def test_a_move_goes_on_until_it_is_where_it_should_end(s):
    """With God Speed two steps lead to the temple when a teleport cannot be paid."""
    last_turn(s)
    give(s, 0, Power.GOD_SPEED)
    s.players[0].prayer = 0
    first = step_of(s)
    assert first.end == 10
    s.players[0].soldiers = {12: 5, 10: 5}
    s.moving = Moving(here=10, start=11, used=1)
    key = ask(s, What.MOVE, [*steps(s, 0), STOP])
    assert read_step(key).end == WEST_TEMPLE


# --- actions -------------------------------------------------------------------------------------


def test_nobody_prays_with_a_full_purse(s):
    s.players[0].prayer = 11
    assert ask(s, What.ACTION, actions(s, 0)) not in (Space.PRAY_2, Space.PRAY_3)


def test_without_soldiers_they_are_recruited_before_it_is_moved(s):
    use_tokens(s, Space.BUILD, Space.WHITE, Space.RED, Space.PRAY_3)
    s.players[0].soldiers = {}
    assert ask(s, What.ACTION, actions(s, 0)) == Space.RECRUIT


def test_a_victory_point_is_bought_near_the_end(s):
    give(s, 0, points=6, red=3)
    assert ask(s, What.BUY, buyable(s, 0, Colour.RED)) == "234"


def test_a_fourth_level_is_built_if_it_can_be_paid_near_the_end(s):
    give(s, 0, points=7, red=3)
    assert ask(s, What.BUILD, ["white 2", "red 4", "blue 1 13", "nothing"]) == "red 4"


# --- cards ---------------------------------------------------------------------------------------


def test_prayer_is_played_by_the_poor_alone(s):
    s.players[0].hand, s.players[0].prayer = (Card.PRAYER,), 3
    assert ask(s, What.ACTION, [*actions(s, 0)]) == "card"
    assert ask(s, What.CARD, [Card.PRAYER, NONE]) == Card.PRAYER
    s.players[0].prayer = 11
    assert ask(s, What.ACTION, [*actions(s, 0)]) != "card"


def test_raining_fire_burns_the_last_soldier_of_a_temple(s):
    s.players[1].soldiers = {21: 5, WEST_TEMPLE: 1, SPHINX_TEMPLE: 3}
    options = [21, WEST_TEMPLE, SPHINX_TEMPLE]
    assert ask(s, What.FIRE, options) == str(WEST_TEMPLE)


def vetoes(s, playing):
    s.active, s.playing = 1, playing
    s.players[0].hand = (Card.VETO,)
    return ask(s, What.VETO, [PASS, VETO])


def test_a_veto_is_kept_while_nothing_hurts(s):
    assert vetoes(s, Playing(Card.PRAYER, 1, aimed=True)) == PASS
    assert vetoes(s, Playing(Card.FIRE, 1, aimed=True, area=11)) == PASS


def test_a_veto_saves_a_second_temple(s):
    last_turn(s)
    s.players[0].soldiers = {WEST_TEMPLE: 1, SPHINX_TEMPLE: 3}
    assert vetoes(s, Playing(Card.FIRE, 1, aimed=True, area=WEST_TEMPLE)) == VETO


def test_a_card_that_is_vetoed_already_needs_no_other_veto(s):
    last_turn(s)
    s.players[0].soldiers = {WEST_TEMPLE: 1, SPHINX_TEMPLE: 3}
    playing = Playing(Card.FIRE, 1, aimed=True, area=WEST_TEMPLE, vetoes=(1,))
    assert vetoes(s, playing) == PASS


# --- battles -------------------------------------------------------------------------------------


def battle(s, attackers, defenders, stage=Stage.COMMIT):
    """Seat 0 attacks seat 1 in the west temple."""
    s.players[0].soldiers, s.players[1].soldiers = {81: attackers}, {81: defenders}
    s.battle = Battle(81, Fighter(0, attackers), Fighter(1, defenders), stage=stage)
    return s.battle


def played(s, thoth=THOTH, seat=0):
    sides = {0: s.battle.attacker, 1: s.battle.defender}
    options = commitments(s, s.battle, sides[seat])
    return read_commit(ask(s, What.BATTLE, options, seat, thoth))


def test_battle_cards_are_mixed_where_several_do(s):
    battle(s, 5, 3)
    assert len({played(s, Thoth(seed)).card for seed in range(20)}) > 1


def test_no_di_is_wasted_on_a_battle_that_is_won_or_lost(s):
    s.players[0].hand = (Card.FURY,)
    battle(s, 1, 5)
    assert played(s).cards == ()
    battle(s, 5, 1)
    assert played(s).cards == ()


def test_di_turns_an_even_battle(s):
    s.players[0].hand = (Card.RAGE, Card.FURY)
    battle(s, 4, 4)
    assert played(s).cards


def test_prescience_answers_the_card_that_it_sees(s):
    """Against strength 1 of the same number the weakest card that wins is enough."""
    give(s, 0, Power.PRESCIENCE)
    fought = battle(s, 5, 5)
    fought.defender.commitment = Commitment(BattleCard.PHALANX, BattleCard.CHARIOT)
    chosen = {NUMBER_OF[played(s, Thoth(seed)).card] // 100 for seed in range(10)}
    assert min(chosen) > 2


def test_an_army_that_would_lose_its_area_anyway_escapes(s):
    s.players[1].hand = (Card.ESCAPE,)
    battle(s, 5, 1)
    give(s, 0, Power.CHARGE, Power.CARNAGE)
    key = ask(s, What.BATTLE, commitments(s, s.battle, s.battle.defender), seat=1)
    assert read_commit(key) is None
    battle(s, 1, 5)
    key = ask(s, What.BATTLE, commitments(s, s.battle, s.battle.defender), seat=1)
    assert read_commit(key) is not None


@pytest.mark.parametrize(("mine", "theirs", "wounds"), [(3, 3, True), (5, 1, False), (1, 5, False)])
def test_cards_are_discarded_for_divine_wound_only_if_that_wins(s, mine, theirs, wounds):
    give(s, 0, Power.DIVINE_WOUND)
    s.players[0].hand = (Card.THEFT, Card.GATES)
    fought = battle(s, mine, theirs, Stage.WOUND)
    fought.attacker.commitment = Commitment(BattleCard.MIXED, BattleCard.CHARIOT)
    fought.defender.commitment = Commitment(BattleCard.MIXED, BattleCard.CHARIOT)
    key = ask(s, What.WOUND, [Card.THEFT, Card.GATES, "done"])
    assert key == (Card.GATES if wounds else "done")


def test_the_winner_stays_on_a_temple(s):
    battle(s, 4, 1, Stage.AFTER).winner = 0
    s.players[1].soldiers = {}
    assert ask(s, What.WINNER, [STAY, RECALL]) == STAY


def test_the_creature_is_a_part_of_the_forecast(s):
    chances = []
    for creature in (None, Creature.GIANT_SCORPION):
        table = Table(GAME.view(s, 0))
        attacker = side_of(table, 0, (3, creature), None, attacks=True)
        defender = side_of(table, 1, (3, None), creature, attacks=False)
        outcomes = Forecast(attacker, defender, STAKES).outcomes()
        assert sum(outcomes.values()) == pytest.approx(1)
        chances.append(sum(p for result, p in outcomes.items() if result.is_won))
    assert chances[0] < chances[1]


def test_a_forecast_knows_no_more_than_the_table(s):
    """What a rival holds changes nothing; how many cards they hold does."""
    spreads = []
    for hand in ((Card.FURY, Card.FURY), (Card.GATES, Card.VETO), ()):
        s.players[1].hand = hand
        spread = unknown_bonus(Table(GAME.view(s, 0)), 1)
        assert sum(likely for _, likely in spread) == pytest.approx(1)
        spreads.append(spread)
    assert spreads[0] == spreads[1] != spreads[2]


# --- the rest ------------------------------------------------------------------------------------


def test_whoever_sets_the_order_goes_last(s):
    assert read_cities(ask(s, What.ORDER, orders((1, 2)))) == (2, 1)


def test_a_soldier_is_sacrificed_in_the_delta_but_not_the_temple(s):
    s.players[0].soldiers, s.players[0].prayer = {DELTA_TEMPLE: 3}, 2
    assert ask(s, What.DELTA, [SACRIFICE, NO]) == SACRIFICE
    s.players[0].soldiers = {DELTA_TEMPLE: 1, WEST_TEMPLE: 2}
    assert ask(s, What.DELTA, [SACRIFICE, NO]) == NO
    assert ask(s, What.SANCTUARY, [SACRIFICE, NO]) == SACRIFICE


def test_a_creature_joins_most_soldiers(s):
    s.players[0].soldiers = {11: 1, 12: 4}
    assert ask(s, What.CREATURE, [11, 12, "wait"]) == "12"
    assert ask(s, What.HOME, [11, 12]) == "12"


def test_vision_keeps_the_best_card_and_strategy_gives_the_weakest(s):
    assert ask(s, What.VISION, [Card.GATES, Card.ENLISTMENT, Card.BRONZE]) == Card.ENLISTMENT
    assert ask(s, What.STRATEGY, [410, 130, 320]) == "130"


def test_night_tiles_are_used(s):
    give(s, 0, Power.HAND_OF_GOD, Power.REINFORCEMENTS)
    s.players[0].soldiers = {11: 5}
    assert ask(s, What.NIGHT_TILE, ["raise white", "raise red", "11+4", "12+4", "done"]) != "done"
    assert ask(s, What.REINFORCE, ["12+1", "12+4", "done"]) == "12+4"


def test_a_teleportation_goes_where_it_brings_most(s):
    last_turn(s)
    s.moving = Moving()
    s.players[0].soldiers = {10: 5, WEST_TEMPLE: 2}
    options = [step for step in steps(s, 0, by_card=True) if step.start == 10]
    assert read_step(ask(s, What.TELEPORTATION, options)).end in (SPHINX_TEMPLE, DELTA_TEMPLE)


def test_a_retreat_is_allowed_where_it_helps_least(s):
    fought = battle(s, 4, 3, Stage.AFTER)
    fought.winner = 0
    assert ask(s, What.RETREAT, [10, 63]) == "10"
    assert SANCTUARY not in Table(GAME.view(s, 0)).areas
