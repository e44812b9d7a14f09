"""Everything that reaches one person, and what the bot writes into its log."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sandbox.feed import Update
from sandbox.people import Person

_ACCIDENTAL = [
    (re.compile(r"\b\d{17,20}\b"), "#"),  # ids
    (re.compile(r'"(id|nonce)": "?\d{7,16}\b"?'), r'"\1": "random"'),  # of what tells news
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d]*(\+00:00)?"), "then"),
    (re.compile(r"127\.0\.0\.1:\d+"), "here"),
    (re.compile(r"\b[0-9a-f]{32}\b"), "session"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "hash"),  # of a seed, or of a sealed pick
    (re.compile(r"([?&](ex|is|hm)=)\w+"), r"\1signed"),
]


def without_accidents(text: str) -> str:
    """A text in which only that is left which does not differ between two equal evenings."""
    for pattern, instead in _ACCIDENTAL:
        text = pattern.sub(instead, text)
    return text


class Ear:
    """Notes all that a person's client is told: messages, edits, components, files, alt texts."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[str] = []
        self.stop = person.listen(self._note)

    def _note(self, update: Update) -> None:
        self.heard.append(json.dumps([update.kind, update.data], ensure_ascii=False))

    def gist(self) -> list[str]:
        """What was heard, in an order that does not depend on who was quicker."""
        return sorted(without_accidents(line) for line in self.heard)


def log_lines(log: Path) -> list[str]:
    """The lines of a log without their times, in a fixed order."""
    return sorted(without_accidents(line) for line in log.read_text().splitlines())
