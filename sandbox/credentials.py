"""The token with which the bot logs in."""

from __future__ import annotations

import secrets


class Credentials:
    """One token at a time; a reset makes the old one worthless."""

    def __init__(self) -> None:
        self.token = _new_token()

    def reset(self) -> None:
        """Make a new token, as its owner can and as Discord does to a bot that starts too often."""
        self.token = _new_token()


def _new_token() -> str:
    return secrets.token_urlsafe(32)
