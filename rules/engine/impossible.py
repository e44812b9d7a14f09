"""Impossible positions: what is wrong, and where."""

from __future__ import annotations


class Impossible(AssertionError):
    """Something that must hold does not; ``path`` is that of the position's field."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


def must(holds: bool, path: str, problem: str) -> None:
    """Raise :exc:`Impossible` unless something holds."""
    if not holds:
        raise Impossible(path, problem)


def must_fit(count: int, limit: int, path: str, what: str, *, exact: bool) -> None:
    """All components of a kind are there or, unless it must be ``exact``, at least not more."""
    must(count == limit if exact else 0 <= count <= limit, path, f"{what}: {count} of {limit}")
