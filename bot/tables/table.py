"""A table: one running game, the people at it, and the one way of acting."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.store.rows import (
    ActRow,
    DecisionRow,
    GameRow,
    News,
    Record,
    SeatRow,
    Status,
    WishRow,
)
from bot.store.store import Store
from bot.tables.acting import Acted, Acting, Actor, seat_asked
from bot.tables.draft import Draft
from bot.tables.ending import standing
from bot.tables.loading import Loaded, load
from bot.tables.position import Position, resume
from bot.tables.refusals import RulesFailed, TableRefusal, place_of, refuse
from bot.tables.undoing import Asked, Wish, last_act_of, picks_before, wish_to_take_back
from rules.engine.decisions import Seat
from rules.engine.errors import GameError, Refusal, ReplayDiverged, RulesBug
from rules.engine.game import Game
from rules.engine.session import Chance, Session

log = logging.getLogger(__name__)
T = TypeVar("T")


class Table:
    """One running game.  What it shows is always what is stored.

    An act is applied to a clone, stored in one transaction, and only then becomes the
    table's position.  If a write fails, nobody knows what the database has; the table
    then loads itself again before anything else happens.
    """

    def __init__(
        self, store: Store, loaded: Loaded, chance: Chance,
        changed: Callable[[Table], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self._store = store
        self._changed = changed  # told after everything that was stored
        self._chance = chance
        self._lock = asyncio.Lock()
        self._sure = True  # that what we hold is what is stored
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        self.row: GameRow = loaded.row
        self.game: Game[Any] = loaded.game
        self.seats: list[SeatRow] = loaded.seats
        self._stand_at(loaded.position)

    def _stand_at(self, position: Position) -> None:
        self._position = position
        self._views: dict[Seat | None, Any] = {}

    # --- looking ------------------------------------------------------------------------

    @property
    def id(self) -> int:
        """The game's number."""
        return self.row.id

    @property
    def revision(self) -> int:
        """Grows with everything that everybody may see."""
        return self.row.revision

    @property
    def session(self) -> Session[Any]:
        """The position as the rules know it; never to be answered directly."""
        return self._position.session

    def view(self, viewer: Seat | None) -> Any:  # noqa: ANN401 - each game has its own
        """Show the game to a seat, or to the public; made once for each position."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.session.state, viewer)
        return self._views[viewer]

    @property
    def last_act(self) -> int | None:
        """The last act in which anything was decided."""
        made = self._position.line.made
        return made[-1].act if made else None

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """Return the seats that a person acts for."""
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    @property
    def people(self) -> list[int]:
        """Everybody who sits here, once each."""
        return list(dict.fromkeys(s.person for s in self.seats if s.person is not None))

    def asks(self, person: int) -> Seat | None:
        """Return the seat for which a person is asked something now, and has not answered."""
        request, seats = self.session.request, self.seats_of(person)
        if request is None or not seats:
            return None
        seat = seat_asked(self.session, seats)
        return seat if request.of(seat) and seat not in self.session.picks else None

    def pick_of(self, seat: Seat) -> str | None:
        """Return what a seat has picked and nobody else may know yet."""
        pick = self._position.picked.get(seat)
        return pick.key if pick is not None else None

    def is_current(self, revision: int) -> bool:
        """Say whether the request that was open at a revision is still the open one."""
        return self.row.opened <= revision <= self.row.revision

    # --- acting -------------------------------------------------------------------------

    async def act(
        self, person: int, answers: Sequence[str], revision: int, interaction: int | None = None
    ) -> Acted:
        """Apply answers all or nothing; when this returns, they are stored.

        Raises :exc:`~bot.tables.refusals.Refused`, or a
        :exc:`~bot.store.errors.StoreError`; either way nothing has changed.
        """
        return await self._undisturbed(
            lambda: self._act_as(person, None, answers, revision, interaction)
        )

    async def act_for(self, seat: Seat, answers: Sequence[str], revision: int) -> Acted:
        """Apply the answers of a computer player, also for a person who is away."""
        return await self._undisturbed(lambda: self._act_as(None, seat, answers, revision, None))

    async def _act_as(
        self, person: int | None, seat: Seat | None, answers: Sequence[str],
        revision: int, interaction: int | None,
    ) -> Acted:  # fmt: skip
        done = await self._done_before(interaction)
        if done is not None:
            return done
        if person is not None:
            actor = Actor(person, self.seats_at(person), interaction)
        else:
            actor = Actor(None, (self._computer(seat),))
        self._expect_current(revision)
        acting = self._acting(actor)
        try:
            acting.answer(answers)
        except RulesBug as bug:
            where = place_of(bug)
            log.error("game %d at %d: the rules failed in %s", self.id, self.row.seq, where)
            raise RulesFailed(self.id, self.row.seq, where) from None
        return await self._store_act(acting, actor, News("moved"))

    def _acting(self, actor: Actor) -> Acting:
        position = self._position.clone()
        return Acting(position, self.row.acts + 1, self.row.seq, self.game.version, actor)

    async def _done_before(self, interaction: int | None) -> Acted | None:
        """Return what an interaction has done, if it comes again."""
        act = None if interaction is None else await self._store.act_of(self.id, interaction)
        if act is None:
            return None
        return Acted.of(act, await self._store.decisions_of(self.id, act.act), again=True)

    def _expect_current(self, revision: int) -> None:
        self._expect_open()
        if not self.is_current(revision):
            raise refuse(Refusal.STALE, {"revision": self.revision})

    def _expect_open(self) -> None:
        if self.row.status is Status.CLOSED:
            raise refuse(TableRefusal.CLOSED)

    def seats_at(self, person: int) -> tuple[Seat, ...]:
        """Return the seats that a person acts for; raises if there are none."""
        seats = self.seats_of(person)
        if not seats:
            raise refuse(TableRefusal.NOT_AT_THE_TABLE)
        return seats

    def _computer(self, seat: Seat | None) -> Seat:
        if not any(row.seat == seat for row in self.seats):
            raise refuse(TableRefusal.NOT_AT_THE_TABLE)
        assert seat is not None
        return seat

    # --- storing ------------------------------------------------------------------------

    async def _undisturbed(self, work: Callable[[], Awaitable[T]]) -> T:
        """Work under the lock to the end, even if whoever asked for it is cancelled."""
        return await asyncio.shield(asyncio.ensure_future(self._locked(work)))

    async def _locked(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            if not self._sure:
                self._take(await load(self._store, self.id, self._chance))
                self._sure = True
            acts = self.row.acts
            try:
                return await work()
            finally:
                if self.row.acts != acts:
                    self._changed(self)

    async def _store_act(
        self, acting: Acting, actor: Actor, news: News, seats: tuple[SeatRow, ...] = ()
    ) -> Acted:
        """Write an act, then let its position be the table's."""
        visible = bool(acting.decisions or seats)
        revision = self.revision + 1 if visible else self.revision
        opened = revision if acting.decisions else self.row.opened
        status, result = standing(acting.position.session)
        act = ActRow(self.row.acts + 1, revision, actor.person, actor.interaction)
        record = Record(
            act, acting.seq, opened, self.game.version, status, result,
            tuple(acting.decisions), tuple(acting.checkpoints),
            tuple(acting.position.picked.values()), (news,) if visible else (), seats,
        )  # fmt: skip
        await self._write(record)
        self._stand_at(acting.position)
        return Acted.of(act, acting.decisions)

    async def _write(self, record: Record) -> None:
        self._sure = False
        await self._store.record(self.id, self.row.acts, record)
        self._sure = True
        self.row = replace(
            self.row, rules=record.rules, status=record.status, result=record.result,
            revision=record.act.revision, opened=record.opened, seq=record.seq,
            acts=record.act.act,
        )  # fmt: skip

    # --- people and seats ---------------------------------------------------------------

    async def give_seat(self, seat: SeatRow) -> None:
        """Let a seat pass to another person or to a computer player.

        Its hand goes with it; plans, drafts and an unrevealed pick do not.
        """
        await self._undisturbed(lambda: self._give_seat(seat))

    async def _give_seat(self, seat: SeatRow) -> None:
        self._expect_open()
        acting = self._acting(Actor(None, ()))
        position = acting.position
        pick = position.picked.pop(seat.seat, None)
        if pick is not None and pick.proposal:
            position.session.proposals.pop(seat.seat, None)
        elif pick is not None:
            position.session.withdraw(seat.seat)
        to = {"seat": seat.seat, "person": seat.person, "name": seat.name}  # it may go on again
        news = News("seat_given", json.dumps(to))
        await self._store_act(acting, Actor(None, ()), news, (seat,))
        self.seats = [seat if old.seat == seat.seat else old for old in self.seats]

    async def set_language(self, language: str) -> None:
        """Speak another language to everybody from now on."""
        await self._undisturbed(lambda: self._set_language(language))

    async def _set_language(self, language: str) -> None:
        await self._store.set_language(self.id, language)
        self.row = replace(self.row, language=language)

    async def close(self) -> None:
        """End the game before its end."""
        await self._undisturbed(lambda: self._close())

    async def _close(self) -> None:
        self._expect_open()
        act = ActRow(self.row.acts + 1, self.revision + 1)
        version = self.game.version
        await self._write(Record(
            act, self.row.seq, act.revision, version, Status.CLOSED, news=(News("closed"),)
        ))  # fmt: skip

    # --- thinking ahead -----------------------------------------------------------------

    async def draft(self, person: int) -> Draft:
        """Return what a person is thinking about: what is stored, if it still fits, or nothing."""
        seats = self.seats_at(person)
        row = await self._store.draft(self.id, person)
        draft = Draft(self._store, self.id, person, seats, self.revision, self.session)
        if row is not None and self.is_current(row.revision):
            try:
                draft.rebuild(row.answers)
            except GameError:  # it was stored by other rules
                draft.rebuild(())
        return draft

    async def confirm(self, draft: Draft, interaction: int | None = None) -> Acted:
        """Make a draft's answers an act."""
        return await self.act(draft.person, draft.answers, draft.revision, interaction)

    # --- taking back --------------------------------------------------------------------

    async def undo(
        self, person: int, interaction: int | None = None, revision: int | None = None
    ) -> Acted | Asked:
        """Take back a person's last act and all since, or say who must agree first.

        With a revision it is refused as stale if anything has happened since.
        """
        return await self._undisturbed(lambda: self._undo(person, interaction, revision))

    async def _undo(
        self, person: int, interaction: int | None, revision: int | None
    ) -> Acted | Asked:
        done = await self._done_before(interaction)
        if done is not None:
            return done
        self._expect_current(self.revision if revision is None else revision)
        actor = Actor(person, self.seats_at(person), interaction)
        if any(pick.person == person for pick in self._position.picked.values()):
            return await self._withdraw(actor)
        act = last_act_of(self._position.line, person)
        if act is None:
            raise refuse(TableRefusal.NOTHING_TO_UNDO)
        wish = wish_to_take_back(self._position.line, act, person, self.people)
        if not wish.needed:
            return await self._return_to(wish, actor)
        await self._store.keep_wish(WishRow(self.id, person, act, self.revision, wish.needed))
        return Asked(wish.needed)

    async def _withdraw(self, actor: Actor) -> Acted:
        """Take back picks that nobody has seen."""
        acting = self._acting(actor)
        position = acting.position
        for seat, pick in list(position.picked.items()):
            if pick.person == actor.person:
                del position.picked[seat]
                position.session.withdraw(seat)
                position.session.proposals.pop(seat, None)
        return await self._store_act(acting, actor, News("moved"))

    async def agree(self, person: int, interaction: int | None = None) -> Acted | Asked:
        """Agree to the undo that somebody wishes; the last one to agree lets it happen."""
        return await self._undisturbed(lambda: self._agree(person, interaction))

    async def _agree(self, person: int, interaction: int | None) -> Acted | Asked:
        done = await self._done_before(interaction)
        if done is not None:
            return done
        row = await self._wished(person)
        agreed = tuple(sorted({*row.agreed, person}))
        left = tuple(sorted(set(row.needed) - set(agreed)))
        if left:
            await self._store.keep_wish(replace(row, agreed=agreed))
            return Asked(left)
        wish = wish_to_take_back(self._position.line, row.act, row.person, self.people)
        actor = Actor(row.person, self.seats_at(row.person), interaction)
        return await self._return_to(wish, actor)

    async def refuse(self, person: int) -> None:
        """Refuse the undo that somebody wishes."""
        await self._undisturbed(lambda: self._refuse(person))

    async def _refuse(self, person: int) -> None:
        await self._wished(person)
        await self._store.drop_wish(self.id)

    async def _wished(self, person: int) -> WishRow:
        """Return the undo that this person is asked about."""
        row = await self._store.wish(self.id)
        if row is None or not self.is_current(row.revision) or person not in row.needed:
            raise refuse(TableRefusal.NOBODY_ASKED)
        return row

    async def _return_to(self, wish: Wish, actor: Actor) -> Acted:
        """Go back: a row of the log that names the point returned to."""
        assert actor.person is not None
        line = self._position.line.copy()
        removed = line.return_to(wish.seq)
        seqs = [0, *(made.seq for made in line.made)]
        checkpoint = await self._store.checkpoint(self.id, seqs)
        try:
            position, beyond = resume(self.game, checkpoint, line, self._chance)
        except ReplayDiverged:
            raise refuse(TableRefusal.RULES_CHANGED_SINCE) from None
        if beyond.entries:
            raise refuse(TableRefusal.RULES_CHANGED_SINCE)
        position.pick_again(
            picks_before(removed, position.session.request, actor.person, actor.seats)
        )
        seq, act, version = self.row.seq + 1, self.row.acts + 1, self.game.version
        acting = Acting(position, act, seq, version, actor)
        acting.decisions.append(DecisionRow(
            seq, None, "undo", None, act, version, person=actor.person,
            interaction=actor.interaction, returns_to=wish.seq,
        ))  # fmt: skip
        session = position.session
        acting.add_checkpoint(session.base, session.checkpoint, turn=False)
        return await self._store_act(acting, actor, News("undone", f'{{"act":{wish.act}}}'))
