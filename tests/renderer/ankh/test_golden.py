"""Golden images: a dozen pictures look as they looked."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PIL import Image

from bot.commands.seeded_games import random_view
from bot.texts import Texts
from renderer.ankh.map_picture import draw_map
from renderer.ankh.palette import THEMES
from renderer.ankh.strip_picture import draw_strip
from renderer.theme import ThemeName
from tests.renderer.golden import assert_looks_as_it_looked


class Golden(NamedTuple):
    picture: str
    scenario: str
    seats: int
    steps: int
    theme: ThemeName = ThemeName.LIGHT
    language: str = "en"

    def __str__(self) -> str:
        return (
            f"{self.picture}-{self.scenario}-{self.seats}-{self.steps}-{self.theme}-{self.language}"
        )

    def draw(self) -> Image.Image:
        options = {"scenario": self.scenario}
        view = random_view("ankh", 7, self.steps, options=options, seats=self.seats)
        draw = draw_map if self.picture == "map" else draw_strip
        return draw(view, Texts(self.language), theme=THEMES[self.theme])


GOLDEN = (
    Golden("map", "middle_kingdom", 2, 0),
    Golden("map", "old_kingdom", 5, 60, ThemeName.DARK),
    Golden("map", "universal_flood", 2, 40, language="uk"),
    Golden("map", "two_capitals", 3, 50, ThemeName.CONTRAST),
    Golden("map", "great_rebuilding", 5, 60, language="ru"),
    Golden("map", "discord_new_kingdom", 4, 40),
    Golden("strip", "middle_kingdom", 2, 0),
    Golden("strip", "old_kingdom", 5, 60, ThemeName.DARK),
    Golden("strip", "guardians_of_kemet", 5, 30, language="uk"),
    Golden("strip", "great_rebuilding", 5, 60, language="ru"),
    Golden("strip", "syncretism", 5, 90, ThemeName.CONTRAST),
    Golden("strip", "dynastic_crisis", 4, 120),
)


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_a_picture_looks_as_it_looked(golden, request):
    assert_looks_as_it_looked(golden.draw(), str(golden), request)
