"""What a side brings into a battle, as far as its rival can know."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ai.kemet import values
from ai.kemet.table import Army, Table
from rules.engine.decisions import Seat
from rules.kemet.data import (
    CARDS,
    CREATURES,
    DECK,
    HOLY_WAR_PRAYER,
    INITIATIVE_KILLS,
    BattleCard,
    Card,
    Creature,
    Icon,
    Power,
)
from rules.kemet.lookup import card_price
from rules.kemet.view import PlayerView

MOST_UNKNOWN = 4  # DI cards in a hand that are reckoned with: nobody plays them all at once


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a battle before its cards: strength counts soldiers, tiles and creature."""

    seat: Seat
    soldiers: int
    strength: int
    damage: int
    protection: int
    cards: tuple[BattleCard, ...]
    bonus: tuple[tuple[int, float], ...] = ((0, 1.0),)  # strength by DI, and how likely
    earns: bool = False  # a victory point for winning
    prayer: int = 0  # for winning


def strength_of(player: PlayerView, army: Army, rival: Creature | None, *, attacks: bool) -> int:
    """The strength of an army before any cards; ``rival`` is the other army's creature."""
    soldiers, creature = army
    sided = Power.CHARGE if attacks else Power.DEFENSE
    strength = soldiers + (sided in player.powers) + (Power.BLADES_OF_NEITH in player.powers)
    if creature is not None and rival is not Creature.DEEP_DESERT_SNAKE:
        strength += CREATURES[creature].strength
    return strength


def side_of(table: Table, seat: Seat, army: Army, rival: Creature | None, *, attacks: bool) -> Side:
    """A side with everything that lies open; ``rival`` is the other army's creature."""
    player = table.view.players[seat]
    powers, (soldiers, creature) = player.powers, army
    damage, protection = int(Power.CARNAGE in powers), int(Power.SHIELD_OF_NEITH in powers)
    if creature is not None and rival is not Creature.DEEP_DESERT_SNAKE:
        kind = CREATURES[creature]
        damage += kind.damage
        protection += kind.protection
    return Side(
        seat,
        soldiers,
        strength_of(player, army, rival, attacks=attacks),
        damage,
        protection,
        player.may_hold,
        own_bonus(table) if seat == table.me else unknown_bonus(table, seat),
        attacks or Power.DEFENSIVE_VICTORY in powers,
        HOLY_WAR_PRAYER if Power.HOLY_WAR in powers else 0,
    )


def own_bonus(table: Table) -> tuple[tuple[int, float], ...]:
    """The strength of my DI that I can pay: there if it is needed."""
    left, total = table.mine.prayer, 0
    for card in table.mine.hand:
        price = card_price(table.mine, card)
        if CARDS[card].strike.strength and price <= left:
            left -= price
            total += CARDS[card].strike.strength
    sure = values.DI_AT_HAND
    return ((total, sure), (total // 2, 1 - sure)) if total else ((0, 1.0),)


def unseen(table: Table) -> list[Card]:
    """The DI cards that a rival may hold, or that lie in the deck."""
    left = list(DECK)
    for card in (*table.view.shown, *table.mine.hand):
        if card in left:
            left.remove(card)
    return left


def unknown_bonus(table: Table, seat: Seat) -> tuple[tuple[int, float], ...]:
    """How much strength a rival's hand may add, as if each card came from all unseen ones."""
    left = unseen(table)
    player = table.view.players[seat]
    if not player.di or not left:
        return ((0, 1.0),)
    chances = [0.0, 0.0, 0.0]
    for card in left:
        usable = CARDS[card].icon is Icon.BATTLE and CARDS[card].cost <= player.prayer
        chances[CARDS[card].strike.strength if usable else 0] += 1 / len(left)
    spread = {0: 1.0}
    for _ in range(min(MOST_UNKNOWN, player.di)):
        spread = _added(spread, chances)
    return tuple(spread.items())


def _added(spread: dict[int, float], chances: list[float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for total, likely in spread.items():
        for strength, chance in enumerate(chances):
            if chance:
                found[total + strength] = found.get(total + strength, 0.0) + likely * chance
    return found


def struck_first(table: Table, attacker: Seat, defender: Side) -> Side:
    """A defender after Initiative."""
    if Power.INITIATIVE not in table.view.players[attacker].powers:
        return defender
    lost = min(INITIATIVE_KILLS, defender.soldiers)
    return replace(defender, soldiers=defender.soldiers - lost, strength=defender.strength - lost)
