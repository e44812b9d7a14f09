"""Look-ups in a view: who decides, what lies where, what something would bring.

For everybody who has a view instead of the state: fronts, pictures, computer players.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.duel.cards import CARDS, Card
from rules.duel.data import (
    CAPITAL,
    SYMBOLS_TO_WIN,
    WONDERS,
    Colour,
    God,
    Mythology,
    Progress,
    Side,
    Symbol,
    Wonder,
)
from rules.duel.keys import Action
from rules.duel.layouts import COVERS
from rules.duel.prices import Price
from rules.duel.state import NOBODY
from rules.duel.view import CardView, CityView, SlotView, View, WonderView
from rules.engine.decisions import Seat


def city_of(view: View, seat: Seat) -> CityView | None:
    """A player's city; None before the set-up."""
    return view.cities[seat] if 0 <= seat < len(view.cities) else None


def rival_city(view: View, seat: Seat) -> CityView | None:
    """The other player's city."""
    return city_of(view, 1 - seat)


def decider(view: View) -> Seat:
    """Whoever decides now; the active player between two decisions."""
    return view.active if view.asked == NOBODY else view.asked


def side_of(view: View, seat: Seat) -> Side:
    """The Sun is the first player, the Moon the other."""
    return Side.SUN if seat == view.first else Side.MOON


def seat_of(view: View, side: Side) -> Seat:
    """The player of a side."""
    return view.first if side is Side.SUN else 1 - view.first


def sides_of(view: View) -> list[Side]:
    """The sides by seat; empty before the set-up."""
    return [city.side for city in view.cities]


# --- the structure ------------------------------------------------------------------------------


def card_at(view: View, place: int) -> CardView | None:
    """The card that lies at a place of the structure."""
    return next((card for card in view.structure if card.place == place), None)


def place_of(view: View, card: Card) -> int:
    """Where a card lies face up; 0 if it does not."""
    return next((lying.place for lying in view.structure if lying.card is card), 0)


def accessible(view: View) -> list[CardView]:
    """The cards that can be taken."""
    return [card for card in view.structure if card.accessible]


def uncovered_by(view: View, place: int) -> list[CardView]:
    """The cards on which nothing would lie any more if one were taken."""
    below = COVERS[view.age].get(place, ()) if view.age else ()
    return [card for card in view.structure if card.place in below and card.covered_by == (place,)]


def wonder_of(view: View, seat: Seat, wonder: str) -> WonderView | None:
    """A Wonder of a city."""
    city = city_of(view, seat)
    return next((w for w in city.wonders if w.wonder == wonder), None) if city else None


def owner_of_wonder(view: View, wonder: Wonder) -> Seat:
    """Who has a Wonder, or -1."""
    owners = (city.seat for city in view.cities for w in city.wonders if w.wonder is wonder)
    return next(owners, NOBODY)


def price_of(view: View, seat: Seat, wanted: Action) -> Price | None:
    """What a main action would cost; None where that is no matter of resources."""
    if wanted.wonder:
        wonder = wonder_of(view, seat, wanted.wonder)
        return wonder.price if wonder else None
    card = card_at(view, wanted.place)
    return card.prices[seat] if card and card.prices else None


# --- gods -------------------------------------------------------------------------------------


def slot_of(view: View, number: int) -> SlotView | None:
    """A slot of the Pantheon."""
    return next((slot for slot in view.slots if slot.number == number), None)


def activation_price(view: View, seat: Seat, number: int, offered: Iterable[int] = ()) -> int:
    """What a player pays for the card in a slot, with some Offering tokens."""
    slot = slot_of(view, number)
    return max(0, slot.prices[seat] - sum(offered)) if slot else 0


def placed_by(view: View, seat: Seat) -> list[SlotView]:
    """The slots into which a player has put gods that still lie face down."""
    return [slot for slot in view.slots if slot.placer == seat]


def known_on_top(view: View) -> dict[Mythology, tuple[God, ...]]:
    """The gods whose places in the decks the viewer knows, from the top."""
    known = {deck.mythology: tuple(g for g in deck.known if g is not None) for deck in view.decks}
    return {mythology: gods for mythology, gods in known.items() if gods}


# --- how near a supremacy is --------------------------------------------------------------------


def distinct_symbols(city: CityView) -> int:
    """How many different science symbols a player holds."""
    return len(city.symbols)


def symbols_missing(city: CityView) -> int:
    """How many more win the game."""
    return SYMBOLS_TO_WIN - distinct_symbols(city)


def steps_to_capital(view: View, seat: Seat) -> int:
    """How many shields a player needs to enter the opponent's capital."""
    towards = 1 if seat == view.first else -1
    return CAPITAL - view.pawn * towards


def shields_of(city: CityView, card: Card) -> int:
    """How far a card would move the pawn, with Strategy."""
    kind = CARDS[card]
    strategy = kind.colour is Colour.RED and Progress.STRATEGY in city.progress
    return kind.shields + strategy if kind.shields else 0


def wonder_shields(wonder: Wonder) -> int:
    """How far a Wonder would move the pawn."""
    return WONDERS[wonder].shields


def is_new_symbol(city: CityView, card: Card) -> bool:
    """Return whether a card would bring a symbol that the player has not."""
    symbol = CARDS[card].symbol
    return symbol is not None and symbol not in city.symbols


def makes_pair(city: CityView, symbol: Symbol | None) -> bool:
    """Return whether another copy of a symbol would earn a Progress token."""
    return symbol is not None and city.symbols.get(symbol) == 1
