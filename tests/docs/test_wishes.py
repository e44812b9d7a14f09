"""docs/wishes.md: every wish is answered, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOW_MANY = 25
PAGE = (ROOT / "docs/wishes.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if re.match(r"\| \d", line)
]


def names_in(path):
    """The tests of a file by name."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, kinds)}


def test_wishes_have_numbers_of_their_own():
    numbers = [int(number) for number, *_ in ROWS]
    assert numbers == list(range(1, HOW_MANY + 1))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_wish_says_yes_or_why_not_and_who_shows_it(row):
    _, wish, answer, where, shown = row
    assert wish
    assert where
    assert answer == "yes" or answer.startswith("no: ")
    named = re.findall(r"`(tests/[a-z_/0-9]+\.py)::(test_[a-z_0-9]+)`", shown)
    assert named or answer != "yes"
    for path, name in named:
        assert name in names_in(ROOT / path), f"{path} has no {name}"
