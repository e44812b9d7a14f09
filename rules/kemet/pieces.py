"""The pieces of Kemet, and the events by which one can tell that a piece was used."""

from __future__ import annotations

from rules.engine.pieces import Pieces, named
from rules.kemet.data import BATTLE_CARDS, CARDS, CREATURES, TILES, Card

PIECES = {
    "power tiles": Pieces(tuple(TILES), {"bought": named("tile")}),
    "divine intervention cards": Pieces(
        tuple(CARDS),
        {
            "card_played": named("card"),
            "revealed": named("cards"),
            "vetoed": lambda _: (Card.VETO,),
        },
    ),
    "battle cards": Pieces(tuple(BATTLE_CARDS), {"revealed": named("card")}),
    "creatures": Pieces(tuple(CREATURES), {"creature_placed": named("creature")}),
}
