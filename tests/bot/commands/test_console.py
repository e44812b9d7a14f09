"""The console command ``thoth``: installed with the project, and the same as ``python -m bot``."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

from bot.__main__ import COMMANDS, main

ROOT = Path(__file__).parents[3]


def test_the_project_declares_the_console_command():
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert list(scripts) == ["thoth"]
    assert EntryPoint("thoth", scripts["thoth"], "console_scripts").load() is main


def test_the_help_names_the_program_and_all_commands():
    help_ = [sys.executable, "-m", "bot", "--help"]
    said = subprocess.run(help_, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.startswith("usage: thoth ")
    assert all(f"\n    {name} " in said for name in COMMANDS)
