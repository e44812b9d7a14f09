"""The night phase (RULES K-4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.armies import put
from rules.kemet.asking import ask, because
from rules.kemet.boards import Area, City, city_of, districts
from rules.kemet.control import total_of
from rules.kemet.data import (
    AMON_PRAYER,
    BEGINNER_HIGHEST,
    HIGH_PRIEST_PRAYER,
    HIGHEST,
    NIGHT_PRAYER,
    REINFORCEMENTS,
    Colour,
    Mode,
    Power,
)
from rules.kemet.decks import draw_cards, draw_with_vision, night_draws
from rules.kemet.keys import DONE, Order, Raising, Recruits, order, raising
from rules.kemet.placing import (
    begin_fights,
    placements,
    reinforced_areas,
    why_not_placed,
)
from rules.kemet.prices import gain
from rules.kemet.read_keys import read_card, read_cities, read_raising, read_recruits
from rules.kemet.refusals import Reason
from rules.kemet.state import NOBODY, Phase, Source, State, next_in_order, owner_of_city, without

NIGHT_TILES = (Power.HAND_OF_GOD, Power.REINFORCEMENTS)


async def pray_at_night(s: State) -> None:
    """Everybody gets prayer points (K-4.1)."""
    s.day += 1
    s.turn = 0
    for player in s.players:
        player.placed = {}
    tell(s, "night", day=s.day)
    for seat, player in enumerate(s.players):
        amon = AMON_PRAYER * (Power.PRIEST_OF_AMON in player.tiles)
        high = HIGH_PRIEST_PRAYER * (Power.HIGH_PRIEST in player.tiles)
        prayer = gain(s, seat, NIGHT_PRAYER + high + amon)
        tell(s, "prayer_gained", seat=seat, prayer=prayer, source="night")
    s.phase, s.active = Phase.DRAW, s.order[0]


async def take_cards(s: State) -> None:
    """The active player takes the DI cards of the night (K-4.2)."""
    seat = s.active
    if Power.VISION in s.players[seat].tiles:
        await draw_with_vision(s, seat)
        await draw_cards(s, seat, night_draws(s, seat))
    else:
        await draw_cards(s, seat, 1 + night_draws(s, seat))
    following = next_in_order(s, seat)
    if following != NOBODY:
        s.active = following
        return
    s.phase = Phase.NIGHT_TILES
    _begin_night_tiles(s, s.order[0])


# --- night tiles (K-4.3) ---------------------------------------------------------------------


def _begin_night_tiles(s: State, seat: Seat) -> None:
    """The next player who has such tiles; after the last the turn order is set."""
    while seat != NOBODY:
        s.night_tiles = tuple(power for power in NIGHT_TILES if power in s.players[seat].tiles)
        s.active = seat
        if s.night_tiles:
            return
        seat = next_in_order(s, seat)
    if s.day == 1:
        _begin_day(s)
    else:
        s.phase, s.active = Phase.ORDER, NOBODY


async def use_night_tiles(s: State) -> None:
    """The active player uses one of the tiles, or no more of them (D-05, D-06)."""
    seat = s.active
    answer: str = DONE
    if s.night_tiles:
        answer = await ask(
            s,
            seat,
            "night_tile",
            lambda: night_options(s, seat),
            lambda key: why_not_night_tile(s, seat, key),
        )
    if isinstance(answer, Raising):
        _raise_pyramid(s, seat, answer)
    elif isinstance(answer, Recruits):
        await _reinforce(s, seat, answer)
    else:
        s.night_tiles = ()
        _begin_night_tiles(s, next_in_order(s, seat))


def night_options(s: State, seat: Seat) -> list[str]:
    """What the tiles allow, in the order that the player likes."""
    found: list[str] = [DONE]
    if Power.HAND_OF_GOD in s.night_tiles:
        found += raisings(s, seat)
    if Power.REINFORCEMENTS in s.night_tiles:
        found += placements(s, seat, reinforced_areas(s, seat, ()), REINFORCEMENTS)
    return found


def highest_level(s: State) -> int:
    """How high a pyramid can be built (K-6.2, K-13)."""
    return BEGINNER_HIGHEST if s.setting.mode is Mode.BEGINNER else HIGHEST


def free_sites(s: State, seat: Seat) -> list[Area]:
    """A player's districts without a pyramid."""
    player = s.players[seat]
    return [d for d in districts(player.city) if d not in player.sites.values()]


def raisings(s: State, seat: Seat) -> list[Raising]:
    """Own pyramids that can go up one level, also those an enemy holds (Ruling 15)."""
    found = []
    for colour, level in s.players[seat].levels.items():
        if level == 0:
            found += [raising(colour, site) for site in free_sites(s, seat)]
        elif level < highest_level(s):
            found.append(raising(colour))
    return found


def _raise_pyramid(s: State, seat: Seat, wanted: Raising) -> None:
    player, colour = s.players[seat], wanted.colour
    level, site = player.levels[colour] + 1, wanted.site or player.sites[colour]
    player.holdings = player.holdings.with_pyramid(colour, level, site)
    s.night_tiles = without(s.night_tiles, Power.HAND_OF_GOD)
    tell(s, "raised", seat=seat, colour=colour, level=level, site=site)


async def _reinforce(s: State, seat: Seat, first: Recruits) -> None:
    """Up to four soldiers to own districts and to one own army elsewhere (D-06)."""
    s.night_tiles = without(s.night_tiles, Power.REINFORCEMENTS)
    placed: dict[Area, int] = {}
    answer: str = first
    while isinstance(answer, Recruits):
        put(s.players[seat], answer.area, answer.soldiers)
        placed[answer.area] = placed.get(answer.area, 0) + answer.soldiers
        left = REINFORCEMENTS - sum(placed.values())
        areas = reinforced_areas(s, seat, placed)
        options: list[str] = [DONE, *placements(s, seat, areas, left)]
        answer = await ask(
            s, seat, "reinforce", options, lambda key: why_not_reinforced(s, seat, placed, key)
        )
    tell(s, "recruited", seat=seat, soldiers=placed, price=0, source=Source.REINFORCEMENTS)
    begin_fights(s, placed, Source.REINFORCEMENTS)


def why_not_reinforced(s: State, seat: Seat, placed: dict[Area, int], key: str) -> Why | None:
    """Say why soldiers cannot be put there by Reinforcements."""
    wanted = read_recruits(key)
    if wanted is None:
        return because(Reason.WRONG_PHASE) if read_card(key) else None
    if sum(placed.values()) + wanted.soldiers > REINFORCEMENTS:
        return because(Reason.ILLEGAL_SPLIT)
    own = city_of(wanted.area) == s.players[seat].city
    if not own and wanted.area not in s.players[seat].soldiers:
        return because(Reason.NO_SOLDIER, area=wanted.area)
    if wanted.area not in reinforced_areas(s, seat, placed):
        return because(Reason.ILLEGAL_SPLIT)
    return why_not_placed(s, seat, wanted)


def why_not_night_tile(s: State, seat: Seat, key: str) -> Why | None:
    """Say why a night tile cannot be used like this."""
    wanted = read_raising(key)
    if wanted is None:
        if read_recruits(key) and Power.REINFORCEMENTS not in s.night_tiles:
            return because(Reason.WRONG_ACTION)
        return why_not_reinforced(s, seat, {}, key)
    if Power.HAND_OF_GOD not in s.night_tiles:
        return because(Reason.WRONG_ACTION)
    return why_not_raised(s, seat, wanted.colour, wanted.site)


def why_not_raised(s: State, seat: Seat, colour: Colour, site: Area) -> Why | None:
    """Say why a pyramid cannot be raised."""
    player = s.players[seat]
    if player.levels[colour] >= highest_level(s):
        return because(Reason.PYRAMID_MAX, colour=colour, level=highest_level(s))
    if site and city_of(site) != player.city:
        return because(Reason.NOT_YOUR_CITY, area=site)
    return because(Reason.DISTRICT_TAKEN, area=site)


# --- turn order (K-4.4) ----------------------------------------------------------------------


async def set_order(s: State) -> None:
    """Whoever has fewest victory points sets the order of the day (D-07)."""
    decider = min(s.order, key=lambda seat: total_of(s, seat))  # of equals the earlier one
    s.active = decider
    cities = tuple(s.players[seat].city for seat in s.order)
    wanted = await ask(
        s, decider, "order", lambda: orders(cities), lambda key: why_not_order(cities, key)
    )
    s.order = tuple(owner_of_city(s, city) for city in wanted.cities)
    tell(s, "order_set", seat=decider, order=list(s.order))
    _begin_day(s)


@lru_cache(maxsize=256)
def orders(cities: tuple[City, ...]) -> tuple[Order, ...]:
    """Every order, that of the day before first."""
    return tuple(order(found) for found in permutations(cities))


def why_not_order(cities: tuple[City, ...], key: str) -> Why | None:
    """Say that an order must have everybody once."""
    wanted = read_cities(key)
    return None if wanted is None else because(Reason.ILLEGAL_SPLIT, cities=list(cities))


def _begin_day(s: State) -> None:
    s.phase, s.active, s.turn = Phase.TURN, s.order[0], 1
    s.has_placed = False
    tell(s, "day", day=s.day, order=list(s.order))
