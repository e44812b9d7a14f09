"""Everything that can be pressed has somebody who answers."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import cogs
from cogs.presses import HANDLERS, clipped, custom_id, rows
from cogs.presses import button as make_button

HOME = Path(cogs.__file__).parent
VERB_AT = {"button": 1, "menu": 2, "PopUp": 2, "Target": 0}


def verbs_in_code():
    for path in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            at = VERB_AT.get(getattr(getattr(node, "func", None), "id", ""))
            if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
                yield node.args[at].value, path.name


@pytest.fixture(autouse=True, scope="module")
def every_cog_is_loaded():
    for path in HOME.rglob("*.py"):
        name = ".".join(path.relative_to(HOME.parent).with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))


def test_every_verb_of_a_component_has_a_handler():
    missing = {(verb, where) for verb, where in verbs_in_code() if verb not in HANDLERS}
    assert missing == set()


def test_every_handler_has_a_component():
    made_with_a_variable = {
        "overdue_wait",
        "overdue_computer",
        "overdue_replace",
        "welcome_language",
    }
    used = {verb for verb, _ in verbs_in_code()} | made_with_a_variable
    assert set(HANDLERS) - used <= set(PANEL_VERBS)


PANEL_VERBS = ("hand", "plan", "undo", "watch", "help")  # by a loop over their texts


def test_a_custom_id_fits_discord():
    assert len(custom_id("pick", 10**9, 10**6, "x" * 60)) <= 100
    with pytest.raises(AssertionError):
        custom_id("pick", 1, 1, "x" * 100)


def test_five_buttons_a_row_and_a_menu_alone():
    buttons = [make_button(str(n), "hand", n) for n in range(7)]
    assert [len(row.children) for row in rows(*buttons)] == [5, 2]


def test_a_long_label_is_cut():
    assert clipped("x" * 90, 80) == "x" * 79 + "…"
