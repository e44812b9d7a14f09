"""All ids of Senet, for readers of keys, positions, views and events."""

from __future__ import annotations

from collections.abc import Iterable

from rules.senet.data import FLAT, ROUND, House, Side
from rules.senet.ending import Ending
from rules.senet.keys import BACK
from rules.senet.refusals import Reason
from rules.senet.state import Phase

IDS: dict[str, Iterable[str]] = {
    "sides": Side,
    "special houses": tuple(house.name.lower() for house in House),
    "sides of a stick": (FLAT, ROUND),
    "moves": (BACK,),
    "steps": Phase,
    "endings": Ending,
    "refusal reasons": Reason,
}
