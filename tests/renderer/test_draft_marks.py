"""The preview of a draft: from typed answers and open options to marks on the map."""

from __future__ import annotations

import pytest

from renderer.ankh.draft_marks import draft_marks, numbered_ends, reachable, split_sizes
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import NO_MARKS, Ghost
from renderer.ankh.palette import DARK
from rules.ankh.board import land
from rules.ankh.caravan import legal_caravans
from rules.ankh.chains import number_ends
from rules.ankh.data import God, Kind, MonumentKind
from rules.ankh.view import view as look
from tests.cases.table import table
from tests.renderer.golden import assert_looks_as_it_looked
from tests.renderer.views import LABELS, around, bare, changed, figure, inside, with_figure

ISIS, RA = God.ISIS, God.RA
VIEW = with_figure(
    bare(),
    figure(62, ISIS, Kind.GOD),
    figure(63, ISIS, Kind.WARRIOR),
    figure(73, ISIS, Kind.SATET),
    figure(82, RA, Kind.WARRIOR, sun=True),
    figure(41, ISIS, Kind.GIANT_SCORPION, aim=0),
)


def test_a_move_is_an_arrow_and_a_ghost():
    marks = draft_marks(VIEW, ["62>43"], god=ISIS)
    assert marks.arrows == ((62, 43),)
    assert marks.ghosts == (Ghost(43, ISIS, Kind.GOD),)


def test_a_figure_moved_twice_leaves_no_ghost_between():
    marks = draft_marks(VIEW, ["62>43", "43>44"], god=ISIS)
    assert marks.arrows == ((62, 43), (43, 44))
    assert [ghost.cell for ghost in marks.ghosts] == [44]


def test_a_push_moves_the_enemy_with_its_sun():
    marks = draft_marks(VIEW, ["73>82^92"], god=ISIS)
    assert marks.arrows == ((82, 92), (73, 82))
    assert set(marks.ghosts) == {
        Ghost(92, RA, Kind.WARRIOR, sun=True), Ghost(82, ISIS, Kind.SATET),
    }  # fmt: skip


@pytest.mark.parametrize("key", ["41>42@52+53", "41>42@53+52", "41>42@ne+se"])
def test_a_scorpion_aims(key):
    (ghost,) = draft_marks(VIEW, [key], god=ISIS).ghosts
    assert (ghost.cell, ghost.aim) == (42, 1)


def test_a_scorpion_may_turn_on_its_cell():
    marks = draft_marks(VIEW, ["41>41@42+32"], god=ISIS)
    assert marks.arrows == ()
    assert [(ghost.cell, ghost.aim) for ghost in marks.ghosts] == [(41, 3)]


@pytest.mark.parametrize(
    ("key", "ghost"),
    [
        ("w 45", Ghost(45, RA, Kind.WARRIOR)),
        ("w 45*", Ghost(45, RA, Kind.WARRIOR, sun=True)),
        ("w! 45*", Ghost(45, RA, Kind.WARRIOR, sun=True)),
        ("scorpion 45@55+56*", Ghost(45, RA, Kind.GIANT_SCORPION, sun=True, aim=1)),
        ("temple 67", Ghost(67, RA, MonumentKind.TEMPLE)),
        ("portal 45", Ghost(45, RA, None)),
    ],
)
def test_what_is_put_is_a_ghost(key, ghost):
    marks = draft_marks(VIEW, [key], god=RA)
    assert marks.ghosts == (ghost,)
    assert marks.arrows == ()


def test_a_moved_portal_has_an_arrow():
    assert draft_marks(VIEW, ["portal 33>45"], god=God.OSIRIS).arrows == ((33, 45),)


def test_options_show_where_one_can_go():
    ways = ["62>43", "62>53", "63>64", "done"]
    assert reachable(ways) == (62, 63)
    assert reachable(ways, 62) == (43, 53)
    assert reachable(["62>43", "62>53"]) == (43, 53)
    assert reachable(["w 45", "w 45*", "temple 67", "portal 33>34", "55", "no"]) == (34, 45, 55, 67)


def test_answers_without_a_place_leave_no_mark():
    assert draft_marks(VIEW, ["gain", "no", "flood+chariots"], ["yes", "revered"]) == NO_MARKS
    assert draft_marks(VIEW, ["12"], ["0", "11", "12"]) == NO_MARKS  # a bid


# --- caravans -----------------------------------------------------------------------------


def caravan():
    t = table(ra="god 62", isis="god 81", next="caravan")
    return t, look(t.s, None), [str(chain) for chain in legal_caravans(t.s)]


def test_ends_have_the_numbers_that_can_be_typed():
    t, view, keys = caravan()
    expected = number_ends(legal_caravans(t.s))
    marks = draft_marks(view, [], [*keys, "no"])
    assert {corner: number for number, corner in marks.ends} == expected
    first, second = sorted(number for number, _ in numbered_ends(keys[:1]))
    assert (first, second) == (1, 2)


def test_a_drafted_chain_shows_both_sizes_on_free_cells_of_their_sides():
    t, view, keys = caravan()
    for chain in legal_caravans(t.s)[::9]:
        marks = draft_marks(view, [str(chain)], keys)
        assert marks.ends == ()
        before = t.s.regions.values()
        parts = [p for p in land(t.s.camels | chain.camels, 0).regions if p not in before]
        assert sorted(size for _, size in marks.sizes) == sorted(p.bit_count() for p in parts)
        for cell, size in marks.sizes:
            assert next(p for p in parts if p >> cell & 1).bit_count() == size
            assert cell not in (62, 81)


def test_an_unfinished_chain_has_no_sizes():
    _, view, _ = caravan()
    assert split_sizes(view, [(14, 15)]) == ()


# --- drawn --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["w 45*", "scorpion 45@55+56", "temple 45", "portal 45", "god 45", "45"]
)
def test_a_ghost_is_seen_in_its_own_cell_and_nowhere_else(key):
    plain = draw_map(VIEW, LABELS)
    marks = draft_marks(VIEW, [key], god=RA)
    assert inside(changed(plain, draw_map(VIEW, LABELS, marks=marks)), around(45, 72))


def test_ghosts_with_sun_or_aim_or_of_another_kind_differ():
    keys = ["w 45", "w 45*", "cat 45", "scorpion 45@55+56", "scorpion 45@44+55", "portal 45",
            "temple 45", "pyramid 45"]  # fmt: skip
    pictures = [draw_map(VIEW, LABELS, marks=draft_marks(VIEW, [k], god=RA)) for k in keys]
    assert len({picture.tobytes() for picture in pictures}) == len(keys)


def test_drafts_look_as_they_looked(request):
    marks = draft_marks(VIEW, ["62>43", "73>82^92", "41>42@52+53"], ["63>64", "63>54"], god=ISIS)
    assert_looks_as_it_looked(draw_map(VIEW, LABELS, marks=marks), "draft-moves", request)
    _, view, keys = caravan()
    chosen = draft_marks(view, [keys[20]], keys)
    assert_looks_as_it_looked(
        draw_map(view, LABELS, theme=DARK, marks=chosen), "draft-caravan", request
    )
