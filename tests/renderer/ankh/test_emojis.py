"""Which emojis Ankh has."""

from renderer.ankh.emojis import drawings
from rules.ankh.data import ACTIONS, CARDS, GODS, GUARDIANS, MONUMENTS


def test_every_god_guardian_card_monument_and_action_has_one():
    assert set(drawings()) == {
        *GODS,
        "warrior",
        *(kind.name.lower() for kind in GUARDIANS),
        *(f"card_{card}" for card in CARDS),
        *MONUMENTS,
        *(f"action_{action}" for action in ACTIONS),
    }
