"""Topics of the rules: complete, in three languages, and found by any of their words."""

from __future__ import annotations

import random
import re
import string

import pytest

from bot.games.registry import ON_DISCORD, lookup
from bot.games.topics import MOST_SUGGESTED, all_topics, find, suggest, topic_named, topics_of
from bot.games.typed_words import words_for
from bot.texts import LANGUAGES, Texts
from rules.engine.reading import read

LONGEST = {"": 34, "-text": 1800, "-words": 400, "-page": 10}


def test_every_game_has_topics_and_an_unknown_one_those_of_all():
    for game in ON_DISCORD:
        assert {topic.game for topic in topics_of(game)} == {game}
    assert topics_of("nothing") == topics_of(None) == all_topics()
    assert topic_named("weather") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_whole_and_fits(language):
    texts = Texts(language)
    for topic in all_topics():
        for part, longest in LONGEST.items():
            key = f"{topic.game}-topic-{topic.name}{part}"
            assert key in texts or part == "-page", key
            if key in texts:
                assert 0 < len(texts(key)) <= longest, (key, len(texts(key)))
        assert len(topic.text(texts)) > 300, topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ_and_are_what_autocomplete_offers(language):
    texts = Texts(language)
    labels = [topic.label(texts) for topic in all_topics()]
    assert len(set(labels)) == len(labels)
    for topic, label in zip(all_topics(), labels, strict=True):
        assert find(label, language).topic == topic, label
        assert find(label, "en").topic == topic, label  # a label of another language will do
        assert topic in suggest(label, language)


def test_nothing_typed_suggests_everything_that_fits_into_a_list():
    assert suggest("", "en") == list(all_topics()[:MOST_SUGGESTED])


@pytest.mark.parametrize("apostrophe", "'’ʼ´`")
def test_any_apostrophe_will_do(apostrophe):
    texts = Texts("uk")
    words = [(t, word) for t in all_topics() for word in t.words(texts) if "’" in word]
    assert words
    for topic, word in words:
        assert find(word.replace("’", apostrophe), "uk", topic.game) == find(word, "uk", topic.game)


def test_no_string_breaks_the_search():
    rng = random.Random(3)
    letters = string.printable + "абвгдеёжзийіїєґ`*_~|<@#>​\u202e💥\x00"
    for _ in range(150):
        query = "".join(rng.choices(letters, k=rng.randrange(60)))
        language = rng.choice(LANGUAGES)
        find(query, language)
        assert len(suggest(query, language)) <= MOST_SUGGESTED
    assert find("z" * 6000, "en").topic is None


@pytest.mark.parametrize("game", ON_DISCORD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_the_texts_can_be_typed(language, game):
    """Whatever stands in backticks is a line, or the end of one, of the typed language."""
    texts = Texts(language)
    seen = 0
    for topic in topics_of(game):
        for example in re.findall("`([^`]+)`", topic.text(texts)):
            if example.startswith("/") or example in ("*", ">", "-", "→") or example[-1] == "!":
                continue
            assert read(lookup(game).grammar, example, words_for(game, language)), example
            seen += 1
    assert seen
