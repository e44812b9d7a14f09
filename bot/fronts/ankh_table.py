"""Looking things up in a view of Ankh: who decides, what stands where, what comes next."""

from __future__ import annotations

from functools import lru_cache

from rules.ankh.board import LAND, WATER, WITHIN_REACH, Cell, Cells, camels_of, cells, land
from rules.ankh.data import (
    BASES_PER_SIZE,
    CONFLICT_POSITIONS,
    EVENT_TRACK,
    GUARDIAN_SYMBOLS,
    GUARDIANS,
    UNLOCK_LEVELS,
    Action,
    EventKind,
    God,
    Kind,
)
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.view import FigureView, GodView, MonumentView, TrackView, View
from rules.engine.decisions import Seat

# Decisions of whoever's turn it is; all others are asked of the god that they concern.
OF_THE_TURN = frozenset({
    "action", "move", "summon", "unlock", "control", "control.monument", "caravan",
    "caravan.token", "caravan.swap",
})  # fmt: skip


def god_of(view: View, seat: Seat) -> God | None:
    """The god that a seat plays now; None if it is forgotten or not known yet."""
    if seat >= len(view.seats):
        return None
    god = view.merged.get(view.seats[seat], view.seats[seat])
    return god if any(sheet.god is god for sheet in view.gods) else None


def sheet_of(view: View, god: God | None) -> GodView | None:
    """The sheet of a god in play."""
    return next((sheet for sheet in view.gods if sheet.god is god), None)


def decider(view: View, what: str) -> GodView | None:
    """The sheet of whoever decides: in a turn the active god, otherwise the viewer's."""
    if what in OF_THE_TURN or view.viewer is None:
        return sheet_of(view, view.active_god)
    return sheet_of(view, god_of(view, view.viewer))


def figure_at(view: View, cell: Cell) -> FigureView | None:
    """The figure on a cell."""
    return next((figure for figure in view.figures if figure.cell == cell), None)


def monument_at(view: View, cell: Cell) -> MonumentView | None:
    """The monument on a cell."""
    return next((monument for monument in view.monuments if monument.cell == cell), None)


def regions_of(view: View, cell: Cell) -> list[int]:
    """The conflict tokens of the regions that a cell is in: of water there can be several."""
    return [r.token for r in view.regions if cell in r.land or cell in r.water]


def adjacent(view: View) -> tuple[Cells, ...]:
    """For each cell the cells that are adjacent: no river and no camel between."""
    return _adjacent(view.camels, view.flooded)


@lru_cache(maxsize=64)
def _adjacent(
    camels: tuple[tuple[Cell, Cell], ...], flooded: tuple[Cell, ...]
) -> tuple[Cells, ...]:
    return land(camels_of(camels), cells(flooded)).adjacent


def parts(view: View) -> tuple[Cells, ...]:
    """The regions as rivers and camels make them, though a token may not be placed yet."""
    return land(camels_of(view.camels), cells(view.flooded)).regions


def part_of(view: View, cell: Cell) -> Cells:
    """All land that is joined to a cell."""
    return next((part for part in parts(view) if part >> cell & 1), 0)


# --- the tracks --------------------------------------------------------------------------


def track_of(view: View, action: Action) -> TrackView:
    """An action's track."""
    return next(track for track in view.tracks if track.action is action)


def triggers(view: View, action: Action) -> bool:
    """Say whether taking an action now brings an event."""
    track = track_of(view, action)
    return track.marker + 1 == track.spaces and view.event < len(EVENT_TRACK)


def is_auction(view: View, position: int) -> bool:
    """Say whether a space of the event track is an auction of the Guardians of Kemet."""
    return position in SCENARIOS[view.scenario].auctions


def conflict_number(position: int) -> int:
    """Which of the five conflicts a space of the event track is."""
    return CONFLICT_POSITIONS.index(position) + 1


def event_at(position: int) -> EventKind:
    """What a space of the event track brings."""
    return EVENT_TRACK[position - 1]


# --- what an action could do -------------------------------------------------------------


def has_effect(view: View, action: Action, sheet: GodView) -> bool:
    """Say whether an action would do anything for a god."""
    match action:
        case Action.MOVE:
            return _can_move(view, sheet.god)
        case Action.SUMMON:
            return _can_summon(view, sheet)
        case Action.GAIN:
            return sheet.would_gain > 0
        case Action.UNLOCK:
            cost = next_cost(sheet)
            return 0 < cost <= sheet.followers


def next_cost(sheet: GodView) -> int:
    """What the next ankh power costs; 0 when all are unlocked."""
    unlocked = len(sheet.powers)
    return UNLOCK_LEVELS[unlocked] if unlocked < len(UNLOCK_LEVELS) else 0


def _can_move(view: View, god: God) -> bool:
    """Say whether any figure can go anywhere; a Giant Scorpion can always turn."""
    free = standable(view, god)
    return any(
        figure.kind is Kind.GIANT_SCORPION or free & cells(WITHIN_REACH[figure.cell])
        for figure in view.figures
        if figure.god is god
    )


def _can_summon(view: View, sheet: GodView) -> bool:
    held = any(sheet.god in other.captives for other in view.gods)
    if not (sheet.warriors or sheet.guardians or (held and sheet.followers)):
        return False
    near, area = adjacent(view), 0
    for figure in view.figures:
        area |= near[figure.cell] if figure.god is sheet.god else 0
    for cell in sheet.monuments:
        area |= near[cell]
    area |= cells(cell for cell, god in view.portals.items() if god is sheet.god)
    water = WATER & ~cells(view.flooded) & ~cells(figure.cell for figure in view.figures)
    on_water = Kind.APEP in sheet.guardians and water
    return bool(area & standable(view, sheet.god) or on_water)


def standable(view: View, god: God) -> Cells:
    """Empty land on which a figure of the god may stop or be placed."""
    taken = cells(
        [
            *(figure.cell for figure in view.figures),
            *(monument.cell for monument in view.monuments),
            *(city.cell for city in view.cities),
            *(cell for cell, owner in view.portals.items() if owner is not god),
            *view.flooded,
        ]
    )
    return LAND & ~taken


def guardian_to_gain(view: View, sheet: GodView) -> Kind | None:
    """The guardian that the next unlock uncovers, if it can be had."""
    if not next_cost(sheet):
        return None
    level = GUARDIAN_SYMBOLS[len(sheet.powers)]
    for kind, left in view.guardians.items():
        if GUARDIANS[kind].level == level and left:
            return kind if _has_free_base(view, sheet, kind) else None
    return None


def _has_free_base(view: View, sheet: GodView, kind: Kind) -> bool:
    held = [f.kind for f in view.figures if f.god is sheet.god and f.kind in GUARDIANS]
    sizes = [GUARDIANS[each].base for each in (*held, *sheet.guardians)]
    return sizes.count(GUARDIANS[kind].base) < BASES_PER_SIZE
