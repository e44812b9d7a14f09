"""Plain data: fast copies and JSON for state dataclasses.

State is built from slotted dataclasses holding only ints, strings, bools, enums,
lists, dicts, tuples and other such dataclasses.  The functions below are
generated once per type from its annotations, so a game writes no copy or
serialise code, and nothing is ever deep-copied by reflection.

Frozen dataclasses, enums and scalars are shared, not copied.  Sets are refused:
their order depends on the hash seed, and a replay must not.  A field marked
``transient()`` starts empty in every copy and is not written down.
"""

from __future__ import annotations

import dataclasses
import enum
import json
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar, cast

T = TypeVar("T")

_SCALARS = (int, str, bool, float, type(None))
_copiers: dict[type[Any], Callable[[Any], Any]] = {}
_writers: dict[type[Any], Callable[[Any], Any]] = {}
_readers: dict[type[Any], Callable[[Any], Any]] = {}


def transient() -> Any:
    """Declare a list field that copies and snapshots leave behind."""
    return dataclasses.field(
        default_factory=list, compare=False, repr=False, metadata={"transient": True}
    )


def copy(value: T) -> T:
    """Return an independent copy of a plain dataclass instance."""
    cls = type(value)
    copier = _copiers.get(cls) or _compile_copier(cls)
    return cast(T, copier(value))


def to_data(value: object) -> Any:
    """Return the JSON data of a plain dataclass instance."""
    cls = type(value)
    writer = _writers.get(cls) or _compile_writer(cls)
    return writer(value)


def dumps(value: object) -> str:
    """Return compact JSON for a plain dataclass instance."""
    return json.dumps(to_data(value), separators=(",", ":"))


def from_data(cls: type[T], data: object) -> T:
    """Rebuild an instance of ``cls`` from parsed JSON."""
    reader = _readers.get(cls) or _compile_reader(cls)
    return cast(T, reader(data))


# --- what a type is ---------------------------------------------------------------


def _resolve(tp: Any) -> Any:
    while isinstance(tp, typing.NewType):
        tp = tp.__supertype__
    return tp


def _is_shared(tp: Any) -> bool:
    """Return whether values of this type may be shared between copies."""
    tp = _resolve(tp)
    origin = typing.get_origin(tp)
    if origin is tuple:
        return all(_is_shared(a) for a in typing.get_args(tp) if a is not Ellipsis)
    if origin in (typing.Union, types.UnionType):
        return all(_is_shared(a) for a in typing.get_args(tp))
    if not isinstance(tp, type):
        return False
    if issubclass(tp, (*_SCALARS, enum.Enum)):
        return True
    return dataclasses.is_dataclass(tp) and bool(cast(Any, tp).__dataclass_params__.frozen)


def _optional(tp: Any) -> Any | None:
    """Return X for ``X | None``."""
    if typing.get_origin(tp) in (typing.Union, types.UnionType):
        args = [a for a in typing.get_args(tp) if a is not type(None)]
        if len(args) == 1:
            return args[0]
    return None


def _fields(cls: type[Any]) -> list[tuple[str, Any]]:
    """Return the name and type of every lasting field."""
    hints = typing.get_type_hints(cls)
    return [
        (f.name, hints[f.name]) for f in dataclasses.fields(cls) if not f.metadata.get("transient")
    ]


def _transients(cls: type[Any]) -> list[str]:
    return [f.name for f in dataclasses.fields(cls) if f.metadata.get("transient")]


# --- code generation ----------------------------------------------------------------


class _Maker:
    """Collects the names a generated function needs."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"_new": object.__new__}
        self._n = 0

    def fresh(self) -> str:
        self._n += 1
        return f"x{self._n}"

    def bind(self, value: object) -> str:
        name = f"_b{len(self.names)}"
        self.names[name] = value
        return name

    def build(self, source: str) -> Callable[[Any], Any]:
        scope = dict(self.names)
        exec(source, scope)  # the source is made from our own annotations
        return cast("Callable[[Any], Any]", scope["run"])


def _copy_expr(m: _Maker, tp: Any, v: str) -> str:
    tp = _resolve(tp)
    if _is_shared(tp):
        return v
    inner = _optional(tp)
    if inner is not None:
        return f"(None if {v} is None else {_copy_expr(m, inner, v)})"
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    if origin is list:
        if _is_shared(args[0]):
            return f"{v}[:]"
        x = m.fresh()
        return f"[{_copy_expr(m, args[0], x)} for {x} in {v}]"
    if origin is dict:
        if _is_shared(args[1]):
            return f"{v}.copy()"
        k, x = m.fresh(), m.fresh()
        return f"{{{k}: {_copy_expr(m, args[1], x)} for {k}, {x} in {v}.items()}}"
    if isinstance(tp, type) and dataclasses.is_dataclass(tp):
        return f"{m.bind(_copiers.get(tp) or _compile_copier(tp))}({v})"
    raise TypeError(f"{tp!r} is not plain data")


def _compile_copier(cls: type[Any]) -> Callable[[Any], Any]:
    m = _Maker()
    m.names["_cls"] = cls
    lines = ["def run(o):", " n = _new(_cls)"]
    lines += [f" n.{name} = {_copy_expr(m, tp, f'o.{name}')}" for name, tp in _fields(cls)]
    lines += [f" n.{name} = []" for name in _transients(cls)]
    _copiers[cls] = m.build("\n".join([*lines, " return n"]))
    return _copiers[cls]


def _write_expr(m: _Maker, tp: Any, v: str) -> str:
    tp = _resolve(tp)
    inner = _optional(tp)
    if inner is not None:
        return f"(None if {v} is None else {_write_expr(m, inner, v)})"
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    if origin in (list, tuple):
        x = m.fresh()
        body = _write_expr(m, args[0], x)
        return v if body == x and origin is list else f"[{body} for {x} in {v}]"
    if origin is dict:
        k, x = m.fresh(), m.fresh()
        return f"{{str({k}): {_write_expr(m, args[1], x)} for {k}, {x} in {v}.items()}}"
    if isinstance(tp, type) and issubclass(tp, (*_SCALARS, enum.Enum)):
        return v  # StrEnum and IntEnum members are JSON scalars already
    if isinstance(tp, type) and dataclasses.is_dataclass(tp):
        return f"{m.bind(_writers.get(tp) or _compile_writer(tp))}({v})"
    raise TypeError(f"{tp!r} is not plain data")


def _compile_writer(cls: type[Any]) -> Callable[[Any], Any]:
    m = _Maker()
    pairs = ", ".join(f"{name!r}: {_write_expr(m, tp, f'o.{name}')}" for name, tp in _fields(cls))
    _writers[cls] = m.build(f"def run(o):\n return {{{pairs}}}")
    return _writers[cls]


def _read_expr(m: _Maker, tp: Any, v: str) -> str:
    tp = _resolve(tp)
    inner = _optional(tp)
    if inner is not None:
        return f"(None if {v} is None else {_read_expr(m, inner, v)})"
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    if origin in (list, tuple):
        x = m.fresh()
        made = f"[{_read_expr(m, args[0], x)} for {x} in {v}]"
        return made if origin is list else f"tuple({made})"
    if origin is dict:
        k, x = m.fresh(), m.fresh()
        key = f"int({k})" if _resolve(args[0]) is int else _read_expr(m, args[0], k)
        return f"{{{key}: {_read_expr(m, args[1], x)} for {k}, {x} in {v}.items()}}"
    if isinstance(tp, type) and issubclass(tp, enum.Enum):
        return f"{m.bind(tp)}({v})"
    if isinstance(tp, type) and issubclass(tp, _SCALARS):
        return v
    if isinstance(tp, type) and dataclasses.is_dataclass(tp):
        return f"{m.bind(_readers.get(tp) or _compile_reader(tp))}({v})"
    raise TypeError(f"{tp!r} is not plain data")


def _compile_reader(cls: type[Any]) -> Callable[[Any], Any]:
    m = _Maker()
    m.names["_cls"] = cls
    args = ", ".join(f"{name}={_read_expr(m, tp, f'd[{name!r}]')}" for name, tp in _fields(cls))
    _readers[cls] = m.build(f"def run(d):\n return _cls({args})")
    return _readers[cls]
