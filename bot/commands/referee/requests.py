"""Requests to the referee: lines of bytes, JSON objects, and the fields in them."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any, BinaryIO

LONGEST_LINE = 1 << 20  # bytes


class BadRequest(Exception):
    """A request that cannot be carried out; ``code`` is for programs, the message for people."""

    def __init__(self, code: str, message: str, **data: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data

    def as_data(self) -> dict[str, Any]:
        """Return the error as an answer holds it."""
        return {**self.data, "code": self.code, "message": self.message}


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Go through the lines; None stands for a line that is too long and was skipped."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        yield None


def read_request(line: bytes | str) -> Fields:
    """Read a line as a JSON object; raises :exc:`BadRequest`."""
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        data = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        words = str(error) or type(error).__name__
        raise BadRequest("malformed", f"not a line of JSON: {words[:200]}") from error
    if not isinstance(data, dict):
        raise BadRequest("malformed", "a request must be a JSON object")
    return Fields(data)


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits[:20]} is too large")
    return number


class Fields:
    """The fields of a request; reading one with a wrong type raises :exc:`BadRequest`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def echo(self) -> dict[str, Any]:
        """Return what every answer repeats."""
        return {"id": self._data["id"]} if "id" in self._data else {}

    def has(self, name: str) -> bool:
        """Return whether a field is there, even if it is null."""
        return name in self._data

    def text(self, name: str) -> str:
        """Return a text."""
        value = self._needed(name)
        if not isinstance(value, str):
            raise BadRequest("bad_field", f"{name} must be a string", field=name)
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """Return a whole number."""
        value = self._needed(name) if default is None else self._data.get(name, default)
        if type(value) is not int:  # true is not a number here
            raise BadRequest("bad_field", f"{name} must be an integer", field=name)
        return value

    def optional_number(self, name: str) -> int | None:
        """Return a whole number, or None if it is null or missing."""
        return None if self._data.get(name) is None else self.number(name)

    def optional_text(self, name: str) -> str | None:
        """Return a text, or None if it is null or missing."""
        return None if self._data.get(name) is None else self.text(name)

    def texts(self, name: str) -> list[str]:
        """Return a list of texts; none if it is missing."""
        value = self._data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadRequest("bad_field", f"{name} must be a list of strings", field=name)
        return value

    def object(self, name: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return an object."""
        value = self._needed(name) if default is None else self._data.get(name, default)
        if not isinstance(value, dict):
            raise BadRequest("bad_field", f"{name} must be an object", field=name)
        return value

    def _needed(self, name: str) -> Any:  # noqa: ANN401 - parsed JSON
        if name not in self._data:
            raise BadRequest("missing_field", f"{name} is missing", field=name)
        return self._data[name]
