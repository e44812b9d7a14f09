"""Answers that need no person: computer players, plans, standing answers."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from bot.games.game_ui import GameUi
from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import SeatRow
from bot.tables.acting import Acted
from bot.tables.computers import USUAL, level_of
from bot.tables.refusals import Refused
from bot.tables.table import Table
from bot.turns.absences import is_away, turn_is_over
from bot.turns.deadlines import is_up
from bot.turns.minds import Mind, answer_of
from bot.turns.plans import planned
from rules.engine.decisions import Choice, Seat

log = logging.getLogger(__name__)
MOST_AT_ONCE = 60  # acts in a row before what has happened is shown
LONG_SECONDS = 15.0  # of playing on, after which it is shown as well


async def autoplay(services: Services, table: Table) -> bool:
    """Play on until a person must decide; say whether there is more to do after a look.

    It pauses where a chapter of the story ends, so that each battle gets a message of its
    own, and stops when nobody is left at the table.  Whoever calls tells what has happened.
    """
    ui, began = ui_of(table.row.name), services.steady()
    for _ in range(MOST_AT_ONCE):
        if not table.people:
            return False
        acted = await _answer_one(services, table, ui)
        if acted is None:
            return False
        if any(ui.begins_chapter(event) for event in acted.events):
            return True
        if services.steady() - began > LONG_SECONDS:
            return True
    return True


async def _answer_one(services: Services, table: Table, ui: GameUi) -> Acted | None:
    """Let the first one answer who needs no asking; None if all others are people."""
    request = table.session.request
    if request is None:
        return None
    for choice in request.choices:
        if choice.seat in table.session.picks:
            continue
        try:
            acted = await _answer_for(services, table, ui, choice, quiet=request.quiet)
        except Refused:  # the table has moved on meanwhile: look again
            return await _answer_one(services, table, ui) if _moved(table, request) else None
        if acted is not None:
            return acted
    return None


async def _answer_for(
    services: Services, table: Table, ui: GameUi, choice: Choice[Any], *, quiet: bool
) -> Acted | None:
    """Answer for a computer player, as somebody has planned, or for somebody who is away.

    What is asked quietly is answered with silence for whoever is away or too late.
    """
    revision, row, away = table.revision, table.seats[choice.seat], is_away(table, choice.seat)
    if row.person is None or (away and not quiet):
        return await _let_computer_answer(services, table, choice, row)
    answers = await planned(services, table, ui, choice, row.person)
    if answers is not None:
        return await table.act(row.person, answers, revision, quiet=True)
    if not quiet or not (away or await is_up(services, table)):
        return None
    silence = choice.find(ui.silence(choice.what))
    key = str(choice.options[0] if silence is None else silence)
    return await table.act_for(choice.seat, [key], revision, quiet=True)


def _moved(table: Table, request: object) -> bool:
    return table.session.request is not request


async def _let_computer_answer(
    services: Services, table: Table, choice: Choice[Any], row: SeatRow
) -> Acted:
    revision, seat = table.revision, choice.seat
    key = proposal_for(table, choice)
    if key is None:
        level = level_of(row.level) if row.person is None else USUAL
        key = await answer_of_computer(services, table, choice, level)
    acted = await table.act_for(seat, [key], revision, quiet=True)
    if row.person is not None and not _is_asked(table, seat):
        await turn_is_over(table, seat)
    return acted


def proposal_for(table: Table, choice: Choice[Any]) -> str | None:
    """What somebody has proposed who shares the seat: better than a computer's choice."""
    proposals = table.session.proposals
    return next((proposals[seat] for seat in choice.advisers if seat in proposals), None)


def _is_asked(table: Table, seat: Seat) -> bool:
    request = table.session.request
    return request is not None and request.of(seat) is not None


async def answer_of_computer(
    services: Services, table: Table, choice: Choice[Any], level: str
) -> str:
    """Ask a computer player, who gets what its seat may know, off the event loop.

    A game must go on, whatever its computer player does: one that gives no answer is followed by
    one of the usual level, and that one by the first option.
    """
    keys = [str(option) for option in choice.options]
    veil = table.session.veiled(choice.seat)
    for tried in (level, USUAL):
        mind = Mind(table.row.name, tried, len(table.seats), str(table.id))
        key = await services.ponder(partial(answer_of, mind, veil), is_long=mind.is_long)
        if key in keys:
            return key
        log.error("game %d: no answer by the computer player of level %s", table.id, tried)
    log.error("game %d: the first option is taken for the computer player", table.id)
    return keys[0]
