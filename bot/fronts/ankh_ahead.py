"""What may be answered ahead in Ankh: battle cards for regions to come, and standing answers."""

from __future__ import annotations

from bot.fronts.front import Ahead
from bot.texts import Texts
from rules.ankh.board import distance
from rules.ankh.data import God, Kind
from rules.ankh.keys import ALL
from rules.ankh.view import GodView, View
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer

CARD = "battle.card"
MOST_INSTEAD = 5


def occasion(view: View, what: str) -> str:
    """Name what is asked now; a battle card belongs to one region of one conflict."""
    if what == CARD and view.battle is not None:
        return _card_in(view, view.battle.region)
    return what


def _card_in(view: View, region: int) -> str:
    return f"{CARD}@{view.event}.{region}"


def cards_ahead(texts: Texts, view: View, seat: Seat) -> list[Ahead]:
    """A card for each region of the running conflict where the seat's god will fight."""
    sheet = next((god for god in view.gods if seat in god.people), None)
    if sheet is None:
        return []
    return [
        Ahead(_card_in(view, region), texts("ankh-ahead-region", region=region), cards)
        for region in _battles_to_come(view, sheet)
        if (cards := {str(card): texts(f"ankh-card-{card}") for card in sheet.hand})
    ]


def _battles_to_come(view: View, sheet: GodView) -> list[int]:
    """Regions still to resolve where this god stands and is not alone."""
    gods = {region.token: region.gods for region in view.regions}
    now = view.battle.region if view.battle is not None else None
    return [
        region for region in view.regions_left
        if region != now and sheet.god in gods[region] and len(gods[region]) > 1
    ]  # fmt: skip


def usual_answer(view: View, what: str) -> str | None:
    """Isis keeps everybody alive by herself, unless there is something to weigh.

    With Miracle played, deaths are worth devotion; a mummy that dies comes back to its god.
    """
    if what != "battle.keep" or view.battle is None:
        return None
    isis = next((god for god in view.gods if God.ISIS in god.abilities), None)
    played = view.battle.cards.get(isis.god, ()) if isis is not None else ()
    mummy = any(f.kind is Kind.MUMMY for f in view.figures if isis and f.god is isis.god)
    return None if "miracle" in played or mummy else f"keep {ALL}"


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
