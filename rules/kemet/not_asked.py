"""Why somebody is not asked for what they try to do."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.kemet.asking import because
from rules.kemet.boards import SANCTUARY
from rules.kemet.data import CARDS, SANCTUARY_SOLDIERS, Card, Icon
from rules.kemet.keys import CARD, SACRIFICE
from rules.kemet.read_keys import read_card
from rules.kemet.refusals import Reason
from rules.kemet.state import Phase, State


def why_not_asked(s: State, seat: Seat, text: str) -> Why | None:
    """Say that a card does not fit this moment, or that too few soldiers are there."""
    words = text.lower().split()
    if words[:1] == [SACRIFICE]:
        there = s.players[seat].soldiers.get(SANCTUARY, 0) if s.players else 0
        few = 0 < there < SANCTUARY_SOLDIERS
        return because(Reason.NO_SOLDIER, area=SANCTUARY) if few else None
    if words[:1] == [CARD]:
        words = words[1:]
    card = read_card(words[0]) if words else None
    return None if card is None else _why_not_card(s, seat, card)


def _why_not_card(s: State, seat: Seat, card: Card) -> Why | None:
    """Nothing here depends on what anybody holds."""
    is_day = s.phase in (Phase.TURN, Phase.END_OF_DAY)
    in_battle = s.battle is not None and s.playing is None
    if CARDS[card].icon is Icon.OPPONENT:
        wrong = in_battle or seat == s.active or not is_day
    else:
        wrong = not is_day or seat == s.active
    return because(Reason.WRONG_PHASE, card=card) if wrong else None
