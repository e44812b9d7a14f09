"""Reads keys that come as text: typed, stored, or passed to pictures and computer players.

A reader returns the option that a text could be the key of, whether it is possible or
not, and None for anything else.  Nobody outside the rules takes a key to pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rules.ankh.board import AROUND, BORDER_INDEX, TERRAIN, Border, Cell, border, camels_of
from rules.ankh.data import Card, God, Kind, MonumentKind
from rules.ankh.keys import (
    AIMS,
    Building,
    Capture,
    Caravan,
    Kept,
    Move,
    Play,
    Portal,
    Summon,
    Swap,
    aim_key,
    building,
    capture,
    is_cell,
    keep,
    play,
    portal,
    read_aim,
    swap,
)

_KINDS = {str(kind): kind for kind in Kind}
_MONUMENTS = {str(kind): kind for kind in MonumentKind}
_CARDS = {str(card): card for card in Card}
_GODS = {str(god): god for god in God}


class Facing(NamedTuple):
    """``@67+78``: the two cells, or directions off the board, that claws cover."""

    first: str
    second: str

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Those of the two that are on the board."""
        return tuple(int(place) for place in self if is_cell(place))


def read_cell(key: str) -> Cell | None:
    """Read ``45``: a monument to claim, a city."""
    return int(key) if is_cell(key) else None


def read_bid(key: str) -> int | None:
    """Read ``12``: so many followers."""
    return int(key) if key.isdecimal() else None


# --- figures -----------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def read_move(key: str) -> Move | None:
    """Read ``57>68^78@67+78``; an aim that is none counts as not said."""
    places, _, aimed = key.partition("@")
    places, _, pushed = places.partition("^")
    start, _, end = places.partition(">")
    if not is_cell(start) or not is_cell(end) or (pushed and not is_cell(pushed)):
        return None
    step = Move(key)
    step.start, step.end, step.push = int(start), int(end), int(pushed or 0)
    step.aim = _aim(step.end, aimed)
    return step


@lru_cache(maxsize=1 << 14)
def read_summon(key: str) -> Summon | None:
    """Read ``w! 45``, ``scorpion 45@46+55*``; an aim that is none counts as not said."""
    word, _, rest = key.partition(" ")
    kind = _KINDS.get(word.removesuffix("!"))
    cell, _, aimed = rest.removesuffix("*").partition("@")
    if kind is None or not is_cell(cell):
        return None
    order = Summon(key)
    order.kind, order.cell = kind, int(cell)
    order.aim = _aim(order.cell, aimed)
    order.sun, order.ransom = rest.endswith("*"), word.endswith("!")
    return order


def _aim(cell: Cell, text: str) -> int:
    """The aim that ``67+78`` names beside a cell; -1 if none."""
    if not text or cell not in AROUND:
        return -1
    first, _, second = text.partition("+")
    return read_aim(cell, first, second)


def read_facing(key: str) -> Facing | None:
    """Read ``@67+78``, an aim by itself."""
    first, plus, second = key.removeprefix("@").partition("+")
    return Facing(first, second) if key.startswith("@") and plus else None


def surrounded(keys: Iterable[str]) -> Cell:
    """The only cell that can have all these aims; 0 if there are several."""
    wanted = set(keys)
    fitting = [cell for cell in TERRAIN if wanted <= {aim_key(cell, aim) for aim in AIMS}]
    return fitting[0] if len(fitting) == 1 else 0


def read_kept(key: str) -> Kept | None:
    """Read ``keep 57``, ``keep cat 43``, ``keep cat``; to keep all is no single one."""
    verb, _, rest = key.partition(" ")
    word, _, place = rest.partition(" ")
    kind = _KINDS.get(word)
    cell = place if kind else rest
    if verb != "keep" or not (is_cell(cell) or (kind and not place)):
        return None
    return keep(kind, int(cell or 0))


def read_capture(key: str) -> Capture | None:
    """Read ``capture ra``."""
    verb, _, word = key.partition(" ")
    god = _GODS.get(word)
    return capture(god) if verb == "capture" and god else None


# --- monuments and tokens ----------------------------------------------------------------


def read_building(key: str) -> Building | None:
    """Read ``temple 67``."""
    word, _, cell = key.partition(" ")
    kind = _MONUMENTS.get(word)
    return building(kind, int(cell)) if kind and is_cell(cell) else None


def read_portal(key: str) -> Portal | None:
    """Read ``portal 45``, ``portal 33>45``."""
    verb, _, places = key.partition(" ")
    start, arrow, end = places.rpartition(">")
    if verb != "portal" or not is_cell(end) or (arrow and not is_cell(start)):
        return None
    return portal(int(start or 0), int(end))


def read_token_side(key: str) -> Cell | None:
    """Read ``token:55``: a cell of the part that keeps the conflict token."""
    verb, _, cell = key.partition(":")
    return int(cell) if verb == "token" and is_cell(cell) else None


def read_swap(key: str) -> Swap | None:
    """Read ``swap:4=2``."""
    verb, _, tokens = key.partition(":")
    token, _, other = tokens.partition("=")
    if verb != "swap" or not is_cell(token) or not is_cell(other):
        return None
    return swap(int(token), int(other))


# --- camels and cards --------------------------------------------------------------------


def read_borders(key: str) -> list[Border]:
    """The borders of ``caravan 13|14 14|23``, wherever they are; none if it is none."""
    verb, _, rest = key.partition(" ")
    ends = [pair.split("|") for pair in rest.split()]
    if verb != "caravan" or not all(len(e) == 2 and all(map(is_cell, e)) for e in ends):
        return []
    return [border(int(a), int(b)) for a, b in ends]


def read_caravan(key: str) -> Caravan | None:
    """Read ``caravan 13|14 14|23``, borders on which camels may stand."""
    edges = read_borders(key)
    if not edges or not all(edge in BORDER_INDEX for edge in edges):
        return None
    chain = Caravan(key)
    chain.camels = camels_of(edges)
    return chain


def read_play(key: str) -> Play | None:
    """Read ``flood``, ``flood+chariots``."""
    cards = [_CARDS.get(word) for word in key.split("+")]
    named = [card for card in cards if card is not None]
    return play(*named) if len(named) == len(cards) else None
