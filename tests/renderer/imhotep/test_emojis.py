"""Which emojis Imhotep has."""

from renderer.imhotep.emojis import drawings
from rules.imhotep.data import Card, Colour, Site


def test_every_stone_site_card_and_deed_has_one():
    assert set(drawings()) == {
        *Site,
        *Card,
        *(f"stone_{colour}" for colour in Colour),
        *(f"deed_{deed}" for deed in ("take", "load", "sail", "card")),
    }
