"""The quick taste of Duel: three turns to a supremacy, then a full game."""

from __future__ import annotations

from tests.kit.actor import text_of
from tests.kit.button_player import settled
from tests.kit.table_talk import is_verdict, newest_panel, widgets
from tests.kit.whole_games import LONG, arranged

THREAD = "Alice · 7 Wonders Duel"
TASTE = {"Length": ("Full game", "Quick taste: three turns")}


def labels(message):
    return [widget.label for widget in widgets(message)]


async def wins(alice, rival_plays):
    """Bury University, let the rival play, and strike with whatever is left."""
    await alice.sees("Take a card or activate a god", patience=LONG)
    await settled(alice, lambda: alice.slash("/play", do="32/1"))
    await alice.sees("→ 7", patience=LONG)
    await rival_plays()
    panel = newest_panel(alice)
    circus = any(label.startswith("31 Circus") for label in labels(panel))
    await settled(alice, lambda: alice.slash("/play", do="31" if circus else "#1"))
    over = await alice.sees("military supremacy", patience=LONG)
    assert is_verdict(over)
    assert "That was the end of a game" in text_of(over)
    assert labels(over) == ["Play on"]
    return over


async def test_practice_begins_with_a_taste_and_goes_on_with_the_base_game(hall):
    await hall.alice.slash("/game practice", game="duel")
    alice = hall.alice.at(THREAD)

    async def computer():
        """It cannot stop both the Circus and Mars."""
        await alice.sees("Age III · 7 cards left", patience=LONG)

    first = text_of(await alice.sees("Take a card or activate a god", patience=LONG))
    assert "⚠ Moon needs 1 more symbol: 32 University (free)." in first
    over = await wins(alice, computer)
    await settled(alice, lambda: alice.press("Play on"))
    drafting = await alice.sees("Wonders, batch 1 of 2", patience=LONG)
    assert "with Pantheon" not in text_of(drafting)
    assert "hint" in [widget.verb for widget in widgets(drafting)]
    await settled(alice, lambda: alice.person.press(over["id"], widgets(over)[0].custom_id))
    private = [m for m in alice.messages() if m.get("flags", 0) & 64][-1]
    assert "out of date" in text_of(private)


async def test_two_people_go_on_by_a_lobby_for_the_base_game(hall):
    await arranged(hall, "duel", hall.bob, agreed=TASTE)
    alice, bob = hall.alice.at(THREAD), hall.bob.at(THREAD)

    async def rival():
        await bob.slash("/play", do="33-")
        await alice.sees("sells Palace", patience=LONG)

    await wins(alice, rival)
    await settled(bob, lambda: bob.press("Play on"))
    lobby = text_of(await alice.sees("a table for 2", patience=LONG))
    assert "Pantheon: No" in lobby
    assert "Score: **Alice 1 : 0 Bob**" in lobby
