"""What the tests of the texts look up in the catalogues and in the rules' source."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from fluent.syntax import FluentParser, ast, visitor

import rules
from bot.games.registry import ON_DISCORD
from bot.texts import sources

ROOT = Path(rules.__file__).parents[1]
BUTTON, OPTION, LINE, MESSAGE = 34, 100, 300, 2000  # how much fits


def known_of(game: str) -> ModuleType:
    """What the tests know about the texts of a game: ``tests/<game>/catalogue.py``."""
    return import_module(f"tests.{game}.catalogue")


class _Parts(visitor.Visitor):
    """Collects the variables, literal texts and selectors of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's own names
        self.variables.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, _Parts]:
    """The messages of a language, taken apart."""
    found = {}
    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                parts = _Parts()
                parts.visit(entry)
                found[entry.id.name] = parts
    return found


def calls(game: str, *names: str) -> Iterator[python.Call]:
    """Every call of these functions in the rules of a game."""
    for path in sorted((ROOT / "rules" / game).rglob("*.py")):
        for node in python.walk(python.parse(path.read_text())):
            if isinstance(node, python.Call) and getattr(node.func, "id", None) in names:
                yield node


def told_events(game: str) -> dict[str, set[str]]:
    """Every event that the rules of a game tell, with the names of all data it may have."""
    found: dict[str, set[str]] = {}
    for call in calls(game, "tell", "tell_only"):
        what = call.args[2 if call.func.id == "tell_only" else 1]
        found.setdefault(what.value, set()).update(keyword.arg for keyword in call.keywords)
    return found


def asked_for(*folders: str) -> Iterator[tuple[str, set[str] | None]]:
    """Every key in the code of some packages, with the values given to it if it is called."""
    games = tuple(f"{game}-" for game in ON_DISCORD)
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    for path in sorted(path for path in found if path.name != "exhibits.py"):  # they name pictures
        tree = python.parse(path.read_text())
        called = {}
        for node in python.walk(tree):
            if isinstance(node, python.Call) and node.args and node.keywords:
                called[id(node.args[0])] = {keyword.arg for keyword in node.keywords}
        for node in python.walk(tree):
            value = getattr(node, "value", None) if isinstance(node, python.Constant) else None
            if isinstance(value, str) and value.startswith(games) and value[-1] != "-":
                yield value, called.get(id(node))
