"""What the active player may do, and why not (RULES D-5.2, D-17.1, D-23.3)."""

from __future__ import annotations

from functools import cache

from rules.duel.cards import Card
from rules.duel.data import SLOTS, Wonder
from rules.duel.keys import (
    Action,
    Actions,
    Deed,
    Offered,
    action,
    is_offering,
    offered,
    read_action,
    read_offerings,
)
from rules.duel.layouts import PLACES
from rules.duel.pantheon import slot_price, slots_within
from rules.duel.prices import Price, Prices, price_of_card, price_of_wonder, purse
from rules.duel.refusals import Reason
from rules.duel.state import State, accessible, covering, offering_sets
from rules.engine.decisions import Seat
from rules.engine.errors import Why

FIRST_AGE_OF_GODS = 2
_PLACES = {place for places in PLACES.values() for place in places}
BUILD = {place: action(Deed.BUILD, place) for place in _PLACES}
SELL = {place: action(Deed.SELL, place) for place in _PLACES}
GOD = {slot: action(Deed.GOD, slot=slot) for slot in SLOTS}


@cache
def _with_any_card(wonder: Wonder, number: int) -> dict[int, Action]:
    """Constructing a Wonder, by the place of the card."""
    return {place: action(Deed.WONDER, place, "", wonder, number) for place in _PLACES}


def legal_actions(s: State, seat: Seat) -> Actions:
    """Everything that can be done; selling always can (D-5.1)."""
    player = s.players[seat]
    coins, prices = purse(player), Prices(s, seat)
    wonders = [
        _with_any_card(wonder, number)
        for number, wonder in enumerate(player.wonders, 1)
        if wonder not in player.built and prices.pays_wonder(wonder, coins)
    ]
    options, cards = Actions(), {}
    for place in accessible(s):
        card = s.structure[place]
        assert card is not None
        cards[place] = card
        if prices.pays_card(card, coins):
            options.append(BUILD[place])
        options.append(SELL[place])
        for with_card in wonders:
            options.append(with_card[place])
    if s.slots and s.age >= FIRST_AGE_OF_GODS:
        options += [GOD[slot] for slot in slots_within(s, seat, coins)]
    options.cards = cards
    return options


def offering_options(s: State, seat: Seat, slot: int) -> list[Offered]:
    """The sets of own Offering tokens that leave a price that can be paid."""
    player = s.players[seat]
    return [
        offered(tokens)
        for tokens in offering_sets(player.offerings)
        if slot_price(s, seat, slot, tokens) <= purse(player)
    ]


# --- refusing, in the order of D-23.3 -------------------------------------------------------------


def why_not_action(s: State, seat: Seat, key: str) -> Why | None:
    """Say why something cannot be the main action of this turn."""
    wanted = read_action(key) or read_action(f"{Deed.BUILD} {key}")  # a card alone is built
    if wanted is None:
        return None
    if wanted.deed is Deed.GOD:
        return _why_not_god(s, seat, wanted.slot)
    why = _why_unknown(s, wanted) or _why_not_place(s, wanted)
    if why is not None:
        return why
    if wanted.deed is Deed.WONDER:
        return _why_not_wonder(s, seat, wanted.wonder)
    card = s.structure[place_of(s, wanted)]
    assert card is not None
    return _why_not_paid(s, seat, price_of_card(s, seat, card), card=card)


def _why_not_god(s: State, seat: Seat, slot: int) -> Why:
    if not s.pantheon:
        return Why(Reason.PANTHEON_OFF)
    if s.age < FIRST_AGE_OF_GODS:
        return Why(Reason.NOT_BEFORE_AGE_2)
    if slot not in SLOTS:
        return Why(Reason.UNKNOWN_ID, {"id": slot})
    if slot not in s.slots:
        return Why(Reason.SLOT_EMPTY, {"slot": slot})
    player = s.players[seat]
    price = slot_price(s, seat, slot, player.offerings)
    return Why(Reason.CANNOT_AFFORD, {"slot": slot, "price": price, "coins": purse(player)})


def _why_unknown(s: State, wanted: Action) -> Why | None:
    if wanted.place and wanted.place not in PLACES[s.age]:
        return Why(Reason.UNKNOWN_ID, {"id": wanted.place})
    if not wanted.place and wanted.card not in set(Card):
        return Why(Reason.UNKNOWN_ID, {"id": wanted.card})
    if wanted.wonder and wanted.wonder not in set(Wonder) and not wanted.wonder.isdecimal():
        return Why(Reason.UNKNOWN_ID, {"id": wanted.wonder})
    return None


def place_of(s: State, wanted: Action) -> int:
    """Where a card lies; 0 for one that does not lie there face up."""
    if wanted.place:
        return wanted.place if wanted.place in s.structure else 0
    return next((place for place, card in s.structure.items() if card == wanted.card), 0)


def _why_not_place(s: State, wanted: Action) -> Why | None:
    place = place_of(s, wanted)
    if not place:
        about = {"place": wanted.place, "card": wanted.card}
        return Why(Reason.CARD_NOT_IN_STRUCTURE, about)
    on_it = covering(s, place)
    if on_it or s.structure[place] is None:
        return Why(Reason.CARD_COVERED, {"place": place, "by": on_it})
    return None


def _why_not_wonder(s: State, seat: Seat, name: str) -> Why | None:
    player = s.players[seat]
    if name not in player.wonders:
        return Why(Reason.NOT_YOUR_WONDER, {"wonder": name})
    wonder = Wonder(name)
    if wonder in player.built:
        return Why(Reason.WONDER_ALREADY_BUILT, {"wonder": wonder})
    return _why_not_paid(s, seat, price_of_wonder(s, seat, wonder), wonder=wonder)


def _why_not_paid(s: State, seat: Seat, price: Price, **what: str) -> Why | None:
    coins = purse(s.players[seat])
    if price.total <= coins:
        return None
    return Why(Reason.CANNOT_AFFORD, {**what, "price": price.total, "coins": coins})


def why_not_offerings(s: State, seat: Seat, slot: int, key: str) -> Why | None:
    """Say why these Offering tokens cannot be used."""
    if read_action(key) is not None:
        return Why(Reason.DECISION_PENDING)
    tokens = read_offerings(key)
    if tokens is None:
        return None
    missing = [token for token in tokens if token not in s.players[seat].offerings]
    if missing or not is_offering(tokens):
        return Why(Reason.OFFERING_NOT_OWNED, {"token": missing[0] if missing else tokens[0]})
    price = slot_price(s, seat, slot, tokens)
    coins = purse(s.players[seat])
    return Why(Reason.CANNOT_AFFORD, {"slot": slot, "price": price, "coins": coins})
