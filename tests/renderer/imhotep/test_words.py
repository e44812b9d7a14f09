"""The pictures of Imhotep in words: enough to play by, in the lengths that Discord takes."""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES, Texts
from renderer.imhotep.alt_text import alt_text, head
from renderer.imhotep.labels import LABELS as KNOWN
from renderer.imhotep.text_board import text_board
from renderer.words import LONGEST_ALT, LONGEST_BLOCK, LONGEST_HEAD
from tests.cases.imhotep import pair_bought, table
from tests.renderer.imhotep.views import LABELS, TABLES, views


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_every_position_fits(seats, sides, language):
    labels = Texts(language)
    for view in views(seats, sides)[::5]:
        alt = alt_text(view, labels)
        assert alt.startswith(head(view, labels))
        assert len(alt) <= LONGEST_ALT
        assert len(head(view, labels)) <= LONGEST_HEAD
        blocks = text_board(view, labels)
        assert all(0 < len(block) <= LONGEST_BLOCK for block in blocks)
        assert len(blocks) <= 4


def test_the_head_says_who_moves_what_the_ships_carry_and_who_leads():
    view = table(K={"score": 7}, W={}, ships="4[K,_,W,_] 3@tomb 2 2", round=2).view(None)
    assert head(view, LABELS) == (
        "Black to move, round 2 of 6. Ship 1: Black, –, White, –. Ship 2: → Burial Chamber. "
        "Ship 3: –, –. Ship 4: –, –. Points: Black 7, White 0."
    )


def test_a_screen_reader_hears_every_stone():
    view = table(
        K={"sled": 2, "cards": ["lever", "statue", "statue"]},
        W={},
        ships="4[K,_,W,_] 3@tomb 2 2",
        pyramids="KW",
        temple="KWKWW",
        tomb="KKWW",
        obelisks={"K": 2},
        market=["sail", None, "statue", None],
    ).view(None)
    said = "\n".join(text_board(view, LABELS))
    for line in (
        "Ship 1: 1 Black, 2 empty, 3 White, 4 empty; load 2, needs 3",
        "Ship 2: docked, Burial Chamber",
        "Cards: Sail, Statue",
        "Great pyramid, 2 of 14 (level.column.row): 1.1.1 Black, 1.1.2 White",
        "Next cell: points 3",
        "Cell 1: White, with Black underneath; gives: 1 point",
        "The next stone goes on cell 2",
        "Row 1: Black, White",
        "Black, group: stones 2, points 3",
        "Heights: Black 2, White 0",
        "Sled 2 of 5",
        "Cards: Lever, Statue ×2",
    ):
        assert line in said, line


def test_side_b_is_told_too():
    view = table(
        K={},
        W={},
        sides="B",
        pyramids={"left": "K"},
        temple="K",
        tomb="KWK",
        towers="K",
        obelisks={"W": 2},
        market=["sail", None, None],
        pair=2,
    )
    said = "\n".join(text_board(view.view(None), LABELS))
    for line in (
        "Face-down pair: 2",
        "Left pyramid, 1 of 5",
        "the top card of the draw pile",
        "Cell 1: Black; gives: a point or stones",
        "Row 1, points as it stands: Black 8",
        "Towers: Black 10",
        "Loose stones: Black 0, White 2",
    ):
        assert line in said, line


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_sides_are_told_in_the_readers_letters(language):
    view, texts = table(K={}, W={}, sides="B").view(None), Texts(language)
    said = [*text_board(view, texts), alt_text(view, texts)]
    assert not re.search("[A-Za-z]", "\n".join(said))
    assert any("сторона В" in block for block in said)


def test_the_pair_is_told_to_its_buyer_alone():
    t = pair_bought()
    assert "You are looking at: Lever, Hammer" in "\n".join(text_board(t.view("K"), LABELS))
    for other in ("W", None):
        said = "\n".join([*text_board(t.view(other), LABELS), alt_text(t.view(other), LABELS)])
        assert "Lever" not in said
        assert "Hammer" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_as_short_as_promised(language):
    texts = Texts(language)
    for label in KNOWN:
        values = {
            name: 18
            for name in ("number", "most", "draw", "discard")
            if f"{{${name}}}" in label.meaning
        }
        assert len(texts(label.key, **values)) <= label.most, label.key
