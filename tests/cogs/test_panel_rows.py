"""A panel's buttons: in the rows that a game wants, with a line above and close-ups beside."""

from __future__ import annotations

import pytest

from bot.games.forecasts import Forecast
from bot.games.game_ui import Step
from bot.games.phone import text_height
from bot.games.uis import ui_of
from bot.store.opening import open_store
from bot.store.rows import SeatRow
from bot.tables.tables import Tables
from bot.texts import Texts
from cogs.table.option_menus import Fork, Target, in_rows
from cogs.table.panel import News, log_text, panel
from cogs.table.secret_choices import pick_widgets
from rules.engine.decisions import Choice, Request
from sandbox import components
from sandbox.wire import Component
from tests.kit.example import GAME

TEXTS = Texts("en")
TURN = {
    "gods": [{"god": "ra", "figures": ["god 57"]}, {"god": "isis", "figures": ["god 21"]}],
}
BATTLE = {
    "gods": [{"god": "isis", "figures": ["god 62"]}, {"god": "ra", "figures": ["god 81"]}],
    "next": "region 3",
}
MOST_COMPONENTS = 40


@pytest.fixture
def ui(monkeypatch):
    """A game, of which a test may change what it likes."""
    found = ui_of(GAME)
    monkeypatch.setattr(found, "forecast", lambda texts, outlook: Forecast(), raising=False)

    def change(**functions):
        for name, function in functions.items():
            monkeypatch.setattr(found, name, function, raising=False)
        return found

    return change


@pytest.fixture
async def sit_down(tmp_path):
    store = await open_store(tmp_path / "thoth.sqlite")
    seats = [SeatRow(n, f"Person {n}", 100 + n) for n in range(2)]

    async def begin(position):
        return await Tables(store).create(GAME, seats, {}, host=100, position=position)

    yield begin
    await store.close()


def rows_of(sheet) -> list[list[dict]]:
    (container,) = sheet.to_components()
    return [
        part["components"]
        for part in container["components"]
        if part["type"] == Component.ACTION_ROW
    ]


def labels(row) -> list[str]:
    return [item["label"] for item in row]


async def test_a_forecast_is_one_press_away(sit_down):
    table = await sit_down(TURN)
    first, _ = rows_of(panel(table, ui_of(GAME), TEXTS, News(), 1))
    assert labels(first)[-1] == "Forecast"


async def test_without_rows_of_its_own_a_game_has_one(sit_down, ui):
    table = await sit_down(TURN)
    first, utilities = rows_of(panel(table, ui(), TEXTS, News(), 1))
    assert len(first) == 4
    assert "Help" in labels(utilities)


async def test_rows_are_as_the_game_wants_them_and_grey_what_is_not_on_offer(sit_down, ui):
    table = await sit_down(TURN)
    await table.act(100, ["gain"], table.revision)  # from now on only what is below it
    table.session.request.choices[0].options = ["unlock"]
    wanted = (("move", "gain"), ("unlock",))
    found = rows_of(panel(table, ui(rows=lambda view, what: wanted), TEXTS, News(), 1))
    assert [len(row) for row in found] == [2, 1, 5]
    assert [item.get("disabled", False) for row in found[:2] for item in row] == [True, True, False]
    ids = [item["custom_id"] for row in found for item in row]
    assert len(set(ids)) == len(ids)


async def test_what_is_in_no_row_comes_below(sit_down, ui):
    table = await sit_down(TURN)
    changed = ui(rows=lambda view, what: (("gain",), ("move",)))
    found = rows_of(panel(table, changed, TEXTS, News(), 1))
    assert [len(row) for row in found] == [1, 1, 2, 5]
    assert not any(item.get("disabled") for row in found for item in row)


async def test_a_line_stands_above_the_buttons(sit_down, ui):
    table = await sit_down(TURN)
    changed = ui(above=lambda texts, view, what: "Rows still empty: 1 and 3")
    (container,) = panel(table, changed, TEXTS, News(), 1).to_components()
    parts = container["components"]
    place = next(n for n, p in enumerate(parts) if "Rows still empty" in p.get("content", ""))
    assert parts[place + 1]["type"] == Component.ACTION_ROW


async def test_close_ups_stand_in_the_last_row_or_below_it(sit_down, ui):
    table = await sit_down(TURN)
    changed = ui(closeup_groups=lambda texts, view: {"Market": ("1", "2")})
    first, _ = rows_of(panel(table, changed, TEXTS, News(), 1))
    assert labels(first)[-1] == "Market"
    changed = ui(closeup_groups=lambda texts, view: {"Market": ("1",), "Harbour": ("2",)})
    _, second, _ = rows_of(panel(table, changed, TEXTS, News(), 1))
    assert labels(second) == ["Market", "Harbour"]


async def test_many_rows_fit_a_message(sit_down, ui):
    """Rows of two, three, four and three, as a game with many actions has them."""
    table = await sit_down(TURN)
    keys = [f"deed{n}" for n in range(12)]
    wanted = (tuple(keys[:2]), tuple(keys[2:5]), tuple(keys[5:9]), tuple(keys[9:]))
    changed = ui(
        rows=lambda view, what: wanted,
        clicks=lambda texts, view, what, keys: {k: (step(k),) for k in keys},
        closeup_groups=lambda texts, view: {"Market": ("1", "2")},
    )
    table.session.request.choices[0].options = keys
    sheet = panel(table, changed, TEXTS, News(["something happened"], (), 5.0), 1)
    assert [len(row) for row in rows_of(sheet)] == [2, 3, 4, 4, 5]
    assert sheet.total_children_count + 3 <= MOST_COMPONENTS


def step(key):
    return Step(key, key.title())


# --- in secret --------------------------------------------------------------------------------


def ask_lone(table) -> None:
    """Let seat 0 have one card only, and be asked about it all the same."""
    other = table.session.request.choices[1]
    lone = Choice(0, "battle.card", ["flood"], always=True)
    table.session.request = Request((lone, other), secret=True, quiet=True)


async def test_a_lone_option_that_is_asked_in_secret_can_be_pressed(sit_down, ui):
    table = await sit_down(BATTLE)
    ui()
    ask_lone(table)
    (item,) = pick_widgets(table, 0, TEXTS, ())
    assert not item.item.disabled
    assert len(pick_widgets(table, 1, TEXTS, ())) >= 1


async def test_who_lacks_something_sees_it_grey(sit_down, ui):
    table = await sit_down(BATTLE)
    ui(rows=lambda view, what: (("flood", "plague"),))
    ask_lone(table)
    held, lacking = pick_widgets(table, 0, TEXTS, ())
    assert not held.item.disabled
    assert lacking.item.disabled
    assert held.item.custom_id != lacking.item.custom_id


def test_what_is_chosen_is_marked():
    fork = Fork((), (), (step("pass"), step("veto")), ("pass", "veto"))
    ((one, two),) = in_rows(
        [("pass", "veto")],
        {"pass": "Pass", "veto": "Veto"},
        fork,
        Target("pick", 1, 2),
        chosen="veto",
    )
    assert (one.item.style.name, two.item.style.name) == ("primary", "success")


# --- what happened, in short -----------------------------------------------------------------


def test_a_short_text_keeps_the_newest_lines_that_fit():
    earlier, lines = TEXTS("panel-earlier"), [f"{n} " + "x " * 49 for n in range(6)]
    tall = text_height(lines[0])
    assert log_text(TEXTS, lines, 6 * tall) == "\n".join(lines)
    assert log_text(TEXTS, lines, 4 * tall) == "\n".join([earlier, *lines[-3:]])
    assert log_text(TEXTS, lines, 10) == earlier


def test_explanations_give_way_to_what_happened():
    news, asides = ["first", "second", "third"], [f"-# {word} " + "y " * 60 for word in "abc"]
    lines = [line for pair in zip(news, asides, strict=True) for line in pair]
    assert log_text(TEXTS, lines, 1000) == "\n".join(lines)
    room = text_height("\n".join(lines)) - 1
    assert log_text(TEXTS, lines, room).splitlines() == news


def test_nothing_is_explained_that_has_no_room():
    lines = ["first " + "x" * 90, "-# why", "second", "third", "fourth"]
    shown = "\n".join([TEXTS("panel-earlier"), *lines[2:]])
    assert log_text(TEXTS, lines, text_height(shown)) == shown


async def test_what_has_no_room_is_one_tap_away(tmp_path):
    store = await open_store(tmp_path / "thoth.sqlite")
    seats = [SeatRow(n, f"Person {n}", 100 + n) for n in range(2)]
    table = await Tables(store).create(GAME, seats, {}, host=100, position=TURN)

    def labels(lines):
        sheet = panel(table, ui_of(GAME), TEXTS, News(lines, since=7), mark=1)
        parts = components.walk(sheet.to_components())
        return {p["label"]: p["custom_id"] for p in parts if p["type"] == Component.BUTTON}

    assert "What happened" not in labels(["short"])
    assert labels(["x" * 300] * 6)["What happened"].endswith(f"log:{table.id}:0:s7.")
    await store.close()
