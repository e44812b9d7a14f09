"""Options whose keys have parts: the actions of a turn, and the cards of the market.

Each is a string - the key that is typed, offered and logged - that also knows its
parts, so a rule never parses a key.  The factories are cached: the same
option is the same object.

=============================  ==========================================
``take``                       get stones
``load 2.3``                   a stone on ship 2, place 3 from the bow
``sail 2 tomb``                ship 2 to the tomb
``card hammer 2.3``            stones, then one on ship 2, place 3
``card sail 2.3 tomb``         a stone on ship 2, place 3, which then sails
``card chisel 1.1 2.3``        two stones
``card lever 2 tomb 3-1-2``    ship 2 to the tomb, unloaded in this order
``pass``                       only when nothing else can be done
=============================  ==========================================
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.imhotep.data import Card

YES = "yes"
NO = "no"
PAIR = "pair"
POINT = "point"
STONES = "stones"

Space: TypeAlias = tuple[int, int]  # ship and place, both from 1; place 0 is not said


class Deed(enum.StrEnum):
    """What a turn's action is; a value is also the word for it."""

    TAKE = enum.auto()
    LOAD = enum.auto()
    SAIL = enum.auto()
    CARD = enum.auto()
    PASS = enum.auto()


class Action(str):
    """An action of a turn with all it needs."""

    __slots__ = ("card", "deed", "order", "ship", "site", "spaces")
    deed: Deed
    card: str  # a name, not necessarily of a card that exists: what is refused has a key too
    spaces: tuple[Space, ...]  # where stones are put
    ship: int  # that sails, or 0
    site: str
    order: tuple[int, ...]  # of unloading, as the Lever sets it


class Offer(str):
    """A card to choose from: ``statue``, and ``statue 2`` for the second equal one."""

    __slots__ = ("card", "place")
    card: Card
    place: int  # among those that were offered, from 0


def space_key(space: Space) -> str:
    """``2.3``, or ``2`` when the place is not said."""
    ship, place = space
    return f"{ship}.{place}" if place else str(ship)


def order_key(order: Iterable[int]) -> str:
    """``3-1-2``, places in the order of unloading."""
    return "-".join(map(str, order))


@lru_cache(maxsize=1 << 14)
def action(
    deed: Deed,
    card: str = "",
    spaces: tuple[Space, ...] = (),
    ship: int = 0,
    site: str = "",
    order: tuple[int, ...] = (),
) -> Action:
    """Make an action; a ship that is loaded and then sails is named once, with the place."""
    words = [deed, card, *map(space_key, spaces)]
    words += [str(ship)] if ship and not spaces else []
    words += [site, order_key(order)]
    made = Action(" ".join(word for word in words if word))
    made.deed, made.card, made.spaces = deed, card, spaces
    made.ship, made.site, made.order = ship, site, order
    return made


TAKE = action(Deed.TAKE)
PASS = action(Deed.PASS)

LONGEST = 100  # characters of a key that is worth a reason
_NUMBER = r"\d{1,3}"
_SPACE = re.compile(rf"({_NUMBER})(?:\.({_NUMBER}))?")
_ORDER = re.compile(rf"{_NUMBER}(?:-{_NUMBER})*")


def read_space(text: str) -> Space | None:
    """Read ``2.3`` or ``2``."""
    found = _SPACE.fullmatch(text)
    return (int(found[1]), int(found[2] or 0)) if found else None


def read_action(key: str) -> Action | None:
    """Read what could be the key of an action, whether it is possible or not."""
    head, *rest = key[:LONGEST].split() or [""]
    if head not in set(Deed) or len(key) > LONGEST:
        return None
    deed = Deed(head)
    card = rest.pop(0) if deed is Deed.CARD and rest else ""
    spaces: list[Space] = []
    while rest and (space := read_space(rest[0])) is not None:
        spaces.append(space)
        rest.pop(0)
    site = rest.pop(0) if rest else ""
    order = tuple(map(int, rest[0].split("-"))) if rest and _ORDER.fullmatch(rest[0]) else ()
    if card == Card.CHISEL and len(spaces) == 1:
        spaces.append((spaces[0][0], 0))  # both on one ship
    sails = Card.SAIL in (deed, card) or card == Card.LEVER
    ship = spaces[0][0] if sails and spaces else 0
    if deed is Deed.SAIL and not ship:
        return None  # the name of a card
    if deed is Deed.SAIL or card == Card.LEVER:
        spaces = []
    return action(deed, card, tuple(spaces), ship, site, order)


class Named(NamedTuple):
    """A card as an offer's key names it: which, and which of several equal ones, from 1."""

    card: Card
    copy: int


def read_offer(key: str) -> Named | None:
    """Read ``statue``, ``statue 2``; the pair is no card yet."""
    word, _, number = key.partition(" ")
    if word not in set(Card) or (number and not re.fullmatch(_NUMBER, number)):
        return None
    return Named(Card(word), int(number or 1))


def offers(cards: Sequence[Card | None]) -> list[Offer]:
    """The cards that lie there as options; equal ones are told apart by a number."""
    seen: dict[Card, int] = {}
    made = []
    for place, card in enumerate(cards):
        if card is None:
            continue
        seen[card] = seen.get(card, 0) + 1
        made.append(_offer(card, seen[card], place))
    return made


@lru_cache(maxsize=1 << 10)
def _offer(card: Card, copy: int, place: int) -> Offer:
    made = Offer(card if copy == 1 else f"{card} {copy}")
    made.card, made.place = card, place
    return made


def spaces_in(ships: Iterable[tuple[int, Sequence[int]]]) -> list[Space]:
    """All spaces of some ships, given as numbers with their places."""
    return [(number, place) for number, places in ships for place in places]
