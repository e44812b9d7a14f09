"""The way to each move of Senet: one click."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clicks import DOT, Ways, step
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.senet.board import NOBODY
from rules.senet.data import OFF, House
from rules.senet.lookup import move_of
from rules.senet.view import MoveView, View


def clicks(texts: Texts, view: View, what: str, keys: Sequence[str]) -> Ways:
    """Each piece that can be moved, with what comes of it."""
    return {
        key: (step(key, *parts_of(texts, view, key), about=_about(texts, view, key)),)
        for key in keys
    }


def label_of(texts: Texts, view: View, key: str) -> str:
    """A move in one line."""
    return DOT.join(parts_of(texts, view, key))


def parts_of(texts: Texts, view: View, key: str) -> list[str]:
    """From where to where, and what else happens."""
    move = move_of(view, key)
    if move is None:
        return [key]
    parts = [_way(texts, move)]
    if move.other != NOBODY:
        parts.append(texts("senet-click-places"))
    elif move.end in set(House) and not move.drowns:
        parts.append(texts(text_key("senet-house", House(move.end).name.lower())))
    return parts


def _about(texts: Texts, view: View, key: str) -> str:
    """What the house does in which a move ends, if it is named."""
    move = move_of(view, key)
    if move is None or move.other != NOBODY or move.drowns or move.end not in set(House):
        return ""
    return texts(text_key("senet-text-house", House(move.end).name.lower()))


def _way(texts: Texts, move: MoveView) -> str:
    if move.end == OFF:
        return texts("senet-click-off", house=move.start)
    kind = "drowns" if move.drowns else "back" if move.back else "move"
    return texts(f"senet-click-{kind}", house=move.start, end=move.end)
