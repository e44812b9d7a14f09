"""What went wrong in PostgreSQL, as the store says it."""

from __future__ import annotations

import asyncio

import asyncpg

from bot.store.errors import BadDatabase, Damaged, StoreError, Unavailable, WriteFailed

# Two transactions came into each other's way: whoever is refused does it again.
CLASHES = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)
# Somebody has added a row of the same key: seen the second time, unless the work always adds it.
ADDED = asyncpg.UniqueViolationError
# The tables have changed under a prepared statement.
CHANGED = (asyncpg.InvalidCachedStatementError,)
# Nobody is there at the moment, or not for us.
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection was ended while nobody used it
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.OperatorInterventionError,  # it is being stopped, or has stopped us
    asyncpg.IdleInTransactionSessionTimeoutError,
    OSError,
    asyncio.TimeoutError,
)
_REFUSED = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)
ANY = (asyncpg.PostgresError, *LOST)


def is_passing(error: BaseException) -> bool:
    """Return whether the same may work when it is done again."""
    is_nonsense = isinstance(error, ValueError)  # a value that the column cannot hold
    return isinstance(error, (*CLASHES, *CHANGED, *LOST)) and not is_nonsense


def words(error: BaseException) -> str:
    """Say what is wrong in one line, without what anybody has chosen.

    PostgreSQL's details, and what asyncpg says of a value, contain it; so nobody is shown the
    error itself either, and what is raised here has no cause.
    """
    if isinstance(error, (asyncpg.DataError, ValueError)):
        return type(error).__name__
    if isinstance(error, asyncpg.PostgresError):
        said = error.args[0] if error.args else ""
        return f"{said} ({error.sqlstate or type(error).__name__})"
    return str(error) or type(error).__name__


def not_opened(error: BaseException) -> StoreError:
    """Say why a database cannot be opened."""
    if isinstance(error, _REFUSED):
        return BadDatabase(f"the PostgreSQL database cannot be used: {words(error)}")
    return Unavailable(f"the PostgreSQL database cannot be used now: {words(error)}")


def not_read(error: BaseException) -> StoreError:
    """Say why nothing could be read."""
    passing = (
        *LOST,
        *CLASHES,
        asyncpg.InsufficientResourcesError,
        asyncpg.LockNotAvailableError,
        asyncpg.QueryCanceledError,
    )
    if isinstance(error, passing):
        return Unavailable(f"the database cannot be used now: {words(error)}")
    return Damaged(words(error))


def not_stored(error: BaseException) -> WriteFailed:
    """Say why nothing was written."""
    return WriteFailed(f"not stored: {words(error)}")
