"""The referee: requests of a client, carried out one by one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from bot.commands import recordings
from bot.commands.checks import waiting
from bot.commands.follow_log import Dealt, follow
from bot.commands.referee.readers import Reader, expect_keeper
from bot.commands.referee.requests import LONGEST_LINE, BadRequest, Fields, read_request
from bot.commands.referee.tables import Fixed, Table, stopping
from bot.games.registry import GAMES, UnknownGame, lookup
from bot.tables import shown
from bot.tables.chance import players, seeded
from rules.engine.errors import (
    BadSetting,
    GameError,
    IllegalAnswer,
    Refusal,
    ReplayDiverged,
    RulesBug,
    Unreadable,
    Why,
)
from rules.engine.events import Event
from rules.engine.game import Game
from rules.engine.history import History
from rules.engine.session import Chance, Entry

log = logging.getLogger(__name__)

Answer: TypeAlias = dict[str, Any]


class Opened(NamedTuple):
    """A game that is about to be played at a table."""

    game: Game[Any]
    history: History[Any]
    fixed: Fixed


class Referee:
    """Judges any number of tables; knows everything, and shows no secret pick."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self._commands: dict[str, Callable[[Fields], Answer]] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "answer": self._answer,
            "line": self._line,
            "view": self._view,
            "events": self._events,
            "position": self._position,
            "log": self._log,
            "undo": self._undo,
            "random": self._random,
        }

    def handle_line(self, line: bytes | str | None) -> str | None:
        """Answer one line; None stands for one too long, and blank ones get no answer."""
        if line is not None and not line.strip():
            return None
        try:
            return shown.dumps(self._respond(line))
        except Exception as error:  # the process goes on, whatever happens to one request
            log.exception("a request failed")
            words = f"{type(error).__name__}: {error}"
            return shown.dumps({"error": {"code": "internal", "message": words[:1000]}})

    def _respond(self, line: bytes | str | None) -> Answer:
        echo: Answer = {}
        try:
            if line is None:
                raise BadRequest("too_long", "the line is too long", most=LONGEST_LINE)
            fields = read_request(line)
            echo = fields.echo()
            return {**echo, **self._handle(fields)}
        except BadRequest as bad:
            return {**echo, "error": bad.as_data()}

    def _handle(self, fields: Fields) -> Answer:
        """Carry out one request; refusals and faults of the rules become answers."""
        command = self._commands.get(fields.text("do"))
        if command is None:
            raise BadRequest("unknown_do", "unknown request", known=list(self._commands))
        try:
            return command(fields)
        except IllegalAnswer as refused:
            return {"refused": shown.refusal(refused)}
        except UnknownGame as error:
            raise BadRequest("unknown_game", str(error), known=list(GAMES)) from error
        except Unreadable as bad:
            raise BadRequest("unreadable", str(bad), at=bad.at) from bad
        except BadSetting as bad:
            data = {**bad.data, "path": bad.path}
            raise BadRequest("bad_setting", str(bad), **data) from bad
        except RulesBug as bug:
            if isinstance(bug.__cause__, BadRequest):  # of fixed chance, in the midst of a rule
                raise bug.__cause__ from bug
            raise _fault(bug) from bug

    # --- opening tables -----------------------------------------------------------------

    def _games(self, fields: Fields) -> Answer:
        return {
            "games": [
                {
                    "name": name,
                    "version": game.version,
                    "seats": list(game.seats),
                    "options": game.options(),
                }
                for name, game in GAMES.items()
            ]
        }

    def _new(self, fields: Fields) -> Answer:
        game, seats = lookup(fields.text("game")), fields.number("seats")
        state = game.new(seats, fields.object("options", {}))
        seed = fields.optional_number("seed")
        fixed = Fixed(fields.texts("chance"), seeded(seed))
        game = stopping(game, state, fields.optional_text("stop"))
        history = _begin(game, state, fixed)
        return self._open(fields, seats, Opened(game, history, fixed))

    def _load(self, fields: Fields) -> Answer:
        game, seed = lookup(fields.text("game")), fields.optional_number("seed")
        position = dict(fields.object("position"))
        since = _read_since(position.pop("since", []))
        fixed = Fixed(fields.texts("chance"), seeded(seed), since)
        state = game.read_position(position)
        game = stopping(game, state, fields.optional_text("stop"))
        try:
            history = _begin(game, state, Dealt(since, fixed))
            for _ in follow(history, since):
                pass
        except ReplayDiverged as diverged:
            raise BadRequest("bad_since", str(diverged), path="since") from diverged
        if since:
            history.opening.clear()  # rebuilding a position tells nothing
        return self._open(fields, game.seats[-1], Opened(game, history, fixed))

    def _open(self, fields: Fields, seats: int, opened: Opened) -> Answer:
        game, history, fixed = opened
        dice = players(fields.optional_number("seed"))
        table = Table(f"t{len(self.tables) + 1}", game, seats, history, dice, fixed)
        answer = _stand(table, Reader.of(fields, seats), history.opening)
        self.tables[table.name] = table
        return answer

    def _table(self, fields: Fields) -> Table:
        name = fields.text("table")
        table = self.tables.get(name)
        if table is None:
            raise BadRequest("unknown_table", "no such table", table=name)
        return table

    # --- playing ------------------------------------------------------------------------

    def _answer(self, fields: Fields) -> Answer:
        table = self._table(fields)
        seat, key = fields.number("seat"), fields.text("answer")
        reader = Reader.of(fields, table.seats, seat)
        seen, revision = fields.optional_number("revision"), table.history.revision
        if seen is not None and seen != revision:
            raise IllegalAnswer(Why(Refusal.STALE, {"revision": revision}), seat, key)
        return _stand(table, reader, table.answer(seat, key))

    def _line(self, fields: Fields) -> Answer:
        """Take all answers of a typed line, or none."""
        table = self._table(fields)
        seat, line = fields.number("seat"), fields.text("line")
        reader = Reader.of(fields, table.seats, seat)
        keys = table.game.expand(table.history.session, seat, line)
        return _stand(table, reader, table.answer(seat, *keys))

    def _undo(self, fields: Fields) -> Answer:
        table = self._table(fields)
        reader = Reader.of(fields, table.seats)
        if not table.undo():
            raise BadRequest("nothing_to_undo", "no answer has been given yet")
        return _stand(table, reader, [])

    def _random(self, fields: Fields) -> Answer:
        """Answer for whoever must decide, that many times or to the end."""
        table = self._table(fields)
        reader, steps = Reader.of(fields, table.seats), fields.number("steps", 1)
        told = list[Event]()
        for played in range(steps):
            choices = waiting(table.history.session)
            if not choices:
                break
            key = str(choices[0].options[table.players(choices[0])])
            try:
                told += table.answer(choices[0].seat, key)
            except RulesBug as bug:
                if isinstance(bug.__cause__, BadRequest):
                    raise
                raise _fault(bug, played=played) from bug
        return _stand(table, reader, told)

    # --- looking ------------------------------------------------------------------------

    def _view(self, fields: Fields) -> Answer:
        table = self._table(fields)
        view = shown.view(table.history.session, Reader.of(fields, table.seats).viewer)
        return {**_name(table), "view": view}

    def _events(self, fields: Fields) -> Answer:
        """Tell what a seat, or the public, may know of everything that happened since."""
        table = self._table(fields)
        reader, since = Reader.of(fields, table.seats), fields.number("since", 0)
        if since < 0:
            raise BadRequest("bad_field", "since must be a number of events", field="since")
        told = reader.told(table.told)
        known = shown.events(told[since:], reader.viewer)
        return {**_name(table), "events": known, "next": len(told)}

    def _position(self, fields: Fields) -> Answer:
        """Write down the checkpoint, and the decisions since."""
        table = self._table(fields)
        expect_keeper(fields)
        session = table.history.session
        position = session.game.write_position(session.checkpoint)
        if session.since:
            position = {**position, "since": session.since}
        return {**_name(table), "position": position}

    def _log(self, fields: Fields) -> Answer:
        table = self._table(fields)
        expect_keeper(fields)
        game, entries = table.game, table.history.log
        return {**_name(table), "game": game.name, "version": game.version, "log": entries}


def _fault(bug: RulesBug, **data: object) -> BadRequest:
    """Turn a failed rule into an error; the traceback goes to the log."""
    log.error("a rule failed", exc_info=bug)
    return BadRequest("rules_bug", str(bug), cause=repr(bug.__cause__), **data)


def _begin(
    game: Game[Any],
    state: Any,  # noqa: ANN401 - each game has its own
    chance: Chance,
) -> History[Any]:
    """Open a game; a rule that fails before the first question is a bug like any other."""
    try:
        return History(game, state, chance)
    except GameError:
        raise
    except Exception as error:
        raise RulesBug(f"{game.version}: the game cannot go on from here") from error


def _stand(table: Table, reader: Reader, told: list[Event]) -> Answer:
    """Say how a table stands, and what happened as far as the reader may know."""
    session = table.history.session
    answer: Answer = {
        **_name(table),
        "pending": reader.pending(session),
        "events": shown.events(told, reader.viewer),
    }
    result = table.game.result(session.state)
    if result is not None:
        return {**answer, "result": result}
    return {**answer, "stopped": True} if session.request is None else answer


def _name(table: Table) -> Answer:
    """Say which table answers, and at which revision."""
    return {"table": table.name, "revision": table.history.revision}


def _read_since(rows: object) -> list[Entry]:
    """Read the decisions since a position's checkpoint."""
    if not isinstance(rows, list):
        raise BadRequest("bad_since", "since must be a list of decisions", path="since")
    entries = list[Entry]()
    for n, row in enumerate(rows):
        try:
            entries.append(recordings.entry(row))
        except ValueError as error:
            raise BadRequest("bad_since", str(error), path=f"since[{n}]") from error
    return entries
