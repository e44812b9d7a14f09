"""Which topic of the rules explains a refusal, and what would be legal instead."""

from __future__ import annotations

from bot.texts import Texts
from rules.duel.keys import Deed, What, read_action
from rules.duel.lookup import city_of
from rules.duel.refusals import Reason
from rules.duel.view import View
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer

MOST_INSTEAD = 5
_SOLD = "-"  # after the place of a card that is sold

_BY_REASON: dict[str, str] = {
    Reason.DECISION_PENDING: "turn",
    Reason.PANTHEON_OFF: "pantheon",
    Reason.NOT_BEFORE_AGE_2: "pantheon",
    Reason.UNKNOWN_ID: "typing",
    Reason.CARD_NOT_IN_STRUCTURE: "structure",
    Reason.CARD_COVERED: "structure",
    Reason.SLOT_EMPTY: "pantheon",
    Reason.SLOT_OCCUPIED: "pantheon",
    Reason.NOT_YOUR_WONDER: "wonders",
    Reason.WONDER_ALREADY_BUILT: "wonders",
    Reason.OFFERING_NOT_OWNED: "offerings",
    Reason.TOKEN_NOT_AVAILABLE: "science",
    Reason.MINERVA_ON_PAWN: "gods",
    Reason.CANNOT_AFFORD: "paying",
}
_BY_DECISION: dict[str, str] = {
    What.DRAFT_WONDER: "wonders",
    What.MAIN_ACTION: "turn",
    What.OFFERING_TOKENS: "offerings",
    What.CHOOSE_PROGRESS: "science",
    What.LIBRARY_TOKEN: "science",
    What.DISCARD_OPPONENT_CARD: "wonders",
    What.BUILD_FROM_DISCARD: "wonders",
    What.CHOOSE_STARTER: "ages",
    What.PLACE_GOD: "mythology",
    What.PLACE_GATE: "pantheon",
    What.THEATER_DECK: "wonders",
    What.THEATER_ORDER: "wonders",
}


def topic(reason: str, what: str) -> str | None:
    """The topic about a reason, failing that about the decision; None if there is none."""
    if reason in _BY_REASON:
        return _BY_REASON[reason]
    return _BY_DECISION.get(what, "gods") if what in set(What) else None


def instead(error: IllegalAnswer) -> list[str]:
    """The cards that lie on a covered one; selling what cannot be paid.  Digits suit everybody."""
    if error.reason == Reason.CARD_COVERED:
        return [str(place) for place in error.data["by"]][:MOST_INSTEAD]
    wanted = read_action(error.key) or read_action(f"{Deed.BUILD} {error.key}")
    if error.reason == Reason.CANNOT_AFFORD and wanted is not None and wanted.place:
        return [] if wanted.wonder else [f"{wanted.place}{_SOLD}"]
    return []


def instead_label(texts: Texts, view: View, seat: Seat, line: str) -> str:
    """``Sell 25 · +4``; the place of a card is enough where it is to be taken."""
    city, place = city_of(view, seat), line.removesuffix(_SOLD)
    if city is None or place == line:
        return line
    return texts("duel-click-sell-card", place=place, number=city.sell_income)
