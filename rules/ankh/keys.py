"""Options whose keys have parts: moves, summons, portals, buildings, chains of camels.

Each is a string - the key that is typed, offered and logged - that also knows its
parts, so a rule never parses a key.  The factories are cached: the same
option is the same object.  Whoever is given a key as text reads it with
:mod:`rules.ankh.read_keys`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.ankh.board import (
    AROUND,
    BORDERS,
    DIRECTIONS,
    Border,
    Camels,
    Cell,
    Cells,
    lowest,
)
from rules.ankh.data import Card, God, Kind, MonumentKind

DONE = "done"
NO = "no"
YES = "yes"
ALL = "all"
KEEP_ALL = f"keep {ALL}"
TIE = "tie"
ONE, TWO = "one", "two"  # cards, for Amun
NO_BID = "0"  # among the options of every bid; no cell has this number
AIMS = range(6)  # a Giant Scorpion aims at directions n and n + 1


class Move(str):
    """``57>68``, ``57>68^78`` for a push, ``57>68@67+78`` for an aim."""

    __slots__ = ("aim", "end", "push", "start")
    start: Cell
    end: Cell
    push: Cell  # where the figure on the end cell goes; 0 when nobody is pushed
    aim: int


class Summon(str):
    """``w 45``, with ``*`` for a sun token, ``w! 45`` for a ransomed captive."""

    __slots__ = ("aim", "cell", "kind", "ransom", "sun")
    kind: Kind
    cell: Cell
    aim: int
    sun: bool
    ransom: bool

    @property
    def piece(self) -> str:
        """What is put there: ``w``, or ``w!`` for a ransomed warrior."""
        return f"{self.kind}!" if self.ransom else self.kind


class Portal(str):
    """``portal 45`` for a new underworld token, ``portal 33>45`` for a moved one."""

    __slots__ = ("end", "start")
    start: Cell  # 0 when it comes from the dashboard
    end: Cell


class Aim(str):
    """``@67+78``: where the claws of a pushed Giant Scorpion point now."""

    __slots__ = ("aim", "cell")
    cell: Cell
    aim: int


class Building(str):
    """``temple 67``."""

    __slots__ = ("cell", "kind")
    kind: MonumentKind
    cell: Cell


class Caravan(str):
    """``caravan 13|14 14|23 23|24``, borders in the order of the chain."""

    __slots__ = ("camels",)
    camels: Camels


class TokenSide(str):
    """``token:55``: the part of a split region that keeps the old conflict token."""

    __slots__ = ("part",)
    part: Cells


class Swap(str):
    """``swap:4=2``: two regions exchange their conflict tokens."""

    __slots__ = ("tokens",)
    tokens: tuple[int, int]


class Play(str):
    """``flood``, or ``flood+chariots`` when two cards are announced."""

    __slots__ = ("cards",)
    cards: tuple[Card, ...]


class Kept(str):
    """``keep 57`` for a figure kept alive; ``keep cat 43``, ``keep cat`` for a guardian taken."""

    __slots__ = ("cell", "kind")
    kind: Kind | None  # None when the cell says it all
    cell: Cell  # 0 for a guardian in the pool


class Capture(str):
    """``capture ra``: a dead warrior of a god."""

    __slots__ = ("god",)
    god: God


def is_cell(text: str) -> bool:
    """Return whether a text could be a cell's number; what is typed can be of any length."""
    return text.isdecimal() and len(text) <= 3


def aim_key(cell: Cell, aim: int) -> str:
    """Name an aim by the two cells it covers; off the board a direction stands for the cell."""
    pair = (aim, (aim + 1) % 6)
    names = [AROUND[cell][d] or DIRECTIONS[d].name for d in pair]
    return f"@{names[0]}+{names[1]}"


@lru_cache(maxsize=1 << 12)
def read_aim(cell: Cell, first: str, second: str) -> int:
    """The aim that two cells, or directions, beside a cell name in any order; -1 if none."""
    for aim in AIMS:
        pair = (aim, (aim + 1) % 6)
        one, other = ({DIRECTIONS[d].name, str(AROUND[cell][d])} for d in pair)
        if (first in one and second in other) or (second in one and first in other):
            return aim
    return -1


@lru_cache(maxsize=1 << 10)
def aim_at(cell: Cell, aim: int) -> Aim:
    """Make an aim by itself."""
    result = Aim(aim_key(cell, aim))
    result.cell, result.aim = cell, aim
    return result


@lru_cache(maxsize=1 << 16)
def move(start: Cell, end: Cell, push: Cell = 0, aim: int = -1) -> Move:
    """Make a move."""
    pushed = f"^{push}" if push else ""
    aimed = aim_key(end, aim) if aim >= 0 else ""
    result = Move(f"{start}>{end}{pushed}{aimed}")
    result.start, result.end, result.push, result.aim = start, end, push, aim
    return result


@lru_cache(maxsize=1 << 14)
def summon(kind: Kind, cell: Cell, aim: int = -1, sun: int = 0, ransom: int = 0) -> Summon:
    """Make a summon; with plain positional arguments, which its cache finds quickest."""
    aimed = aim_key(cell, aim) if aim >= 0 else ""
    result = Summon(f"{kind}{'!' if ransom else ''} {cell}{aimed}{'*' if sun else ''}")
    result.kind, result.cell, result.aim = kind, cell, aim
    result.sun, result.ransom = bool(sun), bool(ransom)
    return result


@lru_cache(maxsize=1 << 14)
def portal(start: Cell, end: Cell) -> Portal:
    """Make the placing or moving of an underworld token."""
    result = Portal(f"portal {start}>{end}" if start else f"portal {end}")
    result.start, result.end = start, end
    return result


@lru_cache(maxsize=1 << 10)
def building(kind: MonumentKind, cell: Cell) -> Building:
    """Make the building of a monument."""
    result = Building(f"{kind} {cell}")
    result.kind, result.cell = kind, cell
    return result


@lru_cache(maxsize=1 << 10)
def play(*cards: Card) -> Play:
    """Make the playing of one or two cards."""
    result = Play("+".join(cards))
    result.cards = cards
    return result


@lru_cache(maxsize=1 << 10)
def keep(kind: Kind | None, cell: Cell) -> Kept:
    """Make the keeping of a figure; give a kind, a cell or both."""
    result = Kept(" ".join(["keep", *([kind] if kind else []), *([str(cell)] if cell else [])]))
    result.kind, result.cell = kind, cell
    return result


@lru_cache
def capture(god: God) -> Capture:
    """Make the capture of a god's warrior."""
    result = Capture(f"capture {god}")
    result.god = god
    return result


@lru_cache
def swap(token: int, other: int) -> Swap:
    """Make the exchange of two conflict tokens."""
    result = Swap(f"swap:{token}={other}")
    result.tokens = token, other
    return result


def borders_key(edges: Iterable[Border]) -> str:
    """Write borders as they are typed: ``13|14 14|23``."""
    return " ".join(f"{a}|{b}" for a, b in edges)


@lru_cache(maxsize=1 << 13)
def caravan(chain: tuple[int, ...]) -> Caravan:
    """Make a caravan from its borders; the key starts at the end with the lower border."""
    if chain[0] > chain[-1]:
        chain = chain[::-1]
    result = Caravan(f"caravan {borders_key(BORDERS[n] for n in chain)}")
    result.camels = sum(1 << n for n in chain)
    return result


def token_side(part: Cells) -> TokenSide:
    """Name a part of a split region by its lowest cell; any other cell of it means the same."""
    result = TokenSide(f"token:{lowest(part)}")
    result.part = part
    return result
