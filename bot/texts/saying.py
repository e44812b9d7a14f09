"""What the lines of all games have in common: keys, lists, signs and their greatest length."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

LONGEST_LINE = 300  # of the log; a list can be longer
MINUS = "\N{MINUS SIGN}"
NONE = "none"  # what a text takes for nobody and nothing

Values = Mapping[str, Any]


def text_key(*parts: str) -> str:
    """The key of a text about an id: ``chess-said``, ``check_mate`` -> its key."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


def listed(items: Iterable[object]) -> str:
    """Several things in a row."""
    return ", ".join(str(item) for item in items)


def explained(things: Iterable[tuple[str, str]]) -> list[str]:
    """Names and what they mean, in Markdown, one a line."""
    return [f"- **{name}**: {about}" for name, about in things]


def clipped(text: str, most: int) -> str:
    """A text that fits: what is cut off becomes an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"


def clipped_line(line: str) -> str:
    """A line that is not longer than a line of the log may be."""
    return clipped(line, LONGEST_LINE)


def signed(amount: int) -> str:
    """Write a change with its sign."""
    return f"{MINUS}{-amount}" if amount < 0 else f"+{amount}"


def with_bold(line: str, names: Iterable[str]) -> str:
    """A line in Markdown with some names in bold."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.sub(rf"\b({'|'.join(map(re.escape, longest_first))})\b", r"**\1**", line)
