"""Options whose keys have parts, and what else is offered.

Each is a string - the key that is typed, offered and logged - that also knows its parts, so a
rule never parses a key.  The factories are cached: the same option is the same object.

=====================  ======================================================================
``build 32``           construct the card that lies at 32
``sell 32``            discard it for coins
``wonder 32 sphinx``   construct the Sphinx with it
``god 3``              activate the card in slot 3
``2+4``                Offering tokens of a payment; ``0`` for none
``zeus 2``             put Zeus into slot 2
``tavern sphinx``      construct the Sphinx with the Tavern of the discard pile (Isis)
``sphinx``             a Wonder, card, Progress token, god or Mythology of a list
``sun``, ``moon``      who begins an Age
``32``, ``4``, ``-5``  a place of the structure (Zeus), a slot (Gate), a space or token of the track
=====================  ======================================================================
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rules.duel.cards import Card
from rules.duel.data import OFFERINGS, God, Mythology, Progress, Side, Wonder

LONGEST = 100  # characters of a key that is worth a reason
NAMES = frozenset(map(str, (*Card, *Wonder, *God, *Progress, *Mythology, *Side)))
_NUMBER = re.compile(r"-?\d{1,3}")
_OFFERINGS = re.compile(r"\d(?:\+\d)*")


class What(enum.StrEnum):
    """Every decision (D-23.1)."""

    DRAFT_WONDER = enum.auto()
    MAIN_ACTION = enum.auto()
    OFFERING_TOKENS = enum.auto()
    CHOOSE_PROGRESS = enum.auto()
    LIBRARY_TOKEN = enum.auto()
    DISCARD_OPPONENT_CARD = enum.auto()
    BUILD_FROM_DISCARD = enum.auto()
    CHOOSE_STARTER = enum.auto()
    PLACE_GOD = enum.auto()  # secret
    PLACE_GATE = enum.auto()
    GATE_GOD = enum.auto()
    THEATER_DECK = enum.auto()
    THEATER_GOD = enum.auto()
    THEATER_ORDER = enum.auto()  # secret: the god that lies on top
    ENKI_TOKEN = enum.auto()
    PLACE_SNAKE = enum.auto()
    STEAL_CARD = enum.auto()
    ZEUS_CARD = enum.auto()
    ANUBIS_WONDER = enum.auto()
    ISIS_PAIR = enum.auto()
    RA_WONDER = enum.auto()
    PLACE_MINERVA = enum.auto()
    NEPTUNE_REMOVE = enum.auto()
    NEPTUNE_APPLY = enum.auto()


class Deed(enum.StrEnum):
    """What the main action of a turn is; a value is also the word for it."""

    BUILD = enum.auto()
    SELL = enum.auto()
    WONDER = enum.auto()
    GOD = enum.auto()


class Action(str):
    """A main action with all it needs; a refused one may name things that do not exist."""

    __slots__ = ("card", "deed", "number", "place", "slot", "wonder")
    deed: Deed
    place: int  # of the card that is taken, or 0
    card: str  # its name, where somebody calls it so
    wonder: str
    number: int  # of the Wonder among its owner's
    slot: int


class Pick(str):
    """Something of a list by its name; ``number`` is the one on the picture or in the menu."""

    __slots__ = ("number",)
    number: int


class Starter(Pick):
    """The side that begins an Age, and who plays it."""

    __slots__ = ("seat",)
    seat: int


class Placement(str):
    """A god and the slot that it is put into; ``number`` is the god's among those looked at."""

    __slots__ = ("god", "number", "slot")
    god: God
    slot: int
    number: int


class Pair(str):
    """A card of the discard pile and the Wonder that is constructed with it, with their numbers."""

    __slots__ = ("card", "card_number", "wonder", "wonder_number")
    card: Card
    wonder: Wonder
    card_number: int
    wonder_number: int


class Offered(str):
    """Offering tokens that help to pay."""

    __slots__ = ("tokens",)
    tokens: tuple[int, ...]


@lru_cache(maxsize=1 << 13)
def action(
    deed: Deed, place: int = 0, card: str = "", wonder: str = "", number: int = 0, slot: int = 0
) -> Action:
    """Make a main action; its card is named by its place, if that is known."""
    words: list[object] = [deed, slot or place or card, wonder]
    made = Action(" ".join(str(word) for word in words if word))
    made.deed, made.place, made.card = deed, place, card
    made.wonder, made.number, made.slot = wonder, number, slot
    return made


class Actions(list[Action]):
    """The main actions of a turn, and the cards that lie at their places."""

    __slots__ = ("cards",)
    cards: dict[int, Card]


@lru_cache(maxsize=1 << 12)
def pick(name: str, number: int) -> Pick:
    """Make an option of a list."""
    made = Pick(name)
    made.number = number
    return made


def picks(names: Iterable[str | None]) -> list[Pick]:
    """Number a list from 1; None is a gap that keeps its number."""
    return [pick(name, number) for number, name in enumerate(names, 1) if name is not None]


@lru_cache(maxsize=8)
def starter(side: Side, seat: int) -> Starter:
    """Make the option to let a side begin; the Sun is number 1."""
    made = Starter(side)
    made.number, made.seat = list(Side).index(side) + 1, seat
    return made


@lru_cache(maxsize=1 << 10)
def placement(god: God, number: int, slot: int) -> Placement:
    """Make the option to put a god into a slot."""
    made = Placement(f"{god} {slot}")
    made.god, made.number, made.slot = god, number, slot
    return made


@lru_cache(maxsize=1 << 14)
def pair(card: Card, card_number: int, wonder: Wonder, wonder_number: int) -> Pair:
    """Make the option to construct a Wonder with a discarded card."""
    made = Pair(f"{card} {wonder}")
    made.card, made.wonder = card, wonder
    made.card_number, made.wonder_number = card_number, wonder_number
    return made


@lru_cache(maxsize=64)
def offered(tokens: tuple[int, ...]) -> Offered:
    """Make the option to use Offering tokens."""
    made = Offered("+".join(map(str, tokens)) or "0")
    made.tokens = tokens
    return made


# --- reading keys, whether what they say is possible or not --------------------------------------


def read_action(key: str) -> Action | None:
    """Read what could be the key of a main action."""
    words = key[:LONGEST].split()
    if len(key) > LONGEST or not 2 <= len(words) <= 3 or words[0] not in set(Deed):
        return None
    deed, thing = Deed(words[0]), words[1]
    number = read_number(thing)
    if deed is Deed.GOD:
        return action(deed, slot=number) if number is not None and len(words) == 2 else None
    wonder = words[2] if len(words) == 3 else ""
    if bool(wonder) != (deed is Deed.WONDER):
        return None
    return action(deed, number or 0, "" if number is not None else thing, wonder)


def read_number(key: str) -> int | None:
    """Read a place, a slot, a space or a token of the track."""
    return int(key) if _NUMBER.fullmatch(key) else None


def read_offerings(key: str) -> tuple[int, ...] | None:
    """Read the Offering tokens of a payment."""
    if not _OFFERINGS.fullmatch(key):
        return None
    return tuple(sorted(int(value) for value in key.split("+") if value != "0"))


def read_placement(key: str) -> tuple[God, int] | None:
    """Read a god and a slot."""
    god, _, slot = key.partition(" ")
    number = read_number(slot)
    return (God(god), number) if god in set(God) and number is not None else None


def read_pair(key: str) -> tuple[Card, Wonder] | None:
    """Read a card and a Wonder."""
    card, _, wonder = key.partition(" ")
    return (Card(card), Wonder(wonder)) if card in set(Card) and wonder in set(Wonder) else None


def is_offering(values: Sequence[int]) -> bool:
    """Return whether these can be Offering tokens: each exists once."""
    return len(set(values)) == len(values) and set(values) <= set(OFFERINGS)
