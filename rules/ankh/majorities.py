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
    leaders = leading_gods(s, region)
    if not leaders:
        return
    worth = rules_of(s).majority_worth(s, region)
    scoring = [god for god in gods_within(s, area) if god in leaders.values()]
    for god in ascending(s, scoring):
        kinds = [kind for kind, first in leaders.items() if first is god]
        tell(s, "majority", god=god, monuments=kinds)
        reward(s, god, worth * len(kinds), "majority")


def leading_gods(s: State, region: Cells) -> dict[MonumentKind, God]:
    """For each kind the god that controls strictly more of it here than every other one."""
    leaders: dict[MonumentKind, God] = {}
    for kind, count in owned_monuments(s, region).items():
        if count:
            most = max(count.values())
            first = [god for god, n in count.items() if n == most]
            if len(first) == 1:
                leaders[kind] = first[0]
    return leaders


def owned_monuments(s: State, region: Cells) -> dict[MonumentKind, dict[God, int]]:
    """For each kind how many of it each god controls here."""
    counts: dict[MonumentKind, dict[God, int]] = {kind: {} for kind in MONUMENTS}
    for cell, monument in s.monuments.items():
        if monument.owner is not None and region >> cell & 1:
            of_kind = counts[monument.kind]
            of_kind[monument.owner] = of_kind.get(monument.owner, 0) + 1
    return counts
