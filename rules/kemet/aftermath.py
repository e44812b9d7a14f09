"""After a battle: the loser goes, the winner stays or goes, cards come back (K-8.12 to K-8.16)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.armies import put, send_home_from, take
from rules.kemet.asking import ask, because
from rules.kemet.boards import Area
from rules.kemet.control import army_limit, enemy_in
from rules.kemet.keys import RECALL, RETREAT, STAY
from rules.kemet.prices import gain
from rules.kemet.read_keys import read_levy, read_number
from rules.kemet.refusals import Reason
from rules.kemet.state import (
    NOBODY,
    Battle,
    State,
    battle_bag,
    board_of,
    creature_in,
)


async def aftermath(s: State, battle: Battle) -> None:
    """The loser decides first, then the winner (Ruling 43)."""
    winner = battle.winner
    attacker_won = winner == battle.attacker.seat
    loser = battle.defender.seat if attacker_won else battle.attacker.seat
    survives = battle.area in s.players[winner].soldiers
    if battle.area in s.players[loser].soldiers:
        if attacker_won and not survives:  # they are not driven out (Ruling 41)
            await _stay_or_recall(s, loser, battle.area)
        else:
            await _give_way(s, loser, winner, battle.area)
    if survives:
        await _stay_or_recall(s, winner, battle.area)
    for seat in (battle.attacker.seat, battle.defender.seat):
        _refresh(s, seat)
    s.battle = None
    s.moving = None  # a battle ends the Move action (K-7.8)
    s.deed = None


async def _give_way(s: State, loser: Seat, winner: Seat, area: Area) -> None:
    """Recall, or retreat to where the winner says (D-22, D-23)."""
    areas = retreat_areas(s, loser, area)
    options = [RECALL, *([RETREAT] if areas else [])]
    answer = await ask(s, loser, "loser", options, _why_not_given_way)
    if answer == RECALL:
        await recall(s, loser, area)
        return
    end = await ask(s, winner, "retreat", areas, lambda key: _why_not_retreat(s, area, key))
    player, creature = s.players[loser], creature_in(s.players[loser], area)
    soldiers = player.soldiers[area]
    take(player, area, soldiers)
    put(player, end, soldiers)
    if creature is not None:
        player.creatures[creature] = end
    tell(s, "retreated", seat=loser, by=winner, start=area, end=end, soldiers=soldiers)


def retreat_areas(s: State, loser: Seat, area: Area) -> list[Area]:
    """Adjacent areas that only the loser's soldiers may be in, both limits kept (K-8.12)."""
    player = s.players[loser]
    soldiers, creature = player.soldiers[area], creature_in(player, area)
    return [
        end
        for end in board_of(s).adjacent[area]
        if enemy_in(s, loser, end) == NOBODY
        and player.soldiers.get(end, 0) + soldiers <= army_limit(player)
        and not (creature is not None and creature_in(player, end) is not None)
    ]


async def recall(s: State, seat: Seat, area: Area) -> None:
    """A whole army goes to the reserve, for a prayer point each; its creature goes home."""
    soldiers = s.players[seat].soldiers[area]
    take(s.players[seat], area, soldiers)
    prayer = gain(s, seat, soldiers)
    tell(s, "recalled", seat=seat, area=area, soldiers=soldiers, prayer=prayer)
    await send_home_from(s, seat, area)


async def _stay_or_recall(s: State, seat: Seat, area: Area) -> None:
    """Whoever holds the area now stays, or recalls the army (D-24)."""
    answer = await ask(s, seat, "winner", [RECALL, STAY], _why_not_given_way)
    if answer == RECALL:
        await recall(s, seat, area)
    else:
        tell(s, "stayed", seat=seat, area=area, soldiers=s.players[seat].soldiers[area])


def _why_not_given_way(key: str) -> Why | None:
    """An army is never split; without an area there is no retreat."""
    words = key.split()
    if len(words) > 1 or read_levy(key) is not None:
        return because(Reason.CANNOT_SPLIT)
    return because(Reason.NOT_EMPTY) if key == RETREAT else None


def _why_not_retreat(s: State, area: Area, key: str) -> Why | None:
    end = read_number(key)
    if end is None:
        return None
    near = end in board_of(s).adjacent[area]
    return because(Reason.NOT_EMPTY if near else Reason.NOT_ADJACENT, area=end)


def _refresh(s: State, seat: Seat) -> None:
    """Whoever has used all six battle cards takes them back (K-8.15, Ruling 48)."""
    player = s.players[seat]
    if not player.cards:
        player.cards = battle_bag((*player.played, *player.dropped))
        player.played = player.dropped = ()
        tell(s, "cards_refreshed", seat=seat)
