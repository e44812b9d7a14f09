"""Forgotten gods and the end of the game (RULES A-5, A-20)."""

from __future__ import annotations

from rules.ankh.data import God
from rules.ankh.devotion import is_red
from rules.ankh.effects.gods import GODS
from rules.ankh.state import Ending, Phase, State, monuments_of
from rules.engine.events import tell


def forget_gods(s: State) -> None:
    """After the fourth conflict every god in the red part leaves, all at once."""
    gone = [god for god, sheet in s.sheets.items() if is_red(sheet.devotion)]
    for god in gone:
        tell(s, "forgotten", god=god)
    for sheet in s.sheets.values():  # captives of forgotten gods leave the game
        sheet.captives = tuple(owner for owner in sheet.captives if owner not in gone)
    for god in gone:
        remove_god(s, god)
    if not s.sheets:
        finish(s, Ending.NO_GOD_LEFT, None)
    elif len(s.sheets) == 1:
        finish(s, Ending.LAST_GOD, s.ranking[0])


def remove_god(s: State, god: God) -> None:
    """Take a god's figures, monuments, tokens and followers out of the game."""
    for ability in s.sheets[god].abilities:
        GODS[ability].forget(s, god)
    s.figures = {c: f for c, f in s.figures.items() if f.owner is not god}
    for cell in monuments_of(s, god):
        monument = s.monuments.pop(cell)
        if s.supply:  # without a common supply they leave the game
            s.supply[monument.kind] += 1
    s.cities = {cell: None if holder is god else holder for cell, holder in s.cities.items()}
    del s.sheets[god]
    s.ranking.remove(god)
    s.forgotten += (god,)


def declare_most_devoted(s: State) -> None:
    """After the fifth conflict the god with the most devotion wins; stacks break ties."""
    finish(s, Ending.MOST_DEVOTION, s.ranking[-1])


def finish(s: State, ending: Ending, winner: God | None) -> None:
    """End the game."""
    s.phase, s.ending, s.winner = Phase.OVER, ending, winner
    s.battle, s.regions_left = None, ()
    people = s.sheets[winner].people if winner is not None else ()
    tell(s, "game_over", ending=ending, god=winner, seats=people)
