"""What changed since a look: arrows, highlights and ghosts, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from bot.commands.seeded_games import played
from renderer.ankh.changes import changed_marks
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import NO_MARKS, Ghost
from rules.ankh.data import God, Kind, MonumentKind
from rules.ankh.view import CityView
from tests.renderer.ankh.views import LABELS, bare, figure, with_figure, with_monument
from tests.renderer.golden import assert_looks_as_it_looked

RA, ISIS = God.RA, God.ISIS
EMPTY = bare()


def warriors(*cells):
    return with_figure(EMPTY, *(figure(cell, RA, Kind.WARRIOR) for cell in cells))


def test_nothing_changed():
    assert changed_marks(warriors(45, 55), warriors(45, 55)) == NO_MARKS


def test_a_moved_figure_has_an_arrow_only():
    marks = changed_marks(warriors(45, 57), warriors(55, 57))
    assert marks.arrows == ((45, 55),)
    assert (marks.cells, marks.ghosts) == ((), ())


def test_the_nearest_are_paired():
    assert changed_marks(warriors(45, 78), warriors(44, 77)).arrows == ((45, 44), (78, 77))


def test_a_warrior_too_far_away_is_another_one():
    marks = changed_marks(warriors(45), warriors(118))
    assert marks.arrows == ()
    assert marks.cells == (45, 118)
    assert marks.ghosts == (Ghost(45, RA, Kind.WARRIOR),)


def test_a_god_is_always_the_same():
    before, after = (with_figure(EMPTY, figure(cell, RA, Kind.GOD)) for cell in (45, 118))
    assert changed_marks(before, after).arrows == ((45, 118),)


def test_figures_of_others_are_not_paired():
    after = with_figure(EMPTY, figure(55, ISIS, Kind.WARRIOR))
    marks = changed_marks(warriors(45), after)
    assert (marks.arrows, marks.cells) == ((), (45, 55))


def test_a_figure_that_stays_may_turn_or_shine():
    before = with_figure(EMPTY, figure(45, RA, Kind.GIANT_SCORPION, aim=0))
    after = with_figure(EMPTY, figure(45, RA, Kind.GIANT_SCORPION, aim=1))
    shining = with_figure(EMPTY, figure(45, RA, Kind.GIANT_SCORPION, aim=0, sun=True))
    assert changed_marks(before, after).cells == (45,)
    assert changed_marks(before, shining).cells == (45,)


def test_a_monument_that_is_built_falls_or_changes_hands_shines():
    built = with_monument(EMPTY, 67, MonumentKind.TEMPLE, RA)
    taken = with_monument(EMPTY, 67, MonumentKind.TEMPLE, ISIS)
    for before, after in ((EMPTY, built), (built, taken), (built, EMPTY)):
        assert changed_marks(before, after).cells == (67,)


def test_portals_cities_and_floods_shine():
    city = (CityView("waset", 58, None),), (CityView("waset", 58, RA),)
    pairs = [
        (EMPTY, replace(EMPTY, portals={58: RA})),
        (replace(EMPTY, cities=city[0]), replace(EMPTY, cities=city[1])),
        (EMPTY, replace(EMPTY, flooded=(58,))),
        (EMPTY, replace(EMPTY, grey=(58,))),
    ]
    for before, after in pairs:
        assert changed_marks(before, after).cells == (58,)


def test_new_camels_shine():
    before, after = replace(EMPTY, camels=((14, 15),)), replace(EMPTY, camels=((14, 15), (14, 24)))
    assert changed_marks(before, after).borders == ((14, 24),)


def test_every_change_of_a_game_is_marked_on_the_map(request):
    """Whenever anything on the map differs there is a mark; the map itself shows the rest."""
    on_the_map = ("figures", "monuments", "portals", "cities", "camels", "flooded")
    moments = [moment.view for moment in played("ankh", 3, seats=4)]
    for before, after in pairwise(moments):
        differs = any(getattr(before, part) != getattr(after, part) for part in on_the_map)
        assert (changed_marks(before, after) != NO_MARKS) == differs
    before, after = moments[60], moments[110]
    picture = draw_map(after, LABELS, marks=changed_marks(before, after))
    assert_looks_as_it_looked(picture, "changes", request)
