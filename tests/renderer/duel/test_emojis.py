"""Which emojis Duel has, and which of them a card has."""

import pytest

from bot.games.duel.emojis import click_emoji
from renderer.duel.emojis import drawings
from rules.duel.cards import Card
from rules.duel.data import Colour, God, Mythology, Progress, Resource, Side, Symbol, Wonder
from rules.duel.keys import What


def test_every_side_resource_symbol_token_and_mythology_has_one():
    assert set(drawings()) == {
        *Side,
        *Resource,
        *Progress,
        *Mythology,
        *(symbol for symbol in Symbol if symbol is not Symbol.LAW),
        *(f"card_{colour}" for colour in Colour if colour is not Colour.GREEN),
        "gate",
        "wonder",
        "coin",
    }


@pytest.mark.parametrize("things", [Card, God, Wonder, Progress, Mythology, Side])
def test_every_card_god_wonder_and_token_leads_to_one(things):
    found = {click_emoji(None, What.BUILD_FROM_DISCARD, (str(thing),)) for thing in things}
    assert found <= set(drawings())


def test_no_two_kinds_of_things_share_a_name():
    names = [
        str(thing) for kind in (Card, God, Wonder, Progress, Mythology, Side) for thing in kind
    ]
    assert len(set(names)) == len(names)
