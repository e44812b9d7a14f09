"""``python -m bot.process.worker_process SECONDS MB``: the nursery that forks the workers.

It imports what they all need and, some seconds after the start, draws ahead what they would all
keep, so they share it and are ready in a moment.  Its standard input is a socket on which it is
sent the socket of every worker to be; when nobody is at the other end any more, it ends, and all
workers with it.

A worker reads pickled functions from its socket, one by one, and writes what each returned, or
where it failed; before each stands its length.  One that takes more than so many MB of memory
for itself is replaced.
"""

from __future__ import annotations

import gc
import os
import pickle
import select
import signal
import socket
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bot.games.uis import UIS
from bot.process.warmup import draw_ahead
from bot.tables.refusals import place_of

# By how much the bot comes before all workers, and those that press before the others.  Whoever
# presses a button hardly notices the others; but a machine that has much else to do starves them.
NICE, NICER = 5, 14
IDLE, KIND, PRESSING = b"i", b"k", b"p"  # what is sent with the socket of a worker
LENGTH = struct.Struct("!Q")  # what goes before each request and each answer

assert UIS, "the games are imported here, not in every worker"


def main(ahead_seconds: float, most_own_mb: float) -> None:
    """Fork workers until nobody asks any more, and draw ahead after so many seconds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends us
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a worker ended
    os.nice(NICE)
    asked = socket.socket(fileno=sys.stdin.fileno())
    ahead, begin = draw_ahead(), time.monotonic() + ahead_seconds
    while True:
        _draw_until_asked(asked, ahead, begin)
        message, sockets, _, _ = socket.recv_fds(asked, 1, 1)
        if not message:
            os.killpg(0, signal.SIGKILL)
        for number in sockets:
            _fork(asked, number, message, most_own_mb)


def _draw_until_asked(asked: socket.socket, ahead: Iterator[None], begin: float) -> None:
    """Draw ahead, picture by picture, as long as nobody wants a worker."""
    if select.select([asked], [], [], max(0.0, begin - time.monotonic()))[0]:
        return
    for _ in ahead:
        if select.select([asked], [], [], 0)[0]:
            return
    select.select([asked], [], [])


def _fork(asked: socket.socket, number: int, manner: bytes, most_own_mb: float) -> None:
    gc.collect()
    gc.freeze()  # who looks for garbage writes on every object, and what is written on is copied
    if os.fork():
        os.close(number)
        return
    try:
        asked.close()
        os.nice(0 if manner == PRESSING else NICER)
        if manner == IDLE:
            _wait_for_all_others()
        with suppress(OSError), socket.socket(fileno=number) as link:
            work_off(link, most_own_mb)
    finally:
        os._exit(0)  # what the nursery would do at its end is not ours to do


def _wait_for_all_others() -> None:
    """Run when no other process wants to, those that give way included; only Linux knows how."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def work_off(link: socket.socket, most_own_mb: float) -> None:
    """Work until nobody sends any more, or until too much memory is taken."""
    _send(link, os.getpid())
    requests, leaving = link.makefile("rb"), False
    while not leaving and (head := requests.read(LENGTH.size)):
        done, failed = _done(requests.read(*LENGTH.unpack(head)))
        leaving = own_mb() > most_own_mb
        _send(link, (done, failed, leaving))


def _send(link: socket.socket, answer: object) -> None:
    data = pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
    link.sendall(LENGTH.pack(len(data)) + data)


def _done(work: bytes) -> tuple[bytes | None, str | None]:
    """Do what was sent; its result is pickled by itself, so that this can fail like the work."""
    try:
        return pickle.dumps(pickle.loads(work)(), pickle.HIGHEST_PROTOCOL), None
    except Exception as error:  # its words may hold a secret, and its type may not be pickled
        return None, place_of(error)


def own_mb(process: int | str = "self") -> float:
    """The memory of a process that it shares with no other; 0 where nobody tells."""
    with suppress(OSError):  # only Linux does
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
        sizes = [line.split()[1] for line in lines if line.startswith("Private_")]
        return sum(map(int, sizes)) / 1024
    return 0.0


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
