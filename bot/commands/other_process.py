"""Replays of played games in another process with another hash seed.

Anything that depends on the order of a set, or on the process itself, comes out differently
there.  Games are sent in batches, because starting Python costs more than a replay.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from bot.commands import recordings
from bot.commands.recordings import Recorded

BATCH = 100
ROOT = Path(__file__).resolve().parents[2]


class Problem(NamedTuple):
    """A game that came out differently."""

    game: Recorded
    words: str


class _Batch(NamedTuple):
    games: list[Recorded]
    process: subprocess.Popen[bytes]
    said: Path
    complained: Path


class SecondProcess:
    """Collects games and replays them behind the back of the first process."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="thoth-fuzz-")
        self._waiting: list[Recorded] = []
        self._running: _Batch | None = None
        self._batches = 0

    def __enter__(self) -> SecondProcess:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._running is not None:
            self._running.process.kill()
            self._running.process.wait()
        self._folder.cleanup()

    def add(self, game: Recorded) -> list[Problem]:
        """Take a game; return what is wrong with earlier ones."""
        self._waiting.append(game)
        return self._next_batch() if len(self._waiting) >= BATCH else []

    def finish(self) -> list[Problem]:
        """Replay what is left; return what is wrong with it."""
        problems = self._next_batch() if self._waiting else []
        return problems + self._end_batch()

    def _next_batch(self) -> list[Problem]:
        problems = self._end_batch()
        games, self._waiting = self._waiting, []
        self._batches += 1
        path = Path(self._folder.name) / f"{self._batches}.jsonl"
        said, complained = path.with_suffix(".out"), path.with_suffix(".err")
        recordings.write(path, games)
        command = [sys.executable, "-m", "bot", "replay", "--quick", "--json", str(path)]
        with said.open("wb") as out, complained.open("wb") as err:
            process = subprocess.Popen(
                command, stdout=out, stderr=err, stdin=subprocess.DEVNULL, env=self._environment()
            )
        self._running = _Batch(games, process, said, complained)
        return problems

    def _environment(self) -> dict[str, str]:
        """Return an environment in which strings hash differently from here and from before."""
        own = os.environ.get("PYTHONHASHSEED", "random")
        seeds = [str(n) for n in (self._batches, self._batches + 1) if str(n) != own]
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        return {**os.environ, "PYTHONHASHSEED": seeds[0], "PYTHONPATH": path}

    def _end_batch(self) -> list[Problem]:
        if self._running is None:
            return []
        games, process, said, complained = self._running
        process.wait()
        self._running = None
        outcomes = [json.loads(line) for line in said.read_text().splitlines()]
        problems = [
            Problem(game, f"in a second process: {outcome['problem']}")
            for game, outcome in zip(games, outcomes, strict=False)
            if outcome["problem"]
        ]
        if len(outcomes) < len(games):
            words = complained.read_text(errors="replace")[-500:]
            problems.append(Problem(games[len(outcomes)], f"the second process died: {words}"))
        return problems
