"""Same view, same bytes: in another process, with another hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256

from bot.pictures import draw_turn
from bot.played import random_view
from bot.texts import Texts

DRAW = """
from tests.renderer.test_pure import fingerprint
print(fingerprint())
"""


def fingerprint() -> str:
    drawn = draw_turn(random_view("ankh", 5, 60, seats=4), Texts("uk"), names=("а", "б", "в", "г"))
    return sha256(drawn.map + drawn.strip).hexdigest()


def test_two_processes_draw_the_same():
    expected = fingerprint()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", DRAW], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
        assert done.stdout.strip() == expected
