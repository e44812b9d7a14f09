"""Reading single values of a position, with the path of what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.ankh.board import BORDER_INDEX, TERRAIN, Cell, border
from rules.ankh.data import GUARDIANS, God, Kind, MonumentKind
from rules.ankh.keys import read_aim
from rules.ankh.state import Figure, Setting
from rules.engine.errors import BadSetting

T = TypeVar("T")
K = TypeVar("K")


class Fields:
    """One JSON object of a position, read field by field; what is left over is unknown."""

    def __init__(self, path: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadSetting(path, "an object is wanted")
        self._path = path
        self._data = dict(data)

    def take(self, name: str, read: Callable[[str, Any], T], default: T) -> T:
        """Read a field, or take its default if it is missing."""
        if name not in self._data:
            return default
        path = f"{self._path}.{name}" if self._path else name
        return read(path, self._data.pop(name))

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        if self._data:
            raise BadSetting(f"{self._path}.{min(self._data)}".lstrip("."), "no such field")


def one_of(values: Callable[[Any], T]) -> Callable[[str, Any], T]:
    """Read a name of an enum."""

    def read(path: str, value: object) -> T:
        try:
            return values(value)
        except ValueError:
            raise BadSetting(path, "no such name", value=value) from None

    return read


def list_of(read_one: Callable[[str, Any], T]) -> Callable[[str, Any], list[T]]:
    """Read a list of such values."""

    def read(path: str, value: object) -> list[T]:
        if not isinstance(value, list):
            raise BadSetting(path, "a list is wanted")
        return [read_one(f"{path}[{n}]", item) for n, item in enumerate(value)]

    return read


def map_of(
    read_key: Callable[[str, Any], K], read_value: Callable[[str, Any], T]
) -> Callable[[str, Any], dict[K, T]]:
    """Read an object with such keys and values."""

    def read(path: str, value: object) -> dict[K, T]:
        if not isinstance(value, Mapping):
            raise BadSetting(path, "an object is wanted")
        return {read_key(path, k): read_value(f"{path}.{k}", v) for k, v in value.items()}

    return read


def optional(read_one: Callable[[str, Any], T]) -> Callable[[str, Any], T | None]:
    """Read such a value, or null."""
    return lambda path, value: None if value is None else read_one(path, value)


def read_object(path: str, value: object) -> tuple[str, Mapping[str, Any]]:
    """Keep an object, with its path, for reading later."""
    if not isinstance(value, Mapping):
        raise BadSetting(path, "an object is wanted")
    return path, value


def read_text(path: str, value: object) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise BadSetting(path, "a text is wanted")
    return value


def read_truth(path: str, value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise BadSetting(path, "true or false is wanted")
    return value


def read_number(path: str, value: object) -> int:
    """Read a number, also when it is written as a text, as keys of objects are."""
    if isinstance(value, str) and value.isdecimal() and len(value) < 10:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
        raise BadSetting(path, "a number is wanted", value=value)
    return value


def read_seat(seats: int) -> Callable[[str, Any], int]:
    """Read a seat of the table."""

    def read(path: str, value: object) -> int:
        seat = read_number(path, value)
        if seat >= seats:
            raise BadSetting(path, "no such seat", seats=seats)
        return seat

    return read


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
