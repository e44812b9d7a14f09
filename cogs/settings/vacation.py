"""``/away``, and the zone and hours that are typed after ``/settings``."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

from bot.tables.preferences import Person
from bot.turns.calendars import DAY, zone_of
from bot.turns.own_time import BadHours, change_time, read_hours, with_vacation
from cogs.core.components import Interaction
from cogs.core.replies import begin, show
from cogs.settings.own_time import TIME, zone_meant
from cogs.settings.panel import show_page

LONGEST_AWAY = 90  # days
NO_QUIET = ("off", "-", "none", "нет", "ні")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_LOCAL = re.compile(r"(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?\.?")


async def set_typed(interaction: Interaction, zone: str | None, quiet: str | None) -> None:
    """Set the zone and the quiet hours as they were typed, both or none."""
    texts, changes = await begin(interaction), dict[str, Any]()
    if zone is not None:
        meant = zone_meant(zone)
        if meant is None:
            await show(interaction, texts("time-zone-unknown"))
            return
        changes["zone"] = meant
    if quiet is not None and quiet.strip().casefold() in NO_QUIET:
        changes["quiet"] = ""
    elif quiet is not None:
        try:
            changes["quiet"] = str(read_hours(quiet))
        except BadHours as bad:
            key = "time-quiet-too-long" if bad.is_readable else "time-quiet-unreadable"
            await show(interaction, texts(key))
            return
    await change_time(interaction.client.services, interaction.user.id, **changes)
    await show_page(interaction, TIME, saved=True)


async def go_away(interaction: Interaction, days: int | None, until: str | None) -> None:
    """Begin a vacation of some days, or until the end of a day; without either, show the page."""
    texts, services = await begin(interaction), interaction.client.services
    if days is None and until is None:
        await show_page(interaction, TIME)
        return
    person, now = await services.people.get(interaction.user.id), services.clock()
    end = now + days * DAY if days is not None else end_of_day(person, until or "", now)
    if end is None:
        await show(interaction, texts("time-away-unreadable"))
    elif not now < end <= now + LONGEST_AWAY * DAY + DAY:
        await show(interaction, texts("time-away-bounds", most=LONGEST_AWAY))
    else:
        vacations = with_vacation(person, now, end)
        await change_time(services, interaction.user.id, vacations=vacations)
        await show_page(interaction, TIME, saved=True)


def end_of_day(person: Person, typed: str, now: float) -> float | None:
    """When the day ends that was typed, such as 2026-12-24 or 24.12., where the person lives."""
    zone = zone_of(person.zone)
    today = datetime.fromtimestamp(now, zone)
    iso, local = _ISO.fullmatch(typed.strip()), _LOCAL.fullmatch(typed.strip())
    try:
        if iso is not None:
            day = datetime(int(iso[1]), int(iso[2]), int(iso[3]), tzinfo=zone)
        elif local is not None:
            month, number = int(local[2]), int(local[1])
            day = datetime(int(local[3] or today.year), month, number, tzinfo=zone)
            if local[3] is None and day.date() < today.date():
                day = day.replace(year=today.year + 1)
        else:
            return None
        return (day + timedelta(days=1)).timestamp()
    except (ValueError, OverflowError):
        return None
