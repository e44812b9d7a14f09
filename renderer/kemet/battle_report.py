"""A battle that is over, put together again from what was told of it.

While somebody still decides about it, a view holds the battle itself.  If nobody has anything to
decide, only the events are left: they name soldiers, cards and sums; a creature follows from what
it added, and from where it was seen last.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.kemet.boards import Area
from rules.kemet.data import BATTLE_CARDS, CARDS, CREATURES, BattleCard, Card, Creature, Power
from rules.kemet.state import Source, Stage
from rules.kemet.strength import Term
from rules.kemet.view import BattleView, FighterView, View


def battle_of(
    view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
) -> BattleView | None:
    """The battle that some events tell of: begun, shown or fought; None if there is none."""
    fought = next((event for event in reversed(events) if event.what == "fought"), None)
    if view.battle is not None and (view.battle.revealed or fought is None):
        return view.battle
    if fought is None:
        return None
    told = [*earlier, *events]
    end = max(n for n, event in enumerate(told) if event.what == "fought")
    starts = [n for n, event in enumerate(told[:end]) if event.what == "attacked"]
    return _rebuilt(view, told[starts[-1] :], fought) if starts else None


def _rebuilt(view: View, told: Sequence[Event], fought: Event) -> BattleView:
    data, attacked = fought.data, told[0].data
    seats: tuple[Seat, Seat] = (data["attacker"], data["defender"])
    struck = sum(event.data["lost"] for event in told if event.what == "initiative")
    soldiers = (attacked["soldiers"], attacked["defenders"] - struck)
    beasts = [_creature(view, told, seat, data["area"]) for seat in seats]
    sides = []
    for n, seat in enumerate(seats):
        cancelled = beasts[n] is not None and beasts[1 - n] is Creature.DEEP_DESERT_SNAKE
        sides.append(
            _fighter(
                view,
                told,
                seat,
                soldiers[n],
                beasts[n],
                data["lost"][n],
                attacks=n == 0,
                cancelled=cancelled,
            )
        )
    won = [e for e in told if e.what == "point_gained" and e.data["source"] == "battle"]
    return BattleView(
        area=data["area"],
        source=Source(attacked["source"]),
        stage=Stage.AFTER,
        attacker=sides[0],
        defender=sides[1],
        revealed=True,
        winner=data["winner"],
        points=len([e for e in won if e.data["seat"] == data["winner"]]),
    )


def _creature(view: View, told: Sequence[Event], seat: Seat, area: Area) -> Creature | None:
    """The creature with an army: sent home since, or standing where the army is now."""
    for event in told:
        if event.what == "creature_home" and event.data["seat"] == seat:
            return Creature(event.data["creature"])
    went = [e.data["end"] for e in told if e.what == "retreated" and e.data["seat"] == seat]
    here = went[-1] if went else area
    standing = view.players[seat].creatures
    return next((creature for creature, where in standing.items() if where == here), None)


def _fighter(
    view: View,
    told: Sequence[Event],
    seat: Seat,
    soldiers: int,
    creature: Creature | None,
    lost: int,
    *,
    attacks: bool,
    cancelled: bool,
) -> FighterView:
    shown = next(e.data for e in told if e.what == "revealed" and e.data["seat"] == seat)
    card, cards = BattleCard(shown["card"]), tuple(map(Card, shown["cards"]))
    wounds = max(
        (e.data["wounds"] for e in told if e.what == "wounded" and e.data["seat"] == seat),
        default=0,
    )
    powers = view.players[seat].powers
    strike, added = BATTLE_CARDS[card], [CARDS[di].strike for di in cards]
    beast = CREATURES[creature] if creature is not None and not cancelled else None
    sided = Power.CHARGE if attacks else Power.DEFENSE
    strength = {
        Term.SOLDIERS: soldiers,
        Term.CARD: strike.strength,
        Term.DI: sum(s.strength for s in added) + wounds,
        Term.TILES: (Power.BLADES_OF_NEITH in powers) + (sided in powers),
        Term.CREATURE: beast.strength if beast else 0,
    }
    damage = {
        Term.SOLDIERS: 0,
        Term.CARD: strike.damage,
        Term.DI: sum(s.damage for s in added),
        Term.TILES: int(Power.CARNAGE in powers),
        Term.CREATURE: beast.damage if beast else 0,
    }
    protection = {
        Term.SOLDIERS: 0,
        Term.CARD: strike.protection,
        Term.DI: sum(s.protection for s in added),
        Term.TILES: int(Power.SHIELD_OF_NEITH in powers),
        Term.CREATURE: beast.protection if beast else 0,
    }
    return FighterView(
        seat=seat,
        soldiers=soldiers,
        creature=creature,
        cancelled=cancelled,
        committed=True,
        card=card,
        drop=BattleCard(shown["drop"]) if shown.get("drop") else None,
        cards=cards,
        wounds=wounds,
        strength=strength,
        damage=damage,
        protection=protection,
        total_strength=sum(strength.values()),
        total_damage=sum(damage.values()),
        total_protection=sum(protection.values()),
        lost=lost,
    )
