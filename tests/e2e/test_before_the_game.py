"""What players are told before a game starts, so that nothing surprises them in it."""

from __future__ import annotations

from tests.e2e.test_inviting import opens
from tests.kit.actor import text_of
from tests.kit.rooms import room, services
from tests.kit.story import answer

__all__ = ["room"]


async def test_whose_letters_are_closed_reads_so_when_joining(room):
    """Nothing depends on direct messages, so nobody is written to only to find out."""
    await opens(room.alice)
    await services(room).people.change(int(room.bob.person.id), letters_closed=True)
    said = text_of(await answer(room.bob, room.bob.press("Join")))
    assert "I can't send you direct messages" in said
    assert "only you see them" in said
    said = text_of(await answer(room.ivan, room.ivan.press("Join")))
    assert "придёт и в личные сообщения" in said
