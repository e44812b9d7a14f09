"""A game is named in its own modules alone; what all games share knows none of them.

A file belongs to a game if a part of its path has the game's name in it: ``rules/<game>/turn.py``,
``tests/cases/test_<game>_actions.py``, ``bot/texts/en/<game>-names.ftl``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ("ai", "bot", "cogs", "renderer", "rules", "sandbox")
ENDINGS = {".py", ".ftl", ".sql", ".js", ".css", ".html", ".toml", ".yml", ".yaml", ""}
# Words of one game that shared code once had for things of all games.
WORDS = ("god", "conflict", "scenario")
# What SQL calls a row of the same key: the word has nothing to do with a game.
OF_SQL = re.compile(r"\bon conflict\b")
EXCEPTED = {
    "tests/kit/example.py": "which game the tests of everything else play",
}


def files(*rooms: str) -> Iterator[Path]:
    """Whatever is written for machines in these rooms, but for data."""
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*")):
            if path.is_file() and path.suffix in ENDINGS and "__pycache__" not in path.parts:
                yield path.relative_to(ROOT)


def owners(path: Path) -> set[str]:
    return {game for game in GAMES if game in path.as_posix()}


def named_in(text: str, names: set[str]) -> list[str]:
    """The lines of a text that name a game or a thing of one, also as a part of a longer name."""
    if not names:
        return []
    found = re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(names))})s?(?![a-z])", re.IGNORECASE)
    split = (re.sub(r"(?<=[a-z])(?=[A-Z])", "_", line) for line in text.splitlines())
    return [f"{n}: {line.strip()}" for n, line in enumerate(split, 1) if found.search(line)]


def offenders(rooms: tuple[str, ...], words: tuple[str, ...] = ()) -> dict[str, list[str]]:
    found = {}
    for path in files(*rooms):
        if owners(path) or str(path) in EXCEPTED:
            continue  # one game may tell of the land that another is named for
        text = OF_SQL.sub("", (ROOT / path).read_text())
        if lines := named_in(text, {*GAMES, *words}):
            found[str(path)] = lines
    return found


def test_source_names_no_game_and_nothing_of_one_outside_its_own_modules():
    assert offenders(SOURCE, WORDS) == {}


def test_tests_name_no_game_outside_its_own_modules():
    assert offenders(("tests",)) == {}


def test_how_the_project_is_built_names_no_game():
    built = [ROOT / name for name in ("pyproject.toml", ".ci/run", ".pre-commit-config.yaml")]
    built += (ROOT / ".github").rglob("*.yml")
    assert {str(path): named_in(path.read_text(), set(GAMES)) for path in built} == {
        str(path): [] for path in built
    }


def test_every_exception_is_needed():
    for path in EXCEPTED:
        assert named_in((ROOT / path).read_text(), set(GAMES) - owners(Path(path))), path


@pytest.mark.parametrize(
    ("line", "is_named"),
    [
        ("from rules.hounds.data import Dog", True),
        ("HOUNDS = 5", True),
        ("class HoundsFront:", True),
        ("view_of_hounds", True),
        ("greyhounds run", False),
        ("houndsome", False),
    ],
)
def test_a_name_is_found(line, is_named):
    assert bool(named_in(line, {"hounds"})) is is_named
