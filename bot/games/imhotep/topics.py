"""Which topic of the rules explains a refusal, and what would be legal instead."""

from __future__ import annotations

from rules.engine.errors import IllegalAnswer
from rules.imhotep.keys import Deed, action, read_action
from rules.imhotep.refusals import Reason

MOST_INSTEAD = 5

_BY_REASON: dict[str, str] = {
    Reason.DECISION_PENDING: "sail",
    Reason.NOT_YOUR_DECISION: "sail",
    Reason.CARD_NOT_HELD: "blue",
    Reason.CARD_NOT_PLAYABLE: "blue",
    Reason.SLED_FULL: "stones",
    Reason.QUARRY_EMPTY: "stones",
    Reason.SLED_EMPTY: "load",
    Reason.NO_SUCH_SHIP: "rounds",
    Reason.SHIP_SAILED: "sail",
    Reason.SLOT_RANGE: "load",
    Reason.SLOT_TAKEN: "load",
    Reason.BELOW_MINIMUM: "sail",
    Reason.NO_SUCH_SITE: "sail",
    Reason.SITE_OCCUPIED: "sail",
    Reason.BAD_ORDER: "blue",
    Reason.PASS_NOT_ALLOWED: "turn",
}
_BY_DECISION: dict[str, str] = {
    "action": "turn",
    "market": "market",
    "market.keep": "market",
    "pyramid": "pyramid",
    "bonus.card": "pyramid",
    "bonus.stones": "pyramid",
    "bonus.load": "pyramid",
    "temple": "temple",
}


def topic(reason: str, what: str) -> str | None:
    """The topic about a reason, failing that about the decision; None if there is none."""
    return _BY_REASON.get(reason) or _BY_DECISION.get(what)


def instead(error: IllegalAnswer) -> list[str]:
    """The same ship to a site that is free."""
    wanted = read_action(error.key)
    if error.reason != Reason.SITE_OCCUPIED or wanted is None or wanted.deed is not Deed.SAIL:
        return []
    free = error.data["free"][:MOST_INSTEAD]
    return [action(Deed.SAIL, ship=wanted.ship, site=site) for site in free]
