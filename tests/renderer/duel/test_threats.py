"""What always warns: five symbols, and a pawn near a capital, are red whoever looks."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from renderer.duel.cities_picture import draw_cities
from renderer.duel.layout import city_boxes, space_box
from renderer.duel.palette import THEMES
from renderer.duel.table_picture import draw_table
from rules.duel.data import CAPITAL
from tests.cases.duel import table

EN = Texts("en")
SYMBOLS = ["scriptorium", "pharmacist", "workshop", "school", "academy"]
RED_ENOUGH = 0.3  # of a box: the rest is what stands on it


def redness(image, box, theme):
    """How much of a box is the red of warnings."""
    part = image.crop(box)
    found = {colour: count for count, colour in part.getcolors(part.width * part.height)}
    return found.get(tuple(theme.red), 0) / (part.width * part.height)


@pytest.fixture(params=list(THEMES))
def theme(request):
    return THEMES[request.param]


@pytest.mark.parametrize(("count", "is_red"), [(4, False), (5, True)])
def test_five_symbols_are_red(theme, count, is_red):
    moon = {"cards": SYMBOLS[:count]}
    image = draw_cities(table("circus palace", B=moon).view(None), EN, theme=theme)
    assert (redness(image, city_boxes(1).symbols, theme) > RED_ENOUGH) is is_red
    assert redness(image, city_boxes(0).symbols, theme) == 0


@pytest.mark.parametrize("pantheon", [False, True])
@pytest.mark.parametrize(
    ("pawn", "red"), [(0, []), (5, []), (6, [CAPITAL]), (-5, []), (-6, [-CAPITAL]), (8, [CAPITAL])]
)
def test_a_capital_within_three_steps_is_red(theme, pawn, red, pantheon):
    view = table("circus palace", pawn=pawn, pantheon=pantheon).view(None)
    image = draw_table(view, EN, theme=theme)
    found = [
        space
        for space in (-CAPITAL, CAPITAL)
        if redness(image, space_box(space, pantheon), theme) > RED_ENOUGH
    ]
    assert found == red
