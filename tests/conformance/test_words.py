"""Every decision, event, refusal, option and topic of a game has its words in three languages."""

from __future__ import annotations

import re
from importlib import import_module
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.topics import Topic, topic_named, topics_of
from bot.games.typed_words import words_for
from bot.games.uis import UIS
from bot.tables.acting import read_events, write_events
from bot.tables.lobbies import fitted
from bot.texts import LANGUAGES, Texts, listed_words
from rules.engine.errors import IllegalAnswer, Refusal, Unreadable
from tests.conformance.played import SEEDS, decisions, every_game, new_session, played
from tests.texts.catalogues import known_of, told_events

LINE, HEADLINE, BLOCK, MESSAGE = 300, 100, 2000, 4000
# What no text has, and the ids of the rules are made of: underscores, and other alphabets' letters.
FOREIGN = {"en": "_", "ru": "[a-zіїєґ_]", "uk": "[a-zыэёъ_]"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def reasons(game):
    return (*import_module(f"rules.{game}.refusals").Reason, *Refusal)


def words_of(game):
    return import_module(f"rules.{game}.words").VOCABULARY


def key_of(*parts):
    return "-".join(parts).replace("_", "-").replace(".", "-")


@every_game
@every_language
def test_the_catalogues_have_everything_that_the_rules_can_say(game, language):
    texts = Texts(language)
    wanted = [key_of(game, "said", event) for event in told_events(game)]
    wanted += [key_of(game, "refused", reason) for reason in reasons(game)]
    wanted += [key_of(game, "what", asked.what) for asked in decisions(game)]
    wanted += [f"{game}-game", f"lobby-about-{game}", f"command-{game}"]
    assert [key for key in wanted if key not in texts] == []


@every_game
@every_language
def test_every_word_of_the_rules_can_be_typed_and_means_one_thing(game, language):
    texts = Texts(language)
    plain = {key: texts(key) for key in texts.keys() if key.startswith(f"{game}-word-")}  # noqa: SIM118 - it is no mapping
    words, vocabulary = list(listed_words(plain, game)), words_of(game)
    assert {word.meant for word in words} == vocabulary - getattr(known_of(game), "SHARED", set())
    meanings = dict(words)
    assert [word for word in words if meanings[word.typed] != word.meant] == []
    assert texts.words(game) == meanings


@every_game
@every_language
def test_a_random_game_is_told(game, language):
    ui, texts = UIS[game], Texts(language)
    for seed in SEEDS:
        told = played(game, seed)
        for view, events in zip(told.views, told.events, strict=True):
            assert 0 < len(ui.headline(texts, view)) <= HEADLINE
            assert ui.turn(view) >= 0
            for event in events:
                line = ui.said(texts, event, view)
                assert len(line) <= LINE
                assert bool(ui.told(texts, event, view)) == bool(line)
                lesson = ui.lesson(event)
                assert lesson is None or 0 < len(ui.lesson_text(texts, lesson)) <= LINE
                (stored,) = read_events(write_events([event]))
                assert ui.said(texts, stored, view) == line
        over = told.views[-1]
        assert set(ui.winners(over)) <= set(range(told.seats))
        assert not ui.winners(told.views[0])
        for seat in range(told.seats):
            assert ui.seat_name(texts, over, seat)
            assert 0 <= ui.colour(over, seat) <= 0xFFFFFF
        assert 0 <= ui.colour(over, None) <= 0xFFFFFF
        names = {ui.seat_name(texts, over, seat) for seat in range(told.seats)}
        assert len(names) > 1 or told.seats == 1


@every_game
@every_language
def test_the_first_panel_is_explained_in_three_lines(game, language):
    assert len(UIS[game].how_to_read(Texts(language)).splitlines()) == 3


@every_game
@every_language
def test_every_answer_can_be_said(game, language):
    ui, texts = UIS[game], Texts(language)
    for asked in decisions(game):
        assert ui.asked(texts, asked.what)
        for key in {asked.answer, asked.keys[0], asked.keys[-1]}:
            assert 0 < len(ui.answered(texts, asked.view, asked.what, key)) <= LINE
            assert len(ui.warning(texts, asked.view, asked.what, key)) <= LINE


@every_game
@every_language
def test_the_board_can_be_read(game, language):
    ui, texts = UIS[game], Texts(language)
    for seed in SEEDS:
        for view in played(game, seed).views[::20]:
            blocks = ui.text_board(texts, view)
            assert blocks
            assert all(0 < len(block) <= BLOCK for block in blocks)


# --- refusals -----------------------------------------------------------------------------------


@every_game
def test_whatever_is_refused_is_explained(game):
    """Answers of one moment are given at another; whatever is wrong with them is said."""
    ui = UIS[game]
    keys = sorted({key for asked in decisions(game) for key in asked.keys[:5]})
    met = set()
    for seed in SEEDS[:3]:
        random, session = Random(seed), new_session(game, seed)
        taste = Taste(random)
        while session.request is not None:
            choice = waiting(session)[0]
            seat = random.randrange(played(game, seed).seats)
            met |= {refusal_of(ui, session, seat, key) for key in random.sample(keys, 2)}
            session.answer(choice.seat, taste.pick(choice))
    assert len(met - {None}) > 3


def refusal_of(ui, session, seat, key):
    """Try an answer on a clone; check what a player would read if it is refused."""
    error = why_not(session.clone(), seat, key)
    if error is None:
        return None
    view = session.game.view(session.state, None)
    for language in LANGUAGES:
        text = ui.refused(Texts(language), error, view)
        assert 0 < len(text) <= BLOCK
        assert "None" not in text
        assert_no_key(ui.game.name, language, text)
    assert len(ui.instead(error)) <= 5
    topic = ui.topic(str(error.reason), error.what)
    assert topic is None or topic_named(topic, ui.game.name) == (ui.game.name, topic)
    return error.reason


def assert_no_key(game, language, text):
    """Refusals named the rules' own ids, «statue» to a Russian reader."""
    shown = re.sub(getattr(known_of(game), "MARKED", "$"), "", text)
    assert not re.search(FOREIGN[language], shown), text


def why_not(session, seat, key):
    try:
        session.answer(seat, key)
    except IllegalAnswer as error:
        return error
    return None


@every_game
@every_language
def test_what_is_unreadable_is_named_with_an_example_that_is_not(game, language):
    ui, texts = UIS[game], Texts(language)
    text = ui.unreadable(texts, Unreadable(0, "qwxz"))
    assert "qwxz" in text
    assert_no_key(game, language, text.replace("qwxz", ""))
    example = text.rpartition(": ")[2].strip().rstrip(".")
    session = new_session(game, SEEDS[0])
    try:
        seat = waiting(session)[0].seat
        session.game.expand(session, seat, example, words_for(game, language))
    except IllegalAnswer:
        pass  # it is understood; that it is possible now nobody has said


# --- topics, lobby, settings --------------------------------------------------------------------


@every_game
def test_every_link_to_the_rules_leads_to_a_topic_of_the_game(game):
    ui = UIS[game]
    assert Topic(game, "typing") in topics_of(game)
    whats = {asked.what for asked in decisions(game)}
    for reason in ("", *map(str, reasons(game))):
        for what in ("", *whats):
            name = ui.topic(reason, what)
            assert name is None or Topic(game, name) in topics_of(game), (reason, what)
    assert all(ui.topic("", what) for what in whats), "every decision has a topic"


@every_game
@every_language
def test_whatever_is_agreed_can_be_named_and_played(game, language):
    ui, texts = UIS[game], Texts(language)
    for seats in ui.game.seats:
        options = ui.lobby_options(seats)
        for option in options:
            assert ui.option(texts, option.name)
            names = [ui.value(texts, option.name, value) for value in option.values]
            assert len(set(names)) == len(names)
            if option.group:
                assert texts(f"lobby-option-{game}-{option.group}".replace("_", "-"))
                names = [
                    ui.value(texts, option.group, f"{option.name} {value}")
                    for value in option.values
                ]
                assert len(set(names)) == len(names)
            for value in option.values:
                agreed = fitted(ui, {option.name: value}, seats)
                ui.game.new(seats, ui.settings(agreed, [None] * seats))
                position = ui.beginning(agreed, [None] * seats)
                assert position is None or ui.game.read_position(position)
        choices = ui.seat_choices()
        assert len({ui.value(texts, "seat", choice) for choice in choices}) == len(choices)
        chosen = [*choices[:seats], *[None] * seats][:seats]
        ui.game.new(seats, ui.settings(fitted(ui, {}, seats), chosen))


@every_game
def test_a_first_game_can_be_practised(game):
    ui = UIS[game]
    seats, agreed = ui.practice()
    assert seats in ui.game.seats
    assert fitted(ui, agreed, seats).items() >= agreed.items()


@every_game
def test_standing_answers_are_options_of_one_game_alone(game):
    """People set them for a decision, by its name: two games may not share it."""
    standing = UIS[game].standing()
    others = {what for name, ui in UIS.items() if name != game for what in ui.standing()}
    assert not others & set(standing)
    whats = {asked.what for asked in decisions(game)}
    for what in standing:
        if what in whats:
            offered = {key for asked in decisions(game) if asked.what == what for key in asked.keys}
            assert offered & set(standing[what]), what
