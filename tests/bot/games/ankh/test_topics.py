"""Topics of the rules of Ankh, found by words of three languages."""

from __future__ import annotations

import pytest

from bot.games.ankh.topics import _BY_DECISION, _BY_REASON
from bot.games.topics import Topic, find, suggest, topic_named, topics_of
from bot.texts import LANGUAGES, Texts
from rules.ankh.data import Card, God, Kind, Power
from rules.ankh.scenarios import ScenarioId

NAMES = [
    "turn",
    "move",
    "summon",
    "gain",
    "unlock",
    "events",
    "claim",
    "caravan",
    "conflict",
    "battle",
    "cards",
    "plague",
    "tie",
    "merge",
    "monuments",
    "guardians",
    "amun",
    "anubis",
    "isis",
    "osiris",
    "ra",
    "end",
    "scenarios",
    "regions",
    "adjacency",
    "typing",
    "undo",
    "secrets",
    "clocks",
]


def test_ankh_has_its_topics():
    assert [topic.name for topic in topics_of("ankh")] == NAMES


def test_whatever_a_refusal_links_to_is_there():
    for name in {*_BY_REASON.values(), *_BY_DECISION.values()}:
        assert topic_named(name, "ankh") == Topic("ankh", name)
    assert topic_named("battle", "nothing") == Topic("ankh", "battle")


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
        ("караван", "caravan"),
        ("КАРАВАН!", "caravan"),
        ("Сражение", "battle"),
        ("бій", "battle"),
        ("бiй", "battle"),  # with a Latin i
        ("БIЙ", "battle"),
        ("cpaжeниe", "battle"),  # with three Latin letters
        ("locusts", "plague"),
        ("сарана", "plague"),
        ("саранча", "plague"),
        ("merg", "merge"),
        ("злука", "merge"),
        ("два бога единый бог", None),
        ("tie-breaker", "tie"),
        ("соседство", "adjacency"),
        ("прилегла", "adjacency"),
        ("  undo ", "undo"),
        ("forgotten", "end"),
        ("забытые", "end"),
        ("hex", "regions"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_any_language_find_a_topic(language, query, name):
    found = find(query, language)
    assert (found.topic and found.topic.name) == name


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("battel", "battle"),
        ("сраженее", "battle"),
        ("carvan", "caravan"),
        ("зюзюкалка", None),
        ("how does the plague work", "plague"),
        ("что такое соседство?", "adjacency"),
        ("androsfinx", "guardians"),
        ("як працює навала сарани", "plague"),
    ],
)
def test_what_is_nearly_a_topic_is_near(query, name):
    found = find(query, "en")
    assert found.topic is None
    assert ([topic.name for topic in found.near] or [None])[0] == name


def test_what_stands_only_in_a_text_is_near():
    assert Topic("ankh", "monuments") in find("ten of each", "en").near


def test_what_was_typed_so_far_suggests_topics():
    assert suggest("bat", "en")[0].name == "battle"
    assert suggest("кара", "en")[0].name == "caravan"
