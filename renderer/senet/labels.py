"""The words that the pictures of Senet need besides the names of the game's things."""

from __future__ import annotations

from renderer.labels import Label, key
from rules.senet.state import Phase

LABELS: tuple[Label, ...] = (
    Label("senet-label-turn", 12, "turn {$number}"),
    *(Label(key("senet-label-phase", p), 20, f"instead of who moves: {p}") for p in Phase),
    Label("senet-label-again", 24, "below a throw after which the same player throws again"),
    Label("senet-label-once", 24, "below a throw after which the turn passes"),
    Label("senet-label-off", 26, "{$number} of {$most} pieces have left the board"),
    Label("senet-label-winner", 20, "above the winner"),
    Label("senet-label-borne-off", 24, "row: pieces that have left the board"),
    Label("senet-label-throws", 24, "row: throws"),
    Label("senet-label-lost", 24, "row: throws by which nothing could move"),
    Label("senet-label-places", 24, "row: how often a piece changed places"),
    Label("senet-label-drowned", 24, "row: how often a piece drowned"),
)
