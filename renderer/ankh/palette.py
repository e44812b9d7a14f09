"""Colours of the map and its pieces by role, in three themes, and the fixed palette of each."""

from __future__ import annotations

from dataclasses import dataclass

from renderer import theme as shared
from renderer.brush import Colour, mix
from renderer.theme import ThemeName, extended, palette, roles
from renderer.theme import hex_colour as _hex
from rules.ankh.data import God


@dataclass(frozen=True, slots=True, eq=False)
class Theme(shared.Theme):
    """The colours of everything but the gods."""

    fertile: Colour
    reed: Colour
    desert: Colour
    dune: Colour
    grid: Colour  # between cells
    number_fertile: Colour
    number_desert: Colour
    number_water: Colour
    drowned: Colour
    drowned_wave: Colour
    number_drowned: Colour
    grey: Colour
    grey_mark: Colour
    neutral: Colour
    neutral_shade: Colour
    camel: Colour
    camel_light: Colour
    portal: Colour


LIGHT = extended(
    Theme, shared.LIGHT,
    fertile=_hex("BFD192"), reed=_hex("93B062"), desert=_hex("F2DFAE"), dune=_hex("DDBF83"),
    grid=_hex("A8976A"), number_fertile=_hex("33431C"), number_desert=_hex("54401C"),
    number_water=_hex("1C5573"), drowned=_hex("4C86A4"), drowned_wave=_hex("6FA5BF"),
    number_drowned=_hex("BFDDE8"), grey=_hex("C2BCAE"), grey_mark=_hex("A39C8B"),
    neutral=_hex("D3D0C8"), neutral_shade=_hex("A29D92"), camel=_hex("8B5A2B"),
    camel_light=_hex("F0CE94"), portal=_hex("5E3C99"),
)  # fmt: skip

DARK = extended(
    Theme, shared.DARK,
    fertile=_hex("4F6537"), reed=_hex("6F8A4B"), desert=_hex("86704A"), dune=_hex("A18A5E"),
    grid=_hex("2E261B"), number_fertile=_hex("F1F6DC"), number_desert=_hex("FFF3D6"),
    number_water=_hex("CDE7F5"), drowned=_hex("142C3D"), drowned_wave=_hex("234A63"),
    number_drowned=_hex("7FA3B8"), grey=_hex("5B574F"), grey_mark=_hex("747066"),
    neutral=_hex("BDBAB2"), neutral_shade=_hex("88847B"), camel=_hex("70431A"),
    camel_light=_hex("F2D29B"), portal=_hex("7A55C0"),
)  # fmt: skip

CONTRAST = extended(
    Theme, shared.CONTRAST,
    fertile=_hex("BFE58F"), reed=_hex("4F8A1E"), desert=_hex("FFEDB8"), dune=_hex("B98A2F"),
    grid=_hex("4A4A4A"), number_fertile=_hex("000000"), number_desert=_hex("000000"),
    number_water=_hex("00263F"), drowned=_hex("1B4F78"), drowned_wave=_hex("4E88B5"),
    number_drowned=_hex("FFFFFF"), grey=_hex("B4B4B4"), grey_mark=_hex("707070"),
    neutral=_hex("E2E2E2"), neutral_shade=_hex("A8A8A8"), camel=_hex("5E3208"),
    camel_light=_hex("FFE3B0"), portal=_hex("4B1FA0"),
)  # fmt: skip

THEMES: dict[ThemeName, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True, slots=True)
class Livery:
    """A god's colours: of the shape, of its pattern, and of what is drawn upon it."""

    fill: Colour
    pattern: Colour
    mark: Colour


# The same in every theme: people remember them.  Shapes are in renderer.ankh.badges.
LIVERIES: dict[God, Livery] = {
    God.AMUN: Livery(_hex("1F77D0"), _hex("1865B4"), _hex("FFFFFF")),
    God.ANUBIS: Livery(_hex("1A1A1A"), _hex("3A3631"), _hex("F2C14E")),
    God.ISIS: Livery(_hex("CC79A7"), _hex("DB98BD"), _hex("1A0A12")),
    God.OSIRIS: Livery(_hex("FFFFFF"), _hex("DDE6D5"), _hex("17402A")),
    God.RA: Livery(_hex("C8401A"), _hex("B03512"), _hex("FFE9A8")),
}

# What regions are tinted with, so strongly (of 255) that green and sand are still told apart.
REGION_TINTS: tuple[Colour | None, ...] = (
    None, _hex("B0503A"), _hex("6E5BB0"), _hex("FFFFFF"), _hex("3E7F8F"),
)  # fmt: skip
REGION_TINT = 48

# How much of one colour there is in a blend with another.
GRID_FADES = 0.35
WATERMARK = 0.8
EDGE_SHADE = 0.22
SURF = 0.55
DIM = 0.62  # of paper over what does not matter in a picture


def tinted(*colours: Colour) -> list[Colour]:
    """Some colours as they look in each region."""
    share = REGION_TINT / 255
    return [mix(c, tint, share) if tint else c for tint in REGION_TINTS for c in colours]


def palette_of(theme: Theme) -> bytes:
    """The theme's palette: all roles and liveries, in steps towards ink, as RGB bytes."""
    liveries = [c for god in LIVERIES.values() for c in (god.fill, god.pattern, god.mark)]
    return palette(_blends(theme), [*roles(theme), *liveries], theme.ink)


def _blends(theme: Theme) -> list[Colour]:
    """Blends without ink: of areas, and along textures and banks, that must not drift."""
    tilled = [(theme.fertile, theme.reed), (theme.desert, theme.dune)]
    lands = [theme.fertile, theme.desert, theme.water]
    return [
        *tinted(theme.fertile, theme.desert, theme.reed, theme.dune),
        *(mix(land, mark, 0.5) for land, mark in [*tilled, (theme.water, theme.wave)]),
        *(mix(land, theme.bank, 0.5) for land in lands),
        mix(theme.river, theme.ripple, 0.5),
        *(mix(theme.grid, land, GRID_FADES) for land in lands),
        mix(theme.paper, theme.dune, WATERMARK),
        mix(theme.paper, theme.shadow, EDGE_SHADE),
        mix(theme.water, theme.halo, SURF),
        mix(theme.red_zone, theme.frame, shared.OCHRE),
        *(mix(land, theme.paper, DIM) for land in (*lands, theme.reed, theme.dune, theme.wave)),
        mix(theme.river, theme.paper, DIM),
        mix(theme.number_desert, theme.paper, DIM),
    ]
