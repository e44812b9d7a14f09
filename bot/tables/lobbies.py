"""Lobbies: who joins, what is agreed, who may start.  Nothing here knows Discord.

A lobby is a row; what people do to it makes another row or is refused.  :class:`Lobbies` keeps
them: one change of a lobby at a time, stored before anyone sees it.  If another process was
quicker, the change is made again, to what the lobby is by now.
"""

from __future__ import annotations

import asyncio
import enum
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, replace
from weakref import WeakValueDictionary

from bot.games.game_ui import GameUi
from bot.store.errors import NoSuchLobby, StaleWrite
from bot.store.rows import GuestRow, LobbyRow, Place, SeatRow
from bot.store.store import Store
from bot.tables.computers import LEVELS, USUAL, level_of
from bot.tables.guide import taste_setting
from bot.tables.limits import NAMED, BadClock, read_clock
from bot.tables.table import AGREED, Table
from bot.tables.tables import Tables
from rules.engine.errors import BadSetting

CLOCKS = tuple(NAMED)  # those with names; the first is the usual one
USUAL_SEATS = 3
SCORE = "score"  # the setting of a table with who has won how many games of a series
BEFORE, NUMBER = "before", "number"  # settings: the game before in its series, and which it is
TRIES = 10  # for which a lobby is changed again because another process was quicker
PATIENCE_SECONDS = 24 * 3600.0  # after that any guest may start
NameOfComputer = Callable[[int, str], str]  # of the first, second, ... one, by its level


class LobbyRefusal(enum.StrEnum):
    """Why a lobby does not do what somebody asks."""

    GONE = enum.auto()  # closed, or its game has begun
    NONE_HERE = enum.auto()
    NO_TABLE = enum.auto()  # the person is at none that waits for players
    WHICH = enum.auto()  # several could be meant
    WHICH_GAME = enum.auto()  # options were named, but not of which game
    BUSY = enum.auto()  # something is played or arranged here
    CANNOT_WRITE = enum.auto()  # the place does not let us run a game there
    FORUM = enum.auto()  # the forum where games are opened does not let us
    NOT_IN_THIS_CHANNEL = enum.auto()  # those who manage the server want games elsewhere
    FULL = enum.auto()
    ALREADY_HERE = enum.auto()
    NOT_HERE = enum.auto()
    NOT_HOST = enum.auto()
    HOST_STRANGER = enum.auto()  # somebody who is not at the table is to be the host
    NOT_INVITED = enum.auto()  # the invitation is somebody else's
    ANSWERED = enum.auto()  # the invitation was answered or taken back
    NO_COMPUTER = enum.auto()
    TAKEN = enum.auto()  # somebody else plays that
    UNKNOWN = enum.auto()  # the game has no such value
    NOT_FITTING = enum.auto()  # the game has it, but not for that many players
    SEATS = enum.auto()  # the game is not for that many players
    TOO_MANY_HERE = enum.auto()  # there are more guests than seats wanted
    TOO_MANY_COMPUTERS = enum.auto()  # no seat would be left for a person
    TOO_FEW = enum.auto()  # seats are empty
    CLOCK = enum.auto()  # what was typed is no time
    CLOCK_BOUNDS = enum.auto()  # a time that is too short or too long
    SETTING = enum.auto()  # the rules do not take what was agreed


class LobbyRefused(Exception):
    """A lobby said no; nothing has changed.

    ``option`` and ``fitting`` name values of the game that would do, ``place`` is where
    something else is played, ``troubles`` what is wrong with a place, ``values`` fill the text.
    """

    def __init__(
        self,
        reason: LobbyRefusal,
        *,
        game: str = "",
        option: str = "",
        fitting: Sequence[str] = (),
        place: Place | None = None,
        troubles: Sequence[str] = (),
        **values: int | str,
    ) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.game = game
        self.option = option
        self.fitting = tuple(fitting)
        self.place = place
        self.troubles = tuple(troubles)
        self.values = values


# --- what is agreed -------------------------------------------------------------------------


def fitted(ui: GameUi, agreed: Mapping[str, str], seats: int) -> dict[str, str]:
    """What was agreed, as far as it fits that many players; defaults for everything else."""
    return {
        option.name: agreed[option.name]
        if agreed.get(option.name) in option.values
        else option.values[0]
        for option in ui.lobby_options(seats)
    }


def usual_seats(ui: GameUi, agreed: Mapping[str, str] | None = None, least: int = 0) -> int:
    """How many play if nobody says so: a number of players that suits what is agreed."""
    wanted = (agreed or {}).items()
    fitting = [
        seats
        for seats in ui.game.seats
        if seats >= least and all(value in values_of(ui, name, seats) for name, value in wanted)
    ] or list(ui.game.seats)
    return USUAL_SEATS if USUAL_SEATS in fitting else fitting[0]


def values_of(ui: GameUi, option: str, seats: int) -> tuple[str, ...]:
    """The values of an option for that many players."""
    return next((o.values for o in ui.lobby_options(seats) if o.name == option), ())


def expect_seats(ui: GameUi, seats: int) -> None:
    """Refuse a number of players that the game is not for."""
    if seats not in ui.game.seats:
        numbers = ui.game.seats
        raise LobbyRefused(LobbyRefusal.SEATS, least=numbers[0], most=numbers[-1])


def agree(lobby: LobbyRow, by: int, ui: GameUi, option: str, value: str) -> LobbyRow:
    """Let the host settle an option of the game."""
    _expect_host(lobby, by)
    values = values_of(ui, option, lobby.seats)
    if value not in values:
        raise LobbyRefused(
            LobbyRefusal.NOT_FITTING,
            game=lobby.name,
            option=option,
            fitting=values,
            seats=lobby.seats,
        )
    return replace(lobby, agreed={**lobby.agreed, option: value})


def resize(lobby: LobbyRow, by: int, ui: GameUi, seats: int) -> LobbyRow:
    """Let the host change the number of seats; what does not suit it becomes the usual."""
    _expect_host(lobby, by)
    expect_seats(ui, seats)
    if seats < len(lobby.guests):
        raise LobbyRefused(LobbyRefusal.TOO_MANY_HERE, here=len(lobby.guests))
    return replace(lobby, seats=seats, agreed=fitted(ui, lobby.agreed, seats))


def set_clock(lobby: LobbyRow, by: int, clock: str) -> LobbyRow:
    """Let the host change the clock: to one with a name, or to times of their own."""
    _expect_host(lobby, by)
    return replace(lobby, clock=expect_clock(clock))


def expect_clock(typed: str) -> str:
    """The clock that was typed, as it is stored; refuses what is none."""
    try:
        return read_clock(typed)
    except BadClock as bad:
        reason = LobbyRefusal.CLOCK_BOUNDS if bad.is_readable else LobbyRefusal.CLOCK
        raise LobbyRefused(reason) from None


def set_language(lobby: LobbyRow, by: int, language: str) -> LobbyRow:
    """Let the host change the language of the table."""
    _expect_host(lobby, by)
    return replace(lobby, language=language)


def hand_on(lobby: LobbyRow, by: int, person: int) -> LobbyRow:
    """Let the host make another guest the host."""
    _expect_host(lobby, by)
    if not is_here(lobby, person):
        raise LobbyRefused(LobbyRefusal.HOST_STRANGER)
    return replace(lobby, host=person)


# --- who sits down --------------------------------------------------------------------------


def is_here(lobby: LobbyRow, person: int) -> bool:
    """Return whether a person is a guest."""
    return any(guest.person == person for guest in lobby.guests)


def people_of(lobby: LobbyRow) -> list[int]:
    """The people among the guests."""
    return [guest.person for guest in lobby.guests if guest.person is not None]


def computers_of(lobby: LobbyRow) -> int:
    """How many guests are computer players."""
    return sum(guest.person is None for guest in lobby.guests)


def join(lobby: LobbyRow, person: int, name: str, chosen: str | None = None) -> LobbyRow:
    """Let a person sit down, with what they want to play."""
    if is_here(lobby, person):
        raise LobbyRefused(LobbyRefusal.ALREADY_HERE)
    if len(lobby.guests) >= lobby.seats:
        raise LobbyRefused(LobbyRefusal.FULL, seats=lobby.seats)
    seated = replace(lobby, guests=(*lobby.guests, GuestRow(name, person)))
    return choose(seated, person, chosen)


def leave(lobby: LobbyRow, person: int) -> LobbyRow | None:
    """Let a person get up; the host's part goes to the next person, without people it is over."""
    expect_here(lobby, person)
    left = replace(lobby, guests=tuple(g for g in lobby.guests if g.person != person))
    people = people_of(left)
    if not people:
        return None
    return left if left.host != person else replace(left, host=people[0])


def choose(lobby: LobbyRow, person: int, chosen: str | None) -> LobbyRow:
    """Let a guest say what they want to play; None leaves it to chance."""
    expect_here(lobby, person)
    if chosen is not None and any(
        guest.chosen == chosen and guest.person != person for guest in lobby.guests
    ):
        raise LobbyRefused(LobbyRefusal.TAKEN)
    return replace(
        lobby,
        guests=tuple(
            replace(guest, chosen=chosen) if guest.person == person else guest
            for guest in lobby.guests
        ),
    )


def choices_left(lobby: LobbyRow, ui: GameUi, person: int | None = None) -> list[str]:
    """What a guest may still choose for their seat."""
    taken = {guest.chosen for guest in lobby.guests if guest.person != person}
    return [choice for choice in ui.seat_choices() if choice not in taken]


def add_computer(lobby: LobbyRow, by: int) -> LobbyRow:
    """Let the host ask a computer player to the table, as strong as the one that came last."""
    _expect_host(lobby, by)
    if len(lobby.guests) >= lobby.seats:
        raise LobbyRefused(LobbyRefusal.FULL, seats=lobby.seats)
    levels = list(levels_of(lobby).values())
    return replace(lobby, guests=(*lobby.guests, *computers(1, (levels or [USUAL])[-1])))


def computers(count: int, level: str = USUAL) -> tuple[GuestRow, ...]:
    """So many computer players as guests."""
    return (GuestRow("", level=level),) * count


def levels_of(lobby: LobbyRow) -> dict[int, str]:
    """The levels of the computer players, by their place among the guests."""
    return {n: level_of(g.level) for n, g in enumerate(lobby.guests) if g.person is None}


def set_level(lobby: LobbyRow, by: int, level: str, place: int | None = None) -> LobbyRow:
    """Let the host say how strong one computer player is, or all of them."""
    _expect_host(lobby, by)
    if level not in LEVELS:
        raise ValueError(f"no level is called {level!r}")
    chosen = [n for n in levels_of(lobby) if place in (None, n)]
    if not chosen:
        raise LobbyRefused(LobbyRefusal.NO_COMPUTER)
    guests = enumerate(lobby.guests)
    changed = (replace(guest, level=level) if n in chosen else guest for n, guest in guests)
    return replace(lobby, guests=tuple(changed))


def remove_computer(lobby: LobbyRow, by: int) -> LobbyRow:
    """Let the host send the computer player away that came last."""
    _expect_host(lobby, by)
    for place in reversed(range(len(lobby.guests))):
        if lobby.guests[place].person is None:
            return replace(lobby, guests=lobby.guests[:place] + lobby.guests[place + 1 :])
    raise LobbyRefused(LobbyRefusal.NO_COMPUTER)


def fill(lobby: LobbyRow, level: str = USUAL) -> LobbyRow:
    """Let computer players take the seats that are empty."""
    missing = max(0, lobby.seats - len(lobby.guests))
    return replace(lobby, guests=lobby.guests + computers(missing, level))


# --- beginning ------------------------------------------------------------------------------


def expect_starter(lobby: LobbyRow, person: int, now: float) -> None:
    """Only the host begins; after a day any guest may."""
    expect_here(lobby, person)
    if now - lobby.made < PATIENCE_SECONDS:
        _expect_host(lobby, person)


def expect_full(lobby: LobbyRow) -> None:
    """Refuse to begin with empty seats."""
    if len(lobby.guests) < lobby.seats:
        raise LobbyRefused(LobbyRefusal.TOO_FEW, here=len(lobby.guests), seats=lobby.seats)


def seated(lobby: LobbyRow, computer: NameOfComputer) -> list[SeatRow]:
    """Who sits where when the game begins."""
    rows: list[SeatRow] = []
    for seat, (guest, name) in enumerate(zip(lobby.guests, names(lobby, computer), strict=True)):
        rows.append(SeatRow(seat, name, guest.person, guest.level))
    return rows


def table_settings(lobby: LobbyRow) -> dict[str, str]:
    """What its table keeps of a lobby besides the options of the rules."""
    kept = {"clock": lobby.clock, AGREED: json.dumps(dict(lobby.agreed))}
    score = {SCORE: json.dumps([astuple(row) for row in lobby.score])} if lobby.score else {}
    series = {} if lobby.before is None else {BEFORE: str(lobby.before), NUMBER: str(lobby.number)}
    return {**kept, **score, **series}


def names(lobby: LobbyRow, computer: NameOfComputer) -> list[str]:
    """What the guests are called; computer players have no names of their own."""
    levels = levels_of(lobby)
    numbers = {place: number for number, place in enumerate(levels, 1)}
    return [
        computer(numbers[place], levels[place]) if place in levels else guest.name
        for place, guest in enumerate(lobby.guests)
    ]


def _expect_host(lobby: LobbyRow, person: int) -> None:
    if lobby.host != person:
        raise LobbyRefused(LobbyRefusal.NOT_HOST)


def expect_here(lobby: LobbyRow, person: int) -> None:
    """Refuse those who are not at the table."""
    if not is_here(lobby, person):
        raise LobbyRefused(LobbyRefusal.NOT_HERE)


class Lobbies:
    """All lobbies: one change of each at a time, stored before it is shown."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store.lobbies
        self._tables = tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, lobby: int) -> asyncio.Lock:
        """The lock to hold while working on a lobby."""
        return self._locks.setdefault(lobby, asyncio.Lock())

    async def get(self, lobby: int) -> LobbyRow:
        """Return a lobby as it is now; refuses if there is none."""
        try:
            return await self._store.get(lobby)
        except NoSuchLobby:
            raise LobbyRefused(LobbyRefusal.GONE) from None

    async def at(self, place: Place) -> LobbyRow | None:
        """Return the lobby of a channel or thread."""
        found = await self._store.at(place)
        return found[-1] if found else None

    async def change(
        self, lobby: int, how: Callable[[LobbyRow], LobbyRow | None]
    ) -> tuple[LobbyRow, LobbyRow | None]:
        """Change a lobby; return it as it was and as it is, None if that was its end."""
        async with self.lock(lobby):
            for _ in range(TRIES):
                before = await self.get(lobby)
                after = how(before)
                try:
                    if after is None:
                        await self._store.close(lobby, before)
                    elif after != before:
                        await self._store.save(after, before)
                except StaleWrite:
                    continue
                except NoSuchLobby:
                    break
                return before, after
        raise LobbyRefused(LobbyRefusal.GONE)

    async def moved(self, lobby: int, place: Place, message: int) -> LobbyRow | None:
        """Store where a lobby is and which message shows it."""
        how = lambda row: replace(row, place=place, message=message)  # noqa: E731 - one line
        return (await self.change(lobby, how))[1]

    async def start(
        self,
        lobby: int,
        how: Callable[[LobbyRow], LobbyRow],
        ui: GameUi,
        computer: NameOfComputer,
    ) -> tuple[LobbyRow, Table]:
        """Let a lobby become a game, in one moment; ``how`` settles or refuses what is open."""
        async with self.lock(lobby):
            for _ in range(TRIES):
                before = await self.get(lobby)
                ready = how(before)
                expect_full(ready)
                try:
                    return ready, await self._begin(ready, before, ui, computer)
                except StaleWrite:
                    continue
                except BadSetting:
                    raise LobbyRefused(LobbyRefusal.SETTING) from None
                except NoSuchLobby:
                    break
        raise LobbyRefused(LobbyRefusal.GONE)

    async def _begin(
        self, ready: LobbyRow, before: LobbyRow, ui: GameUi, computer: NameOfComputer
    ) -> Table:
        chosen = [guest.chosen for guest in ready.guests]
        position = ui.beginning(ready.agreed, chosen)
        return await self._tables.create(
            ready.name,
            seated(ready, computer),
            ui.settings(ready.agreed, chosen),
            host=ready.host,
            language=ready.language,
            place=ready.place,
            lobby=before,
            settings={**table_settings(ready), **taste_setting(position)},
            position=position,
        )
