"""When somebody is reminded that they are waited for."""

from __future__ import annotations

from bot.store.rows import ClockRow
from bot.tables.preferences import CHAPTERS, DAILY, HALF, NINETY, TURNS, Person
from bot.turns.calendars import HOUR, Calendar
from rules.engine.decisions import Request

SHARES = {HALF: 0.5, NINETY: 0.9}  # of one's time that is gone
SHORTEST = HOUR  # of a time in which anybody is reminded at all
CALL, TURN = "call", "turn"  # by another player; a call that was put off in quiet hours


def reminders_of(calendar: Calendar, now: float, clock: ClockRow) -> dict[str, float]:
    """When each reminder about a clock is due: when so much of its time has been used."""
    if not clock.person or clock.total < SHORTEST:
        return {}
    left = calendar.counted(now, clock.deadline)
    due = {kind: left - clock.total * (1 - share) for kind, share in SHARES.items()}
    return {kind: calendar.after(now, wait) for kind, wait in due.items() if wait > 0}


def wants_call(person: Person, request: Request | None, *, is_live: bool = False) -> bool:
    """Return whether somebody wants to be called when they are asked something.

    Who wants one letter a day instead, and cannot get any, is called all the same; and so are
    those who play at one sitting.
    """
    needs_calls = person.letters_closed or is_live
    pings = TURNS if person.pings == DAILY and needs_calls else person.pings
    return pings in ((TURNS, CHAPTERS) if request is not None and request.secret else (TURNS,))
