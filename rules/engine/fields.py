"""Reads single values of a position and reports the path of a wrong one.

Functions of the same shape in each game read its own values: cells, figures, ships.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.engine.errors import BadSetting

T = TypeVar("T")
K = TypeVar("K")


class Fields:
    """One JSON object of a position, read field by field; what is left over is unknown."""

    def __init__(self, path: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadSetting(path, "an object is wanted")
        self._path = path
        self._data = dict(data)

    def take(self, name: str, read: Callable[[str, Any], T], default: T) -> T:
        """Read a field, or take its default if it is missing."""
        if name not in self._data:
            return default
        path = f"{self._path}.{name}" if self._path else name
        return read(path, self._data.pop(name))

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        if self._data:
            raise BadSetting(f"{self._path}.{min(self._data)}".lstrip("."), "no such field")


def one_of(values: Callable[[Any], T]) -> Callable[[str, Any], T]:
    """Read a name of an enum."""

    def read(path: str, value: object) -> T:
        try:
            return values(value)
        except ValueError:
            raise BadSetting(path, "no such name", value=value) from None

    return read


def list_of(read_one: Callable[[str, Any], T]) -> Callable[[str, Any], list[T]]:
    """Read a list of such values."""

    def read(path: str, value: object) -> list[T]:
        if not isinstance(value, list):
            raise BadSetting(path, "a list is wanted")
        return [read_one(f"{path}[{n}]", item) for n, item in enumerate(value)]

    return read


def map_of(
    read_key: Callable[[str, Any], K], read_value: Callable[[str, Any], T]
) -> Callable[[str, Any], dict[K, T]]:
    """Read an object with such keys and values."""

    def read(path: str, value: object) -> dict[K, T]:
        if not isinstance(value, Mapping):
            raise BadSetting(path, "an object is wanted")
        return {read_key(path, k): read_value(f"{path}.{k}", v) for k, v in value.items()}

    return read


def optional(read_one: Callable[[str, Any], T]) -> Callable[[str, Any], T | None]:
    """Read such a value, or null."""
    return lambda path, value: None if value is None else read_one(path, value)


def read_object(path: str, value: object) -> tuple[str, Mapping[str, Any]]:
    """Keep an object, with its path, for reading later."""
    if not isinstance(value, Mapping):
        raise BadSetting(path, "an object is wanted")
    return path, value


def read_text(path: str, value: object) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise BadSetting(path, "a text is wanted")
    return value


def read_truth(path: str, value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise BadSetting(path, "true or false is wanted")
    return value


def read_number(path: str, value: object) -> int:
    """Read a number, also when it is written as a text, as keys of objects are."""
    if isinstance(value, str) and value.isdecimal() and len(value) < 10:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
        raise BadSetting(path, "a number is wanted", value=value)
    return value


def read_seat(seats: int) -> Callable[[str, Any], int]:
    """Read a seat of the table."""

    def read(path: str, value: object) -> int:
        seat = read_number(path, value)
        if seat >= seats:
            raise BadSetting(path, "no such seat", seats=seats)
        return seat

    return read
