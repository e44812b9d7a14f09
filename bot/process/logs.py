"""The log: one line per event, and never a secret, at any level.

Whom a log may not tell: the bot's token, tokens of interactions, and what somebody has chosen.
discord.py's and aiosqlite's debug lines hold all of that, and errors quote what they met.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterable
from types import TracebackType
from typing import TextIO

from bot.store.errors import StoreError

FORMAT = "%(asctime)s %(levelname)s %(name)s %(message)s"
TALKATIVE = ("aiohttp", "aiosqlite", "discord")  # their debug lines quote everything
HIDDEN = "[hidden]"

# Addresses of interactions and webhooks end in a token that lets anybody answer in our name.
_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
# A bot's token: its number, a time and a signature, each in base64.
_TOKEN = re.compile(r"\b[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}")

_Raised = tuple[type[BaseException], BaseException, TracebackType | None]


def set_up(level: str, *, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Log to standard error, or to a stream, from a level on; the secrets given never appear."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Formatter([secret for secret in secrets if secret]))
    handler.addFilter(_is_fit_to_print)
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    for name in TALKATIVE:  # so that nobody makes lines that the filter throws away
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))


def _is_fit_to_print(record: logging.LogRecord) -> bool:
    """Keep debug lines of talkative libraries out, whatever level somebody gives them."""
    return record.levelno > logging.DEBUG or record.name.partition(".")[0] not in TALKATIVE


class _Formatter(logging.Formatter):
    """Hides secrets, and tells of an error where it arose but none of its words."""

    def __init__(self, secrets: list[str]) -> None:
        super().__init__(FORMAT)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # another formatter may have told more
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return _TOKEN.sub(HIDDEN, _ADDRESS.sub(rf"\1{HIDDEN}", line))

    def formatException(  # noqa: N802 - logging's own name
        self, ei: _Raised | tuple[None, None, None]
    ) -> str:
        """The places an error came through and its type; its words may quote a secret."""
        error = ei[1]
        places: list[str] = []
        while error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            places += [f"  {frame.name} ({frame.filename}:{frame.lineno})" for frame in frames]
            places.append(_named(error))
            error = error.__cause__ or error.__context__
        return "\n".join(places)


def _named(error: BaseException) -> str:
    name = type(error).__name__
    return f"{name}: {error}" if isinstance(error, StoreError) else name  # those tell no secret
