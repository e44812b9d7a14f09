"""Answers given ahead of time: picks for coming battles, standing answers, a line for a turn.

A plan fires by itself only if its owner said so, it is still legal, and nothing else comes of it
than when it was made; otherwise it is offered.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.games.game_ui import GameUi
from bot.games.typed_words import words_for
from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import PlanRow
from bot.tables.table import Table
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import GameError

LINE = "line"  # a plan for one's whole turn, as it would be typed
ASK = "ask"


async def planned(
    services: Services, table: Table, ui: GameUi, choice: Choice[Any], person: int
) -> list[str] | None:
    """Return the answers that a person has given ahead to what is asked now, if they fire."""
    kept = await services.store.plans(table.id, person)
    plans = {plan.what: plan for plan in kept if plan.auto and plan.seat == choice.seat}
    for what in (*ui.occasions(table.view(None), choice.what, choice.seat), LINE):
        if (plan := plans.get(what)) is None:
            continue
        try:
            answers = answers_of_line(table, plan.seat, plan.key)
        except GameError:  # it is not legal any more: its owner is asked
            if plan.what == LINE and not plan.foreseen:  # it was meant for this very moment
                await services.store.keep_plan(_unsettled(plan))
            continue
        if plan.what == LINE and not _comes_as_foreseen(table, ui, plan, answers):
            continue
        if await is_unsettled(table, ui):
            await services.store.keep_plan(_unsettled(plan))
            return None
        if plan.what == LINE or not table.is_quiet:  # orders for windows hold until taken back
            await forget(services, plan)  # before it is sent: it must never fire twice
        return answers
    return await _standing(services, table, ui, choice, person)


async def _standing(
    services: Services, table: Table, ui: GameUi, choice: Choice[Any], person: int
) -> list[str] | None:
    """The answer that a person always gives to such a question."""
    if choice.what not in ui.standing():
        return None
    standing = (await services.people.get(person)).standing.get(table.row.name, {})
    set_by_person = standing.get(choice.what)
    key = set_by_person or ui.usual_answer(table.view(choice.seat), choice.what)
    if key is None or key == ASK:
        return None
    meant = ui.meant(key, [str(option) for option in choice.options])
    return None if meant is None else [meant]


def _unsettled(plan: PlanRow) -> PlanRow:
    return replace(plan, auto=False)


def _comes_as_foreseen(table: Table, ui: GameUi, plan: PlanRow, answers: list[str]) -> bool:
    """Return whether a plan brings about what it would have when it was made.

    The rest of a line that was begun is meant whatever has come of its beginning.
    """
    if not plan.foreseen:
        return True
    foreseen: dict[str, str] = json.loads(plan.foreseen)
    now, first = ui.consequences(table.view(None)), answers[0]
    return ui.is_as_foreseen(foreseen.get(first), now.get(first), plan.seat)


async def is_unsettled(table: Table, ui: GameUi) -> bool:
    """Return whether something was just announced that everyone must reconsider."""
    act = table.last_act
    happened = await table.events_of(act) if act is not None else ()
    return any(ui.unsettles(event) for event in happened)


async def offered(services: Services, table: Table, ui: GameUi, person: int) -> str | None:
    """Return the pick that a person has planned for what is asked now and must confirm."""
    seat = table.asks(person)
    request = table.session.request
    choice = request.of(seat) if request is not None and seat is not None else None
    if choice is None:
        return None
    kept = {p.what: p.key for p in await services.store.plans(table.id, person) if p.seat == seat}
    occasions = ui.occasions(table.view(None), choice.what, choice.seat)
    found = (kept[occasion] for occasion in occasions if occasion in kept)
    return next((key for key in found if choice.find(key) is not None), None)


async def plan_pick(
    services: Services, table: Table, person: int, seat: Seat, occasion: str, key: str
) -> None:
    """Remember a pick for an occasion to come; it is made when the occasion is there."""
    await services.store.keep_plan(PlanRow(table.id, person, seat, occasion, key, auto=True))
    services.touch(table)  # it may be asked now


async def plan_line(
    services: Services, table: Table, person: int, line: str, *, auto: bool = False
) -> None:
    """Remember what somebody wants to do on their next turn."""
    seat = table.seats_of(person)[0]
    foreseen = json.dumps(ui_of(table.row.name).consequences(table.view(None)))
    await services.store.keep_plan(PlanRow(table.id, person, seat, LINE, line, auto, foreseen))


async def plan_rest(services: Services, table: Table, person: int, seat: Seat, line: str) -> None:
    """Remember the rest of a line whose beginning was just played; it follows by itself."""
    await services.store.keep_plan(PlanRow(table.id, person, seat, LINE, line, auto=True))
    services.touch(table)  # others may have answered already


async def line_of(services: Services, table: Table, person: int) -> PlanRow | None:
    """Return what somebody wants to do on their next turn."""
    plans = await services.store.plans(table.id, person)
    return next((plan for plan in plans if plan.what == LINE), None)


async def forget(services: Services, plan: PlanRow) -> None:
    """Drop a plan."""
    await services.store.drop_plan(plan.game, plan.person, plan.seat, plan.what)


def answers_of_line(table: Table, seat: Seat, line: str) -> list[str]:
    """Return the answers that a planned line stands for now.

    Raises :exc:`~rules.engine.errors.Unreadable` or :exc:`~rules.engine.errors.IllegalAnswer`.
    """
    words = words_for(table.game.name, table.row.language)
    return table.game.expand(table.seen_by(seat), seat, line, words)
