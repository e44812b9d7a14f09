"""Rules topics, and finding them by words of any language.

A game's topics are whatever its catalogues hold: ``<game>-topic-<name>`` is a title, the same
with ``-text`` what there is to say, ``-words`` what else people may call it, and ``-page``,
where there is one, its place in the printed book.

>>> all(find(topic.label(Texts("uk")), "en").topic == topic for topic in all_topics())
True
"""

from __future__ import annotations

import difflib
import enum
import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from bot.games.typed_values import plain
from bot.texts import FALLBACK, LANGUAGES, Texts

MOST_NEAR = 5
MOST_SUGGESTED = 25
ALIKE = 0.66  # of difflib's ratio: a letter or two may be wrong
SHORTEST_PART = 3  # letters that say enough to look for them inside texts
LONGEST_QUERY = 100

_KEY = re.compile(r"(?P<game>[a-z]+)-topic-(?P<name>[a-z]+)")


class Topic(NamedTuple):
    """Something about the rules of a game."""

    game: str
    name: str

    @property
    def _key(self) -> str:
        return f"{self.game}-topic-{self.name}"

    def title(self, texts: Texts) -> str:
        """What it is called."""
        return texts(self._key)

    def text(self, texts: Texts) -> str:
        """What there is to say about it."""
        return texts(f"{self._key}-text")

    def page(self, texts: Texts) -> str:
        """Where the printed book has it; empty if nowhere."""
        key = f"{self._key}-page"
        return texts(key) if key in texts else ""

    def words(self, texts: Texts) -> list[str]:
        """What else it may be called."""
        return [word.strip() for word in texts(f"{self._key}-words").split(",")]

    def label(self, texts: Texts) -> str:
        """Its title, with the game if another game has a topic of the same title."""
        title = self.title(texts)
        same = [topic for topic in all_topics() if topic.title(texts) == title]
        return title if len(same) == 1 else f"{title} · {texts(f'{self.game}-game')}"


class Found(NamedTuple):
    """What a search has found: the topic that is meant, or failing that what is near."""

    topic: Topic | None
    near: tuple[Topic, ...] = ()


@cache
def all_topics() -> tuple[Topic, ...]:
    """Every topic of every game, in the order of the catalogues."""
    matches = (_KEY.fullmatch(key) for key in Texts(FALLBACK).keys())  # noqa: SIM118 - no dict
    return tuple(Topic(match["game"], match["name"]) for match in matches if match)


def topics_of(game: str | None) -> tuple[Topic, ...]:
    """The topics of a game; of all games if it has none or nobody says which."""
    return tuple(topic for topic in all_topics() if topic.game == game) or all_topics()


def topic_named(name: str, game: str | None = None) -> Topic | None:
    """The topic with a name, of one game if it has it."""
    named = [topic for topic in all_topics() if topic.name == name]
    return next((topic for topic in named if topic.game == game), named[0] if named else None)


def find(query: str, language: str, game: str | None = None) -> Found:
    """Find the topic somebody means; topics of their game and words of their language first."""
    asked = plain(query[:LONGEST_QUERY])
    ranked = _ranked(asked, language, game)
    best = [topic for rank, topic in ranked if rank <= _Rank.WORD]
    begun = [topic for rank, topic in ranked if rank == _Rank.BEGINNING]
    if not best and len(begun) == 1 and len(asked) >= SHORTEST_PART:
        best = begun
    if best:
        return Found(best[0], tuple(best[1:MOST_NEAR]))
    return Found(None, tuple(topic for _, topic in ranked[:MOST_NEAR]))


def suggest(query: str, language: str, game: str | None = None) -> list[Topic]:
    """Topics for what has been typed so far; all of them if nothing has."""
    asked = plain(query[:LONGEST_QUERY])
    found = [topic for _, topic in _ranked(asked, language, game)] if asked else topics_of(game)
    return list(found[:MOST_SUGGESTED])


def warm_up() -> None:
    """Read all topics now, so that nobody who types waits for it."""
    for topic in all_topics():
        for language in LANGUAGES:
            _terms(topic, language)


# --- how well a topic fits ------------------------------------------------------------------


class _Rank(enum.IntEnum):
    """By what a topic fits, the surest first."""

    TITLE = 0
    WORD = 1
    BEGINNING = 2
    TITLE_PART = 3
    PART = 4
    TEXT = 5
    LIKENESS = 6


class _Terms(NamedTuple):
    """Everything by which a topic may be known in a language, as it is compared."""

    titles: tuple[str, ...]
    names: tuple[str, ...]  # the titles, and what else it may be called
    text: str


@cache
def _terms(topic: Topic, language: str) -> _Terms:
    texts = Texts(language)
    titles = tuple(map(plain, (topic.name, topic.title(texts), topic.label(texts))))
    names = (*titles, *map(plain, topic.words(texts)))
    return _Terms(titles, names, plain(topic.text(texts)))


def _ranked(asked: str, language: str, game: str | None) -> list[tuple[_Rank, Topic]]:
    """The topics that fit, best first."""
    found = []
    for order, topic in enumerate(all_topics()):
        ranks = [
            (rank, other != language)
            for other in LANGUAGES
            if (rank := _rank(asked, _terms(topic, other))) is not None
        ]
        if ranks:
            rank, is_foreign = min(ranks)
            found.append((rank, topic.game != game, is_foreign, order, topic))
    return [(entry[0], entry[-1]) for entry in sorted(found)]


def _rank(asked: str, terms: _Terms) -> _Rank | None:
    """How well a topic fits in one language, if it does."""
    if not asked:
        return None
    if asked in terms.names:
        return _Rank.TITLE if asked in terms.titles else _Rank.WORD
    if any(name.startswith(asked) for name in terms.names):
        return _Rank.BEGINNING
    if len(asked) >= SHORTEST_PART and _has_words(asked, terms.names):
        return _Rank.TITLE_PART if _has_words(asked, terms.titles) else _Rank.PART
    if len(asked) >= SHORTEST_PART and asked in terms.text:
        return _Rank.TEXT
    alike = difflib.get_close_matches(asked, terms.names, 1, ALIKE)
    return _Rank.LIKENESS if alike else None


def _has_words(asked: str, names: Iterable[str]) -> bool:
    """Return whether a name is inside what was asked, or the other way round, by whole words."""
    return any(
        f" {asked}" in f" {name}" or (len(name) >= SHORTEST_PART and f" {name} " in f" {asked} ")
        for name in names
    )
