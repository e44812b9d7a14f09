"""What is suggested while somebody types a turn of Ankh."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from cogs.table.lines import completions
from rules.ankh.game import Ankh
from rules.engine.session import Session
from rules.engine.trial import no_chance
from tests.conformance.influence import table_of

EN = Texts("en")
TURN = {
    "gods": [{"god": "isis", "figures": ["god 62", "w 53"]}, {"god": "ra", "figures": ["w 82"]}]
}


def test_half_a_word_is_found_inside_a_line(turn):
    assert "move 53>54 summon" in completions(turn, 0, "move 53>54 su", EN)
    assert "53>54 gain" in completions(turn, 0, "53>54 ga", EN)
    assert "move 53>54 получить" in completions(turn, 0, "move 53>54 пол", Texts("ru"))
    assert "переместить" in completions(turn, 0, "mov", Texts("ru"))


@pytest.mark.parametrize(
    ("language", "typed", "suggested"),
    [
        ("uk", "роз", "розмістити воїн 42"),
        ("uk", "розмістити во", "розмістити воїн 42"),
        ("uk", "отр", "отримати"),
        ("uk", "вив", "вивчити"),
        ("ru", "при", "призвать воин 42"),
        ("ru", "отк", "открыть"),
    ],
)
def test_half_a_word_is_completed_in_the_readers_language(turn, language, typed, suggested):
    """Half a word got nothing, or the rest in English."""
    assert suggested in completions(turn, 0, typed, Texts(language))


@pytest.fixture
def turn():
    session = Session(Ankh(), Ankh().read_position(TURN), no_chance)
    return table_of(session, 2)


@pytest.mark.parametrize("line", ["move", "move 53>54", "53>54", "MOVE 53>54", "unlock", "gain"])
def test_what_was_typed_comes_before_how_it_can_go_on(turn, line):
    assert completions(turn, 0, line, EN)[0] == line


def test_a_verb_suggests_what_follows_it(turn):
    assert completions(turn, 0, "53>54", EN, "move")[0] == "53>54"
    assert "move" not in completions(turn, 0, "", EN, "move")
    assert completions(turn, 0, "", EN, "move")
    assert completions(turn, 0, "53>54 ¤", EN, "move") == []
