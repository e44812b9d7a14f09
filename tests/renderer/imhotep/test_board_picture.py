"""The board and the table show every position, change where something changes, and can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from bot.texts import LANGUAGES, Texts
from renderer import type as lettering
from renderer.imhotep import pyramids, temple
from renderer.imhotep.board_picture import draw_board, to_move
from renderer.imhotep.layout import HARBOUR, HEIGHT, SITES, WIDTH, Spot
from renderer.imhotep.marks import Marks, spot_box
from renderer.imhotep.palette import LIGHT, THEMES
from renderer.imhotep.ships import ship_box, slot_box
from renderer.imhotep.stones import slab, stone
from renderer.imhotep.table_picture import draw_table
from renderer.imhotep.track import rows_of
from renderer.type import SMALLEST, fit, run
from rules.imhotep.data import Colour, Side, Site
from rules.imhotep.lookup import stones_at
from rules.imhotep.state import NOBODY
from tests.cases.imhotep import table
from tests.renderer.eyes import EYES, seen_by
from tests.renderer.imhotep.views import LABELS, NAMES, TABLES, late, views
from tests.renderer.pixels import changed, inside

APART = 40  # of 255: how much stones must differ to any eye in the mean of what differs


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_every_position_of_a_random_game_is_drawn(seats, sides):
    for n, view in enumerate(views(seats, sides)):
        if n % 4 == 0 or not view.players:
            board = draw_board(view, LABELS, names=NAMES, step=n)
            assert board.size == (WIDTH, HEIGHT)
            assert draw_table(view, LABELS, names=NAMES).width == WIDTH


def test_same_view_same_pixels():
    view = late()
    assert changed(draw_board(view, LABELS), draw_board(view, LABELS)) is None


def test_themes_differ_and_names_are_shown():
    view = late()
    boards = [draw_board(view, LABELS, theme=theme) for theme in THEMES.values()]
    assert all(changed(boards[0], other) for other in boards[1:])
    assert inside(changed(boards[0], draw_board(view, LABELS, names=NAMES)), (330, 20, 860, 82))


# --- stones and what may be typed --------------------------------------------------------------


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("side", [26, 44, 58])
def test_stones_of_two_colours_are_never_alike(eye, side):
    """Not even without colour: each has a mark of its own."""
    seen = {colour: seen_by(eye, stone(LIGHT, colour, side).colours) for colour in Colour}
    for one in Colour:
        for other in Colour:
            if one < other:
                difference = ImageChops.difference(seen[one], seen[other]).convert("L")
                assert (
                    ImageStat.Stat(difference, difference.point(lambda v: v > 8 and 255)).mean[0]
                    > APART
                ), (one, other)


def test_courses_of_an_obelisk_have_marks_too():
    for height in (8, 12, 26):
        courses = {slab(LIGHT, c, 62, height).colours.convert("L").tobytes() for c in Colour}
        assert len(courses) == len(Colour)


def test_a_stone_on_a_ship_changes_its_place_only():
    view = table(K={"sled": 2}, W={}, ships="4[K,_,W,_] 3 2 2").view(None)
    ship = view.ships[0]
    loaded = replace(ship, places=(0, 1, *ship.places[2:]))
    more = replace(view, ships=(loaded, *view.ships[1:]))
    box = changed(draw_board(view, LABELS), draw_board(more, LABELS))
    left, top, right, bottom = ship_box(ship)
    assert inside(box, (left, top, right, bottom))
    place = slot_box(1, 2)
    assert box[0] <= place[0] + 6
    assert box[2] >= place[2] - 6


def test_the_numbers_of_places_stay_free():
    """A stone on a place does not touch the number below it."""
    empty = table(K={"sled": 2}, W={}, ships="4 3 2 2").view(None)
    full = table(K={"sled": 2}, W={}, ships="4[K,W,K,W] 3[K,W,K] 2[W,W] 2[K,K]").view(None)
    one, other = draw_board(empty, LABELS), draw_board(full, LABELS)
    numbers = (HARBOUR[0], 236, HARBOUR[2], 262)
    assert changed(one.crop(numbers), other.crop(numbers)) is None


def test_a_ship_that_has_sailed_is_at_its_site():
    view = table(K={}, W={}, ships="4@tomb 3 2 2").view(None)
    free = table(K={}, W={}, ships="4 3 2 2").view(None)
    difference = ImageChops.difference(draw_board(view, LABELS), draw_board(free, LABELS))
    assert difference.crop(SITES[Site.TOMB]).getbbox() is not None
    for site in (Site.MARKET, Site.PYRAMID, Site.TEMPLE, Site.OBELISKS):
        assert difference.crop(SITES[site]).getbbox() is None


@pytest.mark.parametrize(("seats", "sides"), [(4, "A"), (4, "B"), (2, "B")])
def test_every_spot_lies_within_its_site(seats, sides):
    for view in views(seats, sides)[3::20]:
        spots = [
            *pyramids.next_spots(view),
            temple.next_spot(view),
            *(Spot(Site.TOMB, n) for n in range(len(view.tomb.stones) + 4)),
            *(Spot(Site.OBELISKS, seat) for seat in range(seats)),
        ]
        for spot in spots:
            left, top, right, bottom = spot_box(view, spot)
            outer = SITES[spot.site]
            assert outer[0] <= left < right <= outer[2], spot
            assert outer[1] <= top < bottom <= outer[3], spot


def test_a_high_temple_and_a_long_tomb_stay_in_their_places():
    """More stones than a game has: the picture must never be the limit."""
    view = late(2)
    cells = tuple(replace(cell, stones=(0, 1) * 8) for cell in view.temple)
    high = replace(
        view,
        temple=cells,
        tomb=replace(view.tomb, stones=(0, 1, 1) * 20, groups=()),
        obelisks=replace(view.obelisks, stones=(14, 29)),
    )
    for spot in (temple.next_spot(high), Spot(Site.TOMB, 60), Spot(Site.OBELISKS, 1)):
        assert inside(spot_box(high, spot), SITES[spot.site])
    difference = ImageChops.difference(draw_board(view, LABELS), draw_board(high, LABELS))
    for site in (Site.MARKET, Site.PYRAMID):
        assert difference.crop(SITES[site]).getbbox() is None
    counts = [stones_at(high, site) for site in (Site.TEMPLE, Site.TOMB, Site.OBELISKS)]
    assert counts == [64, 60, 43]


def test_who_is_to_move_is_whose_stone_is_unloaded():
    t = table(K={}, W={}, N={}, ships="4 3 2[W,K] 2", market=["sail", "lever", "statue", "statue"])
    assert to_move(t.view(None)) == t.seat("K")
    t.say("K", "sail 3 market")
    assert to_move(t.view(None)) == t.seat("W")
    assert to_move(views(4, "A")[-1]) == NOBODY


# --- the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "rows"), [((0, 5), [0]), ((20, 21), [0, 1]), ((41, 79), [2, 3]), ((-5, 3), [0])]
)
def test_the_track_shows_the_rows_that_stones_have_reached(scores, rows):
    view = late(2)
    players = tuple(replace(p, score=score) for p, score in zip(view.players, scores, strict=True))
    view = replace(view, players=players)
    assert list(rows_of(view)) == rows
    draw_table(view, LABELS)


# --- text --------------------------------------------------------------------------------------


class Recorder:
    """Stands in for :func:`renderer.type.fit` and remembers what was fitted into what."""

    def __init__(self) -> None:
        self.calls = []

    def __call__(self, text, weight, size, width):
        result, smaller = fit(text, weight, size, width)
        self.calls.append((text, result, weight, smaller, width))
        return result, smaller


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_leaves_its_box_or_is_shortened(monkeypatch, language):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    labels = Texts(language)
    for seats, sides in TABLES:
        for view in views(seats, sides)[::6]:
            draw_board(view, labels, step=188)
            draw_table(view, labels)
    assert len(recorder.calls) > 5000
    for text, result, weight, size, width in recorder.calls:
        assert run(result, weight, size).width <= width, text
        assert result == text, f"{text!r} is cut to {result!r} in {width} px"
        assert size >= SMALLEST


def test_both_sides_of_every_site_look_different():
    view = late()
    for site in Site:
        other = replace(view, sides={**view.sides, site: Side.B})
        if site in (Site.MARKET, Site.TEMPLE):
            box = changed(draw_board(view, LABELS), draw_board(other, LABELS))
            assert inside(box, SITES[site])


def test_the_points_of_every_group_in_the_tomb_are_seen_on_its_first_stone():
    view = late(4, "A")
    assert len(view.tomb.groups) > 2
    for n, group in enumerate(view.tomb.groups):
        richer = replace(group, points=group.points + 3)
        groups = (*view.tomb.groups[:n], richer, *view.tomb.groups[n + 1 :])
        other = replace(view, tomb=replace(view.tomb, groups=groups))
        left, top, right, bottom = spot_box(view, Spot(Site.TOMB, min(group.stones)))
        box = changed(draw_board(view, LABELS), draw_board(other, LABELS))
        assert inside(box, (left, top, right + 2, bottom + 2))


def test_when_it_is_over_the_harbour_tells_who_has_what():
    view = views(4, "A")[-1]
    richer = replace(view.players[0], score=view.players[0].score + 1)
    other = replace(view, players=(richer, *view.players[1:]))
    boards = [draw_board(v, LABELS, names=NAMES) for v in (view, other)]
    assert inside(changed(*boards), HARBOUR)
    won = replace(view, winners=tuple(player.seat for player in view.players))
    assert inside(changed(boards[0], draw_board(won, LABELS, names=NAMES)), HARBOUR)


def test_the_score_stays_where_it_is_and_the_end_is_apart():
    """What came since the last look hides neither the score nor what it would be at the end."""
    view = late()
    seat = view.players[0].seat
    told = draw_table(view, LABELS, marks=Marks(gains=((seat, 7),)))
    box = changed(draw_table(view, LABELS), told)
    assert box[3] - box[1] < 32
