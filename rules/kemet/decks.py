"""The DI cards: drawing, discarding, shuffling (RULES K-4.2, K-11).

Every card that somebody comes to see is asked of chance, even when only one is left: it
was not known before, and nobody may try it out.
"""

from __future__ import annotations

from rules.engine.decisions import CHANCE, Choice, Seat, choose
from rules.engine.errors import Why
from rules.engine.events import tell, tell_only
from rules.kemet.asking import ask_in_secret, because
from rules.kemet.data import CARDS, VISION_CARDS, Card, Power
from rules.kemet.read_keys import read_card
from rules.kemet.refusals import Reason
from rules.kemet.state import State, card_bag, discard_size, without


async def draw_one(s: State, seat: Seat) -> Card | None:
    """Take the top card of the deck; None if there is none anywhere (K-4.2 d)."""
    if not s.deck and discard_size(s):
        shuffle_discards(s)
    if not s.deck:
        return None
    card = await choose(CHANCE, "di_card", s.deck, always=True, seen_by=(seat,))
    s.deck = without(s.deck, card)
    return card


def shuffle_discards(s: State) -> None:
    """The discard pile becomes the new deck."""
    buried = [card for player in s.players for card in player.buried]
    s.deck = card_bag((*s.deck, *s.shown, *buried))
    s.shown = ()
    for player in s.players:
        player.buried = ()
    tell(s, "reshuffled", cards=len(s.deck))


async def draw_cards(s: State, seat: Seat, count: int) -> None:
    """Take cards into the hand, as many as there are."""
    drawn = [card for _ in range(count) if (card := await draw_one(s, seat)) is not None]
    keep(s, seat, drawn)


def keep(s: State, seat: Seat, cards: list[Card]) -> None:
    """Take cards into the hand; the others see how many."""
    player = s.players[seat]
    player.hand = card_bag((*player.hand, *cards))
    if cards:
        tell(s, "cards_drawn", seat=seat, count=len(cards))
        tell_only(s, (seat,), "cards_seen", seat=seat, cards=list(card_bag(cards)))


async def draw_with_vision(s: State, seat: Seat) -> None:
    """Draw five cards, keep one, shuffle the others into the deck (K-4.2 a)."""
    drawn = [card for _ in range(VISION_CARDS) if (card := await draw_one(s, seat)) is not None]
    if not drawn:
        return
    s.looking = card_bag(drawn)
    tell(s, "vision", seat=seat, count=len(drawn))
    options = list(dict.fromkeys(s.looking))
    choice = Choice(
        seat, "vision", options, lambda key: why_not_looked_at(s, key), always=True, seen_by=(seat,)
    )
    kept = (await ask_in_secret(s, [choice]))[seat]
    s.deck = card_bag((*s.deck, *without(s.looking, kept)))
    s.looking = ()
    keep(s, seat, [kept])


def why_not_looked_at(s: State, key: str) -> Why | None:
    """Say that a card is not among those drawn."""
    card = read_card(key)
    return None if card is None else because(Reason.CARD_NOT_HELD, card=card)


def night_draws(s: State, seat: Seat) -> int:
    """How many cards a player draws besides the regular one (K-4.2 b, c)."""
    tiles = s.players[seat].tiles
    return (Power.DIVINE_BOON in tiles) + (Power.MUMMY in tiles)


def show(s: State, seat: Seat, *cards: Card) -> None:
    """Cards leave a hand and go to the discard pile, after everybody has seen them."""
    player = s.players[seat]
    player.hand = without(player.hand, *cards)
    s.shown = card_bag((*s.shown, *cards))


def bury(s: State, seat: Seat, card: Card) -> None:
    """A card goes from a hand to the discard pile unseen."""
    player = s.players[seat]
    player.hand = without(player.hand, card)
    player.buried = card_bag((*player.buried, card))


def could_hold(s: State, seat: Seat, card: Card) -> bool:
    """Return whether somebody could hold a card, by what everybody knows."""
    return bool(s.players[seat].hand) and s.shown.count(card) < CARDS[card].count
