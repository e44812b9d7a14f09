"""What newcomers to Kemet are told about an event, in one sentence."""

from __future__ import annotations

from rules.engine.events import Event
from rules.kemet.data import Token, Vp
from rules.kemet.state import Phase
from rules.kemet.view import View

LESSONS = {
    "night": "night",
    "order_set": "order",
    "built": "built",
    "bought": "bought",
    "recruited": "recruited",
    "creature_placed": "creature",
    "creature_home": "creature-home",
    "card_played": "card",
    "vetoed": "veto",
    "escaped": "escape",
    "attacked": "attack",
    "fought": "fought",
    "recalled": "recall",
    "retreated": "retreat",
    "cards_refreshed": "refreshed",
    "temple_paid": "temple",
    "sacrificed": "sacrifice",
}
_POINTS = {
    Vp.BATTLE: "battle-point",
    Vp.TWO_TEMPLES: "two-temples",
}


def lesson(event: Event) -> str | None:
    """Name what is to be explained about an event; None if it explains itself."""
    if event.what == "moved":
        return "teleport" if event.data["teleport"] else "move"
    if event.what == "token_placed":
        return None if event.data["token"] == Token.NORMAL else "token"
    if event.what == "point_gained":
        return _POINTS.get(event.data["source"])
    return LESSONS.get(event.what)


def has_tasted(view: View) -> bool:
    """Say whether a battle has been fought, or the day is over without one."""
    is_fought = view.battle is None and any(player.played for player in view.players)
    return is_fought or view.phase is not Phase.TURN
