"""The Recruit action (RULES K-6.4)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.armies import homes, put
from rules.kemet.asking import ask, because
from rules.kemet.boards import Area, districts
from rules.kemet.data import Creature
from rules.kemet.keys import DONE, Arrival, Recruits, arrival
from rules.kemet.places import why_not_creature, why_not_own_district
from rules.kemet.placing import begin_fights, placements, why_not_placed
from rules.kemet.prices import pay, recruit_price
from rules.kemet.read_keys import read_arrival, read_recruits
from rules.kemet.refusals import Reason
from rules.kemet.state import RESERVE, Player, Source, State


async def recruit(s: State) -> None:
    """Put soldiers and creatures into own districts, one placement after another (D-13)."""
    seat, player = s.active, s.players[s.active]
    placed: dict[Area, int] = {}
    arrived: dict[Creature, Area] = {}
    while True:
        paid = recruit_price(player, s.recruited)
        answer = await ask(
            s,
            seat,
            "recruit",
            lambda: options(s, seat, s.recruited),
            lambda key: why_not_recruited(s, seat, s.recruited, key),
        )
        if isinstance(answer, Recruits):
            put(player, answer.area, answer.soldiers)
            placed[answer.area] = placed.get(answer.area, 0) + answer.soldiers
            s.recruited += answer.soldiers
            pay(s, seat, recruit_price(player, s.recruited) - paid)
        elif isinstance(answer, Arrival):
            player.creatures[answer.creature] = arrived[answer.creature] = answer.area
        else:
            break
    _finish(s, seat, placed, arrived)


def _finish(s: State, seat: Seat, placed: dict[Area, int], arrived: dict[Creature, Area]) -> None:
    price = recruit_price(s.players[seat], s.recruited)
    s.deed, s.recruited = None, 0
    if not placed and not arrived:
        tell(s, "no_effect", seat=seat, deed="recruit")
        return
    tell(s, "recruited", seat=seat, soldiers=placed, price=price, source=Source.RECRUIT)
    for creature, area in arrived.items():
        tell(s, "creature_placed", seat=seat, creature=creature, area=area)
    begin_fights(s, placed, Source.RECRUIT)


def affordable(player: Player, placed: int) -> int:
    """How many more soldiers a player can pay in this action: one payment for all of them."""
    have = player.prayer + recruit_price(player, placed)
    more = 0
    while more < player.reserve and recruit_price(player, placed + more + 1) <= have:
        more += 1
    return more


def options(s: State, seat: Seat, placed: int) -> list[str]:
    """What may still come in this action."""
    player = s.players[seat]
    soldiers = placements(s, seat, districts(player.city), affordable(player, placed))
    waiting = [creature for creature, area in player.creatures.items() if area == RESERVE]
    open_ones = homes(player) if waiting else []
    creatures = [arrival(creature, area) for creature in waiting for area in open_ones]
    return [DONE, *soldiers, *creatures]


def why_not_recruited(s: State, seat: Seat, placed: int, key: str) -> Why | None:
    """Say why soldiers or a creature cannot come there."""
    player = s.players[seat]
    coming = read_arrival(key)
    if coming is not None:
        if player.creatures.get(coming.creature) != RESERVE:
            return because(Reason.NOT_IN_RESERVE, creature=coming.creature)
        return why_not_creature(s, seat, coming.area)
    wanted = read_recruits(key)
    if wanted is None:
        return None
    why = why_not_own_district(s, seat, wanted.area) or why_not_placed(s, seat, wanted)
    if why is not None or wanted.soldiers <= affordable(player, placed):
        return why
    all_of_it = recruit_price(player, placed + wanted.soldiers)
    price = all_of_it - recruit_price(player, placed)
    return because(Reason.NOT_ENOUGH_PRAYER, price=price, prayer=player.prayer)
