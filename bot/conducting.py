"""Letting everybody answer who need not be asked: computer players, plans, standing answers."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from bot.absences import absences, turn_is_over
from bot.fronts import front_of
from bot.fronts.front import Front, View
from bot.house import House
from bot.plans import planned
from bot.store.rows import SeatRow
from bot.tables.acting import Acted
from bot.tables.refusals import Refused
from bot.tables.table import Table
from bot.workers import WorkFailed
from rules.engine.decisions import Choice, Seat

log = logging.getLogger(__name__)
USUAL_LEVEL = "thoth"  # of a computer player
MOST_AT_ONCE = 60  # acts in a row before what has happened is shown


async def conduct(house: House, table: Table) -> bool:
    """Play on until a person must decide; say whether there is more to do after a look.

    It pauses where a chapter of the story ends, so that each battle gets a message of its
    own, and stops when nobody is left at the table.
    """
    front = front_of(table.row.name)
    for _ in range(MOST_AT_ONCE):
        if not table.people:
            return False
        acted = await _answer_one(house, table, front)
        if acted is None:
            return False
        if any(front.begins_chapter(event) for event in acted.events):
            return True
    return True


async def _answer_one(house: House, table: Table, front: Front) -> Acted | None:
    """Let the first one answer who needs no asking; None if all others are people."""
    request = table.session.request
    if request is None:
        return None
    away = await absences(house, table)
    for choice in request.choices:
        if choice.seat in table.session.picks:
            continue
        row = table.seats[choice.seat]
        absence = away.get(choice.seat)
        try:
            if row.person is None or (absence is not None and absence.standing_in):
                return await _let_computer_answer(house, table, front, choice, row)
            answers = await planned(house, table, front, choice, row.person)
            if answers is not None:
                return await table.act(row.person, answers, table.revision)
        except Refused:  # the table has moved on meanwhile: look again
            return await _answer_one(house, table, front) if _moved(table, request) else None
    return None


def _moved(table: Table, request: object) -> bool:
    return table.session.request is not request


async def _let_computer_answer(
    house: House, table: Table, front: Front, choice: Choice[Any], row: SeatRow
) -> Acted:
    revision, seat = table.revision, choice.seat
    key = proposal_for(table, choice)
    if key is None:
        key = await answer_of_computer(house, table, front, choice, row.level or USUAL_LEVEL)
    acted = await table.act_for(seat, [key], revision)
    if row.person is not None and not _is_asked(table, seat):
        await turn_is_over(house, table, seat)
    return acted


def proposal_for(table: Table, choice: Choice[Any]) -> str | None:
    """What somebody has proposed who shares the seat's god: better than a computer's choice."""
    proposals = table.session.proposals
    return next((proposals[seat] for seat in choice.advisers if seat in proposals), None)


def _is_asked(table: Table, seat: Seat) -> bool:
    request = table.session.request
    return request is not None and request.of(seat) is not None


async def answer_of_computer(
    house: House, table: Table, front: Front, choice: Choice[Any], level: str
) -> str:
    """Ask a computer player about the table's position."""
    return await answer_in(house, table, choice, table.view(choice.seat), level)


async def answer_in(
    house: House, table: Table, choice: Choice[Any], view: View, level: str = USUAL_LEVEL
) -> str:
    """Ask a computer player about a position that need not be the table's, off the event loop.

    One that fails answers with the first option.
    """
    front = front_of(table.row.name)
    keys = [str(option) for option in choice.options]
    player = front.player(level, str(table.id))
    try:
        key = await house.think(partial(player.answer, view, choice.what, keys))
    except WorkFailed as failed:  # a game must go on, whatever its computer player does
        log.error("game %d: the computer player failed in %s", table.id, failed)
        return keys[0]
    return key if key in keys else keys[0]
