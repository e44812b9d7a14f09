"""Choosing with knowledge: lists of things, lines above buttons, bids, warnings."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.games.game_ui import Step
from bot.games.uis import ui_of
from bot.store.opening import open_store
from bot.store.rows import SeatRow
from bot.tables.tables import Tables
from bot.texts import Texts
from cogs.core.components import Button, Menu
from cogs.table.option_menus import (
    Target,
    pick_several,
    picked_of,
    told_above,
    told_of_things,
    walk,
    widgets,
)
from cogs.table.panel import prompt
from cogs.table.secret_choices import pick_text, pick_widgets
from tests.conformance.influence import Hut
from tests.kit.drafting import warned
from tests.kit.example import GAME

EN, TARGET = Texts("en"), Target("d", 1, 2, "0")
LONG = "x" * 90
TWO = {"a": (Step("a", "A", "cheap", "does this"),), "b": (Step("b", "B"),)}
PAIRS = {f"{a}+{b}": (Step(a, a.upper()), Step(b, b.upper())) for a, b in ("xy", "xz", "yz")}
ME, RIVAL = 100, 101
AMUN = {
    "gods": [
        {"god": "amun", "figures": ["god 62", "w 53"], "followers": 2},
        {"god": "ra", "figures": ["god 81", "w 82"], "followers": 5},
    ],
    "next": "region 3",
}


@pytest.fixture
async def sit_down(tmp_path):
    """Begin a game of two in a position."""
    store = await open_store(tmp_path / "thoth.sqlite")
    seats = [SeatRow(n, f"Person {n}", ME + n) for n in range(2)]

    async def begin(game, position):
        return await Tables(store).create(game, seats, {}, host=ME, position=position)

    yield begin
    await store.close()


# --- what stands above buttons --------------------------------------------------------------


def test_two_options_are_two_buttons_with_lines_above():
    fork = walk(TWO, ())
    assert [type(item) for item in widgets(EN, fork, TARGET)] == [Button, Button]
    assert told_above(TWO, fork) == ["-# **A**: cheap · does this"]


def test_three_options_that_need_words_are_a_menu():
    ways = {**TWO, "c": (Step("c", "C", LONG, LONG),)}
    (menu,) = widgets(EN, walk(ways, ()), TARGET)
    assert [option.description for option in menu.item.options] == ["cheap · does this", None, LONG]
    assert told_above(ways, walk(ways, ())) == [f"-# **C**: {LONG}"], "too long for the menu"


def test_the_only_option_is_described_too():
    ways = {"a": TWO["a"]}
    assert told_above(ways, walk(ways, ())) == ["-# **A**: cheap · does this"]


def test_a_panel_tells_what_things_do_and_no_more():
    assert told_of_things([*TWO["a"], *TWO["b"]]) == ["-# **A**: does this"]


async def test_a_panel_describes_the_buttons_that_it_shows(sit_down):
    """A first power is one of four: each has a line on the panel."""
    position = {"gods": [{"god": "ra", "figures": ["god 57"], "followers": 3}, *AMUN["gods"][:1]]}
    table = await sit_down(GAME, position)
    await table.act(ME, ["unlock"], table.revision, 1)
    shown = prompt(table, ui_of(GAME), EN, None)
    assert "-# **Revered**: Gain Followers gives 1 more." in shown.splitlines()
    assert shown.count("-# **") == 4


# --- several things of one list -----------------------------------------------------------------


def test_several_things_are_picked_at_once_in_any_order():
    menu = pick_several(EN, PAIRS, 2, TARGET, chosen="x+z")
    select = menu.item
    assert (select.min_values, select.max_values) == (2, 2)
    assert [option.label for option in select.options] == ["X", "Y", "Z"]
    assert [option.default for option in select.options] == [True, False, True]
    for places in permutations(range(3), 2):
        key = picked_of(PAIRS, places)
        assert sorted(key) == sorted("xyz"[places[0]] + "xyz"[places[1]] + "+")


@pytest.mark.parametrize("places", [(0,), (0, 0), (0, 3), (-1, 0), (0, 1, 2)])
def test_what_is_no_option_is_none(places):
    assert picked_of(PAIRS, places) is None


async def test_amun_picks_two_cards_of_one_list(sit_down):
    table = await sit_down(GAME, AMUN)
    await table.act(ME, ["two"], table.revision, 1)
    menu = pick_widgets(table, 0, EN, ())[0]
    assert isinstance(menu, Menu)
    select = menu.item
    assert (select.min_values, select.max_values, len(select.options)) == (2, 2, 7)
    texts = {option.label: option.description for option in select.options}
    assert texts["Drought (+1)"].startswith("If you win: +1 devotion")
    assert select.placeholder == "Choose 2"
    await table.act(ME, ["flood+chariots"], table.revision, 2)
    said = await pick_text(Hut(), table, ME, 0, EN)
    assert " + " in said.split("Chosen: ")[1]
    again = pick_widgets(table, 0, EN, ())[0].item.options
    assert sum(option.default for option in again) == 2


# --- bids ---------------------------------------------------------------------------------------


async def test_whoever_bids_sees_everybodys_followers(sit_down):
    table = await sit_down(GAME, AMUN)
    await table.act(ME, ["one"], table.revision, 1)
    await table.act(ME, ["plague"], table.revision, 2)
    await table.act(RIVAL, ["plague"], table.revision, 3)
    assert table.session.request.choices[0].what == "battle.bid"
    for person, seat in ((ME, 0), (RIVAL, 1)):
        assert "Followers: Amun 2, Ra 5" in await pick_text(Hut(), table, person, seat, EN)


# --- what comes to nothing ------------------------------------------------------------------------


async def test_a_draft_warns_of_a_monument_that_nobody_can_take(sit_down):
    table = await sit_down(GAME, {"gods": AMUN["gods"], "markers": {"gain": 6}})
    assert await warned(table, "gain") == ["-# ⚠ Amun: no monument to take control of"]
    assert "no monument to take." in (await warned(table, "move"))[0], "gaining still would"
