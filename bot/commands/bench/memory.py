"""How much memory the bot and its workers take together.

Workers share most of their memory, so adding up what each process sees would count it several
times.  Linux reports each process's proportional share, and the shares add up.
"""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PROCESSES = Path("/proc")


class Memory(NamedTuple):
    """In MB; 0 where nobody tells."""

    bot: float
    workers: float

    @property
    def together(self) -> float:
        """What a machine must have for both."""
        return self.bot + self.workers


def memory_of(bot: int) -> Memory:
    """Measure a bot's process and all that descend from it."""
    return Memory(_share(bot), sum(_share(process) for process in _descendants(bot)))


def _share(process: int) -> float:
    with suppress(OSError):  # it has ended, or this is not Linux
        for line in (PROCESSES / str(process) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def _descendants(process: int) -> list[int]:
    children: dict[int, list[int]] = defaultdict(list)
    for stat in PROCESSES.glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = stat.read_text(errors="replace").rpartition(")")[2].split()[1]
            children[int(parent)].append(int(stat.parent.name))
    found = list(children[process])
    for child in found:
        found += children[child]  # of which the loop hears too
    return found
