"""The owners of settings, as they are stored."""

from __future__ import annotations


def of_game(game: int) -> str:
    """The owner of a game's settings."""
    return f"game:{game}"


def of_guild(guild: int) -> str:
    """The owner of a server's settings."""
    return f"guild:{guild}"


def of_lobby(lobby: int) -> str:
    """The owner of what is known of a lobby that has ended."""
    return f"lobby:{lobby}"


def of_person(person: int) -> str:
    """The owner of a person's settings."""
    return f"person:{person}"
