"""Plans at a table of Duel: a position and its card, at a price that has not risen."""

from __future__ import annotations

from tests.duel.evening import LONG, MOCK, click, play, private, types
from tests.kit.actor import text_of
from tests.kit.button_player import settled
from tests.kit.table_talk import newest_panel

__all__ = ["play"]


async def bob_plans_the_dispensary(bob):
    """The Moon pays 4 for it: 1 clay at 1, 1 stone at 3."""
    await settled(bob, lambda: bob.slash("/play", do="31", when="next"))
    await settled(bob, lambda: click(bob, private(bob), "Play automatically"))
    assert "play it automatically" in text_of(private(bob))


async def test_a_plan_is_carried_out_at_the_price_it_had(play):
    alice, bob = await play(MOCK)
    await bob_plans_the_dispensary(bob)
    await types(alice, "25-")
    told = text_of(await alice.sees("builds Dispensary (31)", patience=LONG))
    assert "pays 4" in told
    assert f"Sun — <@{alice.person.id}>" in text_of(newest_panel(alice))


async def test_a_plan_whose_price_has_risen_is_only_offered(play):
    """With Shelf Quarry in the Sun's city stone costs the Moon 5."""
    alice, bob = await play(MOCK)
    await bob_plans_the_dispensary(bob)
    await types(alice, "24")
    panel = await bob.sees("builds Shelf Quarry (24)", patience=LONG)
    assert f"Moon — <@{bob.person.id}>" in text_of(panel)
    await settled(bob, lambda: click(bob, newest_panel(bob), "Plan"))
    await settled(bob, lambda: click(bob, private(bob), "Use it now"))
    assert "31 Dispensary: build, pays 6" in text_of(private(bob))
