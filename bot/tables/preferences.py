"""What each person has set for all their games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.games.uis import UIS
from bot.store.owners import of_person
from bot.store.store import Store
from bot.texts import FALLBACK, LANGUAGES

NAME = "person"
# What somebody may be called for; each of these takes in the ones after it.  What the chapters of
# a game are, the game says: rounds, battles.
TURNS, CHAPTERS, END = LEVELS = ("turns", "chapters", "end")
OFF = "off"
DAILY = "daily"  # one letter a day in place of calls
# What somebody may be reminded of, each unless they have silenced it; "you are next" is asked for.
HALF, NINETY, DRAFT, NEXT = REMINDERS = ("half", "ninety", "draft", "next")
USUAL_REMINDERS = (HALF, NINETY, DRAFT)
# Whether somebody is told what they might overlook: in their first games of each kind, or always.
FIRST, ALWAYS = "first", "always"
HINTS = (FIRST, ALWAYS, OFF)

Standing = Mapping[str, Mapping[str, str]]  # game -> decision -> answer or "ask"


def level_meant(stored: str) -> str:
    """The level that a stored word means: earlier builds had another word for the middle one."""
    return stored if stored in LEVELS else CHAPTERS


@dataclass(frozen=True, slots=True)
class Person:
    """A person's settings."""

    language: str | None = None  # None: as their Discord says
    letters: bool = True  # whether secret choices are asked by direct message too
    letters_closed: bool = False  # Discord has refused one; picks are made in the channel
    pings: str = TURNS  # or another level, or off: what a new message may call them for
    theme: str = "light"
    words: bool = False  # the board in words instead of pictures
    hints: str = FIRST
    listed: bool = False  # whether leaderboards show them and others may see their statistics
    standing: Standing = field(default_factory=dict)
    zone: str = "UTC"
    quiet: str = ""  # hours of the day, 22:00-08:00, in which no time runs and nobody calls
    vacations: tuple[tuple[float, float], ...] = ()  # from when until when
    reminders: tuple[str, ...] = USUAL_REMINDERS
    digest: int = 9  # the hour of the day of the one letter


class People:
    """Everybody's settings, read once and kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Person] = {}

    async def get(self, person: int) -> Person:
        """Return what a person has set."""
        if person not in self._known:
            stored = await self._store.setting(of_person(person), NAME)
            self._known[person] = _read(json.loads(stored)) if stored else Person()
        return self._known[person]

    async def change(self, person: int, **changes: Any) -> Person:  # noqa: ANN401 - fields
        """Set something."""
        changed = replace(await self.get(person), **changes)
        await self._store.set_setting(*written(person, changed))
        self.is_stored(person, changed)
        return changed

    def is_stored(self, person: int, settings: Person) -> None:
        """Know what somebody else has stored of a person."""
        self._known[person] = settings

    def forget(self, person: int) -> None:
        """Let go of what a person had set; it is no longer stored."""
        self._known.pop(person, None)

    def forget_all(self) -> None:
        """Let go of what everybody had set: others may have changed it."""
        self._known.clear()

    def language(self, person: int, locale: str) -> str:
        """The language for a person whose Discord has this locale."""
        known = self._known.get(person)
        if known is not None and known.language is not None:
            return known.language
        return language_of(locale)


def written(person: int, settings: Person) -> tuple[str, str, str]:
    """The setting with what a person has set, as it is stored."""
    return of_person(person), NAME, json.dumps(asdict(settings))


def _read(stored: dict[str, Any]) -> Person:
    """What was stored, also by a build that knew one kind of chapters and one set of decisions."""
    person = Person(**stored)
    pings = person.pings if person.pings in (OFF, DAILY) else level_meant(person.pings)
    return replace(
        person,
        pings=pings,
        standing=_by_game(stored.get("standing", {})),
        vacations=tuple((start, end) for start, end in person.vacations),
        reminders=tuple(person.reminders),
    )


def _by_game(stored: Mapping[str, Any]) -> Standing:
    """Standing answers by game; one without a game belongs to the games that ask for it."""
    found = {game: dict(answers) for game, answers in stored.items() if isinstance(answers, dict)}
    for what, answer in stored.items():
        for game, ui in UIS.items():
            if isinstance(answer, str) and what in ui.standing():
                found.setdefault(game, {})[what] = answer
    return found


def language_of(locale: str) -> str:
    """Our language for a locale of Discord, such as ``en-GB``."""
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else FALLBACK
