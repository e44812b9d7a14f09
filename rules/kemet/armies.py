"""Soldiers and creatures come and go (RULES K-1.2 to K-1.7, K-9.4)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.kemet.asking import ask
from rules.kemet.boards import Area, districts
from rules.kemet.data import Creature
from rules.kemet.places import why_not_home
from rules.kemet.state import RESERVE, Player, State, creature_in


def put(player: Player, area: Area, soldiers: int) -> None:
    """Put soldiers into an area."""
    if soldiers:
        player.soldiers[area] = player.soldiers.get(area, 0) + soldiers


def take(player: Player, area: Area, soldiers: int) -> None:
    """Take soldiers out of an area."""
    left = player.soldiers.get(area, 0) - soldiers
    assert left >= 0, "soldiers that are not there"
    if left:
        player.soldiers[area] = left
    else:
        player.soldiers.pop(area, None)


def homes(player: Player) -> list[Area]:
    """Where a creature may come home to: own soldiers, and no own creature (K-9.4)."""
    taken = player.creatures.values()
    return [d for d in districts(player.city) if d in player.soldiers and d not in taken]


async def send_home_from(s: State, seat: Seat, area: Area) -> None:
    """Send a creature home that is left without a soldier."""
    player = s.players[seat]
    creature = creature_in(player, area)
    if creature is not None and area not in player.soldiers:
        await send_home(s, seat, creature)


async def send_home(s: State, seat: Seat, creature: Creature) -> None:
    """Put a creature at once into a district of its owner, or into the reserve (K-9.4)."""
    player = s.players[seat]
    player.creatures[creature] = RESERVE
    found = homes(player)
    if found:
        player.creatures[creature] = await ask(
            s, seat, "home", found, lambda key: why_not_home(s, seat, key)
        )
    tell(s, "creature_home", seat=seat, creature=creature, area=player.creatures[creature])


async def destroy(s: State, seat: Seat, area: Area, soldiers: int) -> None:
    """Soldiers go to the reserve; a creature left alone goes home."""
    take(s.players[seat], area, soldiers)
    await send_home_from(s, seat, area)
