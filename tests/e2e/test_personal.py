"""/settings: everything by menus and buttons, kept across a restart."""

from __future__ import annotations

import pytest

from bot.games.uis import UIS
from bot.tables.preferences import Person
from bot.texts import LANGUAGES, Texts
from cogs.settings import pages
from sandbox.wire import MessageFlag
from tests.e2e.test_help import number, study
from tests.kit.actor import text_of

__all__ = ["study"]
GAME, DECISION = next((game, what) for game, ui in UIS.items() for what in ui.standing())


async def settings_of(study, actor):
    return await study.bot.client.services.people.get(number(actor))


async def test_the_panel_is_private_and_says_how_things_are(study):
    await study.alice.slash("/settings")
    panel = await study.alice.sees("## Your settings")
    assert panel["flags"] & MessageFlag.EPHEMERAL
    told = text_of(panel)
    for line in (
        "- Language — **Same as Discord**",
        "- Direct messages — **on, for secret choices**",
        "- Pings — **When I have to decide**",
        "- Picture colours — **Light**",
        "- Board — **as pictures**",
        "- Hints about threats — **In the first three games**",
    ):
        assert line in told
    assert study.bob.shows("Your settings") is None


async def test_everything_is_set_by_menus_and_buttons_and_survives_a_restart(study):
    alice = study.alice
    await alice.slash("/settings")
    await alice.choose("Picture colours", "High contrast")
    await alice.sees("Saved.")
    await alice.choose("Pings", "Only the end of a game")
    await alice.sees("Pings — **Only the end")
    await alice.press("Turn direct messages off")
    await alice.sees("off: you choose in the channel")
    await alice.press("Show the board in words")
    await alice.sees("Board — **in words**")
    await alice.choose("Hints about threats", "Always")
    await alice.sees("Hints about threats — **Always**")
    await study.bot.restart()
    await alice.choose("Language", "Ukrainian")
    await alice.sees("## Ваші налаштування")
    assert await settings_of(study, alice) == Person(
        language="uk",
        letters=False,
        pings="end",
        theme="contrast",
        words=True,
        hints="always",
    )
    await alice.slash("/rules", topic="battle")
    await alice.sees("## Бій")
    await alice.choose("Мова", "Як у моєму Discord")
    await alice.sees("## Your settings")


async def test_letters_that_discord_refused_can_be_tried_again(study):
    people = study.bot.client.services.people
    await people.change(number(study.bob), letters_closed=True)
    await study.bob.slash("/settings")
    await study.bob.sees("blocked: you choose in the channel")
    await study.bob.press("Try direct messages again")
    await study.bob.sees("Direct messages — **on, for secret choices**")
    assert not (await people.get(number(study.bob))).letters_closed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "neon"),
        ("language", "xx"),
        ("pings", ""),
        ("letters", "maybe"),
        ("words", "1"),
        ("hints", "often"),
        (f"standing:{GAME}:{DECISION}", "nothing of the kind"),
        (f"standing:{GAME}:nothing", "ask"),
        (f"standing:nothing:{DECISION}", "ask"),
        (f"standing:{DECISION}", "ask"),
        ("standing", "x"),
        ("", ""),
        ("standing:", "ask:"),
        ("standing:nothing", "ask"),
        ("letters_closed", "on"),
    ],
)
def test_what_nobody_offered_changes_nothing(name, value):
    assert pages.change(Person(), name, value) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_discord(language):
    texts = Texts(language)
    closed = Person(language=language, letters_closed=True, words=True, theme="dark")
    for name in (
        "",
        "standing",
        f"standing:{GAME}",
        f"standing:{GAME}:{DECISION}",
        "standing:nothing",
        "weather",
    ):
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
    gone = Person(standing={GAME: {DECISION: "gone", "old.decision": "yes"}, "old": {"what": "no"}})
    page = pages.page(Texts("en"), gone, f"standing:{GAME}:{DECISION}")
    assert "gone" not in page.text


def test_answers_of_one_game_leave_those_of_others_alone():
    before = Person(standing={"other": {DECISION: "ask"}})
    changed = pages.change(before, f"standing:{GAME}:{DECISION}", "ask")
    assert changed == {"standing": {"other": {DECISION: "ask"}, GAME: {DECISION: "ask"}}}
    both = Person(**changed)
    assert pages.change(both, f"standing:{GAME}:{DECISION}", "usual") == {
        "standing": before.standing
    }


def test_what_a_level_means_in_each_game_stands_beside_it():
    page = pages.page(Texts("en"), Person(), "")
    pings = next(
        item.item for item in page.items if getattr(item.item, "placeholder", "") == "Pings"
    )
    notes = {option.value: option.description for option in pings.options}
    assert set(notes) == {"turns", "chapters", "end", "daily", "off"}
    for game, ui in UIS.items():
        if ui.chapters(Texts("en")):
            assert Texts("en")(f"{game}-game") in notes["chapters"]
