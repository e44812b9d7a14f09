"""Building a pyramid (RULES K-6.2)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.asking import ask, because
from rules.kemet.boards import city_of
from rules.kemet.keys import NOTHING, Construction, construction
from rules.kemet.night import free_sites, highest_level
from rules.kemet.prices import build_price, pay
from rules.kemet.read_keys import read_construction
from rules.kemet.refusals import Reason
from rules.kemet.state import State


async def build(s: State) -> None:
    """Raise one own pyramid to any higher level, in one go (D-09)."""
    seat = s.active
    answer = await ask(
        s, seat, "build", lambda: constructions(s, seat), lambda key: why_not_built(s, seat, key)
    )
    s.deed = None
    if not isinstance(answer, Construction):
        tell(s, "no_effect", seat=seat, deed="build")
        return
    player, colour = s.players[seat], answer.colour
    price = build_price(player, player.levels[colour], answer.level)
    pay(s, seat, price)
    site = answer.site or player.sites[colour]
    player.holdings = player.holdings.with_pyramid(colour, answer.level, site)
    tell(s, "built", seat=seat, colour=colour, level=answer.level, site=site, price=price)


def constructions(s: State, seat: Seat) -> list[str]:
    """What a player can build and pay."""
    player, found = s.players[seat], [NOTHING]
    for colour, level in player.levels.items():
        sites = [0] if level else free_sites(s, seat)
        for target in range(level + 1, highest_level(s) + 1):
            if build_price(player, level, target) > player.prayer:
                break
            found += [construction(colour, target, site) for site in sites]
    return found


def why_not_built(s: State, seat: Seat, key: str) -> Why | None:
    """Say why something cannot be built."""
    wanted = read_construction(key)
    if wanted is None:
        return None
    player, highest = s.players[seat], highest_level(s)
    level = player.levels[wanted.colour]
    if wanted.site and city_of(wanted.site) != player.city:
        return because(Reason.NOT_YOUR_CITY, area=wanted.site)
    if level >= highest or wanted.level > highest:
        return because(Reason.PYRAMID_MAX, colour=wanted.colour, level=highest)
    if wanted.level <= level:
        return because(Reason.PYRAMID_LEVEL, colour=wanted.colour, level=level)
    price = build_price(player, level, wanted.level)
    if price > player.prayer:
        return because(Reason.NOT_ENOUGH_PRAYER, price=price, prayer=player.prayer)
    return because(Reason.DISTRICT_TAKEN, area=wanted.site)
