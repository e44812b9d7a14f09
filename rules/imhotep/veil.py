"""What nobody can know, and dealing it again (RULES I-8.2.2, I-14.1).

With a pair on the market a card is discarded that only its buyer has seen, and nobody may
look through the discard pile; so a card that does not lie open may be in the draw pile, in the
discard pile or in the pair.  Without a pair everything was seen as it was discarded.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import plain
from rules.engine.veil import Dealer, shuffled
from rules.imhotep.data import FACE_DOWN, Card, Site
from rules.imhotep.state import State, bag


def veil(s: State) -> State:
    """Lay the hidden cards out in the order of the box."""
    if not _hides(s):
        return s
    return _laid_out(s, bag(_hidden(s)))


def deal(s: State, dealer: Dealer) -> State:
    """Lay the hidden cards out in any order."""
    return _laid_out(s, shuffled(_hidden(s), dealer)) if _hides(s) else s


def _hides(s: State) -> bool:
    side = s.sides.get(Site.MARKET)
    return side is not None and FACE_DOWN[side] > 0 and bool(s.laid or s.discard)


def _hidden(s: State) -> tuple[Card, ...]:
    return s.unseen + s.laid + s.discard


def _laid_out(s: State, cards: Sequence[Card]) -> State:
    """The same table with as many cards in each place, taken in turn from a row."""
    veiled, laid, discard = plain.copy(s), len(s.laid), len(s.laid) + len(s.discard)
    veiled.laid = bag(cards[:laid])
    veiled.discard = bag(cards[laid:discard])
    veiled.unseen = bag(cards[discard:])
    return veiled
