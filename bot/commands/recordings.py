"""Recorded games: files of JSON lines that the fuzzer writes and ``replay`` reads.

A game is a header, its log, and, once it is over, its end; a file may hold several::

    {"game":"chess","version":"chess/1","seats":2,"options":{},"seed":7}
    [-1,"first","white",false]
    [0,"move","e2-e4",false]
    {"end":{"digest":"9f...","result":{"ending":"mate"}}}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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
        """Return the fingerprint of a game that is over."""
        self._hash.update(shown.dumps(session.game.write_position(session.state)).encode())
        return End(self._hash.hexdigest(), session.game.result(session.state))


# --- the file -------------------------------------------------------------------------


def write(path: Path, games: Iterable[Recorded]) -> None:
    """Write recorded games to a file."""
    with path.open("w", encoding="utf-8") as file:
        for game in games:
            file.writelines(f"{line}\n" for line in _lines(game))


def _lines(game: Recorded) -> Iterator[str]:
    yield shown.dumps(
        {
            "game": game.game,
            "version": game.version,
            "seats": game.seats,
            "options": game.options,
            "seed": game.seed,
        }
    )
    for entry in game.entries:
        yield shown.dumps(entry)
    if game.end is not None:
        yield shown.dumps({"end": {"digest": game.end.digest, "result": game.end.result}})


def read(path: Path) -> list[Recorded]:
    """Read recorded games; raises :exc:`BadRecording`."""
    games: list[Recorded] = []
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecording(f"{path}: {error}") from error
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            _read_line(games, json.loads(line))
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            raise BadRecording(f"{path}, line {number}: not a recorded game ({error})") from error
    if not games:
        raise BadRecording(f"{path}: no game in it")
    return games


def _read_line(games: list[Recorded], data: Any) -> None:  # noqa: ANN401 - parsed JSON
    if isinstance(data, list):
        games[-1].entries.append(entry(data))
    elif "end" in data:
        games[-1].end = End(data["end"]["digest"], data["end"]["result"])
    else:
        games.append(Recorded(**data))


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
