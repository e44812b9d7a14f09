"""When a person's clock stands still: their quiet hours every day, and their vacations.

Everything is computed in UTC.  A moment is quiet if the clocks where the person lives show a time
within their quiet hours, so a night that is longer or shorter by an hour of summer time is just
that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

HOUR, DAY = 3600.0, 24 * 3600.0
MOST_QUIET = 14 * 60  # minutes of a day
LONGEST = 800 * DAY  # further than anybody looks ahead
_STEP = 6 * HOUR  # within which clocks are changed at most once
UTC = "UTC"

Interval = tuple[float, float]  # from a moment until before another


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one minute of the day until before another, which may be one of the next day."""

    start: int
    end: int

    @property
    def minutes(self) -> int:
        """How long they are."""
        return (self.end - self.start) % (24 * 60)

    def __str__(self) -> str:
        return f"{_clock(self.start)}-{_clock(self.end)}"


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


@dataclass(frozen=True, slots=True)
class Calendar:
    """When time counts for one person in one game."""

    zone: str = UTC
    quiet: QuietHours | None = None
    away: tuple[Interval, ...] = ()  # vacations, one after another

    def is_stopped(self, moment: float) -> bool:
        """Return whether time does not count at a moment."""
        return any(start <= moment < end for start, end in self.stops(moment, moment + 1))

    def resumes(self, moment: float) -> float:
        """When time counts again: at once if it does now."""
        for start, end in self.stops(moment, moment + LONGEST):
            if start > moment:
                break
            moment = max(moment, end)
        return moment

    def counted(self, start: float, end: float) -> float:
        """How many seconds count between two moments."""
        if end <= start:
            return 0.0
        return end - start - sum(stop[1] - stop[0] for stop in self.stops(start, end))

    def after(self, start: float, seconds: float) -> float:
        """The first moment at which so many seconds have counted since another."""
        at = start
        for stop, end in self.stops(start, start + LONGEST):
            if at + seconds <= stop:
                break
            seconds -= max(0.0, stop - at)
            at = end
        return at + seconds

    def stops(self, start: float, end: float) -> Iterator[Interval]:
        """The intervals in which time does not count, cut to these limits, in order."""
        last: Interval | None = None
        for begins, ends in _in_order(self._quiet(start, end), self.away):
            cut = max(begins, start), min(ends, end)
            if cut[0] >= cut[1]:
                continue
            if last is not None and cut[0] <= last[1]:
                last = last[0], max(last[1], cut[1])
                continue
            if last is not None:
                yield last
            last = cut
        if last is not None:
            yield last

    def _quiet(self, start: float, end: float) -> Iterator[Interval]:
        """The quiet hours of every day, as far as they touch these limits."""
        if self.quiet is None or not self.quiet.minutes:
            return
        for begins, ends, offset in _segments(self.zone, start - _STEP, end):
            day = (begins + offset) // DAY - 1
            while day * DAY - offset < ends:
                first = day * DAY - offset + self.quiet.start * 60
                last = first + self.quiet.minutes * 60
                if first < ends and last > begins:
                    yield max(first, begins), min(last, ends)
                day += 1


def _in_order(one: Iterator[Interval], others: Sequence[Interval]) -> Iterator[Interval]:
    """Two rows of intervals as one, by their beginnings."""
    left = list(others)
    for interval in one:
        while left and left[0] <= interval:
            yield left.pop(0)
        yield interval
    yield from left


def _segments(zone: str, start: float, end: float) -> Iterator[tuple[float, float, float]]:
    """Parts of a stretch of time in which the clocks of a zone are not changed, with their offset.

    They begin at whole steps, so that what was found for one stretch serves all others.
    """
    at = start // _STEP * _STEP
    while at < end:
        for begins, ends, offset in _step(zone, at):
            if ends > start and begins < end:
                yield begins, ends, offset
        at += _STEP


@lru_cache(maxsize=4096)
def _step(zone: str, start: float) -> tuple[tuple[float, float, float], ...]:
    """The same for one step, in which the clocks may be changed once."""
    end, where = start + _STEP, zone_of(zone)
    before, after = _offset(where, start), _offset(where, end - 1)
    if before == after:
        return ((start, end, before),)
    low, high = int(start), int(end - 1)  # the change is after the one, and not after the other
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(where, middle) == before else (low, middle)
    return (start, float(high), before), (float(high), end, after)


def _offset(zone: ZoneInfo, moment: float) -> float:
    offset = datetime.fromtimestamp(moment, zone).utcoffset()
    assert offset is not None
    return offset.total_seconds()


# --- zones ----------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo:
    """A time zone; UTC for one that nobody knows any more."""
    return ZoneInfo(name if name in zone_names() else UTC)


@lru_cache(maxsize=1)
def zone_names() -> frozenset[str]:
    """All time zones by their places, and UTC."""
    return frozenset(
        {name for name in available_timezones() if "/" in name and not name.startswith(_ODD)}
        | {UTC}
    )


_ODD = ("Etc/", "posix/", "right/", "SystemV/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/")


# --- vacations ------------------------------------------------------------------------------


def within_budget(
    vacations: Sequence[Interval], since: float, seconds: float
) -> tuple[Interval, ...]:
    """The first so many seconds of vacations since somebody sat down at a table."""
    found, left = list[Interval](), seconds
    for start, end in sorted(vacations):
        start = max(start, since, found[-1][1] if found else since)
        end = min(end, start + left)
        if end > start:
            found.append((start, end))
            left -= end - start
    return tuple(found)
