"""Which process uses a database, as named in a lease.

A lease expires, because a process can die without releasing it.  On the same machine nobody
waits for that: a holder whose process is gone holds nothing.
"""

from __future__ import annotations

import os
import secrets
import socket
from typing import NamedTuple


class Seen(NamedTuple):
    """What can be seen of a bot at work from outside."""

    report: str  # JSON, by the bot itself
    untold: list[tuple[int, float]]  # games with news that nobody has posted, and since when


def new_holder() -> str:
    """Name this process: its machine, its number, and something nobody else has."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


def is_gone(holder: str) -> bool:
    """Return whether a holder was a process of this machine that is no more."""
    machine, _, rest = holder.partition(":")
    number = rest.partition(":")[0]
    if machine != socket.gethostname() or not number.isdigit():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    # A container's only process always has the same number: that was an earlier life of ours.
    return int(number) == os.getpid() and os.getpid() == 1
