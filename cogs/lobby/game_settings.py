"""Changing options: by the host before the game, by majority later."""

from __future__ import annotations

import logging
from typing import NamedTuple

from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.rows import LobbyRow
from bot.tables.hosts import host_of
from bot.tables.limits import is_clock
from bot.tables.lobbies import CLOCKS, resize, set_clock, set_language
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.own_time import change_days, days_of
from bot.turns.timeouts import TIMEOUT, timeout_of
from cogs.core.components import Interaction
from cogs.core.failures import CallFailed, described
from cogs.core.finding import find_table, place_here
from cogs.core.replies import begin, show
from cogs.lobby.actions import change, lobby_here
from cogs.lobby.clocks import clock_name
from cogs.lobby.panel import LANGUAGE_NAMES
from cogs.places.links import channel_of, escaped, mention, send
from cogs.seats.seats import say
from cogs.seats.votes import KINDS, Kind, expect_player, propose

log = logging.getLogger(__name__)


class Wish(NamedTuple):
    """What somebody wants changed; None leaves it."""

    seats: int | None = None
    clock: str | None = None
    language: str | None = None
    # once the game has begun:
    vacation: int | None = None  # days that stop a player's clock
    timeout: str | None = None  # what happens when somebody's time is up


async def is_about_game(interaction: Interaction) -> bool:
    """Return whether the game of this place is meant, and not a lobby."""
    services, here = interaction.client.services, place_here(interaction)
    if await services.lobbies.at(here) is not None:
        return False
    return here.guild is None or bool(await services.store.games_at(here))


async def change_settings(interaction: Interaction, wish: Wish) -> None:
    """Change the lobby or the game of this place, or show what is agreed."""
    await begin(interaction)
    if await is_about_game(interaction):
        await _change_game(interaction, await find_table(interaction), wish)
    else:
        await _change_lobby(interaction, await lobby_here(interaction), wish)


# --- before the game ------------------------------------------------------------------------


async def _change_lobby(interaction: Interaction, lobby: LobbyRow, wish: Wish) -> None:
    texts, user = await begin(interaction), interaction.user.id

    def how(row: LobbyRow) -> LobbyRow:
        if wish.seats is not None:
            row = resize(row, user, ui_of(row.name), wish.seats)
        if wish.clock is not None:
            row = set_clock(row, user, wish.clock)
        return row if wish.language is None else set_language(row, user, wish.language)

    if wish == Wish():
        await show(interaction, agreed(texts, lobby.seats, lobby.clock, lobby.language))
        return
    if (wish.vacation, wish.timeout) != (None, None):
        await show(interaction, texts("time-settings-later"))
        return
    before, after = await change(interaction, lobby.id, how)
    assert after is not None
    lines = differences(Texts(after.language), before, after)
    if not lines:
        await show(interaction, texts("lobby-settings-same"))
        return
    await _tell(interaction, after, lines)
    await show(interaction, texts("lobby-changed"))


def differences(texts: Texts, before: LobbyRow, after: LobbyRow) -> list[str]:
    """What has changed, old and new."""
    found = [
        ("lobby-seats", str(before.seats), str(after.seats)),
        ("lobby-clock", clock_name(texts, before.clock), clock_name(texts, after.clock)),
        ("lobby-language", LANGUAGE_NAMES[before.language], LANGUAGE_NAMES[after.language]),
    ]
    return [
        texts("lobby-setting", option=texts(name), old=old, new=new)
        for name, old, new in found
        if old != new
    ]


def agreed(texts: Texts, seats: int, clock: str, language: str) -> str:
    """What is agreed now."""
    return texts(
        "lobby-settings-now",
        seats=seats,
        clock=clock_name(texts, clock),
        language=LANGUAGE_NAMES[language],
    )


async def _tell(interaction: Interaction, lobby: LobbyRow, lines: list[str]) -> None:
    """Let everybody see what was changed, and by whom."""
    texts = Texts(lobby.language)
    who = escaped(interaction.user.display_name)
    try:
        said = "\n".join((texts("lobby-setting-by", who=who), *lines))
        await send(channel_of(interaction.client, lobby.place), said)
    except CallFailed as failed:
        log.warning("lobby %d: nothing can be said there: %s", lobby.id, described(failed))


# --- while it is played ---------------------------------------------------------------------


async def _change_game(interaction: Interaction, table: Table, wish: Wish) -> None:
    texts = await begin(interaction)
    clock, language = clock_of(table), table.row.language
    if wish == Wish():
        days = texts("time-vacation-now", days=days_of(table.settings))
        late = _timeout(texts, timeout_of(table.settings))
        said = agreed(texts, len(table.seats), clock, language)
        host = texts("host-now", who=mention(host_of(table)))
        await show(interaction, f"{said} · {days} · {late}\n{host}")
        return
    expect_player(table, interaction.user.id)
    if wish.seats not in (None, len(table.seats)):
        await show(interaction, texts("lobby-settings-seats-fixed"))
        return
    wanted = []
    if wish.clock not in (None, clock):
        wanted.append(f"clock {wish.clock}")
    if wish.language not in (None, language):
        wanted.append(f"language {wish.language}")
    if wish.vacation not in (None, days_of(table.settings)):
        wanted.append(f"vacation {wish.vacation}")
    if wish.timeout not in (None, timeout_of(table.settings)):
        wanted.append(f"timeout {wish.timeout}")
    if not wanted:
        await show(interaction, texts("lobby-settings-same"))
    for about in wanted:
        await propose(interaction, table, about)


def clock_of(table: Table) -> str:
    """The clock of a game."""
    clock = table.settings.get("clock")
    return clock if clock is not None and is_clock(clock) else CLOCKS[0]


async def _set_clock(client: ThothBot, table: Table, rest: list[str]) -> None:
    texts, old = Texts(table.row.language), clock_of(table)
    await table.set("clock", rest[0])
    await client.services.store.clocks.stop(table.id)
    client.services.touch(table)  # the open request gets the new time
    names = clock_name(texts, old), clock_name(texts, rest[0])
    await say(client, table, _changed(texts, "lobby-clock", *names))


async def _set_language(client: ThothBot, table: Table, rest: list[str]) -> None:
    old, new = LANGUAGE_NAMES[table.row.language], LANGUAGE_NAMES[rest[0]]
    await table.set_language(rest[0])
    await say(client, table, _changed(Texts(rest[0]), "lobby-language", old, new))


async def _set_vacation(client: ThothBot, table: Table, rest: list[str]) -> None:
    """From now on so many days stop a player's clock; what has run stays run."""
    texts, old = Texts(table.row.language), str(days_of(table.settings))
    await change_days(client.services, table, int(rest[0]))
    await say(client, table, _changed(texts, "time-vacation", old, rest[0]))


async def _set_timeout(client: ThothBot, table: Table, rest: list[str]) -> None:
    texts, old = Texts(table.row.language), timeout_of(table.settings)
    await table.set(TIMEOUT, rest[0])
    client.services.touch(table)  # somebody's time may be up already
    names = (texts(f"time-timeout-{what}") for what in (old, rest[0]))
    await say(client, table, _changed(texts, "time-timeout", *names))


def _changed(texts: Texts, option: str, old: str, new: str) -> str:
    return texts("lobby-setting", option=texts(option), old=old, new=new)


def _clock_told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    setting = f"{texts('lobby-clock')}: {clock_name(texts, rest[0])}"
    return texts("vote-about-setting", who=who, setting=setting)


def _language_told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    setting = f"{texts('lobby-language')}: {LANGUAGE_NAMES[rest[0]]}"
    return texts("vote-about-setting", who=who, setting=setting)


def _vacation_told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    setting = f"{texts('time-vacation')}: {rest[0]}"
    return texts("vote-about-setting", who=who, setting=setting)


def _timeout_told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    return texts("vote-about-setting", who=who, setting=_timeout(texts, rest[0]))


def _timeout(texts: Texts, what: str) -> str:
    """What happens when somebody's time is up."""
    return f"{texts('time-timeout')}: {texts(f'time-timeout-{what}')}"


KINDS["timeout"] = Kind(_timeout_told, _set_timeout)
KINDS["vacation"] = Kind(_vacation_told, _set_vacation)
KINDS["clock"] = Kind(_clock_told, _set_clock)
KINDS["language"] = Kind(_language_told, _set_language)
