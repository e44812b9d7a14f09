"""The pieces of Imhotep, and the events by which one can tell that a piece was used."""

from __future__ import annotations

from rules.engine.pieces import Pieces, named
from rules.imhotep.data import BLUE_CARDS, ROUND_CARDS, Bonus, Card, Pyramid, Site

PIECES = {
    "market cards": Pieces(tuple(Card), {"card_gained": named("card")}),
    "blue cards played": Pieces(tuple(BLUE_CARDS), {"card_played": named("card")}),
    "round cards": Pieces(
        tuple(dict.fromkeys(card for cards in ROUND_CARDS.values() for card in cards)),
        {"round": named("card")},
    ),
    "sites": Pieces(tuple(Site), {"sailed": named("site")}),
    "pyramids": Pieces(tuple(Pyramid), {"built": lambda data: (data.get("pyramid"),)}),
    "bonuses": Pieces(tuple(Bonus), {"bonus": named("bonus")}),
}
