"""A lobby's message: seats, options and buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from bot.games.game_ui import GameUi
from bot.games.typed_values import SEAT
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.rows import ClosedLobbyRow, LobbyRow, Place, ScoreRow
from bot.tables.computers import LEVELS, level_of
from bot.tables.lobbies import (
    CLOCKS,
    LobbyRefused,
    choices_left,
    computers_of,
    fitted,
    levels_of,
    names,
)
from bot.tables.naming import called
from bot.texts import Texts
from cogs.core.components import (
    MOST_OPTIONS,
    Button,
    Menu,
    button,
    menu,
    option,
    people_menu,
    rows,
)
from cogs.core.emojis import beside_choice
from cogs.core.failures import CallFailed, described, passes
from cogs.core.replies import Sheet, words
from cogs.lobby.agreeing import described_value, option_menus, pairs
from cogs.lobby.clocks import OWN, clock_name
from cogs.places.forums import say_over
from cogs.places.links import address_of, channel_of, escaped, mention, partial, send
from cogs.places.links import edit as edit_message

log = logging.getLogger(__name__)

MOST_INVITED = 10  # people in one choice of the menu that invites them
CLOCK, LANGUAGE, SEATS = "clock", "language", "seats"  # in the menu of the table itself
RANDOM = "random"  # in the menu of what to play as
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}  # each in itself
TOO_MANY_EDITS, UNKNOWN_MESSAGE = 30046, 10008
_showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


# --- what it says ---------------------------------------------------------------------------


def lobby_sheet(lobby: LobbyRow) -> Sheet:
    """The message of a lobby, in the language of the table; its menus say what is agreed."""
    texts, ui = Texts(lobby.language), ui_of(lobby.name)
    said = "\n".join(
        (
            texts("lobby-title", game=game_title(texts, lobby.name), seats=lobby.seats),
            *guest_lines(texts, ui, lobby),
            *invited_lines(texts, lobby),
            *series_lines(texts, lobby),
            "-# " + texts("lobby-hint"),
        )
    )
    return Sheet(
        discord.ui.Container(
            words(said),
            *rows(*buttons(texts, lobby), *menus(texts, ui, lobby)),
            *pairs(texts, ui, lobby),
        )
    )


def started_sheet(lobby: LobbyRow) -> Sheet:
    """The message of a lobby whose game has begun."""
    texts, ui = Texts(lobby.language), ui_of(lobby.name)
    said = "\n".join(
        (
            texts("lobby-started", game=game_title(texts, lobby.name)),
            *guest_lines(texts, ui, lobby),
            *series_lines(texts, lobby),
            "",
            *agreed_lines(texts, ui, lobby),
            "",
            texts("lobby-started-link", link=address_of(lobby.place)),
        )
    )
    return Sheet(words(said))


def begun_sheet(language: str, game: str, place: Place) -> Sheet:
    """The same when nobody remembers who arranged it."""
    texts = Texts(language)
    title = texts("lobby-started", game=game_title(texts, game))
    return Sheet(words(f"{title}\n{texts('lobby-started-link', link=address_of(place))}"))


def ended_sheet(language: str, game: str, place: Place, verdict: str) -> Sheet:
    """The message of a lobby whose game has ended."""
    texts = Texts(language)
    title = texts("lobby-ended", game=game_title(texts, game), verdict=verdict)
    return Sheet(words(f"{title}\n{texts('lobby-ended-link', link=address_of(place))}"))


def closed_sheet(language: str) -> Sheet:
    """The message of a closed lobby."""
    return Sheet(words(Texts(language)("lobby-closed")))


def game_title(texts: Texts, game: str) -> str:
    """What a game is called."""
    return texts(f"{game}-game")


def computer_name(texts: Texts, number: int, level: str | None = None) -> str:
    """What the first, second, ... computer player of a table is called, with its level."""
    word = "none" if level is None else level_word(texts, level)
    return texts("lobby-computer", number=number, level=word)


def level_name(texts: Texts, level: str) -> str:
    """What a level of computer players is called, by itself."""
    return texts(f"level-{level}")


def level_word(texts: Texts, level: str) -> str:
    """The same within a sentence."""
    return texts(f"level-word-{level}")


def guest_lines(texts: Texts, ui: GameUi, lobby: LobbyRow) -> list[str]:
    """Who sits where, and who of them is the host."""
    called = names(lobby, lambda number, _: computer_name(texts, number))
    lines: list[str] = []
    for place, (guest, name) in enumerate(zip(lobby.guests, called, strict=True), 1):
        if guest.person is None:
            level = level_word(texts, level_of(guest.level))
            lines.append(texts("lobby-guest-computer", place=place, name=name, level=level))
        elif guest.chosen is None:
            lines.append(texts("lobby-guest", place=place, name=escaped(name)))
        else:
            choice = ui.value(texts, SEAT, guest.chosen)
            lines.append(texts("lobby-guest-plays", place=place, name=escaped(name), choice=choice))
        if guest.person == lobby.host:
            lines[-1] = texts("lobby-host", host=lines[-1])
    free = range(len(lobby.guests) + 1, lobby.seats + 1)
    return lines + [texts("lobby-guest-none", place=place) for place in free]


def invited_lines(texts: Texts, lobby: LobbyRow) -> list[str]:
    """Who was invited and has not answered, and who does not want to play; nobody is called."""
    found = {"lobby-invited": lobby.invited, "lobby-declined": lobby.declined}
    return [
        texts(key, list=", ".join(map(mention, people))) for key, people in found.items() if people
    ]


def series_lines(texts: Texts, lobby: LobbyRow) -> list[str]:
    """Which game of a series it will be, and the score; nothing for a first game."""
    if lobby.before is None:
        return score_lines(texts, lobby.score)
    return [texts("series-number", number=lobby.number), *score_lines(texts, lobby.score)]


def score_lines(texts: Texts, score: Sequence[ScoreRow]) -> list[str]:
    """Who has won how many games of a series: ``Petro 1 : 0 Olena``; nothing for a first game."""
    if not score:
        return []
    players = [(escaped(called(texts, row)), row.wins) for row in score]
    if len(players) == 2:
        (one, wins), (other, losses) = players
        return [texts("lobby-score", score=f"{one} {wins} : {losses} {other}")]
    return [texts("lobby-score", score=" · ".join(f"{name} {wins}" for name, wins in players))]


def agreed_lines(texts: Texts, ui: GameUi, lobby: LobbyRow) -> list[str]:
    """What is agreed: the options of the game, the clock and the language."""
    agreed = [
        (ui.option(texts, name), ui.value(texts, name, value))
        for name, value in fitted(ui, lobby.agreed, lobby.seats).items()
        if name not in ui.idle_options(lobby.agreed)
    ]
    agreed.append((texts("lobby-clock"), clock_name(texts, lobby.clock)))
    agreed.append((texts("lobby-language"), LANGUAGE_NAMES[lobby.language]))
    return [texts("lobby-agreed", option=name, value=value) for name, value in agreed]


# --- what can be pressed --------------------------------------------------------------------


def buttons(texts: Texts, lobby: LobbyRow) -> list[Button]:
    """Joining, leaving, computer players, starting, rules."""
    green, full = discord.ButtonStyle.success, len(lobby.guests) >= lobby.seats
    no_computer = computers_of(lobby) == 0
    return [
        button(texts("lobby-button-join"), "lobby_join", lobby.id, style=green, disabled=full),
        button(texts("lobby-button-leave"), "lobby_leave", lobby.id),
        button(texts("lobby-button-add"), "lobby_add", lobby.id, disabled=full),
        button(texts("lobby-button-remove"), "lobby_remove", lobby.id, disabled=no_computer),
        button(
            texts("lobby-button-start"), "lobby_start", lobby.id, style=discord.ButtonStyle.primary
        ),
        button(texts("lobby-button-rules"), "lobby_rules", 0, rest=lobby.name),
    ]


def menus(texts: Texts, ui: GameUi, lobby: LobbyRow) -> list[Menu]:
    """Menus for inviting people, for the table, for what a guest plays, and for most options.

    Nobody is invited to a full table, nor into a conversation with us.
    """
    found: list[Menu] = []
    if lobby.place.guild is not None and len(lobby.guests) < lobby.seats:
        label = texts("lobby-menu-invite")
        found.append(people_menu(label, "lobby_invite", lobby.id, most=MOST_INVITED))
    if levels_of(lobby):
        found.append(_levels_menu(texts, lobby))
    found.append(_table_menu(texts, ui, lobby))
    left = choices_left(lobby, ui)[: MOST_OPTIONS - 1]
    if ui.seat_choices():
        offered = [option(RANDOM, texts("lobby-random"))]
        offered += [
            described_value(texts, ui, SEAT, choice, beside_choice(ui, choice)) for choice in left
        ]
        found.append(menu(texts("lobby-menu-choice"), offered, "lobby_choose", lobby.id))
    return found + option_menus(texts, ui, lobby)


def _levels_menu(texts: Texts, lobby: LobbyRow) -> Menu:
    """How strong the computer players are, all of them or each; now is in the placeholder."""
    levels = levels_of(lobby)
    alike = set(levels.values()) if len(set(levels.values())) == 1 else set()
    offered = [
        option(level, texts("lobby-levels", count=len(levels), levels=level_name(texts, level)))
        for level in LEVELS
        if level not in alike
    ]
    for number, place in enumerate(levels, 1) if len(levels) > 1 else ():
        name = computer_name(texts, number)
        offered += [
            option(f"{level} {place}", f"{name}: {level_name(texts, level)}")
            for level in LEVELS
            if level != levels[place]
        ]
    now = "".join(level_name(texts, level) for level in alike) or texts("lobby-levels-mixed")
    label = texts("lobby-levels", count=len(levels), levels=now)
    return menu(label, offered[:MOST_OPTIONS], "lobby_level", lobby.id)


def _table_menu(texts: Texts, ui: GameUi, lobby: LobbyRow) -> Menu:
    """One menu for clock, language and the number of seats: what they are, and could be."""
    values = {
        CLOCK: {c: clock_name(texts, c) for c in CLOCKS if c != lobby.clock}
        | {OWN: texts("time-clock-type")},
        LANGUAGE: {k: n for k, n in LANGUAGE_NAMES.items() if k != lobby.language},
        SEATS: {str(s): str(s) for s in ui.game.seats if s != lobby.seats},
    }
    offered = [
        option(f"{name} {value}", f"{texts(f'lobby-{name}')}: {called}")
        for name, named in values.items()
        for value, called in named.items()
    ]
    now = f"{clock_name(texts, lobby.clock)} · {LANGUAGE_NAMES[lobby.language]}"
    return menu(now, offered[:MOST_OPTIONS], "lobby_table", lobby.id)


# --- keeping it up to date ------------------------------------------------------------------


def message_channel(lobby: LobbyRow) -> int | None:
    """Where the message is: above its thread, which has its number, or where the game will be."""
    place = lobby.place
    return place.channel if place.thread in (None, lobby.message) else place.thread


async def refresh(client: ThothBot, number: int) -> None:
    """Let the message of a lobby show what it is now; two at once show the newest.

    That of another process' server is shown there, where it hears of the change.
    """
    async with _showing.setdefault(number, asyncio.Lock()):
        try:
            lobby = await client.services.lobbies.get(number)
        except LobbyRefused:
            return  # it became a game or was closed meanwhile, which its message says
        if lobby.message is None:
            return  # whoever posts it looks at it again
        if not client.services.fleet.ours.has(lobby.place.guild):
            return
        try:
            shown = await _show(client, lobby)
        except CallFailed as failed:
            _note_failed(lobby, failed)
            if passes(failed):
                return  # it is shown later
            shown = lobby  # as far as can be: it is tried again when we are given permissions
        if shown is not None:
            await client.services.store.lobbies.note_shown(shown)


async def _show(client: ThothBot, lobby: LobbyRow) -> LobbyRow | None:
    """Edit a lobby's message, or post it again where the game will be played."""
    try:
        await edit_message(_message(client, lobby), lobby_sheet(lobby))
    except CallFailed as failed:
        if not is_lost(failed):
            raise
    else:
        return lobby
    message = await send(channel_of(client, lobby.place), lobby_sheet(lobby))
    return await client.services.lobbies.moved(lobby.id, lobby.place, message.id)


async def refresh_late(client: ThothBot) -> None:
    """Show what could not be shown when it was stored, because Discord failed or we died."""
    services = client.services
    owned = services.fleet.ours
    for number in await services.store.lobbies.to_show(owned=owned):
        await services.pace.turn()
        await refresh(client, number)
    for closed in await services.store.lobbies.closed(owned=owned):
        await services.pace.turn()
        await _say_closed(client, closed)


async def say_closed(client: ThothBot, lobby: LobbyRow) -> None:
    """Let the message of a closed lobby say so; if Discord fails, that is tried again."""
    channel = message_channel(lobby)
    if lobby.message is None or channel is None:
        return
    place, language = lobby.place, lobby.language
    async with _showing.setdefault(lobby.id, asyncio.Lock()):
        row = ClosedLobbyRow(lobby.id, place.guild, channel, lobby.message, language)
        await _say_closed(client, row)
    await say_over(client, place)


async def _say_closed(client: ThothBot, lobby: ClosedLobbyRow) -> None:
    channel = partial(client, lobby.channel, lobby.guild)
    message = channel.get_partial_message(lobby.message)
    try:
        await edit_message(message, closed_sheet(lobby.language))
    except CallFailed as failed:
        _note_failed(lobby, failed)
        if passes(failed):
            return
    await client.services.store.lobbies.said_closed(lobby.id)


async def finish(client: ThothBot, lobby: LobbyRow, sheet: Sheet) -> bool:
    """Edit a lobby's message to say what has become of it; return whether it does."""
    if lobby.message is None:
        return False
    async with _showing.setdefault(lobby.id, asyncio.Lock()):
        try:
            await edit_message(_message(client, lobby), sheet)
        except CallFailed as failed:
            _note_failed(lobby, failed)
            return False
    return True


def is_lost(error: BaseException) -> bool:
    """Return whether a message cannot be edited any more, so that another must be posted."""
    lost = (TOO_MANY_EDITS, UNKNOWN_MESSAGE)
    return isinstance(error, discord.HTTPException) and error.code in lost


def _message(client: ThothBot, lobby: LobbyRow) -> discord.PartialMessage:
    assert lobby.message is not None, "it has not been posted"
    channel = partial(client, message_channel(lobby), lobby.place.guild)
    return channel.get_partial_message(lobby.message)


def _note_failed(lobby: LobbyRow | ClosedLobbyRow, failed: BaseException) -> None:
    log.warning("lobby %d: its message was not updated: %s", lobby.id, described(failed))
