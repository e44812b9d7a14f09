"""The search has nothing to read secrets from: its sessions are dealt from a veil."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import ai.search
from ai.levels import LevelPlayer
from ai.player import VeilPlayer
from ai.search.player import Searcher
from ai.search.points import PointsNow
from rules.engine.session import Session

FILES = sorted(Path(ai.search.__path__[0]).glob("*.py"))
STANDARD = {
    "collections",
    "copy",
    "dataclasses",
    "functools",
    "importlib",
    "math",
    "random",
    "time",
    "typing",
}
MADE_FROM_MORE = ("resume", "restore")  # ways to make a session of more than a veil


def test_is_given_a_veil_and_nothing_else():
    for player in (VeilPlayer, Searcher, PointsNow, LevelPlayer):
        assert list(inspect.signature(player.answer_veil).parameters) == ["self", "veil"]


def test_sessions_are_only_dealt():
    """``Session`` is named in annotations and in ``Session.dealt``; nothing else makes one."""
    made = []
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                named = ast.unparse(node.func)
                assert named != "Session", path
                made += [named] if named.startswith("Session.") else []
            elif isinstance(node, ast.Attribute):
                assert node.attr not in MADE_FROM_MORE, path
    assert made == ["Session.dealt"]
    assert all(hasattr(Session, way) for way in MADE_FROM_MORE)


def test_imports_the_engine_and_no_game():
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names} <= STANDARD, path
            elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
                known = node.module.startswith(("ai.learning.", "ai.search.", "rules.engine."))
                known = known or node.module == "ai.player"
                assert known or node.module.split(".")[0] in STANDARD, path
                assert node.module != "rules.engine.history", path
