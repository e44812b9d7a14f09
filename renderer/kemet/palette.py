"""Colours of the map, of players and of pyramids by role, in three themes, and each palette."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from renderer import theme as shared
from renderer.brush import Colour, mix
from renderer.theme import ThemeName, extended, palette
from renderer.theme import hex_colour as _hex
from rules.kemet import data
from rules.kemet.data import PlayerColour


@dataclass(frozen=True, slots=True, eq=False)
class Theme(shared.Theme):
    """The colours of Kemet besides those that all games share."""

    fertile: Colour  # banks and meadow
    reed: Colour
    desert: Colour
    dune: Colour
    stony: Colour  # a desert with an obelisk
    hallowed: Colour  # temples and the sanctuary
    border: Colour  # between two areas
    wall: Colour  # inside a city
    number: Colour  # of an area
    shut: Colour  # the closed bank
    shut_line: Colour
    white: Colour  # pyramids and tiles
    red: Colour
    blue: Colour
    silver: Colour
    harm: Colour  # the drop of damage
    guard: Colour  # the shield of protection
    card: Colour  # the face of a card
    dim: Colour  # what cannot be bought


_SIGNS = {"white": _hex("F6F2E8"), "red": _hex("C8391B"), "blue": _hex("1E74CE"),
          "silver": _hex("B9BDC4")}  # fmt: skip

LIGHT = extended(
    Theme, shared.LIGHT, **_SIGNS,
    fertile=_hex("BFD192"), reed=_hex("93B062"), desert=_hex("F2DFAE"), dune=_hex("DDBF83"),
    stony=_hex("EBD6A2"), hallowed=_hex("F4D784"), border=_hex("8A6A3C"), wall=_hex("C9A263"),
    number=_hex("4A3616"), shut=_hex("D8CBAA"), shut_line=_hex("BCAB83"),
    harm=_hex("A62309"), guard=_hex("1559A6"), card=_hex("FFFFFF"), dim=_hex("E9DDBE"),
)  # fmt: skip

DARK = extended(
    Theme, shared.DARK, **_SIGNS,
    fertile=_hex("4F6537"), reed=_hex("6F8A4B"), desert=_hex("86704A"), dune=_hex("A18A5E"),
    stony=_hex("776240"), hallowed=_hex("9A7A2C"), border=_hex("33291B"), wall=_hex("C9A263"),
    number=_hex("FFF3D6"), shut=_hex("2C241B"), shut_line=_hex("463A2B"),
    harm=_hex("FF8A6E"), guard=_hex("7FC0FF"), card=_hex("40342A"), dim=_hex("261F18"),
)  # fmt: skip

CONTRAST = extended(
    Theme, shared.CONTRAST, **_SIGNS,
    fertile=_hex("BFE58F"), reed=_hex("4F8A1E"), desert=_hex("FFEDB8"), dune=_hex("C79A45"),
    stony=_hex("F5DC98"), hallowed=_hex("FFD23F"), border=_hex("3A2A10"), wall=_hex("D9A441"),
    number=_hex("000000"), shut=_hex("D6D6D6"), shut_line=_hex("9A9A9A"),
    harm=_hex("A00000"), guard=_hex("0046A8"), card=_hex("FFFFFF"), dim=_hex("E4E4E4"),
)  # fmt: skip

THEMES: dict[ThemeName, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True, slots=True)
class Livery:
    """A player's colours: of the shape, of its pattern, and of what is drawn upon it."""

    fill: Colour
    pattern: Colour
    mark: Colour


# The same in every theme: people remember them.  Shapes are in renderer.kemet.shapes.
LIVERIES: dict[PlayerColour, Livery] = {
    PlayerColour.BLACK: Livery(_hex("1A1A1A"), _hex("3A3631"), _hex("F2C14E")),
    PlayerColour.YELLOW: Livery(_hex("F2C230"), _hex("DFA918"), _hex("1A1205")),
    PlayerColour.GREEN: Livery(_hex("12805C"), _hex("0D6A4B"), _hex("FFFFFF")),
    PlayerColour.VIOLET: Livery(_hex("7B3FA0"), _hex("6A328C"), _hex("FFFFFF")),
    PlayerColour.TURQUOISE: Livery(_hex("5FD0C5"), _hex("43B8AC"), _hex("06302B")),
}
CITY = 0.25  # of the owner's colour in the ground of a city
DIM = 0.62  # of paper over what does not matter in a picture


def tile_colour(theme: Theme, colour: data.Colour) -> Colour:
    """The colour of a pyramid or of power tiles."""
    found: Colour = getattr(theme, colour.value)
    return found


def upon(theme: Theme, colour: data.Colour) -> Colour:
    """What is written upon it."""
    return theme.ink if colour is data.Colour.WHITE else theme.halo


def city_ground(theme: Theme, owner: PlayerColour | None) -> Colour:
    """The ground of a city, in its owner's colour."""
    if owner is None:
        return theme.stony
    return mix(theme.desert, LIVERIES[owner].fill, CITY)


def surf(theme: Theme) -> Colour:
    """The water along a shore."""
    bright = theme.paper[0] > 128
    return mix(theme.water, theme.halo if bright else theme.wave, 0.55)


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The theme's fixed palette: roles and liveries in steps towards ink, as RGB bytes."""
    return palette(_blends(theme), [*_plain(theme), *_liveries()], theme.ink)


def _liveries() -> list[Colour]:
    return [c for livery in LIVERIES.values() for c in (livery.fill, livery.pattern)]


def _plain(theme: Theme) -> list[Colour]:
    return [
        theme.paper, theme.panel, theme.active, theme.halo, theme.desert, theme.stony,
        theme.hallowed, theme.fertile, theme.water, theme.gold, theme.text, theme.faded,
        theme.panel_line, theme.spent, theme.gilt, theme.mark, theme.frame, theme.wave, theme.bank,
        theme.river, theme.dune, theme.reed, theme.border, theme.wall, theme.shut, theme.shut_line,
        theme.stone, theme.stone_shade, theme.white, theme.red, theme.blue, theme.silver,
        theme.harm, theme.guard, theme.fibre, theme.dim, theme.card, theme.gold_shade,
    ]  # fmt: skip


def _blends(theme: Theme) -> list[Colour]:
    """Blends without ink that must not drift: grounds of cities, banks, bright writing, paper."""
    lands = [theme.desert, theme.stony, theme.hallowed, theme.fertile, theme.water]
    cities = [city_ground(theme, colour) for colour in PlayerColour]
    grounds = [theme.paper, theme.panel, theme.active, theme.card, theme.spent]
    return [
        theme.ink, theme.number, theme.spent_text,
        *cities,
        LIVERIES[PlayerColour.BLACK].mark,
        *(mix(land, theme.border, 0.5) for land in lands),
        *(mix(land, theme.paper, DIM) for land in (*lands, *cities)),
        *(mix(mark, theme.paper, DIM) for mark in (theme.wave, theme.bank, theme.border, theme.ink,
                                                   theme.reed, theme.red, theme.blue, theme.gold,
                                                   *(liv.fill for liv in LIVERIES.values()))),
        surf(theme), mix(theme.water, theme.bank, 0.5),
        mix(theme.water, theme.wave, 0.5), mix(theme.fertile, theme.reed, 0.5),
        mix(theme.desert, theme.dune, 0.5), mix(theme.fertile, theme.bank, 0.5),
        mix(theme.red_zone, theme.frame, shared.OCHRE),
        *(mix(ground, theme.text, share) for ground in grounds for share in (0.33, 0.66)),
        *(mix(colour, theme.halo, 0.5) for colour in (theme.red, theme.blue, theme.ink, theme.mark,
                                                      theme.harm, theme.guard)),
        *(mix(livery.fill, theme.halo, 0.5) for livery in LIVERIES.values()),
    ]  # fmt: skip
