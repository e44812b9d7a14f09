"""The grammar of a game's typed language: everything about its lines that is the game's own.

The rest is the same for all games: reading (``reading.py``), other spellings of an option
(``spelling.py``), lines of several answers (``lines.py``), suggestions (``suggestions.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from rules.engine.decisions import Choice
from rules.engine.shapes import Shape
from rules.engine.words import NOTHING, Tongue, Words

if TYPE_CHECKING:
    from rules.engine.reading import Reader

# What a slot takes: a word of a set, a word that stands for something else, or whatever a
# function reads, in view of what the slots before it hold; None if that does not fit.
Slot: TypeAlias = "Set[str] | Mapping[str, str] | Callable[[Reader, Mapping[str, str]], str | None]"


def no_other_spelling(choice: Choice[Any], key: str) -> Iterable[str]:
    """Know no other way to write a key."""
    return ()


def as_it_is(what: str, key: str) -> str:
    """Call everything by the words of its key."""
    return key


def _none() -> Any:  # noqa: ANN401 - a mapping of whatever the field holds
    return field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Grammar:
    """The words of a game, the shapes of its answers, and how they fit its decisions."""

    # --- reading: what may be typed ---
    shapes: tuple[Shape, ...]  # the first that fits is taken
    vocabulary: Set[str] = frozenset()
    synonyms: Mapping[str, str] = _none()  # what else means one of our words
    slots: Mapping[str, Slot] = _none()  # all others take a number
    alike: Mapping[str, str] = _none()  # which marks may be typed instead of a mark
    verbs: Set[str] = frozenset()  # words that hold for all answers after them: keep 57 58
    defaults: Mapping[str, str] = _none()  # slots that need not be typed even once

    # --- at a decision ---
    verb_of: Mapping[str, str] = _none()  # the verb that leads the answers to a decision
    written: Set[str] = frozenset()  # verbs without which a suggestion would be hard to read
    plain: Set[str] = frozenset()  # keys that are written without a verb all the same
    neutral: Set[str] = frozenset()  # verbs that lead the answers to any decision
    meanings: Mapping[str, Mapping[str, str]] = _none()  # words for keys: yes, where a tie is asked
    same: Callable[[Choice[Any], str], Iterable[str]] = no_other_spelling
    told: Callable[[str, str], str] = as_it_is  # for a word of ours that is two in other languages

    # --- in a line of several answers ---
    turn: str = "action"  # the decision whose options are the actions
    actions: Set[str] = frozenset()  # each opens a decision of its own name
    closings: Mapping[str, str] = _none()  # decisions that last until this is said
    conclusions: Mapping[str, str] = _none()  # by where a line begins, what may end its turn
    going_on: str = ""  # the last word of a line that is not to be ended so
    unordered: Set[str] = frozenset()  # decisions whose answers may wait for each other

    @cached_property
    def own(self) -> Tongue:
        """Our words and their synonyms."""
        return Tongue({**self.synonyms, **{word: word for word in self.vocabulary}})

    @cached_property
    def implied(self) -> list[str]:
        """Actions that need not be named."""
        actions = dict.fromkeys(shape.action for shape in self.shapes)
        return [action for action in actions if action in self.actions]

    def line(self, what: str, key: str) -> str:
        """Write an answer to a decision as a player would type it."""
        verb = self.verb_of.get(what)
        has_verb = key.startswith((f"{verb} ", f"{verb}:"))
        return key if verb not in self.written or has_verb or key in self.plain else f"{verb} {key}"

    def spoken(self, words: Words, what: str, key: str, kept: Mapping[str, str] = NOTHING) -> str:
        """Say a key, or an answer as it is typed, in a reader's words; some are kept."""
        spoken = words.spoken(key, kept)
        has_our_words = spoken.replace(" ", "_") == key.replace(" ", "_")
        return spoken if has_our_words else words.spoken(self.told(what, key), kept)
