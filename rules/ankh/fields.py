"""Reads single values of a position of Ankh and reports the path of a wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.ankh.board import BORDER_INDEX, TERRAIN, Cell, border
from rules.ankh.data import GUARDIANS, God, Kind, MonumentKind
from rules.ankh.keys import read_aim
from rules.ankh.state import Figure, Setting
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    map_of,
    one_of,
    optional,
    read_number,
    read_text,
)


def read_cell(path: str, value: object) -> Cell:
    """Read a cell of the board."""
    cell = read_number(path, value)
    if cell not in TERRAIN:
        raise BadSetting(path, "no such cell", cell=cell)
    return cell


def read_camel(path: str, value: object) -> int:
    """Read a border on which a camel stands, as ``13|14``."""
    a, _, b = read_text(path, value).partition("|")
    edge = border(read_cell(path, a), read_cell(path, b))
    if edge not in BORDER_INDEX:
        raise BadSetting(path, "no camel can stand there", border=value)
    return BORDER_INDEX[edge]


def read_monument(path: str, value: object) -> tuple[MonumentKind, Cell]:
    """Read ``temple 44``."""
    word, _, cell = read_text(path, value).partition(" ")
    return one_of(MonumentKind)(path, word), read_cell(path, cell)


def read_guardian(path: str, value: object) -> Kind:
    """Read the word for a guardian."""
    kind = one_of(Kind)(path, value)
    if kind not in GUARDIANS:
        raise BadSetting(path, "no guardian", value=value)
    return kind


def read_figure(god: God) -> Callable[[str, Any], tuple[Cell, Figure]]:
    """Read a figure of a god and its cell: ``w 45*`` or ``scorpion 66@67+77``."""

    def read(path: str, value: object) -> tuple[Cell, Figure]:
        word, _, rest = read_text(path, value).partition(" ")
        number, _, aimed = rest.removesuffix("*").partition("@")
        cell = read_cell(path, number)
        aim = read_aim(cell, *aimed.lower().split("+", 1)) if "+" in aimed else -1
        return cell, Figure(god, one_of(Kind)(path, word), rest.endswith("*"), aim)

    return read


MOST_FOLLOWERS = 1000  # the supply has no end, but every bid is an option


def read_followers(path: str, value: object) -> int:
    """Read a number of followers."""
    count = read_number(path, value)
    if count > MOST_FOLLOWERS:
        raise BadSetting(path, "nobody has that many followers", most=MOST_FOLLOWERS)
    return count


def read_stock(path: str, value: object) -> dict[MonumentKind, int]:
    """Read how many monuments of each kind there are."""
    return map_of(one_of(MonumentKind), read_number)(path, value)


def read_setting(path: str, value: object) -> Setting:
    """Read what was agreed before the game."""
    fields = Fields(path, value)
    setting = Setting(
        gods=tuple(fields.take("gods", list_of(optional(one_of(God))), list[God | None]())),
        guardians=tuple(fields.take("guardians", list_of(read_guardian), list[Kind]())),
        first=fields.take("first", lambda p, v: -1 if v == -1 else read_number(p, v), -1),
    )
    fields.finish()
    return setting
