"""Which emoji a thing of Imhotep has."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.emoji import Drawings
from renderer.imhotep.emojis import drawings
from rules.engine.decisions import Seat
from rules.imhotep.data import Card, Colour, Site
from rules.imhotep.keys import STONES, Deed, read_offer
from rules.imhotep.lookup import colours_of
from rules.imhotep.view import View

_DEEDS = (Deed.TAKE, Deed.LOAD, Deed.SAIL, Deed.CARD)


def emojis() -> Drawings:
    """Stones, sites, market cards, what a turn can be."""
    return drawings()


def click_emoji(view: View, what: str, clicks: Sequence[str]) -> str:
    """What to do first, then a card or a site; a card of the market, a reward of the temple."""
    value = clicks[-1]
    if what == "action" and len(clicks) == 1:
        return f"deed_{value}" if value in _DEEDS else ""
    if what == "temple":
        return "deed_take" if value == STONES else ""
    if what == "pyramid":
        return str(Site.PYRAMID)
    offer = read_offer(value)
    if value in set(Site):
        return value
    return str(offer.card) if offer and offer.card in set(Card) else ""


def seat_emoji(view: View, seat: Seat) -> str:
    """The stone of a seat."""
    colours = colours_of(view)
    return f"stone_{colours[seat]}" if seat < len(colours) else ""


def choice_emoji(choice: str) -> str:
    """The stone of a colour."""
    return f"stone_{choice}" if choice in set(Colour) else ""
