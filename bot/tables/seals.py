"""Seals: a secret pick is fixed before all eyes, and nobody learns what it is.

While others still choose, the SHA-256 of a line of text is shown.  Once all have chosen the line
itself is told, and anybody can compare.  Its salt, new for each pick, keeps the pick from being
guessed::

    thoth-seal/1 GAME REQUEST SEAT SALT PICK

The rule is published in docs/trust.md; games that have begun depend on it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.store.rows import DecisionRow
from rules.engine.decisions import Request, Seat

SEALED, YES, NO = "sealed", "yes", "no"  # what is agreed in the lobby
PLAYED_AS = "played_as"  # the setting of an imported game with its number where it was played
SALT_BYTES = 16
_RULE = "thoth-seal/1"


class Unsealed(NamedTuple):
    """A pick that has been revealed, with the line that was sealed."""

    seat: Seat
    line: str


def are_agreed(agreed: Mapping[str, str]) -> bool:
    """Return whether the secret picks of a game are to be sealed."""
    return agreed.get(SEALED) == YES


def can_be_sealed(request: Request) -> bool:
    """Return whether the picks of a request are shown sealed.

    One that nobody waits for is revealed at once, and of a quiet one nobody hears who has picked.
    """
    return request.reveals and not request.quiet


def new_seal(request: int) -> str:
    """Return what a pick is sealed with: after which row of the log it was asked, and a salt."""
    return f"{request} {secrets.token_hex(SALT_BYTES)}"


def line_of(game: int, seal: str, seat: Seat, key: str) -> str:
    """Return the line that is sealed; it tells the pick."""
    request, _, salt = seal.partition(" ")
    return f"{_RULE} {game} {request} {seat} {salt} {key}"


def hash_of(game: int, seal: str, seat: Seat, key: str) -> str:
    """Return what is shown of a pick while others still choose."""
    return hashlib.sha256(line_of(game, seal, seat, key).encode()).hexdigest()


def number_of(game: int, settings: Mapping[str, str]) -> int:
    """Return the number by which the picks of a game were sealed."""
    return int(settings.get(PLAYED_AS, game))


def unsealed(game: int, rows: Iterable[DecisionRow]) -> tuple[Unsealed, ...]:
    """Return the sealed picks that rows of the log reveal."""
    return tuple(
        Unsealed(row.seat, line_of(game, row.seal, row.seat, row.key))
        for row in rows
        if row.seal is not None and row.seat is not None and row.key is not None
    )
