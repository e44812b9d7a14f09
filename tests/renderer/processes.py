"""Drawing the same in other processes, whatever their hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable


def assert_same_in_other_processes(fingerprint: Callable[[], str]) -> None:
    """Compare what a function of a module returns here and elsewhere."""
    name = fingerprint.__name__
    program = f"from {fingerprint.__module__} import {name}; print({name}())"
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        assert done.stdout.strip() == fingerprint()
