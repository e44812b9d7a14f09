"""The words that the pictures of Kemet need besides the names of the game's things.

Names are ``kemet-power-<id>``, ``kemet-card-<id>`` and so on for every id of the rules.  The
labels here are written small or often, so each has a length that always fits.
"""

from __future__ import annotations

from renderer.kemet.legend import KEYS
from renderer.kemet.offers import BARS
from renderer.labels import Label, key
from rules.kemet.data import Colour
from rules.kemet.state import Phase

LABELS: tuple[Label, ...] = (
    Label("kemet-label-day", 10, "day {$day}"),
    Label("kemet-label-turn", 28, "turn {$turn} of {$turns} of day {$day}"),
    Label("kemet-label-night", 20, "the night of day {$day}"),
    *(Label(key("kemet-label-phase", p), 22, f"what the game is at: {p}") for p in Phase),
    Label("kemet-label-step", 10, "the number of the decision that led here"),
    Label("kemet-label-target", 8, "victory points to be reached"),
    Label("kemet-label-discard", 12, "DI cards on the discard pile"),
    Label("kemet-label-on-cards", 10, "after the signs of battle cards' values"),
    Label("kemet-label-city", 10, "the number of a player's city"),
    *(Label(f"kemet-label-key-{name}", 32, f"the key of signs: {name}") for name in KEYS),
    *(Label(key("kemet-label-market", c), 16, f"heading of the {c} tiles") for c in Colour),
    Label("kemet-label-can-buy", 14, "after the badges of all players"),
    Label("kemet-label-for-you", 46, "whom a market is for: {$name}, level, prayer points"),
    *(
        Label(key("kemet-label-why", bar), 13, f"why a tile cannot be bought: {bar}")
        for bar in BARS
    ),
    Label("kemet-label-battle", 14, "a battle in an area"),
    Label("kemet-label-winner", 24, "who has won a battle"),
    Label("kemet-label-attacks", 12, "below the attacker"),
    Label("kemet-label-defends", 12, "below the defender"),
    Label("kemet-label-won", 10, "below the winner"),
    Label("kemet-label-hidden", 30, "instead of losses, until cards are shown"),
    Label("kemet-label-chosen", 16, "on the back of a card that was chosen"),
    Label("kemet-label-thinks", 16, "on the back of a card that is not chosen yet"),
    Label("kemet-label-loses", 36, "losses as a subtraction"),
    Label("kemet-label-never-below", 16, "after it, where it would be less than nothing"),
    Label("kemet-label-loses-all", 24, "after it, where it would be more than there were"),
    Label("kemet-label-wins-and-survives", 38, "the verdict"),
    Label("kemet-label-wins-and-dies", 42, "the verdict, where no winner is left"),
    Label("kemet-label-battle-points", 8, "victory points of a battle"),
    Label("kemet-label-decides", 24, "who decides now"),
    Label("kemet-label-loser-decides", 72, "the loser decides: {$number} prayer points"),
    Label("kemet-label-wounds", 26, "strength of Divine Wound"),
    Label("kemet-label-cost", 6, "prayer points of a card"),
    Label("kemet-label-free", 10, "a card that costs nothing"),
    Label("kemet-label-only-you", 20, "above what nobody else sees"),
    Label("kemet-label-hand-title", 26, "heading of {$number} DI cards"),
    Label("kemet-label-hand-empty", 16, "instead of cards"),
    Label("kemet-label-vision", 36, "heading of the cards of Vision"),
    Label("kemet-label-battle-cards", 18, "heading of battle cards"),
    Label("kemet-label-played", 10, "what became of a battle card"),
    Label("kemet-label-dropped", 10, "the same, discarded unplayed"),
    Label("kemet-label-removed", 10, "the same, given up for a special one"),
    Label("kemet-label-end", 14, "heading of the end"),
    Label("kemet-label-if-now", 14, "heading of points before the end"),
    Label("kemet-label-total", 8, "the sum of all points"),
    Label("kemet-label-tie-battle", 26, "what decides between equals first"),
    Label("kemet-label-tie-order", 26, "what decides then"),
    Label("kemet-label-by-day", 28, "heading of the chart"),
)
