"""Alt text: short enough, and its beginning is complete in itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LANGUAGES, Texts
from renderer.ankh.alt_text import alt_text, head
from renderer.words import LONGEST_ALT, LONGEST_HEAD
from rules.ankh.data import GODS, Kind
from rules.ankh.state import Phase
from rules.ankh.view import BattleView, FigureView, RegionView
from tests.renderer.ankh.views_of_play import TABLES, views


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_limits_hold_and_regions_come_first(language, scenario, seats):
    texts = Texts(language)
    for view in views(scenario, seats):
        text = alt_text(view, texts)
        begun = head(view, texts)
        assert len(text) <= LONGEST_ALT
        assert len(begun) <= LONGEST_HEAD
        assert text.startswith(begun)
        assert text.endswith(".")
        assert begun.endswith(".")
        for region in view.regions:
            assert f" {region.token}: " in begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_fits_with_eight_full_regions(language):
    """Five gods in each of eight regions: names are shortened, nobody is left out."""
    view = views("middle_kingdom", 5)[0]
    regions, figures = [], []
    for token in range(1, 9):
        cells = tuple(100 * token + n for n in range(15))
        regions.append(RegionView(token, cells, (), GODS))
        figures += [
            FigureView(cell, GODS[n % 5], Kind.WARRIOR, False, -1, ())
            for n, cell in enumerate(cells)
        ]
    battle = BattleView(8, GODS, {}, {}, {})
    full = replace(view, regions=tuple(regions), figures=tuple(figures), battle=battle)
    texts = Texts(language)
    begun = head(full, texts)
    assert len(begun) <= LONGEST_HEAD
    assert all(begun.count(f"{texts(f'ankh-god-short-{god}')}3") == 8 for god in GODS)
    assert len(alt_text(full, texts)) <= LONGEST_ALT


def test_nobody_to_move_needs_no_sentence():
    view = next(v for v in views("middle_kingdom", 3) if v.phase is Phase.ACTION)
    texts = Texts("ru")
    begun = head(replace(view, active_god=None), texts)
    assert begun.startswith("Регион 1:")


def test_who_is_to_move_is_said_first():
    view = next(v for v in views("middle_kingdom", 3) if v.phase is Phase.ACTION)
    for language, said in (("en", "{} to move."), ("ru", "Ход: {}."), ("uk", "Хід: {}.")):
        texts = Texts(language)
        assert alt_text(view, texts).startswith(said.format(texts(f"ankh-god-{view.active_god}")))


def test_a_figure_more_or_less_changes_the_beginning():
    texts = Texts("en")
    for view in views("syncretism", 5):
        for n in range(len(view.figures)):
            fewer = replace(view, figures=view.figures[:n] + view.figures[n + 1 :])
            assert head(fewer, texts) != head(view, texts)
