"""What may be answered ahead in Ankh: battle cards for regions to come, and standing answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.game_ui import Ahead
from bot.texts import Texts
from rules.ankh.data import Card, God, Kind
from rules.ankh.keys import DONE, KEEP_ALL, NO, TIE, YES, play
from rules.ankh.lookup import god_of, sheet_of
from rules.ankh.read_keys import read_kept
from rules.ankh.view import GodView, View
from rules.engine.decisions import Seat
from rules.engine.events import Event

CARD = "battle.card"

# Answers that fit whatever the position is; the first is the usual one.
STANDING: dict[str, tuple[str, ...]] = {
    "battle.tie": (TIE, NO),
    "battle.keep": (KEEP_ALL, DONE),
    "worshipful": (NO, YES),
    "capture": (NO,),
    "portal": (NO,),
    "battle.muster": (DONE,),
    "battle.build": (NO,),
    "caravan.swap": (NO,),
    "merge.keep": (KEEP_ALL, DONE),
}


def standing() -> Mapping[str, tuple[str, ...]]:
    """The decisions that may be answered once for all, and with what."""
    return STANDING


def meant(answer: str, keys: Sequence[str]) -> str | None:
    """To keep all of one figure is to keep it; "all" is on offer only for more."""
    kept = [key for key in keys if read_kept(key)]
    if answer == KEEP_ALL and len(kept) == 1:
        return kept[0]
    return answer if answer in keys else None


def occasions(view: View, what: str, seat: Seat) -> tuple[str, ...]:
    """Name what is asked now; a battle card belongs to one region of one conflict."""
    if what == CARD and view.battle is not None:
        return (_card_in(view, view.battle.region),)
    return (what,)


def _card_in(view: View, region: int) -> str:
    return f"{CARD}@{view.event}.{region}"


def ahead(texts: Texts, view: View, seat: Seat) -> list[Ahead]:
    """A card for each region of the running conflict where the seat's god will fight."""
    sheet = sheet_of(view, god_of(view, seat))
    if sheet is None:
        return []
    cards = {str(play(card)): texts(f"ankh-card-{card}") for card in sheet.hand}
    about = {str(play(card)): texts(f"ankh-text-card-{card}") for card in sheet.hand}
    return [
        Ahead(_card_in(view, region), texts("ankh-ahead-region", region=region), cards, about)
        for region in _battles_to_come(view, sheet)
        if cards
    ]


def _battles_to_come(view: View, sheet: GodView) -> list[int]:
    """Regions still to resolve where this god stands and is not alone."""
    gods = {region.token: region.gods for region in view.regions}
    now = view.battle.region if view.battle is not None else None
    return [
        region
        for region in view.regions_left
        if region != now and sheet.god in gods[region] and len(gods[region]) > 1
    ]


def usual_answer(view: View, what: str) -> str | None:
    """Isis keeps everybody alive by herself, unless there is something to weigh.

    With Miracle played, deaths are worth devotion; a mummy that dies comes back to its god.
    """
    if what != "battle.keep" or view.battle is None:
        return None
    isis = next((god for god in view.gods if God.ISIS in god.abilities), None)
    played = view.battle.cards.get(isis.god, ()) if isis is not None else ()
    mummy = any(f.kind is Kind.MUMMY for f in view.figures if isis and f.god is isis.god)
    return None if Card.MIRACLE in played or mummy else KEEP_ALL


def unsettles(event: Event) -> bool:
    """Amun plays two cards: others may want to choose again."""
    return event.what == "announced" and event.data["cards"] > 1
