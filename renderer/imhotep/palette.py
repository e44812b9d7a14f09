"""Colours of ships, sites, stones and cards by role, in three themes, and each one's palette."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from renderer import theme as shared
from renderer.brush import Colour, mix
from renderer.theme import ThemeName, extended, palette, roles
from renderer.theme import hex_colour as _hex
from rules.imhotep import data
from rules.imhotep.data import CardColour


@dataclass(frozen=True, slots=True, eq=False)
class Theme(shared.Theme):
    """The colours of everything but the stones."""

    wood: Colour  # a ship's hull
    deck: Colour
    slot: Colour  # an empty place on a ship
    slot_text: Colour
    sand: Colour  # the ground of a site
    cell: Colour  # an empty cell of a site
    cell_text: Colour
    sail: Colour
    red: Colour  # what a market card is for
    green: Colour
    violet: Colour
    blue: Colour


LIGHT = extended(
    Theme,
    shared.LIGHT,
    wood=_hex("8A5526"),
    deck=_hex("B98449"),
    slot=_hex("F1DDB4"),
    slot_text=_hex("3A2410"),
    sand=_hex("F0DFB2"),
    cell=_hex("DCC48C"),
    cell_text=_hex("43300F"),
    sail=_hex("FFF9E8"),
    red=_hex("B5352B"),
    green=_hex("3E7A3A"),
    violet=_hex("6F4596"),
    blue=_hex("2468A8"),
)

DARK = extended(
    Theme,
    shared.DARK,
    wood=_hex("7A4A20"),
    deck=_hex("A06C38"),
    slot=_hex("3A2A1A"),
    slot_text=_hex("FBE7C0"),
    sand=_hex("453726"),
    cell=_hex("5E4B30"),
    cell_text=_hex("FFF0CC"),
    sail=_hex("F6E9CB"),
    red=_hex("A8352B"),
    green=_hex("37703A"),
    violet=_hex("74499E"),
    blue=_hex("2A6AA6"),
)

CONTRAST = extended(
    Theme,
    shared.CONTRAST,
    wood=_hex("6B3A0A"),
    deck=_hex("A86A2C"),
    slot=_hex("FFFFFF"),
    slot_text=_hex("000000"),
    sand=_hex("FFF6DC"),
    cell=_hex("FFFFFF"),
    cell_text=_hex("000000"),
    sail=_hex("FFFFFF"),
    red=_hex("A80F0F"),
    green=_hex("0B5F1B"),
    violet=_hex("55208F"),
    blue=_hex("004A9F"),
)

THEMES: dict[ThemeName, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True, slots=True)
class Livery:
    """A stone's colours: its face, its lit and its shaded edge, and the mark upon it."""

    face: Colour
    light: Colour
    shade: Colour
    mark: Colour


# The same in every theme: people remember them.  Marks are in renderer.imhotep.stones.
LIVERIES: dict[data.Colour, Livery] = {
    data.Colour.BLACK: Livery(_hex("2E2A27"), _hex("544D46"), _hex("171411"), _hex("F5C44E")),
    data.Colour.WHITE: Livery(_hex("FAF7F0"), _hex("FFFFFF"), _hex("CFC8B8"), _hex("3B2F22")),
    data.Colour.BROWN: Livery(_hex("A15F28"), _hex("C98748"), _hex("6E3C12"), _hex("FFF0CF")),
    data.Colour.GRAY: Livery(_hex("8F989F"), _hex("B5BDC3"), _hex("626B72"), _hex("101417")),
}


def card_colour(theme: Theme, colour: CardColour) -> Colour:
    """The colour of a kind of market cards."""
    return {
        CardColour.RED: theme.red,
        CardColour.GREEN: theme.green,
        CardColour.VIOLET: theme.violet,
        CardColour.BLUE: theme.blue,
    }[colour]


FADED = 0.55  # how much of the water there is in a ship that has sailed


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The theme's fixed palette: all roles and stones, in steps towards ink, as RGB bytes."""
    stones = [c for s in LIVERIES.values() for c in (s.face, s.light, s.shade, s.mark)]
    return palette(_blends(theme), [*roles(theme), *stones], theme.ink)


def _blends(theme: Theme) -> list[Colour]:
    """Blends without ink that must not drift: on water, of ghosts, and along bright edges."""
    faces = [stone.face for stone in LIVERIES.values()]
    return [
        mix(theme.wood, theme.water, FADED),
        mix(theme.deck, theme.water, FADED),
        mix(theme.water, theme.wave, 0.5),
        mix(theme.water, theme.halo, 0.55),
        mix(theme.mark, theme.halo, 0.5),
        mix(theme.mark, theme.panel, 0.5),
        mix(theme.red_zone, theme.frame, shared.OCHRE),
        *(
            mix(face, ground, 0.5)
            for face in faces
            for ground in (theme.slot, theme.cell, theme.panel)
        ),
        *(mix(card_colour(theme, colour), theme.halo, 0.5) for colour in CardColour),
    ]
