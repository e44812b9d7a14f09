"""Which topic of the rules explains a refusal, and what would be legal instead."""

from __future__ import annotations

from rules.ankh.board import distance
from rules.ankh.refusals import Reason
from rules.engine.errors import IllegalAnswer

MOST_INSTEAD = 5

# By reason; a reason that can mean several things is explained by the decision.
_BY_REASON: dict[str, str] = {
    Reason.NOT_ADJACENT: "adjacency",
    Reason.RIVER_BETWEEN: "adjacency",
    Reason.CAMEL_BETWEEN: "adjacency",
    Reason.UNDERWORLD: "osiris",
    Reason.OUTSIDE_REGION: "regions",
    Reason.CITY: "scenarios",
    Reason.GREY: "scenarios",
    Reason.UNAVAILABLE: "scenarios",
    Reason.TOO_FAR: "move",
    Reason.ALREADY_MOVED: "move",
    Reason.NOT_IN_POOL: "summon",
    Reason.SLOT_USED: "summon",
    Reason.NO_SUN_LEFT: "ra",
    Reason.NO_CAPTIVE: "anubis",
    Reason.NO_FREE_SLOT: "anubis",
    Reason.NEEDS_AIM: "guardians",
    Reason.NOT_PROTECTED: "isis",
    Reason.NO_FREE_BASE: "guardians",
    Reason.NOT_BELOW_FIRST: "turn",
    Reason.WRONG_LEVEL: "unlock",
    Reason.LEVEL_FULL: "unlock",
    Reason.ALREADY_UNLOCKED: "unlock",
    Reason.NO_SUCH_POWER: "unlock",
    Reason.NOT_UNLOCKED: "unlock",
    Reason.NO_MONUMENT: "claim",
    Reason.NEUTRAL_LEFT: "claim",
    Reason.NO_ANKH_TOKEN: "claim",
    Reason.OWN_MONUMENT: "claim",
    Reason.ON_RIVER: "caravan",
    Reason.ON_WATER_BORDER: "caravan",
    Reason.ON_BOARD_EDGE: "caravan",
    Reason.ON_CAMEL: "caravan",
    Reason.CITY_BORDER: "caravan",
    Reason.TOO_MANY_CAMELS: "caravan",
    Reason.BROKEN_CHAIN: "caravan",
    Reason.NOT_ANCHORED: "caravan",
    Reason.REGION_TOO_SMALL: "caravan",
    Reason.NO_TOKEN_LEFT: "caravan",
    Reason.NO_SUCH_CHAIN: "caravan",
    Reason.AMBIGUOUS: "caravan",
    Reason.NOT_IN_HAND: "cards",
    Reason.ONE_CARD_ONLY: "cards",
    Reason.TWO_CARDS_ANNOUNCED: "amun",
    Reason.ANNOUNCE_FIRST: "amun",
    Reason.TOKEN_FACE_DOWN: "amun",
    Reason.NOT_TIED: "tie",
    Reason.NOT_A_PARTICIPANT: "battle",
}
_BY_DECISION: dict[str, str] = {
    "action": "turn",
    "move": "move",
    "summon": "summon",
    "unlock": "unlock",
    "control": "claim",
    "control.monument": "claim",
    "caravan": "caravan",
    "caravan.token": "caravan",
    "caravan.swap": "caravan",
    "battle.muster": "battle",
    "battle.two": "amun",
    "battle.card": "cards",
    "battle.build": "monuments",
    "battle.bid": "plague",
    "battle.tie": "tie",
    "battle.keep": "isis",
    "capture": "anubis",
    "portal": "osiris",
    "mummy": "guardians",
    "worshipful": "unlock",
    "merge.keep": "merge",
    "aim": "guardians",
    "auction.bid": "scenarios",
    "auction.place": "scenarios",
    "draft": "scenarios",
    "founding": "scenarios",
    "city": "scenarios",
}


def topic(reason: str, what: str) -> str | None:
    """The topic about a reason, failing that about the decision; None if there is none."""
    return _BY_REASON.get(reason) or _BY_DECISION.get(what)


def instead(error: IllegalAnswer) -> list[str]:
    """Moves of the same figure to the free cells nearest to the one wanted, or other pushes."""
    data = error.data
    if data.get("reachable") and data.get("start"):
        wanted = data.get("end") or data.get("cell") or data["start"]
        near = sorted(data["reachable"], key=lambda cell: distance(cell, wanted))
        return [f"{data['start']}>{cell}" for cell in near[:MOST_INSTEAD]]
    if data.get("push_to") and data.get("start") and data.get("end"):
        return [f"{data['start']}>{data['end']}^{cell}" for cell in data["push_to"][:MOST_INSTEAD]]
    return []
