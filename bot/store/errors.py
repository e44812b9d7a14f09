"""Storage errors; no message ever contains what a player has chosen.

* StoreError
  x TooNew       - a newer build has written this database
  x BadDatabase  - the file is damaged, or no database of ours
  x Unavailable  - the file cannot be used now: locked, or the disk is full
  x Damaged      - something stored cannot be read
  x StaleWrite   - somebody else moved this game on
  x NoSuchGame   - there is no game of this number
  x NoSuchLobby  - there is no lobby of this number, or no more
  x LeaseHeld    - another process works with this database
  x LeaseLost    - another process has taken this database over, or our shards
  x OtherShards  - the processes on this database use another number of shards
  x WriteFailed  - the database would not take it; nothing was written
"""

from __future__ import annotations


class StoreError(Exception):
    """Base of everything that storage raises on purpose."""


class TooNew(StoreError):
    """The database was written by a newer build."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"the database has version {found}, but this build knows only up to {known}; "
            "run the newer build, or restore an older copy"
        )
        self.found = found
        self.known = known


class BadDatabase(StoreError):
    """The file is no database of ours, or cannot be written."""


class Unavailable(StoreError):
    """The file cannot be used now; it may be later."""


class Damaged(StoreError):
    """Something that is stored cannot be read."""


class StaleWrite(StoreError):
    """The game is no longer where the writer believes it is."""


class NoSuchGame(StoreError):
    """There is no game of this number."""


class NoSuchLobby(StoreError):
    """There is no lobby of this number: it was closed, or its game has begun."""


class LeaseHeld(StoreError):
    """Another process works with this database."""

    def __init__(self, holder: str, seconds: float) -> None:
        super().__init__(
            f"{holder} works with this database; stop it, or wait {seconds:.0f} s after it died"
        )
        self.holder = holder
        self.seconds = seconds


class LeaseLost(StoreError):
    """Another process has taken this database over; this one must not write any more."""


class OtherShards(StoreError):
    """The living processes on this database use another number of shards."""

    def __init__(self, theirs: int, ours: int) -> None:
        super().__init__(
            f"the processes on this database use {theirs} shards, and this one {ours}; "
            "give all of them the same THOTH_SHARDS, or stop all of them first"
        )
        self.theirs = theirs
        self.ours = ours


class WriteFailed(StoreError):
    """The database would not take a write; nothing of it is there."""
