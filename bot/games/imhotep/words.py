"""Names of stones, ships and cards as they stand on buttons and in menus."""

from __future__ import annotations

from bot.games.imhotep.phrases import card_name, seat_name, site_name
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import Seat
from rules.imhotep.keys import Space, order_key, read_offer
from rules.imhotep.lookup import colours_of, ship_of
from rules.imhotep.view import View

EMPTY = "–"


class Words:
    """The names of what a view shows, in one language."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts = texts
        self.view = view

    def seat(self, seat: Seat) -> str:
        """A player."""
        return seat_name(self.texts, colours_of(self.view), seat)

    def site(self, site: str) -> str:
        """A site."""
        return site_name(self.texts, site)

    def card(self, key: str) -> str:
        """A card that lies on the market: ``statue``, or ``statue 2`` for the second of two."""
        offer = read_offer(key)
        name = card_name(self.texts, offer.card if offer else key)
        if offer is None or offer.copy == 1:
            return name
        return self.texts("imhotep-click-copy", card=name, number=offer.copy)

    def about_card(self, card: str) -> str:
        """What a card does; nothing about a name that no card has."""
        key = text_key("imhotep-text-card", card)
        return self.texts(key) if key in self.texts else ""

    def stone(self, seat: Seat) -> str:
        """A stone aboard a ship in a few letters, or an empty place."""
        colours = colours_of(self.view)
        if not 0 <= seat < len(colours):
            return EMPTY
        return self.texts(text_key("imhotep-colour-short", colours[seat]))

    def ship(self, number: int) -> str:
        """A ship and what it carries, from the bow."""
        ship = ship_of(self.view, number)
        load = " ".join(self.stone(seat) for seat in ship.places) if ship else EMPTY
        return self.texts("imhotep-click-ship", ship=number, load=load)

    def space(self, space: Space) -> str:
        """A place of a ship."""
        return self.texts("imhotep-click-space", ship=space[0], place=space[1])

    def unloaded(self, number: int, order: tuple[int, ...]) -> str:
        """An order of unloading, and whose stones come so."""
        ship = ship_of(self.view, number)
        stones = (
            [ship.places[place - 1] for place in order if place <= ship.capacity] if ship else []
        )
        return f"{order_key(order)}: {' '.join(map(self.stone, stones))}"
