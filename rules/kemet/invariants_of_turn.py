"""Invariants of what is going on: an action, a Move, a card, a battle."""

from __future__ import annotations

from rules.engine.impossible import must
from rules.kemet.boards import city_of
from rules.kemet.commitments import affordable_sets
from rules.kemet.data import CARDS, MOST_DECLINED, Card, Deed, Icon, Power
from rules.kemet.escaping import escape_areas
from rules.kemet.interventions import TARGETED, enlist_options, fire_targets
from rules.kemet.keys import levy
from rules.kemet.moving import can_end, group_of, steps
from rules.kemet.state import (
    NOBODY,
    Battle,
    Fighter,
    Moving,
    Phase,
    Playing,
    Source,
    Stage,
    State,
    board_of,
    creature_in,
)

MOST_STEPS = 4  # God Speed and the Royal Scarab


def check_turn(s: State) -> None:
    """Raise Impossible if what is going on cannot be."""
    fighting = _check_together(s)
    acting = s.phase is Phase.TURN
    must(acting or s.deed is None, "deed", "only during a turn")
    must((s.deed is Deed.MOVE) == (s.moving is not None), "moving", "during a Move action")
    must((s.deed is Deed.BUY) == (s.colour is not None), "buying", "while buying a tile")
    must(s.deed is not Deed.PRAY, "deed", "praying is done at once")
    busy = s.deed is not None and s.deed is not Deed.MOVE
    if s.is_choosing_card:
        idle = not fighting and s.playing is None and not busy and acting
        must(idle, "choosing_card", "only while nothing else is resolved")
        must(bool(s.players[s.active].hand), "choosing_card", "there is no card")
    fits = s.declined <= MOST_DECLINED and (acting or not s.declined)
    must(fits, "declined", "a turn has an end")
    if fighting or s.playing is not None:
        must(acting or s.phase is Phase.NIGHT_TILES, "next", "nobody fights or plays now")
        must(not busy, "deed", "another action is carried out")
    if s.moving is not None:
        _check_moving(s, s.moving)
    if s.battle is not None:
        _check_battle(s, s.battle)
    if s.playing is not None:
        _check_playing(s, s.playing)


def _check_together(s: State) -> bool:
    """Two armies stand in one area only where they fight; return whether somebody does."""
    fights = [*s.fights, *([s.battle.area] if s.battle is not None else [])]
    must(len(set(fights)) == len(fights), "fights", "each area once")
    holders: dict[int, list[int]] = {}
    for seat, player in enumerate(s.players):
        for area in player.soldiers:
            holders.setdefault(area, []).append(seat)
    for area, seats in holders.items():
        fits = len(seats) == 1 or (len(seats) == 2 and area in fights and s.active in seats)
        must(fits, "players", f"two armies in {area}")
    for area in s.fights:
        must(len(holders.get(area, ())) == 2, "fights", f"nobody fights in {area}")
        own = s.active != NOBODY and city_of(area) == s.players[s.active].city
        must(own, "fights", f"{area} is not the attacker's district")
    if s.fights:
        must(s.moving is None, "fights", "no recruits attack during a Move action")
        must(s.fights_from is not Source.MOVE, "fights_from", "recruits")
    return bool(fights)


def _check_moving(s: State, moving: Moving) -> None:
    here = moving.here
    if not here:
        fresh = moving in (Moving(), Moving(gates=True))
        must(fresh, "moving", "nobody has moved yet")
        must(s.battle is None, "moving", "nobody has moved yet")
        return
    player, board = s.players[s.active], board_of(s)
    must(here in board.adjacent and moving.start in board.adjacent, "moving", "not on this board")
    must(moving.used <= MOST_STEPS, "moving.used", "nobody goes so far")
    if s.battle is not None:
        return
    must(here in player.soldiers, "moving.here", "no soldiers are there")
    if moving.counted is not None:
        there = player.creatures.get(moving.counted) == here
        must(there, "moving.counted", "it is not with the group")
    must(can_end(group_of(s, s.active)), "moving", "the action cannot end")


# --- cards -----------------------------------------------------------------------------------


def _check_playing(s: State, playing: Playing) -> None:
    path, card = "playing", playing.card
    must(card in s.shown, f"{path}.card", "it lies among the discards that were shown")
    known = s.shown.count(Card.VETO) >= len(playing.vetoes)
    must(known, f"{path}.vetoes", "they lie among the discards that were shown")
    last = playing.seat
    for seat in playing.vetoes:
        must(seat not in (last, s.active), f"{path}.vetoes", "not by this player")
        last = seat
    must(playing.aimed or not playing.vetoes, f"{path}.aimed", "targets are named first")
    if card is Card.ESCAPE:
        _check_escape(s, playing)
        return
    must(CARDS[card].icon is Icon.DAY, f"{path}.card", "not a card of the day")
    must(playing.seat == s.active and s.phase is Phase.TURN, f"{path}.seat", "in the own turn")
    must(s.battle is None and not s.fights, path, "not in a battle")
    must(playing.aimed or card in TARGETED, f"{path}.aimed", "it has no targets")
    in_move = card in (Card.TELEPORTATION, Card.GATES)
    must(s.moving is not None or not in_move, f"{path}.card", "only inside a Move action")
    _check_target(s, playing)


def _check_escape(s: State, playing: Playing) -> None:
    battle, path = s.battle, "playing"
    if battle is None:
        must(False, f"{path}.card", "nobody is attacked")
        return
    must(battle.stage in (Stage.ATTACK, Stage.COMMIT), path, "cards lie open already")
    must(battle.is_announced, path, "the attack comes first")
    must(playing.seat == battle.defender.seat, f"{path}.seat", "the defender's card")
    must(playing.aimed, f"{path}.aimed", "where to is said at once")
    must(playing.area in escape_areas(s, battle), f"{path}.area", "not an empty area beside it")
    chosen = (battle.attacker.commitment, battle.defender.commitment)
    must(chosen == (None, None), "battle", "what was chosen is dropped")


def _check_target(s: State, playing: Playing) -> None:
    seat, path = playing.seat, "playing"
    if playing.card is Card.FIRE:
        targets = fire_targets(s, seat)
        fits = playing.area in targets if playing.aimed else bool(targets)
        must(fits, f"{path}.area", "an enemy soldier")
    elif playing.card is Card.ENLISTMENT:
        levies = enlist_options(s, seat)
        wanted = levy(playing.placed, "+") in levies if playing.aimed else bool(levies)
        must(wanted, f"{path}.placed", "soldiers that may be placed")
    elif playing.card is Card.TELEPORTATION:
        found = {(t.start, t.end, t.soldiers, t.creature) for t in steps(s, seat, by_card=True)}
        aim = (playing.start, playing.area, playing.soldiers, playing.creature)
        must(aim in found if playing.aimed else bool(found), path, "a group and its destination")


# --- battles ---------------------------------------------------------------------------------


def _check_battle(s: State, battle: Battle) -> None:
    attacker, defender = battle.attacker, battle.defender
    must(battle.area in board_of(s).adjacent, "battle.area", "not on this board")
    must(attacker.seat == s.active, "battle.attacker", "the active player attacks")
    must(attacker.seat != defender.seat, "battle.defender", "somebody else")
    is_move = battle.source is Source.MOVE
    must(is_move == (s.moving is not None), "battle.source", "as the action says")
    must(s.moving is None or s.moving.here == battle.area, "battle.area", "where the group is")
    own = city_of(battle.area) == s.players[s.active].city
    must(is_move or own, "battle.area", "recruits attack at home")
    after = battle.stage is Stage.AFTER
    must(after == (battle.winner != NOBODY), "battle.winner", "once it is fought")
    must(not after or battle.winner in (attacker.seat, defender.seat), "battle.winner", "a fighter")
    must(battle.points <= 1, "battle.points", "one at most")
    must(battle.is_announced or battle.stage is Stage.ATTACK, "battle.announced", "it has begun")
    must(battle.is_announced or not battle.is_escape_asked, "battle.announced", "it has begun")
    for name, fighter in (("attacker", attacker), ("defender", defender)):
        _check_fighter(s, battle, fighter, f"battle.{name}")
    if battle.stage is Stage.COMMIT:
        _check_foreseeing(s, battle)


def _check_fighter(s: State, battle: Battle, fighter: Fighter, path: str) -> None:
    player = s.players[fighter.seat]
    there = player.soldiers.get(battle.area, 0)
    if battle.stage is Stage.ATTACK:
        must(there > 0, path, "no soldiers are there")
        must(fighter == Fighter(fighter.seat), path, "nothing is settled yet")
        return
    must(fighter.lost == 0 or battle.stage is Stage.AFTER, f"{path}.lost", "not fought yet")
    must(fighter.soldiers == there + fighter.lost, f"{path}.soldiers", "as many as are there")
    must(fighter.soldiers > 0, f"{path}.soldiers", "nobody fights")
    if battle.stage is not Stage.AFTER:
        creature = creature_in(player, battle.area)
        must(fighter.creature is creature, f"{path}.creature", "the one that is there")
        fighter_done = fighter.wounds or fighter.is_done
        must(not fighter_done or battle.stage is Stage.WOUND, path, "no wounds yet")
    else:
        fits = fighter.creature is None or fighter.creature in player.creatures
        must(fits, f"{path}.creature", "of this player")
    must(fighter.wounds <= len(player.buried), f"{path}.wounds", "more than were discarded")
    _check_commitment(s, battle, fighter, path)


def _check_commitment(s: State, battle: Battle, fighter: Fighter, path: str) -> None:
    player, chosen = s.players[fighter.seat], fighter.commitment
    if battle.stage is not Stage.COMMIT:
        if chosen is None:
            must(False, f"{path}.commitment", "both have chosen")
            return
        must(chosen.card in player.played, f"{path}.commitment.card", "it was played")
        must(chosen.drop in player.dropped, f"{path}.commitment.drop", "it was discarded")
        shown = all(s.shown.count(card) >= (chosen.cards or ()).count(card) for card in Card)
        must(shown, f"{path}.commitment.cards", "they were shown")
        fits = all(CARDS[card].icon is Icon.BATTLE for card in chosen.cards or ())
        must(fits, f"{path}.commitment.cards", "cards for a battle")
    elif chosen is not None:
        held = chosen.card in player.cards and chosen.drop in player.cards
        must(held and chosen.card is not chosen.drop, f"{path}.commitment", "two cards in hand")
        must(chosen.cards in affordable_sets(player), f"{path}.commitment.cards", "held and paid")


def _check_foreseeing(s: State, battle: Battle) -> None:
    """Only with Prescience one side has chosen before the other."""
    for fighter, rival in (
        (battle.attacker, battle.defender),
        (battle.defender, battle.attacker),
    ):
        if fighter.commitment is not None:
            blind = Power.PRESCIENCE in s.players[rival.seat].tiles
            must(blind and rival.commitment is None, "battle", "both choose at once")
    for fighter in (battle.attacker, battle.defender):
        few = len(s.players[fighter.seat].cards) < 2
        must(not few, "battle", "two battle cards are needed")
