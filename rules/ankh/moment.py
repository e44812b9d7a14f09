"""Invariants of a moment in the game: who plays, what is due, where the tracks stand.

Part of the invariants, which count the components.
"""

from __future__ import annotations

from rules.ankh.data import (
    ACTIONS,
    CONFLICT_POSITIONS,
    EVENT_TRACK,
    FORGOTTEN_AFTER,
    TOP,
    TRACK_SPACES,
    God,
)
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.setup import OWN_MONUMENTS, start_spots
from rules.ankh.state import Ending, Phase, State, god_of
from rules.engine.impossible import must

CONFLICT_PHASES = (Phase.CONFLICT, Phase.REGION, Phase.AFTERMATH)
PREPARING = (Phase.DRAFT, Phase.FOUNDING)


def check_moment(s: State) -> None:
    """Raise Impossible if a game cannot come to this moment."""
    _check_end(s)
    _check_people(s)
    _check_merged(s)
    _check_devotion(s)
    _check_event(s)
    _check_followers(s)
    _check_markers(s)
    _check_conflict(s)
    _check_cities(s)
    if s.phase in PREPARING:
        _check_preparing(s)


# --- who plays -----------------------------------------------------------------------------------


def _check_end(s: State) -> None:
    over = s.phase is Phase.OVER
    must(over == (s.ending is not None), "ending", "an ending belongs to a game that is over")
    nobody = s.ending in (None, Ending.NO_GOD_LEFT)
    must((s.winner is None) == nobody, "winner", "a winner belongs to an ending")
    must(s.winner is None or s.winner in s.sheets, "winner", "the winner is not in play")
    empty = s.ending is Ending.NO_GOD_LEFT
    must(bool(s.sheets) != empty, "gods", "no god is left, or some are")
    must(over or len(s.sheets) > 1, "gods", "the last god has won")


def _check_people(s: State) -> None:
    """Every seat plays exactly one god, its own or the senior it has merged into."""
    for seat, god in enumerate(s.seats):
        ways = (god in s.sheets) + (god in s.merged) + (god in s.forgotten)
        must(ways == 1, "gods", f"{god} of seat {seat} is in play, merged or forgotten")
    must(set(s.forgotten) <= set(s.seats), "forgotten", "a god that never played")
    must(len(set(s.forgotten)) == len(s.forgotten), "forgotten", "a god twice")
    order = [god for god in s.seats if god in s.sheets]
    at = order.index(next(iter(s.sheets))) if s.sheets else 0
    must(list(s.sheets) == order[at:] + order[:at], "gods", "clockwise, as they sit")
    for n, (god, sheet) in enumerate(s.sheets.items()):
        juniors = [junior for junior, senior in s.merged.items() if senior is god]
        people = [s.seats.index(one) for one in (god, *juniors)]
        must(list(sheet.people) == people, f"gods[{n}].people", f"the seats of {god}: {people}")
        united = (god, *juniors)
        must(sheet.abilities == united, f"gods[{n}].abilities", f"those of {god}: {list(united)}")
    if s.phase is not Phase.OVER:
        must(god_of(s, s.active) is not None, "active", "this seat has no god any more")


def _check_merged(s: State) -> None:
    """Each god merges at most once, where and as often as the scenario lets gods merge.

    A case may speak of merged gods before the third conflict; none is forgotten before
    the fourth is over.
    """
    juniors, seniors = list(s.merged), list(s.merged.values())
    must(set(juniors) | set(seniors) <= set(s.seats), "merged", "a god that never played")
    must(not set(juniors) & set(seniors), "merged", "a god merges once")
    must(len(set(seniors)) == len(seniors), "merged", "a god merges once")
    if juniors:
        most = len(rules_of(s).mergers(_before_merging(s)))
        must(len(juniors) <= most, "merged", f"in this game {most} pairs of gods merge")
    at = CONFLICT_POSITIONS[FORGOTTEN_AFTER - 1]
    over = s.event > at or (s.event == at and s.phase not in CONFLICT_PHASES)
    must(over or not s.forgotten, "forgotten", "not before the fourth conflict is over")


def _before_merging(s: State) -> State:
    """As much of the table as it takes to tell who would merge."""
    return State(s.scenario, s.layout, s.setting, seats=s.seats, ranking=list(s.seats))


# --- tracks --------------------------------------------------------------------------------------


def _check_devotion(s: State) -> None:
    must(sorted(s.ranking) == sorted(s.sheets), "ranking", "every god in play once")
    devotion = [s.sheets[god].devotion for god in s.ranking]
    must(devotion == sorted(devotion), "ranking", "the ranking does not follow devotion")
    highest = TOP if s.phase is Phase.OVER else TOP - 1
    for n, sheet in enumerate(s.sheets.values()):
        on_track = 0 <= sheet.devotion <= highest
        must(on_track, f"gods[{n}].devotion", f"off the devotion track: {sheet.devotion}")


def _check_event(s: State) -> None:
    must(0 <= s.event <= len(EVENT_TRACK), "event", "off the event track")
    if s.phase in CONFLICT_PHASES:
        must(s.event in CONFLICT_POSITIONS, "event", "no conflict there")
    elif s.phase is not Phase.OVER:
        must(s.event < len(EVENT_TRACK), "event", "no event is left: the game is over")


def _check_followers(s: State) -> None:
    """Followers lie on events to come, where the scenario has put them."""
    scenario = SCENARIOS[s.scenario]
    on_conflicts = zip(CONFLICT_POSITIONS, scenario.conflict_followers, strict=True)
    known = {*scenario.auctions, *(position for position, count in on_conflicts if count)}
    for position, count in s.event_followers.items():
        path = f"event_followers.{position}"
        must(position in known, path, "no followers lie there in this scenario")
        to_come = position > s.event - (s.phase in (*CONFLICT_PHASES, Phase.OVER))
        must(to_come, path, "this event is over")
        must(count > 0, path, "at least one, or none named")


def _check_markers(s: State) -> None:
    """Only the marker of the action that triggers an event is on its last space."""
    due = s.phase in (Phase.EVENT, *CONFLICT_PHASES, Phase.OVER)
    must(due or s.trigger is None, "trigger", "no event is due")
    for action, marker in s.markers.items():
        path, last = f"markers.{action}", TRACK_SPACES[action]
        must(1 <= marker <= last, path, f"no such space: {marker}")
        must(marker < last or s.trigger is action, path, "on its last space it is the trigger")
    if s.first_action is not None:
        must(s.first_action is not ACTIONS[-1], "first_action", "no second one is below it")
        must(s.phase not in PREPARING, "first_action", "no turn has begun")
        god = god_of(s, s.active)
        alone = god is None or len(s.sheets[god].people) == 1
        must(alone, "first_action", "players of a merged god have one action")


# --- what is due ---------------------------------------------------------------------------------


def _check_conflict(s: State) -> None:
    left = list(s.regions_left)
    path = "regions_left"
    must(bool(left) == (s.phase is Phase.REGION), path, "regions are left in a conflict")
    must(set(left) <= set(s.regions), path, "a region to resolve does not exist")
    must(left == sorted(set(left)), path, "each once, by rising token")
    holder = s.tie_breaker
    must(holder is None or holder in s.sheets, "tie_breaker", "its holder is not in play")
    held = s.phase in (Phase.REGION, Phase.AFTERMATH, Phase.OVER)
    must(holder is None or held, "tie_breaker", "nobody holds it outside a conflict")
    must(holder is not None or not s.tie_breaker_up, "tie_breaker_up", "nobody holds it")


def _check_cities(s: State) -> None:
    cities = SCENARIOS[s.scenario].cities
    must(set(s.cities) == {city.cell for city in cities}, "cities", "the scenario's cities")
    can_be_held = any(city.holder for city in cities)
    for cell, god in s.cities.items():
        known: tuple[God, ...] = tuple(s.sheets) if can_be_held else ()
        must(god is None or god in known, f"cities.{cell}", "nobody in play controls it")


def _check_preparing(s: State) -> None:
    """Before the first turn of the Great Rebuilding (A-23.7)."""
    must(bool(SCENARIOS[s.scenario].layouts[s.layout].draft), "next", "no draft in this scenario")
    must(s.event == s.turn == 0, "event", "the game has not begun")
    for n, (god, sheet) in enumerate(s.sheets.items()):
        path, own = f"gods[{n}].own_monuments", sum(sheet.monuments.values())
        drafted = OWN_MONUMENTS if s.phase is Phase.FOUNDING else _drafted(s, n)
        must(own == drafted, path, f"{god} has drafted {drafted}, not {own}")
        must(sheet.ankhs > 0, f"gods[{n}].ankhs", "one for the start monument")
    for god, cell in start_spots(s).items():
        free = cell not in s.figures and cell not in s.monuments and cell not in s.portals
        must(free, "gods", f"the start spot {cell} of {god} is taken")
    if s.phase is Phase.DRAFT:
        left = OWN_MONUMENTS * len(s.sheets) - _picks(s)
        must(sum(s.supply.values()) == left > 0, "supply", f"{left} are left to be drafted")


def _picks(s: State) -> int:
    return sum(sum(sheet.monuments.values()) for sheet in s.sheets.values())


def _drafted(s: State, n: int) -> int:
    """How many monuments the n-th god has taken: from the last to the first, then back."""
    rounds, place = divmod(_picks(s), len(s.sheets))
    turn = n if rounds % 2 else len(s.sheets) - 1 - n
    return rounds + (turn < place)
