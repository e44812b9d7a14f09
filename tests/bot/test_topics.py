"""Topics of the rules: complete, in three languages, and found by any of their words."""

from __future__ import annotations

import random
import re
import string

import pytest

from bot.fronts.ankh_topics import _BY_DECISION, _BY_REASON
from bot.texts import LANGUAGES, Texts
from bot.topics import MOST_SUGGESTED, Topic, all_topics, find, suggest, topic_named, topics_of
from bot.words import words_for
from rules.ankh.data import Card, God, Kind, Power
from rules.ankh.lines import parse as parse_ankh
from rules.ankh.scenarios import ScenarioId
from rules.imhotep.reading import parse as parse_imhotep

NAMES = [
    "turn", "move", "summon", "gain", "unlock", "events", "claim", "caravan", "conflict", "battle",
    "cards", "plague", "tie", "merge", "monuments", "guardians", "amun", "anubis", "isis", "osiris",
    "ra", "end", "scenarios", "regions", "adjacency", "typing", "undo", "secrets", "clocks",
]  # fmt: skip
PARSERS = {"ankh": parse_ankh, "imhotep": parse_imhotep}
LONGEST = {"": 34, "-text": 1800, "-words": 400, "-page": 10}


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)


def test_ankh_has_its_topics():
    assert [topic.name for topic in topics_of("ankh")] == NAMES
    assert topics_of("senet") == all_topics()


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


def test_whatever_a_refusal_links_to_is_there():
    for name in {*_BY_REASON.values(), *_BY_DECISION.values()}:
        assert topic_named(name, "ankh") == Topic("ankh", name)
    assert topic_named("battle", "senet") == Topic("ankh", "battle")
    assert topic_named("weather") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "ids", "name"),
    [
        ("card", Card, "cards"),
        ("power", Power, "unlock"),
        ("scenario", ScenarioId, "scenarios"),
        ("kind", [kind for kind in Kind if kind not in (Kind.GOD, Kind.WARRIOR)], "guardians"),
    ],
)
def test_all_of_a_family_is_told_and_found(language, family, ids, name):
    texts = Texts(language)
    topic = Topic("ankh", name)
    for item in ids:
        shown = texts(f"ankh-{family}-{item}".replace("_", "-")).lower()
        told = topic.text(texts).lower()
        assert shown in told, shown
        found = find(shown, language)
        assert topic in (found.topic, *found.near), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_god_is_found_by_name(language):
    for god in God:
        assert find(Texts(language)(f"ankh-god-{god}"), "en").topic.name == god


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("караван", "caravan"), ("КАРАВАН!", "caravan"), ("Сражение", "battle"), ("бій", "battle"),
        ("locusts", "plague"), ("сарана", "plague"), ("саранча", "plague"), ("merg", "merge"),
        ("злука", "merge"), ("два бога единый бог", None), ("tie-breaker", "tie"),
        ("соседство", "adjacency"), ("прилегла", "adjacency"), ("  undo ", "undo"),
        ("forgotten", "end"), ("забытые", "end"), ("hex", "regions"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_any_language_find_a_topic(language, query, name):
    found = find(query, language)
    assert (found.topic and found.topic.name) == name


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("battel", "battle"), ("сраженее", "battle"), ("carvan", "caravan"), ("зюзюкалка", None),
        ("how does the plague work", "plague"), ("что такое соседство?", "adjacency"),
        ("androsfinx", "guardians"), ("як працює навала сарани", "plague"),
    ],
)  # fmt: skip
def test_what_is_nearly_a_topic_is_near(query, name):
    found = find(query, "en")
    assert found.topic is None
    assert ([topic.name for topic in found.near] or [None])[0] == name


def test_what_stands_only_in_a_text_is_near():
    assert Topic("ankh", "monuments") in find("ten of each", "en").near


def test_nothing_typed_suggests_everything_that_fits_into_a_list():
    assert suggest("", "en") == list(all_topics()[:MOST_SUGGESTED])
    assert suggest("bat", "en")[0].name == "battle"
    assert suggest("кара", "en")[0].name == "caravan"


def test_no_string_breaks_the_search():
    rng = random.Random(3)
    letters = string.printable + "абвгдеёжзийіїєґ`*_~|<@#>​\u202e💥\x00"
    for _ in range(150):
        query = "".join(rng.choices(letters, k=rng.randrange(60)))
        language = rng.choice(LANGUAGES)
        find(query, language)
        assert len(suggest(query, language)) <= MOST_SUGGESTED
    assert find("z" * 6000, "en").topic is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_the_texts_can_be_typed(language):
    """Whatever stands in backticks is a line, or the end of one, of the typed language."""
    texts = Texts(language)
    seen = 0
    for topic in all_topics():
        for example in re.findall("`([^`]+)`", topic.text(texts)):
            if example.startswith("/") or example in ("*", ">", "-", "→") or example[-1] == "!":
                continue
            assert PARSERS[topic.game](example, words_for(topic.game, language)), example
            seen += 1
    assert seen > 50
