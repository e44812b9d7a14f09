"""Reading a typed line: ``load 2.3``, ``sail 2 tomb``, ``card lever 2 tomb 3-1-2``, ``hammer``.

A place of a ship is written ``2.3``, also ``2-3``, ``2/3`` or ``2:3``; without a place it is
the empty one nearest to the bow.  Commas and new lines separate; any word may be cut short
while it stays unique; the word ``card`` may be left out before a card that is no verb.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.engine.errors import Unreadable
from rules.engine.tokens import TokenReader
from rules.imhotep.data import BLUE_CARDS, SITES, Card
from rules.imhotep.keys import Space, space_key
from rules.imhotep.words import VOCABULARY, Verb, meant_by

LONGEST = 400  # characters of one line; nobody types more, and parsing stays quick

MOST_DIGITS = 3  # of the number of a ship, a place or a stone
_TOKENS = re.compile(r"\d+|[^\W\d]+|\S")
_JOINS = (".", "-", "/", ":", ">")


class Answer(NamedTuple):
    """One answer of a line: its key, and where it began."""

    key: str
    at: int


def parse(text: str, words: Mapping[str, str] | None = None) -> list[Answer]:
    """Read a line; ``words`` maps another language's words to ours."""
    if len(text) > LONGEST:
        raise Unreadable(LONGEST, "too long")
    reader = _Reader(text, words or {})
    answers: list[Answer] = []
    while reader.more():
        answers.append(reader.item())
    return answers


class _Reader(TokenReader):
    """Goes through the tokens of a line and makes answers of them."""

    def __init__(self, text: str, words: Mapping[str, str]) -> None:
        # Everything is replaced by something of the same length, so places stay true.
        line = text.lower().replace("'", "_").replace("’", "_")
        line = re.sub(r"(?<=[^\W\d])-(?=[^\W\d])", "_", line)
        line = re.sub("[→–—]", ">", line)
        line = re.sub("[,;]", " ", line)
        super().__init__(line, _TOKENS, words)

    def _known(self, known: Collection[str]) -> str | None:
        """Take a word if it is one of those; two words of a name may stand apart."""
        typed = self._peek().strip("_")
        if not typed:
            return None
        both = f"{typed}_{self._peek(1)}"
        for spelled, count in ((both, 2), (typed, 1)):
            if count == 2 and not self._peek(1).isalpha():
                continue
            foreign = self._words.get(spelled)
            word = foreign if foreign in known else meant_by(spelled, known)
            # "left yes" must not be read as one word that begins with "left_yes".
            if word is not None and (foreign or count == 1 or meant_by(typed, {word})):
                self._next += count
                return word
        return None

    # --- answers ---

    def item(self) -> Answer:
        """Read the next answer; after ``choose`` there may be none."""
        if not self.more():
            raise self._fail()
        at = self._tokens[self._next].at
        if self._peek().isdecimal():
            return Answer(space_key(self._space(alone=True)), at)
        word = self._known(VOCABULARY) if self._peek()[0].isalpha() else None
        if word is None:
            raise self._fail()
        if word in set(Verb):
            return Answer(self._verb(Verb(word)), at)
        return Answer(self._named(word), at)

    def _verb(self, verb: Verb) -> str:
        match verb:
            case Verb.TAKE | Verb.PASS:
                return verb
            case Verb.LOAD:
                return f"{verb} {space_key(self._space(alone=True))}"
            case Verb.SAIL:
                return self._sail()
            case Verb.CARD:
                card = self._known(set(Card))
                if card is None:
                    raise self._fail()
                return self._card(card)
            case Verb.CHOOSE:
                card = self._known(set(Card))
                return self.item().key if card is None else self._numbered(card)

    def _sail(self) -> str:
        """A ship sails to a site; without a ship it is the card Sail that is meant."""
        if not self._peek().isdecimal():
            return Card.SAIL
        number = self._number(MOST_DIGITS)
        return f"{Verb.SAIL} {number} {self._site()}" if self.more() else f"{Card.SAIL} {number}"

    def _named(self, word: str) -> str:
        """A card to take or to play, or a plain word; a number tells equal cards apart."""
        if word in BLUE_CARDS and self._peek().isdecimal():
            return self._card(word)
        return self._numbered(word) if word in set(Card) else word

    def _numbered(self, card: str) -> str:
        return f"{card} {self._number(MOST_DIGITS)}" if self._peek().isdecimal() else card

    def _card(self, card: str) -> str:
        """A blue card with what it needs; what is left out is left to the rules to refuse."""
        words = ["card", card]
        if self._peek().isdecimal():
            match card:
                case Card.LEVER:
                    words += [str(self._number(MOST_DIGITS)), *self._site_and_order()]
                case Card.HAMMER:
                    words.append(space_key(self._space(alone=True)))
                case Card.CHISEL:
                    words.append(space_key(self._space()))
                    words += [space_key(self._space())] if self._peek().isdecimal() else []
                case Card.SAIL:
                    words.append(space_key(self._space(alone=True)))
                    words += [self._site()] if self._peek().isalpha() else []
        return " ".join(words)

    def _site_and_order(self) -> list[str]:
        if not self._peek().isalpha():
            return []
        site, order = self._site(), list[str]()
        while self._peek().isdecimal():
            order += self._take().text  # places have one digit, so 312 is 3-1-2
            if self._peek() in _JOINS:
                self._take()
        return [site, "-".join(order)] if order else [site]

    def _space(self, *, alone: bool = False) -> Space:
        """A place of a ship; standing alone it may also be written ``2 3``."""
        ship = self._number(MOST_DIGITS)
        if self._peek() in _JOINS:
            self._take()
            return ship, self._number(MOST_DIGITS)
        if alone and self._peek().isdecimal():
            return ship, self._number(MOST_DIGITS)
        return ship, 0

    def _site(self) -> str:
        """A site; a word that is none is kept, so that it can be refused as such."""
        site = self._known(SITES)
        if site is not None:
            return site
        if not self._peek()[:1].isalpha():
            raise self._fail()
        return self._take().text
