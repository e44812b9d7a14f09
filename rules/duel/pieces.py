"""The pieces of Duel, and the events by which one can tell that a piece was used."""

from __future__ import annotations

from rules.duel.cards import CARDS
from rules.duel.data import OFFERINGS, God, Mythology, Progress, Wonder
from rules.engine.pieces import Pieces, named

PIECES = {
    "cards": Pieces(tuple(CARDS), {"built": named("card"), "built_free": named("card")}),
    "Wonders": Pieces(
        tuple(Wonder), {"wonder_built": named("wonder"), "wonder_built_free": named("wonder")}
    ),
    "Progress tokens": Pieces(tuple(Progress), {"progress_gained": named("token")}),
    "gods": Pieces(tuple(God), {"god_activated": named("god"), "god_chosen": named("god")}),
    "Mythology tokens": Pieces(tuple(Mythology), {"mythology_taken": named("mythology")}),
    "Offering tokens": Pieces(OFFERINGS, {"god_activated": named("offerings")}),
}
