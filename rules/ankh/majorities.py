"""Monument majorities in a region (RULES A-16.8)."""

from __future__ import annotations

from rules.ankh.board import Cells
from rules.ankh.data import MONUMENTS, God, MonumentKind
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.rewards import reward
from rules.ankh.state import State, ascending, gods_within
from rules.engine.events import tell


def score_majorities(s: State, region: Cells, area: Cells) -> None:
    """Each god with figures here gains for the kinds it controls most of; one gain a god.

    An absent god's monuments can deny a majority but earn nothing (ruling 41).
    """
    leaders = {kind: leader(s, region, kind) for kind in MONUMENTS}
    worth = rules_of(s).majority_worth(s, region)
    scoring = [god for god in gods_within(s, area) if god in leaders.values()]
    for god in ascending(s, scoring):
        kinds = [kind for kind, first in leaders.items() if first is god]
        tell(s, "majority", god=god, monuments=kinds)
        reward(s, god, worth * len(kinds), "majority")


def leader(s: State, region: Cells, kind: MonumentKind) -> God | None:
    """The god that controls strictly more monuments of a kind here than every other one."""
    counts = dict.fromkeys(s.sheets, 0)
    for cell, monument in s.monuments.items():
        if monument.owner is not None and monument.kind is kind and region >> cell & 1:
            counts[monument.owner] += 1
    most = max(counts.values())
    first = [god for god, count in counts.items() if count == most]
    return first[0] if most and len(first) == 1 else None
