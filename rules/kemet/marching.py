"""Carrying out a Move action: steps, teleports, its end (RULES K-7)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.armies import put, send_home_from, take
from rules.kemet.asking import ask, because
from rules.kemet.control import enemy_in
from rules.kemet.keys import CARD, STOP, Step
from rules.kemet.moving import group_of, moved, steps
from rules.kemet.prices import pay, teleport_fee
from rules.kemet.read_keys import read_card
from rules.kemet.refusals import Reason
from rules.kemet.state import NOBODY, Battle, Fighter, Moving, Source, State
from rules.kemet.tokens import may_choose_card
from rules.kemet.why_not_move import why_not_step


async def march(s: State) -> None:
    """Steps of a Move action, until a card, a battle or its end (D-15)."""
    while s.moving is not None and s.battle is None and not s.is_choosing_card:
        await _go_on(s)


async def _go_on(s: State) -> None:
    seat = s.active
    group = group_of(s, seat)
    if group.is_over(group.moving.here):
        answer = await ask(
            s, seat, "move_on", lambda: options(s, seat), lambda key: why_not_moved(s, seat, key)
        )
    else:
        answer = await ask(
            s,
            seat,
            "move",
            lambda: [STOP, *options(s, seat)],
            lambda key: why_not_moved(s, seat, key),
        )
    if isinstance(answer, Step):
        fee = teleport_fee(s.players[seat]) if answer.is_teleport else 0
        pay(s, seat, fee)
        await go(s, seat, answer, fee)
    elif answer == CARD:
        s.is_choosing_card = True
    else:
        if s.moving == Moving() or s.moving == replace(Moving(), gates=True):
            tell(s, "no_effect", seat=seat, deed="move")
        end_move(s)


def end_move(s: State) -> None:
    """The Move action is over."""
    s.moving = s.deed = None


def options(s: State, seat: Seat) -> list[str]:
    """A DI card, whoever holds one; steps and teleports."""
    card = [CARD] if may_choose_card(s, s.players[seat]) else []
    return [*card, *steps(s, seat)]


async def go(s: State, seat: Seat, wanted: Step, fee: int) -> None:
    """Move a group; if it meets an enemy it attacks (K-7.8)."""
    player, moving = s.players[seat], s.moving
    assert moving is not None, "nobody moves"
    take(player, wanted.start, wanted.soldiers)
    put(player, wanted.end, wanted.soldiers)
    if wanted.creature is not None:
        player.creatures[wanted.creature] = wanted.end
    s.moving = moved(moving, wanted)
    s.declined = 0
    tell(
        s,
        "moved",
        seat=seat,
        start=wanted.start,
        end=wanted.end,
        soldiers=wanted.soldiers,
        creature=wanted.creature,
        teleport=wanted.is_teleport,
        price=fee,
    )
    await send_home_from(s, seat, wanted.start)
    enemy = enemy_in(s, seat, wanted.end)
    if enemy != NOBODY:
        s.battle = Battle(wanted.end, Fighter(seat), Fighter(enemy), Source.MOVE)


def why_not_moved(s: State, seat: Seat, key: str) -> Why | None:
    """Say why a step is not possible, or the action cannot end here."""
    group = group_of(s, seat)
    here = group.moving.here
    if key == STOP:
        crowded = group.soldiers.get(here, 0) > group.limit
        return because(Reason.ARMY_LIMIT if crowded else Reason.CREATURE_LIMIT, area=here)
    if key == CARD or read_card(key) is not None:
        return because(Reason.CARD_NOT_HELD)
    return why_not_step(s, seat, key)
