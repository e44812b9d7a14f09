"""Shapes of typed answers, written as they are typed: ``sail {ship} [to] {site}``.

=============  ================================================================
``sail``       this word, in any language, whole or begun
``>``          this mark
``{ship}``     a slot: a number, or what the game's grammar says of that name
``[...]``      may be left out
``[...]*``     may be left out, or repeated
=============  ================================================================

The key of an answer is the shape itself with its slots filled, or written by templates of the
same kind, filled in the same order: they have whatever was typed of what may be left out.  Blanks
count only in keys.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

_PARTS = re.compile(
    r"\{(?P<slot>\w+)\}|(?P<word>[^\W\d]+)|(?P<blank>\s+)|(?P<end>\]\*?)|(?P<mark>.)"
)


class Kind(enum.Enum):
    """What a part of a shape is."""

    WORD = "word"
    MARK = "mark"
    BLANK = "blank"  # between words of a key; nothing has to be typed for it
    SLOT = "slot"
    OPTIONAL = "]"
    REPEATED = "]*"


class Part(NamedTuple):
    """A part of a shape: a text, or parts of its own that may be left out."""

    kind: Kind
    text: str = ""
    parts: tuple[Part, ...] = ()


class Tokens(Protocol):
    """What a shape is read from; whatever does not fit is not taken."""

    place: int

    def literal(self, word: str) -> str | None:
        """Take this word."""

    def mark(self, mark: str) -> str | None:
        """Take this mark."""

    def fill(self, slot: str, values: Mapping[str, str]) -> str | None:
        """Take what a slot wants, in view of what the slots before it hold."""


class Got(NamedTuple):
    """What was read: the text of the key, the slots in order, and what was not left out."""

    text: str = ""
    filled: tuple[tuple[str, str], ...] = ()
    typed: frozenset[Part] = frozenset()


class Shape:
    """One way to type an answer.

    ``keys`` are the templates of its key, or of several keys if it says several answers at once.
    ``under`` names the verbs after which alone it is read, ``action`` the action that it implies;
    if that is a slot, ``{action}``, the answer itself is the action.
    """

    __slots__ = ("_keys", "_parts", "action", "under")

    def __init__(
        self, shape: str, *keys: str, under: tuple[str, ...] = (), action: str = ""
    ) -> None:
        self._parts = compiled(shape)
        self._keys = tuple(map(compiled, keys))
        self.under = under
        self.action = action

    def read(self, tokens: Tokens) -> Got | None:
        """Take an answer of this shape, or nothing."""
        place = tokens.place
        got = _read(self._parts, tokens, Got())
        if got is None:
            tokens.place = place
        return got

    def keys(self, got: Got, said: Mapping[str, str]) -> list[str]:
        """Write the keys of what was read; slots that it does not have are filled by ``said``."""
        if not self._keys:
            return [" ".join(got.text.split())]
        written = ("".join(_written(parts, got, _Values(got, said))) for parts in self._keys)
        return [" ".join(key.split()) for key in written if key]


def compiled(shape: str) -> tuple[Part, ...]:
    """Read a shape or a template."""
    begun: list[list[Part]] = [[]]
    for found in _PARTS.finditer(shape):
        text = found.group()
        if text == "[":
            begun.append([])
        elif found["end"]:
            parts = tuple(begun.pop())
            begun[-1].append(Part(Kind(text), parts=parts))
        else:
            begun[-1].append(Part(Kind(found.lastgroup), found["slot"] or text))
    (parts,) = map(tuple, begun)
    return parts


def _read(parts: tuple[Part, ...], tokens: Tokens, got: Got) -> Got | None:
    """Read part by part; what may be left out is left out only if the rest does not fit."""
    for n, part in enumerate(parts):
        if part.kind is Kind.OPTIONAL:
            return _read_optional(part, parts[n + 1 :], tokens, got)
        if part.kind is Kind.REPEATED:
            got = _read_repeated(part, tokens, got)
            continue
        taken = _take(part, tokens, got)
        if taken is None:
            return None
        is_slot = part.kind is Kind.SLOT
        filled = (*got.filled, (part.text, taken)) if is_slot else got.filled
        got = Got(got.text + taken, filled, got.typed)
    return got


def _take(part: Part, tokens: Tokens, got: Got) -> str | None:
    match part.kind:
        case Kind.SLOT:
            return tokens.fill(part.text, dict(got.filled))
        case Kind.WORD:
            return tokens.literal(part.text)
        case Kind.MARK:
            return tokens.mark(part.text)
    return part.text


def _read_optional(part: Part, rest: tuple[Part, ...], tokens: Tokens, got: Got) -> Got | None:
    place = tokens.place
    with_it = got._replace(typed=got.typed | {part})
    found = _read((*part.parts, *rest), tokens, with_it)
    if found is None:
        tokens.place = place
        found = _read(rest, tokens, got)
    return found


def _read_repeated(part: Part, tokens: Tokens, got: Got) -> Got:
    """Read parts as often as they are there."""
    while True:
        place = tokens.place
        found = _read(part.parts, tokens, got)
        if found is None or tokens.place == place:
            tokens.place = place
            return got
        got = found


class _Values:
    """The values of slots, taken in the order in which they were typed."""

    def __init__(self, got: Got, said: Mapping[str, str]) -> None:
        self._left = list(got.filled)
        self._said = {**said, **dict(got.filled)}

    def has(self, slots: list[str]) -> bool:
        left = [slot for slot, _ in self._left]
        return all(slot in left for slot in slots)

    def take(self, slot: str) -> str:
        """The next value of a slot; failing that, what was said last."""
        for value in self._left:
            if value[0] == slot:
                self._left.remove(value)
                return value[1]
        return self._said[slot]


def _written(parts: tuple[Part, ...], got: Got, values: _Values) -> Iterator[str]:
    """Write a template; what may be left out is there as often as it was typed."""
    for part in parts:
        if part.kind is Kind.SLOT:
            yield values.take(part.text)
        elif not part.parts:
            yield part.text
        elif slots := [inner.text for inner in part.parts if inner.kind is Kind.SLOT]:
            while values.has(slots):
                yield from _written(part.parts, got, values)
                if part.kind is Kind.OPTIONAL:
                    break
        elif part in got.typed:
            yield from _written(part.parts, got, values)
