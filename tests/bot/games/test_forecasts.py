"""How a forecast gets onto options, and tables into pictures and words."""

from __future__ import annotations

from bot.games.clicks import BUTTON
from bot.games.forecasts import LONGEST_NOTE, Forecast, forecast_pages, with_notes
from bot.games.ui_types import Step
from renderer.grid import Cell, Grid, Tone, compared
from renderer.grid_picture import HIGHEST, in_pictures

WAYS = {
    "sail 1 tomb": (Step("sail", "Sail"), Step("tomb", "Tomb")),
    "sail 1 market": (Step("sail", "Sail"), Step("market", "Market", "cards")),
}


def test_short_notes_stand_on_the_buttons_themselves():
    ways = with_notes(WAYS, {"sail 1 tomb": "+3 : +1"})
    assert ways["sail 1 tomb"] == (Step("sail", "Sail"), Step("tomb", "Tomb · +3 : +1"))
    assert ways["sail 1 market"] == WAYS["sail 1 market"]


def test_long_notes_stand_below_all_labels_alike():
    notes = {"sail 1 tomb": "short", "sail 1 market": "x" * BUTTON}
    ways = with_notes(WAYS, notes)
    assert ways["sail 1 tomb"][-1] == Step("tomb", "Tomb", "short")
    assert ways["sail 1 market"][-1] == Step("market", "Market", "x" * BUTTON + " · cards")
    ways = with_notes(WAYS, {"sail 1 market": "x" * 200})
    assert len(ways["sail 1 market"][-1].note) == LONGEST_NOTE


def test_notes_of_options_that_are_not_there_are_left_out():
    assert with_notes(WAYS, {"sail 2 tomb": "+9"}) == WAYS


def test_tables_go_together_as_long_as_a_phone_can_show_them():
    small = Grid("few", ("a",), (("row", (Cell("1"),)),))
    large = Grid("many", ("a",), (("row", (Cell("1"),)),) * 12)
    assert in_pictures([small, small, large, small]) == [[small, small, large], [small]]
    endless = large._replace(rows=large.rows * 9)
    assert in_pictures([endless]) == [[endless]], "a table is never torn apart"
    assert HIGHEST < 2000


def test_a_forecast_is_told_in_words_too():
    grid = Grid("Title", ("one", "two"), (("row", (Cell("1", Tone.GOOD), Cell(""))),), "how")
    found = forecast_pages(Forecast(("a line",), {}, (grid,)))
    assert found == ["a line", "**Title**\n-# how\n**row**: one ▲ 1"]


def test_more_is_better():
    assert [compared(*pair) for pair in ((2, 1), (1, 1), (1, 2))] == [
        Tone.GOOD,
        Tone.EVEN,
        Tone.BAD,
    ]
