"""The event Conflict: before, region by region, and after (RULES A-14, A-15)."""

from __future__ import annotations

from rules.ankh.battle import battle, triumph_bonus
from rules.ankh.board import Cell, Cells
from rules.ankh.data import FORGOTTEN_AFTER, MERGE_AFTER, God
from rules.ankh.effects.base import Effect
from rules.ankh.effects.guardians import AIMED, NATURES
from rules.ankh.effects.owned import owned
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.ending import declare_most_devoted, forget_gods
from rules.ankh.majorities import score_majorities
from rules.ankh.merge import merge
from rules.ankh.monuments import destroy
from rules.ankh.rewards import reward
from rules.ankh.state import (
    Phase,
    State,
    ascending,
    conflict_number,
    extent,
    god_of,
    gods_within,
)
from rules.engine.events import tell

LAST_CONFLICT = 5


async def begin_conflict(s: State) -> None:
    """Steps 1 to 4: the tie-breaker, and all that happens before the first region."""
    s.tie_breaker, s.tie_breaker_up = god_of(s, s.active), True
    tell(s, "conflict", number=conflict_number(s), god=s.tie_breaker)
    for god in ascending(s, list(s.sheets)):
        for effect in owned(s, god, Effect.conflict_starts):
            effect.conflict_starts(s, god)
    destroy_aimed_monuments(s)
    rules_of(s).conflict_starts(s)
    s.regions_left = tuple(sorted(s.regions))
    s.phase = Phase.REGION


def destroy_aimed_monuments(s: State) -> None:
    """All Giant Scorpions strike at once (A-22.5)."""
    struck: list[Cell] = []
    aimed = [(cell, figure) for cell, figure in s.figures.items() if figure.kind in AIMED]
    for cell, figure in sorted(aimed):
        targets = NATURES[figure.kind].targets(s, cell, figure)
        if targets:
            tell(s, "scorpion_struck", god=figure.owner, cell=cell, targets=targets)
            struck += [target for target in targets if target not in struck]
    for cell in struck:
        destroy(s, cell)


async def resolve_region(s: State) -> None:
    """Step 5: nobody is there, one god dominates, or several fight."""
    token = s.regions_left[0]
    region, area = s.regions[token], extent(s, token)
    present = gods_within(s, area)
    victor: God | None = None
    if not present:
        tell(s, "region_skipped", region=token)
    elif len(present) == 1:
        victor = present[0]
        dominate(s, token, victor, region, area)
    else:
        victor = await battle(s, token, present)
    rules_of(s).region_resolved(s, region, victor)
    s.regions_left = s.regions_left[1:]
    if not s.regions_left:
        s.phase = Phase.AFTERMATH


def dominate(s: State, token: int, god: God, region: Cells, area: Cells) -> None:
    """A god alone in a region: majorities as one gain, then the domination as another."""
    tell(s, "dominated", region=token, god=god)
    score_majorities(s, region, area)
    reward(s, god, 1, "domination", triumph_bonus(s, god, region, area))


async def end_conflict(s: State) -> None:
    """Steps 6 to 9: tokens back, waves of doubt, merge or forgetting or the end, cities."""
    s.tie_breaker, s.tie_breaker_up = None, False
    rules = rules_of(s)
    for god in s.sheets:
        for effect in owned(s, god, Effect.conflict_ends):
            effect.conflict_ends(s, god)
    rules.conflict_ends(s)
    number = conflict_number(s)
    tell(s, "conflict_over", number=number)
    if number == MERGE_AFTER and not s.merged:  # a case may begin with merged gods
        for senior, junior in rules.mergers(s):
            await merge(s, senior, junior)
        rules.mergers_done(s)
    elif number == FORGOTTEN_AFTER:
        forget_gods(s)
    elif number == LAST_CONFLICT:
        declare_most_devoted(s)
    if s.phase is not Phase.OVER:
        await rules.conflict_over(s)
