"""Story 18: everybody reads in their own language."""

from __future__ import annotations

from tests.kit.story import Story, answer, click, everything_in, labels, pictures, said
from tests.kit.table_talk import is_private

GAIN = {
    "gods": [
        {"god": "ra", "figures": ["god 34", "w 47"], "followers": 2},
        {"god": "amun", "figures": ["god 62"]},
    ],
    "neutral": ["temple 44"],
}


async def test_story_18_drafts_in_my_language_and_the_thread_in_the_game_s(story: Story):
    """My Discord is Ukrainian and the game is Russian: my drafts say «послідовники», the thread
    says «верующие».
    """
    olena = story.olena
    panel = await story.begins([olena, story.bob], GAIN, language="ru", at=olena)
    assert "Верующие +1 ○○○" in labels(panel)
    draft = await click(olena, panel, "Верующие")
    assert is_private(draft)
    assert "Послідовники: +1 (стане 3)" in said(draft)
    assert "Підтвердити" in labels(draft)
    no_russian(everything_in(draft))
    done = await click(olena, draft, "Підтвердити")
    assert "Послідовники: +1 (стане 3)" in said(done)
    after = await story.panel(other_than=panel)
    assert "верующие: +1, теперь 3" in said(after)
    refused = await answer(olena, olena.slash("/play", do="unlock glorious"))
    no_russian(everything_in(refused))
    assert set(said(refused)) & UKRAINIAN
    for message in story.public():
        assert not set(everything_in(message)) & UKRAINIAN
    for _, alt, _ in pictures(after):
        assert "верующие" in alt.casefold()
        assert "послідовники" not in alt.casefold()


UKRAINIAN, RUSSIAN = set("іїєґІЇЄҐ"), set("ыэёъЫЭЁЪ")


def no_russian(text: str) -> None:
    assert not set(text) & RUSSIAN
    assert "верующ" not in text.casefold()
