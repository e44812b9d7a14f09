"""Many games in one database, as a bot leaves them that has been in use for long."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bot.games.registry import ON_DISCORD, lookup
from bot.store.opening import Where, open_store
from bot.store.rows import PANEL, Place, PostRow, SeatRow
from bot.store.store import Store
from bot.tables.acting import seat_asked
from bot.tables.chance import seeded
from bot.tables.table import Table
from bot.tables.tables import Tables

SEATS = 3  # at a table; fewer where a game is not for so many
DECISIONS = 80  # up to so many have been made in a game
COMPUTER_EVERY = 5  # at every fifth table a computer player sits too
ELSEWHERE = 10**17  # numbers of people, channels and messages that nobody knows


class Group(NamedTuple):
    """The people of a table, and where they play."""

    guild: int
    channel: int
    people: Sequence[int]


async def store_games(where: Where, groups: Sequence[Group], count: int, seed: int) -> None:
    """Store that many unfinished games: first those in play, then idle ones."""
    store = await open_store(where)
    for n in range(count):
        group = groups[n] if n < len(groups) else None
        tables = Tables(store, chance=lambda: seeded(seed))
        table = await _begin(tables, group, n)
        await _play(table, Random(seed + n), seed)
        if group is None:
            await _say_all(store, table)
        else:
            await _seat(table, group.people, computer=n % COMPUTER_EVERY == 0)
    await store.close()


async def _begin(tables: Tables, group: Group | None, n: int) -> Table:
    """Begin one game after the other.

    One person sits in all seats at first, so that many decisions can be one act.
    """
    guild, channel, _ = group or Group(ELSEWHERE, ELSEWHERE + n, ())
    game = ON_DISCORD[n % len(ON_DISCORD)]
    places = range(fitting_seats(game))
    seats = [SeatRow(seat, f"Player {seat + 1}", ELSEWHERE) for seat in places]
    return await tables.create(
        game, seats, {}, host=ELSEWHERE, place=Place(guild, channel), settings={"clock": "none"}
    )


def fitting_seats(game: str) -> int:
    """How many play a game here."""
    possible = lookup(game).seats
    return min(max(SEATS, possible[0]), possible[-1])


async def _play(table: Table, random: Random, seed: int) -> None:
    """Make random decisions in one act; the same seed brings the table the same luck."""
    session, answers = table.session.clone(seeded(seed)), list[str]()
    for _ in range(random.randrange(DECISIONS)):
        seat = seat_asked(session, range(len(table.seats)))
        choice = session.request.of(seat) if session.request is not None else None
        if choice is None:
            break
        answers.append(str(random.choice(choice.options)))
        session.answer(seat, answers[-1])
    if session.request is None:  # people will want to play on, and computers could end it alone
        del answers[len(answers) // 2 :]
    if answers:
        await table.act(ELSEWHERE, answers, table.revision)


async def _seat(table: Table, people: Sequence[int], *, computer: bool) -> None:
    """Let those sit down who will play on."""
    for row in table.seats:
        if computer and row.seat == len(table.seats) - 1:
            await table.give_seat(SeatRow(row.seat, "Thoth", level="thoth"))
        else:
            await table.give_seat(SeatRow(row.seat, row.name, people[row.seat]))


async def _say_all(store: Store, table: Table) -> None:
    """Note that a game's panel was posted: nothing is left to be done for it."""
    rows = await store.announcements(table.id)
    panel = PostRow(table.id, PANEL, ELSEWHERE, ELSEWHERE + table.id, table.revision)
    await store.posts.put(panel, [row.id for row in rows])
