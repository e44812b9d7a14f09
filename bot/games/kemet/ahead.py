"""What may be answered ahead in Kemet: standing answers, and orders for Veto windows.

Nothing here looks at a hand: whether somebody waits, or answers at once, must not tell what they
hold.  So everybody can give orders to veto; whoever has no Veto then simply passes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from bot.games.kemet.lobby import VETO_WINDOW, WAIT
from bot.games.kemet.naming import Names
from bot.games.ui_types import Ahead
from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.kemet.data import CARDS, Card, Icon, Token
from rules.kemet.keys import DONE, END, FIGHT, NO, PASS, STAY, VETO, What
from rules.kemet.read_keys import read_placing
from rules.kemet.state import Playing
from rules.kemet.view import View

# Decisions that may be answered once for all; the first answer is the usual one.
STANDING: dict[str, tuple[str, ...]] = {
    What.VETO: (PASS,),
    What.ACTION: (END,),
    What.WINNER: (STAY,),
    What.WOUND: (DONE,),
    What.DELTA: (NO,),
    What.SANCTUARY: (NO,),
}
SILENCE: dict[str, str] = {What.VETO: PASS, What.ESCAPE: FIGHT}
WINDOWS: dict[str, timedelta] = {  # by the table's clock
    "live": timedelta(seconds=20),
    "async": timedelta(minutes=30),
    "slow": timedelta(hours=3),
}
DAY_CARDS = tuple(card for card, kind in CARDS.items() if kind.icon is Icon.DAY)
AIMED = (Card.FIRE, Card.ENLISTMENT, Card.TELEPORTATION, Card.VETO)  # or not, at somebody
AT_ME = ".me"


def standing() -> Mapping[str, tuple[str, ...]]:
    """Veto windows, the end of a turn, staying after a battle, Divine Wound, sacrifices."""
    return STANDING


def meant(answer: str, keys: Sequence[str]) -> str | None:
    """A turn ends by itself only if no silver or gold token would be left unused."""
    if answer not in keys:
        return None
    if answer == END and any(_is_extra(key) for key in keys):
        return None
    return answer


def _is_extra(key: str) -> bool:
    wanted = read_placing(key)
    return wanted is not None and wanted.token is not Token.NORMAL


# --- orders for Veto windows -------------------------------------------------------------------


def occasions(view: View, what: str, seat: Seat) -> tuple[str, ...]:
    """Name what a Veto would be against, first of all if that is aimed at this seat."""
    playing = view.playing
    if what != What.VETO or playing is None:
        return (what,)
    card = Card.VETO if playing.vetoes else playing.card
    aimed = (_against(card, AT_ME),) if seat in _victims(view, playing) else ()
    return (*aimed, _against(card))


def _against(card: Card, more: str = "") -> str:
    return f"{What.VETO}@{card}{more}"


def _victims(view: View, playing: Playing) -> set[Seat]:
    """Whose soldiers a card burns or attacks; whose card a Veto cancels."""
    if playing.vetoes:
        return {(playing.seat, *playing.vetoes)[-2]}
    areas = {playing.area, *dict(playing.placed)}
    armies = [army for area in view.areas if area.area in areas for army in area.armies]
    return {army.seat for army in armies} - {playing.seat} if playing.card in AIMED else set()


def ahead(texts: Texts, view: View, seat: Seat) -> list[Ahead]:
    """Orders for each kind of card that others may play, for holders of a Veto and others."""
    names = Names(texts, view)
    if not view.players:
        return []
    answers = {VETO: texts("kemet-click-veto"), PASS: texts("kemet-click-pass")}
    found = []
    for card in (*DAY_CARDS, Card.ESCAPE, Card.VETO):
        name, about = names.card(card), dict.fromkeys(answers, names.about_card(card))
        if card in AIMED:
            at_me = texts("kemet-ahead-at-me", card=name)
            found.append(Ahead(_against(card, AT_ME), at_me, answers, about))
        found.append(Ahead(_against(card), name, answers, about))
    return found


def unsettles(event: Event) -> bool:
    """What was to follow a card is thought over if the card was vetoed."""
    return event.what == "card_cancelled"


# --- quiet windows --------------------------------------------------------------------------------


def limit(what: str, agreed: Mapping[str, str], clock: str) -> timedelta | None:
    """How long a window stays open: by the table's clock, or until all have answered."""
    return None if agreed.get(VETO_WINDOW) == WAIT else WINDOWS.get(clock)


def silence(what: str) -> str:
    """To say nothing is to let a card happen, and to fight."""
    return SILENCE.get(what, "")
