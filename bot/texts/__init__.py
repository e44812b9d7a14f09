"""The texts of Thoth: Project Fluent catalogues in English, Russian and Ukrainian.

>>> Texts("en")("lobby-new")
'New game'
>>> Texts("ru")("lobby-button-shrink", seats=2)
'Играть вдвоём'
"""

from __future__ import annotations

import logging
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from threading import Lock, RLock
from typing import ClassVar, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

log = logging.getLogger(__name__)

LANGUAGES = ("en", "ru", "uk")
FALLBACK = "en"
MOST_KEPT = 4096  # filled texts of a language that are remembered

_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")  # a message that another one names
_WORD_KEY = re.compile(r"(?P<game>[a-z]+)-word-(?P<word>.+)")


class MissingText(LookupError):
    """A key or one of its variables is not there; only tests see this."""


class Texts:
    """The texts of one language: ``texts("lobby-title", game="Go", seats=2)``.

    A language that we do not have is English.  A key that a language does not have is
    looked up in English and logged; with ``strict``, which the tests set, it raises.
    Catalogues are read once per process; any thread may use them.
    """

    strict: ClassVar[bool] = False

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self._catalogue = _catalogue(self.language)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key, filled with values; numbers choose plural forms."""
        plain = self._catalogue.plain.get(key)
        if plain is not None:
            return plain
        try:
            return self._catalogue.format(key, values)
        except MissingText as missing:
            if self.strict:
                raise
            log.error("no text in %s: %s", self.language, missing)
            return self._fallback(key, values)

    def _fallback(self, key: str, values: Mapping[str, object]) -> str:
        """The English text, or failing that the key: a game goes on with an odd word."""
        try:
            return _catalogue(FALLBACK).format(key, values)
        except MissingText:
            return key

    def __reduce__(self) -> tuple[type[Texts], tuple[str]]:
        return Texts, (self.language,)  # another process reads its own catalogue

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue.messages

    def keys(self) -> list[str]:
        """List all keys, in the order of the files."""
        return list(self._catalogue.messages)

    def words(self, game: str) -> dict[str, str]:
        """What may be typed in this language for the words of a game, each with the game's own."""
        return dict(listed_words(self._catalogue.plain, game))

    def usual_words(self, game: str) -> dict[str, str]:
        """What this language usually calls each word of a game: the first that is listed."""
        keys = _word_keys(self._catalogue.plain, game)
        return {word: self(key).partition(",")[0] for word, key in keys}


class _Catalogue:
    """All messages of one language; each is read at its first use, as most never are."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        entries = [entry for text in sources(language).values() for entry in _entries(text)]
        self.messages = dict(entries)  # what is written, by key
        assert len(self.messages) == len(entries), "a key is defined twice"
        self.plain = {key: written_plainly(entry) for key, entry in entries if "{" not in entry}
        self._read: set[str] = set()
        self._reading = RLock()
        self._said = lru_cache(maxsize=MOST_KEPT)(self._format_again)

    def format(self, key: str, values: Mapping[str, object]) -> str:
        """Fill a message; raise if it, or anything it asks for, is missing.

        A menu says the same few things about many cells, so what was said is kept.
        """
        # 1, True and 1.0 are the same key of a dictionary, but not the same text.
        kept = tuple((name, type(value), value) for name, value in values.items())
        try:
            return self._said(key, kept)
        except TypeError:  # a value that cannot be kept, such as a list
            return self._format(key, values)

    def _format_again(self, key: str, kept: tuple[tuple[str, type, object], ...]) -> str:
        return self._format(key, {name: value for name, _, value in kept})

    def _format(self, key: str, values: Mapping[str, object]) -> str:
        if key not in self.messages:
            raise MissingText(key)
        self._read_in(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingText(f"{key}: {errors}")
        return str(text)

    def _read_in(self, key: str) -> None:
        """Read a message, and before it those that it names; threads then only format."""
        if key in self._read:
            return
        with self._reading:
            if key in self._read or key not in self.messages:
                return
            for named in _REFERENCE.findall(self.messages[key]):
                self._read_in(named)
            resource = FluentResource(self.messages[key])
            self.bundle.add_resource(resource)
            self._read.add(key)
            for message in resource.body:
                if isinstance(message, ast.Message) and is_constant(message):
                    self.plain[key] = self._format(key, {})


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Part a catalogue file into its messages, by key: each begins at the edge of the page."""
    for entry in re.split(r"^(?=[a-zA-Z])", text, flags=re.MULTILINE)[1:]:
        yield entry.partition("=")[0].strip(), re.sub(r"^#.*", "", entry, flags=re.MULTILINE)


def written_plainly(entry: str) -> str:
    """What a message without variables and references says, as Fluent reads it.

    Most messages are such, and Fluent's parser takes a hundred times as long.
    """
    _, _, text = entry.partition("=")
    first, _, rest = text.strip().partition("\n")
    return "\n".join([first, *textwrap.dedent(rest).splitlines()])


def sources(language: str) -> dict[str, str]:
    """The catalogue files of a language by name."""
    folder = files("bot.texts") / language
    found = {item.name: item for item in folder.iterdir() if item.name.endswith(".ftl")}
    return {name: found[name].read_text("utf-8") for name in sorted(found)}


_loaded: dict[str, _Catalogue] = {}
_loading = Lock()


def _catalogue(language: str) -> _Catalogue:
    """The catalogue of a language, read at its first use."""
    with _loading:
        if language not in _loaded:
            _loaded[language] = _Catalogue(language)
        return _loaded[language]


def is_constant(message: ast.Message) -> bool:
    """Return whether a message always reads the same."""
    return message.value is not None and all(
        isinstance(part, ast.TextElement) or _names_a_message(part)
        for part in message.value.elements
    )


def _names_a_message(part: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(part, ast.Placeable) and isinstance(part.expression, ast.MessageReference)


# --- the words of the typed language --------------------------------------------------------


class Word(NamedTuple):
    """What may be typed, spelled as the parser sees it, and the word of the rules it means."""

    typed: str
    meant: str


def listed_words(plain: Mapping[str, str], game: str) -> Iterator[Word]:
    """The words that the catalogue lists for a game, spelled as the parser sees them."""
    for meant, key in _word_keys(plain, game):
        yield from (Word(word, meant) for word in _spellings(plain[key].split(",")))


def _word_keys(plain: Mapping[str, str], game: str) -> Iterator[tuple[str, str]]:
    """Each word of a game for which the catalogue lists what may be typed, and its key."""
    for key in plain:
        match = _WORD_KEY.fullmatch(key)
        if match and match["game"] == game:
            yield match["word"].replace("-", "_"), key


def _spellings(listed: Iterable[str]) -> Iterator[str]:
    """Lower case, joined by underscores, and with a plain е for each ё, a plain і for each ї."""
    for word in listed:
        spelled = re.sub(r"[\s'’-]+", "_", word.strip().lower())
        yield spelled
        yield spelled.replace("ё", "е").replace("ї", "і")
