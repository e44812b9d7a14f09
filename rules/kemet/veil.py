"""What a seat cannot know, and dealing it again (RULES K-1.11).

DI cards that a viewer cannot place are in the deck, in others' hands, or were discarded unseen for
Divine Wound.  Battle cards of others that were not seen to go are in their hands, discarded, or
given up; with face-up discards only the hand is left.  What others have chosen for a battle is
blank until it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.veil import Dealer, shuffled
from rules.kemet.commitments import affordable_sets
from rules.kemet.data import SPECIAL_OF, BattleCard, Card, Discards
from rules.kemet.state import (
    NOBODY,
    NOT_HIDDEN,
    Battle,
    Fighter,
    Phase,
    Player,
    State,
    battle_bag,
    card_bag,
    without,
)
from rules.kemet.view import foresees, is_revealed


def veil(s: State, viewer: Seat | None) -> State:
    """Lay what the viewer cannot place out in the order of the box."""
    if s.phase is Phase.SET_UP:
        return s
    veiled = plain.copy(s)
    veiled.hidden_from = NOBODY if viewer is None else viewer
    _lay_cards(veiled, list(card_bag(_hidden_cards(veiled))))
    for player in _others(veiled):
        if s.setting.discards is Discards.FACE_DOWN:
            _lay_battle_cards(player, list(battle_bag(_hidden_battle_cards(player))))
    if veiled.battle is not None:
        for fighter in (veiled.battle.attacker, veiled.battle.defender):
            _blank(veiled, veiled.battle, fighter, viewer)
    return veiled


def deal(s: State, dealer: Dealer) -> State:
    """Lay it out in any order that could be."""
    if s.hidden_from == NOT_HIDDEN:
        return s
    dealt = plain.copy(s)
    _lay_cards(dealt, shuffled(_hidden_cards(dealt), dealer))
    for player in _others(dealt):
        if s.setting.discards is Discards.FACE_DOWN:
            _deal_battle_cards(dealt, player, dealer)
    if dealt.battle is not None:
        for fighter in (dealt.battle.attacker, dealt.battle.defender):
            _deal_commitment(dealt, dealt.battle, fighter, dealer)
    dealt.hidden_from = NOT_HIDDEN
    return dealt


def _others(s: State) -> Iterator[Player]:
    return (player for seat, player in enumerate(s.players) if seat != s.hidden_from)


# --- DI cards --------------------------------------------------------------------------------


def _hidden_cards(s: State) -> list[Card]:
    hidden = list(s.deck)
    for player in _others(s):
        hidden += [*player.hand, *player.buried]
    return hidden


def _lay_cards(s: State, cards: list[Card]) -> None:
    """As many cards as before in each place, taken in turn from a row."""
    for player in _others(s):
        hand, buried = len(player.hand), len(player.buried)
        player.hand, player.buried = card_bag(cards[:hand]), card_bag(cards[hand : hand + buried])
        del cards[: hand + buried]
    s.deck = card_bag(cards)


# --- battle cards ----------------------------------------------------------------------------


def _hidden_battle_cards(player: Player) -> list[BattleCard]:
    return [*player.cards, *player.dropped, *player.removed]


def _lay_battle_cards(player: Player, cards: list[BattleCard]) -> None:
    held, dropped = len(player.cards), len(player.cards) + len(player.dropped)
    player.cards = battle_bag(cards[:held])
    player.dropped = battle_bag(cards[held:dropped])
    player.removed = tuple(cards[dropped:])


def _deal_battle_cards(s: State, player: Player, dealer: Dealer) -> None:
    """A special card was not given up before it came; a foreseen card is still in hand."""
    cards = shuffled(_hidden_battle_cards(player), dealer)
    special = [SPECIAL_OF[power] for power in player.tiles if power in SPECIAL_OF]
    foreseen = _foreseen(s, player)
    removed: list[BattleCard] = []
    for n in range(len(player.removed)):
        may_go = (card for card in cards if card not in special[n:] and card not in foreseen)
        removed.append(next(may_go))
        cards.remove(removed[-1])
    cards.sort(key=lambda card: card not in foreseen)
    _lay_battle_cards(player, [*cards, *removed])


def _foreseen(s: State, player: Player) -> list[BattleCard]:
    if s.battle is None or is_revealed(s.battle):
        return []
    fighters = (s.battle.attacker, s.battle.defender)
    return [
        fighter.commitment.card
        for fighter in fighters
        if s.players[fighter.seat] is player
        and fighter.commitment is not None
        and fighter.commitment.card is not None
    ]


# --- what was chosen for a battle ------------------------------------------------------------


def _blank(s: State, battle: Battle, fighter: Fighter, viewer: Seat | None) -> None:
    chosen = fighter.commitment
    if chosen is None or fighter.seat == viewer:
        return
    if is_revealed(battle):
        if s.setting.discards is Discards.FACE_DOWN:
            fighter.commitment = replace(chosen, drop=None)
        return
    card = chosen.card if foresees(s, battle, viewer) else None
    fighter.commitment = replace(chosen, card=card, drop=None, cards=None)


def _deal_commitment(s: State, battle: Battle, fighter: Fighter, dealer: Dealer) -> None:
    chosen, player = fighter.commitment, s.players[fighter.seat]
    if chosen is None or chosen.drop is not None:
        return
    if is_revealed(battle):
        drop = player.dropped[dealer.randrange(len(player.dropped))]
        fighter.commitment = replace(chosen, drop=drop)
        return
    card = chosen.card or player.cards[dealer.randrange(len(player.cards))]
    left = without(player.cards, card)
    sets = affordable_sets(player)
    fighter.commitment = replace(
        chosen,
        card=card,
        drop=left[dealer.randrange(len(left))],
        cards=sets[dealer.randrange(len(sets))],
    )
