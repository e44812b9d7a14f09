"""Which emojis Senet has."""

from renderer.senet.emojis import drawings
from rules.senet.data import House, Side


def test_both_pieces_and_every_special_house_have_one():
    assert set(drawings()) == {*Side, *(f"house_{house.name.lower()}" for house in House)}
