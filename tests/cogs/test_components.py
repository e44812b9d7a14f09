"""Everything that can be pressed has somebody who answers."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import cogs
from bot.tables.refusals import Refused, TableRefusal
from cogs.core.components import (
    HANDLERS,
    LARGEST,
    Pressed,
    Way,
    clipped,
    custom_id,
    number_in,
    read,
    rows,
)
from cogs.core.components import button as make_button

HOME = Path(cogs.__file__).parent
VERB_AT = {
    "button": (1, Way.BUTTON),
    "menu": (2, Way.MENU),
    "people_menu": (1, Way.MENU),
    "PopUp": (2, Way.POP_UP),
    "Target": (0, Way.BUTTON),
}


def verbs_in_code():
    for path in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            at, way = VERB_AT.get(getattr(getattr(node, "func", None), "id", ""), (None, None))
            if way and len(node.args) > at and isinstance(node.args[at], ast.Constant):
                yield (way, node.args[at].value)
                if node.func.id == "Target":  # few steps are buttons, many are a menu
                    yield (Way.MENU, node.args[at].value)


@pytest.fixture(autouse=True, scope="module")
def every_cog_is_loaded():
    for path in HOME.rglob("*.py"):
        name = ".".join(path.relative_to(HOME.parent).with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))


def test_every_verb_of_a_component_has_a_handler():
    assert set(verbs_in_code()) - set(HANDLERS) == set()


def test_a_handler_takes_only_what_there_is():
    """faults.md 8: a pop-up carries only verbs of pop-ups, a menu only verbs of menus."""
    made_with_a_variable = {
        "overdue_wait",
        "overdue_computer",
        "overdue_replace",
        "welcome_language",
        "hand",
        "plan",
        "undo",
        "watch",
        "hint",
        "help",
        "invite_yes",
        "invite_no",
        "invite_back",
    }
    made = set(verbs_in_code()) | {(Way.BUTTON, verb) for verb in made_with_a_variable}
    made |= {(Way.MENU, verb) for verb in ("new", "practice", "invite_back")}
    assert set(HANDLERS) - made == set()
    assert {verb for way, verb in HANDLERS if way is Way.POP_UP} == {"typed", "lobby_clock"}


ODD = [
    "",
    "thoth",
    "thoth:",
    "thoth:undo",
    "thoth:undo:1",
    "thoth:undo:1:1",
    "thoth:undo::1:",
    "thoth:undo:-1:1:",
    "thoth:undo:01:1:",
    "thoth:undo:1:٣:",
    "thoth:undo:³:1:",
    "thoth:undo: 1:1:",
    "thoth:undo:1.0:1:",
    "thoth:undo:1e3:1:",
    "thoth:UNDO:1:1:",
    f"thoth:undo:{LARGEST + 1}:1:",
    f"thoth:undo:1:{2**64}:",
    "thoth:undo:" + "9" * 60 + ":1:",
    "menu:undo:1:1:",
    "thoth:undo:1:1:a\nb",
    "thoth:undo:1:1:" + "x" * 86,
    "Thoth:undo:1:1:",
]


@pytest.mark.parametrize("written", ODD)
def test_what_we_do_not_write_is_an_old_button(written):
    """faults.md, Low: huge numbers in custom ids raised OverflowError."""
    with pytest.raises(Refused) as refused:
        read(Way.BUTTON, written)
    assert refused.value.reason is TableRefusal.OUT_OF_DATE


def test_what_we_write_is_read():
    assert read(Way.BUTTON, custom_id("undo", LARGEST, 0, "a:b|1.2")) == Pressed(
        "undo", LARGEST, 0, "a:b|1.2"
    )
    assert read(Way.MENU, "menu:d:1:2:3") == Pressed("d", 1, 2, "3")
    with pytest.raises(Refused):
        read(Way.MENU, "thoth:d:1:2:3")


@pytest.mark.parametrize(
    "written", ["", "-1", "01", "²", "٣", "1 ", "1_0", "x", "9" * 19, "9" * 90]
)
def test_an_odd_number_in_the_rest_makes_an_old_button(written):
    with pytest.raises(Refused):
        number_in(written)


def test_a_custom_id_fits_discord():
    assert len(custom_id("pick", 10**9, 10**6, "x" * 60)) <= 100
    with pytest.raises(AssertionError):
        custom_id("pick", 1, 1, "x" * 100)


def test_five_buttons_a_row_and_a_menu_alone():
    buttons = [make_button(str(n), "hand", n) for n in range(7)]
    assert [len(row.children) for row in rows(*buttons)] == [5, 2]


def test_a_long_label_is_cut():
    assert clipped("x" * 90, 80) == "x" * 79 + "…"
