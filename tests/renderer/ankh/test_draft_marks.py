"""The preview of a draft: from the views before and after it, and open options, to marks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from renderer.ankh.draft_marks import (
    draft_marks,
    drafted_view,
    numbered_ends,
    open_cells,
    split_sizes,
)
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import NO_MARKS, Ghost
from renderer.ankh.palette import DARK
from rules.ankh.board import land
from rules.ankh.caravan import legal_caravans
from rules.ankh.chains import number_ends
from rules.ankh.data import God, Kind, MonumentKind
from rules.ankh.view import CityView
from rules.ankh.view import view as look
from tests.cases.ankh import table
from tests.renderer.ankh.views import LABELS, around, bare, figure, with_figure, with_monument
from tests.renderer.golden import assert_looks_as_it_looked
from tests.renderer.pixels import changed, inside

ISIS, RA = God.ISIS, God.RA
EMPTY = bare()
VIEW = with_figure(
    EMPTY,
    figure(62, ISIS, Kind.GOD),
    figure(63, ISIS, Kind.WARRIOR),
    figure(73, ISIS, Kind.SATET),
    figure(82, RA, Kind.WARRIOR, sun=True),
    figure(41, ISIS, Kind.GIANT_SCORPION, aim=0),
)


def war():
    return table(
        isis="god 62, w 63, w 61, satet 73, scorpion 41@n+ne",
        ra={"figures": "god 57, w 82*", "suns": 2},
    )


def drafted(t, god, *answers):
    """What is marked for a god who drafts some answers."""
    before = look(t.s, None)
    t.say(god, *answers)
    keys = t.options(god) if god in t.asked() else []
    return draft_marks(before, look(t.s, None), answers, keys, keys, god=God(god))


# --- what answers would do ------------------------------------------------------------------


def test_a_move_is_an_arrow_and_a_ghost():
    marks = drafted(war(), "isis", "move", "62>43")
    assert marks.arrows == ((62, 43),)
    assert marks.ghosts == (Ghost(43, ISIS, Kind.GOD),)


def test_of_two_warriors_each_has_its_own_arrow():
    """Where one leaves and an equal one comes, no view tells that anybody moved."""
    marks = drafted(war(), "isis", "move", "63>64", "61>63")
    assert marks.arrows == ((63, 64), (61, 63))
    assert [ghost.cell for ghost in marks.ghosts] == [64]
    assert 63 not in marks.cells


def test_a_push_moves_the_enemy_with_its_sun():
    marks = drafted(war(), "isis", "move", "73>82^92")
    assert marks.arrows == ((82, 92), (73, 82))
    assert set(marks.ghosts) == {
        Ghost(92, RA, Kind.WARRIOR, sun=True),
        Ghost(82, ISIS, Kind.SATET),
    }


def test_a_push_is_shown_while_somebody_else_turns_the_scorpion():
    t = table(isis="god 62, satet 73", ra="god 57, scorpion 83@n+ne")
    marks = drafted(t, "isis", "move", "73>83^93")
    assert t.asked() == {"ra": "aim"}
    assert marks.arrows == ((83, 93), (73, 83))
    assert set(marks.ghosts) == {Ghost(93, RA, Kind.GIANT_SCORPION), Ghost(83, ISIS, Kind.SATET)}


@pytest.mark.parametrize("key", ["41>42@52+53", "41>42@53+52", "41>42@ne+se"])
def test_a_scorpion_aims(key):
    (ghost,) = drafted(war(), "isis", "move", key).ghosts
    assert (ghost.cell, ghost.aim) == (42, 1)


def test_a_scorpion_may_turn_on_its_cell():
    marks = drafted(war(), "isis", "move", "41>41@42+32")
    assert marks.arrows == ()
    assert [(ghost.cell, ghost.aim) for ghost in marks.ghosts] == [(41, 3)]
    assert 41 not in marks.cells


@pytest.mark.parametrize(
    ("after", "ghost"),
    [
        (with_figure(VIEW, figure(45, RA, Kind.WARRIOR)), Ghost(45, RA, Kind.WARRIOR)),
        (
            with_figure(VIEW, figure(45, RA, Kind.GIANT_SCORPION, sun=True, aim=1)),
            Ghost(45, RA, Kind.GIANT_SCORPION, sun=True, aim=1),
        ),
        (
            with_monument(VIEW, 67, MonumentKind.TEMPLE, RA),
            Ghost(67, RA, MonumentKind.TEMPLE),
        ),
        (replace(VIEW, portals={45: RA}), Ghost(45, RA, None)),
    ],
    ids=["warrior", "scorpion", "temple", "portal"],
)
def test_what_is_put_is_a_ghost(after, ghost):
    marks = draft_marks(VIEW, after)
    assert marks.ghosts == (ghost,)
    assert (marks.arrows, marks.cells) == ((), ())


def test_a_moved_portal_has_an_arrow():
    before, after = replace(VIEW, portals={33: RA}), replace(VIEW, portals={45: RA})
    marks = draft_marks(before, after, ["portal 33>45"])
    assert marks.arrows == ((33, 45),)
    assert marks.ghosts == (Ghost(45, RA, None),)
    assert marks.cells == ()


def test_what_goes_or_changes_hands_is_ringed():
    temple = with_monument(VIEW, 67, MonumentKind.TEMPLE, None)
    taken = with_monument(VIEW, 67, MonumentKind.TEMPLE, RA)
    city = replace(VIEW, cities=(CityView("waset", 58, None),))
    held = replace(VIEW, cities=(CityView("waset", 58, RA),))
    dead = replace(VIEW, figures=VIEW.figures[1:])
    assert draft_marks(temple, taken).cells == (67,)
    assert draft_marks(temple, VIEW).cells == (67,)
    assert draft_marks(city, held).cells == (58,)
    assert draft_marks(VIEW, dead).cells == (62,)


def test_who_is_kept_alive_is_ringed_before_the_battle_is_over():
    assert draft_marks(VIEW, VIEW, ["keep 63"]).cells == (63,)


def test_answers_without_a_place_leave_no_mark():
    keys = ["yes", "revered"]
    assert draft_marks(VIEW, VIEW, ["gain", "no", "flood+chariots"], keys, keys) == NO_MARKS
    bids = ["0", "11", "12"]
    assert draft_marks(VIEW, VIEW, (), bids, bids) == NO_MARKS


# --- where one can still go -------------------------------------------------------------------


def test_options_show_where_one_can_go():
    assert open_cells(["62>43", "62>53", "63>64", "done"]) == {62, 63}
    assert open_cells(["62>43", "62>53"]) == {43, 53}
    assert open_cells(["73>82^92", "73>82^93"]) == {92, 93}
    placed = ["w 45", "w 46*", "temple 67", "portal 33>34", "55", "keep 57", "token:58", "no"]
    assert open_cells(placed) == {34, 45, 46, 55, 57, 58, 67}


def test_a_figure_whose_claws_are_open_goes_there():
    left = ["41>42@52+53", "41>42@53+43"]
    marks = draft_marks(VIEW, VIEW, (), left, left, god=ISIS)
    assert marks.arrows == ((41, 42),)
    assert marks.ghosts == (Ghost(42, ISIS, Kind.GIANT_SCORPION),)
    assert marks.cells == ()
    left = ["scorpion 45@55+56", "scorpion 45@44+55"]
    marks = draft_marks(VIEW, VIEW, (), left, left, god=RA)
    assert marks.ghosts == (Ghost(45, RA, Kind.GIANT_SCORPION),)


# --- caravans -----------------------------------------------------------------------------


def caravan():
    t = table(ra="god 62", isis="god 81", next="caravan")
    return t, look(t.s, None), [str(chain) for chain in legal_caravans(t.s)]


def test_ends_have_the_numbers_that_can_be_typed():
    t, view, keys = caravan()
    expected = number_ends(legal_caravans(t.s))
    marks = draft_marks(view, view, (), [*keys, "no"], [*keys, "no"])
    assert {corner: number for number, corner in marks.ends} == expected
    first, second = sorted(number for number, _ in numbered_ends(keys[:1]))
    assert (first, second) == (1, 2)


def test_a_drafted_chain_shows_both_sizes_on_free_cells_of_their_sides():
    for n in range(0, len(caravan()[2]), 9):
        t, _, keys = caravan()
        regions = list(t.s.regions.values())
        marks = drafted(t, "ra", keys[n])
        assert marks.ends == ()
        parts = [p for p in land(t.s.camels, 0).regions if p not in regions]
        assert sorted(size for _, size in marks.sizes) == sorted(p.bit_count() for p in parts)
        for cell, size in marks.sizes:
            assert next(p for p in parts if p >> cell & 1).bit_count() == size
            assert cell not in (62, 81)


def test_an_unfinished_chain_has_no_sizes():
    _, view, _ = caravan()
    assert split_sizes(view, [(14, 15)]) == ()


def test_tokens_lie_where_a_draft_puts_them_and_nothing_else_has_changed():
    t, before, keys = caravan()
    t.say("ra", keys[20])
    t.say("ra", t.options("ra")[1])
    after = look(t.s, None)
    shown = drafted_view(before, after)
    assert shown.regions == after.regions
    assert len(shown.regions) == len(before.regions) + 1
    assert replace(shown, regions=before.regions) == before
    assert draft_marks(shown, after, [keys[20]]).borders == after.camels


# --- drawn --------------------------------------------------------------------------------


COMING = [
    with_figure(VIEW, figure(45, RA, Kind.WARRIOR)),
    with_figure(VIEW, figure(45, RA, Kind.WARRIOR, sun=True)),
    with_figure(VIEW, figure(45, RA, Kind.CAT_MUMMY)),
    with_figure(VIEW, figure(45, RA, Kind.GIANT_SCORPION, aim=1)),
    with_figure(VIEW, figure(45, RA, Kind.GIANT_SCORPION, aim=0)),
    with_figure(VIEW, figure(45, RA, Kind.GOD)),
    replace(VIEW, portals={45: RA}),
    with_monument(VIEW, 45, MonumentKind.TEMPLE, RA),
    with_monument(VIEW, 45, MonumentKind.PYRAMID, RA),
]


@pytest.mark.parametrize("after", COMING)
def test_a_ghost_is_seen_in_its_own_cell_and_nowhere_else(after):
    plain = draw_map(VIEW, LABELS)
    drawn = draw_map(VIEW, LABELS, marks=draft_marks(VIEW, after))
    assert inside(changed(plain, drawn), around(45, 74))


def test_ghosts_with_sun_or_aim_or_of_another_kind_differ():
    pictures = [draw_map(VIEW, LABELS, marks=draft_marks(VIEW, after)) for after in COMING]
    assert len({picture.tobytes() for picture in pictures}) == len(COMING)


def test_drafts_look_as_they_looked(request):
    after = with_figure(
        EMPTY,
        figure(43, ISIS, Kind.GOD),
        figure(63, ISIS, Kind.WARRIOR),
        figure(82, ISIS, Kind.SATET),
        figure(92, RA, Kind.WARRIOR, sun=True),
        figure(42, ISIS, Kind.GIANT_SCORPION, aim=1),
    )
    answers, left = ["62>43", "73>82^92", "41>42@52+53"], ["63>64", "63>54"]
    marks = draft_marks(VIEW, after, answers, left, left, god=ISIS)
    assert_looks_as_it_looked(draw_map(VIEW, LABELS, marks=marks), "draft-moves", request)
    t, view, keys = caravan()
    t.say("ra", keys[20])
    chosen = draft_marks(view, look(t.s, None), [keys[20]])
    assert_looks_as_it_looked(
        draw_map(view, LABELS, theme=DARK, marks=chosen), "draft-caravan", request
    )
