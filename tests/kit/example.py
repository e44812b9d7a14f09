"""The game that tests of everything else play: the one place that knows which it is."""

from __future__ import annotations

from bot.games.ankh.turn_pictures import draw_turn
from bot.texts import Texts
from rules.ankh.data import Card

__all__ = [
    "ASKS",
    "BATTLE",
    "GAME",
    "RULE",
    "SCENARIOS",
    "THREAD",
    "TITLE",
    "TURN",
    "draw_turn",
    "secrets_of",
]

GAME = "ankh"
TITLE = "Ankh: Gods of Egypt"
SCENARIOS = ("middle_kingdom", "great_rebuilding", "guardians_of_kemet")
THREAD = f"Alice · {TITLE}"  # of the first game that Alice opens
ASKS = "rules.ankh.battle.choose_together"  # how a battle asks for cards
RULE = "rules.ankh.turn.gain"  # what the answer ``gain`` calls, for tests that break a rule
TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
        {"god": "isis", "figures": ["god 21", "w 31"]},
        {"god": "anubis", "figures": ["god 41", "w 42"]},
    ]
}
BATTLE = {  # two people choose in secret
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53"], "followers": 2},
        {"god": "ra", "figures": ["god 81", "w 82"], "followers": 2},
    ],
    "next": "region 3",
}


def secrets_of(key: str) -> list[str]:
    """What a message must not name while a pick is secret: its cards; bids are only numbers."""
    return [Texts("en")(f"{GAME}-card-{card}") for card in key.split("+") if card in set(Card)]
