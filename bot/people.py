"""What each person has set for themselves, in every game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.store.store import Store
from bot.texts import FALLBACK, LANGUAGES

NAME = "person"


@dataclass(frozen=True, slots=True)
class Person:
    """A person's settings."""

    language: str | None = None  # None: as their Discord says
    letters: bool = True  # whether secret choices are asked by direct message too
    letters_closed: bool = False  # Discord has refused one; picks are made in the channel
    pings: str = "turns"  # turns, conflicts, end or off: what a new message may call them for
    theme: str = "light"
    words: bool = False  # the board in words instead of pictures
    standing: Mapping[str, str] = field(default_factory=dict)  # decision -> answer or "ask"


class People:
    """Everybody's settings, read once and kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Person] = {}

    async def get(self, person: int) -> Person:
        """Return what a person has set."""
        if person not in self._known:
            stored = await self._store.setting(_owner(person), NAME)
            self._known[person] = Person(**json.loads(stored)) if stored else Person()
        return self._known[person]

    async def change(self, person: int, **changes: Any) -> Person:  # noqa: ANN401 - fields
        """Set something."""
        changed = replace(await self.get(person), **changes)
        await self._store.set_setting(_owner(person), NAME, json.dumps(asdict(changed)))
        self._known[person] = changed
        return changed

    def language(self, person: int, locale: str) -> str:
        """The language to speak with somebody whose Discord has a locale."""
        known = self._known.get(person)
        if known is not None and known.language is not None:
            return known.language
        return language_of(locale)


def language_of(locale: str) -> str:
    """Our language for a locale of Discord, such as ``en-GB``."""
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else FALLBACK


def _owner(person: int) -> str:
    return f"person:{person}"
