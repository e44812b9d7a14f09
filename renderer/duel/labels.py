"""The words that the pictures of Duel need besides the names of the game's things.

Names are ``duel-card-<id>``, ``duel-wonder-<id>`` and so on for every id of the rules.  The
labels here are written small or often, so each has a length that always fits.
"""

from __future__ import annotations

from renderer.duel.card_faces import SHORT_CARDS
from renderer.duel.wonders import SHORT_WONDERS
from renderer.labels import Label, key
from rules.duel.state import Phase

LABELS: tuple[Label, ...] = (
    Label("duel-label-age", 13, "Age {$age}"),
    *(Label(key("duel-label-phase", p), 18, f"instead of who is to move: {p}") for p in Phase),
    Label("duel-label-won", 28, "who has won: {$list}"),
    Label("duel-label-batch", 16, "batch {$number} of {$most} of the Wonder draft"),
    Label("duel-label-empty", 12, "a slot into which a god can be put"),
    Label("duel-label-activated", 12, "a slot whose god was activated"),
    Label("duel-label-discard", 12, "the discard pile with {$number} cards, on the table"),
    Label("duel-label-pile", 24, "heading of the discard pile with {$number} cards"),
    Label("duel-label-sell", 9, "before what selling brings"),
    Label("duel-label-only-you", 20, "above what nobody else sees"),
    Label("duel-label-choose-god", 48, "heading of gods of {$mythology} that are looked at"),
    Label("duel-label-god-back", 52, "what happens to the other god"),
    Label("duel-label-choose-order", 42, "heading of gods that are put back"),
    Label("duel-label-your-gods", 36, "heading of gods that the reader alone knows"),
    Label("duel-label-known-piles", 36, "heading of gods that the reader has seen on top"),
    Label("duel-label-revealed", 36, "heading of gods that all see"),
    Label("duel-label-end", 20, "heading of the end"),
    Label("duel-label-if-now", 24, "heading of points before the end"),
    Label("duel-label-total", 9, "the sum of all points"),
    Label("duel-label-after", 28, "heading of what a draft changes"),
    Label("duel-label-look", 36, "what a Mythology token brings"),
    *(Label(key("duel-short-card", c), 18, f"short name of {c}") for c in sorted(SHORT_CARDS)),
    *(Label(key("duel-short-wonder", w), 18, f"short name of {w}") for w in sorted(SHORT_WONDERS)),
)
