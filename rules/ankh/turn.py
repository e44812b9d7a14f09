"""A turn: one or two actions, and the event they may trigger (RULES A-6, A-11)."""

from __future__ import annotations

from rules.ankh.caravan import camel_caravan
from rules.ankh.data import (
    ACTIONS,
    EVENT_TRACK,
    START_SPACE,
    TRACK_SPACES,
    Action,
    EventKind,
    God,
)
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.gaining import gain
from rules.ankh.moving import move_figures
from rules.ankh.orders import basic_area
from rules.ankh.read_keys import read_move, read_summon
from rules.ankh.refusals import Reason
from rules.ankh.state import Phase, State, god_of, players
from rules.ankh.summoning import extra_areas, summon_figures, why_not_summon
from rules.ankh.unlocking import unlock_power, why_not_unlock
from rules.engine.decisions import choose
from rules.engine.errors import Why
from rules.engine.events import tell


async def take_action(s: State) -> None:
    """Choose an action, advance its marker, resolve it (A-6.2).

    The action is always asked for, even when only one is left: it moves a marker and
    may bring a conflict, and nobody's turn should end by itself.
    """
    seat, god = s.active, god_of(s, s.active)
    assert god is not None
    action = await choose(
        seat,
        "action",
        open_actions(s),
        always=True,
        why_not=lambda key: why_not_action(s, god, key),
    )
    s.markers[action] += 1
    tell(s, "action", god=god, seat=seat, action=action, marker=s.markers[action])
    await ACTION_RULES[action](s, god, seat)
    if s.markers[action] == TRACK_SPACES[action]:
        s.trigger, s.phase = action, Phase.EVENT
    elif is_second_due(s, god, action):
        s.first_action = action
    else:
        end_turn(s)


async def _gain(s: State, god: God, seat: int) -> None:
    gain(s, god)


ACTION_RULES = {
    Action.MOVE: move_figures,
    Action.SUMMON: summon_figures,
    Action.GAIN: _gain,
    Action.UNLOCK: unlock_power,
}


def open_actions(s: State) -> list[Action]:
    """All four at first; then those below the first one (A-6.4)."""
    if s.first_action is None:
        return list(ACTIONS)
    return list(ACTIONS[ACTIONS.index(s.first_action) + 1 :])


def is_second_due(s: State, god: God, action: Action) -> bool:
    """Return whether the turn goes on: never after Unlock, nor for players of a merged god."""
    return s.first_action is None and action is not ACTIONS[-1] and len(s.sheets[god].people) == 1


def why_not_action(s: State, god: God, key: str) -> Why | None:
    """Say why something cannot be done as the next action."""
    verb, _, rest = key.partition(" ")
    if verb == Action.UNLOCK and rest:
        return why_not_unlock(s, god, rest)
    if verb in set(Action) or (read_move(key) is not None and s.first_action):
        return Why(Reason.NOT_BELOW_FIRST, {"first": s.first_action})
    if read_summon(key) is not None and s.first_action is Action.SUMMON:
        areas = [basic_area(s, god), *extra_areas(s, god)]
        return why_not_summon(s, god, areas, [], key) or Why(Reason.SLOT_USED)
    return None


def end_turn(s: State) -> None:
    """The turn passes clockwise to the next player still in the game (A-6.7)."""
    s.first_action = None
    s.phase = Phase.ACTION
    s.turn += 1
    while True:
        s.active = (s.active + 1) % players(s)
        if god_of(s, s.active) is not None:
            return


# --- events ----------------------------------------------------------------------------


async def trigger_event(s: State) -> None:
    """Advance the event marker and resolve what it shows (A-11)."""
    s.event += 1
    kind = EVENT_TRACK[s.event - 1]
    tell(s, "event", position=s.event, kind=kind, god=god_of(s, s.active))
    match kind:
        case EventKind.CONTROL:
            await rules_of(s).control_event(s)
        case EventKind.CARAVAN:
            await camel_caravan(s)
        case EventKind.CONFLICT:
            s.phase = Phase.CONFLICT
            return
    finish_event(s)


def finish_event(s: State) -> None:
    """The action's marker goes back to its start, and the turn ends (A-6.3)."""
    if s.trigger is not None:
        s.markers[s.trigger] = START_SPACE[players(s)]
        s.trigger = None
    end_turn(s)
