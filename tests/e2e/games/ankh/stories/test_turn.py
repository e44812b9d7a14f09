"""Stories 3 to 8: a turn by clicks and by typed lines."""

from __future__ import annotations

import re

from bot.games.drafted import Drafted
from bot.games.game_ui import Look
from bot.games.uis import ui_of
from bot.texts import Texts
from renderer.ankh.draft_marks import draft_marks
from tests.cases.ankh import GAME, Table
from tests.kit.story import (
    Story,
    answer,
    buttons,
    click,
    clicks,
    everything_in,
    file,
    labels,
    pictures,
    said,
)
from tests.kit.table_talk import is_private

RIVER = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47", "w 34"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
    ]
}
FREE = {"gods": [RIVER["gods"][0], {"god": "amun", "figures": ["god 62"]}]}


def preview_of(position, god, answers, seat=0):
    """The picture that a draft must show, drawn here."""
    return ui_of("ankh").preview(Look(Texts("en")), draft_of(position, god, answers, seat))[0].data


def draft_of(position, god, answers, seat=0):
    table = Table(position)
    before = GAME.view(table.s, seat)
    after = GAME.view(table.say(god, *answers).s, seat)
    keys = [k for k in table.options(god) if k != "done"] if god in table.asked() else []
    return Drafted(seat, before, after, tuple(answers), tuple(keys), tuple(keys))


# --- story 3 ------------------------------------------------------------------------------------


async def test_story_03_only_the_mover_sees_arrows_and_the_table_one_new_board(story: Story):
    """On my turn I press Move and choose two figures and their cells: the arrows are in a picture
    that nobody else gets.  When I confirm, my panel has the new board, and no message comes.
    """
    panel = await story.begins([story.alice, story.bob], FREE)
    before = story.public()
    seen_by_bob, stop = story.bob.record()
    draft = await clicks(story.alice, panel, "Move", "57", "68", "47")
    draft = await click(story.alice, draft, "57")
    answers = ["move", "57>68", "47>57"]
    wanted = draft_of(FREE, "ra", answers)
    assert draft_marks(wanted.before, wanted.after, answers).arrows == ((57, 68), (47, 57))
    assert [n for n, _, _ in pictures(draft)] == ["draft.png"]
    assert await file(pictures(draft)[0][2]) == preview_of(FREE, "ra", answers)
    assert is_private(draft)
    assert story.public() == before
    assert [update for update in seen_by_bob if update.kind.startswith("message")] == []
    for other in (story.bob, story.olena, story.ivan):
        assert "draft.png" not in "".join(everything_in(m) for m in other.messages())
    done = await click(story.alice, draft, "Confirm")
    assert is_private(done)
    after = await story.panel(other_than=panel)
    stop()
    assert [m["id"] for m in story.public()] == [m["id"] for m in before]
    seen = [update.kind for update in seen_by_bob if update.kind.startswith("message")]
    assert seen == ["message_update"]
    assert [name for name, _, _ in pictures(after)] == ["map-1.png", "strip-1.png"]
    assert "57 → 68" in said(after)
    assert "47 → 57" in said(after)
    assert after["id"] == panel["id"]


# --- story 4 ------------------------------------------------------------------------------------


async def test_story_04_a_cell_freed_by_the_first_move_is_free_for_the_second(story: Story):
    """On my turn I type `57>68 47>57`: both moves are made, though 57 is free only after the
    first.
    """
    panel = await story.begins([story.alice, story.bob], FREE)
    reply = await answer(story.alice, story.alice.slash("/play", do="57>68 47>57"))
    assert is_private(reply)
    assert "Done: `57>68 47>57`" in said(reply)
    after = await story.panel(other_than=panel)
    assert "57 → 68" in said(after)
    assert "47 → 57" in said(after)
    await answer(story.bob, story.bob.slash("/board", view="text"))
    board = "\n".join(said(m) for m in story.bob.messages() if is_private(m))
    assert "Ra: warrior 34, warrior 57" in board
    assert "Ra: god 68" in board


# --- story 5 ------------------------------------------------------------------------------------


async def test_story_05_a_taken_cell_is_refused_with_free_ones_as_buttons(story: Story):
    """68 is occupied and I type `57>68`: only I read that 68 is taken, with the nearest free
    cells as buttons that work, and nothing has changed.
    """
    panel = await story.begins([story.alice, story.bob], RIVER)
    before, stored = story.public(), story.stored()
    reply = await answer(story.alice, story.alice.slash("/play", do="57>68"))
    assert is_private(reply)
    assert "68 is taken" in said(reply)
    free = [label for label in labels(reply) if label.startswith("57>")]
    assert free == ["57>58", "57>59", "57>67", "57>78", "57>79"]
    assert story.stored() == stored
    assert story.public() == before
    assert story.bob.shows("taken") is None
    done = await click(story.alice, reply, "57>67")
    assert "Done" in said(done)
    assert "57 → 67" in said(await story.panel(other_than=panel))
    assert story.stored() != stored


# --- story 6 ------------------------------------------------------------------------------------


async def test_story_06_grey_is_what_the_rules_forbid_and_no_effect_still_works(story: Story):
    """I have gained followers: Move and Summon are grey; with no followers Unlock says that it
    has no effect, and can be chosen all the same.
    """
    panel = await story.begins([story.alice, story.bob], FREE)
    await clicks(story.alice, panel, "Gain", "Confirm")
    second = await story.panel(other_than=panel)
    found = {label.split()[0]: part for label, part in buttons(second).items()}
    assert found["Move"]["disabled"]
    assert found["Summon"]["disabled"]
    assert found["Gain"]["disabled"]
    assert not found["Unlock"].get("disabled")
    assert "no effect" in found["Unlock"]["label"]
    assert "action 2 of 2" in said(second)
    await clicks(story.alice, second, "Unlock", "Confirm")
    third = await story.panel(other_than=second)
    assert f"<@{story.bob.person.id}>" in said(third)
    assert "action 1 of 2" in said(third)


# --- story 7 ------------------------------------------------------------------------------------

CLAWS = {
    "gods": [
        {"god": "ra", "figures": ["god 34", "scorpion 57@47+58"], "monuments": ["temple 67"]},
        {"god": "amun", "figures": ["god 62"], "monuments": ["obelisk 77"]},
    ],
    "neutral": ["pyramid 65", "pyramid 76"],  # 65 is beyond the river
}


async def test_story_07_a_scorpion_s_six_facings_name_monuments(story: Story):
    """I move a Giant Scorpion: I choose among six facings, each named by its two cells and the
    monuments there that it would destroy.
    """
    panel = await story.begins([story.alice, story.bob], CLAWS)
    facing = await clicks(story.alice, panel, "Move", "57", "66")
    assert labels(facing)[:6] == [
        "65 + 76: pyramid (neutral)",
        "76 + 77: pyramid, obelisk",
        "77 + 67: obelisk, temple",
        "67 + 57: temple (Ra)",
        "57 + 56",
        "56 + 65",
    ]
    await clicks(story.alice, facing, "76 + 77", "Confirm")
    after = await story.panel(other_than=panel)
    assert re.search(r"57 → 66.*76, 77", said(after))


# --- story 8 ------------------------------------------------------------------------------------

CARAVAN = {
    "gods": [
        {"god": "ra", "figures": ["god 74", "w 13", "w 14"]},
        {"god": "amun", "figures": ["god 27"]},
    ],
    "camels": ["14|15", "15|24", "24|25"],
    "tokens": {"1": 27, "2": 66, "3": 20, "4": 11},
    "next": "caravan",
}
ROUTE = "caravan 14|24 23|24 23|34 23|33 22|33"
TOO_SMALL = "caravan 14|24 14|23 13|23 22|23 22|33"  # the same ends, but five cells on one side


async def test_story_08_a_caravan_shows_sizes_and_the_new_order_before_confirm(story: Story):
    """At a caravan I pick ends 3 and 7: I see the size of both sides, a route that leaves fewer
    than six cells is not offered, and swapping tokens 4 and 2 shows the new order before I
    confirm.
    """
    panel = await story.begins([story.alice, story.bob], CARAVAN)
    before = story.public()
    ends = await click(story.alice, panel, "Decide")
    to_seven = [label for label in labels(ends) if label.startswith("3 → 7")]
    assert to_seven == ["3 → 7"]  # and not two routes
    small = await answer(story.alice, story.alice.slash("/play", do=TOO_SMALL))
    assert "at least 6 cells; these would have: 5, 11" in said(small)
    assert is_private(small)
    split = await click(story.alice, ends, "3 → 7")
    assert "14|24 23|24 23|34 23|33 22|33: sizes 6 + 10" in said(split)
    assert await file(pictures(split)[0][2]) == preview_of(CARAVAN, "ra", [ROUTE])
    kept = await click(story.alice, split, "Side with 11")
    order = regions_in(pictures(kept)[0][1])
    assert order == {1: "Amun 1", 2: "Ra 1", 3: "nobody", 4: "Ra 2", 5: "nobody"}
    swapped = await click(story.alice, kept, "4 ↔ 2")
    answers = [ROUTE, "token:11", "swap:4=2"]
    assert regions_in(pictures(swapped)[0][1]) == order | {2: order[4], 4: order[2]}
    assert "New order: 1: Amun 1; 2: Ra 2; 3: nobody; 4: Ra 1; 5: nobody" in said(swapped)
    assert await file(pictures(swapped)[0][2]) == preview_of(CARAVAN, "ra", answers)
    assert story.public() == before
    await click(story.alice, swapped, "Confirm")
    after = await story.panel(other_than=panel)
    assert regions_in(pictures(after)[0][1]) == order | {2: order[4], 4: order[2]}


def regions_in(alt: str) -> dict[int, str]:
    """Who stands in the region of each conflict token, as an alt text tells it."""
    return {int(n): who for n, who in re.findall(r"Region (\d): ([^.]*)\.", alt)}
