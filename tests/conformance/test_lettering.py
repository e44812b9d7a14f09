"""Every label of every picture has room: nothing is cut short, and nothing runs off the paper."""

from __future__ import annotations

from itertools import islice

import pytest
from PIL import Image

from bot.games.forecasts import draw_forecast
from bot.games.game_ui import Look
from bot.games.uis import UIS
from bot.texts import LANGUAGES, Texts
from cogs.table.outlooks import forecast_of
from renderer import type as lettering
from renderer.canvas import Canvas
from tests.conformance.played import SEEDS, every_game, played
from tests.conformance.test_forecasts import tables

NAMES = ("olena", "petro", "sasha", "maria", "ivan")
FRAME = 10  # pixels along the edge of a picture, on which nothing is written
VIEWS, SCENES = 4, 6  # looked at in each game
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Measured:
    """What was set in pictures: what had to be cut, and what left its picture."""

    def __init__(self, monkeypatch) -> None:
        self.cut: set[tuple[str, str, int]] = set()
        self.outside: set[tuple[str, tuple[int, int]]] = set()
        self.masks: dict[int, tuple[str, Image.Image]] = {}
        self._fit, self._run, self._paste = lettering.fit, lettering.run, Image.Image.paste
        self._lay, self._painted, self._painting = Canvas.paste, Canvas.painted, False
        measured = self
        monkeypatch.setattr(lettering, "fit", self.fit)
        monkeypatch.setattr(lettering, "run", self.run)
        monkeypatch.setattr(Image.Image, "paste", lambda *given: measured.paste(*given))
        monkeypatch.setattr(Canvas, "paste", lambda *given: measured.lay(*given))
        monkeypatch.setattr(Canvas, "painted", lambda *given: measured.painted(*given))

    def fit(self, text, weight, size, width):
        fitted = self._fit(text, weight, size, width)
        if fitted[0] != text:
            self.cut.add((text, fitted[0], width))
        return fitted

    def run(self, text, weight, size):
        line = self._run(text, weight, size)
        self.masks[id(line.mask)] = (text, line.mask)
        return line

    def paste(self, image, what, box=None, mask=None):
        self.measure(image, box, mask)
        return self._paste(image, what, box, mask)

    def lay(self, canvas, what, box=None, mask=None):
        """What is noted on a canvas is pasted later, if at all."""
        self.measure(canvas, box, mask)
        return self._lay(canvas, what, box, mask)

    def painted(self, canvas, top, bottom):
        """Rows of a canvas: what reaches over their edge does not leave the picture."""
        before, self._painting = self._painting, True  # a canvas may lie on another
        try:
            return self._painted(canvas, top, bottom)
        finally:
            self._painting = before

    def measure(self, image, box, mask):
        if id(mask) in self.masks and box is not None and not self._painting:
            left, top = box[:2]
            right, bottom = left + mask.width, top + mask.height
            if min(left, top) < FRAME or right > image.width - FRAME or bottom > image.height:
                self.outside.add((self.masks[id(mask)][0], (left, right)))


@every_game
@every_language
def test_every_label_has_room(game, language, monkeypatch):
    """The Russian sheet of Amun cut off «Жетоны» at the picture's edge."""
    measured, ui = Measured(monkeypatch), UIS[game]
    look = Look(Texts(language), NAMES)
    for seed in SEEDS[:3]:
        told = played(game, seed)
        for view in told.views[:: len(told.views) // VIEWS]:
            ui.board(look, view, step=188)
            for seat in range(told.seats):
                ui.sheet(look, view, seat)
                ui.hand(look, view, seat)
        for part in ui.closeups(look.texts, told.views[-1]):
            ui.closeup(look, told.views[-1], part)
        for at in islice(scenes(ui, told), SCENES):
            before = [event for n in range(at) for event in told.public(n)]
            ui.scene(look, told.views[at], told.public(at), before)
    assert len(measured.masks) > 30
    assert measured.cut == set()
    assert measured.outside == set()


@every_game
@every_language
def test_every_word_of_a_forecast_has_room(game, language, monkeypatch):
    """What is free cost «безплат…»."""
    measured, look = Measured(monkeypatch), Look(Texts(language), NAMES)
    for seed in SEEDS[:3]:
        for table, choice in islice(tables(game, seed), 0, None, 4):
            found = forecast_of(table, look.texts, choice.seat)
            draw_forecast(look, found)
    assert measured.masks
    assert measured.cut == set()
    assert measured.outside == set()


def scenes(ui, told):
    """Where in a game something is drawn, from its end on."""
    steps = range(len(told.events) - 1, -1, -1)
    return (n for n in steps if any(ui.is_scenic(e) for e in told.public(n)))
