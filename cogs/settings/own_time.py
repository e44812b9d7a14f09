"""The page of ``/settings`` about one's time: zone, quiet hours, vacation, reminders."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.tables.preferences import REMINDERS, Person
from bot.texts import Texts
from bot.turns.calendars import zone_names, zone_of
from bot.turns.own_time import BadHours, quiet_of, read_hours, vacation_at, with_vacation
from cogs.core.components import MOST_OPTIONS, Button, Menu, button, menu, option
from cogs.settings.standing import Page

TIME = "time"
OF_TIME = ("quiet_from", "quiet_to", "quiet", "reminders", "digest", "back")
NO_REMINDERS = "none"
EVENING, MORNING = 22, 8  # quiet hours of whoever has said only one of the two


def time_page(texts: Texts, person: Person, now: float) -> Page:
    """What is set, and menus for it; the zone and odd hours are typed."""
    quiet, there = quiet_of(person), datetime.fromtimestamp(now, zone_of(person.zone))
    vacation = vacation_at(person, now)
    lines = [
        texts("time-title"),
        _line(texts, "zone", f"{person.zone} · {there:%H:%M}"),
        _line(texts, "quiet", texts("time-quiet-none") if quiet is None else str(quiet)),
        _line(texts, "away", _vacation(texts, vacation, now)),
        _line(texts, "reminders", _reminders(texts, person)),
        _line(texts, "digest", texts("time-hour", hour=person.digest)),
        texts("time-hint"),
    ]
    start, end = (None, None) if quiet is None else (quiet.start, quiet.end)
    items: list[Menu | Button] = [
        _hours(texts, "quiet_from", start),
        _hours(texts, "quiet_to", end),
        _reminder_menu(texts, person),
        _hours(texts, "digest", person.digest * 60),
    ]
    if quiet is not None:
        items.append(button(texts("time-quiet-off"), "set", 0, rest="quiet=off"))
    if vacation is not None:
        items.append(button(texts("time-back"), "set", 0, rest=f"back={int(now)}"))
    items.append(button(texts("settings-to-general"), "settings", 0))
    return Page("\n".join(lines), tuple(items))


def _line(texts: Texts, name: str, value: str) -> str:
    return texts("settings-line", name=texts(f"time-name-{name}"), value=value)


def _vacation(texts: Texts, vacation: tuple[float, float] | None, now: float) -> str:
    if vacation is None:
        return texts("time-away-none")
    start, end = (f"<t:{int(moment)}:f>" for moment in vacation)
    if vacation[0] > now:
        return texts("time-away-coming", start=start, end=end)
    return texts("time-away-until", end=end)


def _reminders(texts: Texts, person: Person) -> str:
    names = [texts(f"time-reminder-{kind}") for kind in REMINDERS if kind in person.reminders]
    return ", ".join(names) or texts("time-reminder-none")


def _hours(texts: Texts, name: str, now: int | None) -> Menu:
    options = [
        option(str(hour), texts("time-hour", hour=hour), chosen=now == hour * 60)
        for hour in range(24)
    ]
    return menu(texts(f"time-menu-{name.replace('_', '-')}"), options, "set", 0, rest=name)


def _reminder_menu(texts: Texts, person: Person) -> Menu:
    options = [
        option(kind, texts(f"time-reminder-{kind}"), chosen=kind in person.reminders)
        for kind in REMINDERS
    ]
    options.append(option(NO_REMINDERS, texts("time-reminder-none"), chosen=not person.reminders))
    most = len(options)
    return menu(texts("time-menu-reminders"), options, "set", 0, rest="reminders", most=most)


# --- what a choice changes ------------------------------------------------------------------


def change_time_setting(person: Person, name: str, value: str) -> dict[str, Any]:
    """What setting something changes; nothing if there is no such value."""
    if name == "reminders":
        chosen = value.split(",")
        if not set(chosen) <= {*REMINDERS, NO_REMINDERS}:
            return {}
        return {"reminders": tuple(kind for kind in REMINDERS if kind in chosen)}
    if name == "quiet":
        return {"quiet": ""} if value == "off" else {}
    if not value.isdecimal():
        return {}
    if name == "back":
        return {"vacations": with_vacation(person, float(value), float(value))}
    if int(value) > 23:
        return {}
    return {"digest": int(value)} if name == "digest" else _change_hours(person, name, int(value))


def _change_hours(person: Person, name: str, hour: int) -> dict[str, Any]:
    """The other end stays, or becomes a usual one where the hours would be none or too long."""
    now = quiet_of(person)
    start, end = (EVENING * 60, MORNING * 60) if now is None else (now.start, now.end)
    start, end = (hour * 60, end) if name == "quiet_from" else (start, hour * 60)
    try:
        return {"quiet": str(read_hours(_written(start, end)))}
    except BadHours:
        start, end = (start, start + 600) if name == "quiet_from" else (end - 600, end)
        return {"quiet": str(read_hours(_written(start % 1440, end % 1440)))}


def _written(start: int, end: int) -> str:
    return f"{start // 60}:{start % 60:02}-{end // 60}:{end % 60:02}"


# --- zones ----------------------------------------------------------------------------------


def zone_meant(typed: str) -> str | None:
    """The zone that somebody names: as it is written, or by its city alone."""
    wanted = typed.partition(" · ")[0].strip().casefold().replace(" ", "_")
    found = [zone for zone in sorted(zone_names()) if zone.casefold() == wanted]
    found += [z for z in sorted(zone_names()) if z.rpartition("/")[2].casefold() == wanted]
    return next(iter(found), None)


def offered_zones(typed: str, now: float) -> dict[str, str]:
    """Zones with what was typed, each with the time that it is there."""
    wanted = typed.partition(" · ")[0].strip().casefold().replace(" ", "_")
    found = [zone for zone in zone_names() if wanted in zone.casefold()]
    found.sort(key=lambda zone: (not _begins(zone, wanted), not zone.startswith("Europe"), zone))
    return {
        zone: f"{zone} · {datetime.fromtimestamp(now, zone_of(zone)):%H:%M}"
        for zone in found[:MOST_OPTIONS]
    }


def _begins(zone: str, wanted: str) -> bool:
    return any(part.casefold().startswith(wanted) for part in zone.split("/"))
