"""Where a game of Imhotep stands, answers in words, and what they bring about."""

from __future__ import annotations

from bot.games.imhotep.clicks import label_of
from bot.games.imhotep.words import Words
from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.imhotep.keys import Action, Deed, Space, order_key, read_action, read_space
from rules.imhotep.lookup import is_last_ship
from rules.imhotep.state import Phase
from rules.imhotep.view import View


def headline(texts: Texts, view: View) -> str:
    """Say where the game stands in a few words."""
    about = {"round": view.round, "rounds": view.rounds}
    match view.phase:
        case Phase.SET_UP:
            return texts("imhotep-headline-set-up")
        case Phase.SCORING:
            return texts("imhotep-headline-scoring")
        case Phase.OVER:
            return texts("imhotep-headline-over")
        case Phase.ROUND_END:
            return texts("imhotep-headline-temple", **about)
        case Phase.ROUND | Phase.TURN:
            if view.unloading is None:
                return texts("imhotep-headline-round", **about)
            site = Words(texts, view).site(view.unloading.site)
            ship = view.unloading.ship
            return texts("imhotep-headline-unloading", **about, site=site, ship=ship)


def turn(view: View) -> int:
    """The round."""
    return view.round


def next_seat(view: View, seat: Seat) -> Seat | None:
    """The left neighbour, unless the last ship may end the round before."""
    if view.phase not in (Phase.ROUND, Phase.TURN) or view.active != seat or is_last_ship(view):
        return None
    return (seat + 1) % len(view.players)


def warning(texts: Texts, view: View, what: str, key: str) -> str:
    """Say that a round ends with its last ship."""
    wanted = read_action(key) if what == "action" else None
    if wanted is None or not wanted.ship or not is_last_ship(view):
        return ""
    return texts("imhotep-warning-last-ship")


def answered(texts: Texts, view: View, what: str, key: str) -> str:
    """An answer in a few words: ``Ship 2 → Temple``."""
    words = Words(texts, view)
    wanted = read_action(key) if what == "action" else None
    if wanted is not None and wanted.deed not in (Deed.TAKE, Deed.PASS):
        return _done(words, wanted)
    space = read_space(key) if what == "bonus.load" else None
    if what.startswith("bonus."):
        answer = _loaded(words, space) if space else label_of(texts, view, what, key)
        return texts("imhotep-answer-bonus", answer=answer)
    return label_of(texts, view, what, key)


def _done(words: Words, wanted: Action) -> str:
    parts = [_loaded(words, space) for space in wanted.spaces]
    if wanted.ship:
        parts.append(_sailed(words, wanted))
    text = ", ".join(parts)
    return f"{words.card(wanted.card)}: {text}" if wanted.card else text


def _loaded(words: Words, space: Space) -> str:
    return words.texts("imhotep-answer-load", ship=space[0], place=space[1])


def _sailed(words: Words, wanted: Action) -> str:
    site = words.site(wanted.site)
    text = words.texts("imhotep-answer-sail", ship=wanted.ship, site=site)
    if not wanted.order:
        return text
    return text + words.texts("imhotep-answer-order", order=order_key(wanted.order))
