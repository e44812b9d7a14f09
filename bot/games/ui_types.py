"""What a game shows on Discord, as plain data: pictures, clicks, options of a lobby."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.engine.events import Event

View = Any  # each game has its own


class Picture(NamedTuple):
    """A drawn picture as a file, and what it says to those who do not see it."""

    name: str  # neutral: it must tell nothing that the picture's readers may not know
    data: bytes
    alt: str
    lasts: bool = False  # whether it shows what happened, and stays when the board is out of date


class Step(NamedTuple):
    """One click on the way to an option: what it stands for, and what is written on it."""

    value: str  # the same for all options that lie behind this click
    label: str  # at most 80 characters
    note: str = ""  # what it costs or would bring now: a second, smaller line in a menu
    about: str = ""  # what the thing that it names does, in a short sentence


class LobbyOption(NamedTuple):
    """Something that is agreed before the game, and what it can be."""

    name: str  # of the option of the game, and of its text: lobby-option-<game>-<name>
    values: tuple[str, ...]  # the first is the usual one
    group: str = ""  # options of one group share a menu, which has a name like an option


class Moment(NamedTuple):
    """A position and what led to it, as the public sees them."""

    view: View
    events: tuple[Event, ...]


class Look(NamedTuple):
    """How somebody wants to see things: language, names of the people by seat, theme."""

    texts: Texts
    names: Sequence[str] = ()
    theme: str = "light"
    asked: Collection[Seat] | None = None  # who decides now, in the open; None if that is not known


class Ahead(NamedTuple):
    """An answer that can be given ahead: for which occasion, and what it can be."""

    occasion: str
    label: str  # of the occasion
    answers: dict[str, str]  # key -> label
    about: Mapping[str, str] = {}  # key -> what the thing does that is named, if any is
