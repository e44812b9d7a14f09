"""Recorded games: files of JSON lines that the fuzzer writes and ``replay`` reads.

A game is a header, its log, and, once it is over, its end; a file may hold several::

    {"game":"chess","version":"chess/1","seats":2,"options":{},"seed":7}
    [-1,"first","white",false]
    [0,"move","e2-e4",false]
    {"end":{"digest":"9f...","result":{"ending":"mate"}}}

A game that people have played is exported with more (docs/trust.md): its header says who played
and from which seeds chance came, and its log has what was taken back as well::

    [0,"move","e2-e4",false,{"act":1,"mark":"07..."}]
    {"back":{"to":1,"what":"undo","act":2,"mark":"c1..."}}

The mark of a line is a sum of all lines up to it, so that a change is found where it was made.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.commands.played import Played, played_header, played_line, read_line, read_played
from bot.tables import shown
from rules.engine.events import Event
from rules.engine.history import History
from rules.engine.session import Entry, Session


class BadRecording(Exception):
    """A file is not a recorded game."""


@dataclass(frozen=True, slots=True)
class End:
    """How a recorded game ended: its result, and a digest of everything on the way."""

    digest: str
    result: dict[str, Any] | None


@dataclass(slots=True)
class Recorded:
    """One game: how it was set up, and every decision of it."""

    game: str
    version: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    entries: list[Entry] = field(default_factory=list)
    end: End | None = None
    played: Played | None = None  # what an exported game has besides


class Digest:
    """A fingerprint of everything that was asked and told, in order, and of the last position."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=16)
        self._decisions = -1

    def add(self, history: History[Any], told: Iterable[Event]) -> None:
        """Take in what happened and what is asked now; the order of options counts."""
        if len(history.log) > self._decisions:  # else it was a pick that waits for others
            self._decisions = len(history.log)
            asked = shown.asked(history.session)
            self._hash.update(shown.dumps([list(told), asked]).encode())

    def end(self, session: Session[Any]) -> End:
        """Return the fingerprint of a game that has ended; without a result, people ended it."""
        if session.request is not None:
            return End(self._hash.hexdigest(), None)
        self._hash.update(shown.dumps(session.game.write_position(session.state)).encode())
        return End(self._hash.hexdigest(), session.game.result(session.state))


# --- the file -------------------------------------------------------------------------


def write(path: Path, games: Iterable[Recorded]) -> None:
    """Write recorded games to a file."""
    with path.open("w", encoding="utf-8") as file:
        for game in games:
            file.write(dumps(game))


def dumps(game: Recorded) -> str:
    """Return a game as a text."""
    return "".join(f"{line}\n" for line in _lines(game))


def _lines(game: Recorded) -> Iterator[str]:
    played = game.played
    yield shown.dumps(header(game))
    for line in game.entries if played is None else map(played_line, played.rows):
        yield shown.dumps(line)
    if game.end is not None:
        end = {"digest": game.end.digest, "result": game.end.result}
        yield shown.dumps({"end": end if played is None else {**end, "mark": played.mark}})


def header(game: Recorded) -> dict[str, Any]:
    """Return the first line of a game."""
    found = {
        "game": game.game,
        "version": game.version,
        "seats": game.seats,
        "options": game.options,
        "seed": game.seed,
    }
    return found if game.played is None else {**found, "played": played_header(game.played)}


def read(path: Path) -> list[Recorded]:
    """Read recorded games; raises :exc:`BadRecording`."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecording(f"{path}: {error}") from error
    return loads(text, str(path))


def loads(text: str, path: str = "the file") -> list[Recorded]:
    """Read recorded games from a text; raises :exc:`BadRecording`."""
    games: list[Recorded] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            _read_line(games, json.loads(line))
        except (
            AttributeError,
            ValueError,
            TypeError,
            KeyError,
            IndexError,
            RecursionError,
        ) as error:
            raise BadRecording(f"{path}, line {number}: not a recorded game ({error})") from error
    if not games:
        raise BadRecording(f"{path}: no game in it")
    if any(game.played is not None and game.end is None for game in games):
        raise BadRecording(f"{path}: it is cut off")
    return games


def _read_line(games: list[Recorded], data: Any) -> None:  # noqa: ANN401 - parsed JSON
    if isinstance(data, dict) and "game" in data:
        played = data.pop("played", None)
        games.append(_begun(Recorded(**data)))
        games[-1].played = None if played is None else read_played(played, games[-1].seats)
        return
    game = games[-1]
    if game.end is not None:
        raise ValueError("something comes after the end")
    if game.played is not None:
        _read_played_line(game, game.played, data)
    elif isinstance(data, list):
        game.entries.append(entry(data))
    else:
        game.end = End(data["end"]["digest"], data["end"]["result"])


def _begun(game: Recorded) -> Recorded:
    """Look at the first line of a game."""
    if not isinstance(game.game, str) or not isinstance(game.version, str):
        raise ValueError("the names of the game and of its rules are texts")
    if type(game.seats) is not int or not isinstance(game.options, dict):
        raise ValueError("seats is a number, options is an object")
    return game


def _read_played_line(game: Recorded, played: Played, data: Any) -> None:  # noqa: ANN401 - JSON
    if isinstance(data, dict) and "end" in data:
        end = data["end"]
        game.end, played.mark = End(end["digest"], end["result"]), end["mark"]
        game.entries = played.counted()
    else:
        played.rows.append(read_line(data))


def entry(row: Any) -> Entry:  # noqa: ANN401 - parsed JSON
    """Read one line of a log; raises :exc:`ValueError`."""
    if not isinstance(row, list) or len(row) not in (3, 4):
        raise ValueError("a decision is [seat, what, key, automatic]")
    seat, what, key, auto = (*row, False)[:4]
    if type(seat) is not int or type(auto) is not bool:
        raise ValueError("a decision's seat must be a number, automatic true or false")
    if not isinstance(what, str) or not isinstance(key, str):
        raise ValueError("a decision's what and key must be strings")
    return Entry(seat, what, key, auto)
