"""One random game whose invariants are checked while it is played."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bot.commands import checks
from bot.commands.recordings import Digest, Recorded
from bot.commands.replay import explain
from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine.decisions import Choice, Seat
from rules.engine.game import Game
from rules.engine.history import History
from rules.engine.pieces import Coverage
from rules.engine.session import Entry

MOST_DECISIONS = 20_000  # of one game: far more than people who play at random need

# How often the costly checks are made, as a share of all decisions.
RESTORING = 0.03
CLONING = 0.03
WRITING = 0.03
VIEWING = 0.01
UNDOING = 0.02
SECRETS = 0.15  # of the simultaneous ones
REPLACING = 0.10  # of the simultaneous picks are changes of mind
PROPOSING = 0.25  # of what advisers could say
SHORT_UNDO, LONG_UNDO = 4, 40


class Deal(NamedTuple):
    """How one game is set up."""

    seats: int
    options: dict[str, Any]
    seed: int
    setting: str = ""  # in words, for the report


class Answer(NamedTuple):
    """What a seat said to what was pending then."""

    seat: Seat
    key: str
    pending: str


class Fuzzed(NamedTuple):
    """A played game; ``problem`` is empty if nothing was found."""

    game: Recorded
    decisions: int
    problem: str


def fuzz(game: Game[Any], deal: Deal, coverage: Coverage | None = None) -> Fuzzed:
    """Play one random game with all checks; note which pieces were used."""
    log = Recorded(game.name, game.version, deal.seats, deal.options, deal.seed)
    try:
        history = History(game, game.new(deal.seats, deal.options), seeded(deal.seed))
    except Exception as error:  # whatever a game raises is a finding
        return Fuzzed(log, 0, explain(error))
    player = RandomPlay(history, deal, coverage or Coverage({}))
    try:
        player.play()
        log.end = player.digest.end(history.session)
    except Exception as error:
        log.entries = [*history.log, *player.unlogged()]
        return Fuzzed(log, len(player.said), explain(error))
    log.entries = history.log
    return Fuzzed(log, len(player.said), "")


class Taste:
    """A random preference that lasts a game, so that games differ in more than their dice.

    Evenly random players rarely gather, so they seldom see late powers and guardians; a
    table that happens to like gathering does.  Every word of every decision has its weight.
    """

    STRENGTHS = (0.0, 1.0, 2.0)

    def __init__(self, random: Random) -> None:
        self._random = random
        self._strength = random.choice(self.STRENGTHS)
        self._weights: dict[tuple[str, str], float] = {}

    def pick(self, choice: Choice[Any]) -> str:
        """Answer a choice."""
        keys = [str(option) for option in choice.options]
        words = [(choice.what, key.partition(" ")[0]) for key in keys]
        weights = self._weights
        for word in words:
            if word not in weights:
                weights[word] = self._random.lognormvariate(0, self._strength)
        return self._random.choices(keys, [weights[word] for word in words])[0]


class RandomPlay:
    """Answers at random for everybody, and checks at random moments."""

    def __init__(self, history: History[Any], deal: Deal, coverage: Coverage) -> None:
        self.history = history
        self.coverage = coverage
        self.seats = deal.seats
        self.random = Random(f"{deal.seed}/players")
        self.taste = Taste(self.random)
        self.digest = Digest()
        self.digest.add(history, history.opening)
        self.coverage.add(history.opening)
        self.said: list[Answer] = []  # one for each act of the history
        self._trying: Entry | None = None
        self._checked = 0  # how many checkpoints

    def play(self) -> None:
        """Play to the end."""
        self._check()
        while self.history.session.request is not None:
            if len(self.said) >= MOST_DECISIONS:
                raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
            self._answer(self._choose())
            self._check()

    def unlogged(self) -> list[Entry]:
        """Return what a replay needs beyond the log: secret picks, and the answer that failed."""
        session = self.history.session
        choices = session.request.choices if session.request else ()
        picks = [
            Entry(c.seat, c.what, str(session.picks[c.seat]), c.is_lone)
            for c in choices
            if c.seat in session.picks
        ]
        return [*picks, self._trying] if self._trying else picks

    def _choose(self) -> Choice[Any]:
        """Say whose turn it is to speak; now and then somebody replaces a secret pick."""
        session = self.history.session
        assert session.request is not None
        changeable = [
            c for c in session.request.choices if c.seat in session.picks and len(c.options) > 1
        ]
        if changeable and self._sometimes(REPLACING):
            return self.random.choice(changeable)
        return self.random.choice(checks.waiting(session))

    def _answer(self, choice: Choice[Any]) -> None:
        key = self.taste.pick(choice)
        for adviser in choice.advisers:
            if self._sometimes(PROPOSING):
                self.history.answer(adviser, str(self.random.choice(choice.options)))
        pending = shown.dumps(shown.pending(self.history.session))
        acts = len(self.history.acts)
        self._trying = Entry(choice.seat, choice.what, key)
        told = self.history.answer(choice.seat, key)
        self._trying = None
        self.digest.add(self.history, told)
        self.coverage.add(told)
        if len(self.history.acts) > acts:  # the same pick again is no act
            self.said.append(Answer(choice.seat, key, pending))

    def _sometimes(self, share: float) -> bool:
        return self.random.random() < share

    def _check(self) -> None:
        session = self.history.session
        for _, checkpoint in self.history.checkpoints[self._checked :]:
            session.game.check(checkpoint)  # not the live state: a piece may be in the air
        self._checked = len(self.history.checkpoints)
        if self._sometimes(RESTORING):
            checks.restore_is_live(session)
        if self._sometimes(CLONING):
            checks.clone_is_live(session, self.random)
        if self._sometimes(WRITING):
            checks.position_reads_back(session)
        if self._sometimes(VIEWING):
            checks.views_are_data(session, self.seats)
        if session.request is not None and session.request.secret and self._sometimes(SECRETS):
            checks.picks_stay_secret(session, self.seats, self.random)
        if self.said and self._sometimes(UNDOING):
            self._undo_and_redo()

    def _undo_and_redo(self) -> None:
        """Take some acts back and make them again: everything is as it was."""
        history, most = self.history, self.random.choice((SHORT_UNDO, SHORT_UNDO, LONG_UNDO))
        count = self.random.randint(1, min(most, len(self.said)))
        log, before = history.log[:], checks.fingerprint(history.session)
        for said in reversed(self.said[-count:]):
            if not history.undo():
                raise AssertionError("undo: there was an act, but it cannot be undone")
            pending = shown.dumps(shown.pending(history.session))
            if pending != said.pending:
                raise AssertionError(f"undo: {said.pending} was pending, now {pending}")
        for said in self.said[-count:]:
            history.answer(said.seat, said.key)
        what = f"undo and redo of {count} acts"
        checks.expect_same(what, before, checks.fingerprint(history.session))
        if history.log != log:
            raise AssertionError(f"{what}: the log differs")
