"""The merge of two gods after the third conflict (RULES A-18)."""

from __future__ import annotations

from typing import NamedTuple

from rules.ankh.asking import ask
from rules.ankh.bases import guardians_of, has_free_base
from rules.ankh.board import Cell
from rules.ankh.data import BASES_PER_SIZE, GUARDIANS, Base, God, Kind
from rules.ankh.effects.gods import GODS
from rules.ankh.keys import ALL, DONE, KEEP_ALL, Kept, keep
from rules.ankh.monuments import destroy
from rules.ankh.read_keys import read_kept
from rules.ankh.refusals import Reason
from rules.ankh.state import Figure, State, monuments_of, without
from rules.engine.errors import Why
from rules.engine.events import tell


async def merge(s: State, senior: God, junior: God) -> None:
    """The higher of two gods takes the lower one into itself; both players play on."""
    tell(s, "merge", senior=senior, junior=junior)
    for cell in monuments_of(s, junior):
        destroy(s, cell)
    remove_army(s, junior)
    hand_over_followers(s, senior, junior)
    await take_guardians(s, senior, junior)
    for ability in s.sheets[junior].abilities:
        GODS[ability].unite(s, senior, junior)
    join(s, senior, junior)
    tell(
        s,
        "merged",
        senior=senior,
        junior=junior,
        devotion=s.sheets[senior].devotion,
        followers=s.sheets[senior].followers,
    )


def remove_army(s: State, junior: God) -> None:
    """The junior's god figure, all its warriors wherever they are, cards and tokens leave."""
    for cell, figure in list(s.figures.items()):
        if figure.owner is junior and figure.kind in (Kind.GOD, Kind.WARRIOR):
            remove_figure(s, cell)
    for sheet in s.sheets.values():
        sheet.captives = tuple(owner for owner in sheet.captives if owner is not junior)
    other = s.sheets[junior]
    other.warriors, other.ankhs, other.hand, other.played = 0, 0, (), ()


def hand_over_followers(s: State, senior: God, junior: God) -> None:
    """The junior's followers go to the senior, before anybody is asked about guardians."""
    sheet, other = s.sheets[senior], s.sheets[junior]
    sheet.followers, other.followers = sheet.followers + other.followers, 0


def remove_figure(s: State, cell: Cell) -> None:
    """Take a figure out of the game; its sun token goes back to its god."""
    figure = s.figures.pop(cell)
    s.sheets[figure.owner].suns += figure.sun


class Heirloom(NamedTuple):
    """A guardian of the junior, on the board or, at cell 0, in the pool."""

    kind: Kind
    cell: Cell


async def take_guardians(s: State, senior: God, junior: God) -> None:
    """The senior may take each guardian of the junior for which a base is free (ruling 17)."""
    left = heirlooms(s, junior)
    while left:
        options = {keep(*h): h for h in left if has_free_base(s, senior, h.kind)}
        if not options:
            break
        every = [KEEP_ALL] if len(left) > 1 and bases_suffice(s, senior, left) else []
        answer = await ask(
            s,
            senior,
            "merge.keep",
            [*every, *options, DONE],
            why_not=lambda key: why_not_keep(left, key),  # noqa: B023 - asked before it goes on
        )
        if answer == DONE:
            break
        chosen = [options[answer]] if isinstance(answer, Kept) else left
        for heirloom in chosen:
            take(s, senior, junior, heirloom)
        left = heirlooms(s, junior)
    for heirloom in left:
        give_up(s, junior, heirloom)


def heirlooms(s: State, junior: God) -> list[Heirloom]:
    """The junior's guardians."""
    on_board = [
        Heirloom(figure.kind, cell)
        for cell, figure in sorted(s.figures.items())
        if figure.owner is junior and figure.kind in GUARDIANS
    ]
    return on_board + [Heirloom(kind, 0) for kind in s.sheets[junior].guardians]


def bases_suffice(s: State, senior: God, left: list[Heirloom]) -> bool:
    """Return whether the senior has a base for every guardian that is left."""
    kinds = guardians_of(s, senior) + [heirloom.kind for heirloom in left]
    sizes = [GUARDIANS[kind].base for kind in kinds]
    return all(sizes.count(size) <= BASES_PER_SIZE for size in Base)


def take(s: State, senior: God, junior: God, heirloom: Heirloom) -> None:
    """A guardian taken stays where it is, on the board or in the pool."""
    kind, cell = heirloom
    if cell:
        figure = s.figures[cell]
        s.figures[cell] = Figure(senior, figure.kind, figure.sun, figure.aim)
    else:
        other = s.sheets[junior]
        other.guardians = without(other.guardians, kind)
        s.sheets[senior].guardians += (kind,)
    tell(s, "guardian_taken", god=senior, guardian=kind, cell=cell or None)


def give_up(s: State, junior: God, heirloom: Heirloom) -> None:
    """A guardian not taken leaves the game."""
    if heirloom.cell:
        remove_figure(s, heirloom.cell)
    else:
        sheet = s.sheets[junior]
        sheet.guardians = without(sheet.guardians, heirloom.kind)
    tell(s, "guardian_lost", god=junior, guardian=heirloom.kind, cell=heirloom.cell or None)


def why_not_keep(left: list[Heirloom], key: str) -> Why | None:
    """Say why a guardian cannot be taken: offered are all for which a base is free."""
    if key == KEEP_ALL:
        return Why(Reason.NO_FREE_BASE, {"guardian": ALL})
    wanted = read_kept(key)
    if wanted is not None and (wanted.kind, wanted.cell) in left:
        return Why(Reason.NO_FREE_BASE, {"guardian": wanted.kind})
    return Why(Reason.NO_SUCH_FIGURE, {"guardian": key})


def join(s: State, senior: God, junior: God) -> None:
    """From now on both are one god: the senior's pieces, the junior's place in devotion.

    Moving the senior's token down is no loss (A-18.4); in a stack both count as one.
    """
    sheet, other = s.sheets[senior], s.sheets[junior]
    sheet.people += other.people
    sheet.abilities += other.abilities
    for kind, count in other.monuments.items():
        sheet.monuments[kind] += count
    sheet.devotion = other.devotion
    s.ranking.remove(senior)
    s.ranking[s.ranking.index(junior)] = senior
    s.cities = {cell: None if holder is junior else holder for cell, holder in s.cities.items()}
    del s.sheets[junior]
    s.merged[junior] = senior
