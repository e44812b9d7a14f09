"""One act: a list of answers, applied all or nothing, and the rows that it makes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.store.rows import ActRow, CheckpointRow, DecisionRow, PickRow
from bot.tables import seals, shown
from bot.tables.position import Position
from bot.tables.refusals import refuse, refused
from rules.engine import plain
from rules.engine.decisions import CHANCE, Request, Seat
from rules.engine.errors import IllegalAnswer, Refusal
from rules.engine.events import Event
from rules.engine.seeds import Seeds
from rules.engine.session import Entry, Progress, Session


@dataclass(frozen=True, slots=True)
class Acted:
    """What an act has done; the same for the same interaction, however often it comes."""

    act: int
    revision: int
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]  # each names who may know
    again: bool = field(default=False, compare=False)  # it had been done before

    @classmethod
    def of(cls, act: ActRow, rows: Iterable[DecisionRow], *, again: bool = False) -> Acted:
        """Read the outcome from what was stored, the first time too: texts see one kind of data."""
        rows = list(rows)
        entries = tuple(row.entry for row in rows if row.returns_to is None)
        events = tuple(event for row in rows for event in read_events(row.events))
        return cls(act.act, act.revision, entries, events, again)


def write_events(events: Iterable[Event]) -> str:
    """Write events as JSON."""
    return shown.dumps(list(events))


def read_events(text: str) -> list[Event]:
    """Read events from JSON."""
    return [
        Event(what, data, None if audience is None else tuple(audience))
        for what, data, audience in json.loads(text)
    ]


class Actor(NamedTuple):
    """Who acts: a person, or nobody for a computer player, and the seats they act for."""

    person: int | None
    seats: tuple[Seat, ...]
    interaction: int | None = None


class Acting:
    """Collects the rows of one act while its answers are applied to a position."""

    def __init__(
        self,
        position: Position,
        act: int,
        seq: int,
        rules: str,
        actor: Actor,
        *,
        sealed: bool = False,
    ) -> None:
        self.position = position
        self.seq = seq
        self.decisions: list[DecisionRow] = []
        self.checkpoints: list[CheckpointRow] = []
        self._act = act
        self._rules = rules
        self._actor = actor
        self._sealed = sealed  # whether secret picks are to be sealed

    def answer(self, answers: Sequence[str]) -> None:
        """Apply answers one after another; raises on the first that is refused.

        After a draw nothing more is taken: a refusal would tell what chance will give, and the
        draws of a seed come out the same when they are tried again.
        """
        luck = self.position.luck
        given, comes_again = luck.given, isinstance(luck.chance, Seeds)
        for key in answers:
            if luck.given > given and comes_again:
                raise refuse(Refusal.TOO_FAR_AHEAD)
            self._answer(key)

    def _answer(self, key: str) -> None:
        session, picked = self.position.session, self.position.picked
        seat = seat_asked(session, self._actor.seats)
        request = session.request
        try:
            session.answer(seat, key)
        except IllegalAnswer as error:
            raise refused(error) from None
        assert request is not None, "an answer was taken, so something was asked"
        progress = session.drain()
        if progress.entries:
            self._note_pick(seat, request)
            self.log(progress, together=len(request.choices) if request.secret else 0, by=seat)
            picked.clear()
        else:
            self._note_pick(seat, request)

    def _note_pick(self, seat: Seat, request: Request) -> None:
        session, person = self.position.session, self._actor.person
        if request.of(seat) is None:
            row = PickRow(seat, session.proposals.get(seat, ""), person, proposal=True)
        else:
            row = PickRow(seat, str(session.picks.get(seat, "")), person)
        self.position.picked[seat] = row
        self.seal(request, seat)

    def seal(self, request: Request, *seats: Seat) -> None:
        """Seal picks anew, if it was agreed that picks are sealed."""
        if self._sealed and seals.can_be_sealed(request):
            picked = self.position.picked
            for seat in seats:
                if not picked[seat].proposal:
                    picked[seat] = replace(picked[seat], seal=seals.new_seal(self.seq))

    def log(self, progress: Progress[Any], *, together: int = 0, by: Seat = CHANCE) -> None:
        """Add the rows of what has come about; the first carries what happened."""
        events = write_events(progress.events)
        for n, entry in enumerate(progress.entries):
            self.seq += 1
            secret = n < together
            row = DecisionRow(
                self.seq,
                entry.seat,
                entry.what,
                entry.key,
                self._act,
                self._rules,
                entry.auto,
                secret,
                self._person_of(entry, secret=secret),
                events if n == 0 else "[]",
                seal=self._seal_of(entry) if secret else None,
            )
            self.decisions.append(row)
            self.position.line.add(row)
        if progress.checkpoints:
            base, state = progress.checkpoints[-1]
            self.add_checkpoint(base, state, turn=begins_turn(self.position.session, by))

    def add_checkpoint(self, base: int, state: Any, *, turn: bool) -> None:  # noqa: ANN401 - a state
        """Keep a position, to return to and to start from."""
        seq = self.position.line.seq_of(base)
        self.checkpoints.append(CheckpointRow(seq, plain.dumps(state), turn))

    def _seal_of(self, entry: Entry) -> str | None:
        pick = self.position.picked.get(entry.seat)
        return pick.seal if pick is not None and not entry.auto else None

    def _person_of(self, entry: Entry, *, secret: bool) -> int | None:
        if entry.auto or entry.seat == CHANCE:
            return None
        if secret:
            pick = self.position.picked.get(entry.seat)
            return pick.person if pick else None
        return self._actor.person


def seat_asked(session: Session[Any], seats: Sequence[Seat]) -> Seat:
    """Return for which of their seats somebody answers now: one that has not answered first."""
    request = session.request
    if request is not None:
        asked = [seat for seat in seats if request.of(seat) is not None]
        waiting = [seat for seat in asked if seat not in session.picks]
        advising = [seat for seat in seats if request.advised_by(seat) is not None]
        for seat in [*waiting, *asked, *advising]:
            return seat
    return seats[0]


def begins_turn(session: Session[Any], by: Seat) -> bool:
    """Return whether somebody else is asked now than who has just answered."""
    request = session.request
    return request is not None and not request.secret and request.choices[0].seat != by
