"""Positions as JSON: any rule case can be set up without playing up to it.

``docs/positions/ankh.md`` describes the notation.  Writing gives every field; reading fills in
defaults for missing ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.ankh.board import (
    BORDER_KEYS,
    Cell,
    Cells,
    land,
    lowest,
    members,
)
from rules.ankh.data import (
    ANKH_TOKENS_IN_POOL,
    CARDS,
    CONFLICT_POSITIONS,
    EVENT_TRACK,
    FORGOTTEN_AFTER,
    GUARDIANS,
    MONUMENTS,
    MONUMENTS_OF_A_KIND,
    START_SPACE,
    WARRIORS,
    Action,
    Card,
    EventKind,
    God,
    Kind,
    MonumentKind,
    Power,
    guardian_figures,
)
from rules.ankh.effects.gods import GODS
from rules.ankh.fields import (
    read_camel,
    read_cell,
    read_figure,
    read_followers,
    read_guardian,
    read_monument,
    read_setting,
    read_stock,
)
from rules.ankh.invariants import check
from rules.ankh.keys import aim_key
from rules.ankh.moment import CONFLICT_PHASES
from rules.ankh.scenarios import FLOODED, SCENARIOS, ScenarioId
from rules.ankh.setup import new_game
from rules.ankh.state import (
    Ending,
    Figure,
    Monument,
    Phase,
    Setting,
    Sheet,
    State,
    god_of,
    monuments_of,
    players,
)
from rules.engine import plain
from rules.engine.decisions import RANDOM
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    map_of,
    one_of,
    optional,
    read_number,
    read_object,
    read_seat,
    read_text,
    read_truth,
)
from rules.engine.impossible import Impossible

# --- writing ---------------------------------------------------------------------------


def write_position(s: State) -> dict[str, Any]:
    """Write a position down, every field of it."""
    if s.phase is Phase.SET_UP:
        return {
            "scenario": s.scenario,
            "map": s.layout,
            "next": s.phase,
            "setting": plain.to_data(s.setting),
        }
    position: dict[str, Any] = {
        "scenario": s.scenario,
        "map": s.layout,
        "gods": [_write_god(s, god) for god in s.sheets],
        "ranking": list(s.ranking),
        "neutral": [f"{s.monuments[c].kind} {c}" for c in monuments_of(s, None)],
        "cities": {str(cell): god for cell, god in s.cities.items()},
        "camels": [BORDER_KEYS[n] for n in members(s.camels)],
        "tokens": {str(token): lowest(region) for token, region in s.regions.items()},
        "supply": dict(s.supply),
        "guardians": dict(s.guardians),
        "row": list(s.row),
        "markers": dict(s.markers),
        "event": s.event,
        "event_followers": {str(n): count for n, count in s.event_followers.items()},
        "turn": s.turn,
        "seats": list(s.seats),
        "first": s.first,
        "active": s.active,
        "first_action": s.first_action,
        "trigger": s.trigger,
        "merged": dict(s.merged),
        "forgotten": list(s.forgotten),
        "tie_breaker": s.tie_breaker,
        "tie_breaker_up": s.tie_breaker_up,
        "next": f"region {s.regions_left[0]}" if s.phase is Phase.REGION else s.phase,
        "regions_left": list(s.regions_left),
        "ending": s.ending,
        "winner": s.winner,
        "setting": plain.to_data(s.setting),
    }
    return position


def _write_god(s: State, god: God) -> dict[str, Any]:
    sheet = s.sheets[god]
    figures = [write_figure(c, f) for c, f in sorted(s.figures.items()) if f.owner is god]
    return {
        "god": god,
        "people": list(sheet.people),
        "abilities": list(sheet.abilities),
        "devotion": sheet.devotion,
        "followers": sheet.followers,
        "figures": figures,
        "monuments": [f"{s.monuments[c].kind} {c}" for c in monuments_of(s, god)],
        "ankhs": sheet.ankhs,
        "warriors": sheet.warriors,
        "guardians": list(sheet.guardians),
        "powers": list(sheet.powers),
        "hand": list(sheet.hand),
        "played": list(sheet.played),
        "suns": sheet.suns,
        "portals": sorted(cell for cell, owner in s.portals.items() if owner is god),
        "portals_left": sheet.portals,
        "captives": list(sheet.captives),
        "captive_slots": sheet.captive_slots,
        "two_cards": sheet.two_cards,
        "own_monuments": dict(sheet.monuments),
    }


def write_figure(cell: Cell, figure: Figure) -> str:
    """Write a figure as a summon of it would be written: ``w 45*``, ``scorpion 66@67+77``."""
    aimed = aim_key(cell, figure.aim) if figure.aim >= 0 else ""
    return f"{figure.kind} {cell}{aimed}{'*' if figure.sun else ''}"


# --- reading -------------------------------------------------------------------------------


def read_position(data: Mapping[str, Any]) -> State:
    """Read a position; raises BadSetting with the path of what is wrong."""
    fields = Fields("", data)
    scenario = fields.take("scenario", one_of(ScenarioId), ScenarioId.MIDDLE_KINGDOM)
    if data.get("next") == Phase.SET_UP:
        return _read_unbegun(fields, scenario)
    gods = fields.take("gods", list_of(read_object), list[tuple[str, Mapping[str, Any]]]())
    layout = fields.take("map", read_text, "")
    seats = fields.take("seats", list_of(one_of(God)), list[God]())
    s = State(scenario, "", Setting((), (), 0), seats=tuple(seats or _seats_of(gods)))
    s.layout = _layout(s, layout)
    s.flooded = FLOODED.get(scenario, 0)
    _read_map(s, fields)
    pools = [_read_god(s, path, god) for path, god in gods]
    s.ranking = fields.take("ranking", list_of(one_of(God)), _default_ranking(s))
    if sorted(s.ranking) != sorted(s.sheets):
        raise BadSetting("ranking", "every god once")
    _read_supply(s, fields)
    _read_course(s, fields)
    for fill in pools:
        fill()
    _read_next(s, fields)
    fields.finish()
    try:
        check(s, exact=False)
    except Impossible as problem:
        raise BadSetting(problem.path, problem.problem) from problem
    return s


def _read_unbegun(fields: Fields, scenario: ScenarioId) -> State:
    """Before set-up there is only what was agreed, and it must be possible to agree on it."""
    setting = fields.take("setting", read_setting, Setting((), (), -1))
    layout = fields.take("map", read_text, "")
    fields.take("next", read_text, "")
    fields.finish()
    agreed = {
        "scenario": scenario,
        "map": layout,
        "gods": list(setting.gods),
        "guardians": list(setting.guardians) or RANDOM,
        "first": RANDOM if setting.first < 0 else setting.first,
    }
    try:
        return new_game(len(setting.gods), agreed)
    except BadSetting as bad:
        part = "gods" if bad.path == "seats" else bad.path
        path = part if part in ("scenario", "map") else f"setting.{part}"
        raise BadSetting(path, bad.problem, **bad.data) from bad


def _seats_of(gods: list[tuple[str, Any]]) -> list[God]:
    """Without a list of seats the gods sit in turn order."""
    return [one_of(God)(f"{path}.god", data.get("god")) for path, data in gods]


def _layout(s: State, wanted: str) -> str:
    if len(set(s.seats)) < len(s.seats):
        raise BadSetting("seats", "all gods must be different")
    maps = SCENARIOS[s.scenario].maps(players(s))
    if not maps:
        fitting = [str(sid) for sid, sc in SCENARIOS.items() if players(s) in sc.seats()]
        raise BadSetting("scenario", "not for that many players", fitting=fitting)
    if wanted and wanted not in maps:
        raise BadSetting("map", "no such map", maps=maps)
    return wanted or maps[0]


def _read_map(s: State, fields: Fields) -> None:
    """Camels and regions, cities, neutral monuments."""
    for edge in fields.take("camels", list_of(read_camel), list[int]()):
        s.camels |= 1 << edge
    regions = sorted(land(s.camels, s.flooded).regions, key=_usual_order)
    usual = {n: lowest(region) for n, region in enumerate(regions, 1)}
    tokens = fields.take("tokens", map_of(read_number, read_cell), usual)
    for token, cell in tokens.items():
        s.regions[token] = next((r for r in regions if r >> cell & 1), 0)
    cities: dict[Cell, God | None] = {city.cell: None for city in SCENARIOS[s.scenario].cities}
    held = fields.take("cities", map_of(read_cell, optional(one_of(God))), cities)
    if set(held) - set(cities):
        raise BadSetting("cities", "this scenario has no such city", cells=list(cities))
    s.cities = {**cities, **held}
    neutral = fields.take("neutral", list_of(read_monument), list[tuple[MonumentKind, Cell]]())
    for kind, cell in neutral:
        _put_monument(s, "neutral", Monument(kind), cell)


def _usual_order(region: Cells) -> tuple[int, int]:
    """West before East before Delta, as the rulebook's regions are counted in cases."""
    home = next(n for n, part in enumerate(_HOME) if part & region)
    return home, lowest(region)


_HOME = sorted(land(0, 0).regions, key=lambda region: (11, 66, 20).index(lowest(region)))


def _put_monument(s: State, path: str, monument: Monument, cell: Cell) -> None:
    if cell in s.monuments or cell in s.figures:
        raise BadSetting(path, "two pieces on one cell", cell=cell)
    s.monuments[cell] = monument


def _read_god(s: State, path: str, data: Mapping[str, Any]) -> Callable[[], None]:
    """Read a god's pieces; return what fills its pools once all pieces are on the board."""
    fields = Fields(path, data)
    god = fields.take("god", one_of(God), God.AMUN)
    if god not in s.seats or god in s.sheets:
        raise BadSetting(f"{path}.god", "every god once, at its seat", god=god)
    abilities = fields.take("abilities", list_of(one_of(God)), [god])
    people = fields.take("people", list_of(read_number), [s.seats.index(god)])
    sheet = s.sheets[god] = Sheet(tuple(people), tuple(abilities))
    for ability in abilities:
        GODS[ability].prepare(sheet)
    army = fields.take("figures", list_of(read_figure(god)), list[tuple[Cell, Figure]]())
    for cell, figure in army:
        if cell in s.figures or cell in s.monuments:
            raise BadSetting(f"{path}.figures", "two pieces on one cell", cell=cell)
        s.figures[cell] = figure
    own = fields.take("monuments", list_of(read_monument), list[tuple[MonumentKind, Cell]]())
    for kind, cell in own:
        _put_monument(s, f"{path}.monuments", Monument(kind, god), cell)
    _read_sheet(s, god, sheet, fields)

    def fill_pools() -> None:
        """What is not on the board is in the pool, unless the position says otherwise."""
        held = sum(other.captives.count(god) for other in s.sheets.values())
        army = sum(f.owner is god and f.kind is Kind.WARRIOR for f in s.figures.values())
        aside = int(any(city.holder for city in SCENARIOS[s.scenario].cities))
        tokens = ANKH_TOKENS_IN_POOL - len(monuments_of(s, god)) - aside
        sheet.warriors = fields.take("warriors", read_number, max(0, WARRIORS - army - held))
        sheet.ankhs = fields.take("ankhs", read_number, max(0, tokens))
        fields.finish()

    return fill_pools


def _read_sheet(s: State, god: God, sheet: Sheet, fields: Fields) -> None:
    """Devotion, followers, powers, cards and the tokens of abilities."""
    sheet.devotion = fields.take("devotion", read_number, SCENARIOS[s.scenario].devotion)
    sheet.followers = fields.take("followers", read_followers, 0)
    sheet.guardians = tuple(fields.take("guardians", list_of(read_guardian), list[Kind]()))
    sheet.powers = tuple(fields.take("powers", list_of(one_of(Power)), list[Power]()))
    sheet.played = tuple(fields.take("played", list_of(one_of(Card)), list[Card]()))
    rest = [card for card in CARDS if card not in sheet.played]
    sheet.hand = tuple(fields.take("hand", list_of(one_of(Card)), rest))
    radiant = sum(f.sun for f in s.figures.values() if f.owner is god)
    sheet.suns = fields.take("suns", read_number, max(0, sheet.suns - radiant))
    portals = fields.take("portals", list_of(read_cell), list[Cell]())
    s.portals.update(dict.fromkeys(portals, god))
    sheet.portals = fields.take("portals_left", read_number, max(0, sheet.portals - len(portals)))
    sheet.captives = tuple(fields.take("captives", list_of(one_of(God)), list[God]()))
    sheet.captive_slots = fields.take("captive_slots", read_number, sheet.captive_slots)
    sheet.two_cards = fields.take("two_cards", read_truth, sheet.two_cards)
    sheet.monuments = fields.take("own_monuments", read_stock, {})


def _default_ranking(s: State) -> list[God]:
    """By devotion; among equals the first player is on top."""
    gods = list(reversed(s.sheets))
    return sorted(gods, key=lambda god: s.sheets[god].devotion)


def _read_supply(s: State, fields: Fields) -> None:
    """What is not on the board lies in the supply, unless the position says otherwise."""
    layout, scenario = SCENARIOS[s.scenario].layouts[s.layout], SCENARIOS[s.scenario]
    on_board = [m.kind for m in s.monuments.values()]
    full = {kind: max(0, MONUMENTS_OF_A_KIND - on_board.count(kind)) for kind in MONUMENTS}
    s.supply = fields.take("supply", read_stock, {} if layout.draft else full)
    if s.supply or not layout.draft:
        s.supply = {**dict.fromkeys(MONUMENTS, 0), **s.supply}
    usual = (Kind.CAT_MUMMY, Kind.MUMMY, Kind.GIANT_SCORPION)
    used = [f.kind for f in s.figures.values()]
    used += [kind for sheet in s.sheets.values() for kind in sheet.guardians]
    cards = {k: max(0, guardian_figures(k, players(s)) - used.count(k)) for k in usual}
    s.guardians = fields.take(
        "guardians", map_of(read_guardian, read_number), {} if scenario.auctions else cards
    )
    row = [kind for kind in GUARDIANS if kind not in used] if scenario.auctions else []
    s.row = tuple(fields.take("row", list_of(read_guardian), row))
    if layout.draft:
        for sheet in s.sheets.values():
            sheet.monuments = {**dict.fromkeys(MONUMENTS, 0), **sheet.monuments}


def _read_course(s: State, fields: Fields) -> None:
    """Tracks, turn, and who has left the game."""
    start = {action: START_SPACE[players(s)] for action in Action}
    markers = fields.take("markers", map_of(one_of(Action), read_number), dict[Action, int]())
    s.markers = {**start, **markers}
    s.event = fields.take("event", read_number, -1)
    s.turn = fields.take("turn", read_number, 0)
    s.first = fields.take("first", read_seat(players(s)), 0)
    s.active = fields.take("active", read_seat(players(s)), 0)
    s.first_action = fields.take("first_action", optional(one_of(Action)), None)
    s.trigger = fields.take("trigger", optional(one_of(Action)), None)
    s.merged = fields.take("merged", map_of(one_of(God), one_of(God)), {})
    s.forgotten = tuple(fields.take("forgotten", list_of(one_of(God)), list[God]()))
    s.setting = fields.take("setting", read_setting, Setting(s.seats, (), s.first))
    s.ending = fields.take("ending", optional(one_of(Ending)), None)
    s.winner = fields.take("winner", optional(one_of(God)), None)


def _read_next(s: State, fields: Fields) -> None:
    """What is about to happen: an action, an event, a conflict, or one region of it."""
    step = fields.take("next", read_text, str(Phase.ACTION))
    word, _, number = step.partition(" ")
    if word not in NEXT:
        raise BadSetting("next", "no such step", known=list(NEXT))
    s.phase, position = NEXT[word].phase, NEXT[word].event
    if number and word == "conflict" and number in tuple("12345"):
        position = CONFLICT_POSITIONS[int(number) - 1]
    elif number and word != "region":
        raise BadSetting("next", "no number belongs there")
    if s.event < 0:
        forgotten = s.forgotten and s.phase in (Phase.ACTION, Phase.EVENT)
        s.event = CONFLICT_POSITIONS[FORGOTTEN_AFTER - 1] if forgotten else position
    elif word == "conflict" and number and s.event != position:
        raise BadSetting("event", f"conflict {number} is at {position}")
    elif NEXT[word].kind not in (None, _kind_after(s.event)):
        raise BadSetting("event", f"no {word} comes after {s.event}")
    _read_regions_left(s, fields, number)
    holder = god_of(s, s.active) if s.phase is Phase.REGION else None
    s.tie_breaker = fields.take("tie_breaker", optional(one_of(God)), holder)
    s.tie_breaker_up = fields.take("tie_breaker_up", read_truth, s.tie_breaker is not None)
    on_events = map_of(read_number, read_followers)
    s.event_followers = fields.take("event_followers", on_events, _followers_to_come(s))


def _kind_after(event: int) -> EventKind | None:
    """What the next event is, if one is left."""
    return EVENT_TRACK[event] if event < len(EVENT_TRACK) else None


def _read_regions_left(s: State, fields: Fields, number: str) -> None:
    """Without a list the region that "next" names is the last one; an empty list is none."""
    s.regions_left = tuple(fields.take("regions_left", list_of(read_number), list[int]()))
    if s.phase is not Phase.REGION:
        return
    if number and not (number.isdecimal() and len(number) == 1 and int(number) in s.regions):
        raise BadSetting("next", "which region?", regions=list(s.regions))
    if number and not s.regions_left:
        s.regions_left = (int(number),)
    if not s.regions_left:
        raise BadSetting("next", "which region?", regions=list(s.regions))
    if number and s.regions_left[0] != int(number):
        raise BadSetting("regions_left", "the region that is next comes first")


def _followers_to_come(s: State) -> dict[int, int]:
    """The scenario's followers on events to come; an auction needs a guardian in the row."""
    scenario = SCENARIOS[s.scenario]
    passed = s.event - (s.phase in _FOLLOWERS_LIE.get(s.scenario, CONFLICT_PHASES))
    on_conflicts = zip(CONFLICT_POSITIONS, scenario.conflict_followers, strict=True)
    followers = {n: count for n, count in on_conflicts if count and n > passed}
    auctions = [n for n in scenario.auctions if n > passed]
    if auctions and not s.row:
        raise BadSetting("row", "a guardian for each auction to come", auctions=auctions)
    return followers | dict.fromkeys(auctions[: len(s.row)], 1)


# In the Two Capitals the followers are gone once a conflict has begun, else when it is over.
_FOLLOWERS_LIE: dict[ScenarioId, tuple[Phase, ...]] = {ScenarioId.TWO_CAPITALS: (Phase.CONFLICT,)}


class _Step(NamedTuple):
    """What "next" may say: the step, where the event marker then stands, the event to come."""

    phase: Phase
    event: int = 0
    kind: EventKind | None = None


_CARAVAN = EVENT_TRACK.index(EventKind.CARAVAN)
_CONFLICT = CONFLICT_POSITIONS[0]
NEXT: dict[str, _Step] = {
    "action": _Step(Phase.ACTION),
    "event": _Step(Phase.EVENT),
    "control": _Step(Phase.EVENT, 0, EventKind.CONTROL),
    "caravan": _Step(Phase.EVENT, _CARAVAN, EventKind.CARAVAN),
    "conflict": _Step(Phase.CONFLICT, _CONFLICT),
    "region": _Step(Phase.REGION, _CONFLICT),
    "aftermath": _Step(Phase.AFTERMATH, _CONFLICT),
    "draft": _Step(Phase.DRAFT),
    "founding": _Step(Phase.FOUNDING),
    "over": _Step(Phase.OVER),
}
