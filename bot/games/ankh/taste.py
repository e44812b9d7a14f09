"""A quick taste of Ankh: the table shortly before its first conflict, figures face to face."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from rules.ankh.data import God

_DATA = "tastes.json"  # a position (docs/positions.md) for each number of players


@cache
def _tastes() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((files(__package__) / _DATA).read_text("utf-8"))
    return found


def taste(chosen: Sequence[str | None]) -> dict[str, Any]:
    """The position for these players; a god that nobody chose is the position's own, or a free one.

    The host sits first and begins.
    """
    position: dict[str, Any] = json.loads(json.dumps(_tastes()[str(len(chosen))]))
    own = [sheet["god"] for sheet in position["gods"]]
    seated = [
        wanted or (god if god not in chosen else None)
        for wanted, god in zip(chosen, own, strict=True)
    ]
    free = iter(god for god in (*own, *map(str, God)) if god not in seated)
    for sheet, god in zip(position["gods"], seated, strict=True):
        sheet["god"] = god or next(free)
    return position
