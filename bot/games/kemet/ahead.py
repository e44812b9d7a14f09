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
from rules.kemet.data import CARDS, Card, Icon, Token
from rules.kemet.keys import DONE, END, FIGHT, NO, PASS, STAY, VETO, What
from rules.kemet.read_keys import read_placing
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


def occasion(view: View, what: str) -> str:
    """Name what a Veto would be against; of Raining Fire also whom it burns."""
    playing = view.playing
    if what != What.VETO or playing is None:
        return what
    card = Card.VETO if playing.vetoes else playing.card
    return _against(card, _victim(view) if card is Card.FIRE else None)


def _against(card: Card, victim: Seat | None = None) -> str:
    return f"{What.VETO}@{card}" if victim is None else f"{What.VETO}@{card}.{victim}"


def _victim(view: View) -> Seat | None:
    playing = view.playing
    area = next((a for a in view.areas if playing and a.area == playing.area), None)
    armies = area.armies if area is not None else ()
    return next((a.seat for a in armies if playing and a.seat != playing.seat), None)


def ahead(texts: Texts, view: View, seat: Seat) -> list[Ahead]:
    """An order for each kind of card that others may play, for holders of a Veto and others."""
    names = Names(texts, view)
    if not view.players:
        return []
    answers = {VETO: texts("kemet-click-veto"), PASS: texts("kemet-click-pass")}
    kinds = [card for card in (*DAY_CARDS, Card.ESCAPE, Card.VETO) if card is not Card.FIRE]
    return [
        *(
            Ahead(_against(Card.FIRE, victim), _fire(names, seat, victim), answers)
            for victim in sorted(range(len(view.players)), key=lambda n: n != seat)
        ),
        *(Ahead(_against(card), names.card(card), answers) for card in kinds),
    ]


def _fire(names: Names, seat: Seat, victim: Seat) -> str:
    card = names.card(Card.FIRE)
    if victim == seat:
        return names.texts("kemet-ahead-at-me", card=card)
    return names.texts("kemet-ahead-at", card=card, player=names.player(victim))


# --- quiet windows --------------------------------------------------------------------------------


def limit(what: str, agreed: Mapping[str, str], clock: str) -> timedelta | None:
    """How long a window stays open: by the table's clock, or until all have answered."""
    return None if agreed.get(VETO_WINDOW) == WAIT else WINDOWS.get(clock)


def silence(what: str) -> str:
    """To say nothing is to let a card happen, and to fight."""
    return SILENCE.get(what, "")
