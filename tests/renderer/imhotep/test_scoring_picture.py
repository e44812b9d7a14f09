"""The scoring adds up, is explained where it can be, and is drawn for every end."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Texts
from renderer import type as lettering
from renderer.imhotep.hand_picture import draw_hand
from renderer.imhotep.palette import THEMES
from renderer.imhotep.score_sheet import score_sheet, totals
from renderer.imhotep.scoring_picture import draw_scoring, told
from rules.imhotep.data import Card, Source
from rules.imhotep.state import Phase
from tests.cases.imhotep import pair_bought, table
from tests.renderer.imhotep.test_board_picture import Recorder
from tests.renderer.imhotep.views import LABELS, NAMES, TABLES, views
from tests.renderer.pixels import changed


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_the_sources_add_up_to_everybodys_points(seats, sides):
    for view in views(seats, sides)[5::9]:
        rows = score_sheet(view)
        assert [sum(row.entries[n].points for row in rows) for n in range(seats)] == totals(view)
    over = views(seats, sides)[-1]
    assert over.phase is Phase.OVER
    assert totals(over) == [player.score for player in over.players]
    assert max(totals(over)) == over.players[over.winners[0]].score


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_sums_are_told_only_where_they_are_true(seats, sides):
    explained = 0
    for view in views(seats, sides)[5::9]:
        for row in score_sheet(view):
            for entry in row.entries:
                assert not entry.parts or sum(entry.parts) == entry.points
                explained += bool(entry.parts)
                text = told(row.source, entry)
                if "+" in text:
                    parts = [p.split("×") for p in text.split("+")]
                    assert (
                        sum(int(p[0]) * int(p[-1]) if len(p) > 1 else int(p[0]) for p in parts)
                        == entry.points
                    )
    assert explained > 20


def test_what_a_sheet_says_about_cards_and_stones():
    view = table(
        K={"cards": ["tomb_ornament", "tomb_ornament", "statue", "statue", "sail"]},
        W={},
        tomb="KKKWWW",
        obelisks={"K": 3, "W": 1},
        wrath=True,
    ).view(None)
    rows = {row.source: row.entries[0] for row in score_sheet(view)}
    assert rows[Source.TOMB].parts == (6,)
    assert rows[Source.ORNAMENTS].parts == (2, 2)
    assert (rows[Source.STATUES].points, rows[Source.STATUES].number) == (3, 2)
    assert (rows[Source.BLUE].points, rows[Source.BLUE].number) == (1, 1)
    assert (rows[Source.OBELISKS].points, rows[Source.OBELISKS].number) == (10, 3)
    assert rows[Source.WRATH].points == -5


@pytest.mark.parametrize("language", LANGUAGES)
def test_scorings_and_hands_are_drawn_and_no_word_is_cut(monkeypatch, language):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    labels = Texts(language)
    for seats, sides in TABLES:
        for view in (views(seats, sides)[-1], views(seats, sides)[40]):
            draw_scoring(view, labels, names=NAMES)
            for seat in range(seats):
                draw_hand(view, seat, labels)
    every = table(
        K={
            "cards": [
                card for card in Card if card not in ("entrance", "sarcophagus", "paved_path")
            ]
        },
        W={},
    ).view(None)
    draw_hand(every, 0, labels)
    cut = [(text, result) for text, result, *_ in recorder.calls if text != result]
    assert not cut


def test_the_end_is_drawn_in_every_theme():
    view = views(4, "A")[-1]
    pictures = [draw_scoring(view, LABELS, names=NAMES, theme=theme) for theme in THEMES.values()]
    assert all(changed(pictures[0], other) for other in pictures[1:])


def test_a_tie_shows_the_sleds_that_decided_it():
    even = {"score": 20}
    over = table(K={**even, "sled": 3}, W={**even, "sled": 1}, next="scoring").view(None)
    won = table(K={**even, "score": 21, "sled": 3}, W={**even, "sled": 1}, next="scoring").view(
        None
    )
    assert draw_scoring(over, LABELS).height > draw_scoring(won, LABELS).height


def test_a_pair_is_drawn_for_its_buyer_alone():
    t = pair_bought()
    mine, theirs = (draw_hand(t.view(who), t.seat("K"), LABELS) for who in ("K", "W"))
    assert mine.height > theirs.height
    assert changed(theirs, draw_hand(t.view(None), t.seat("K"), LABELS)) is None
