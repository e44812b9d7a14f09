"""The typed language of Senet: ``7``, ``move 7``, ``back 7``."""

from __future__ import annotations

from rules.engine.grammar import Grammar
from rules.engine.shapes import Shape
from rules.senet.keys import BACKWARD
from rules.senet.words import MOVE, SYNONYMS, VOCABULARY

_HOUSE = "[house]{house}"

GRAMMAR = Grammar(
    (
        Shape(f"[move] back {_HOUSE}", "back {house}"),
        Shape(f"move {_HOUSE}", "{house}"),
        Shape(_HOUSE, "{house}"),
    ),
    VOCABULARY,
    SYNONYMS,
    verb_of={MOVE: MOVE},
    written=frozenset((MOVE,)),
    plain=BACKWARD,
    turn=MOVE,
)
