"""Which emojis Kemet has."""

from renderer.kemet.emojis import drawings
from rules.kemet.data import BattleCard, Colour, Creature, Deed, Icon, PlayerColour


def test_every_player_creature_card_pyramid_and_action_has_one():
    assert set(drawings()) == {
        *PlayerColour,
        *Creature,
        *(f"card_{card}" for card in BattleCard),
        *(f"pyramid_{colour}_{level}" for colour in Colour for level in (1, 2, 3, 4)),
        *(f"tile_{colour}" for colour in Colour),
        *(f"action_{deed}" for deed in Deed),
        *(f"di_{icon}" for icon in Icon),
        "token_silver",
        "token_gold",
    }
