"""The end of a game: verdict, places and curves can be read off, without colour too."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops, ImageStat

from bot.commands.seeded_games import played
from bot.texts import LANGUAGES, Texts
from renderer.ankh import chart
from renderer.ankh.chart import spread
from renderer.ankh.course import Course, Line, course
from renderer.ankh.end_picture import (
    WIDTH,
    draw_end,
    end_height,
    people_of,
    sample,
    standing,
)
from renderer.ankh.palette import LIGHT, THEMES
from renderer.ankh.threads import Dashes, dashes
from rules.ankh.data import GODS, TOP, God
from rules.ankh.state import Ending
from rules.ankh.view import View
from tests.renderer.ankh.views import LABELS
from tests.renderer.pixels import changed, inside

NAMES = ("Petro", "Олена", "Maria", "Андрій", "Zoë")
CHART_TOP = 208


@cache
def ended(seed: int) -> tuple[View, Course]:
    moments = list(played("ankh", seed))
    return moments[-1].view, course(e for moment in moments for e in moment.events)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize(("seed", "language"), list(zip((3, 99, 25), LANGUAGES, strict=True)))
def test_any_end_is_drawn_at_its_size(seed, language, theme):
    view, told = ended(seed)
    picture = draw_end(view, told, Texts(language), names=NAMES, theme=theme)
    assert picture.size == (WIDTH, end_height(view))


@pytest.mark.parametrize("ending", list(Ending))
def test_how_it_ended_is_said_in_the_verdict_and_nowhere_else(ending):
    view, told = ended(99)
    other = replace(view, ending=ending)
    box = changed(draw_end(view, told, LABELS), draw_end(other, told, LABELS))
    if ending is view.ending:
        assert box is None
    else:
        assert inside(box, (180, 26, 1050, CHART_TOP))


def test_nobody_wins():
    view, told = ended(3)
    assert view.winner is None
    assert standing(view, told)[0] is God.RA  # the most devoted of the forgotten


def test_every_value_of_every_god_is_seen_in_the_chart():
    """More devotion at one moment changes the field there; dashes move only after it."""
    view, told = ended(99)
    before = draw_end(view, told, LABELS)
    moment = told.conflicts[0].end + 4
    field = chart.Field(told, CHART_TOP)
    for line in told.lines:
        values = list(line.devotion)
        values[moment] += 6
        lines = tuple(replace(x, devotion=tuple(values)) if x is line else x for x in told.lines)
        after = draw_end(view, replace(told, lines=lines), LABELS)
        x = round(field.x(moment))
        assert inside(changed(before, after), (x - 30, field.top, chart.RIGHT, field.bottom)), (
            line.god
        )


def test_gods_of_equal_devotion_all_show():
    """Five lines on one height: each has a lane, and none hides another."""
    view, _ = ended(99)
    lines = tuple(Line(god, (5,) * 41) for god in GODS)
    told = Course(40, lines, (), (), ())
    whole = draw_end(view, told, LABELS)
    for line in lines:
        fewer = replace(
            told,
            lines=tuple(replace(x, devotion=(5, *[0] * 39, 5)) if x is line else x for x in lines),
        )
        box = (200, CHART_TOP + chart.HEAD, 800, CHART_TOP + chart.HEAD + chart.FIELD - 60)
        one, two = whole.crop(box), draw_end(view, fewer, LABELS).crop(box)
        assert changed(one, two) is not None, line.god


def test_lines_differ_without_colour():
    for one, two in combinations(GODS, 2):
        pictures = [sample(LIGHT, god).colours.convert("L") for god in (one, two)]
        difference = ImageStat.Stat(ImageChops.difference(*pictures)).mean[0]
        assert difference > 3, (one, two)


def test_dashes_cover_their_share_of_a_line_around_corners():
    points = [(0.0, 0.0), (30.0, 0.0), (30.0, 30.0)]
    cut = list(dashes(points, Dashes((10.0, 5.0))))
    assert [dash[0] for dash in cut] == [(0, 0), (15, 0), (30, 0), (30, 15)]
    assert list(dashes(points, Dashes(()))) == [points]


@pytest.mark.parametrize("wanted", [[5, 5, 5, 5, 5], [1, 2, 90, 91, 99], [50], [99, 99], []])
def test_labels_at_line_ends_do_not_collide(wanted):
    places = spread(wanted, 10, 0, 100)
    assert all(b - a >= 10 - 1e-9 for a, b in pairwise(places))
    assert all(5 <= place <= 95 for place in places)


def test_names_stand_with_the_god_they_played_in_the_end():
    view, _ = ended(99)
    junior, senior = next(iter(view.merged.items()))
    seats = [view.seats.index(god) for god in (senior, junior)]
    assert people_of(view, senior, NAMES) == ", ".join(NAMES[n] for n in sorted(seats))


def test_long_names_stay_in_their_row():
    view, told = ended(99)
    plain = draw_end(view, told, LABELS, names=[""] * 5)
    long = draw_end(view, told, LABELS, names=["Константинопольский " * 9] * 5)
    box = changed(
        plain.crop((0, CHART_TOP, WIDTH, plain.height)),
        long.crop((0, CHART_TOP, WIDTH, plain.height)),
    )
    assert box is not None
    assert box[0] >= 440
    assert box[2] <= 24 + 426 + 330


def test_the_top_is_within_the_field():
    field = chart.Field(ended(99)[1], 0)
    assert field.top < field.y(TOP) < field.y(0) < field.bottom
