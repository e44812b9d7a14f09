"""What the menus of every game's lobby say can be read on a phone, in each language."""

from __future__ import annotations

import pytest

from bot.games.registry import ON_DISCORD
from bot.texts import LANGUAGES, Texts
from tests.browser.screen import PHONE
from tests.browser.touch import LOCALES, sees

CUT = """
    [...document.querySelectorAll(".message .select-value")]
        .filter((words) => words.scrollWidth > words.clientWidth)
        .map((words) => words.textContent)
"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_menu_of_a_lobby_is_cut(near_hall, open_page, language):
    texts, person = Texts(language), near_hall.sandbox.person("alice")
    person.set_locale(LOCALES[language])
    for game in ON_DISCORD:
        await near_hall.alice.slash("/game new", game=game, language=language)
    alice = await open_page("alice", PHONE)
    for game in ON_DISCORD:
        await sees(alice, texts(f"{game}-game"))
    cut = await alice.page.evaluate(CUT)
    assert not cut, "\n".join(cut)
