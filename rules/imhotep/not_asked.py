"""Why a player is not asked the question they try to answer (RULES I-14, I-14.2)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Unreadable, Why
from rules.engine.reading import read
from rules.imhotep.keys import read_action
from rules.imhotep.lines import GRAMMAR
from rules.imhotep.refusals import Reason
from rules.imhotep.state import Phase, State


def why_not_asked(s: State, seat: Seat, text: str) -> Why | None:
    """While a stone's owner decides, actions must wait and others' picks do not count.

    At any other time it is simply not the player's turn.
    """
    if s.unloading is None and s.phase is not Phase.ROUND_END:
        return None
    try:
        answers = read(GRAMMAR, text)
    except Unreadable:
        answers = []
    if answers and read_action(answers[0].key) is not None:
        return Why(Reason.DECISION_PENDING)
    return Why(Reason.NOT_YOUR_DECISION)
