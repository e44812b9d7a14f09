"""A draft goes on through a secret choice of its owner alone, and nobody else notices."""

from __future__ import annotations

from bot.tables import shown
from cogs.table.drafts import open_choice
from rules.engine.decisions import Choice, choose, choose_together, draw
from rules.engine.events import tell, tell_only
from tests.bot.tables.kit import ALICE, picture
from tests.bot.tables.toys import new_toy


async def buying(s):
    """Alice buys, gives a card away unseen and moves; then all pick, then a die rolls."""
    s.notes.append(await choose(0, "deed", ["buy", "pray"]))
    picks = await choose_together([Choice(0, "give", ["130", "202"], seen_by=(0,))])
    tell_only(s, (0,), "gave", card=picks[0])
    tell(s, "bought", seat=0)
    s.notes.append(await choose(0, "move", ["10>81", "stay"]))
    await choose_together([Choice(n, "card", ["x", "y"]) for n in range(3)])


async def playing_blind(s):
    """Alice plays a card in secret; what it does is luck."""
    await choose(0, "deed", ["card", "pray"])
    await choose_together([Choice(0, "which", ["fire", "none"])])
    s.score = await draw("die", range(6))
    await choose(0, "word", ["a", "b"])


async def test_a_draft_goes_through_a_choice_that_only_its_owner_makes(store):
    table = await new_toy(store, buying)
    before, told = picture(table), await store.announcements(table.id)
    draft = await table.draft(ALICE)
    asked = []
    for key in ("buy", "202", "10>81"):
        asked.append(open_choice(table, draft).what)
        await draft.add(key)
        assert not draft.held
    assert asked == ["deed", "give", "move"]
    assert open_choice(table, draft) is None, "what all pick together is not drafted"
    assert picture(table) == before
    assert await store.announcements(table.id) == told


async def test_what_was_drafted_in_secret_is_told_to_its_owner_alone(store):
    table = await new_toy(store, buying)
    draft = await table.draft(ALICE)
    await draft.add("buy", "202", "10>81")
    acted = await table.act(ALICE, draft.answers, draft.revision, 5)
    assert [event["what"] for event in shown.events(acted.events, 0)] == ["gave", "bought"]
    for viewer in (1, 2, None):
        assert "202" not in shown.dumps(shown.events(acted.events, viewer))
        seats = () if viewer is None else (viewer,)
        assert "202" not in table.session.veil(*seats).dumps()
    assert table.session.request.reveals


async def test_a_draft_still_stops_before_a_pick_that_others_make_too(store):
    table = await new_toy(store, buying)
    draft = await table.draft(ALICE)
    await draft.add("buy", "202", "10>81", "x")
    assert draft.held


async def test_a_draft_still_stops_before_chance_behind_a_secret_choice(store):
    table = await new_toy(store, playing_blind)
    draft = await table.draft(ALICE)
    await draft.add("card", "fire")
    assert draft.held
    assert draft.session.state.score == 0
    assert open_choice(table, draft) is None
