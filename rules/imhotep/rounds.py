"""A round's beginning and its end (RULES I-3, I-10)."""

from __future__ import annotations

from rules.engine.decisions import CHANCE, choose
from rules.engine.events import tell
from rules.imhotep.data import ROUNDS
from rules.imhotep.deck import clear_market, deal_market
from rules.imhotep.sites.temple import score_temple
from rules.imhotep.state import NOBODY, Phase, State, left_neighbour, ship, without


async def begin_round(s: State) -> None:
    """Turn up a round card, set its ships ready, deal the market (I-3).

    The round card that was removed unseen is whichever is left at the end.
    """
    card = await choose(CHANCE, "round_card", s.round_cards, always=True)
    s.round_cards = without(s.round_cards, card)
    s.round += 1
    s.ships = [ship((NOBODY,) * int(size)) for size in card.split("-")]
    s.active, s.sailor, s.passes = s.first, NOBODY, 0
    tell(s, "round", number=s.round, card=card, first=s.first)
    await deal_market(s)
    s.phase = Phase.TURN


async def end_round(s: State) -> None:
    """Temple, then ships, then the market's leftovers (I-10, Ruling 32)."""
    await score_temple(s)
    s.ships = []
    clear_market(s)
    tell(s, "round_over", number=s.round)
    last = s.first if s.sailor == NOBODY else s.sailor  # nobody sailed: Ruling 29
    s.first = s.active = left_neighbour(s, last)
    s.sailor, s.passes = NOBODY, 0
    s.phase = Phase.ROUND if s.round < ROUNDS else Phase.SCORING
