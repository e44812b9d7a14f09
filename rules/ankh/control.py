"""The event Control Monument (RULES A-12)."""

from __future__ import annotations

from rules.ankh.board import Cell
from rules.ankh.data import God, MonumentKind
from rules.ankh.followers import gain_followers
from rules.ankh.keys import is_cell
from rules.ankh.monuments import build, kinds_available, take_over
from rules.ankh.refusals import Reason, why_not_adjacent
from rules.ankh.state import State, beside, figures_of, god_of, monuments_of
from rules.engine.decisions import choose
from rules.engine.errors import Why
from rules.engine.events import tell

SITE_FOLLOWERS = 3


async def control_monument(s: State) -> None:
    """The player who triggered it takes control of a monument next to a figure of theirs.

    Not optional when there is one to take (ruling 10).
    """
    god = god_of(s, s.active)
    assert god is not None
    targets = claimable(s, god)
    if not targets:
        tell(s, "nothing_to_claim", god=god)
        return
    cell = await choose(
        s.active, "control", targets, why_not=lambda key: why_not_claim(s, god, key)
    )
    if s.monuments[cell].kind is MonumentKind.SITE:
        await build_on_site(s, god, cell)
    else:
        take_over(s, god, cell)


def claimable(s: State, god: God) -> list[Cell]:
    """Neutral monuments next to the player's figures; enemy ones only if no neutral one is left."""
    near = beside(s, god)
    neutral = monuments_of(s, None)
    targets = neutral or [c for c, m in sorted(s.monuments.items()) if m.owner is not god]
    return [cell for cell in targets if near >> cell & 1 and can_hold(s, god, cell)]


def can_hold(s: State, god: God, cell: Cell) -> bool:
    """Return whether the god has what claiming needs: an ankh token, except to clear a site."""
    if s.monuments[cell].kind is MonumentKind.SITE and not kinds_available(s, god):
        return True
    return s.sheets[god].ankhs > 0


async def build_on_site(s: State, god: God, cell: Cell) -> None:
    """Replace a building site with one of the player's own monuments, or clear it (A-23.7)."""
    kinds = kinds_available(s, god)
    if not kinds:
        del s.monuments[cell]
        tell(s, "site_cleared", god=god, cell=cell)
        gain_followers(s, god, SITE_FOLLOWERS, "site")
        return
    kind = await choose(s.active, "control.monument", kinds)
    del s.monuments[cell]
    build(s, god, kind, cell)


def why_not_claim(s: State, god: God, key: str) -> Why | None:
    """Say why a monument cannot be claimed."""
    if not is_cell(key):
        return None
    cell = int(key)
    monument = s.monuments.get(cell)
    here = {"cell": cell}
    if monument is None:
        return Why(Reason.NO_MONUMENT, here)
    if monument.owner is god:
        return Why(Reason.OWN_MONUMENT, here)
    if monument.owner is not None and monuments_of(s, None):
        return Why(Reason.NEUTRAL_LEFT, here)
    if not beside(s, god) >> cell & 1:
        return why_not_adjacent(s, figures_of(s, god), cell)
    return None if can_hold(s, god, cell) else Why(Reason.NO_ANKH_TOKEN, here)
