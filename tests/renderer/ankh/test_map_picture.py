"""Every piece and token of a view is seen in its own place, and nowhere else."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.commands.seeded_games import random_view
from renderer.ankh import ground
from renderer.ankh.cartouches import places, roman
from renderer.ankh.geometry import CENTRES, RADIUS, SIZE, border_line, corner_point, number_at
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import Ghost, Marks
from renderer.ankh.palette import LIGHT, THEMES
from renderer.ankh.tints import draw_tints, tints_of
from renderer.type import Weight, run
from rules.ankh.board import BORDERS, LAND, NEIGHBOURS, TERRAIN, members
from rules.ankh.chains import corners_of
from rules.ankh.data import GODS, God, Kind, MonumentKind
from rules.ankh.view import View
from tests.renderer.ankh.views import (
    LABELS,
    SETTINGS,
    around,
    bare,
    figure,
    opening,
    with_figure,
    with_monument,
)
from tests.renderer.eyes import EYES, seen_by
from tests.renderer.pixels import changed, inside

CELL = 45  # no region's number is there
OWNED = [(kind, god) for kind in MonumentKind for god in (*GODS, None)]


def look(view: View) -> Image.Image:
    return draw_map(view, LABELS)


@pytest.fixture(scope="module")
def empty() -> Image.Image:
    return look(bare())


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("god", GODS)
def test_a_figure_is_seen_in_its_cell_and_nowhere_else(empty, god, kind):
    picture = look(with_figure(bare(), figure(CELL, god, kind)))
    assert inside(changed(empty, picture), around(CELL))


@pytest.mark.parametrize(("kind", "god"), OWNED)
def test_a_monument_is_seen_in_its_cell_and_nowhere_else(empty, kind, god):
    picture = look(with_monument(bare(), CELL, kind, god))
    assert inside(changed(empty, picture), around(CELL))


@pytest.mark.parametrize("kind", list(Kind))
def test_a_sun_token_is_seen(kind):
    dull = look(with_figure(bare(), figure(CELL, God.RA, kind)))
    radiant = look(with_figure(bare(), figure(CELL, God.RA, kind, sun=True)))
    assert inside(changed(dull, radiant), around(CELL, 64))


@pytest.mark.parametrize("god", GODS)
def test_every_aim_of_a_scorpion_looks_different(god):
    aims = [
        look(with_figure(bare(), figure(CELL, god, Kind.GIANT_SCORPION, aim=aim)))
        for aim in range(6)
    ]
    for one, other in combinations(aims, 2):
        assert inside(changed(one, other), around(CELL, 84))


@pytest.mark.parametrize("standing", [None, *Kind])
def test_a_portal_is_seen_even_beneath_a_figure(standing):
    pieces = () if standing is None else (figure(CELL, God.OSIRIS, standing),)
    view = with_figure(bare(), *pieces)
    picture = look(replace(view, portals={CELL: God.OSIRIS}))
    difference = ImageChops.difference(look(view), picture).convert("L")
    assert inside(difference.getbbox(), around(CELL))
    assert sum(difference.histogram()[40:]) > 250


def test_each_camel_is_seen_on_its_border():
    view = replace(bare(), camels=BORDERS)
    whole = look(view)
    for border in BORDERS[::5]:
        rest = tuple(b for b in BORDERS if b != border)
        (ax, ay), (bx, by) = border_line(border)
        xs, ys = sorted((ax, bx)), sorted((ay, by))
        box = (int(xs[0]) - 22, int(ys[0]) - 22, int(xs[1]) + 22, int(ys[1]) + 22)
        assert inside(changed(whole, look(replace(view, camels=rest))), box), border


def test_a_citys_holder_is_seen():
    view = opening("two_capitals", 3)
    city = view.cities[0]
    pictures = [
        look(replace(view, cities=(replace(city, god=god), *view.cities[1:])))
        for god in (*GODS, None)
    ]
    for one, other in combinations(pictures, 2):
        assert inside(changed(one, other), around(city.cell, 68))


def test_grey_and_drowned_cells_are_seen(empty):
    for cell in members(LAND):
        grey = look(replace(bare(), grey=(cell,)))
        drowned = look(replace(bare(), flooded=(cell,)))
        for picture in (grey, drowned):
            assert inside(changed(empty, picture), around(cell, 63))
        assert changed(grey, drowned)


def test_a_regions_number_is_seen_in_the_region():
    view = bare()
    x, y = (round(v) for v in dict(places(view))[2])
    lit = look(replace(view, regions_left=(2,)))
    assert inside(changed(look(view), lit), (x - 48, y - 36, x + 48, y + 36))
    assert [roman(n) for n in (1, 4, 8)] == ["I", "IV", "VIII"]


def test_a_regions_number_stays_where_it_is():
    """Numbers jumped between cells when figures came and went."""
    view = bare()
    free = dict(places(view))
    for region in view.regions:
        crowded = with_figure(view, *(figure(c, God.RA, Kind.WARRIOR) for c in region.land))
        assert dict(places(crowded)) == free
        near = min(region.land, key=lambda cell: math.dist(CENTRES[cell], free[region.token]))
        assert math.dist(CENTRES[near], free[region.token]) < RADIUS + 10


def test_nothing_of_a_draft_covers_a_regions_number():
    """Neither ghosts nor the rings of all cells around."""
    view = bare()
    for region in view.regions:
        ghosts = tuple(Ghost(cell, God.RA, Kind.GOD) for cell in region.land)
        x, y = dict(places(view))[region.token]
        face = tuple(round(v) for v in (x - 14, y - 11, x + 14, y + 11))
        drafted = draw_map(view, LABELS, marks=Marks(ghosts=ghosts, cells=region.land)).crop(face)
        assert drafted.tobytes() == look(view).crop(face).tobytes()


def test_neighbouring_regions_have_different_tints():
    for seed in range(40):
        regions = random_view("ankh", seed, 80).regions
        tints = tints_of(regions)
        for (one, a), (other, b) in combinations(zip(regions, tints, strict=True), 2):
            around = {cell for own in one.land for cell in NEIGHBOURS[own]}
            assert a != b or not around & {*other.land}


def test_numbers_are_as_dark_as_on_bare_land():
    view = bare()
    land, veiled = ground.ground(LIGHT), ground.ground(LIGHT)
    draw_tints(veiled, view.regions)
    pictures = [picture.convert("L") for picture in (land, veiled)]
    for cell in (cell for region in view.regions for cell in region.land):
        x, y = number_at(cell)
        box = tuple(round(v) for v in (x - 20, y - 8, x + 20, y + 8))
        plain, tinted = (picture.crop(box).getextrema()[0] for picture in pictures)
        assert abs(plain - tinted) <= 1


# --- telling them apart ----------------------------------------------------------------


@pytest.fixture(scope="module")
def portraits() -> list[tuple[str, Image.Image]]:
    """Every figure and every monument of every owner, as it looks in a cell."""
    views = {
        f"{god} {kind}": with_figure(bare(), figure(CELL, god, kind))
        for god in GODS
        for kind in Kind
    } | {f"{god} {kind}": with_monument(bare(), CELL, kind, god) for kind, god in OWNED}
    return [(name, look(view).crop(around(CELL))) for name, view in views.items()]


@pytest.mark.parametrize("eye", EYES)
def test_all_kinds_and_owners_differ_pairwise_for_every_eye(portraits, eye):
    seen = [(name, seen_by(eye, portrait)) for name, portrait in portraits]
    for (one, a), (other, b) in combinations(seen, 2):
        difference = ImageChops.difference(a, b).convert("L")
        assert sum(difference.histogram()[32:]) > 120, f"{one} looks like {other}"


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("kind", list(Kind))
def test_owners_differ_by_shape_alone(eye, kind):
    """Not only somewhere, but at the size a phone shows: a third."""
    small = [
        seen_by(eye, look(with_figure(bare(), figure(CELL, god, kind))).crop(around(CELL))).reduce(
            3
        )
        for god in GODS
    ]
    for a, b in combinations(small, 2):
        assert sum(ImageChops.difference(a, b).convert("L").histogram()[40:]) > 30


# --- numbers ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def numbers() -> Image.Image:
    """Where the numbers of all cells are written."""
    mask = Image.new("RGB", SIZE)
    for cell in TERRAIN:
        ground.write_number(mask, cell, (255, 255, 255))
    return mask.convert("L").point([255 if v > 60 else 0 for v in range(256)])


def covered(numbers: Image.Image, picture: Image.Image) -> float:
    difference = ImageChops.difference(ground.ground(LIGHT), picture).convert("L")
    return float(ImageStat.Stat(difference, numbers).extrema[0][1])


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("god", GODS)
def test_no_figure_covers_a_number(numbers, god, kind):
    aims = range(6) if kind is Kind.GIANT_SCORPION else [-1]
    for aim in aims:
        pieces = [figure(c, god, kind, aim=aim) for c in members(LAND)]
        view = replace(with_figure(bare(), *pieces), regions=())
        assert covered(numbers, look(view)) < 24


@pytest.mark.parametrize(("kind", "god"), OWNED)
def test_no_monument_covers_a_number(numbers, kind, god):
    view = replace(bare(), regions=())
    for cell in members(LAND):
        view = with_monument(view, cell, kind, god)
    assert covered(numbers, look(view)) < 24


def test_no_camel_portal_sun_or_regions_number_covers_a_number(numbers):
    plain = replace(bare(), regions=())
    assert covered(numbers, look(replace(plain, camels=BORDERS))) < 24
    assert (
        covered(numbers, look(replace(plain, portals=dict.fromkeys(members(LAND), God.OSIRIS))))
        < 24
    )
    for kind in Kind:
        pieces = [figure(c, God.RA, kind, sun=True) for c in members(LAND)]
        assert covered(numbers, look(with_figure(plain, *pieces))) < 24, kind
    assert covered(numbers, look(bare())) < 24


def test_numbers_are_large_enough():
    assert ground.NUMBER_SIZE >= 21
    for cell in TERRAIN:
        assert run(str(cell), Weight.EXTRA, ground.NUMBER_SIZE).width <= ground.NUMBER_WIDTH


# --- marks -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        Marks(arrows=((45, 55),)),
        Marks(ghosts=(Ghost(45, God.RA, Kind.WARRIOR),)),
        Marks(ghosts=(Ghost(45, None, MonumentKind.TEMPLE),)),
        Marks(cells=(45,)),
        Marks(borders=((44, 45),)),
        Marks(ends=((3, corners_of((44, 45))[0]),)),
        Marks(sizes=((45, 9),)),
    ],
)
def test_marks_lie_over_the_map(empty, marks):
    box = around(CELL, 160)
    assert inside(changed(empty, draw_map(bare(), LABELS, marks=marks)), box)


def test_a_corner_is_where_its_borders_meet():
    for border in BORDERS:
        ends = {(round(x), round(y)) for x, y in border_line(border)}
        assert {tuple(map(round, corner_point(c))) for c in corners_of(border)} == ends


# --- all scenarios ---------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s.agreed['scenario']}-{s.seats}")
def test_every_scenario_and_player_count_is_drawn(setting):
    picture = look(opening(setting.agreed["scenario"], setting.seats))
    assert picture.size == SIZE


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_theme_is_drawn(theme):
    assert changed(draw_map(opening(), LABELS, theme=theme), ground.ground(theme))


def test_the_turn_and_the_step_are_seen_below_the_land():
    view, below = opening(), (0, 1066, *SIZE)
    pictures = [look(replace(view, turn=turn)) for turn in range(12)]
    pictures += [draw_map(view, LABELS, step=step) for step in range(98, 103)]
    for one, other in combinations(pictures, 2):
        assert inside(changed(one, other), below)


def test_same_view_same_pixels():
    assert changed(look(opening()), look(opening())) is None
