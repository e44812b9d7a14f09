"""Which topic of the rules explains a refusal, and what would be legal instead."""

from __future__ import annotations

from rules.engine.errors import IllegalAnswer
from rules.kemet.data import Deed
from rules.kemet.keys import What
from rules.kemet.read_keys import read_step
from rules.kemet.refusals import Reason

_BY_REASON: dict[str, str] = {
    Reason.SPACE_TAKEN: "turn",
    Reason.WRONG_TOKEN: "turn",
    Reason.ROW_RULE: "turn",
    Reason.WHICH_ROW: "turn",
    Reason.NOT_ENOUGH_PRAYER: "prayer",
    Reason.PYRAMID_LEVEL: "tiles",
    Reason.PYRAMID_MAX: "build",
    Reason.DISTRICT_TAKEN: "build",
    Reason.DUPLICATE_TILE: "tiles",
    Reason.TILE_GONE: "tiles",
    Reason.NOT_IN_RESERVE: "recruit",
    Reason.CREATURE_LIMIT: "creatures",
    Reason.NO_MOVEMENT: "move",
    Reason.WALL: "walls",
    Reason.NO_PYRAMID: "teleport",
    Reason.NO_OBELISK: "teleport",
    Reason.CANNOT_SPLIT: "aftermath",
    Reason.UNKNOWN_AREA: "board",
}
_BY_DECISION: dict[str, str] = {
    What.CITY: "setup",
    What.PYRAMIDS: "setup",
    What.SOLDIERS: "setup",
    What.VISION: "night",
    What.NIGHT_TILE: "night",
    What.REINFORCE: "night",
    What.ORDER: "night",
    What.ACTION: "turn",
    What.BUILD: "build",
    What.BUY: "tiles",
    What.CREATURE: "creatures",
    What.STRATEGY: "tiles",
    What.RECRUIT: "recruit",
    What.FIRST_BATTLE: "recruit",
    What.MOVE: "move",
    What.MOVE_ON: "move",
    What.CARD: "cards",
    What.FIRE: "cards",
    What.ENLIST: "cards",
    What.TELEPORTATION: "teleport",
    What.VETO: "veto",
    What.ESCAPE: "veto",
    What.BATTLE: "battle",
    What.WOUND: "battle",
    What.LOSER: "aftermath",
    What.RETREAT: "aftermath",
    What.WINNER: "aftermath",
    What.HOME: "creatures",
    What.DELTA: "evening",
    What.SANCTUARY: "evening",
}


def topic(reason: str, what: str) -> str | None:
    """The topic about a reason, failing that about the decision; None if there is none."""
    return _BY_REASON.get(reason) or _BY_DECISION.get(what)


def instead(error: IllegalAnswer) -> list[str]:
    """The rows to choose from, or a smaller group; digits suit everybody."""
    if error.reason == Reason.WHICH_ROW and error.key in (Deed.MOVE, Deed.PRAY):
        return [f"{error.key}{row}" for row in error.data["rows"]]
    step = read_step(error.key)
    limit = error.data.get("limit", 0)
    if error.reason == Reason.ARMY_LIMIT and step is not None and step.soldiers > limit > 0:
        sign = "^" if step.is_teleport else ">"
        return [f"{step.start}:{limit}{sign}{step.end}"]
    return []
