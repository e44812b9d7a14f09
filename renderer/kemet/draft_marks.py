"""What a draft would do, and what can be clicked next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from renderer.kemet.changes import changed_marks
from renderer.kemet.marks import NO_MARKS, Marks
from rules.kemet.boards import Area, districts
from rules.kemet.data import TILES, Tile
from rules.kemet.keys import Step, What
from rules.kemet.read_keys import (
    read_arrival,
    read_construction,
    read_flight,
    read_levy,
    read_number,
    read_raising,
    read_recruits,
    read_step,
)
from rules.kemet.view import View

# Decisions whose keys are areas.
_AREAS = frozenset(
    (What.CREATURE, What.FIRST_BATTLE, What.FIRE, What.TELEPORTATION, What.RETREAT, What.HOME)
)


def draft_marks(before: View, after: View, answers: Sequence[str]) -> Marks:
    """What the answers of a draft change: the steps as they were drafted, one arrow each."""
    if not answers:
        return NO_MARKS
    steps = _steps(answers)
    marks = changed_marks(before, after)
    if not steps:
        return marks
    touched = {area for step in steps for area in (step.start, step.end)}
    return replace(
        marks,
        arrows=tuple(dict.fromkeys((step.start, step.end) for step in steps)),
        gains=tuple(gain for gain in marks.gains if gain[0] not in touched),
    )


def open_marks(view: View, left: Sequence[str], keys: Sequence[str]) -> Marks:
    """The areas that can be clicked next; all options of a turn at once are not worth a mark."""
    known = {area.area for area in view.areas}
    areas = dict.fromkeys(area for area in _areas(view, left, keys) if area in known)
    return Marks(areas=tuple(areas))


def joined_marks(one: Marks, two: Marks) -> Marks:
    """What a draft does, and what can be clicked next."""
    return replace(one, areas=tuple(dict.fromkeys((*one.areas, *two.areas))))


def open_tiles(left: Sequence[str]) -> tuple[Tile, ...]:
    """The tiles among some options."""
    return tuple(tile for key in left if (tile := read_number(key)) in TILES and tile is not None)


def on_map(marks: Marks) -> bool:
    """Return whether something is to be seen on the map."""
    return any((marks.arrows, marks.areas, marks.gains, marks.pyramids))


def on_strip(marks: Marks) -> bool:
    """Return whether something is to be seen on the strip."""
    return any((marks.prayer, marks.points, marks.cards, marks.tiles, marks.spaces))


def _steps(keys: Iterable[str]) -> list[Step]:
    return [step for key in keys if (step := read_step(key)) is not None]


def _areas(view: View, left: Sequence[str], keys: Sequence[str]) -> list[Area]:
    if view.asking == What.CITY:
        cities = [city for key in left if (city := read_number(key)) is not None and city < 10]
        return [area for city in cities for area in districts(city)]
    if view.asking in _AREAS:
        return [area for key in left if (area := read_number(key)) is not None]
    steps = _steps(left)
    if steps:
        starts = {step.start for step in steps}
        # Whose way it is comes first; once that is clicked, where it leads.
        return sorted(starts) if len(starts) > 1 else [step.end for step in steps]
    if view.asking in (What.BUILD, What.NIGHT_TILE):
        return _sites(view, left) + _placed(left)
    return _placed(left)


def _placed(left: Sequence[str]) -> list[Area]:
    """Areas that get soldiers or a creature, or to which somebody escapes."""
    found: list[Area] = []
    for key in left:
        if (recruits := read_recruits(key)) is not None:
            found.append(recruits.area)
        elif (arrival := read_arrival(key)) is not None:
            found.append(arrival.area)
        elif (flight := read_flight(key)) is not None:
            found.append(flight.area)
        elif (levy := read_levy(key)) is not None:
            found += [area for area, _ in levy]
    return found


def _sites(view: View, left: Sequence[str]) -> list[Area]:
    """Districts in which a pyramid would grow."""
    if not 0 <= view.active < len(view.players):
        return []
    standing = {p.colour: p.site for p in view.players[view.active].pyramids}
    built = [made for key in left if (made := read_construction(key)) is not None]
    raised = [grown for key in left if (grown := read_raising(key)) is not None]
    return [
        *(made.site or standing[made.colour] for made in built),
        *(grown.site or standing[grown.colour] for grown in raised),
    ]
