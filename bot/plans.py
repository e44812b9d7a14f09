"""Answers given ahead: picks for coming battles, standing answers, a typed line for one's turn.

A plan fires by itself only if its owner said so, it is still legal, and nothing else comes of it
than when it was made; otherwise it is offered.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.fronts import front_of
from bot.fronts.front import Front
from bot.house import House
from bot.store.rows import PlanRow
from bot.tables.acting import read_events
from bot.tables.table import Table
from bot.words import words_for
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import GameError

LINE = "line"  # a plan for one's whole turn, as it would be typed
ASK = "ask"


async def planned(
    house: House, table: Table, front: Front, choice: Choice[Any], person: int
) -> list[str] | None:
    """Return the answers that a person has given ahead to what is asked now, if they fire."""
    for plan in await house.store.plans(table.id, person):
        if not plan.auto or plan.seat != choice.seat:
            continue
        if plan.what not in (front.occasion(table.view(None), choice.what), LINE):
            continue
        try:
            answers = answers_of_line(table, plan.seat, plan.key)
        except GameError:  # it is not legal any more: its owner is asked
            continue
        if plan.what == LINE and not _comes_as_foreseen(table, front, plan, answers):
            continue
        if await is_unsettled(house, table, front):
            await house.store.keep_plan(_unsettled(plan))
            return None
        await forget(house, plan)  # before it is sent: it must never fire twice
        return answers
    return await _standing(house, table, front, choice, person)


async def _standing(
    house: House, table: Table, front: Front, choice: Choice[Any], person: int
) -> list[str] | None:
    """The answer that a person always gives to such a question."""
    if choice.what not in front.standing():
        return None
    set_by_person = (await house.people.get(person)).standing.get(choice.what)
    key = set_by_person or front.usual_answer(table.view(choice.seat), choice.what)
    return [key] if key is not None and key != ASK and choice.find(key) is not None else None


def _unsettled(plan: PlanRow) -> PlanRow:
    return replace(plan, auto=False)


def _comes_as_foreseen(table: Table, front: Front, plan: PlanRow, answers: list[str]) -> bool:
    """Say whether a plan brings about what it would have when it was made."""
    foreseen: dict[str, str] = json.loads(plan.foreseen or "{}")
    return foreseen.get(answers[0]) == front.consequences(table.view(None)).get(answers[0])


async def is_unsettled(house: House, table: Table, front: Front) -> bool:
    """Say whether something has just been announced that everybody must think about anew."""
    act = table.last_act
    rows = await house.store.decisions_of(table.id, act) if act is not None else []
    return any(front.unsettles(event) for row in rows for event in read_events(row.events))


async def offered(house: House, table: Table, front: Front, person: int) -> str | None:
    """Return the pick that a person has planned for what is asked now and must confirm."""
    seat = table.asks(person)
    request = table.session.request
    choice = request.of(seat) if request is not None and seat is not None else None
    if choice is None:
        return None
    occasion = front.occasion(table.view(None), choice.what)
    for plan in await house.store.plans(table.id, person):
        if plan.seat == seat and plan.what == occasion and choice.find(plan.key) is not None:
            return plan.key
    return None


async def plan_pick(
    house: House, table: Table, person: int, seat: Seat, occasion: str, key: str
) -> None:
    """Remember a pick for an occasion to come; it is made when the occasion is there."""
    await house.store.keep_plan(PlanRow(table.id, person, seat, occasion, key, auto=True))


async def plan_line(
    house: House, table: Table, person: int, line: str, *, auto: bool = False
) -> None:
    """Remember what somebody wants to do on their next turn."""
    seat = table.seats_of(person)[0]
    foreseen = json.dumps(front_of(table.row.name).consequences(table.view(None)))
    await house.store.keep_plan(PlanRow(table.id, person, seat, LINE, line, auto, foreseen))


async def line_of(house: House, table: Table, person: int) -> PlanRow | None:
    """Return what somebody wants to do on their next turn."""
    plans = await house.store.plans(table.id, person)
    return next((plan for plan in plans if plan.what == LINE), None)


async def forget(house: House, plan: PlanRow) -> None:
    """Drop a plan."""
    await house.store.drop_plan(plan.game, plan.person, plan.seat, plan.what)


def answers_of_line(table: Table, seat: Seat, line: str) -> list[str]:
    """Return the answers that a planned line stands for now.

    Raises :exc:`~rules.engine.errors.Unreadable` or :exc:`~rules.engine.errors.IllegalAnswer`.
    """
    return table.game.expand(
        table.session, seat, line, words_for(table.game.name, table.row.language)
    )
