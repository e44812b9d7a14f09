"""Runs one game: the live position, and the only object that resumes rules.

Position = checkpoint + decisions since.  A step runs from plain state to plain
state; when it ends, the state is copied as the new checkpoint and the list of
decisions since is emptied.  Cloning, undoing, loading and recovering from a bug
are all one operation: copy the checkpoint, run the step, send it the decisions
again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from rules.engine import plain
from rules.engine.decisions import CHANCE, Choice, Picks, Request, Seat
from rules.engine.errors import IllegalAnswer, Refusal, ReplayDiverged, RulesBug, Why
from rules.engine.events import Event, Telling
from rules.engine.game import Game
from rules.engine.veil import Dealer, Known, Veil

S = TypeVar("S", bound=Telling)
Chance: TypeAlias = Callable[[Choice[Any]], int]
MOST_DEALS = 10_000  # until a position fits a veil; a few are the rule


class Entry(NamedTuple):
    """One line of the log: who answered what, and how; ``auto`` when nobody was asked."""

    seat: Seat
    what: str
    key: str
    auto: bool = False

    @property
    def is_luck(self) -> bool:
        """Say whether chance really decided."""
        return self.seat == CHANCE and not self.auto


class Progress(NamedTuple, Generic[S]):
    """What has come about since the last look, for storage and announcement."""

    entries: list[Entry]
    events: list[Event]
    checkpoints: list[tuple[int, S]]  # how many decisions lie before it, and the state


class Session(Generic[S]):
    """A game in progress.

    >>> session = Session(game, game.new(2, {}), chance)     # doctest: +SKIP
    >>> session.request.choices[0].options                   # doctest: +SKIP
    ['move', 'summon', 'gain', 'unlock']
    >>> session.answer(0, "gain")                            # doctest: +SKIP
    """

    __slots__ = (
        "_checkpoints",
        "_entries",
        "_rule",
        "_sent",
        "base",
        "chance",
        "checkpoint",
        "game",
        "picks",
        "proposals",
        "request",
        "since",
        "state",
    )

    game: Game[S]
    chance: Chance
    checkpoint: S  # never changed
    base: int  # how many decisions of the whole game lie before the checkpoint
    since: list[Entry]  # decisions since the checkpoint, as logged
    state: S  # the live position; only rules write to it
    request: Request | None  # None: the game is over
    picks: dict[Seat, Any]  # answers to a simultaneous request, until the last one is in
    proposals: dict[Seat, str]  # what advisers would answer
    _rule: Coroutine[Any, Picks, None]
    _sent: list[Picks]  # what the running step was sent so far
    _entries: list[Entry]  # not yet drained
    _checkpoints: list[tuple[int, S]]  # not yet drained

    def __init__(self, game: Game[S], state: S, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.state = state
        self.base = 0
        self.since, self._sent, self._entries, self._checkpoints = [], [], [], []
        self.picks, self.proposals = {}, {}
        self._begin_steps()
        self._settle()

    # --- playing ----------------------------------------------------------------------

    def answer(self, seat: Seat, key: str) -> None:
        """Take a seat's answer, in any spelling of an option's key, and play on.

        Raises :exc:`IllegalAnswer` or :exc:`RulesBug`; either way the game is
        exactly where it was.  An adviser's answer is only noted as a proposal.
        """
        choice = self._choice_of(seat, key)
        option = self._find(choice, seat, key)
        if choice.seat != seat:
            self.proposals[seat] = str(option)
            return
        self._play(choice, option)

    def pick(self, seat: Seat, index: int) -> None:
        """Take an answer by its place among the options: the fast path for programs."""
        assert self.request is not None, "the game is over"
        choice = self.request.of(seat)
        assert choice is not None, "this seat has nothing to decide"
        self._play(choice, choice.options[index])

    def _choice_of(self, seat: Seat, key: str) -> Choice[Any]:
        if self.request is None:
            raise IllegalAnswer(Why(Refusal.GAME_OVER), seat, key)
        choice = self.request.of(seat) or self.request.advised_by(seat)
        if choice is None or seat == CHANCE:
            asked = [c.seat for c in self.request.choices]
            why = self.game.why_not_asked(self.state, seat, key)
            raise IllegalAnswer(why or Why(Refusal.NOT_YOUR_TURN, {"waits_for": asked}), seat, key)
        return choice

    def _find(self, choice: Choice[Any], seat: Seat, key: str) -> Any:  # noqa: ANN401 - an option
        option = choice.find(key)
        if option is not None:
            return option
        try:
            spelled = self.game.respell(choice, key)
            option = None if spelled is None else choice.find(spelled)
            if option is not None:
                return option
            why = choice.why_not(key if spelled is None else spelled) if choice.why_not else None
        except Exception as error:
            raise RulesBug(f"{self.game.version}: {choice.what} cannot refuse {key!r}") from error
        raise IllegalAnswer(why or Why(Refusal.NOT_AN_OPTION), seat, key, choice.what)

    def _play(self, choice: Choice[Any], option: Any) -> None:  # noqa: ANN401 - an option
        """Record an answer and let the rules go on; a rule that fails changes nothing."""
        checkpoint, base, since, sent = self.checkpoint, self.base, self.since, self._sent
        n_since, n_sent, picks = len(since), len(sent), self.picks and self.picks.copy()
        told = self.state.events
        n_told, n_entries, n_checkpoints = len(told), len(self._entries), len(self._checkpoints)
        try:
            self._take(choice, option, auto=False)
            self._settle()
        except Exception as error:
            self.checkpoint, self.base, self.picks = checkpoint, base, picks
            self.since, self._sent = since[:n_since], sent[:n_sent]
            del self._entries[n_entries:], self._checkpoints[n_checkpoints:]
            self._rebuild()
            self.state.events.extend(told[:n_told])
            version = self.game.version
            raise RulesBug(f"{version}: seat {choice.seat}, {choice.what} = {option}") from error

    def _take(self, choice: Choice[Any], option: object, *, auto: bool) -> None:
        """Note an option as chosen; when the request is complete, resume the step."""
        request = self.request
        assert request is not None
        if not request.secret:
            self._log(choice, option, auto=auto)
            self._resume((option,))
            return
        self.picks[choice.seat] = option
        if len(self.picks) == len(request.choices):
            self._reveal(request)

    def _reveal(self, request: Request) -> None:
        """All picks are in: they enter the log together, in seat order."""
        picks = self.picks
        self.picks = {}
        for c in request.choices:
            self._log(c, picks[c.seat], auto=c.is_lone)
        self._resume(tuple(picks[c.seat] for c in request.choices))

    def _log(self, choice: Choice[Any], option: object, *, auto: bool) -> None:
        # As Entry(...), without the detour of a named tuple's constructor.
        entry = tuple.__new__(Entry, (choice.seat, choice.what, str(option), auto))
        self.since.append(entry)
        self._entries.append(entry)

    def _resume(self, picks: Picks) -> None:
        self._sent.append(picks)
        if self.proposals:
            self.proposals = {}
        try:
            request = self._rule.send(picks)
        except StopIteration:
            self._begin_steps()
        else:
            self.request = request if type(request) is Request else _checked(request)

    def _settle(self) -> None:
        """Let chance answer, and take lone options, until a person must decide."""
        while (request := self.request) is not None:
            if request.secret:
                waiting = [c for c in request.choices if c.seat not in self.picks]
                lone = [c for c in waiting if not c.always and len(c.options) == 1]
                for choice in lone:
                    self._take(choice, choice.options[0], auto=True)
                if len(lone) < len(waiting):
                    return
                continue
            choice = request.choices[0]
            options = choice.options if choice.make is None else choice.made()
            if len(options) == 1 and not choice.always:
                option, auto = options[0], True
            elif choice.seat == CHANCE:
                option, auto = options[self.chance(choice)], False
            else:
                return
            self._log(choice, option, auto=auto)
            self._resume((option,))

    def _begin_steps(self) -> None:
        """Checkpoint and start steps until one asks something or the game is over."""
        while True:
            self._checkpoint()
            if self.game.is_over(self.state):
                return
            self._rule = self.game.step(self.state)
            try:
                request = self._rule.send(None)  # type: ignore[arg-type]  # how a coroutine starts
            except StopIteration:
                continue
            self.request = request if type(request) is Request else _checked(request)
            return

    def _checkpoint(self) -> None:
        self.checkpoint = plain.copy(self.state)
        self.base += len(self.since)
        if self._checkpoints and self._checkpoints[-1][0] == self.base:
            self._checkpoints.pop()  # that step asked nothing, so nobody can return to it
        self._checkpoints.append((self.base, self.checkpoint))
        self.since, self._sent = [], []
        self.request = None

    # --- the one operation behind clone, undo, load and recovery ------------------------

    def _rebuild(self) -> None:
        """Copy the checkpoint and send the step what it was sent before."""
        self.state = plain.copy(self.checkpoint)
        self.request = None
        if self.game.is_over(self.state):
            return
        self._rule = self.game.step(self.state)
        try:
            self.request = self._rule.send(None)  # type: ignore[arg-type]  # how it starts
        except StopIteration:
            raise ReplayDiverged("the step of this checkpoint asks nothing") from None
        send = self._rule.send
        for picks in self._sent:
            self.request = send(picks)
        self.state.events.clear()

    def clone(self, chance: Chance | None = None) -> Session[S]:
        """Return an independent session at the same position."""
        twin = self._twin(self)
        if chance is not None:
            twin.chance = chance
        return twin

    @classmethod
    def _twin(cls, session: Session[S]) -> Session[S]:
        twin: Session[S] = object.__new__(cls)
        twin.game = session.game
        twin.chance = session.chance
        twin.checkpoint = session.checkpoint  # never changed, so it can be shared
        twin.base = session.base
        twin.since = session.since[:]
        twin.picks = session.picks.copy()
        twin.proposals = session.proposals.copy()
        twin._entries, twin._checkpoints = [], []
        twin._sent = session._sent[:]
        twin._rebuild()
        return twin

    @classmethod
    def resume(
        cls,
        game: Game[S],
        checkpoint: S,
        base: int,
        entries: Iterable[Entry | Known],
        chance: Chance,
    ) -> Session[S]:
        """Go on from a checkpoint by following logged decisions; nothing logged is rolled."""
        session: Session[S] = object.__new__(cls)
        session.game = game
        session.chance = chance
        session.checkpoint = checkpoint
        session.base = base
        session.since, session._sent, session._entries, session._checkpoints = [], [], [], []
        session.picks, session.proposals = {}, {}
        session._rebuild()
        for entry in entries:
            session._follow(entry)
        session._settle()
        return session

    def _follow(self, entry: Entry | Known) -> None:
        """Decide as was logged; what is not known is left to chance."""
        choice = self.request.of(entry.seat) if self.request else None
        if choice is None or choice.what != entry.what:
            raise ReplayDiverged(f"decision {self.base + len(self.since)}: {entry} was not asked")
        if entry.key is None:
            option = choice.options[self.chance(choice)]
            self._take(choice, option, auto=choice.is_lone)
            return
        option = choice.find(entry.key)
        if option is None:
            raise ReplayDiverged(f"decision {self.base + len(self.since)}: {entry} not on offer")
        self._take(choice, option, auto=entry.auto)

    def withdraw(self, seat: Seat) -> None:
        """Forget a seat's pick in a simultaneous request that is not complete."""
        self.picks.pop(seat, None)

    # --- looking in ---------------------------------------------------------------------

    @property
    def rule(self) -> Coroutine[Any, Picks, None]:
        """The step that waits for an answer; only while one is awaited."""
        return self._rule

    def where(self) -> list[str]:
        """Name the rules now suspended, outermost first: the game's call stack."""
        names: list[str] = []
        frame: Any = self._rule if self.request else None
        while hasattr(frame, "cr_frame"):
            names.append(f"{frame.cr_code.co_name}:{frame.cr_frame.f_lineno}")
            frame = frame.cr_await
        return names

    def drain(self) -> Progress[S]:
        """Hand over what has come about since the last call."""
        made = self._entries, self.state.events, self._checkpoints
        progress: Progress[S] = tuple.__new__(Progress, made)  # as for an entry of the log
        self._entries, self.state.events, self._checkpoints = [], [], []
        return progress

    # --- storage ------------------------------------------------------------------------

    def snapshot(self) -> str:
        """Return JSON from which :meth:`restore` resumes exactly here; it holds secret picks."""
        rest = json.dumps(
            {
                "rules": self.game.version,
                "base": self.base,
                "since": self.since,
                "picks": {seat: str(option) for seat, option in self.picks.items()},
                "proposals": self.proposals,
            }
        )
        return f'{rest[:-1]}, "state": {plain.dumps(self.checkpoint)}}}'

    @classmethod
    def restore(cls, game: Game[S], text: str, chance: Chance) -> Session[S]:
        """Resume from :meth:`snapshot`; raises :exc:`ReplayDiverged` if the rules have changed."""
        data: dict[str, Any] = json.loads(text)
        if data["rules"] != game.version:
            raise ReplayDiverged(f"saved by {data['rules']}, loaded by {game.version}")
        checkpoint = plain.from_data(game.state_type, data["state"])
        entries = [Entry(*row) for row in data["since"]]
        session = cls.resume(game, checkpoint, data["base"], entries, chance)
        session._pick_again({int(seat): key for seat, key in data["picks"].items()})
        session.proposals = {int(seat): key for seat, key in data["proposals"].items()}
        session.drain()
        return session

    def _pick_again(self, picks: Mapping[Seat, str]) -> None:
        for seat, key in picks.items():
            choice = self.request and self.request.of(seat)
            option = choice and choice.find(key)
            if option is None:
                raise ReplayDiverged(f"the pick of seat {seat} is not on offer")
            self.picks[seat] = option

    # --- what somebody may know -----------------------------------------------------------

    def veiled(self, seat: Seat | None) -> str:
        """Return the position as JSON, without what a seat, or the public, cannot know."""
        return (self.veil() if seat is None else self.veil(seat)).dumps()

    def veil(self, *seats: Seat) -> Veil[S]:
        """Return what the holder of these seats knows; without seats, what the public knows."""
        viewer = seats[0] if seats else None
        choices = self.request.choices if self.request is not None else ()
        since = self._known_to(seats)
        hidden = any(known.key is None for known in since)
        return Veil(
            self.game.version,
            self.base,
            since,
            [(choice.seat, choice.what) for choice in choices],
            {seat: str(option) for seat, option in self.picks.items() if seat in seats},
            {
                adviser: self.proposals[adviser]
                for choice in choices
                for adviser in choice.advisers
                if adviser in self.proposals and (adviser in seats or choice.seat in seats)
            },
            self._seen_by(viewer) if hidden else None,
            viewer,
            self.game.veil(self.checkpoint, viewer),
        )

    def _known_to(self, seats: Sequence[Seat]) -> list[Known]:
        """Walk along the decisions since the checkpoint and look who learned them."""
        if not self.since:
            return []
        rule = self.game.step(plain.copy(self.checkpoint))
        request, choices = rule.send(None), list[Choice[Any]]()
        for n, picks in enumerate(self._sent, 1):
            choices += request.choices
            if n < len(self._sent):
                request = rule.send(picks)
        rule.close()
        return [
            Known(*entry)
            if choice.seen_by is None or any(seat in choice.seen_by for seat in seats)
            else Known(entry.seat, entry.what, None, auto=False)
            for entry, choice in zip(self.since, choices, strict=True)
        ]

    def _seen_by(self, viewer: Seat | None) -> Any:  # noqa: ANN401 - JSON data
        """A view as it comes back from JSON, so that two of them can be compared."""
        return json.loads(plain.dumps(self.game.view(self.state, viewer)))

    @classmethod
    def possible(cls, game: Game[S], veil: str, dealer: Dealer) -> Session[S]:
        """Return one of the positions that fit a veil, with hidden parts dealt again.

        Others' open picks are not in it: they are asked again.  Chance comes from the dealer.
        """
        return cls.dealt(game, Veil.loads(game.state_type, veil), dealer)

    @classmethod
    def dealt(cls, game: Game[S], veil: Veil[S], dealer: Dealer) -> Session[S]:
        """Do as :meth:`possible` does, from a veil that need not travel."""
        if veil.rules != game.version:
            raise ReplayDiverged(f"veiled by {veil.rules}, dealt by {game.version}")
        for _ in range(MOST_DEALS):
            session = cls._fitting(game, veil, game.deal(veil.state, dealer), dealer)
            if session is not None:
                return session
        raise ReplayDiverged("no position fits what is known")

    @classmethod
    def _fitting(cls, game: Game[S], veil: Veil[S], state: S, dealer: Dealer) -> Session[S] | None:
        """Go on from a dealt state as far as the veil does, if it comes out the same."""
        try:
            session = cls.resume(
                game, state, veil.base, veil.since, lambda c: dealer.randrange(len(c.options))
            )
        except ReplayDiverged:
            return None
        choices = session.request.choices if session.request is not None else ()
        asks = [(choice.seat, choice.what) for choice in choices]
        where = (session.base, len(session.since), asks)
        if where != (veil.base, len(veil.since), veil.asks):
            return None
        if veil.view is not None and session._seen_by(veil.viewer) != veil.view:
            return None
        session._pick_again(veil.picks)
        session.proposals = veil.proposals.copy()
        session.drain()
        return session


def _checked(request: object) -> Request:
    """Refuse anything awaited that is not a decision, such as a real event loop's future."""
    if not isinstance(request, Request):
        raise TypeError(f"a rule awaited {request!r}, which is not a decision")
    return request
