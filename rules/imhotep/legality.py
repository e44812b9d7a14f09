"""What the active player may do, and why not (RULES I-4 to I-7, I-9.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.imhotep.data import BLUE_CARDS, SITES, SLED, Card, Site
from rules.imhotep.keys import PASS, TAKE, Action, Deed, Space, action, read_action
from rules.imhotep.refusals import Reason
from rules.imhotep.state import State, free_sites, harbour, room_for
from rules.imhotep.stones import empty_spaces


def legal_actions(s: State, seat: Seat) -> list[Action]:
    """Everything that can be done now; to pass is legal only if nothing else is (I-4.2)."""
    player = s.players[seat]
    options = [TAKE] if room_for(s, seat, 1) else []
    if player.sled:
        options += _loads(s)
    options += sailings(s)
    for card in dict.fromkeys(player.cards):
        if card in CARD_ACTIONS:
            options += CARD_ACTIONS[card](s, seat)
    return options or [PASS]


def _loads(s: State) -> list[Action]:
    return [load for number, ship in harbour(s) for load in _loads_of(number, ship.free)]


def sailings(s: State) -> list[Action]:
    """Every ship that carries enough, to every free site (I-7.1)."""
    sites = free_sites(s)
    return [
        sailing
        for number, ship in harbour(s)
        if len(ship.loaded) >= ship.minimum
        for sailing in _sailings_of(number, sites)
    ]


# --- blue cards; each of their parts must be possible (Ruling 12) ------------------------------


def _lever(s: State, seat: Seat) -> Iterator[Action]:
    """Sail a ship and set the order of its stones (I-9.5.1)."""
    sites = free_sites(s)
    for number, ship in harbour(s):
        if len(ship.loaded) >= ship.minimum:
            yield from _levers_of(number, sites, ship.loaded)


def _hammer(s: State, seat: Seat) -> Iterator[Action]:
    """Take stones, then place one (I-9.5.2)."""
    if room_for(s, seat, 1):
        for number, ship in harbour(s):
            yield from _hammers_of(number, ship.free)


def _sail(s: State, seat: Seat) -> Iterator[Action]:
    """Place a stone, then sail that ship; the new stone counts for the minimum (I-9.5.3)."""
    if not s.players[seat].sled:
        return
    sites = free_sites(s)
    for number, ship in harbour(s):
        if len(ship.loaded) + 1 >= ship.minimum:
            yield from _sails_of(number, sites, ship.free)


def _chisel(s: State, seat: Seat) -> Sequence[Action]:
    """Place two stones, on one ship or on two (I-9.5.4)."""
    return _chisels_of(tuple(empty_spaces(s))) if s.players[seat].sled >= 2 else ()


CARD_ACTIONS = {
    Card.LEVER: _lever,
    Card.HAMMER: _hammer,
    Card.SAIL: _sail,
    Card.CHISEL: _chisel,
}
assert set(CARD_ACTIONS) == set(BLUE_CARDS), "every blue card has its actions"

# --- the actions that one ship offers, listed once for all ---------------------------------------


@cache
def _loads_of(number: int, free: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(action(Deed.LOAD, "", ((number, place),)) for place in free)


@cache
def _sailings_of(number: int, sites: tuple[Site, ...]) -> tuple[Action, ...]:
    return tuple(action(Deed.SAIL, "", (), number, site) for site in sites)


@lru_cache(maxsize=1 << 12)
def _levers_of(number: int, sites: tuple[Site, ...], loaded: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(
        action(Deed.CARD, Card.LEVER, (), number, site, order)
        for site in sites
        for order in permutations(loaded)
    )


@cache
def _hammers_of(number: int, free: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(action(Deed.CARD, Card.HAMMER, ((number, place),)) for place in free)


@cache
def _sails_of(number: int, sites: tuple[Site, ...], free: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(
        action(Deed.CARD, Card.SAIL, ((number, place),), number, site)
        for place in free
        for site in sites
    )


@lru_cache(maxsize=1 << 12)
def _chisels_of(spaces: tuple[Space, ...]) -> tuple[Action, ...]:
    return tuple(action(Deed.CARD, Card.CHISEL, pair) for pair in combinations(spaces, 2))


# Stones that must be on the sled, by card or deed; for sailing none is needed.
STONES_NEEDED = {(Deed.LOAD, ""): 1, (Deed.CARD, Card.SAIL): 1, (Deed.CARD, Card.CHISEL): 2}

# --- refusing, in the order of I-14.2 ------------------------------------------------------------


def why_not_action(s: State, seat: Seat, key: str) -> Why | None:
    """Say why something cannot be done as the action of this turn."""
    wanted = read_action(key)
    if wanted is None:
        return None
    reasons = (
        _why_not_card,
        _why_not_stones,
        _why_not_ships,
        _why_not_minimum,
        _why_not_site,
        _why_not_order,
        _why_not_pass,
    )
    for reason in reasons:
        why = reason(s, seat, wanted)
        if why is not None:
            return why
    return None


def _why_not_card(s: State, seat: Seat, wanted: Action) -> Why | None:
    if wanted.deed is not Deed.CARD:
        return None
    about = {"card": wanted.card}
    if wanted.card not in s.players[seat].cards:
        return Why(Reason.CARD_NOT_HELD, about)
    return Why(Reason.CARD_NOT_PLAYABLE, about) if wanted.card not in BLUE_CARDS else None


def _why_not_stones(s: State, seat: Seat, wanted: Action) -> Why | None:
    player = s.players[seat]
    if wanted.deed is Deed.TAKE or wanted.card == Card.HAMMER:
        if player.sled >= SLED:
            return Why(Reason.SLED_FULL, {"most": SLED})
        return None if player.quarry else Why(Reason.QUARRY_EMPTY)
    need = STONES_NEEDED.get((wanted.deed, wanted.card), 0)
    if player.sled < need:
        return Why(Reason.SLED_EMPTY, {"need": need, "have": player.sled})
    return None


def _why_not_ships(s: State, seat: Seat, wanted: Action) -> Why | None:
    """Ships first, then places, as the order of reasons has it."""
    named = [ship for ship, _ in wanted.spaces] or [wanted.ship] * bool(wanted.ship)
    for number in named:
        if not 1 <= number <= len(s.ships):
            return Why(Reason.NO_SUCH_SHIP, {"ship": number, "ships": len(s.ships)})
    for number in named:
        site = s.ships[number - 1].site
        if site is not None:
            return Why(Reason.SHIP_SAILED, {"ship": number, "site": site})
    for number, place in wanted.spaces:
        capacity = s.ships[number - 1].capacity
        if place > capacity:
            data = {"ship": number, "place": place, "capacity": capacity}
            return Why(Reason.SLOT_RANGE, data)
    free = empty_spaces(s)
    for number, place in wanted.spaces:
        if not place and any(ship == number for ship, _ in free):
            continue  # which place was not said, and there is one
        if (number, place) not in free:
            return Why(Reason.SLOT_TAKEN, {"ship": number, "place": place})
        free.remove((number, place))
    return None


def _why_not_minimum(s: State, seat: Seat, wanted: Action) -> Why | None:
    if not wanted.ship:
        return None
    ship = s.ships[wanted.ship - 1]
    load = len(ship.loaded) + len(wanted.spaces)
    if load >= ship.minimum:
        return None
    data = {"ship": wanted.ship, "load": load, "minimum": ship.minimum}
    return Why(Reason.BELOW_MINIMUM, data)


def _why_not_site(s: State, seat: Seat, wanted: Action) -> Why | None:
    if not wanted.ship:
        return None
    if wanted.site not in SITES:
        return Why(Reason.NO_SUCH_SITE, {"site": wanted.site, "sites": list(SITES)})
    free = free_sites(s)
    if wanted.site not in free:
        return Why(Reason.SITE_OCCUPIED, {"site": wanted.site, "free": list(free)})
    return None


def _why_not_order(s: State, seat: Seat, wanted: Action) -> Why | None:
    if wanted.card != Card.LEVER or not wanted.ship:
        return None
    loaded = s.ships[wanted.ship - 1].loaded
    if sorted(wanted.order) == list(loaded):
        return None
    return Why(Reason.BAD_ORDER, {"ship": wanted.ship, "places": list(loaded)})


def _why_not_pass(s: State, seat: Seat, wanted: Action) -> Why | None:
    if wanted.deed is Deed.PASS and legal_actions(s, seat) != [PASS]:
        return Why(Reason.PASS_NOT_ALLOWED)
    return None
