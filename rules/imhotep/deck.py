"""The market cards: dealing, drawing, discarding, reshuffling (RULES I-3.3, I-9.6).

Every card that somebody comes to see is asked of chance, even when only one is left: it
was not known before, and nobody may try it out.
"""

from __future__ import annotations

from rules.engine.decisions import CHANCE, Seat, choose
from rules.engine.events import tell
from rules.imhotep.data import FACE_DOWN, FACE_UP, Card, Site
from rules.imhotep.state import State, bag, discard_pile, draw_pile, unknown_pair, without


async def draw_card(s: State, what: str) -> Card | None:
    """Take the top card of the draw pile; None if both piles are empty (Ruling 16)."""
    await _refill(s)
    return await _see(s, what) if draw_pile(s) else None


async def _see(s: State, what: str, seen_by: tuple[Seat, ...] | None = None) -> Card:
    """Chance decides which of the unseen cards this one is."""
    card = await choose(CHANCE, what, s.unseen, always=True, seen_by=seen_by)
    s.unseen = without(s.unseen, card)
    return card


async def _refill(s: State) -> None:
    """Shuffle the discard pile, only when a card is needed and none is left (I-9.6).

    A pair that lies on the board stays there, so it is settled now which cards it is:
    after this the bag holds others too.
    """
    if draw_pile(s) or not discard_pile(s):
        return
    while unknown_pair(s):
        card = await choose(CHANCE, "pair", s.unseen, seen_by=())
        s.unseen = without(s.unseen, card)
        s.laid = bag((*s.laid, card))
    s.unseen = bag(s.unseen + s.discard)
    s.discard, s.buried = (), 0
    tell(s, "reshuffled", cards=draw_pile(s))


async def deal_market(s: State) -> None:
    """Lay out the cards of a round: face up first, then the pair of side B (Ruling 17)."""
    side = s.sides[Site.MARKET]
    dealt = [await draw_card(s, "market_card") for _ in range(FACE_UP[side])]
    s.market = tuple(dealt)
    for _ in range(FACE_DOWN[side]):
        await _refill(s)
        s.pair += 1 if draw_pile(s) else 0
    cards = [card for card in dealt if card is not None]
    tell(s, "market", cards=cards, pair=s.pair, draw=draw_pile(s))


async def look_at_pair(s: State, seat: Seat) -> tuple[Card, ...]:
    """Let the buyer take the pair from the board; only now chance decides what it is."""
    cards = []
    while s.pair:
        if s.laid:
            card = await choose(CHANCE, "pair", s.laid, always=True, seen_by=(seat,))
            s.laid = without(s.laid, card)
        else:
            card = await _see(s, "pair", (seat,))
        s.pair -= 1
        cards.append(card)
    return bag(cards)


def put_on_discard(s: State, card: Card) -> None:
    """A card is done with; it is no part of a reshuffle that it caused (Ruling 15)."""
    s.discard = bag((*s.discard, card))


def clear_market(s: State) -> None:
    """Cards left on the board are discarded, an unbought pair unseen (I-10.4)."""
    left = [card for card in s.market if card is not None]
    pair = s.pair
    s.discard = bag((*s.discard, *left, *s.laid))
    s.buried += unknown_pair(s)
    s.market, s.pair, s.laid = (), 0, ()
    if left or pair:
        tell(s, "market_cleared", cards=left, pair=pair)


def keep_card(s: State, seat: Seat, card: Card) -> None:
    """A card that is not red lies face up before its owner (I-8.1.2)."""
    s.players[seat].cards += (card,)
