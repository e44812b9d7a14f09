"""Setting up a game: what was agreed, and the decisions before the first night (RULES K-3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations, product
from typing import Any, TypeVar

from rules.engine.decisions import RANDOM, Seat, draw
from rules.engine.errors import BadSetting, Why
from rules.engine.events import tell
from rules.kemet.armies import put
from rules.kemet.asking import ask, because, why_never
from rules.kemet.boards import Area, City, city_of, districts
from rules.kemet.data import (
    ARMY_LIMIT,
    SEATS,
    START_LEVELS,
    START_SOLDIERS,
    Colour,
    Discards,
    Mode,
    PlayerColour,
)
from rules.kemet.decks import draw_cards
from rules.kemet.keys import Levy, Split, levy, split
from rules.kemet.read_keys import read_levy, read_pyramids
from rules.kemet.refusals import Reason
from rules.kemet.state import (
    NOBODY,
    Phase,
    Player,
    Setting,
    State,
    board_of,
    next_in_order,
    seats_of,
)

OPTIONS = ("mode", "discards", "colours")
E_ = TypeVar("E_", Mode, Discards)


# --- what was agreed -------------------------------------------------------------------------


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """Check what was agreed and return the state before set-up."""
    if seats not in SEATS:
        raise BadSetting("seats", "2 to 5 players", seats=seats)
    for name in options:
        if name not in OPTIONS:
            raise BadSetting(str(name), "no such option", known=list(OPTIONS))
    colours = options.get("colours", list(PlayerColour)[:seats])
    return State(
        Setting(
            tuple(_colours(seats, colours)),
            _one_of(Mode, "mode", options.get("mode", Mode.SHORT)),
            _one_of(Discards, "discards", options.get("discards", Discards.FACE_DOWN)),
        )
    )


def _one_of(kind: type[E_], name: str, wanted: object) -> E_:
    if wanted not in list(kind):
        raise BadSetting(name, "no such value", known=list(map(str, kind)))
    return kind(str(wanted))


def _colours(seats: int, wanted: object) -> list[PlayerColour | None]:
    """A list with a colour, or None for a random one, for each seat; or random for all."""
    if wanted == RANDOM:
        return [None] * seats
    if not isinstance(wanted, list) or len(wanted) != seats:
        raise BadSetting("colours", "a colour for each seat, or random", seats=seats)
    named = [None if name in (None, RANDOM) else name for name in wanted]
    if not all(name is None or name in list(PlayerColour) for name in named):
        raise BadSetting("colours", "no such colour", known=list(map(str, PlayerColour)))
    chosen = [name for name in named if name is not None]
    if len(set(chosen)) < len(chosen):
        raise BadSetting("colours", "all colours must be different")
    return [None if name is None else PlayerColour(name) for name in named]


# --- what chance decides ---------------------------------------------------------------------


async def set_up(s: State) -> None:
    """Draw colours and the turn order of round 1 (K-3.2)."""
    for wanted in s.setting.colours:
        taken = {*s.setting.colours, *(player.colour for player in s.players)}
        left = [colour for colour in PlayerColour if colour not in taken]
        s.players.append(Player(wanted or await draw("colour", left)))
    left_seats = list(seats_of(s))
    while left_seats:
        seat = await draw("turn_order", left_seats)
        left_seats.remove(seat)
        s.order += (seat,)
    tell(
        s,
        "set_up",
        order=list(s.order),
        mode=s.setting.mode,
        discards=s.setting.discards,
        colours=[player.colour for player in s.players],
    )
    s.phase, s.active = Phase.CITY, s.order[0]


async def take_city(s: State) -> None:
    """The active player takes one of the free cities (D-01)."""
    taken = [player.city for player in s.players]
    free = [city for city in board_of(s).cities if city not in taken]
    city: City = await ask(s, s.active, "city", free, why_never)
    s.players[s.active].city = city
    tell(s, "city_taken", seat=s.active, city=city)
    _go_on(s, Phase.DEAL)


async def deal_cards(s: State) -> None:
    """The active player is dealt a DI card (K-3.4)."""
    await draw_cards(s, s.active, 1)
    _go_on(s, Phase.PYRAMIDS)


def _go_on(s: State, then: Phase) -> None:
    """The next in turn order; after the last the next step begins with the first."""
    following = next_in_order(s, s.active)
    if following == NOBODY:
        s.phase, following = then, s.order[0]
    s.active = following


# --- pyramids (D-02) -------------------------------------------------------------------------


async def place_pyramids(s: State) -> None:
    """The active player spreads three levels over pyramids in different districts."""
    player = s.players[s.active]
    wanted = await ask(
        s,
        s.active,
        "pyramids",
        lambda: splits(player.city),
        lambda key: why_not_split(s, s.active, key),
    )
    for colour, level, site in wanted.pyramids:
        player.holdings = player.holdings.with_pyramid(colour, level, site)
    tell(s, "pyramids_placed", seat=s.active, pyramids=[list(row) for row in wanted.pyramids])
    _go_on(s, Phase.SOLDIERS)


@lru_cache(maxsize=8)
def splits(city: City) -> tuple[Split, ...]:
    """Every way to spread three levels: 1/1/1 or 2/1/0."""
    found = {}
    for levels in product(range(3), repeat=3):
        if tuple(sorted(levels)) not in START_LEVELS:
            continue
        raised = [(c, n) for c, n in zip(Colour, levels, strict=True) if n]
        for sites in permutations(districts(city), len(raised)):
            rows = zip(raised, sites, strict=True)
            made = split(tuple((colour, level, site) for (colour, level), site in rows))
            found[made] = made
    return tuple(found)


def why_not_split(s: State, seat: Seat, key: str) -> Why | None:
    """Say why levels cannot be spread like this."""
    rows = read_pyramids(key)
    if rows is None:
        return None
    levels = {colour: level for colour, level, _ in rows}
    spread = tuple(sorted(levels.get(colour, 0) for colour in Colour))
    if len(levels) < len(rows) or spread not in START_LEVELS:
        return because(Reason.ILLEGAL_SPLIT)
    sites = [site for _, level, site in rows if level]
    if any(city_of(site) != s.players[seat].city for site in sites):
        return because(Reason.NOT_YOUR_CITY)
    return because(Reason.DISTRICT_TAKEN) if len(set(sites)) < len(sites) else None


# --- soldiers (D-03) -------------------------------------------------------------------------


async def place_soldiers(s: State) -> None:
    """The active player places ten soldiers in the three districts."""
    player = s.players[s.active]
    wanted = await ask(
        s,
        s.active,
        "soldiers",
        lambda: levies(player.city),
        lambda key: why_not_levy(s, s.active, key),
    )
    for area, count in wanted.placed:
        put(player, area, count)
    tell(s, "soldiers_placed", seat=s.active, soldiers=dict(wanted.placed))
    _go_on(s, Phase.PRAYER)


@lru_cache(maxsize=8)
def levies(city: City) -> tuple[Levy, ...]:
    """Every way to place ten soldiers, at most five in a district."""
    return tuple(
        levy(tuple((d, n) for d, n in zip(districts(city), counts, strict=True) if n))
        for counts in product(range(ARMY_LIMIT, -1, -1), repeat=3)
        if sum(counts) == START_SOLDIERS
    )


def why_not_levy(s: State, seat: Seat, key: str) -> Why | None:
    """Say why soldiers cannot be placed like this."""
    rows = read_levy(key)
    if rows is None:
        return None
    placed: dict[Area, int] = {}
    for area, count in rows:
        placed[area] = placed.get(area, 0) + count
    if any(city_of(area) != s.players[seat].city for area in placed):
        return because(Reason.NOT_YOUR_CITY)
    if any(count > ARMY_LIMIT for count in placed.values()):
        return because(Reason.ARMY_LIMIT, limit=ARMY_LIMIT)
    return because(Reason.ILLEGAL_SPLIT)
