"""A battle is fought: Divine Wound, strength, losses, rewards (RULES K-8.5 to K-8.11)."""

from __future__ import annotations

from rules.engine.decisions import Choice
from rules.engine.errors import Why
from rules.engine.events import tell, tell_only
from rules.kemet.armies import destroy
from rules.kemet.asking import ask_in_secret, because
from rules.kemet.data import CRUSADE_PRAYER, HOLY_WAR_PRAYER, Card, Power, Vp
from rules.kemet.decks import bury
from rules.kemet.keys import DONE
from rules.kemet.points import gain_point
from rules.kemet.prices import gain
from rules.kemet.read_keys import read_card
from rules.kemet.refusals import Reason
from rules.kemet.state import Battle, Fighter, Stage, State
from rules.kemet.strength import Might, might


async def treat_wounds(s: State, battle: Battle) -> None:
    """Owners of Divine Wound may discard cards, one after another; then the battle is fought.

    How many they discard is public, so each is asked for by itself (D-21).
    """
    for fighter in (battle.attacker, battle.defender):
        player = s.players[fighter.seat]
        if fighter.is_done or Power.DIVINE_WOUND not in player.tiles or not player.hand:
            continue
        await _wound(s, fighter)
        return
    await fight_out(s, battle)


async def _wound(s: State, fighter: Fighter) -> None:
    seat = fighter.seat
    held = list(dict.fromkeys(s.players[seat].hand))
    choice: Choice[str] = Choice(
        seat, "wound", [DONE, *map(str, held)], why_not_wounded, always=True, seen_by=(seat,)
    )
    answer = (await ask_in_secret(s, [choice]))[seat]
    if answer == DONE:
        fighter.is_done = True
        return
    bury(s, seat, Card(answer))
    fighter.wounds += 1
    tell(s, "wounded", seat=seat, wounds=fighter.wounds)
    tell_only(s, (seat,), "buried", seat=seat, card=answer)


def why_not_wounded(key: str) -> Why | None:
    """Say that a card is not held any more."""
    card = read_card(key)
    return None if card is None else because(Reason.CARD_NOT_HELD, card=card)


# --- the result (K-8.7 to K-8.10) ------------------------------------------------------------


async def fight_out(s: State, battle: Battle) -> None:
    """Compare strength, take losses on both sides at once, give rewards."""
    attacker, defender = battle.attacker, battle.defender
    ours = might(battle, attacker, s.players[attacker.seat])
    theirs = might(battle, defender, s.players[defender.seat])
    attacker.lost = _lost(attacker, theirs, ours)
    defender.lost = _lost(defender, ours, theirs)
    is_won = sum(ours.strength.values()) > sum(theirs.strength.values())
    winner = attacker if is_won else defender  # equal strength: the defender (Ruling 40)
    battle.winner = winner.seat
    tell(
        s,
        "fought",
        area=battle.area,
        attacker=attacker.seat,
        defender=defender.seat,
        strength=[sum(ours.strength.values()), sum(theirs.strength.values())],
        lost=[attacker.lost, defender.lost],
        winner=winner.seat,
    )
    _reward(s, battle, winner)
    battle.stage = Stage.AFTER
    for fighter in (attacker, defender):
        if fighter.lost:
            await destroy(s, fighter.seat, battle.area, fighter.lost)


def _lost(fighter: Fighter, enemy: Might, own: Might) -> int:
    """Damage that protection does not stop (K-8.9)."""
    damage, protection = sum(enemy.damage.values()), sum(own.protection.values())
    return min(fighter.soldiers, max(0, damage - protection))


def _reward(s: State, battle: Battle, winner: Fighter) -> None:
    """Victory points need a survivor, Holy War does not (Rulings 46, 47, 68)."""
    player = s.players[winner.seat]
    earns = winner is battle.attacker or Power.DEFENSIVE_VICTORY in player.tiles
    if earns and winner.soldiers > winner.lost:
        gain_point(s, winner.seat, Vp.BATTLE)
        battle.points = 1
    if Power.HOLY_WAR in player.tiles:
        prayer = gain(s, winner.seat, HOLY_WAR_PRAYER)
        tell(s, "prayer_gained", seat=winner.seat, prayer=prayer, source="holy_war")
    for own, enemy in ((battle.attacker, battle.defender), (battle.defender, battle.attacker)):
        if enemy.lost and Power.CRUSADE in s.players[own.seat].tiles:
            prayer = gain(s, own.seat, CRUSADE_PRAYER * enemy.lost)
            tell(s, "prayer_gained", seat=own.seat, prayer=prayer, source="crusade")
