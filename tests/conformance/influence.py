"""Everything that one person can get out of a table by keystrokes, and tables to compare.

Two positions that differ only in what a seat may not know must give it the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.commands.referee import Referee
from bot.games.typed_words import words_for
from bot.games.uis import UIS
from bot.store.rows import GameRow, PickRow, Place, SeatRow, Status
from bot.tables import shown
from bot.tables.chance import seeded
from bot.tables.loading import Loaded
from bot.tables.position import Line, Position
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.autoplay import answer_of_computer
from bot.turns.plans import answers_of_line, offered, planned
from cogs.help.situation import at_table
from cogs.table.drafts import described, open_choice
from cogs.table.lines import completions
from cogs.table.outlooks import changes_of, forecast_of
from rules.engine.decisions import CHANCE
from rules.engine.errors import GameError, IllegalAnswer, Unreadable
from rules.engine.luck import Luck
from rules.engine.session import Session
from rules.engine.trial import Trial
from tests.conformance.played import decisions, new_session, setting_of

FIRST_PERSON = 100
EN = Texts("en")
OTHERS = ("", " ", "done", "no", "yes", "keep all", "¤", "move", "take", "gain move", "999")


class NoStore:
    """Keeps nothing; every game is somebody's practice, and no clock runs."""

    @property
    def clocks(self):
        return self

    async def all_of(self, game):
        return []

    async def draft(self, game, person):
        return None

    async def keep_draft(self, row):
        pass

    async def plans(self, game, person):
        return []

    async def decisions_of(self, game, act):
        return []

    async def setting(self, owner, name):
        return "yes"


class Hut:
    """As much of the services as a computer player needs."""

    def __init__(self) -> None:
        self.store = NoStore()
        self.people = self
        self.standing: dict[str, str] = {}
        self.sent: tuple[Any, ...] = ()

    async def get(self, person):
        return self

    async def ponder(self, work, *, is_long):
        self.sent = work.args  # a worker is sent this and nothing else
        return work(None)


def table_of(session: Session[Any], seats: int) -> Table:
    """A table at a position, with a person in every seat."""
    game = session.game
    row = GameRow(
        7,
        game.name,
        game.version,
        "{}",
        "en",
        FIRST_PERSON,
        Place(1, 2, None),
        Status.PLAYING,
        5,
        5,
        9,
        9,
        None,
    )
    people = [SeatRow(n, f"person {n}", FIRST_PERSON + n, "thoth") for n in range(seats)]
    picked = {
        seat: PickRow(seat, str(pick), FIRST_PERSON + seat) for seat, pick in session.picks.items()
    }
    line = Line()
    position = Position(session, line, Luck(seeded(1), line.old_luck), picked)
    return Table(NoStore(), Loaded(row, game, people, position, {}, seeded(1)))


# --- what somebody gets -------------------------------------------------------------------------


def keystrokes(session: Session[Any], seat: int | None, random: Random) -> list[str]:
    """Lines and beginnings of lines that somebody might type here."""
    choice = session.request.of(seat) if session.request is not None and seat is not None else None
    own = [str(option) for option in choice.options] if choice is not None else []
    keys = random.sample(own, min(4, len(own)))
    anything = [random.choice(random.choice(decisions(session.game.name)).keys) for _ in range(5)]
    typed = [*OTHERS, *keys, *anything]
    for key in keys:
        then = random.choice(anything)
        typed += [key[: len(key) // 2], f"{key} ", f"{key} k", f"{key} {then}", f"{key} done"]
    return list(dict.fromkeys(typed))


def outcome(work) -> Any:
    """What came of it: a result, or a refusal with all that it says."""
    try:
        return work()
    except IllegalAnswer as refused:
        return shown.refusal(refused)
    except Unreadable as unreadable:
        return [unreadable.at, unreadable.word]


async def shown_to(table: Table, seat: int | None, typed: list[str]) -> dict[str, str]:
    """All that one seat, or the public, can see and be told, by name of the way."""
    person = -1 if seat is None else FIRST_PERSON + seat
    seen: dict[str, Any] = {
        "veil": table.session.veiled(seat),
        "view": shown.view(table.session, seat),
        "trial": Trial.of(table.session, *([] if seat is None else [seat])).snapshot(),
        "help": (await at_table(table, person, EN)).text,
        "asks": [table.asks(person), table.is_current(5)],
        "foreseen": repr(table.foreseen(seat)),
        "forecast": forecast_of(table, EN, seat),
    }
    if seat is not None:
        seen |= lines_of(table, seat, typed)
        seen |= {f"draft {line}": await draft_of(table, person, line) for line in typed}
        seen |= await help_of_computers(table, seat)
    return {way: shown.dumps(got) for way, got in seen.items()}


def lines_of(table: Table, seat: int, typed: list[str]) -> dict[str, Any]:
    words, seen = words_for(table.game.name, "en"), dict[str, Any]()
    for line in typed:
        seen[f"suggest {line}"] = completions(table, seat, line, EN)
        seen[f"verb {line}"] = completions(table, seat, line, EN, "choose")
        seen[f"line {line}"] = outcome(
            lambda line=line: table.game.expand(table.session, seat, line, words)
        )
        seen[f"begun {line}"] = outcome(
            lambda line=line: table.game.begin(table.session, seat, line, words)
        )
        seen[f"plan {line}"] = outcome(lambda line=line: answers_of_line(table, seat, line))
        # What an answer that is taken leads to is for everybody to know; a refusal is not.
        given = outcome(lambda line=line: table.session.clone(seeded(1)).answer(seat, line))
        seen[f"refused {line}"] = given
    return seen


async def draft_of(table: Table, person: int, line: str) -> Any:
    """A draft of one answer: what it says, what it would be drawn from."""
    draft = await table.draft(person)
    try:
        await draft.add(line)
    except IllegalAnswer as refused:
        return shown.refusal(refused)
    choice = table.session.request.of(person - FIRST_PERSON)
    if choice is None or choice.find(line) is None:
        return [draft.answers, draft.held]  # it is typed otherwise than a button would say it
    ui = UIS[table.game.name]
    lines = described(table, ui, EN, draft)
    choice = open_choice(table, draft)
    seat = person - FIRST_PERSON
    views = [shown.plain.to_data(view) for view in draft.views(seat)]
    changed = changes_of(ui, EN, draft, seat)
    return [draft.answers, draft.held, lines, choice and choice.what, views, changed]


async def help_of_computers(table: Table, seat: int) -> dict[str, Any]:
    """What computer players, plans and standing answers say in this seat."""
    request = table.session.request
    choice = request.of(seat) if request is not None else None
    if choice is None:
        return {}
    ui, hut = UIS[table.game.name], Hut()
    chosen = seat in table.session.picks  # then no computer player is asked any more
    return {
        "offered": await offered(hut, table, ui, FIRST_PERSON + seat),
        "planned": await planned(hut, table, ui, choice, FIRST_PERSON + seat),
        "random": None if chosen else await answer_of_computer(hut, table, choice, "random"),
        "sent": [str(part) for part in hut.sent],
    }


def judged(session: Session[Any], seat: int | None, typed: list[str]) -> list[Any]:
    """What the referee says to one seat about a position; it is told the picks as well."""
    referee, game = Referee(), session.game

    def ask(do: str, **fields: Any) -> dict[str, Any]:
        request = shown.dumps({"do": do, "table": "t1", "seat": seat, "for": seat, **fields})
        return json.loads(referee.handle_line(request))

    position = {**game.write_position(session.checkpoint), "since": session.since}
    said = [ask("load", game=game.name, position=position)]
    for other, pick in session.picks.items():
        assert "pending" in ask("answer", seat=other, answer=str(pick))  # others' own business
    said += [ask("view"), ask("events")]
    for line in typed if seat is not None else []:
        for way in ("answer", "line"):
            got = ask(way, **{way: line})
            if "pending" in got:
                got = ask("undo")
            said.append({"way": way, "typed": line, **got})
    return said


# --- positions that differ in what somebody may not know -----------------------------------------


class Twins(NamedTuple):
    """Positions that must look alike to a seat, or to the public."""

    seat: int | None
    one: Session[Any]
    two: Session[Any]


def positions(game: str, seed: int) -> Iterator[Session[Any]]:
    """Every position of a random game."""
    session, taste = new_session(game, seed), Taste(Random(seed))
    while session.request is not None:
        yield session
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))


def other_picks(game: str, seed: int, every: int) -> Iterator[Twins]:
    """Everybody but one has picked in secret: something, or something else."""
    random, seats, met = Random(f"{game} {seed}"), setting_of(game, seed).seats, 0
    for session in positions(game, seed):
        picky = [c for c in waiting(session) if len(c.options) > 1]
        if session.request is None or not session.request.secret or len(picky) < 2:
            continue
        met += 1
        if session.picks or met % every:
            continue
        last = random.choice(picky)
        twins = [session.clone(seeded(1)) for _ in range(2)]
        for choice in picky:
            if choice is not last:
                one, two = random.sample(range(len(choice.options)), 2)
                twins[0].pick(choice.seat, one)
                twins[1].pick(choice.seat, two)
        watching = {None, *range(seats)} - {choice.seat for choice in picky}
        yield Twins(last.seat, *twins)
        yield Twins(random.choice(sorted(watching, key=str)), *twins)


def other_luck(game: str, seed: int) -> Iterator[Twins]:
    """Luck that only some have seen was different; what others may see came out the same."""
    seats = setting_of(game, seed).seats
    for session in positions(game, seed):
        hidden = {choice.seat for choice in session.request.choices} if secret(session) else set()
        if not hidden or not session.since or session.since[-1].seat != CHANCE:
            continue
        for luck in range(2):
            twin = rolled_again(session, Random(luck))
            if twin is None:
                continue
            seat = Random(luck).choice(sorted({None, *range(seats)} - hidden, key=str))
            if shown.view(session, seat) == shown.view(twin, seat):
                yield Twins(seat, session.clone(seeded(1)), twin)


def secret(session: Session[Any]) -> bool:
    return session.request is not None and session.request.secret


def rolled_again(session: Session[Any], random: Random) -> Session[Any] | None:
    """The same step with the same answers and other luck at its end."""
    entries = list(session.since)
    while entries and entries[-1].seat == CHANCE:
        entries.pop()
    try:
        twin = Session.resume(
            session.game,
            session.checkpoint,
            session.base,
            entries,
            lambda choice: random.randrange(len(choice.options)),
        )
    except GameError:
        return None
    twin.drain()
    return twin if len(twin.since) == len(session.since) and secret(twin) else None


def dealt_anew(game: str, seed: int, every: int) -> Iterator[Twins]:
    """Whatever a game hides lies otherwise: hands, piles, and what others have picked."""
    random, seats = Random(f"{game} {seed}"), setting_of(game, seed).seats
    for n, session in enumerate(positions(game, seed)):
        if n % every == seed % every:
            seat = random.choice([None, *range(seats)])
            veil = session.veiled(seat)
            yield Twins(seat, session, Session.possible(session.game, veil, random))
