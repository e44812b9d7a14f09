"""Stories 15 and 19: those who watch, and those who read instead of looking."""

from __future__ import annotations

import re

from bot.games.uis import ui_of
from bot.texts import Texts
from tests.cases.ankh import GAME, Table
from tests.kit.actor import Actor, text_of
from tests.kit.prepared import until
from tests.kit.story import Story, answer, click, everything_in, file, pictures, reads, said
from tests.kit.table_talk import is_private


async def answers(actor: Actor, command: str, *, ending: str = "", **options) -> list:
    """All messages with which a command is answered, taken away; the last has the ending."""
    await answer(actor, actor.slash(command, **options))
    await until(lambda: actor.shows(ending))
    private = [m for m in actor.messages() if is_private(m)]
    for message in private:
        await actor.person.dismiss(message["id"])
    return private


# --- story 15 -----------------------------------------------------------------------------------

BATTLE = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53", "w 27"]},
        {"god": "ra", "figures": ["god 28", "w 57", "w 82"]},
        {"god": "amun", "figures": ["god 41", "w 42"], "two_cards": False},
    ],
    "event": 4,
    "next": "region 1",
    "regions_left": [1, 3],
}
ORDERS = (
    ("/board", {}),
    ("/board", {"view": "text"}),
    ("/log", {}),
    ("/replay", {}),
    ("/status", {"player": "Alice"}),
)


async def picks(actor: Actor, panel, card: str):
    return await click(actor, await click(actor, panel, "Choose in secret"), card)


async def test_story_15_a_spectator_finds_nothing_unrevealed(story: Story):
    """In the middle of a battle a spectator asks for the board, the log and a replay: what they
    get does not depend on a choice that is not revealed, in no text, picture, alt text or file
    name.
    """
    first = await story.begins([story.alice, story.bob, story.ivan], BATTLE)
    await picks(story.alice, first, "Chariots")
    await picks(story.bob, first, "Cycle")
    panel = await story.panel(other_than=first)
    before = await everything_seen(story.olena)
    files = {name for _, shown in before for name, _, _ in shown}
    assert {"map-1.png", "strip-1.png", "replay-1.gif", "sheet.png"} <= files
    for card in ("Flood", "Drought", "Miracle"):
        reply = await picks(story.alice, panel, card)
        assert f"Chosen: {card}" in said(reply)
        assert await everything_seen(story.olena) == before
    await picks(story.bob, panel, "Miracle")
    await reads(story.olena, "2 of 3 chosen")
    assert await everything_seen(story.olena) == before
    for message in story.public():
        assert not re.search("flood|drought|miracle", everything_in(message).casefold())


async def everything_seen(spectator: Actor) -> list:
    """All texts, pictures, alt texts and file names that a spectator can ask for."""
    found = []
    table = Table(BATTLE).say("isis", "chariots").say("ra", "cycle")
    board = ui_of("ankh").text_board(Texts("uk"), GAME.view(table.s, None))
    for command, options in ORDERS:
        ending = board[-1].split("\n")[-1] if options.get("view") == "text" else ""
        for message in await answers(spectator, command, ending=ending, **options):
            shown = [(name, alt, await file(url)) for name, alt, url in pictures(message)]
            found.append((text_of(message), shown))
    return found


# --- story 19 -----------------------------------------------------------------------------------

TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47", "w 34"]},
        {"god": "amun", "figures": ["god 62"]},
    ],
    "neutral": ["temple 44", "obelisk 58"],
    "markers": {"gain": 6},
}
ENDING = "Amun's token: face up"


async def test_story_19_a_whole_turn_without_a_picture(story: Story):
    """With a screen reader I take a whole turn by `/board view:text` and `/play`, and never need
    the picture.
    """
    alice = story.alice
    panel = await story.begins([alice, story.bob], TURN)
    board = await in_words(alice)
    assert "Turn: Ra, player 1" in board
    assert "Ra: warrior 34, warrior 47, god 57" in board
    assert "Monuments: temple 44 (neutral), obelisk 58 (neutral)" in board
    assert "Gain Followers: space 6 of 7" in board
    assert {"57>59", "57>67"} <= set(await alice.completes("/play", "do", "57"))
    panel = await plays(story, panel, "57>59 47>48")
    assert "Ra moves: god 57 → 59\nRa moves: warrior 47 → 48" in said(panel)
    assert re.search("Control Monument.*ends your turn", said(panel))
    panel = await plays(story, panel, "gain")
    assert "Which monument do you take control of?" in said(panel)
    assert await alice.completes("/play", "do", "claim") == ["claim 44", "claim 58"]
    panel = await plays(story, panel, "claim 58")
    assert f"Amun — <@{story.bob.person.id}>" in said(panel)
    board = await in_words(alice)
    assert "Turn: Amun, player 2" in board
    assert "Ra: warrior 34, warrior 48, god 59" in board
    assert "obelisk 58 (Ra)" in board
    assert "followers 2" in board


async def plays(story: Story, panel, line: str):
    """Play a line; it is answered in words, and the table gets a panel whose pictures speak."""
    reply = await answer(story.alice, story.alice.slash("/play", do=line))
    assert f"Done: `{line}`" in said(reply)
    assert pictures(reply) == []
    after = await story.panel(other_than=panel)
    assert all("to move" in alt[:250] for _, alt, _ in pictures(after))
    return after


async def in_words(actor: Actor) -> str:
    """The board as a screen reader reads it; no picture comes with it."""
    pages = await answers(actor, "/board", ending=ENDING, view="text")
    assert not any(pictures(page) for page in pages)
    return "\n".join(said(page) for page in pages)
