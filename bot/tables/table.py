"""A table: one running game, the people at it, and the one way of acting."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.store.errors import StaleWrite
from bot.store.owners import of_game
from bot.store.rows import ActRow, ClockChange, GameRow, News, Place, Record, SeatRow, Status
from bot.store.store import Store
from bot.tables import taking_back
from bot.tables.acting import Acted, Acting, Actor, read_events, seat_asked
from bot.tables.chance import seeded
from bot.tables.draft import Draft
from bot.tables.loading import Loaded, load
from bot.tables.position import Position, standing
from bot.tables.refusals import RulesFailed, TableRefusal, place_of, refuse
from bot.tables.trusted import AGREED as AGREED
from bot.tables.trusted import Trusted
from bot.tables.undoing import Asked, Wished
from rules.engine.decisions import Seat
from rules.engine.errors import GameError, Refusal, RulesBug
from rules.engine.events import Event
from rules.engine.foresight import foreseen
from rules.engine.game import Game
from rules.engine.seeds import Seed, Seeds
from rules.engine.session import Chance, Session
from rules.engine.trial import Trial

log = logging.getLogger(__name__)
T = TypeVar("T")
TRIES = 10  # for which an act is applied again because another process was quicker
REMEMBERED = 32  # acts of which a table still knows what happened


class Table(Trusted):
    """One running game.  What it shows is always what is stored.

    An act is applied to a clone, stored in one transaction, and only then becomes the
    table's position.  If a write fails, nobody knows what the database has; the table
    then loads itself again before anything else happens.
    """

    def __init__(
        self,
        store: Store,
        loaded: Loaded,
        changed: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.store = store
        self._changed = changed  # told after everything that was stored
        self.chance: Chance | Seeds  # secret
        self._lock = asyncio.Lock()
        self._sure = True  # that what we hold is what is stored
        self._doubted = False  # another process may have changed it
        self._happened: dict[int, tuple[Event, ...]] = {}  # by act, of the last ones made here
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        self.row: GameRow = loaded.row
        self.game: Game[Any] = loaded.game
        self.seats: list[SeatRow] = loaded.seats
        self.settings: Mapping[str, str] = loaded.settings
        self.chance = loaded.chance
        self._stand_at(loaded.position)

    def _stand_at(self, position: Position) -> None:
        self.position = position.ended() if self.row.status is Status.CLOSED else position
        self._views: dict[Seat | None, Any] = {}
        self._foreseen: dict[Seat | None, Any] = {}

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
        """The position as the rules know it; never to be answered, cloned or read for somebody.

        What a person is shown or lets try out is made of :meth:`seen_by`.
        """
        return self.position.session

    def seen_by(self, *seats: Seat) -> Trial[Any]:
        """Return the position as the holder of these seats, or the public, may know it.

        It can be answered: it is theirs alone, and stops before anything unknown.
        """
        return Trial.of(self.session, *seats)

    def view(self, viewer: Seat | None) -> Any:  # noqa: ANN401 - each game has its own
        """Show the game to a seat, or to the public; made once for each position."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.session.state, viewer)
        return self._views[viewer]

    def foreseen(self, viewer: Seat | None) -> Any:  # noqa: ANN401 - each game has its own
        """Say what may come, as far as a seat or the public can know; made once as well."""
        if viewer not in self._foreseen:
            known = self.seen_by(*(() if viewer is None else (viewer,)))
            self._foreseen[viewer] = foreseen(known, viewer)
        return self._foreseen[viewer]

    @property
    def is_quiet(self) -> bool:
        """Whether something is asked of which the public is told neither by whom nor how far."""
        request = self.session.request
        return request is not None and request.quiet

    @property
    def last_act(self) -> int | None:
        """The last act in which anything was decided."""
        made = self.position.line.made
        return made[-1].act if made else None

    async def events_of(self, act: int) -> tuple[Event, ...]:
        """Return what happened in an act; each event names who may know."""
        if act not in self._happened:
            rows = await self.store.decisions_of(self.id, act)
            return tuple(event for row in rows for event in read_events(row.events))
        return self._happened[act]

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
        pick = self.position.picked.get(seat)
        return pick.key if pick is not None else None

    def is_current(self, revision: int) -> bool:
        """Return whether the request that was open at a revision is still the open one."""
        return self.row.opened <= revision <= self.row.revision

    # --- acting -------------------------------------------------------------------------

    async def act(
        self,
        person: int,
        answers: Sequence[str],
        revision: int,
        interaction: int | None = None,
        *,
        quiet: bool = False,
    ) -> Acted:
        """Apply answers all or nothing; when this returns, they are stored.

        ``quiet``: whoever asks for it attends to the table themselves.

        Raises :exc:`~bot.tables.refusals.Refused`, or a
        :exc:`~bot.store.errors.StoreError`; either way nothing has changed.
        """
        return await self._undisturbed(
            lambda: self._act_as(person, None, answers, revision, interaction), quiet=quiet
        )

    async def act_for(
        self, seat: Seat, answers: Sequence[str], revision: int, *, quiet: bool = False
    ) -> Acted:
        """Apply the answers of a computer player, also for a person who is away."""
        return await self._undisturbed(
            lambda: self._act_as(None, seat, answers, revision, None), quiet=quiet
        )

    async def _act_as(
        self,
        person: int | None,
        seat: Seat | None,
        answers: Sequence[str],
        revision: int,
        interaction: int | None,
    ) -> Acted:
        done = await self.done_before(interaction)
        if done is not None:
            return done
        if person is not None:
            actor = Actor(person, self.seats_at(person), interaction)
        else:
            actor = Actor(None, (self._computer(seat),))
        self.expect_current(revision)
        acting = self.acting_as(actor)
        try:
            acting.answer(answers)
        except RulesBug as bug:
            where = place_of(bug)
            log.error("game %d at %d: the rules failed in %s", self.id, self.row.seq, where)
            raise RulesFailed(self.id, self.row.seq, where) from None
        return await self.store_act(acting, actor, News("moved"))

    def acting_as(self, actor: Actor) -> Acting:
        """Begin an act, on a clone of the position."""
        position = self.position.clone()
        acts, seq, version = self.row.acts, self.row.seq, self.game.version
        return Acting(position, acts + 1, seq, version, actor, sealed=self.is_sealed)

    async def done_before(self, interaction: int | None) -> Acted | None:
        """Return what an interaction has done, if it comes again."""
        act = None if interaction is None else await self.store.act_of(self.id, interaction)
        if act is None:
            return None
        return Acted.of(act, await self.store.decisions_of(self.id, act.act), again=True)

    def expect_current(self, revision: int) -> None:
        """Refuse what is about a request that is no longer the open one."""
        self.expect_open()
        if not self.is_current(revision):
            raise refuse(Refusal.STALE, {"revision": self.revision})

    def expect_open(self) -> None:
        """Raise if people have ended the game, or it rests."""
        self._expect_not_closed()
        self.expect_going()

    def _expect_not_closed(self) -> None:
        if self.row.status is Status.CLOSED:
            raise refuse(TableRefusal.CLOSED)

    def expect_going(self) -> None:
        """Refuse what cannot be done while the game is paused."""
        if self.row.status.is_paused:
            raise refuse(TableRefusal.PAUSED, {"game": self.id})

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

    async def _undisturbed(self, work: Callable[[], Awaitable[T]], *, quiet: bool = False) -> T:
        """Finish the work under the lock, even if the caller is cancelled."""
        return await asyncio.shield(asyncio.ensure_future(self._locked(work, quiet=quiet)))

    async def _locked(self, work: Callable[[], Awaitable[T]], *, quiet: bool) -> T:
        """Do it; if another process was quicker, do it again on what is stored now.

        The work looks for itself whether it still fits.
        """
        async with self._lock:
            for tries_left in reversed(range(TRIES)):
                await self._be_sure()
                acts = self.row.acts
                try:
                    return await work()
                except StaleWrite:
                    self._sure = False
                    if not tries_left:
                        raise
                finally:
                    if self._sure and self.row.acts != acts and not quiet:
                        self._changed(self)
        raise AssertionError("the last try returns or raises")

    async def _be_sure(self) -> None:
        while self._doubted or not self._sure:
            self._doubted = False  # it may be doubted again while we read
            await self._reload()
            self._sure = True

    def doubt(self) -> None:
        """Note that another process may have changed what is stored."""
        self._doubted = True

    async def expect_sure(self) -> None:
        """Hold what is stored: read it again if there is any doubt."""
        if self._doubted or not self._sure:
            await self._undisturbed(_nothing)

    async def store_act(
        self,
        acting: Acting,
        actor: Actor,
        news: News,
        seats: tuple[SeatRow, ...] = (),
        seed: Seed | None = None,
    ) -> Acted:
        """Write an act, then let its position be the table's."""
        visible = bool(acting.decisions or seats)
        revision = self.revision + 1 if visible else self.revision
        opened = revision if acting.decisions else self.row.opened
        status, result = standing(acting.position.session)
        act = ActRow(self.row.acts + 1, revision, actor.person, actor.interaction)
        record = Record(
            act,
            acting.seq,
            opened,
            self.game.version,
            status,
            result,
            tuple(acting.decisions),
            tuple(acting.checkpoints),
            tuple(acting.position.picked.values()),
            (news,) if visible else (),
            seats,
            seed,
        )
        await self._write(record)
        if seed is not None and isinstance(self.chance, Seeds):
            self.chance = self.chance.followed_by(seed)
        self._stand_at(acting.position)
        acted = Acted.of(act, acting.decisions)
        self._happened[act.act] = acted.events
        if len(self._happened) > REMEMBERED:
            del self._happened[next(iter(self._happened))]
        return acted

    async def _write(self, record: Record) -> None:
        self._sure = False
        await self.store.record(self.id, self.row.acts, record)
        self._sure = True
        self.row = replace(
            self.row,
            rules=record.rules,
            status=record.status,
            result=record.result,
            revision=record.act.revision,
            opened=record.opened,
            seq=record.seq,
            acts=record.act.act,
        )

    # --- people and seats ---------------------------------------------------------------

    async def give_seat(self, seat: SeatRow) -> None:
        """Let a seat pass to another person or to a computer player.

        Its hand goes with it; plans, drafts and an unrevealed pick do not.
        """
        before = self.seats[seat.seat]
        await self._undisturbed(lambda: self._give_seat(seat, before))

    async def _give_seat(self, seat: SeatRow, before: SeatRow) -> None:
        self.expect_open()
        if self.seats[seat.seat] != before:  # in another process somebody has just taken it
            raise refuse(Refusal.STALE, {"revision": self.revision})
        acting = self.acting_as(Actor(None, ()))
        position = acting.position
        pick = position.picked.pop(seat.seat, None)
        if pick is not None and pick.proposal:
            position.session.proposals.pop(seat.seat, None)
        elif pick is not None:
            position.session.withdraw(seat.seat)
        to = {"seat": seat.seat, "person": seat.person, "name": seat.name}  # it may go on again
        news = News("seat_given", json.dumps(to))
        await self.store_act(acting, Actor(None, ()), news, (seat,))
        self.seats = [seat if old.seat == seat.seat else old for old in self.seats]

    async def set_language(self, language: str) -> None:
        """Speak another language to everybody from now on."""
        await self._undisturbed(lambda: self._set_language(language))

    async def _set_language(self, language: str) -> None:
        await self.store.set_language(self.id, language)
        self.row = replace(self.row, language=language)

    async def set_host(self, person: int) -> None:
        """Let somebody else decide from now on; the table is told."""
        await self._undisturbed(lambda: self._set_host(person))

    async def _set_host(self, person: int) -> None:
        self.expect_open()
        await self.store.set_host(self.id, person)
        self.row = replace(self.row, host=person)

    async def set(self, name: str, value: str) -> None:
        """Store a setting of this table, such as its clock."""
        await self._undisturbed(lambda: self._set(name, value))

    async def _set(self, name: str, value: str) -> None:
        await self.store.set_setting(of_game(self.id), name, value)
        self.settings = {**self.settings, name: value}

    async def close(self) -> None:
        """End the game before its end."""
        await self._undisturbed(lambda: self._close())

    async def _close(self) -> None:
        self._expect_not_closed()
        act = ActRow(self.row.acts + 1, self.revision + 1)
        version = self.game.version
        await self._write(
            Record(act, self.row.seq, act.revision, version, Status.CLOSED, news=(News("closed"),))
        )
        self._stand_at(self.position)

    # --- resting --------------------------------------------------------------------------

    async def pause(self, status: Status, clocks: Sequence[ClockChange] = ()) -> None:
        """Let the game rest, if it is being played; nobody is told."""
        await self._undisturbed(lambda: self._pause(status, clocks))

    async def _pause(self, status: Status, clocks: Sequence[ClockChange]) -> None:
        if self.row.status is Status.PLAYING:
            self._sure = False
            await self.store.pauses.pause(self.id, status, clocks)
            self._sure = True
            self.row = replace(self.row, status=status)

    async def resume(self, place: Place, clocks: Sequence[ClockChange] = ()) -> None:
        """Let a paused game go on at a place; that it does is announced there."""
        await self._undisturbed(lambda: self._resume(place, clocks))

    async def _resume(self, place: Place, clocks: Sequence[ClockChange]) -> None:
        if self.row.status.is_paused:
            self._sure = False
            await self.store.pauses.resume(self.id, place, clocks)
            self._sure = True
            self.row = replace(self.row, status=Status.PLAYING, place=place)
            self._changed(self)

    async def reload(self) -> None:
        """Read again what is stored, because it was changed without this table."""
        await self._undisturbed(self._reload)

    async def _reload(self) -> None:
        unseeded = seeded(None) if isinstance(self.chance, Seeds) else self.chance
        self._take(await load(self.store, self.id, unseeded))

    # --- thinking ahead -----------------------------------------------------------------

    async def draft(self, person: int) -> Draft:
        """Return what a person is thinking about: what is stored, if it still fits, or nothing."""
        seats = self.seats_at(person)
        row = await self.store.draft(self.id, person)
        draft = Draft(self.store, self.id, person, seats, self.revision, self.seen_by(*seats))
        if row is not None and self.is_current(row.revision):
            try:
                draft.rebuild(row.answers)
            except GameError:  # it was stored by other rules
                draft.rebuild(())
        return draft

    # --- undo ---------------------------------------------------------------------------

    async def undo(
        self, person: int, interaction: int | None = None, revision: int | None = None
    ) -> Acted | Asked:
        """Take back a person's last act and all since, or say who must agree first.

        With a revision it is refused as stale if anything has happened since.
        """
        return await self._undisturbed(
            lambda: taking_back.undo(self, person, interaction, revision)
        )

    async def agree(
        self, person: int, about: Wished, interaction: int | None = None
    ) -> Acted | Asked:
        """Agree to an undo that somebody wishes; the last one to agree lets it happen."""
        return await self._undisturbed(lambda: taking_back.agree(self, person, about, interaction))

    async def refuse(self, person: int, about: Wished) -> None:
        """Refuse an undo that somebody wishes."""
        await self._undisturbed(lambda: taking_back.refuse(self, person, about))


async def _nothing() -> None:
    """Do nothing, on what is stored."""
