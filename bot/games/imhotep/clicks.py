"""The way to each option of a decision of Imhotep, click by click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.clicks import Way, Ways, step
from bot.games.game_ui import Step
from bot.games.imhotep.words import Words
from bot.texts import Texts
from bot.texts.saying import clipped, text_key
from rules.imhotep.data import Card
from rules.imhotep.keys import (
    NO,
    PAIR,
    POINT,
    YES,
    Action,
    Deed,
    Space,
    order_key,
    read_action,
    read_offer,
    read_space,
    space_key,
)
from rules.imhotep.lookup import next_cell, room_for
from rules.imhotep.view import View

LONGEST = 200  # of an option in one line
STONES_OF_TEMPLE = 2


def clicks(texts: Texts, view: View, what: str, keys: Sequence[str]) -> Ways:
    """The way to each option; options that belong together lie behind the same click."""
    words = Words(texts, view)
    way = _WAYS.get(what, _plain)
    return {key: way(words, key) for key in keys}


def label_of(texts: Texts, view: View, what: str, key: str) -> str:
    """An option in one line: the labels of all its clicks."""
    way = clicks(texts, view, what, [key])[key]
    return clipped(" · ".join(click.label for click in way), LONGEST)


# --- the action of a turn ---------------------------------------------------------------------


def _action(words: Words, key: str) -> Way:
    """First what to do, then with which ship, then where."""
    wanted = read_action(key)
    if wanted is None:
        return (step(key, key),)
    head = _deed(words, wanted.deed)
    match wanted.deed:
        case Deed.TAKE | Deed.PASS:
            return (head,)
        case Deed.LOAD:
            return head, *_space(words, wanted.spaces[0])
        case Deed.SAIL:
            return head, *_sailing(words, wanted)
        case Deed.CARD:
            return head, *_card(words, wanted)


def _deed(words: Words, deed: Deed) -> Step:
    if deed is Deed.TAKE:
        return step(deed, words.texts("imhotep-click-take", count=room_for(words.view)))
    return step(deed, words.texts(f"imhotep-click-{deed}"))


def _space(words: Words, space: Space) -> Way:
    """A ship, then its place."""
    ship, place = space
    return _ship(words, ship), step(space_key(space), _place(words, place))


def _ship(words: Words, number: int) -> Step:
    return step(f"ship {number}", words.ship(number))


def _place(words: Words, place: int) -> str:
    return words.texts("imhotep-click-place", place=place)


def _sailing(words: Words, wanted: Action) -> Way:
    return _ship(words, wanted.ship), step(wanted.site, words.site(wanted.site))


def _card(words: Words, wanted: Action) -> Way:
    """A blue card, then what it needs."""
    played = step(wanted.card, words.card(wanted.card), about=words.about_card(wanted.card))
    match wanted.card:
        case Card.LEVER:
            order = step(order_key(wanted.order), words.unloaded(wanted.ship, wanted.order))
            return played, *_sailing(words, wanted), order
        case Card.SAIL:
            site = step(wanted.site, words.site(wanted.site))
            return played, *_space(words, wanted.spaces[0]), site
        case Card.CHISEL:
            one, two = wanted.spaces
            second = words.texts("imhotep-click-and-space", ship=two[0], place=two[1])
            return played, step(space_key(one), words.space(one)), step(space_key(two), second)
        case _:
            return played, *_space(words, wanted.spaces[0])


# --- what a stone brings ----------------------------------------------------------------------


def _offer(words: Words, key: str) -> Way:
    """A card, and what it does; the pair nobody knows."""
    if key == PAIR:
        unknown = words.texts("imhotep-note-pair")
        return (step(key, words.texts("imhotep-click-pair"), about=unknown),)
    offer = read_offer(key)
    about = words.about_card(offer.card) if offer else ""
    return (step(key, words.card(key), about=about),)


def _pyramid(words: Words, key: str) -> Way:
    """A pyramid, and what its next cell gives."""
    name = words.texts(text_key("imhotep-pyramid", key))
    label = name[:1].upper() + name[1:]
    cell = next_cell(words.view, key)
    if cell is None:
        return (step(key, label),)
    worth = words.texts("imhotep-click-cell", points=cell.points)
    bonus = [words.texts(text_key("imhotep-bonus", cell.bonus))] if cell.bonus else []
    return (step(key, label + worth, note=bonus),)


def _load(words: Words, key: str) -> Way:
    space = read_space(key)
    return _plain(words, key) if space is None else _space(words, space)


def _temple(words: Words, key: str) -> Way:
    if key == POINT:
        return (step(key, words.texts("imhotep-click-point", count=1)),)
    count = room_for(words.view, STONES_OF_TEMPLE)
    return (step(key, words.texts("imhotep-click-stones", count=count)),)


def _plain(words: Words, key: str) -> Way:
    return (step(key, words.texts(f"imhotep-click-{key}") if key in (YES, NO) else key),)


_WAYS: dict[str, Callable[[Words, str], Way]] = {
    "action": _action,
    "market": _offer,
    "market.keep": _offer,
    "pyramid": _pyramid,
    "bonus.load": _load,
    "temple": _temple,
}
