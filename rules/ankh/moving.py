"""The action Move Figures (RULES A-7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ankh.asking import ask
from rules.ankh.board import REACH, TERRAIN, Cell, distance
from rules.ankh.data import God
from rules.ankh.effects.guardians import NATURES
from rules.ankh.keys import DONE, Move, aim_at
from rules.ankh.placing import arrive
from rules.ankh.read_keys import read_move
from rules.ankh.refusals import Reason, why_not_stand
from rules.ankh.state import Figure, State, figures_of, standable
from rules.engine.decisions import Seat, choose
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.engine.options import Rows


async def move_figures(s: State, god: God, seat: Seat) -> None:
    """Move each of your figures up to three cells, one after another, or not at all."""
    moved: set[Cell] = set()
    figures = len(figures_of(s, god))
    while len(moved) < figures:
        step = await choose(
            seat,
            "move",
            lambda: Rows(*legal_moves(s, god, moved), (DONE,)),
            why_not=lambda key: why_not_move(s, god, moved, key),
        )
        if not isinstance(step, Move):
            return
        await take_step(s, step)
        moved.add(step.end)


def legal_moves(s: State, god: God, moved: set[Cell]) -> list[Sequence[Move]]:
    """Every stop of every figure of yours that has not moved yet, figure by figure."""
    free = standable(s, god)
    return [
        NATURES[s.figures[start].kind].moves(s, start, free)
        for start in figures_of(s, god)
        if start not in moved
    ]


async def take_step(s: State, step: Move) -> None:
    """Move a figure; where Satet stops on an enemy, that figure makes room for her."""
    if not step.push:
        arrive(s, s.figures.pop(step.start), step, "move")
        return
    victim = s.figures[step.end]
    aim = await aim_anew(s, victim, step.push)
    satet = s.figures.pop(step.start)  # first, as the victim may be pushed to where she was
    s.figures[step.push] = Figure(victim.owner, victim.kind, victim.sun, aim)
    tell(
        s,
        "pushed",
        by=satet.owner,
        god=victim.owner,
        figure=victim.kind,
        start=step.end,
        end=step.push,
        aim=aim,
    )
    arrive(s, satet, step, "move")


async def aim_anew(s: State, figure: Figure, cell: Cell) -> int:
    """The controller of a figure that has an aim chooses it for its new cell (A-22.5)."""
    aims = NATURES[figure.kind].aims
    if len(aims) == 1:
        return aims[0]
    return (await ask(s, figure.owner, "aim", [aim_at(cell, aim) for aim in aims])).aim


# --- refusing -----------------------------------------------------------------------------


def why_not_move(s: State, god: God, moved: set[Cell], key: str) -> Why | None:
    """Say why a figure cannot go there."""
    step = read_move(key)
    if step is None:
        return None
    figure = s.figures.get(step.start)
    if figure is None or figure.owner is not god:
        return Why(Reason.NO_SUCH_FIGURE, {"cell": step.start})
    if step.start in moved:
        return Why(Reason.ALREADY_MOVED, {"cell": step.start})
    if step.end not in TERRAIN:
        return Why(Reason.NO_SUCH_CELL, {"cell": step.end})
    options = NATURES[figure.kind].moves(s, step.start, standable(s, god))
    free = sorted({option.end for option in options})
    if distance(step.start, step.end) > REACH:
        far = {"start": step.start, "end": step.end, "reachable": free}
        return Why(Reason.TOO_FAR, far)
    if step.end in free:
        return _why_not_like_this(s, step, [o for o in options if o.end == step.end])
    why = why_not_stand(s, god, step.end) or Why(Reason.OCCUPIED, {"cell": step.end})
    return Why(why.reason, {**why.data, "start": step.start, "reachable": free})


def _why_not_like_this(s: State, step: Move, options: Sequence[Move]) -> Why:
    """The figure may stop there, but not with this push or aim."""
    if options[0].aim >= 0:
        return Why(Reason.NEEDS_AIM, {"cell": step.end})
    targets = [option.push for option in options if option.push]
    if targets and not step.push:
        return Why(Reason.OCCUPIED, {"cell": step.end, "push_to": targets})
    if not targets:
        return Why(Reason.NO_SUCH_FIGURE, {"cell": step.end})  # nobody there to push
    if distance(step.end, step.push) != 1:
        return Why(Reason.NOT_ADJACENT, {"cell": step.push, "push_to": targets})
    why = why_not_stand(s, s.figures[step.end].owner, step.push)
    return why or Why(Reason.OCCUPIED, {"cell": step.push, "push_to": targets})
