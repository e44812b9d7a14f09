"""The words that the pictures of Ankh need besides the names of the game's things.

Names are ``ankh-god-<id>``, ``ankh-card-<id>`` and so on for every id of the rules.
The labels here are written small or often, so each has a length that always fits;
longer ones are shortened with an ellipsis.
"""

from __future__ import annotations

from renderer.labels import Label
from rules.ankh.data import ACTIONS, CARDS, GODS

LABELS: tuple[Label, ...] = (
    # Where two gods begin with the same letter, two letters: "Am", "An".
    *(Label(f"ankh-label-letter-{god}", 2, f"initial of {god} on badges") for god in GODS),
    # "Move", "Призыв": one word for the action's track.
    *(Label(f"ankh-label-action-{action}", 12, f"short name of {action}") for action in ACTIONS),
    # "Plague", "Саранча": one word for the battle card's chip.
    *(Label(f"ankh-label-card-{card}", 9, f"short name of the card {card}") for card in CARDS),
    Label("ankh-label-turn", 12, "turn {$number}, on the map"),
    Label("ankh-label-step", 12, "decision {$number} of the log, on the map"),
    Label("ankh-label-next", 8, "before the name of the next event"),
    Label("ankh-label-tie-breaker", 12, "before the badge of its holder"),
    Label("ankh-label-regions-left", 14, "before regions of a conflict still to be resolved"),
    Label("ankh-label-devotion", 13, "heading of the devotion track"),
    Label("ankh-label-forgotten", 12, "before the gods that are out"),
    Label("ankh-label-oblivion", 12, "beside one god that is out"),
    Label("ankh-label-winner", 12, "beside the winner"),
    Label("ankh-label-battle", 10, "heading of the battle picture"),
    Label("ankh-label-figures", 8, "strength of figures"),
    Label("ankh-label-bonus", 8, "strength of everything but figures and cards"),
    Label("ankh-label-cards", 8, "strength of cards"),
    Label("ankh-label-strength", 8, "all strength together"),
    Label("ankh-label-followers", 12, "before followers gained and lost"),
    Label("ankh-label-bid", 12, "{$number} followers bid against locusts"),
    Label("ankh-label-no-winner", 14, "in the heading of a battle that nobody has won"),
    Label("ankh-label-face-down", 14, "in the heading while cards are being chosen"),
    Label("ankh-label-played", 9, "on a card that is not in hand"),
    Label("ankh-label-in-hand", 14, "heading of the hand"),
    Label("ankh-label-powers", 18, "heading of the twelve powers"),
    Label("ankh-label-level", 12, "powers of level {$number}"),
    Label("ankh-label-pool", 9, "heading of the pool"),
    Label("ankh-label-tokens", 9, "heading of the tokens"),
    Label("ankh-label-place", 9, "place {$number} by devotion"),
    Label("ankh-label-monuments", 11, "heading of the monuments controlled"),
)
