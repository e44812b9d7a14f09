"""A forecast, as every game gives it and the house shows it: in lines, on options, in tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.games.clicks import BUTTON, DOT
from bot.games.ui_types import Look, Picture, Step
from bot.texts.saying import clipped
from renderer.grid import Grid, spoken
from renderer.grid_picture import grids_png, in_pictures
from renderer.theme import ThemeName
from renderer.words import LONGEST_ALT

LONGEST_NOTE = 100  # of an option, by Discord's limit


class Outlook(NamedTuple):
    """What somebody may know: their own view, and what the rules foresee from there."""

    view: Any  # each game has its own
    foreseen: Any = None  # of games whose rules look ahead (rules.engine.foresight)


class Forecast(NamedTuple):
    """What may come."""

    lines: tuple[str, ...] = ()  # above the buttons: a few, and short
    notes: Mapping[str, str] = {}  # what each option would come to, by its key
    grids: tuple[Grid, ...] = ()  # one press away

    def __bool__(self) -> bool:
        return bool(self.lines or self.notes or self.grids)


def forecast_pages(forecast: Forecast) -> list[str]:
    """A forecast in words."""
    return ["\n".join(forecast.lines)] * bool(forecast.lines) + [spoken(g) for g in forecast.grids]


def draw_forecast(look: Look, forecast: Forecast) -> list[Picture]:
    """The tables of a forecast, as many in a picture as a screen shows at once."""
    theme = ThemeName(look.theme)
    return [
        Picture(
            f"forecast-{number}.png",
            grids_png(grids, theme),
            clipped("\n".join(map(spoken, grids)).replace("*", ""), LONGEST_ALT),
        )
        for number, grids in enumerate(in_pictures(forecast.grids), 1)
    ]


def with_notes(ways: Mapping[str, tuple[Step, ...]], notes: Mapping[str, str]) -> dict[str, Any]:
    """Ways to options whose last click also says what would come of it: on its button if it fits.

    Otherwise all of them say it below their labels, in a menu.
    """
    noted = {key: way for key, way in ways.items() if key in notes}
    fits = all(len(_labelled(way[-1], notes[key])) <= BUTTON for key, way in noted.items())
    found = {}
    for key, way in noted.items():
        last = way[-1]
        if fits:
            made = last._replace(label=_labelled(last, notes[key]))
        else:
            below = DOT.join(part for part in (notes[key], last.note) if part)
            made = last._replace(note=clipped(below, LONGEST_NOTE))
        found[key] = (*way[:-1], made)
    return {**ways, **found}


def _labelled(step: Step, note: str) -> str:
    return step.label + DOT + note
