"""While a stone's owner decides, nothing else can be done (RULES I-14)."""

from __future__ import annotations

from rules.engine.errors import Why
from rules.imhotep.keys import read_action
from rules.imhotep.refusals import Reason


def why_not_yet(key: str) -> Why | None:
    """Say that an action of a turn must wait until the open decision is made."""
    return Why(Reason.DECISION_PENDING) if read_action(key) is not None else None
