"""Confirm ends what a draft began, and says so; what is advised in secret is read in secret."""

from __future__ import annotations

import pytest

from bot.games.uis import ui_of
from bot.store.opening import open_store
from bot.store.rows import SeatRow
from bot.tables.tables import Tables
from bot.texts import Texts
from cogs.table.drafts import _text, open_choice, to_send
from tests.kit.example import GAME

TEXTS = Texts("en")
TURN = {
    "gods": [{"god": "ra", "figures": ["god 57"]}, {"god": "isis", "figures": ["god 21"]}],
}


@pytest.fixture
async def table(tmp_path):
    store = await open_store(tmp_path / "thoth.sqlite")
    seats = [SeatRow(n, f"Person {n}", 100 + n) for n in range(2)]
    yield await Tables(store).create(GAME, seats, {}, host=100, position=TURN)
    await store.close()


async def test_confirm_adds_what_concludes_a_turn_and_the_draft_says_so(table, monkeypatch):
    ui, draft = ui_of(GAME), await table.draft(100)
    await draft.add("gain")
    assert open_choice(table, draft).what == "action", "a second action may follow"
    assert to_send(table, ui, draft) == ["gain"]
    conclude(monkeypatch, ui, "unlock")
    assert to_send(table, ui, draft) == ["gain", "unlock"]
    said = _text(table, ui, TEXTS, draft, open_choice(table, draft))
    assert "Confirm also does this" in said


async def test_nothing_concludes_where_nothing_was_drafted_or_it_is_not_on_offer(
    table, monkeypatch
):
    ui, draft = ui_of(GAME), await table.draft(100)
    conclude(monkeypatch, ui, "unlock")
    assert to_send(table, ui, draft) == []
    await draft.add("gain")
    conclude(monkeypatch, ui, "move")
    assert to_send(table, ui, draft) == ["gain"], "what is above the first action is not on offer"
    assert "Confirm also" not in _text(table, ui, TEXTS, draft, open_choice(table, draft))


def conclude(monkeypatch, ui, key):
    monkeypatch.setattr(ui, "concluding", lambda what: key, raising=False)
