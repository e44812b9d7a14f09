"""How long somebody may think, and what happens to clocks while the bot is away."""

from __future__ import annotations

from bot.house import House
from bot.store.clocks import ClockRow
from bot.tables.table import Table

HOUR = 3600.0
LIMITS: dict[str, tuple[float, float] | None] = {  # for a turn, and for a secret choice
    "async": (24 * HOUR, 12 * HOUR),
    "live": (300.0, 90.0),
    "slow": (72 * HOUR, 24 * HOUR),
    "none": None,
}
USUAL = "async"
WAIT = 24 * HOUR  # more, if the others choose to wait
ALIVE = ("bot", "alive")  # the setting that says when the bot was last seen at work
SHORT_ABSENCE = 60.0  # a restart that nobody needs to hear about


async def keep_time(house: House, table: Table) -> ClockRow | None:
    """Start the clock of a request that has just been opened; return the one that runs."""
    clock = await house.store.clocks.of(table.id)
    if table.session.request is None:
        if clock is not None:
            await house.store.clocks.stop(table.id)
        return None
    if clock is not None and clock.opened == table.row.opened:
        return clock
    limit = LIMITS[await house.store.setting(f"game:{table.id}", "clock") or USUAL]
    if limit is None:
        return None
    seconds = limit[1] if table.session.request.secret else limit[0]
    clock = ClockRow(table.id, table.row.opened, house.clock() + seconds)
    await house.store.clocks.start(clock)
    return clock


async def wait_longer(house: House, table: Table) -> None:
    """Give the open request more time."""
    await house.store.clocks.start(ClockRow(table.id, table.row.opened, house.clock() + WAIT))


async def come_back(house: House) -> None:
    """Give everybody the time back that the bot was away, and say so if it was long."""
    last = await house.store.setting(*ALIVE)
    away = house.clock() - float(last) if last is not None else 0.0
    if away > SHORT_ABSENCE:
        await house.store.clocks.give_back(away)
        await house.store.clocks.announce_return()
    await be_alive(house)


async def be_alive(house: House) -> None:
    """Note that the bot is at work."""
    await house.store.set_setting(*ALIVE, str(house.clock()))
