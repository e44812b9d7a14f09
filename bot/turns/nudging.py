"""Sends reminders that are due: puts them into what is to be announced, each once.

Nobody is called in their quiet hours or on vacation: what people are asked then, they are called
for afterwards, if it is still open.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from bot.process.services import Services
from bot.store.fleet import Shards
from bot.store.rows import LASTING, PLAYED, UNDO, VOTE, ReminderRow
from bot.tables.preferences import DRAFT, HALF, NEXT, NINETY, OFF
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.tables.voting import undecided
from bot.turns.absences import absences
from bot.turns.deadlines import people_asked
from bot.turns.nexts import next_person
from bot.turns.own_time import calendar_of, is_live, nights_of
from bot.turns.reminders import TURN, wants_call

log = logging.getLogger(__name__)
DRAFT_SECONDS = 600.0  # after which somebody is reminded of what they left unfinished
CALL_SECONDS = 3600.0  # between two calls by other players


async def remind(services: Services, now: float, owned: Shards | None = None) -> list[int]:
    """Announce the reminders that are due, of some shards or all; return their games."""
    due = await services.store.reminders.due(now, owned=owned)
    games = []
    for game, rows in groupby(due, lambda row: row.game):
        try:
            table = await services.tables.open(game)
        except CannotOpen as error:
            log.warning("%s", error)
            await services.store.reminders.skip(list(rows))
            continue
        if await _remind(services, table, list(rows), now):
            games.append(game)
    return games


async def _remind(
    services: Services, table: Table, rows: Sequence[ReminderRow], now: float
) -> bool:
    """Announce what is due at one table, those of a kind together; return whether there is any."""
    send: dict[str, list[ReminderRow]] = {}
    vain = []
    called = {row.person for row in rows if row.kind in (NINETY, TURN)}
    for row in rows:
        is_stale = row.kind == HALF and row.person in called
        if is_stale or not await is_wanted(services, table, row.person, row.kind, row.opened):
            vain.append(row)
        elif (later := await put_off_until(services, table, row.person, now)) is not None:
            await services.store.reminders.put_off(replace(row, due=later))
        else:
            send.setdefault(row.kind, []).append(row)
    if vain:
        await services.store.reminders.skip(vain)
    for kind, some in send.items():
        await services.store.reminders.send(table.id, kind, some)
    return bool(send)


async def is_wanted(services: Services, table: Table, person: int, kind: str, opened: int) -> bool:
    """Return whether a reminder is still about something, and its reader wants it."""
    request, settings = table.session.request, await services.people.get(person)
    if kind in LASTING:
        is_open = {VOTE: _is_voting, UNDO: _is_asked_to_undo, PLAYED: _was_late}[kind]
        return settings.pings != OFF and await is_open(services, table, person, opened)
    if request is None or request.quiet or table.row.opened != opened:
        return False
    if kind != NEXT and person not in people_asked(table):
        return False
    if kind == NEXT and next_person(table) != person:
        return False
    if kind == DRAFT and not await _has_draft(services, table, person):
        return False
    is_silenced = kind != TURN and kind not in settings.reminders
    return not is_silenced and wants_call(settings, request, is_live=is_live(table.settings))


async def _has_draft(services: Services, table: Table, person: int) -> bool:
    draft = await services.store.draft(table.id, person)
    return draft is not None and bool(draft.answers) and table.is_current(draft.revision)


async def _is_voting(services: Services, table: Table, person: int, motion: int) -> bool:
    """Return whether somebody is still to vote on a motion."""
    found = await services.store.votes.get(motion)
    if found is None or found.decided or found.closes <= services.clock():
        return False
    return person in undecided(found.votes, table.people)


async def _was_late(services: Services, table: Table, person: int, opened: int) -> bool:
    """Return whether somebody whose turn was played has not come back since."""
    return any(absence.person == person for absence in absences(table).values())


async def _is_asked_to_undo(services: Services, table: Table, person: int, revision: int) -> bool:
    """Return whether somebody is still to agree that something is taken back."""
    wish = await services.store.wish(table.id)
    if wish is None or wish.revision != revision or not table.is_current(revision):
        return False
    return person in wish.needed and person not in wish.agreed


async def put_off_until(
    services: Services, table: Table, person: int, now: float | None = None
) -> float | None:
    """When somebody may be called who must not be called now; None if they may."""
    now = services.clock() if now is None else now
    calendar = await calendar_of(services, table, person)
    return calendar.resumes(now) if calendar.is_stopped(now) else None


async def draft_is_kept(services: Services, table: Table, person: int) -> None:
    """Plan to remind somebody of what they have begun."""
    if person not in people_asked(table):
        return
    due = nights_of(await services.people.get(person)).resumes(services.clock() + DRAFT_SECONDS)
    row = ReminderRow(table.id, person, DRAFT, table.row.opened, due)
    await services.store.reminders.plan(row)


async def called_later(services: Services, table: Table, people: Sequence[int]) -> list[int]:
    """Of those who are asked, the ones whom nobody may call now; each is called later."""
    found = []
    for person in people:
        later = await put_off_until(services, table, person)
        if later is not None:
            found.append(person)
            row = ReminderRow(table.id, person, TURN, table.row.opened, later)
            await services.store.reminders.plan(row)
    return found


async def called_to_answer(
    services: Services, table: Table, people: Sequence[int], kind: str, about: int
) -> list[int]:
    """Of those whom the table asks something, the ones to call now; the others are called later.

    ``about`` is the motion of a vote, or the revision at which something is to be taken back.
    """
    found = []
    for person in people:
        if (await services.people.get(person)).pings == OFF:
            continue
        later = await put_off_until(services, table, person)
        if later is None:
            found.append(person)
        else:
            await services.store.reminders.plan(ReminderRow(table.id, person, kind, about, later))
    return found


async def may_be_called(services: Services, people: Iterable[int]) -> list[int]:
    """Of these people, those whom a message may call that is about no game waiting for them."""
    found = []
    for person in people:
        is_silenced = (await services.people.get(person)).pings == OFF
        if not is_silenced and not await is_night_for(services, person):
            found.append(person)
    return found


async def is_night_for(services: Services, person: int) -> bool:
    """Return whether somebody wants to hear of no game now."""
    return nights_of(await services.people.get(person)).is_stopped(services.clock())
