"""Positions with something wrong in a random place."""

from __future__ import annotations

from random import Random
from typing import Any

Spot = tuple[Any, Any]  # a list or an object, and a key of it

STRANGE = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    12,
    18,
    31,
    10**9,
    10**12,
    1.5,
    "",
    "x",
    [],
    {},
)


def mutate(random: Random, position: dict[str, Any]) -> dict[str, Any]:
    """Change a copy of a position in one to three places."""
    changed: dict[str, Any] = _copy(position)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        spots = list(_spots(changed))
        if spots:
            random.choice((_drop, _replace, _replace, _shift, _double, _swap))(random, spots)
    return changed


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return [_copy(item) for item in value] if isinstance(value, list) else value


def _spots(value: Any) -> list[Spot]:
    """Every place of a position at which something stands."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += _spots(value[key])
    return found


def _drop(random: Random, spots: list[Spot]) -> None:
    holder, key = random.choice(spots)
    del holder[key]


def _replace(random: Random, spots: list[Spot]) -> None:
    """Put something else there: of the same kind from elsewhere, or anything strange."""
    holder, key = random.choice(spots)
    alike = [h[k] for h, k in spots if type(h[k]) is type(holder[key])]
    holder[key] = _copy(random.choice(alike if random.random() < 0.7 else STRANGE))


def _shift(random: Random, spots: list[Spot]) -> None:
    """A number a little larger or smaller."""
    numbers = [(h, k) for h, k in spots if type(h[k]) is int]
    if numbers:
        holder, key = random.choice(numbers)
        holder[key] += random.choice((-2, -1, 1, 2, 10))


def _double(random: Random, spots: list[Spot]) -> None:
    """Something of a list a second time, there or in another list."""
    listed = [(h, k) for h, k in spots if isinstance(h, list)]
    if listed:
        holder, key = random.choice(listed)
        into = random.choice((holder, random.choice(listed)[0]))
        into.insert(random.randint(0, len(into)), _copy(holder[key]))


def _swap(random: Random, spots: list[Spot]) -> None:
    (a, i), (b, j) = random.choice(spots), random.choice(spots)
    if isinstance(a[i], dict | list) or isinstance(b[j], dict | list):
        return  # one could be within the other
    a[i], b[j] = b[j], a[i]
