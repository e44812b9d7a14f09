"""Names of cards, Wonders, gods and tokens as they stand on buttons and in menus."""

from __future__ import annotations

from bot.games.clicks import BUTTON, DOT
from bot.games.duel import payments
from bot.games.duel.phrases import BOOK, thing_name
from bot.texts import Texts
from bot.texts.saying import clipped, text_key
from renderer.duel.effect_words import card_effect
from rules.duel.cards import Card
from rules.duel.lookup import decider, sides_of
from rules.duel.prices import Price
from rules.duel.view import CardView, View
from rules.engine.decisions import Seat


class Words:
    """The names of what a view shows to whoever decides, in one language."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts = texts
        self.view = view
        self.me: Seat = decider(view)
        self.say = BOOK.speaker(texts, sides_of(view))

    def seat(self, seat: Seat) -> str:
        """A player."""
        return self.say.seat(seat)

    def name(self, thing: str) -> str:
        """A card, Wonder, god or Progress token."""
        return thing_name(self.texts, thing)

    def mythology(self, mythology: str) -> str:
        """A Mythology."""
        return self.say.name("mythology", mythology)

    def about(self, family: str, thing: str) -> str:
        """What a Wonder, god or Progress token does."""
        return self.texts(text_key("duel-text", family, thing))

    def effect(self, card: Card) -> str:
        """What a card gives."""
        return card_effect(self.texts, card)

    def price(self, price: Price) -> str:
        """A price on a button."""
        return payments.short(self.say, price)

    def paying(self, price: Price) -> str:
        """A price, and how it is made."""
        return payments.to_pay(self.say, price)

    def lying(self, card: CardView) -> str:
        """A card of the structure with its place: ``32 Parade Ground``, ``23 Age II card``."""
        name = self.say.name("back", card.back) if card.card is None else self.name(card.card)
        return f"{card.place} {name}"


def fitting(first: str, *rest: str) -> str:
    """A label with as many parts as a phone's button can show."""
    for part in rest:
        if len(first) + len(DOT) + len(part) > BUTTON:
            break
        first += DOT + part
    return clipped(first, BUTTON)
