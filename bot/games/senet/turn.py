"""Where a game of Senet stands, answers in words, and what they bring about."""

from __future__ import annotations

from bot.games.senet.clicks import label_of
from bot.texts import Texts
from rules.senet.lookup import move_of
from rules.senet.state import Phase
from rules.senet.view import View


def headline(texts: Texts, view: View) -> str:
    """Say where the game stands in a few words."""
    match view.phase:
        case Phase.SET_UP:
            return texts("senet-headline-set-up")
        case Phase.THROW:
            return texts("senet-headline-throw", turn=view.turn)
        case Phase.MOVE:
            again = "yes" if view.again else "no"
            return texts("senet-headline-move", turn=view.turn, throw=view.throw, again=again)
        case Phase.OVER:
            return texts("senet-headline-over")


def turn(view: View) -> int:
    """The turn; several throws may belong to it."""
    return view.turn


def answered(texts: Texts, view: View, what: str, key: str) -> str:
    """A move in a few words: ``7 → 11``."""
    return label_of(texts, view, key)


def warning(texts: Texts, view: View, what: str, key: str) -> str:
    """Say that a piece will drown."""
    move = move_of(view, key)
    if move is None or not move.drowns:
        return ""
    return texts("senet-warning-drowns", house=move.end)
