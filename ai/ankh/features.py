"""How a seat stands between the steps of a game, in numbers that a value can be learned from.

What the board promises is reckoned as the computer player does (:mod:`ai.ankh.outlook`); how much
that is worth, and everything else, is left to learning.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from ai.ankh.outlook import region_outlooks
from ai.ankh.strength import majorities, owned_kinds
from ai.ankh.table import Table
from rules.ankh.data import (
    CARDS,
    CONFLICT_POSITIONS,
    EVENT_TRACK,
    FORGOTTEN_AFTER,
    GODS,
    GUARDIANS,
    LAST_RED,
    MONUMENTS,
    UNLOCK_LEVELS,
    WARRIORS,
    EventKind,
    God,
    Power,
)
from rules.ankh.lookup import god_of, next_event
from rules.ankh.view import GodView, View
from rules.engine.decisions import Seat

TEN = 10.0  # so that numbers are of the order of 1

NAMES: tuple[str, ...] = (
    "in_play",
    "partner",
    "devotion",
    "devotion.late",
    "lead",
    "lead.late",
    "red",
    "red.soon",
    "followers",
    "followers.more",
    "income",
    "ankhs",
    "powers",
    "powers.late",
    "pool",
    "pool.guardians",
    "captives",
    "promise.now",
    "promise.soon",
    "promise.left",
    "promise.lead",
    "regions",
    "alone",
    "majorities",
    "neutral_near",
    "neutral_near.next",
    "army",
    "turn",
    "turn.second",
    "turn.event",
    "turn.conflict",
    "tie_breaker",
    "two_cards",
    "glorious.soon",
    *(f"own.{kind}" for kind in MONUMENTS),
    *(f"card.{card}" for card in CARDS),
    *(f"power.{power}" for power in Power),
    *(f"guardian.{kind}" for kind in GUARDIANS),
    *(f"god.{god}" for god in GODS),
)


class _Scene(NamedTuple):
    """What is looked up once for all gods."""

    view: View
    table: Table
    left: float  # of the game
    soon: float  # how near the next conflict is
    fields: dict[God, _Field]


@dataclass(slots=True)
class _Field:
    """What the regions promise a god."""

    now: float = 0.0  # in a conflict that is under way
    later: float = 0.0
    regions: int = 0
    alone: int = 0
    majorities: int = 0


def features(view: View, seat: Seat) -> list[float]:
    """How one seat stands."""
    return table(view)[seat]


def table(view: View) -> list[list[float]]:
    """How everybody stands; whoever shares a god stands alike, and a forgotten one nowhere."""
    if not view.gods:
        return [[0.0] * len(NAMES) for _ in view.seats]
    scene = _look(view)
    rows = {sheet.god: _row(scene, sheet) for sheet in view.gods}
    gods = [god_of(view, seat) for seat in range(len(view.seats))]
    return [[0.0] * len(NAMES) if god is None else rows[god] for god in gods]


def _look(view: View) -> _Scene:
    ground = Table(replace(view, viewer=view.gods[0].people[0]))
    fields = {sheet.god: _Field() for sheet in view.gods}
    for region, worths in region_outlooks(ground):
        for god, worth in worths.items():
            field = fields[god]
            field.later += worth
            field.now += worth if region.token in view.regions_left else 0.0
            field.regions += 1
            field.alone += len(worths) == 1
        for god, count in majorities(ground, region).items():
            fields[god].majorities += count
    events = ground.events_to_conflict
    left = 1 - view.event / len(EVENT_TRACK)
    return _Scene(view, ground, left, 1 / events if events else 0.0, fields)


def _row(scene: _Scene, sheet: GodView) -> list[float]:
    return [
        *_devotion(scene, sheet),
        *_means(scene, sheet),
        *_board(scene, sheet),
        *_turn(scene, sheet),
        *_kinds(scene, sheet),
    ]


def _devotion(scene: _Scene, sheet: GodView) -> list[float]:
    """How far it has come, against the best of the others, and against being forgotten."""
    best = max((g.devotion for g in scene.view.gods if g.god is not sheet.god), default=0)
    mine, lead, late = sheet.devotion / TEN, (sheet.devotion - best) / TEN, 1 - scene.left
    red = max(0, LAST_RED + 1 - sheet.devotion) / TEN
    is_near = scene.view.event < CONFLICT_POSITIONS[FORGOTTEN_AFTER - 1]
    shared = float(len(sheet.people) > 1)
    return [1.0, shared, mine, mine * late, lead, lead * late, red, red * late * is_near]


def _means(scene: _Scene, sheet: GodView) -> list[float]:
    """Followers, the powers that they can still buy, and the figures to come."""
    unlocked = len(sheet.powers)
    needed = sum(UNLOCK_LEVELS[unlocked:])
    few = min(sheet.followers, needed)
    return [
        few / TEN * scene.left,
        (sheet.followers - few) / TEN,
        sheet.would_gain / 5 * scene.left,
        min(sheet.ankhs, 3) / 3 * scene.left,
        unlocked / len(UNLOCK_LEVELS),
        unlocked / len(UNLOCK_LEVELS) * (1 - scene.left),
        sheet.warriors / WARRIORS * scene.left,
        len(sheet.guardians) / 2 * scene.left,
        len(sheet.captives) / 3,
    ]


def _board(scene: _Scene, sheet: GodView) -> list[float]:
    """What the regions promise, and the figures and monuments that make it so."""
    field, ground, left = scene.fields[sheet.god], scene.table, scene.left
    best = max((f.later for god, f in scene.fields.items() if god is not sheet.god), default=0.0)
    beside = ground.beside(sheet.god)
    near = sum(1 for c, m in ground.monuments.items() if m.god is None and beside >> c & 1)
    near = min(near, 3) if sheet.ankhs else 0
    army = sum(piece.god is sheet.god for piece in ground.figures.values())
    return [
        field.now / 5,
        field.later / 5 * scene.soon,
        field.later / 5 * left,
        (field.later - best) / 5 * scene.soon,
        field.regions / 4 * left,
        field.alone / 3 * left,
        field.majorities / 3 * left,
        near / 3 * left,
        float(near > 0) * ground.is_control_next,
        army / WARRIORS * left,
    ]


def _turn(scene: _Scene, sheet: GodView) -> list[float]:
    """Whether it is its turn, and whether that can bring the next event."""
    view, ground = scene.view, scene.table
    is_next = float(view.active_god is sheet.god and not view.regions_left)
    can = any(t.spaces - t.marker == 1 for t in view.tracks)
    is_conflict = next_event(view) is EventKind.CONFLICT
    return [
        is_next * scene.left,
        is_next * (view.first_action is not None) * scene.left,
        is_next * can,
        is_next * can * is_conflict,
        float(view.tie_breaker is sheet.god and view.tie_breaker_up),
        float(sheet.two_cards) * scene.left,
        ground.has(sheet.god, Power.GLORIOUS) * scene.soon,
    ]


def _kinds(scene: _Scene, sheet: GodView) -> list[float]:
    """What it is and has, kind by kind, and most of it the more the longer the game."""
    left = scene.left
    owned = owned_kinds(scene.table, sheet.god)
    on_board = [f.kind for f in scene.view.figures if f.god is sheet.god]
    return [
        *(owned[kind] / 3 * left for kind in MONUMENTS),
        *((card in sheet.hand) * left for card in CARDS),
        *((power in sheet.powers) * left for power in Power),
        *((kind in on_board) * left for kind in GUARDIANS),
        *((god in sheet.abilities) * left for god in GODS),
    ]
