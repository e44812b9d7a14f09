"""All ids of Ankh, for readers of keys, positions, views and events."""

from __future__ import annotations

from collections.abc import Iterable

from rules.ankh.data import GUARDIANS, Action, Base, Card, EventKind, God, Kind, MonumentKind, Power
from rules.ankh.refusals import Reason
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.state import Ending, Phase

# Where followers and devotion come from or go to: the field "source" of events.
SOURCES = (
    "gain", "unlock", "battle", "glorious", "radiance", "city", "drought", "domination", "majority",
    "consolation", "commanding", "omnipresent", "worshipful", "worship", "flood", "build", "plague",
    "miracle", "cat_mummy", "ransom", "site", "event", "auction", "capitals", "waves_of_doubt",
    "city_lost",
)  # fmt: skip

IDS: dict[str, Iterable[str]] = {
    "gods": God,
    "figures": [kind for kind in Kind if kind not in GUARDIANS],
    "guardians": GUARDIANS,
    "guardian bases": Base,
    "monuments": MonumentKind,
    "actions": Action,
    "powers": Power,
    "battle cards": Card,
    "track events": EventKind,
    "scenarios": SCENARIOS,
    "follower and devotion sources": SOURCES,
    "move reasons": ("move", "muster"),
    "cities": {city.name: 0 for scenario in SCENARIOS.values() for city in scenario.cities},
    "steps": Phase,
    "endings": Ending,
    "refusal reasons": Reason,
}
