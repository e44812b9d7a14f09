"""What a failed call to Discord means: whether it is temporary, and what happened to the place."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)
T = TypeVar("T")
PAUSES = (0.3, 1.0, 3.0)  # seconds; somebody waits for an answer
UNKNOWN_CHANNEL = 10003
INVALID_FORM = 50035  # something in a message, such as an emoji, is not as it must be
ARCHIVED = 50083  # a thread that sleeps
ALREADY_ACKNOWLEDGED = 40060
MISSING = (50001, 50013)  # access or a permission, which somebody can give back

Unreachable = (aiohttp.ClientError, TimeoutError, OSError)  # nothing came back
CallFailed = (discord.HTTPException, *Unreachable)  # whatever a call to Discord can raise


def passes(error: BaseException) -> bool:
    """Return whether a call may work if it is only made again."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, Unreachable)


def may_pass(error: BaseException) -> bool:
    """Say whether a call may work some time, if only after somebody gives us a permission."""
    lacks = isinstance(error, discord.Forbidden) and error.code in MISSING
    return lacks or passes(error)


def is_refused(error: BaseException) -> bool:
    """Return whether Discord does not take what we sent, so that something else must be sent."""
    return isinstance(error, discord.HTTPException) and error.status in (400, 413)


def described(error: BaseException) -> str:
    """A failed call for the log, without any words of it."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}"
    return type(error).__name__


async def persistently(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call to Discord, and again if that passes: for whatever does no harm twice.

    A message must be sent with a nonce, so that Discord takes it once.
    """
    for pause in PAUSES:
        try:
            return await call()
        except CallFailed as error:
            if not passes(error):
                raise
            log.info("a call is made again: %s", described(error))
            await asyncio.sleep(pause)
    return await call()


def new_nonce() -> int:
    """A number by which Discord knows a message that is sent again after a failure."""
    return secrets.randbelow(2**53)


class Trouble:
    """Lets several calls be made although some fail, and remembers the first failure.

    >>> trouble = Trouble()
    >>> for person in people:
    ...     with trouble.aside():
    ...         await write_to(person)
    >>> trouble.raise_first()
    """

    def __init__(self) -> None:
        self.first: Exception | None = None

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Put a failed call aside."""
        try:
            yield
        except CallFailed as error:
            self.first = self.first or error

    def raise_first(self) -> None:
        """Raise the first failure, if there was one."""
        if self.first is not None:
            raise self.first
