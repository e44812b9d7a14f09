"""What the file of an exported game has besides a recorded one: people, seeds, all that was done.

Nothing here names anybody on Discord: people are called as at the table.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.store.rows import Status
from rules.engine.session import Entry

FORMAT = 1
LARGEST = 2**53  # of a number
_HEX = re.compile(r"[0-9a-f]*")
_SEAL = re.compile(r"[0-9]{1,12} [0-9a-f]{32}")
NO_MARK = ""


class ToldSeed(NamedTuple):
    """A seed, the number of its first draw, and the hash that was told when it was made."""

    first: int
    sha256: str
    seed: str


class Row(NamedTuple):
    """A row of the log: a decision, or the return to the point after an earlier row."""

    entry: Entry | None
    act: int
    rules: str = ""  # if other ones than those of the whole game
    returns_to: int = 0
    what: str = ""  # the kind of return
    secret: bool = False
    seal: str = ""
    sha256: str = ""  # of the line that was sealed, as it was shown
    mark: str = NO_MARK


@dataclass(slots=True)
class Played:
    """Who played, when and how; and every row of the log."""

    number: int  # of the game where it was played
    status: Status
    language: str
    names: list[str]  # by seat
    levels: list[str | None]  # of computer players; None: a person
    settings: dict[str, str]
    seeds: list[ToldSeed]
    steps: list[int]  # the number on the board after each act
    begins: Any = None  # the position in which it began, if it was not set up
    rows: list[Row] = field(default_factory=list)
    mark: str = NO_MARK  # of the end

    def counted(self) -> list[Entry]:
        """Return the decisions that were not taken back."""
        made: list[tuple[int, Entry]] = []
        for seq, row in enumerate(self.rows, 1):
            if row.entry is not None:
                made.append((seq, row.entry))
            else:
                made = [one for one in made if one[0] <= row.returns_to]
        return [entry for _, entry in made]


def next_mark(mark: str, line: object) -> str:
    """Return the mark of a line after one with a mark; it stands for all lines so far."""
    text = mark + json.dumps(line, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


# --- writing ------------------------------------------------------------------------------------


def played_header(played: Played) -> dict[str, Any]:
    """Return what the first line says besides."""
    found = {
        "format": FORMAT,
        "number": played.number,
        "status": played.status,
        "language": played.language,
        "names": played.names,
        "levels": played.levels,
        "settings": played.settings,
        "seeds": [seed._asdict() for seed in played.seeds],
        "steps": played.steps,
    }
    return found if played.begins is None else {**found, "begins": played.begins}


def played_line(row: Row) -> Any:  # noqa: ANN401 - JSON data
    """Return a row as a line of the file."""
    if row.entry is None:
        back = {"to": row.returns_to, "what": row.what, "act": row.act}
        return {"back": {**back, **_said(row, "rules", "mark")}}
    return [*row.entry, {"act": row.act, **_said(row, "rules", "secret", "seal", "sha256", "mark")}]


def _said(row: Row, *names: str) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(row, name))}


# --- reading; each raises ValueError, KeyError or TypeError -------------------------------------


def read_played(data: Any, seats: int) -> Played:  # noqa: ANN401 - parsed JSON
    """Read what the first line says besides."""
    if data["format"] != FORMAT:
        raise ValueError(f"the export has format {data['format']}, this build reads {FORMAT}")
    names = [_text(name) for name in data["names"]]
    levels = [None if level is None else _text(level) for level in data["levels"]]
    if not len(names) == len(levels) == seats:
        raise ValueError("each seat has a name and a level")
    status = Status(data["status"])
    if not status.is_over:
        raise ValueError("the game is not over")
    steps = [_number(step) for step in data["steps"]]
    if not steps or steps != sorted(steps):
        raise ValueError("each act has its step, in order")
    return Played(
        _number(data["number"]),
        status,
        _text(data["language"]),
        names,
        levels,
        {_text(name): _text(value) for name, value in data["settings"].items()},
        [_seed(seed) for seed in data["seeds"]],
        steps,
        data.get("begins"),
    )


def read_line(data: Any) -> Row:  # noqa: ANN401 - parsed JSON
    """Read a row of the log."""
    if isinstance(data, dict):
        back = data["back"]
        return Row(
            None,
            _number(back["act"]),
            _text(back.get("rules", "")),
            _number(back["to"]),
            _text(back["what"]),
            mark=_hex(back["mark"]),
        )
    seat, what, key, auto, more = data
    if type(seat) is not int or type(auto) is not bool:
        raise ValueError("a decision's seat must be a number, automatic true or false")
    seal = _text(more.get("seal", ""))
    if seal and not _SEAL.fullmatch(seal):
        raise ValueError("a seal is a number and a salt")
    return Row(
        Entry(seat, _text(what), _text(key), auto),
        _number(more["act"]),
        _text(more.get("rules", "")),
        secret=bool(more.get("secret", False)),
        seal=seal,
        sha256=_hex(more.get("sha256", "")),
        mark=_hex(more["mark"]),
    )


def _seed(data: Any) -> ToldSeed:  # noqa: ANN401 - parsed JSON
    return ToldSeed(_number(data["first"]), _hex(data["sha256"]), _hex(data["seed"]))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} should be a text")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise ValueError(f"{value!r} should be a number")
    return value


def _hex(value: object) -> str:
    text = _text(value)
    if not _HEX.fullmatch(text) or len(text) % 2:
        raise ValueError(f"{text!r} should be hexadecimal")
    return text
