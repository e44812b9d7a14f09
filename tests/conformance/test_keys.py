"""Only the rules of a game take its keys to pieces; everybody else uses their readers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.played import every_game

ROOT = Path(__file__).parent.parent.parent
PLACES = ("ai", "renderer", "bot/games")
TAKES_APART = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix"}
TAKES_APART |= {"startswith", "endswith", "isdecimal", "isdigit", "isnumeric"}
NO_KEYS = {"what", "name", "value", "text", "line"}  # decisions, settings, words
KEYS = {"key", "answer", "option"}


def found_in(source: str) -> Iterator[str]:
    """Where a module takes something to pieces that may be a key."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Attribute(ast.Name(name), method)) if method in TAKES_APART:
                if name not in NO_KEYS:
                    yield f"{node.lineno}: {name}.{method}"
            case ast.Call(ast.Name("int"), [ast.Name(name)]) if name in KEYS:
                yield f"{node.lineno}: int({name})"
            case ast.Subscript(ast.Name(name)) if name in KEYS:
                yield f"{node.lineno}: {name}[...]"
            case ast.Import(names) if any(alias.name == "re" for alias in names):
                yield f"{node.lineno}: a regular expression"


@every_game
@pytest.mark.parametrize("place", PLACES)
def test_nobody_but_the_rules_takes_keys_to_pieces(game, place):
    modules = [*(ROOT / place / game).glob("**/*.py")]
    assert modules
    found = {path.name: places for path in modules if (places := [*found_in(path.read_text())])}
    assert not found, f"use the readers of rules/{game}"


@pytest.mark.parametrize(
    "line",
    [
        'start, _, end = key.partition(">")',
        'cells = [int(part) for part in chain.split("|")]',
        'if option.startswith("keep "): pass',
        "cell = int(answer)",
        'word = key[len("portal ") :]',
        "import re",
    ],
)
def test_taking_a_key_to_pieces_is_found(line):
    assert len([*found_in(line)]) == 1


def test_other_words_may_be_taken_to_pieces():
    assert not [*found_in('what.startswith("bonus.") or value.split(",") or keys[0]')]
