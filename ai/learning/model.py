"""A small model of what share of a win each seat may expect, and how a game's is found.

A game that learns has ``features.py``, which describes a seat by a row of numbers, and
``weights.json``, which ``thoth train`` wrote.  Each seat's row gets a score; scores become shares.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from operator import mul
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

Row: TypeAlias = Sequence[float]
Rows: TypeAlias = Callable[[Any, int], Sequence[Row]]  # of a public view and the number of seats

FEATURES = "ai.{game}.features"
WEIGHTS = "weights.json"


class Model:
    """Scores rows: a sum of weights for each number of players, and maybe a hidden layer.

    >>> model = Model({2: [1.0, 0.5]})
    >>> [round(share, 2) for share in model.shares([[1.0, 2.0], [1.0, 0.0]])]
    [0.73, 0.27]
    """

    def __init__(
        self,
        linear: Mapping[int, Row],
        hidden: Sequence[Row] = (),  # the weights of each unit, its bias last
        out: Row = (),  # what each unit adds to the score
    ) -> None:
        self.linear = {seats: tuple(row) for seats, row in linear.items()}
        self.hidden = [tuple(row) for row in hidden]
        self.out = tuple(out)

    def shares(self, rows: Sequence[Row]) -> list[float]:
        """Return what share of a win each seat may expect; together they are 1."""
        weights = self._weights(len(rows))
        scores = [self._score(weights, row) for row in rows]
        most = max(scores)
        odds = [math.exp(score - most) for score in scores]
        total = sum(odds)
        return [each / total for each in odds]

    def _weights(self, seats: int) -> tuple[float, ...]:
        """Those for so many players, or for the number nearest to it."""
        found = self.linear.get(seats)
        if found is None:
            found = self.linear[min(self.linear, key=lambda known: abs(known - seats))]
        return found

    def _score(self, weights: Row, row: Row) -> float:
        score: float = sum(map(mul, weights, row))
        if self.out:
            tanh = math.tanh
            score += sum(
                each * tanh(sum(map(mul, unit, row), unit[-1]))
                for each, unit in zip(self.out, self.hidden, strict=True)
            )
        return score

    def data(self) -> dict[str, Any]:
        """Write it as JSON data."""
        return {
            "linear": {str(seats): list(row) for seats, row in self.linear.items()},
            "hidden": [list(row) for row in self.hidden],
            "out": list(self.out),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Model:
        """Read what :meth:`data` wrote."""
        linear = {int(seats): row for seats, row in data["linear"].items()}
        return cls(linear, data["hidden"], data["out"])


class Learned(NamedTuple):
    """What a game has learned: how a position is described, and the model of it."""

    rows: Rows
    model: Model

    def value(self, view: Any, seats: int) -> list[float]:  # noqa: ANN401 - each game's own
        """Return what share of a win each seat may expect in a public view."""
        return self.model.shares(self.rows(view, seats))


def features_of(game: str) -> ModuleType | None:
    """Return how a game describes positions, if it does."""
    name = FEATURES.format(game=game)
    return import_module(name) if find_spec(f"ai.{game}") and find_spec(name) else None


def rows_of(features: ModuleType) -> Rows:
    """Return what describes all seats: the module's ``table``, or ``features`` for each."""
    if hasattr(features, "table"):
        return lambda view, seats: features.table(view)
    return lambda view, seats: [features.features(view, seat) for seat in range(seats)]


@cache
def learned_of(game: str) -> Learned | None:
    """Return what a game has learned, if it has."""
    if features_of(game) is None:
        return None
    file = resources.files(f"ai.{game}") / WEIGHTS
    return read_learned(game, file.read_text("utf-8")) if file.is_file() else None


def read_learned(game: str, text: str) -> Learned:
    """Read a file of weights; raises ValueError if it is of other features."""
    features, data = features_of(game), json.loads(text)
    if features is None or tuple(data["names"]) != tuple(features.NAMES):
        raise ValueError(f"{game}: {WEIGHTS} is of other features; run `thoth train {game}` again")
    return Learned(rows_of(features), Model.read(data["model"]))
