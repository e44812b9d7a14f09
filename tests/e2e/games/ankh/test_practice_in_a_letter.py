"""A practice game in the conversation with the bot: panels stay, drafts come beside them."""

from __future__ import annotations

from random import Random

from tests.kit.button_player import ButtonPlayer
from tests.kit.example import GAME
from tests.kit.prepared import until
from tests.kit.table_talk import asked, is_private, newest_panel, question, widgets


async def test_a_turn_in_a_direct_message(near_hall):
    alice = near_hall.alice
    await alice.person.open_dm()
    await alice.dm.slash("/game practice", game=GAME)
    panel = await until(lambda: newest_panel(alice.dm))
    player = ButtonPlayer(alice.dm, Random(4))
    await until(lambda: player.id in asked(newest_panel(alice.dm) or panel))
    panel = newest_panel(alice.dm)
    gain = next(w for w in widgets(panel) if w.label.startswith("Gain"))
    await player.click(gain)
    assert widgets(alice.person.message(panel["id"])) == widgets(panel)
    draft = alice.dm.messages()[-1]
    assert is_private(draft)
    await player.click(next(w for w in widgets(draft) if w.verb == "ok"))
    await until(lambda: question(newest_panel(alice.dm)) != question(panel))
    assert near_hall.refused() == []
