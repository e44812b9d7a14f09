"""What a seat or the public may see: the only thing that leaves the rules (RULES A-27).

Everything on an Ankh table is public.  The only secrets - picks of a simultaneous
request that is not complete - are not on the state at all, so no view can show them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.ankh.board import Border, Cell, aimed_from, borders_of, members, shore
from rules.ankh.data import (
    EVENT_TRACK,
    START_SPACE,
    TRACK_SPACES,
    Action,
    Card,
    EventKind,
    God,
    Kind,
    MonumentKind,
    Power,
)
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.gaining import followers_to_gain
from rules.ankh.scenarios import SCENARIOS, ScenarioId
from rules.ankh.state import (
    Ending,
    Phase,
    State,
    camels_left,
    god_of,
    gods_within,
    monuments_of,
    players,
)
from rules.engine.decisions import Seat


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure on the board, with the cells that a Giant Scorpion is aimed at."""

    cell: Cell
    god: God
    kind: Kind
    sun: bool
    aim: int
    aimed: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MonumentView:
    """A monument or building site, and the god that controls it."""

    cell: Cell
    kind: MonumentKind
    god: God | None


@dataclass(frozen=True, slots=True)
class RegionView:
    """A region with its conflict token, its cells and the gods in it."""

    token: int
    land: tuple[Cell, ...]
    water: tuple[Cell, ...]
    gods: tuple[God, ...]


@dataclass(frozen=True, slots=True)
class CityView:
    """A city and the god that controls it."""

    name: str
    cell: Cell
    god: God | None


@dataclass(frozen=True, slots=True)
class GodView:
    """A god's dashboard and pool."""

    god: God
    people: tuple[Seat, ...]
    abilities: tuple[God, ...]
    devotion: int
    followers: int
    ankhs: int
    warriors: int
    guardians: tuple[Kind, ...]
    powers: tuple[Power, ...]
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    suns: int
    portals: int
    captives: tuple[God, ...]
    captive_slots: int
    two_cards: bool
    own_monuments: dict[MonumentKind, int]
    monuments: tuple[Cell, ...]
    would_gain: int  # followers, by the Gain Followers action now


@dataclass(frozen=True, slots=True)
class TrackView:
    """An action track; on the last space an event follows."""

    action: Action
    marker: int
    start: int
    spaces: int


@dataclass(frozen=True, slots=True)
class EventView:
    """A space of the event track, with the followers on it."""

    position: int
    kind: EventKind
    followers: int


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle in progress; cards appear when all are revealed."""

    region: int
    rivals: tuple[God, ...]
    cards: dict[God, tuple[Card, ...]]
    strength: dict[God, int]
    dead: dict[God, int]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one viewer may know about a game."""

    viewer: Seat | None
    scenario: ScenarioId
    layout: str
    phase: Phase
    turn: int
    seats: tuple[God, ...]
    active: Seat
    active_god: God | None
    first_action: Action | None
    trigger: Action | None
    gods: tuple[GodView, ...]  # in turn order
    ranking: tuple[God, ...]  # least devotion first
    merged: dict[God, God]
    forgotten: tuple[God, ...]
    tracks: tuple[TrackView, ...]
    event: int
    events: tuple[EventView, ...]
    figures: tuple[FigureView, ...]
    monuments: tuple[MonumentView, ...]
    portals: dict[Cell, God]
    cities: tuple[CityView, ...]
    grey: tuple[Cell, ...]
    flooded: tuple[Cell, ...]
    camels: tuple[Border, ...]
    camels_left: int
    regions: tuple[RegionView, ...]
    supply: dict[MonumentKind, int]
    guardians: dict[Kind, int]
    row: tuple[Kind, ...]
    tie_breaker: God | None
    tie_breaker_up: bool
    regions_left: tuple[int, ...]
    battle: BattleView | None
    ending: Ending | None
    winner: God | None


def view(s: State, viewer: Seat | None) -> View:
    """Show the game to one seat, or to the channel when viewer is None."""
    return View(
        viewer=viewer,
        scenario=s.scenario,
        layout=s.layout,
        phase=s.phase,
        turn=s.turn,
        seats=tuple(s.seats),
        active=s.active,
        active_god=god_of(s, s.active) if s.seats else None,
        first_action=s.first_action,
        trigger=s.trigger,
        gods=tuple(_god(s, god) for god in s.sheets),
        ranking=tuple(s.ranking),
        merged=dict(s.merged),
        forgotten=tuple(s.forgotten),
        tracks=tuple(_track(s, action) for action in s.markers),
        event=s.event,
        events=_events(s),
        figures=tuple(_figure(s, cell) for cell in sorted(s.figures)),
        monuments=tuple(
            MonumentView(cell, m.kind, m.owner) for cell, m in sorted(s.monuments.items())
        ),
        portals=dict(s.portals),
        cities=_cities(s),
        grey=tuple(members(rules_of(s).closed_to_tokens(s))),
        flooded=tuple(members(s.flooded)),
        camels=tuple(borders_of(s.camels)),
        camels_left=camels_left(s),
        regions=tuple(_region(s, token) for token in sorted(s.regions)),
        supply=dict(s.supply),
        guardians=dict(s.guardians),
        row=tuple(s.row),
        tie_breaker=s.tie_breaker,
        tie_breaker_up=s.tie_breaker_up,
        regions_left=tuple(s.regions_left),
        battle=_battle(s),
        ending=s.ending,
        winner=s.winner,
    )


def _god(s: State, god: God) -> GodView:
    sheet = s.sheets[god]
    return GodView(
        god=god,
        people=tuple(sheet.people),
        abilities=tuple(sheet.abilities),
        devotion=sheet.devotion,
        followers=sheet.followers,
        ankhs=sheet.ankhs,
        warriors=sheet.warriors,
        guardians=tuple(sheet.guardians),
        powers=tuple(sheet.powers),
        hand=tuple(sheet.hand),
        played=tuple(sheet.played),
        suns=sheet.suns,
        portals=sheet.portals,
        captives=tuple(sheet.captives),
        captive_slots=sheet.captive_slots,
        two_cards=sheet.two_cards,
        own_monuments=dict(sheet.monuments),
        monuments=tuple(monuments_of(s, god)),
        would_gain=followers_to_gain(s, god),
    )


def _track(s: State, action: Action) -> TrackView:
    start = START_SPACE[players(s)]
    return TrackView(action, s.markers[action], start, TRACK_SPACES[action])


def _events(s: State) -> tuple[EventView, ...]:
    return tuple(
        EventView(n, kind, s.event_followers.get(n, 0)) for n, kind in enumerate(EVENT_TRACK, 1)
    )


def _figure(s: State, cell: Cell) -> FigureView:
    figure = s.figures[cell]
    aimed = aimed_from(cell, figure.aim)
    return FigureView(cell, figure.owner, figure.kind, figure.sun, figure.aim, aimed)


def _cities(s: State) -> tuple[CityView, ...]:
    names = {city.cell: city.name for city in SCENARIOS[s.scenario].cities}
    return tuple(CityView(names[cell], cell, god) for cell, god in s.cities.items())


def _region(s: State, token: int) -> RegionView:
    region = s.regions[token]
    water = shore(region) & ~s.flooded
    return RegionView(
        token, tuple(members(region)), tuple(members(water)), tuple(gods_within(s, region | water))
    )


def _battle(s: State) -> BattleView | None:
    fight = s.battle
    if fight is None:
        return None
    cards = {god: tuple(played) for god, played in fight.cards.items()}
    return BattleView(
        fight.region, tuple(fight.rivals), cards, dict(fight.strength), dict(fight.dead)
    )
