"""The examples of the documentation do what it says."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

from bot.commands.referee import Referee
from bot.games.registry import GAMES
from rules.engine.history import History

ROOT = Path(__file__).parents[2]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(path, language):
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


def assert_within(expected, answer):
    """Everything that is expected is in the answer; objects of the answer may have more."""
    if isinstance(expected, dict):
        assert isinstance(answer, dict)
        assert not expected.keys() - answer.keys()
        for key, value in expected.items():
            assert_within(value, answer[key])
    elif isinstance(expected, list):
        assert isinstance(answer, list)
        assert len(answer) == len(expected)
        for one, other in zip(expected, answer, strict=True):
            assert_within(one, other)
    else:
        assert answer == expected


def test_the_referee_answers_as_its_page_says():
    lines = "".join(blocks(ROOT / "docs/referee.md", "jsonl")).splitlines()
    assert len(lines) > 20
    referee, answer = Referee(), None
    for line in lines:
        if line.startswith("> "):
            answer = referee.handle_line(line[2:])
        else:
            assert line.startswith("< "), line
            assert_within(json.loads(line[2:]), json.loads(answer))


def positions():
    """The positions of the pages, each with the game whose page it is on."""
    for path in sorted((ROOT / "docs/positions").glob("*.md")):
        for text in blocks(path, "json"):
            yield path.stem, text


def test_every_game_has_a_page_of_its_positions():
    pages = [name for name, _ in itertools.groupby(name for name, _ in positions())]
    assert pages == sorted(GAMES)


@pytest.mark.parametrize(("name", "text"), list(positions()))
def test_the_positions_of_a_page_can_be_read_and_played(name, text):
    game = GAMES[name]
    state = game.read_position(json.loads(text))
    assert game.read_position(game.write_position(state)) == state
    history = History(game, state, lambda choice: 0)
    assert history.session.request is not None


def test_the_requests_of_the_readme_work():
    requests = re.findall(r"^\{.*\}$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert requests
    referee = Referee()
    for line in requests:
        assert "error" not in json.loads(referee.handle_line(line))


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_links_of_the_documentation_lead_somewhere(path):
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target
