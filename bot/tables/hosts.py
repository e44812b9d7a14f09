"""Who decides at a table: its host.  Every right of a host is asked for here."""

from __future__ import annotations

from bot.tables.table import Table


def host_of(table: Table) -> int:
    """Who decides at a table: the host, or the first person at it if the host has left."""
    people = table.people
    return table.row.host if table.row.host in people or not people else people[0]
