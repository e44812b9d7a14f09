"""A quick taste: the first battle comes at once, whoever plays whom."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.games.ankh.lessons import LESSONS, lesson
from bot.games.uis import ui_of
from bot.tables.chance import seeded
from bot.texts import LANGUAGES, Texts
from rules.ankh.data import God
from rules.engine.events import Event
from rules.engine.session import Session
from tests.texts.catalogues import told_events

FRONT = ui_of("ankh")
SEATS = range(2, 6)
TASTE = {"begin": "taste"}
VIEW = FRONT.game.view(FRONT.game.new(2, {}), None)


def begun(chosen):
    position = FRONT.beginning(TASTE, chosen)
    session = Session(FRONT.game, FRONT.game.read_position(position), seeded(1))
    FRONT.game.check(session.state)
    return session


def played_until(session, seen):
    """Let the computer play until an event has happened; return what was asked, and the events."""
    asked, told = [], [event.what for event in session.drain().events]
    while seen not in told:
        choice = next(c for c in session.request.choices if c.seat not in session.picks)
        view = FRONT.game.view(session.state, choice.seat)
        asked.append((choice.seat, choice.what))
        options = [str(option) for option in choice.options]
        session.answer(choice.seat, FRONT.player("thoth", "1").answer(view, choice.what, options))
        told += [event.what for event in session.drain().events]
    return asked, told


@pytest.mark.parametrize("seats", SEATS)
def test_the_host_begins_and_everybody_has_an_enemy_beside_them(seats):
    session = begun([None] * seats)
    assert [choice.seat for choice in session.request.choices] == [0]
    view = FRONT.game.view(session.state, None)
    rivals = dict.fromkeys(view.seats, 0)
    for region in view.regions:
        here = {figure.god for figure in view.figures if figure.cell in region.land}
        for god in here if len(here) > 1 else ():
            rivals[god] += 1
    assert all(count == 2 for count in rivals.values())
    assert not FRONT.has_tasted(view)


@pytest.mark.parametrize("seats", SEATS)
def test_two_actions_bring_the_first_conflict(seats):
    for first in ("gain", "unlock"):
        session = begun([None] * seats)
        told = []
        session.answer(0, first)
        told = [event.what for event in session.drain().events]
        if first == "unlock":
            session.answer(0, "commanding")
            told += [event.what for event in session.drain().events]
        assert "conflict" in told
        assert "battle" in told


@pytest.mark.parametrize("seats", SEATS)
def test_it_goes_on_as_a_whole_game(seats):
    session = begun([None] * seats)
    _, told = played_until(session, "conflict_over")
    assert "battle" in told
    played_until(session, "action")
    assert FRONT.has_tasted(FRONT.game.view(session.state, None))
    played_until(session, "game_over")


@pytest.mark.parametrize("seats", SEATS)
def test_gods_are_those_chosen_and_nobody_is_there_twice(seats):
    for wanted in [*permutations(map(str, God), 2)]:
        chosen = [wanted[0], *[None] * (seats - 2), wanted[1]]
        gods = [str(god) for god in FRONT.game.view(begun(chosen).state, None).seats]
        assert (gods[0], gods[-1]) == wanted
        assert len(set(gods)) == seats


def test_without_an_agreement_a_game_begins_with_its_set_up():
    assert FRONT.beginning({}, [None, None]) is None
    assert FRONT.beginning({"begin": "set_up"}, [None, None]) is None
    assert FRONT.idle_options({"begin": "set_up"}) == ()
    assert "scenario" in FRONT.idle_options(TASTE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_one_short_sentence_or_two(language):
    texts = Texts(language)
    names = {*LESSONS.values(), "gained", "control", "caravan"}
    for name in names:
        assert 20 < len(FRONT.lesson_text(texts, name)) <= 160
    assert len(FRONT.how_to_read(texts).splitlines()) == 3
    known = texts.keys()
    assert names == {
        key.removeprefix("ankh-lesson-") for key in known if key.startswith("ankh-lesson-")
    }


def test_lessons_belong_to_events_that_are_told():
    assert set(LESSONS) <= set(told_events("ankh"))
    assert lesson(Event("event", {"kind": "caravan"})) == "caravan"
    assert lesson(Event("event", {"kind": "conflict"})) is None
    assert lesson(Event("followers", {"source": "gain"})) == "gained"
    assert lesson(Event("followers", {"source": "flood"})) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_log_name_gods_in_bold(language):
    texts = Texts(language)
    god = texts("ankh-god-ra")
    line = FRONT.told(texts, Event("battle", {"region": 2, "gods": [God.RA, God.AMUN]}), VIEW)
    assert line.startswith("⚔ ")
    assert f"**{god}**" in line
    conflict = Event("event", {"position": 4, "kind": "conflict", "god": "ra"})
    assert FRONT.told(texts, conflict, VIEW) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_warns_once_of_the_event_that_comes(language):
    texts = Texts(language)
    view = FRONT.game.view(begun([None, None]).state, 0)
    warnings = FRONT.warnings(texts, view, "action", ["move", "summon", "gain", "unlock"])
    (line,) = warnings
    assert texts("ankh-headline-conflict", number=1) in line
    for action, named in {"move": False, "gain": True, "unlock": True}.items():
        assert (texts(f"ankh-click-action-{action}") in line) is named
