"""Words in a picture: the caller passes the language."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Labels(Protocol):
    """The words of one language, by key; ``labels("chess-label-turn", number=7)``."""

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the words for a key."""
        ...


class Label(NamedTuple):
    """A label's key, the most characters that surely fit, and what it stands for."""

    key: str
    most: int
    meaning: str


def key(*parts: str) -> str:
    """Join the parts of a key: underscores of ids become hyphens.

    >>> key("chess", "piece", "white_king")
    'chess-piece-white-king'
    """
    return "-".join(parts).replace("_", "-")
