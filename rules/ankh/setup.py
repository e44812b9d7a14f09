"""Setting up a game: settings, chance, and the pieces on the board (RULES A-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.ankh.asking import choice
from rules.ankh.board import Cell, camels_of, land
from rules.ankh.data import (
    ACTIONS,
    ANKH_TOKENS_IN_POOL,
    CARDS,
    CONFLICT_POSITIONS,
    GODS,
    GUARDIAN_LEVELS,
    GUARDIANS,
    MONUMENTS,
    MONUMENTS_OF_A_KIND,
    START_SPACE,
    WARRIORS,
    God,
    Kind,
    MonumentKind,
    guardian_figures,
)
from rules.ankh.effects.gods import GODS as ABILITIES
from rules.ankh.monuments import build
from rules.ankh.scenarios import FLOODED, SCENARIOS, Layout, Scenario, ScenarioId, pieces
from rules.ankh.state import Figure, Monument, Phase, Setting, Sheet, State
from rules.engine.decisions import RANDOM, Seat, choose, choose_together, draw
from rules.engine.errors import BadSetting
from rules.engine.events import tell

OPTIONS = ("scenario", "map", "gods", "guardians", "first")
OWN_MONUMENTS = 6  # how many each player drafts in the Great Rebuilding


# --- settings ------------------------------------------------------------------------------


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """Check what was agreed and return the state before set-up."""
    for name in options:
        if name not in OPTIONS:
            raise BadSetting(str(name), "no such option", known=list(OPTIONS))
    scenario = _scenario(seats, options.get("scenario", ScenarioId.MIDDLE_KINGDOM))
    setting = Setting(
        gods=tuple(_gods(seats, options.get("gods", RANDOM))),
        guardians=tuple(_guardians(scenario, options.get("guardians", RANDOM))),
        first=_first(seats, options.get("first", RANDOM)),
    )
    return State(scenario.id, _map(scenario, seats, options.get("map")), setting)


def _scenario(seats: int, name: object) -> Scenario:
    fitting = [str(sid) for sid, sc in SCENARIOS.items() if seats in sc.seats()]
    if not fitting:
        raise BadSetting("seats", "no scenario is for that many players", seats=seats)
    if name not in list(ScenarioId):
        raise BadSetting("scenario", "no such scenario", fitting=fitting)
    if name not in fitting:
        raise BadSetting("scenario", "not for that many players", seats=seats, fitting=fitting)
    return SCENARIOS[ScenarioId(str(name))]


def _map(scenario: Scenario, seats: int, letter: object) -> str:
    """Maps with a letter are chosen by it; without a choice it is the first one."""
    maps = scenario.maps(seats)
    if letter is None:
        return maps[0]
    for key in maps:
        if letter in (key, key.removeprefix(str(seats)).lower(), key.removeprefix(str(seats))):
            return key
    raise BadSetting("map", "no such map", maps=maps)


def _gods(seats: int, wanted: object) -> list[God | None]:
    """A list with a god, or None for a random one, for each seat; or random for all."""
    if wanted == RANDOM:
        return [None] * seats
    if not isinstance(wanted, list) or len(wanted) != seats:
        raise BadSetting("gods", "a god for each seat, or random", seats=seats)
    named = [None if name in (None, RANDOM) else name for name in wanted]
    for name in named:
        if name is not None and name not in list(God):
            raise BadSetting("gods", "no such god", god=name, known=[str(g) for g in God])
    chosen = [God(name) for name in named if name is not None]
    if len(set(chosen)) < len(chosen):
        raise BadSetting("gods", "all gods must be different")
    return [None if name is None else God(name) for name in named]


def _guardians(scenario: Scenario, wanted: object) -> list[Kind]:
    """Guardians of different levels, the others are drawn; an auction uses all of them anyway."""
    if wanted == RANDOM:
        return []
    if not isinstance(wanted, list) or not all(kind in list(GUARDIANS) for kind in wanted):
        raise BadSetting("guardians", "no such guardian", known=[str(k) for k in GUARDIANS])
    kinds = sorted((Kind(kind) for kind in wanted), key=lambda kind: GUARDIANS[kind].level)
    levels = [GUARDIANS[kind].level for kind in kinds]
    if scenario.auctions:
        raise BadSetting("guardians", "this scenario uses all of them")
    if len(set(levels)) < len(levels):
        raise BadSetting("guardians", "at most one of each level", levels=levels)
    return kinds


def _first(seats: int, wanted: object) -> Seat:
    if wanted == RANDOM:
        return -1
    if not isinstance(wanted, int) or isinstance(wanted, bool) or not 0 <= wanted < seats:
        raise BadSetting("first", "a seat, or random", seats=seats)
    return wanted


# --- the set-up ------------------------------------------------------------------------------


async def set_up(s: State) -> None:
    """Draw what is left to chance, then put everything in its place."""
    await choose_gods(s)
    s.first = s.setting.first
    if s.first < 0:
        s.first = await draw("first_player", range(len(s.seats)))
    await choose_guardians(s)
    scenario = SCENARIOS[s.scenario]
    layout = scenario.layouts[s.layout]
    order = [(s.first + n) % len(s.seats) for n in range(len(s.seats))]
    hand_out(s, scenario, order)
    lay_out_map(s, scenario, layout)
    place_pieces(s, layout, order)
    s.active = s.first
    s.markers = {action: START_SPACE[len(s.seats)] for action in ACTIONS}
    s.phase = Phase.DRAFT if layout.draft else Phase.ACTION
    tell(
        s,
        "set_up",
        scenario=s.scenario,
        gods=list(s.seats),
        first=s.first,
        guardians=list(s.guardians) or list(s.row),
    )


async def choose_gods(s: State) -> None:
    """Gods that nobody asked for are drawn."""
    left = [god for god in GODS if god not in s.setting.gods]
    for wanted in s.setting.gods:
        god = wanted or await draw("god", left)
        if wanted is None:
            left.remove(god)
        s.seats += (god,)


async def choose_guardians(s: State) -> None:
    """One guardian of each level, agreed or drawn; for auctions all, in a drawn order."""
    count = len(s.seats)
    if SCENARIOS[s.scenario].auctions:
        for level in GUARDIAN_LEVELS:
            kinds = [kind for kind, g in GUARDIANS.items() if g.level == level]
            first = await draw("guardian", kinds)
            s.row += (first, *(kind for kind in kinds if kind is not first))
        return
    chosen = {GUARDIANS[kind].level: kind for kind in s.setting.guardians}
    for level in GUARDIAN_LEVELS:
        kinds = [kind for kind, g in GUARDIANS.items() if g.level == level]
        kind = chosen.get(level) or await draw("guardian", kinds)
        s.guardians[kind] = guardian_figures(kind, count)


def hand_out(s: State, scenario: Scenario, order: list[Seat]) -> None:
    """Give every god its pieces, in turn order; the first player leads the stack (A-3.4)."""
    for seat in order:
        god = s.seats[seat]
        sheet = Sheet(
            people=(seat,),
            abilities=(god,),
            devotion=scenario.devotion,
            followers=scenario.followers,
            ankhs=ANKH_TOKENS_IN_POOL,
            warriors=WARRIORS,
            hand=CARDS,
        )
        if scenario.layouts[s.layout].draft:
            sheet.monuments = dict.fromkeys(MONUMENTS, 0)
        ABILITIES[god].prepare(sheet)
        s.sheets[god] = sheet
    s.ranking = list(reversed(s.sheets))


def lay_out_map(s: State, scenario: Scenario, layout: Layout) -> None:
    """Camels, regions with their tokens, cities, and followers on events."""
    s.flooded = FLOODED.get(s.scenario, 0)
    s.camels = camels_of(layout.borders())
    regions = land(s.camels, s.flooded).regions
    for token, cell in enumerate(layout.order, 1):
        s.regions[token] = next(region for region in regions if region >> cell & 1)
    gods = list(s.sheets)
    for city in scenario.cities:
        s.cities[city.cell] = gods[city.holder - 1] if city.holder else None
    if any(s.cities.values()):  # everybody sets a token aside for a city
        for sheet in s.sheets.values():
            sheet.ankhs -= 1
    for position, followers in zip(CONFLICT_POSITIONS, scenario.conflict_followers, strict=True):
        if followers:
            s.event_followers[position] = followers
    for position in scenario.auctions:
        s.event_followers[position] = 1


def place_pieces(s: State, layout: Layout, order: list[Seat]) -> None:
    """Put the figures and monuments of all players and the neutral ones on the map."""
    count = layout.draft or MONUMENTS_OF_A_KIND
    s.supply = dict.fromkeys(MONUMENTS, count)
    for word, cell in pieces(layout.neutral):
        put_monument(s, MonumentKind(word), cell, None)
    for seat, line in zip(order, layout.players, strict=True):
        god = s.seats[seat]
        for word, cell in pieces(line):
            if word in (Kind.GOD, Kind.WARRIOR):
                s.figures[cell] = Figure(god, Kind(word))
                s.sheets[god].warriors -= word == Kind.WARRIOR
            elif word in set(MonumentKind):
                put_monument(s, MonumentKind(word), cell, god)


def put_monument(s: State, kind: MonumentKind, cell: Cell, god: God | None) -> None:
    """Put a monument of the supply, or a building site, on the map."""
    s.monuments[cell] = Monument(kind, god)
    if kind is not MonumentKind.SITE:
        s.supply[kind] -= 1
    if god is not None:
        s.sheets[god].ankhs -= 1


# --- the draft of the Great Rebuilding (A-23.7) -------------------------------------------------


async def draft_monument(s: State) -> None:
    """One player takes a monument; the direction changes each round."""
    god = drafting(s)
    kinds = [kind for kind, left in s.supply.items() if left]
    kind = await choose(s.sheets[god].people[0], "draft", kinds)
    s.supply[kind] -= 1
    s.sheets[god].monuments[kind] += 1
    tell(s, "drafted", god=god, monument=kind)
    if not any(s.supply.values()):
        s.supply = {}  # from now on everybody builds from their own
        s.phase = Phase.FOUNDING


def drafting(s: State) -> God:
    """Whose pick it is: from the last player to the first, then back, and so on."""
    picks = sum(sum(sheet.monuments.values()) for sheet in s.sheets.values())
    rounds, place = divmod(picks, len(s.sheets))
    order = list(s.sheets)
    return order[place] if rounds % 2 else order[-1 - place]


async def found_monuments(s: State) -> None:
    """Everybody secretly chooses an own monument for the start spot; all are placed together."""
    answers = await choose_together(
        [
            choice(s, god, "founding", [kind for kind, left in sheet.monuments.items() if left])
            for god, sheet in s.sheets.items()
        ]
    )
    for god, cell in start_spots(s).items():
        build(s, god, answers[s.sheets[god].people[0]], cell)
    s.phase = Phase.ACTION


def start_spots(s: State) -> dict[God, Cell]:
    """Where each god's start monument goes."""
    lines = SCENARIOS[s.scenario].layouts[s.layout].players
    return {
        god: next(cell for word, cell in pieces(line) if word == "spot")
        for god, line in zip(s.sheets, lines, strict=True)
    }
