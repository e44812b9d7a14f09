"""Look-ups in a view: who decides, what stands where, what comes next.

For everybody who has a view instead of the state: fronts, pictures, computer players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from functools import lru_cache

from rules.ankh.bases import is_base_left
from rules.ankh.board import (
    LAND,
    WATER,
    WITHIN_REACH,
    Border,
    Cell,
    Cells,
    Land,
    camels_of,
    cells,
    cut,
    land,
)
from rules.ankh.data import (
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
from rules.ankh.view import FigureView, GodView, MonumentView, RegionView, TrackView, View
from rules.engine.decisions import Seat

# Decisions of whoever's turn it is; all others are asked of the god that they concern.
OF_THE_TURN = frozenset(
    {
        "action",
        "move",
        "summon",
        "unlock",
        "control",
        "control.monument",
        "caravan",
        "caravan.token",
        "caravan.swap",
    }
)


def god_of(view: View, seat: Seat) -> God | None:
    """The god that a seat plays now; None if it is forgotten or not known yet."""
    if seat >= len(view.seats):
        return None
    god = view.merged.get(view.seats[seat], view.seats[seat])
    return god if any(sheet.god is god for sheet in view.gods) else None


def sheet_of(view: View, god: God | None) -> GodView | None:
    """The sheet of a god in play."""
    return next((sheet for sheet in view.gods if sheet.god is god), None)


def partner_of(view: View, god: God) -> God | None:
    """The god that has merged into another one."""
    return next((junior for junior, senior in view.merged.items() if senior is god), None)


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


def occupied(view: View) -> set[Cell]:
    """The cells with something on them: a figure, a monument, an underworld token, a city."""
    return {
        *(figure.cell for figure in view.figures),
        *(monument.cell for monument in view.monuments),
        *view.portals,
        *(city.cell for city in view.cities),
    }


def armies(view: View, area: Container[Cell]) -> Counter[God]:
    """Who stands in an area, and with how many figures."""
    return Counter(figure.god for figure in view.figures if figure.cell in area)


def region_of_token(view: View, token: int) -> RegionView | None:
    """The region with a conflict token."""
    return next((region for region in view.regions if region.token == token), None)


def regions_of(view: View, cell: Cell) -> list[int]:
    """The conflict tokens of the regions that a cell is in: of water there can be several."""
    return [r.token for r in view.regions if cell in r.land or cell in r.water]


# --- the land ----------------------------------------------------------------------------


def land_of(view: View) -> Land:
    """What rivers, camels and a flood make of the map, though a token may not be placed yet."""
    return _land(view.camels, view.flooded)


@lru_cache(maxsize=64)
def _land(camels: tuple[Border, ...], flooded: tuple[Cell, ...]) -> Land:
    return land(camels_of(camels), cells(flooded))


def adjacent(view: View) -> tuple[Cells, ...]:
    """For each cell the cells that are adjacent: no river and no camel between."""
    return land_of(view).adjacent


def part_of(view: View, cell: Cell) -> Cells:
    """All land that is joined to a cell."""
    return next((part for part in land_of(view).regions if part >> cell & 1), 0)


def sides(view: View, chain: Sequence[Border]) -> list[Cells]:
    """Both sides of a chain of camels that would split a region; nothing if it would not."""
    region = next((r for r in view.regions if chain and chain[0][0] in r.land), None)
    if region is None:
        return []
    parts = cut(land_of(view), cells(region.land), camels_of(chain))
    return parts if len(parts) == 2 else []


def standable(view: View, god: God) -> Cells:
    """Empty land on which a figure of the god may stop or be placed."""
    own = {cell for cell, owner in view.portals.items() if owner is god}
    own -= {figure.cell for figure in view.figures}
    return LAND & ~cells([*(occupied(view) - own), *view.flooded])


# --- the tracks --------------------------------------------------------------------------


def track_of(view: View, action: Action) -> TrackView:
    """An action's track."""
    return next(track for track in view.tracks if track.action is action)


def triggers(view: View, action: Action) -> bool:
    """Return whether taking an action now brings an event."""
    track = track_of(view, action)
    return track.marker + 1 == track.spaces and view.event < len(EVENT_TRACK)


def is_auction(view: View, position: int) -> bool:
    """Return whether a space of the event track is an auction of the Guardians of Kemet."""
    return position in SCENARIOS[view.scenario].auctions


def conflict_number(position: int) -> int:
    """Which of the five conflicts a space of the event track is."""
    return CONFLICT_POSITIONS.index(position) + 1


def event_at(position: int) -> EventKind:
    """What a space of the event track brings."""
    return EVENT_TRACK[position - 1]


def next_event(view: View) -> EventKind | None:
    """What the event marker's next space brings; None after the last."""
    return EVENT_TRACK[view.event] if view.event < len(EVENT_TRACK) else None


# --- what an action could do -------------------------------------------------------------


def has_effect(view: View, action: Action, sheet: GodView) -> bool:
    """Return whether an action would do anything for a god."""
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
    """Return whether any figure can go anywhere; a Giant Scorpion can always turn."""
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


def guardian_to_gain(view: View, sheet: GodView) -> Kind | None:
    """The guardian that the next unlock uncovers, if it can be had."""
    if not next_cost(sheet):
        return None
    kind = guardian_at(view, len(sheet.powers))
    if kind is None or not view.guardians[kind]:
        return None
    held = [f.kind for f in view.figures if f.god is sheet.god and f.kind in GUARDIANS]
    return kind if is_base_left([*held, *sheet.guardians], kind) else None


def guardian_at(view: View, unlocks: int) -> Kind | None:
    """The guardian whose symbol the next unlock uncovers, if there is one in this game."""
    level = GUARDIAN_SYMBOLS[unlocks]
    return next((kind for kind in view.guardians if GUARDIANS[kind].level == level), None)
