"""Deaths: one killing event, and all that reacts to it (RULES A-17)."""

from __future__ import annotations

from rules.ankh.board import Cell
from rules.ankh.data import God, Kind
from rules.ankh.effects.base import Effect
from rules.ankh.effects.guardians import NATURES
from rules.ankh.effects.owned import owned
from rules.ankh.state import Figure, State, ascending
from rules.engine.events import tell


async def kill(s: State, cells: list[Cell]) -> None:
    """Kill the figures on these cells all at once, then let everybody react (ruling 48)."""
    if not cells:
        return
    fallen = [(cell, s.figures.pop(cell)) for cell in sorted(cells)]
    tell(
        s,
        "died",
        figures=[
            {"god": f.owner, "figure": f.kind, "cell": cell, "sun": f.sun} for cell, f in fallen
        ],
    )
    dead = [figure for _, figure in fallen]
    _count(s, dead)
    captured = await _capture(s, dead)
    _send_to_pools(s, dead, captured)
    killed = [(god, f.kind) for god in ascending(s, list(s.sheets)) for f in dead if f.owner is god]
    for god, kind in killed:
        await NATURES[kind].rises(s, god)
    for god, kind in killed:
        NATURES[kind].mourned(s, god)


def _count(s: State, dead: list[Figure]) -> None:
    """Remember for Miracle how many of each god died; sun tokens return to their god."""
    for figure in dead:
        if s.battle is not None:
            s.battle.dead[figure.owner] = s.battle.dead.get(figure.owner, 0) + 1
        s.sheets[figure.owner].suns += figure.sun


async def _capture(s: State, dead: list[Figure]) -> list[God]:
    """Let gods that can take captives take them; return the owners of those taken."""
    owners = [f.owner for f in dead if f.kind is Kind.WARRIOR]
    taken: list[God] = []
    for god in ascending(s, list(s.sheets)):
        enemies = [g for g in s.sheets if g in owners and g is not god]
        for effect in owned(s, god, Effect.enemy_warriors_died):
            taken += await effect.enemy_warriors_died(s, god, enemies)
    return taken


def _send_to_pools(s: State, dead: list[Figure], captured: list[God]) -> None:
    """Everything that was not captured goes to its controller's pool."""
    captured = captured[:]
    for figure in dead:
        sheet = s.sheets[figure.owner]
        if figure.kind is not Kind.WARRIOR:
            sheet.guardians += (figure.kind,)
        elif figure.owner in captured:
            captured.remove(figure.owner)
        else:
            sheet.warriors += 1
