"""Who is to decide, as pictures and texts show it."""

from __future__ import annotations

from collections.abc import Collection

from rules.ankh.state import Phase
from rules.ankh.view import View
from rules.engine.decisions import Seat


def seats_asked(view: View, asked: Collection[Seat] | None = None) -> Collection[Seat]:
    """Return those who are asked or, if nobody says who, the one whose turn it is.

    In a conflict others decide than the player who triggered it, and a view does not know who.
    """
    if asked is not None:
        return asked
    return (view.active,) if view.phase in (Phase.ACTION, Phase.EVENT) else ()
