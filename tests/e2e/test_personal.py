"""/settings: everything by menus and buttons, kept across a restart."""

from __future__ import annotations

import pytest

from bot.people import Person
from bot.texts import LANGUAGES, Texts
from cogs.presses import custom_id
from cogs.settings import pages
from sandbox.wire import MessageFlag
from tests.e2e.test_help import number, study
from tests.kit.actor import text_of

__all__ = ["study"]


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)


async def settings_of(study, actor):
    return await study.bot.client.house.people.get(number(actor))


async def test_the_panel_is_private_and_says_how_things_are(study):
    await study.alice.slash("/settings")
    panel = await study.alice.sees("## Your settings")
    assert panel["flags"] & MessageFlag.EPHEMERAL
    told = text_of(panel)
    for line in (
        "- Language: **As my Discord says**", "- Direct messages: **on**",
        "- Pings: **Whenever I am asked**", "- Colours of pictures: **Light**",
        "- The board: **as a picture**",
    ):  # fmt: skip
        assert line in told
    assert study.bob.shows("Your settings") is None


async def test_everything_is_set_by_menus_and_buttons_and_survives_a_restart(study):
    alice = study.alice
    await alice.slash("/settings")
    await alice.choose("Colours of pictures", "High contrast")
    await alice.sees("Saved.")
    await alice.choose("Pings", "Only the end of a game")
    await alice.sees("Pings: **Only the end")
    await alice.press("Direct messages: turn off")
    await alice.sees("off: picks in channel")
    await alice.press("Show the board in words")
    await alice.sees("The board: **in words**")
    await study.bot.restart()
    await alice.choose("Language", "Ukrainian")
    await alice.sees("## Ваші налаштування")
    assert await settings_of(study, alice) == Person(
        language="uk", letters=False, pings="end", theme="contrast", words=True
    )
    await alice.slash("/rules", topic="battle")
    await alice.sees("## Бій")
    await alice.choose("Мова", "Як у моєму Discord")
    await alice.sees("## Your settings")


async def test_letters_that_discord_refused_can_be_tried_again(study):
    people = study.bot.client.house.people
    await people.change(number(study.bob), letters_closed=True)
    await study.bob.slash("/settings")
    await study.bob.sees("Discord refused one: picks in channel")
    await study.bob.press("Direct messages: try again")
    await study.bob.sees("Direct messages: **on**")
    assert not (await people.get(number(study.bob))).letters_closed


async def test_standing_answers_are_chosen_in_the_words_of_the_game(study):
    olena = study.olena
    await olena.slash("/settings")
    await olena.press("Постійні відповіді")
    await olena.sees("Які захищені фігурки лишити живими?: **Як звичайно**")
    await olena.choose("Яке рішення?", "Які захищені фігурки лишити живими?")
    await olena.choose("Ваша відповідь", "keep all")
    await olena.sees("Збережено.")
    assert (await settings_of(study, olena)).standing == {"battle.keep": "keep all"}
    await olena.choose("Ваша відповідь", "ask")
    await olena.sees("Які захищені фігурки лишити живими?: **Питати мене**")
    await olena.choose("Ваша відповідь", "Як звичайно")
    await olena.sees("Які захищені фігурки лишити живими?: **Як звичайно**")
    assert (await settings_of(study, olena)).standing == {}
    await olena.press("Назад")
    await olena.sees("## Ваші налаштування")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "neon"), ("language", "xx"), ("pings", ""), ("letters", "maybe"), ("words", "1"),
        ("standing:battle.keep", "flood"), ("standing:nothing", "yes"), ("standing", "x"), ("", ""),
        ("standing:", "ask:"), ("standing:nothing", "ask"), ("letters_closed", "on"),
    ],
)  # fmt: skip
def test_what_nobody_offered_changes_nothing(name, value):
    assert pages.change(Person(), name, value) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_discord(language):
    texts = Texts(language)
    closed = Person(language=language, letters_closed=True, words=True, theme="dark")
    for name in ("", "standing", "standing:battle.tie", "standing:nothing", "weather"):
        for person in (Person(), closed, Person(letters=False)):
            page = pages.page(texts, person, name)
            assert len(page.text) <= 4000
            for item in page.items:
                assert len(item.item.custom_id) <= 100
                label = getattr(item.item, "label", None) or item.item.placeholder
                assert 0 < len(label) <= 34
                for option in getattr(item.item, "options", ()):
                    assert "…" not in option.label


def test_an_answer_that_is_no_longer_offered_counts_for_nothing():
    gone = Person(standing={"battle.tie": "gone", "old.decision": "yes"})
    page = pages.page(Texts("en"), gone, "standing:battle.tie")
    assert "gone" not in page.text
    assert custom_id("set", 0, rest="standing:battle.tie")
