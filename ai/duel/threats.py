"""Who could win at once: by shields or by a symbol that lies on the table."""

from __future__ import annotations

from ai.duel.worth import Worth
from rules.duel.cards import CARDS
from rules.duel.data import SYMBOLS_TO_WIN, WONDERS, Progress, Symbol
from rules.duel.lookup import is_new_symbol, shields_of, steps_to_capital
from rules.engine.decisions import Seat

NEAR = 5  # shields that one action can bring


def winning_ways(worth: Worth, seat: Seat) -> list[object]:
    """List the cards and Wonders that would win the game for a seat if it took them now."""
    view, city = worth.view, worth.city(seat)
    steps = steps_to_capital(view, seat)
    by_law = Symbol.LAW not in city.symbols and Progress.LAW in view.progress
    one_short = len(city.symbols) + 1 >= SYMBOLS_TO_WIN
    if steps > NEAR and not one_short:
        return []
    ways: list[object] = []
    for card in view.structure:
        if card.card is None or not card.accessible or not card.affordable[seat]:
            continue
        symbol = CARDS[card.card].symbol
        is_pair = symbol is not None and city.symbols.get(symbol) == 1
        if shields_of(city, card.card) >= steps or (
            one_short and (is_new_symbol(city, card.card) or (is_pair and by_law))
        ):
            ways.append(card.card)
    ways += [
        w.wonder
        for w in city.wonders
        if not w.built and w.affordable and WONDERS[w.wonder].shields >= steps
    ]
    return ways
