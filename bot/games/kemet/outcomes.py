"""What each own battle card would give against each card that the other may still hold.

It knows what its reader may know: the view is the reader's own.  DI cards are left out, for
nobody knows those of the other.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.kemet.data import BATTLE_CARDS, NUMBER_OF, BattleCard, Power, Strike
from rules.kemet.state import Stage
from rules.kemet.strength import Term
from rules.kemet.view import BattleView, FighterView, View


class Outcome(NamedTuple):
    """What comes of one card against another."""

    card: BattleCard
    rival: BattleCard
    is_won: bool
    lost: int  # own soldiers
    killed: int  # the other's
    strengths: tuple[int, int]  # own, the other's
    points: tuple[int, int]  # victory points: own, the other's


class Forecast(NamedTuple):
    """Every own card against every card of the other."""

    outcomes: tuple[Outcome, ...]

    def against(self, card: BattleCard) -> tuple[Outcome, ...]:
        """The outcomes of an own card."""
        return tuple(row for row in self.outcomes if row.card is card)


def forecast(view: View, seat: Seat) -> Forecast | None:
    """Reckon a battle that is about to be fought; None for those who do not fight."""
    battle = view.battle
    if battle is None or battle.stage is not Stage.COMMIT or view.viewer != seat:
        return None
    if seat not in (battle.attacker.seat, battle.defender.seat):
        return None
    other = battle.defender if seat == battle.attacker.seat else battle.attacker
    known = view.players[other.seat].may_hold if other.card is None else (other.card,)
    return Forecast(
        tuple(
            _outcome(view, battle, seat, card, rival)
            for card in view.players[seat].own_cards
            for rival in known
        )
    )


def _outcome(
    view: View, battle: BattleView, seat: Seat, card: BattleCard, rival: BattleCard
) -> Outcome:
    is_attacker = seat == battle.attacker.seat
    own, other = battle.attacker, battle.defender
    if not is_attacker:
        own, other = other, own
    ours, theirs = _with(own, card), _with(other, rival)
    is_won = ours.strength + (not is_attacker) > theirs.strength  # a tie is the defender's
    lost = min(own.soldiers, max(0, theirs.damage - ours.protection))
    killed = min(other.soldiers, max(0, ours.damage - theirs.protection))
    return Outcome(
        card,
        rival,
        is_won,
        lost,
        killed,
        (ours.strength, theirs.strength),
        (
            int(is_won and lost < own.soldiers and earns(view, battle, own)),
            int(not is_won and killed < other.soldiers and earns(view, battle, other)),
        ),
    )


def earns(view: View, battle: BattleView, side: FighterView) -> bool:
    """Return whether a victory brings a side a point, if somebody survives."""
    is_attacker = side.seat == battle.attacker.seat
    return is_attacker or Power.DEFENSIVE_VICTORY in view.players[side.seat].powers


def _with(side: FighterView, card: BattleCard) -> Strike:
    """What a side brings with a card, as far as the rest of it is known."""
    kind = BATTLE_CARDS[card]
    return Strike(
        side.total_strength - side.strength[Term.CARD] + kind.strength,
        side.total_damage - side.damage[Term.CARD] + kind.damage,
        side.total_protection - side.protection[Term.CARD] + kind.protection,
    )


# --- in words --------------------------------------------------------------------------------


def forecast_table(texts: Texts, view: View) -> str:
    """The forecast as a small table; empty where nothing is to be foreseen."""
    found = forecast(view, view.viewer) if view.viewer is not None else None
    if found is None or not found.outcomes:
        return ""
    rivals = list(dict.fromkeys(row.rival for row in found.outcomes))
    lines = ["    " + "".join(f" {NUMBER_OF[rival]:<4}" for rival in rivals)]
    for card in dict.fromkeys(row.card for row in found.outcomes):
        cells = "".join(f" {_cell(row):<4}" for row in found.against(card))
        lines.append(f"{NUMBER_OF[card]:<4}{cells}")
    table = "\n".join(line.rstrip() for line in lines)
    return f"{texts('kemet-forecast')}\n```\n{table}\n```"


def _cell(row: Outcome) -> str:
    return f"{'+' if row.is_won else '-'}{row.lost}:{row.killed}"
