"""How a seat stands between two turns of 7 Wonders Duel, in numbers a model can weigh.

Nearly all are the seat's own less the rival's, so one player's row is the other's with the signs
changed; only the clock is the same for both.
"""

from __future__ import annotations

from collections.abc import Iterable

from ai.duel import values
from ai.duel.ahead import Ahead
from ai.duel.costs import free_for, totals_of, wonders_of
from ai.duel.threats import winning_ways
from ai.duel.worth import Worth, purse_worth
from rules.duel.cards import CARDS
from rules.duel.data import (
    CAPITAL,
    MOST_WONDERS,
    SYMBOLS_TO_WIN,
    WONDERS,
    Progress,
    Symbol,
    Wonder,
)
from rules.duel.lookup import decider, steps_to_capital
from rules.duel.prices import choosers, means_with
from rules.duel.view import CityView, View
from rules.engine.decisions import Seat

FADING = (
    Progress.ECONOMY,
    Progress.STRATEGY,
    Progress.URBANISM,
    Progress.MATHEMATICS,
    Progress.MYSTICISM,
    Progress.POLIORCETICS,
    Progress.ENGINEERING,
    Progress.THEOLOGY,
)
LAST_AGE = 3
DEAREST = 9  # nobody pays more for a card
MOST_OFFERED = 25.0

OF_CITY = (
    "points",
    "points early",
    "purse",
    "purse early",
    "income early",
    "price of this Age",
    "price of later Ages",
    "price of Wonders",
    "track",
    "track steep",
    "track zone 2",
    "track zone 3",
    "symbols",
    "four symbols",
    "five symbols",
    "symbols hoped for",
    "pairs hoped for",
    "Wonders to come",
    "their points",
    "their replays",
    "Mythology tokens",
    "Offering tokens",
    *(f"{token} early" for token in FADING),
    *(f"{wonder} to come" for wonder in Wonder),
)
OF_BOTH = ("on the move", "on the move early", "offered", "wins now", "wins next", "gods")
CLOCK = ("early", "last Age")
NAMES: tuple[str, ...] = (*OF_CITY, *OF_BOTH, *CLOCK)


def features(view: View, seat: Seat) -> list[float]:
    """Return how a seat stands, in the order of the names."""
    return table(view)[seat]


def table(view: View) -> list[list[float]]:
    """Return the rows of both seats."""
    worth = Worth(view)
    one, two = (_city(worth, seat) for seat in (0, 1))
    lead = [mine - theirs for mine, theirs in zip(one, two, strict=True)]
    lead += _between(worth)
    clock = [worth.rest, float(view.age == LAST_AGE)]
    return [[*lead, *clock], [*(-each for each in lead), *clock]]


# --- one city -------------------------------------------------------------------------------------


def _city(worth: Worth, seat: Seat) -> list[float]:
    city, early = worth.city(seat), worth.rest
    purse = purse_worth(city.coins + city.vault) / 4
    return [
        city.total / 10,
        city.total * early / 10,
        purse,
        purse * early,
        city.sell_income * early / 3,
        *_prices(worth, city),
        *_track(worth, seat),
        *_science(worth, city),
        *_to_come(worth, city),
        len(city.mythologies) / 2,
        sum(city.offerings) / 5,
        *(early * (token in city.progress) for token in FADING),
        *_wonders(worth, city),
    ]


def _prices(worth: Worth, city: CityView) -> tuple[float, float, float]:
    """What is on the table, what may come and the Wonders would cost the city."""
    rival = worth.city(1 - city.seat)
    built = choosers(w.wonder for w in city.wonders if w.built)
    paying = means_with(city.cards, built, rival.cards)
    prices, free = totals_of(city, paying), free_for(city)
    back = {card.back for card in worth.view.structure}
    near = later = 0.0
    for card, chance in worth.prospects.coming.items():
        price = 0.0 if card in free else chance * min(DEAREST, prices[card])
        if CARDS[card].back in back:
            near += price
        else:
            later += price
    wonders = wonders_of(city, paying)
    dear = sum(min(12, wonders[w.wonder]) for w in city.wonders if not w.built)
    return near / 20, later / 40, _room(worth) * dear / 10


def _track(worth: Worth, seat: Seat) -> tuple[float, float, float, float]:
    lead = max(0, CAPITAL - steps_to_capital(worth.view, seat)) / CAPITAL
    return lead, lead * lead * lead, float(lead * CAPITAL >= 3), float(lead * CAPITAL >= 6)


def _science(worth: Worth, city: CityView) -> list[float]:
    """Symbols, how surely the others come, and pairs that may still be made."""
    coming = worth.prospects.coming
    hope: dict[Symbol, float] = {}
    held, pairs = len(city.symbols), 0.0
    for card, chance in coming.items():
        symbol = CARDS[card].symbol
        if symbol is None:
            continue
        copies = city.symbols.get(symbol, 0)
        if not copies:
            hope[symbol] = max(hope.get(symbol, 0.0), chance)
        elif copies == 1:
            pairs += chance
    missing = SYMBOLS_TO_WIN - held
    likely = min(1.5, sum(hope.values()) / max(1, missing))
    tokens = sum(token is not None for token in worth.view.progress)
    hoped = likely * likely * held * held / 16
    return [held / 3, float(held >= 4), float(held >= 5), hoped, min(pairs, tokens) / 2]


def _room(worth: Worth) -> float:
    """How likely one more Wonder can be built: seven in all, while there are cards."""
    built = sum(w.built for city in worth.view.cities for w in city.wonders)
    unbuilt = sum(not w.built for city in worth.view.cities for w in city.wonders)
    left = min(1.0, (MOST_WONDERS - built) / unbuilt) if unbuilt else 0.0
    return left * min(1.0, 3 * worth.rest)


def _to_come(worth: Worth, city: CityView) -> tuple[float, float, float]:
    room, unbuilt = _room(worth), [w.wonder for w in city.wonders if not w.built]
    theology = Progress.THEOLOGY in city.progress
    replays = sum(theology or WONDERS[wonder].replay for wonder in unbuilt)
    points = sum(WONDERS[wonder].points for wonder in unbuilt)
    return room * len(unbuilt) / 2, room * points / 10, room * replays


def _wonders(worth: Worth, city: CityView) -> Iterable[float]:
    room, unbuilt = _room(worth), {w.wonder for w in city.wonders if not w.built}
    return [room * (wonder in unbuilt) for wonder in Wonder]


# --- between the cities ---------------------------------------------------------------------------


def _between(worth: Worth) -> list[float]:
    """What the first seat has of the turn and of what lies on the table."""
    view = worth.view
    moves = decider(view)
    sign = 1.0 if moves == 0 else -1.0
    now = min(1, len(winning_ways(worth, moves)))
    then = min(2, len(winning_ways(worth, 1 - moves))) * (not now)
    offered = min(MOST_OFFERED, Ahead(worth).to_move(moves)) if view.structure else 0.0
    gods = _gods(view, 0) - _gods(view, 1)
    begun = float(bool(view.structure))
    return [
        sign * begun,
        sign * begun * worth.rest,
        sign * offered / 10,
        sign * now,
        -sign * then / 2,
        gods / 10,
    ]


def _gods(view: View, seat: Seat) -> float:
    """What the best god that lies face up is worth beyond its price."""
    return max(
        (
            values.GODS.get(slot.god, 4.0) - values.SAVED_COIN * slot.discounted[seat]
            for slot in view.slots
            if slot.face_up and slot.god is not None
        ),
        default=0.0,
    )
