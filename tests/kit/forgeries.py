"""One change in an exported game: of a draw, a pick, a seal or a move.

A forger may give the changed file new marks.  Then the change must not fit the seed, the seal or
the rules; a legal move or a pick without a seal fits them, so it is forged with the old marks only.
"""

from __future__ import annotations

import copy
from random import Random
from typing import NamedTuple

from bot.commands.played import Row
from bot.commands.recordings import Recorded
from bot.trust.exporting import mark
from rules.engine.decisions import CHANCE

DRAW, PICK, SEAL, MOVE = KINDS = ("draw", "pick", "seal", "move")


class Forged(NamedTuple):
    game: Recorded
    kind: str
    row: int  # the number of the changed row of the log


def forged(game: Recorded, random: Random, kind: str, *, marked: bool) -> Forged | None:
    """Return a game with one change; None if it has nothing of that kind."""
    rows = game.played.rows
    places = [n for n, row in enumerate(rows) if row.entry is not None and kind_of(row) == kind]
    if kind == SEAL:
        places = [n for n, row in enumerate(rows) if row.seal]
    elif kind == PICK and marked:
        places = [n for n in places if rows[n].seal]
    if not places:
        return None
    at = random.choice(places)
    other = copy.deepcopy(game)
    other.played.rows[at] = changed(rows, at, kind, random, legal=not marked)
    other.entries = other.played.counted()
    if marked:
        mark(other)
    return Forged(other, kind, at + 1)


def kind_of(row: Row) -> str:
    if row.entry.seat == CHANCE:
        return DRAW
    return PICK if row.secret else MOVE


def changed(rows: list[Row], at: int, kind: str, random: Random, *, legal: bool) -> Row:
    row = rows[at]
    if kind == SEAL:
        request, _, salt = row.seal.partition(" ")
        return random.choice(
            [
                row._replace(seal=f"{request} {other_digit(salt, random)}"),
                row._replace(seal=f"{int(request) + 1} {salt}"),
                row._replace(sha256=other_digit(row.sha256, random)),
                row._replace(seal="", sha256=""),
            ]
        )
    return row._replace(entry=row.entry._replace(key=other_key(rows, at, random, legal=legal)))


def other_key(rows: list[Row], at: int, random: Random, *, legal: bool) -> str:
    """Another answer to a question of the same kind, which may be legal; or nonsense."""
    entry = rows[at].entry
    given = {row.entry.key for row in rows if row.entry and row.entry.what == entry.what}
    others = sorted(given - {entry.key})
    if others and (legal or entry.seat == CHANCE):
        return random.choice(others)
    return f"{entry.key}x"


def other_digit(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    digit = random.choice([d for d in "0123456789abcdef" if d != text[at]])
    return text[:at] + digit + text[at + 1 :]
