"""/rules, /help and /settings, used by three people in three languages."""

from __future__ import annotations

import asyncio
import random
import re
import string

import pytest
from discord import ChannelType

from bot.games.typed_words import words_for
from bot.games.uis import ui_of
from bot.store.rows import Place, SeatRow
from bot.tables.preferences import language_of
from bot.texts import LANGUAGES, Texts
from cogs.help.situation import at_table
from sandbox.wire import Component
from tests.kit.actor import Actor, text_of
from tests.kit.bots import InProcessBot
from tests.kit.example import GAME, SCENARIOS, TITLE
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private

EXTENSIONS = ("cogs.core.cog", "cogs.help.cog", "cogs.settings.cog")


@pytest.fixture
async def study(sandbox, tmp_path):
    """A stage where one can look things up; nothing else is loaded."""
    bot = InProcessBot(sandbox, tmp_path, EXTENSIONS)
    await bot.start()
    stage = Stage(sandbox, bot)
    yield stage
    assert stage.refused() == []
    await bot.stop()


def number(actor):
    return int(actor.person.id)


async def table_of(study, *players, scenario="middle_kingdom"):
    """A game in the channel where everybody is."""
    channel = study.alice.channel()
    seats = [SeatRow(seat, p.person.display_name, number(p)) for seat, p in enumerate(players)]
    return await study.bot.client.services.tables.create(
        GAME,
        seats,
        {"scenario": scenario},
        host=number(players[0]),
        place=Place(int(channel["guild_id"]), int(channel["id"])),
    )


async def new_thread(actor):
    """The name of the thread that the bot opens."""
    async with asyncio.timeout(20):
        while True:
            for channel in actor.person.channels():
                if channel["type"] == ChannelType.public_thread.value:
                    return channel["name"]
            await asyncio.sleep(0.02)


# --- /rules -------------------------------------------------------------------------------------


async def test_a_topic_is_shown_to_whoever_asks_in_their_language(study):
    await study.alice.slash("/rules", topic="караван")
    answer = await study.alice.sees("## Camel Caravan")
    assert is_private(answer)
    assert "p. 21" not in text_of(answer)  # of the Russian edition, for its readers only
    assert study.bob.shows("Camel Caravan") is None
    await study.olena.slash("/rules", topic="caravan")
    assert "с. 21" in text_of(await study.olena.sees("## Каравани верблюдів"))


async def test_autocomplete_knows_words_of_three_languages_and_its_labels_are_answers(study):
    assert (await study.alice.completes("/rules", "topic", "сраж"))[0] == "Battle"
    assert (await study.olena.completes("/rules", "topic", "plag"))[0] == "Навала сарани"
    everything = await study.alice.completes("/rules", "topic", "")
    assert len(everything) == 25
    await study.olena.slash("/rules", topic="Навала сарани")
    await study.olena.sees("## Навала сарани")


async def test_near_matches_are_buttons(study):
    await study.alice.slash("/rules", topic="battel **now**")
    await study.alice.sees("There's no topic “battel \\*\\*now\\*\\*”")
    await study.alice.slash("/rules", topic="battel")
    await study.alice.sees("Did you mean")
    assert (await study.alice.press("Battle")).kind == "deferred_update"
    await study.alice.sees("## Battle")
    await study.alice.slash("/rules", topic="qqqqqq")
    await study.alice.sees("Choose one below")


async def test_all_topics_are_in_menus_and_follow_one_another_in_place(study):
    await study.alice.slash("/rules")
    first = await study.alice.sees("Rules of which game?")
    await study.alice.press(TITLE)
    assert (await study.alice.sees("or search: `/rules topic:move`"))["id"] == first["id"]
    await study.alice.choose("Topics: A turn … Monuments and majorities", "Ties")
    shown = await study.alice.sees("## Ties")
    assert shown["id"] == first["id"]
    await study.alice.choose("Topics: Guardians … Clocks", "Clocks")
    assert (await study.alice.sees("## Clocks"))["id"] == first["id"]


async def test_old_buttons_work_after_a_restart(study):
    await study.alice.slash("/rules")
    await study.alice.press(TITLE)
    await study.alice.sees("Choose a topic below")
    await study.bot.restart()
    await study.alice.choose("Topics: A turn … Monuments and majorities", "Battle")
    await study.alice.sees("## Battle")


# --- /help --------------------------------------------------------------------------------------


async def test_without_a_game_help_says_how_to_begin(study):
    await study.bob.slash("/help")
    answer = await study.bob.sees("Thoth runs board games")
    assert is_private(answer)
    assert labels(answer) == ["Practice", "New game", "Rules", "Settings"]
    await study.bob.press("Rules")
    opened = await study.bob.sees("Rules of which game?")
    assert opened["id"] != answer["id"]
    await study.olena.slash("/help")
    assert labels(await study.olena.sees("Бот Тот веде настільні ігри")) == [
        "Тренування",
        "Нова гра",
        "Правила",
        "Налаштування",
    ]


async def test_on_ones_turn_help_has_lines_that_can_be_played(study):
    table = await table_of(study, study.alice, study.bob)
    asked = table.session.request.choices[0].seat
    actor = (study.alice, study.bob)[asked]
    await actor.slash("/help")
    answer = text_of(await actor.sees("Your decision"))
    assert "Choose an action" in answer
    lines = re.findall(r"^- `([^`]+)`$", answer, re.MULTILINE)
    assert [line.split()[0] for line in lines] == ["move", "summon", "gain", "unlock"]
    assert re.fullmatch(r"move \d+>\d+", lines[0])
    for line in lines:
        assert table.game.expand(table.session, asked, line)
    await actor.press("Rules: A turn")
    await actor.sees("## A turn")


async def test_whoever_must_wait_hears_for_whom_and_what_to_do_meanwhile(study):
    table = await table_of(study, study.alice, study.bob)
    asked = table.session.request.choices[0].seat
    other = (study.bob, study.alice)[asked]
    await other.slash("/help")
    answer = text_of(await other.sees("it isn't your turn"))
    god = ui_of(GAME).seat_name(Texts("en"), table.view(None), asked)
    assert f"Waiting for: {god} ({'Alice' if asked == 0 else 'Bob'})." in answer
    for command in ("/play", "/board", "/log", "/rules"):
        assert command in answer
    await study.olena.slash("/help")
    assert "Чекаємо" in text_of(await study.olena.sees("Ви дивитеся гру"))


async def test_in_a_direct_message_help_is_about_the_game_that_waits(study):
    table = await table_of(study, study.alice, study.bob)
    actor = (study.alice, study.bob)[table.session.request.choices[0].seat]
    await actor.slash("/help")
    await actor.sees("Your decision")
    await table_of(study, study.alice, study.bob)
    await actor.slash("/help")
    await actor.sees("You're in several games")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_examples_of_every_decision_of_a_game_can_be_typed(study, language):
    """Random games: whatever is asked, the examples are lines of the reader's language."""
    texts, rng, seen = Texts(language), random.Random(language), set()
    for scenario in SCENARIOS[1:]:
        actors = (study.alice, study.bob, study.olena)
        table = await table_of(study, *actors, scenario=scenario)
        for _ in range(220):
            request = table.session.request
            if request is None:
                break
            choice = next(c for c in request.choices if c.seat not in table.session.picks)
            person = number(actors[choice.seat])
            if choice.what not in seen or rng.random() < 0.1:
                seen.add(choice.what)
                answer = await at_table(table, person, texts)
                assert len(answer.text) <= 2000
                for line in re.findall(r"^- `([^`]+)`$", answer.text, re.MULTILINE):
                    known = words_for(table.game.name, language)
                    assert table.game.expand(table.session, choice.seat, line, known)
            await table.act(person, [str(rng.choice(choice.options))], table.revision)
    assert len(seen) >= 8


def test_a_line_is_told_in_the_words_of_its_reader():
    assert words_for(GAME, "ru").spoken("summon w 45*") == "призвать воин 45*"
    assert words_for(GAME, "uk").spoken("battle flood+chariots") == "бій повінь+колісниці"
    assert words_for(GAME, "en").spoken("57>68 34>44") == "57>68 34>44"
    assert words_for("unknown", "ru").spoken("throw 3") == "throw 3"


async def test_at_a_table_that_is_being_arranged_help_is_about_it(near_hall):
    alice, bob = near_hall.alice, near_hall.bob
    await alice.slash("/game new", game=GAME, seats=3)
    place = await new_thread(alice)
    await alice.at(place).sees("this is your table")
    await bob.at(place).slash("/help")
    assert "/game join" in text_of(await bob.at(place).sees("A table is waiting for players here"))
    await alice.at(place).slash("/help")
    told = text_of(await alice.at(place).sees("A table is waiting for players here"))
    assert "Players: 1 of 3" in told
    assert "You're the host" in told


async def test_every_panel_has_a_button_for_help(near_hall):
    alice = near_hall.alice
    await alice.slash("/game practice", game=GAME)
    place = await new_thread(alice)
    panel = await alice.at(place).sees("★", patience=20)
    await alice.at(place).press("Help")
    answer = await alice.at(place).sees("Your decision", patience=20)
    assert answer["id"] != panel["id"]
    assert is_private(answer)


async def test_no_text_anybody_types_causes_an_error(study):
    rng = random.Random(11)
    letters = string.printable + "абвгґдеєжзиіїйклмнопёъыэ`*_~|<@#>​\u202e💥"
    ivan = Actor(study.sandbox.person("ivan"))
    assert {a.person.locale for a in (study.alice, ivan, study.olena)} == {"en-US", "ru", "uk"}
    for actor in (study.alice, ivan, study.olena):
        for _ in range(12):
            typed = "".join(rng.choices(letters, k=rng.randrange(1, 80)))
            assert (await actor.slash("/rules", topic=typed)).kind == "deferred"
            await actor.completes("/rules", "topic", typed)
        fault = Texts(language_of(actor.person.locale))("error-our-fault")
        assert actor.shows(fault) is None


def labels(message):
    return [
        component["label"]
        for row in message["components"]
        for component in row.get("components", ())
        if component["type"] == Component.BUTTON
    ]
