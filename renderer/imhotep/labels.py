"""The words that the pictures of Imhotep need besides the names of the game's things.

Names are ``imhotep-colour-<id>``, ``imhotep-card-<id>`` and so on for every id of the
rules.  The labels here are written small or often, so each has a length that always fits.
"""

from __future__ import annotations

from renderer.labels import Label, key
from rules.imhotep.data import CARDS, CardColour, Pyramid
from rules.imhotep.state import Phase

HELD = tuple(card for card, kind in CARDS.items() if kind.colour is not CardColour.RED)
HOW = (
    "pyramid",
    "temple",
    "tomb-groups",
    "tomb-rows",
    "obelisks-ranks",
    "obelisks-towers",
    "ornaments",
    "statues",
    "blue",
    "wrath",
    "earlier",
)

LABELS: tuple[Label, ...] = (
    Label("imhotep-label-round", 12, "round {$number} of {$most}"),
    Label("imhotep-label-first", 7, "beside the first player's stone"),
    Label("imhotep-label-least", 7, "a ship needs {$number} stones to sail"),
    Label("imhotep-label-piles", 30, "cards in the {$draw} and {$discard} piles"),
    Label("imhotep-label-pair", 24, "{$number} cards face down"),
    Label("imhotep-label-loose", 40, "what loose stones give: {$number}"),
    *(
        Label(key("imhotep-label-pyramid", p), 9, f"the {p} pyramid")
        for p in Pyramid
        if p is not Pyramid.GREAT
    ),
    *(Label(f"imhotep-label-kind-{c}", 18, f"what {c} cards are for") for c in CardColour),
    *(
        Label(key("imhotep-label-phase", p), 18, f"instead of who is to move: {p}")
        for p in Phase
        if p is not Phase.TURN
    ),
    *(Label(key("imhotep-label-card", c), 9, f"short name of the card {c}") for c in HELD),
    Label("imhotep-label-now", 14, "points if the game ended now: {$number}"),
    Label("imhotep-label-total", 9, "the sum of all points"),
    Label("imhotep-label-winner", 9, "before the winners"),
    Label("imhotep-label-if-now", 32, "heading of a scoring before the end"),
    Label("imhotep-label-stones-on-sled", 20, "what a tie is decided by"),
    *(Label(f"imhotep-label-how-{how}", 32, f"how points come about: {how}") for how in HOW),
    Label("imhotep-label-cards", 9, "heading of the cards"),
    Label("imhotep-label-no-cards", 16, "instead of cards"),
    Label("imhotep-label-keep", 24, "heading of the pair that is looked at"),
    Label("imhotep-label-sled", 9, "below the sled"),
    Label("imhotep-label-quarry", 12, "below the quarry"),
    Label("imhotep-label-score", 9, "below the points"),
)
