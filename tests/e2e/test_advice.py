"""[Hint] in practice: a strong player's move and why, told to whoever asks alone."""

from __future__ import annotations

from tests.kit.actor import text_of
from tests.kit.example import TITLE
from tests.kit.prepared import until
from tests.kit.rooms import full_room, only_table, started
from tests.kit.table_talk import is_private, newest_panel, widgets

__all__ = ["full_room"]
LONG = 60.0  # seconds for computer players and pictures on a busy machine


async def practising(room):
    await room.alice.press("Practice")
    await room.alice.press(TITLE)
    alice = room.alice.at(f"Alice · {TITLE}")
    await until(lambda: newest_panel(alice), LONG)
    return alice


def verbs(message):
    return [widget.verb for widget in widgets(message)]


def private_with_hint(actor):
    found = (m for m in reversed(actor.messages()) if is_private(m) and "hint" in verbs(m))
    return next(found, None)


async def test_the_panel_of_practice_has_a_hint_with_its_reason(full_room):
    alice = await practising(full_room)
    assert "hint" in verbs(newest_panel(alice))
    await alice.press("Hint")
    answer = await alice.sees("% of a win", patience=LONG)
    assert is_private(answer)
    assert "I'd play: **" in text_of(answer)
    (item,) = (item for part in answer["components"] for item in part.get("items", ()))
    assert "promises.png" in item["media"]["url"]
    assert item["description"].count("%") >= 2  # for those who do not see the picture
    table = await only_table(full_room)
    assert table.revision == 0  # nothing was played


async def test_a_draft_has_one_that_goes_on_from_it(full_room):
    alice = await practising(full_room)
    await next(w for w in widgets(newest_panel(alice)) if w.verb == "d").use(alice)
    draft = await until(lambda: private_with_hint(alice), LONG)
    await next(w for w in widgets(draft) if w.verb == "hint").use(alice)
    answer = await alice.sees("% of a win", patience=LONG)
    assert answer["id"] == draft["id"]
    assert "type" in verbs(answer)  # the draft is still there


async def test_nobody_gets_hints_in_a_game_with_others(full_room):
    table = await started(full_room, full_room.bob)
    alice = full_room.alice.at(str(table.row.place.thread))
    panel = await until(lambda: newest_panel(alice), LONG)
    assert "hint" not in verbs(panel)
    assert "watch" in verbs(panel)
