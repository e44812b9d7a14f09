"""The pictures of Kemet in words."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Texts
from renderer.kemet.alt_text import alt_text, end_words, hand_words, head, market_words
from renderer.kemet.battle_picture import battle_words
from renderer.kemet.text_board import text_board
from renderer.words import LONGEST_ALT, LONGEST_BLOCK, LONGEST_HEAD
from rules.kemet.data import Colour
from tests.renderer.kemet.played import told
from tests.renderer.kemet.views import fought, seen, set_up, state

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_words_fit(language):
    texts = Texts(language)
    for view, _ in told()[::20]:
        assert 0 < len(alt_text(view, texts)) <= LONGEST_ALT
        assert all(0 < len(block) <= LONGEST_BLOCK for block in text_board(view, texts))
        assert not view.players or len(head(view, texts)) <= LONGEST_HEAD


@every_language
def test_the_words_of_single_pictures_fit(language):
    texts, s = Texts(language), state()
    found = [hand_words(seen(s, seat), seat, texts) for seat in range(5)]
    found += [market_words(seen(s), colour, texts, seat) for colour in Colour for seat in (None, 0)]
    found += [end_words(seen(s), texts), battle_words(seen(fought()), seen(fought()).battle, texts)]
    assert all(0 < len(words) <= LONGEST_ALT for words in found)


def test_alt_text_begins_with_what_matters():
    assert alt_text(seen(state()), Texts("en")).startswith(
        "Day 3 · turn 2 of 5, to decide: Black. "
        "Green 2 VP, 3 PP; Yellow 2 VP, 7 PP; Black 3 VP, 6 PP;"
    )


def test_the_board_in_words_names_every_army_and_what_one_holds():
    board = "\n".join(text_board(seen(state(), 0), Texts("en")))
    assert "\n81 Western temple: Green ×4 + Ancestral Elephant; temple pays 2 PP\n" in board
    assert "Your DI cards: War Rage +1, Raining Fire, Veto" in board
    assert "Your DI cards" not in "\n".join(text_board(seen(state()), Texts("en")))


def test_before_the_first_city_there_is_something_to_say():
    view = seen(set_up())
    assert alt_text(view, Texts("en")).startswith("Cities are chosen, to decide: Black.")
    assert text_board(view, Texts("en"))[0].startswith("Kemet\nCities are chosen")
