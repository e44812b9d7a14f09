"""Setting up a game: what was agreed, what chance decides, the stones (RULES I-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.decisions import RANDOM, Seat, draw
from rules.engine.errors import BadSetting
from rules.engine.events import tell
from rules.imhotep.data import (
    COLOURS,
    DECK,
    ROUND_CARDS,
    SEATS,
    SITES,
    START_STONES,
    STONES,
    Colour,
    Side,
    Site,
)
from rules.imhotep.sites.pyramid import board
from rules.imhotep.state import NOBODY, Phase, Player, Setting, State, seats, turn_order

OPTIONS = ("sides", "wrath", "first", "colours")


# --- what was agreed ------------------------------------------------------------------------


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """Check what was agreed and return the state before set-up."""
    if seats not in SEATS:
        raise BadSetting("seats", "2 to 4 players", seats=seats)
    for name in options:
        if name not in OPTIONS:
            raise BadSetting(str(name), "no such option", known=list(OPTIONS))
    wrath = options.get("wrath", False)
    if not isinstance(wrath, bool):
        raise BadSetting("wrath", "true or false")
    setting = Setting(
        colours=tuple(_colours(seats, options.get("colours", list(COLOURS[:seats])))),
        sides=tuple(_sides(options.get("sides", {}))),
        wrath=wrath,
        first=_first(seats, options.get("first", RANDOM)),
    )
    return State(setting)


def _sides(wanted: object) -> list[Side | None]:
    """One side for all sites, or one for each that is named; the others lie on side A (I-2.1)."""
    if not isinstance(wanted, Mapping):
        return [_side("sides", wanted)] * len(SITES)
    for site in wanted:
        if site not in list(Site):
            raise BadSetting(f"sides.{site}", "no such site", known=list(SITES))
    return [_side(f"sides.{site}", wanted.get(site, Side.A)) for site in SITES]


def _side(path: str, wanted: object) -> Side | None:
    if wanted == RANDOM:
        return None
    if wanted not in list(Side):
        raise BadSetting(path, "A, B or random")
    return Side(str(wanted))


def _colours(seats: int, wanted: object) -> list[Colour | None]:
    """A list with a colour, or None for a random one, for each seat; or random for all."""
    if wanted == RANDOM:
        return [None] * seats
    if not isinstance(wanted, list) or len(wanted) != seats:
        raise BadSetting("colours", "a colour for each seat, or random", seats=seats)
    named = [None if name in (None, RANDOM) else name for name in wanted]
    if not all(name is None or name in list(Colour) for name in named):
        raise BadSetting("colours", "no such colour", known=list(COLOURS))
    chosen = [name for name in named if name is not None]
    if len(set(chosen)) < len(chosen):
        raise BadSetting("colours", "all colours must be different")
    return [None if name is None else Colour(name) for name in named]


def _first(seats: int, wanted: object) -> Seat:
    if wanted == RANDOM:
        return NOBODY
    if not isinstance(wanted, int) or isinstance(wanted, bool) or not 0 <= wanted < seats:
        raise BadSetting("first", "a seat, or random", seats=seats)
    return wanted


# --- the set-up ------------------------------------------------------------------------------


async def set_up(s: State) -> None:
    """Decide what is left to chance, then hand out the stones (I-2)."""
    await _choose_sides(s)
    await _choose_colours(s)
    s.wrath = s.setting.wrath
    s.first = s.setting.first
    if s.first == NOBODY:
        s.first = await draw("first_player", seats(s))
    for stones, seat in zip(START_STONES, turn_order(s, s.first), strict=False):
        player = s.players[seat]
        player.sled, player.quarry = stones, STONES - stones
    s.round_cards = ROUND_CARDS[len(s.players)]
    s.unseen = DECK
    s.pyramids = {pyramid: [] for pyramid in board(s)}
    s.obelisks = [0 for _ in seats(s)]
    colours = [player.colour for player in s.players]
    tell(s, "set_up", colours=colours, first=s.first, sides=dict(s.sides), wrath=s.wrath)
    s.phase = Phase.ROUND


async def _choose_sides(s: State) -> None:
    for site, side in zip(SITES, s.setting.sides, strict=True):
        s.sides[site] = side or await draw(f"side.{site}", tuple(Side))


async def _choose_colours(s: State) -> None:
    taken = [colour for colour in s.setting.colours if colour is not None]
    for wanted in s.setting.colours:
        colour = wanted or await draw("colour", [c for c in COLOURS if c not in taken])
        taken.append(colour)
        s.players.append(Player(colour))
