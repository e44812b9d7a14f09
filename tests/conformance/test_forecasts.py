"""Every game foretells something, in three languages, in short lines and tables that fit."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from bot.games.forecasts import draw_forecast, forecast_pages
from bot.games.ui_types import Look
from bot.games.uis import UIS
from bot.tables.refusals import Refused
from bot.texts import LANGUAGES, Texts
from cogs.core.replies import MOST_TEXT
from cogs.table.outlooks import changes_of, forecast_of
from renderer.grid_picture import HIGHEST
from renderer.theme import ThemeName
from tests.conformance.influence import FIRST_PERSON, positions, table_of
from tests.conformance.played import SEEDS, every_game, setting_of

LONGEST_LINE = 140  # on a phone about four lines
MOST_LINES = 8
FEW = 40  # positions of a game that are looked at


def tables(game, seed, every=7):
    """Some positions of a random game, with people in all seats."""
    seats = setting_of(game, seed).seats
    for session in islice(positions(game, seed), seed, FEW * every, every):
        yield table_of(session, seats), session.request.choices[0]


@every_game
def test_forecasts_have_short_lines_and_even_tables_in_every_language(game):
    met = Counter()
    for seed in SEEDS[:3]:
        for table, choice in tables(game, seed):
            for language in LANGUAGES:
                for seat in (None, choice.seat):
                    found = forecast_of(table, Texts(language), seat)
                    assert len(found.lines) <= MOST_LINES
                    for line in found.lines:
                        assert len(line) <= LONGEST_LINE, line
                    for grid in found.grids:
                        assert grid.title
                        assert grid.rows
                        assert all(len(row) == len(grid.columns) for _, row in grid.rows)
                    if seat is not None and not table.session.request.reveals:
                        keys = {str(option) for option in choice.options}
                        assert set(found.notes) <= keys
                    assert all(len(page) <= MOST_TEXT for page in forecast_pages(found))
                    met["lines"] += bool(found.lines)
                    met["grids"] += bool(found.grids)
                    met["notes"] += bool(found.notes)
    assert met["grids"], "tables are foretold"
    assert met["lines"] or met["notes"], "something is foretold where it is decided"


@every_game
@pytest.mark.parametrize("theme", list(ThemeName))
def test_tables_are_drawn_in_pictures_that_a_phone_can_show(game, theme):
    drawn = 0
    for seed in SEEDS[:2]:
        for table, choice in tables(game, seed, every=23):
            look = Look(Texts("uk"), theme=theme)
            for picture in draw_forecast(look, forecast_of(table, look.texts, choice.seat)):
                width, height = Image.open(BytesIO(picture.data)).size
                assert width == 1080
                assert height <= HIGHEST + 100
                assert picture.alt
                drawn += 1
    assert drawn


@every_game
async def test_drafts_say_what_they_change(game):
    said = Counter()
    ui = UIS[game]
    for seed in SEEDS[:3]:
        for table, choice in tables(game, seed, every=11):
            if table.session.request.reveals:
                continue
            for key in choice.options[:: max(1, len(choice.options) // 4)]:
                draft = await table.draft(FIRST_PERSON + choice.seat)
                try:
                    await draft.add(str(key))
                except Refused:
                    continue
                for language in LANGUAGES:
                    lines = changes_of(ui, Texts(language), draft, choice.seat)
                    assert all(len(line) <= LONGEST_LINE for line in lines), lines
                    said[language] += bool(lines)
    assert all(said[language] for language in LANGUAGES)
