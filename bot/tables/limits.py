"""The clocks that a table can agree on: how long a turn and a secret choice may take.

Four have names.  Any other is written as its times, ``36h`` or ``2d/12h``: for a turn, and for a
secret choice, which is half of it if nothing is said.
"""

from __future__ import annotations

import re
from typing import NamedTuple

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0


class Limits(NamedTuple):
    """Seconds for a turn, and for a secret choice."""

    turn: float
    secret: float

    @property
    def is_live(self) -> bool:
        """Whether people sit there together: no night interrupts them, nobody is reminded."""
        return self.turn < LIVE


NAMED: dict[str, Limits | None] = {  # the first is the usual one
    "async": Limits(24 * HOUR, 12 * HOUR),
    "live": Limits(300.0, 90.0),
    "slow": Limits(72 * HOUR, 24 * HOUR),
    "none": None,
}
USUAL = next(iter(NAMED))
LIVE = 3 * HOUR  # a turn that is shorter is played at one sitting
LEAST, MOST = 30.0, 30 * DAY  # for any answer
LEAST_TURN = MINUTE

# A day, an hour, a minute and a second by the beginnings of their words, as people type them.
_UNITS = {
    "d": DAY,
    "day": DAY,
    "days": DAY,
    "д": DAY,
    "дн": DAY,
    "день": DAY,
    "дня": DAY,
    "дней": DAY,
    "дні": DAY,
    "днів": DAY,
    "h": HOUR,
    "hr": HOUR,
    "hour": HOUR,
    "hours": HOUR,
    "ч": HOUR,
    "час": HOUR,
    "часа": HOUR,
    "часов": HOUR,
    "г": HOUR,
    "год": HOUR,
    "годин": HOUR,
    "години": HOUR,
    "година": HOUR,
    "m": MINUTE,
    "min": MINUTE,
    "minute": MINUTE,
    "minutes": MINUTE,
    "м": MINUTE,
    "мин": MINUTE,
    "минут": MINUTE,
    "минуты": MINUTE,
    "хв": MINUTE,
    "хвилин": MINUTE,
    "хвилини": MINUTE,
    "s": 1.0,
    "sec": 1.0,
    "seconds": 1.0,
    "с": 1.0,
    "сек": 1.0,
}
_SHORT = (("d", DAY), ("h", HOUR), ("m", MINUTE), ("s", 1.0))
_SPAN = re.compile(r"(\d{1,6}(?:[.,]\d{1,2})?)\s*([^\W\d_]+)\.?\s*")


class BadClock(ValueError):
    """What was typed is no clock; ``is_readable`` if it is one, but too short or too long."""

    def __init__(self, *, is_readable: bool) -> None:
        super().__init__()
        self.is_readable = is_readable


def read_clock(typed: str) -> str:
    """The clock that somebody has typed, as it is stored; raises :exc:`BadClock`."""
    written = typed.strip().casefold()
    if written in NAMED:
        return written
    turn_typed, slash, secret_typed = written.partition("/")
    turn = read_span(turn_typed)
    secret = read_span(secret_typed) if slash else max(LEAST, turn // 2)
    if not LEAST_TURN <= turn <= MOST or not LEAST <= secret <= MOST:
        raise BadClock(is_readable=True)
    return f"{short_span(turn)}/{short_span(secret)}"


def read_span(typed: str) -> float:
    """How many seconds ``1d 12h`` are."""
    at, seconds = 0, 0.0
    typed = typed.strip()
    while at < len(typed):
        match = _SPAN.match(typed, at)
        if match is None or match[2] not in _UNITS:
            raise BadClock(is_readable=False)
        seconds += float(match[1].replace(",", ".")) * _UNITS[match[2]]
        at = match.end()
    if not typed:
        raise BadClock(is_readable=False)
    return float(round(seconds))


def short_span(seconds: float) -> str:
    """The same time as it is stored: ``1d12h``."""
    return "".join(f"{count}{unit}" for count, unit in parts_of(seconds)) or "0s"


def parts_of(seconds: float) -> list[tuple[int, str]]:
    """A time in days, hours, minutes and seconds, without those of which there are none."""
    found, left = [], int(seconds)
    for unit, size in _SHORT:
        count, left = divmod(left, int(size))
        found += [(count, unit)] if count else []
    return found


def limits_of(clock: str | None) -> Limits | None:
    """The limits of a stored clock; the usual ones for what is none."""
    if clock in NAMED:
        return NAMED[clock]
    try:
        turn, secret = (read_span(part) for part in (clock or "").split("/"))
    except ValueError:
        return NAMED[USUAL]
    return Limits(turn, secret)


def is_clock(clock: str | None) -> bool:
    """Return whether something is a clock as it is stored."""
    try:
        return clock is not None and read_clock(clock) == clock
    except BadClock:
        return False


def nearest_named(clock: str | None) -> str:
    """The named clock that is most like a clock of one's own: games know only those."""
    if clock is None or clock in NAMED:
        return clock or USUAL
    limits = limits_of(clock)
    if limits is None or limits.is_live:
        return "live"
    return "async" if limits.turn <= 48 * HOUR else "slow"
