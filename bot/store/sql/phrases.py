"""Phrases of SQL that many statements have."""

from __future__ import annotations

from bot.store.fleet import Shards

# Store a setting, in place of the one before: its owner, name and value.
SQL_SET = (
    "insert into setting values (?, ?, ?)"
    " on conflict (owner, name) do update set value=excluded.value"
)


def one(column: str, value: object) -> str:
    """A column has a value, of :func:`some`; without one, it may have any."""
    return "true" if value is None else f"{column}=?"


def some(value: object) -> tuple[object, ...]:
    """The value for :func:`one`, if there is any."""
    return () if value is None else (value,)


def owned_by(owned: Shards | None, guild: str = "guild") -> str:
    """A server is of a shard that somebody serves; without shards, of any."""
    return "true" if owned is None else owned.sql(guild)
