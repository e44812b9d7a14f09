"""Plain data without one person: the number goes, and the name that stands beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any, NamedTuple

NOBODY = 0  # in place of a person where there must be a number
# Numbers of Discord are far larger than any count of ours; smaller ones are looked for only
# where nothing else than a person can stand.
SMALLEST = 1 << 40


class Who(NamedTuple):
    """A person, and everything they were called at tables."""

    number: int
    names: Collection[str] = ()

    @property
    def digits(self) -> str:
        """The number as it is written in a text."""
        return str(self.number)

    @property
    def is_unmistakable(self) -> bool:
        """Return whether the number can be nothing else than this person."""
        return self.number >= SMALLEST


def mentions(text: str, who: Who) -> bool:
    """Return whether a text holds the number of a person."""
    return _pattern(who).search(text) is not None


def text_without(text: str, who: Who) -> str:
    """Return a text without a person: JSON by its parts, anything else as it reads."""
    try:
        data = json.loads(text)
    except ValueError:
        return _pattern(who).sub(str(NOBODY), text)
    if isinstance(data, int):
        return str(NOBODY) if data == who.number else text
    return json.dumps(without(data, who), separators=(",", ":"), ensure_ascii=False)


def without(data: Any, who: Who) -> Any:  # noqa: ANN401 - plain data
    """Copy plain data without a person; what is kept by their number goes with it."""
    if isinstance(data, dict):
        names = who.names if _names(data.values(), who) else ()
        return {
            key: _beside(key, value, names, who) for key, value in data.items() if key != who.digits
        }
    if isinstance(data, list):
        names = who.names if _names(data, who) else ()
        return [_beside("", value, names, who) for value in data]
    if isinstance(data, str):
        return _pattern(who).sub(str(NOBODY), data)
    is_theirs = isinstance(data, int) and not isinstance(data, bool) and data == who.number
    return NOBODY if is_theirs else data


def parts_about(data: Any, who: Who) -> list[Any]:  # noqa: ANN401 - plain data
    """List the smallest parts of plain data that name a person."""
    if isinstance(data, dict):
        if who.digits in data:
            return [{who.digits: data[who.digits]}]
        inner: Collection[Any] = data.values()
    elif isinstance(data, list):
        inner = data
    else:
        return []
    if _names(inner, who):
        return [data]
    return [part for value in inner for part in parts_about(value, who)]


def _names(values: Collection[Any], who: Who) -> bool:
    return any(value in (who.number, who.digits) for value in values if not isinstance(value, bool))


def _beside(
    key: str,
    value: Any,  # noqa: ANN401 - plain data
    names: Collection[str],
    who: Who,
) -> Any:  # noqa: ANN401 - plain data
    """Return a part of a thing without a person; a name in a thing that names them goes too."""
    if isinstance(value, str) and names and (key == "name" or value in names):
        return ""
    return without(value, who)


def _pattern(who: Who) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){who.number}(?!\d)")
