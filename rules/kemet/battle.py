"""An attack and the battle, up to its result (RULES K-8.1 to K-8.10)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell, tell_only
from rules.kemet.aftermath import aftermath
from rules.kemet.armies import destroy
from rules.kemet.asking import ask, ask_in_secret, because
from rules.kemet.commitments import choice
from rules.kemet.control import enemy_in
from rules.kemet.data import INITIATIVE_KILLS, Discards, Power
from rules.kemet.decks import show
from rules.kemet.escaping import ask_for_escape, is_asked_first, play_escape
from rules.kemet.fighting import treat_wounds
from rules.kemet.keys import Commit, Flight
from rules.kemet.prices import card_price, pay
from rules.kemet.read_keys import read_number
from rules.kemet.refusals import Reason
from rules.kemet.state import (
    Battle,
    Commitment,
    Fighter,
    Stage,
    State,
    battle_bag,
    creature_in,
    without,
)


async def begin_next_fight(s: State) -> None:
    """Of several battles of recruits the attacker chooses which is next (D-14)."""
    area = await ask(s, s.active, "first_battle", s.fights, lambda key: _why_not_first(s, key))
    s.fights = without(s.fights, area)
    enemy = enemy_in(s, s.active, area)
    s.battle = Battle(area, Fighter(s.active), Fighter(enemy), s.fights_from)


def _why_not_first(s: State, key: str) -> Why | None:
    area = read_number(key)
    return None if area is None else because(Reason.NOT_ADJACENT, area=area)


async def fight(s: State) -> None:
    """Take a battle one stage further."""
    battle = s.battle
    assert battle is not None, "nobody fights"
    match battle.stage:
        case Stage.ATTACK:
            await _attack(s, battle)
        case Stage.COMMIT:
            await _commit(s, battle)
        case Stage.WOUND:
            await treat_wounds(s, battle)
        case Stage.AFTER:
            await aftermath(s, battle)


# --- before cards are chosen -----------------------------------------------------------------


async def _attack(s: State, battle: Battle) -> None:
    """Escape where it must be asked first, then Initiative (K-8.1, K-8.2)."""
    attacker, defender = battle.attacker.seat, battle.defender.seat
    if not battle.is_announced:
        battle.is_announced = True
        tell(
            s,
            "attacked",
            seat=attacker,
            defender=defender,
            area=battle.area,
            soldiers=s.players[attacker].soldiers[battle.area],
            defenders=s.players[defender].soldiers[battle.area],
            source=battle.source,
        )
        if is_asked_first(s, battle):
            await ask_for_escape(s, battle)
            return
    if Power.INITIATIVE in s.players[attacker].tiles and await _strike_first(s, battle):
        s.battle = None
        return
    for fighter in (battle.attacker, battle.defender):
        player = s.players[fighter.seat]
        fighter.soldiers = player.soldiers[battle.area]
        fighter.creature = creature_in(player, battle.area)
    battle.stage = Stage.COMMIT


async def _strike_first(s: State, battle: Battle) -> bool:
    """Initiative destroys two defenders; return whether nobody is left to fight (K-8.2)."""
    seat, area = battle.defender.seat, battle.area
    defenders = s.players[seat].soldiers[area]
    lost = min(INITIATIVE_KILLS, defenders)
    tell(s, "initiative", seat=battle.attacker.seat, defender=seat, area=area, lost=lost)
    await destroy(s, seat, area, lost)
    return lost == defenders


# --- choosing cards (K-8.3) ------------------------------------------------------------------


async def _commit(s: State, battle: Battle) -> None:
    """Both choose in secret; with Prescience the other side chooses first."""
    fighters = committing(s, battle)
    choices = [choice(s, battle, fighter, "battle") for fighter in fighters]
    answers = await ask_in_secret(s, choices)
    flight = answers.get(battle.defender.seat)
    if isinstance(flight, Flight):
        for fighter in (battle.attacker, battle.defender):
            fighter.commitment = None  # whatever was chosen is dropped unseen
        play_escape(s, battle.defender.seat, flight)
        return
    for fighter in fighters:
        answer = answers[fighter.seat]
        assert isinstance(answer, Commit), "nobody but the defender escapes"
        fighter.commitment = Commitment(answer.card, answer.drop, answer.cards)
    if battle.attacker.commitment is None or battle.defender.commitment is None:
        _foresee(s, battle)
        return
    _reveal(s, battle)


def committing(s: State, battle: Battle) -> list[Fighter]:
    """Who chooses now: both, or the one whom Prescience makes choose first."""
    waiting = [f for f in (battle.attacker, battle.defender) if f.commitment is None]
    blind = [f for f in waiting if Power.PRESCIENCE not in s.players[f.seat].tiles]
    return blind or waiting


def _foresee(s: State, battle: Battle) -> None:
    """The owner of Prescience is shown the battle card, and nothing else (Ruling 36)."""
    first, second = battle.attacker, battle.defender
    if first.commitment is None:
        first, second = second, first
    assert first.commitment is not None, "one side has chosen"
    tell(s, "committed", seat=first.seat)
    card = first.commitment.card
    tell_only(s, (second.seat,), "foreseen", seat=second.seat, rival=first.seat, card=card)


# --- the reveal (K-8.4) ----------------------------------------------------------------------


def _reveal(s: State, battle: Battle) -> None:
    """Cards are shown, DI paid; the discarded battle card stays hidden unless agreed."""
    for fighter in (battle.attacker, battle.defender):
        _show_cards(s, fighter)
    battle.stage = Stage.WOUND


def _show_cards(s: State, fighter: Fighter) -> None:
    player, chosen, seat = s.players[fighter.seat], fighter.commitment, fighter.seat
    assert chosen is not None, "both have chosen"
    card, drop, cards = chosen.card, chosen.drop, chosen.cards
    assert card is not None, "a veiled commitment is never played"
    assert drop is not None, "a veiled commitment is never played"
    assert cards is not None, "a veiled commitment is never played"
    price = sum(card_price(player, di) for di in cards)
    pay(s, seat, price)
    show(s, seat, *cards)
    player.cards = without(player.cards, card, drop)
    player.played += (card,)
    player.dropped = battle_bag((*player.dropped, drop))
    face_up = s.setting.discards is Discards.FACE_UP
    tell(
        s,
        "revealed",
        seat=seat,
        card=card,
        cards=list(cards),
        price=price,
        **({"drop": drop} if face_up else {}),
    )
    if not face_up:
        _tell_drop(s, seat, str(drop))


def _tell_drop(s: State, seat: Seat, drop: str) -> None:
    tell_only(s, (seat,), "dropped", seat=seat, card=drop)
