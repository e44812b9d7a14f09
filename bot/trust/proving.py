"""Whether an exported game can be trusted, down to the first row of its log that is wrong.

The game is played again from its file.  Chance gives what the seeds say, not what the log says,
and the two must be the same, also in what was taken back.  A changed file is found by the marks of
its lines; whoever changes those as well must still fit the seeds, the seals and the rules.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from typing import Any, NamedTuple

from bot.commands.played import Played, Row
from bot.commands.recordings import BadRecording, Recorded
from bot.games.registry import lookup
from bot.store.rows import Status
from bot.tables import seals, shown
from bot.tables.acting import begins_turn
from bot.tables.table import AGREED
from bot.trust.exporting import end_mark, first_mark, row_mark
from rules.engine import plain
from rules.engine.decisions import CHANCE, Choice, Request, Seat
from rules.engine.events import Event
from rules.engine.luck import Luck, OldLuck
from rules.engine.seeds import SEED_BYTES, Seed, Seeds
from rules.engine.session import Entry, Session


class Wrong(Exception):
    """Something in an exported game is not as it should be; ``at`` is the row of its log."""

    def __init__(self, problem: str, at: int | None = None) -> None:
        super().__init__(problem if at is None else f"decision {at}: {problem}")
        self.at = at


class Checkpoint(NamedTuple):
    """A position after a row of the log, and whether somebody else's turn begins there."""

    seq: int
    state: Any
    turn: bool


class Proof(NamedTuple):
    """What has been checked of a game in which nothing is wrong."""

    rows: int  # of the log
    draws: int | None  # None: the game has no seed, so draws are only known to be possible
    sealed: int
    taken_back: int
    told: dict[int, list[Event]]  # what happened, by the row with which it began
    positions: list[Checkpoint]


def prove(game: Recorded) -> Proof:
    """Check an exported game; raises :exc:`Wrong`, or :exc:`BadRecording` if it is not exported."""
    if game.played is None:
        raise BadRecording("it is a recorded game, not an exported one")
    prover = _Prover(game, game.played)
    for row in game.played.rows:
        prover.take(row)
    return prover.end()


class _Prover:
    """Goes along the log, and holds what must come next."""

    def __init__(self, game: Recorded, played: Played) -> None:
        self._game, self._played = game, played
        self._rules = lookup(game.game)
        if self._rules.version != game.version:
            raise Wrong(_other_rules(game.version, self._rules.version))
        self._is_sealed = _are_sealed(played)
        self._seq = self._act = 0  # of the row that is looked at
        self._old = OldLuck()
        self._chance: Luck | _Logged = _chance(played, self._old)
        self._session = self._set_up()
        self._log: list[tuple[int, Entry]] = []  # what counts, each with its row
        self._positions: list[tuple[int, Any]] = []  # after how many decisions, and the state
        self._due: deque[Entry] = deque()  # what has come about, and the log must say next
        self._together: deque[Choice[Any]] = deque()  # whose picks it must reveal next
        self._picks: list[Entry] = []
        self._asked_after = 0  # the row after which they were asked
        self._mark = first_mark(game)
        self._sealed = self._taken_back = 0
        self._told: dict[int, list[Event]] = {}
        self._kept: list[Checkpoint] = []
        self._note(0, CHANCE)

    def _set_up(self) -> Session[Any]:
        begins = self._played.begins
        try:
            if begins is None:
                state = self._rules.new(self._game.seats, self._game.options)
            else:
                state = plain.from_data(self._rules.state_type, begins)
            return Session(self._rules, state, self._chance)
        except Exception as error:  # whatever the file says
            raise Wrong(f"it cannot be set up ({type(error).__name__})") from None

    def _note(self, known: int, by: Seat) -> None:
        """Take over what has come about, of which the log has said the first part already."""
        entries, told, positions = self._session.drain()
        self._due.extend(entries[known:])
        self._positions += positions
        self._told[self._seq - known + 1] = told
        if self._seq:
            turn, kept = begins_turn(self._session, by), positions[-1:]
        else:
            turn, kept = True, [positions[0], positions[-1]]
        self._kept += [Checkpoint(self._row_of(base), state, turn) for base, state in kept]

    def _row_of(self, base: int) -> int:
        """Return the row after which so many decisions count, also of those that are due."""
        if base > len(self._log):
            return self._seq + base - len(self._log)
        return self._log[base - 1][0] if base else 0

    # --- row by row ---------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """Check the next row of the log."""
        self._seq += 1
        if row.rules:
            raise self._wrong(_other_rules(row.rules, self._rules.version))
        if not self._act <= row.act < len(self._played.steps):
            raise self._wrong(f"it cannot be of act {row.act}")
        self._act = row.act
        if row.entry is None:
            self._return(row)
        elif self._due:
            self._came_about(row, row.entry)
        else:
            self._decided(row, row.entry)
        self._mark = row_mark(self._mark, row)
        if self._mark != row.mark:
            raise self._wrong("it was changed: it does not fit its mark")

    def _came_about(self, row: Row, entry: Entry) -> None:
        """Check what nobody decided: a draw, or the only option that there was."""
        made = self._due.popleft()
        if entry != made:
            if made.is_luck and entry.is_luck and entry.what == made.what:
                why = f"chance gave {entry.key} ({entry.what}), but {self._giver} {made.key}"
            else:
                why = f"{_words(entry)} is logged, but it must be {_words(made)}"
            raise self._wrong(why)
        self._no_pick(row)
        self._log.append((self._seq, entry))

    @property
    def _giver(self) -> str:
        return "the seed gives" if isinstance(self._chance, Luck) else "it could only give"

    def _decided(self, row: Row, entry: Entry) -> None:
        """Check the answer of a seat; picks that are revealed together come one after another."""
        request = self._session.request
        if request is None:
            raise self._wrong(f"{_words(entry)} comes after the end of the game")
        choice = self._next_of(request)
        if (choice.seat, choice.what) != (entry.seat, entry.what):
            raise self._wrong(f"{_words(entry)} was not asked, but {choice.what} of {choice.seat}")
        if choice.find(entry.key) is None or entry.auto != (request.secret and choice.is_lone):
            raise self._wrong(f"{_words(entry)} is not legal")
        if request.secret:
            self._check_pick(row, entry, request)
        else:
            self._no_pick(row)
        self._log.append((self._seq, entry))
        self._picks.append(entry)
        if not self._together:
            self._play()

    def _next_of(self, request: Request) -> Choice[Any]:
        if not request.secret:
            return request.choices[0]
        if not self._together:
            self._together.extend(request.choices)
            self._asked_after = self._seq - 1
        return self._together.popleft()

    def _play(self) -> None:
        picks, self._picks = self._picks, []
        try:
            for entry in picks:
                if not entry.auto:  # or it is taken already
                    self._session.answer(entry.seat, entry.key)
        except Exception as error:
            raise self._wrong(f"the rules do not go on ({type(error).__name__})") from None
        self._note(len(picks), picks[-1].seat)

    def _check_pick(self, row: Row, entry: Entry, request: Request) -> None:
        """Check a secret pick, and its seal if it has one."""
        if not row.secret:
            raise self._wrong(f"{_words(entry)} was secret, and is logged as open")
        must_be = self._is_sealed and seals.can_be_sealed(request) and not entry.auto
        if must_be != bool(row.seal):
            raise self._wrong(f"{_words(entry)} {'lacks its' if must_be else 'must have no'} seal")
        if not must_be:
            return
        if row.seal.partition(" ")[0] != str(self._asked_after):
            raise self._wrong(f"the seal of {_words(entry)} is of another question")
        if seals.hash_of(self._played.number, row.seal, entry.seat, entry.key) != row.sha256:
            raise self._wrong(f"the pick {_words(entry)} does not fit its seal {row.sha256}")
        self._sealed += 1

    def _no_pick(self, row: Row) -> None:
        if row.secret or row.seal or row.sha256:
            raise self._wrong("it was open, and is logged as a secret pick")

    def _return(self, row: Row) -> None:
        """Go back to the point after an earlier row, as an undo does."""
        self._expect_nothing()
        if row.returns_to >= self._seq:
            raise self._wrong("it returns to what has not happened yet")
        count = sum(seq <= row.returns_to for seq, _ in self._log)
        removed = [entry for _, entry in self._log[count:]]
        self._taken_back += len(removed)
        self._old.take_back(removed)
        del self._log[count:]
        while self._positions[-1][0] > count:
            self._positions.pop()
        base, state = self._positions[-1]
        since = [entry for _, entry in self._log[base:]]
        try:
            self._session = Session.resume(self._rules, state, base, since, self._chance)
        except Exception as error:
            raise self._wrong(f"nobody can return there ({type(error).__name__})") from None
        entries, _, positions = self._session.drain()
        self._due.extend(entries[len(since) :])
        self._positions += positions

    def _expect_nothing(self) -> None:
        """Raise if something is missing before this row."""
        if self._due:
            raise self._wrong(f"{_words(self._due[0])} is missing before it")
        if self._together:
            raise self._wrong("secret picks are missing before it")

    def _wrong(self, problem: str) -> Wrong:
        return Wrong(problem, self._seq)

    # --- the end ------------------------------------------------------------------------

    def end(self) -> Proof:
        """Check how the game ended."""
        self._seq += 1
        self._expect_nothing()
        session, end = self._session, self._game.end
        assert end is not None, "a file without its end is not read"
        is_over = session.request is None
        if is_over != (self._played.status is Status.OVER):
            raise Wrong(f"it is {'over' if is_over else 'not over'} after its last decision")
        result = session.game.result(session.state) if is_over else None
        if shown.dumps(result) != shown.dumps(end.result):
            raise Wrong(f"the result is {shown.dumps(result)}, and not {shown.dumps(end.result)}")
        if end_mark(self._mark, self._game) != self._played.mark:
            raise Wrong("the end was changed: it does not fit its mark")
        given = self._chance.given if isinstance(self._chance, Luck) else None
        counts = (self._seq - 1, given, self._sealed, self._taken_back)
        return Proof(*counts, self._told, self._kept)


class _Logged:
    """Chance of a game without a seed: what the log says, as far as that is possible."""

    def __init__(self, played: Played) -> None:
        self._left = deque(row.entry for row in played.rows if row.entry and row.entry.is_luck)

    def __call__(self, choice: Choice[Any]) -> int:
        """Return the place of what is logged; if it is not on offer, that shows by itself."""
        logged = self._left.popleft().key if self._left else ""
        keys = [str(option) for option in choice.options]
        return keys.index(logged) if logged in keys else 0


def _chance(played: Played, old: OldLuck) -> Luck | _Logged:
    seeds = []
    for number, told in enumerate(played.seeds, 1):
        secret = bytes.fromhex(told.seed)
        if len(secret) != SEED_BYTES or hashlib.sha256(secret).hexdigest() != told.sha256:
            raise Wrong(f"seed {number} does not fit its hash {told.sha256}")
        seeds.append(Seed(secret, told.first))
    firsts = [seed.first for seed in seeds]
    if firsts and (firsts[0] != 0 or firsts != sorted(firsts)):
        raise Wrong("the seeds are not in order")
    return Luck(Seeds(seeds), old) if seeds else _Logged(played)


def _are_sealed(played: Played) -> bool:
    try:
        return seals.are_agreed(json.loads(played.settings.get(AGREED, "{}")))
    except (ValueError, AttributeError):
        raise Wrong("what was agreed cannot be read") from None


def _other_rules(theirs: str, ours: str) -> str:
    return f"it was played with {theirs}, but this build has {ours}: check it with that build"


def _words(entry: Entry) -> str:
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    return f"{entry.what} = {entry.key} by {who}"
