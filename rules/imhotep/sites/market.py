"""The market: a card for each stone (RULES I-8.1, I-8.2)."""

from __future__ import annotations

from rules.engine.decisions import Choice, Seat, choose, choose_together
from rules.engine.events import tell, tell_only
from rules.imhotep.arriving import gain_card
from rules.imhotep.data import Card
from rules.imhotep.deck import look_at_pair, put_on_discard
from rules.imhotep.keys import PAIR, Offer, offers
from rules.imhotep.pending import why_not_yet
from rules.imhotep.state import State, without


async def buy_card(s: State, seat: Seat) -> None:
    """The owner of a stone takes a card; compulsory while one is left (I-8.1.1)."""
    options: list[str] = [*offers(s.market), *([PAIR] if s.pair else [])]
    if not options:
        tell(s, "no_card", seat=seat)
        return
    pick = await choose(seat, "market", options, why_not=why_not_yet)
    if not isinstance(pick, Offer):
        await gain_card(s, seat, await _buy_pair(s, seat), "pair")
        return
    s.market = (*s.market[: pick.place], None, *s.market[pick.place + 1 :])
    await gain_card(s, seat, pick.card, "market")


async def _buy_pair(s: State, seat: Seat) -> Card:
    """The buyer alone looks at both cards and keeps one; the other is discarded unseen.

    The request is secret, and so are its options (I-8.2.2, Ruling 18).
    """
    tell(s, "pair_bought", seat=seat, cards=s.pair)
    cards = await look_at_pair(s, seat)
    if len(cards) == 1:
        return cards[0]
    assert s.unloading is not None
    s.unloading.looking = cards
    tell_only(s, (seat,), "pair_seen", seat=seat, cards=list(cards))
    choice = Choice(seat, "market.keep", offers(cards), why_not_yet, seen_by=(seat,))
    kept = (await choose_together([choice]))[seat].card
    s.unloading.looking = ()
    (other,) = without(cards, kept)
    put_on_discard(s, other)
    tell(s, "pair_discarded", seat=seat)
    return kept
