"""Colours by role, in three themes, and the one fixed palette of each.

Every piece has a dark outline, so the soft edges of a picture are nearly all blends of
some colour with ink: a palette of all roles, each in steps towards ink, holds every
picture, and no picture needs a palette of its own.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields

from renderer.brush import Colour, mix
from rules.ankh.data import God


def _hex(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


class ThemeName(enum.StrEnum):
    """The themes that can be asked for."""

    LIGHT = enum.auto()
    DARK = enum.auto()
    CONTRAST = enum.auto()


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything but the gods."""

    name: ThemeName
    paper: Colour  # the sheet on which all is drawn
    fibre: Colour  # its texture
    frame: Colour  # around the picture
    fertile: Colour
    reed: Colour
    desert: Colour
    dune: Colour
    water: Colour
    wave: Colour
    river: Colour
    ripple: Colour
    bank: Colour  # the edge of a river, and the coast
    grid: Colour  # between cells
    number_fertile: Colour
    number_desert: Colour
    number_water: Colour
    drowned: Colour
    drowned_wave: Colour
    number_drowned: Colour
    grey: Colour
    grey_mark: Colour
    ink: Colour  # outlines
    halo: Colour  # around outlines, so that a dark piece stands out
    shadow: Colour
    stone: Colour
    stone_shade: Colour
    neutral: Colour
    neutral_shade: Colour
    gold: Colour
    gold_shade: Colour
    gilt: Colour  # golden signs on a panel
    camel: Colour
    camel_light: Colour
    text: Colour
    faded: Colour  # text that matters less, still readable
    panel: Colour
    panel_line: Colour
    active: Colour  # whose turn it is, what comes next
    spent: Colour  # a card played, an event past
    spent_text: Colour
    red_zone: Colour
    blue_zone: Colour
    portal: Colour
    mark: Colour  # highlights and arrows of the last step


LIGHT = Theme(
    name=ThemeName.LIGHT,
    paper=_hex("F3E6C4"), fibre=_hex("EBDBB2"), frame=_hex("5B3B1E"),
    fertile=_hex("BFD192"), reed=_hex("93B062"),
    desert=_hex("F2DFAE"), dune=_hex("DDBF83"),
    water=_hex("A9D3E2"), wave=_hex("7FB6CE"),
    river=_hex("2F86BD"), ripple=_hex("8CCBE8"), bank=_hex("1F5C86"),
    grid=_hex("A8976A"),
    number_fertile=_hex("33431C"), number_desert=_hex("54401C"), number_water=_hex("1C5573"),
    drowned=_hex("4C86A4"), drowned_wave=_hex("6FA5BF"), number_drowned=_hex("BFDDE8"),
    grey=_hex("C2BCAE"), grey_mark=_hex("A39C8B"),
    ink=_hex("15110D"), halo=_hex("FFF9E8"), shadow=_hex("2A1C0C"),
    stone=_hex("F0DFB8"), stone_shade=_hex("C7A86F"),
    neutral=_hex("D3D0C8"), neutral_shade=_hex("A29D92"),
    gold=_hex("E9B132"), gold_shade=_hex("A8720F"), gilt=_hex("A26C0A"),
    camel=_hex("8B5A2B"), camel_light=_hex("F0CE94"),
    text=_hex("2B1D0E"), faded=_hex("6B5636"),
    panel=_hex("FBF3DC"), panel_line=_hex("B99C66"),
    active=_hex("FFDF7E"), spent=_hex("CDBB92"), spent_text=_hex("4D3E26"),
    red_zone=_hex("E3A08C"), blue_zone=_hex("A9CBDD"),
    portal=_hex("5E3C99"), mark=_hex("E4007C"),
)  # fmt: skip

DARK = Theme(
    name=ThemeName.DARK,
    paper=_hex("221B15"), fibre=_hex("282018"), frame=_hex("C79A45"),
    fertile=_hex("4F6537"), reed=_hex("6F8A4B"),
    desert=_hex("86704A"), dune=_hex("A18A5E"),
    water=_hex("274E68"), wave=_hex("3F7191"),
    river=_hex("4FA8DD"), ripple=_hex("A5DBF5"), bank=_hex("10293B"),
    grid=_hex("2E261B"),
    number_fertile=_hex("F1F6DC"), number_desert=_hex("FFF3D6"), number_water=_hex("CDE7F5"),
    drowned=_hex("142C3D"), drowned_wave=_hex("234A63"), number_drowned=_hex("7FA3B8"),
    grey=_hex("5B574F"), grey_mark=_hex("747066"),
    ink=_hex("0B0907"), halo=_hex("F6E9CB"), shadow=_hex("000000"),
    stone=_hex("EBD8AC"), stone_shade=_hex("B7965B"),
    neutral=_hex("BDBAB2"), neutral_shade=_hex("88847B"),
    gold=_hex("F0BC45"), gold_shade=_hex("9A6A12"), gilt=_hex("F0BC46"),
    camel=_hex("70431A"), camel_light=_hex("F2D29B"),
    text=_hex("F6EBD2"), faded=_hex("C2AF8B"),
    panel=_hex("332920"), panel_line=_hex("6E583A"),
    active=_hex("6B4E12"), spent=_hex("191410"), spent_text=_hex("B8A687"),
    red_zone=_hex("8E4433"), blue_zone=_hex("33607C"),
    portal=_hex("7A55C0"), mark=_hex("FF5CB3"),
)  # fmt: skip

CONTRAST = Theme(
    name=ThemeName.CONTRAST,
    paper=_hex("FFFFFF"), fibre=_hex("FFFFFF"), frame=_hex("000000"),
    fertile=_hex("BFE58F"), reed=_hex("4F8A1E"),
    desert=_hex("FFEDB8"), dune=_hex("B98A2F"),
    water=_hex("9FD4F5"), wave=_hex("2E7DB0"),
    river=_hex("0057B8"), ripple=_hex("FFFFFF"), bank=_hex("00264F"),
    grid=_hex("4A4A4A"),
    number_fertile=_hex("000000"), number_desert=_hex("000000"), number_water=_hex("00263F"),
    drowned=_hex("1B4F78"), drowned_wave=_hex("4E88B5"), number_drowned=_hex("FFFFFF"),
    grey=_hex("B4B4B4"), grey_mark=_hex("707070"),
    ink=_hex("000000"), halo=_hex("FFFFFF"), shadow=_hex("000000"),
    stone=_hex("FFF3D0"), stone_shade=_hex("D0AC62"),
    neutral=_hex("E2E2E2"), neutral_shade=_hex("A8A8A8"),
    gold=_hex("FFC21A"), gold_shade=_hex("8A5A00"), gilt=_hex("7A4F00"),
    camel=_hex("5E3208"), camel_light=_hex("FFE3B0"),
    text=_hex("000000"), faded=_hex("3A3A3A"),
    panel=_hex("FFFFFF"), panel_line=_hex("000000"),
    active=_hex("FFE45C"), spent=_hex("C8C8C8"), spent_text=_hex("2A2A2A"),
    red_zone=_hex("FF9C8A"), blue_zone=_hex("8CC7F2"),
    portal=_hex("4B1FA0"), mark=_hex("D4006E"),
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

# How much of one colour there is in a blend with another.
TINTS = (0.0, 0.07, 0.14)  # neighbouring fields differ
GRID_FADES = 0.35
WATERMARK = 0.8
EDGE_SHADE = 0.22
SURF = 0.55
OCHRE = 0.35
DIM = 0.62  # of paper over what does not matter in a picture
_TOWARDS_INK = (0.0, 0.12, 0.28, 0.46, 0.68)
_COLOURS = 256


def palette_of(theme: Theme) -> bytes:
    """The theme's palette: all roles and liveries, in steps towards ink, as RGB bytes."""
    roles = [getattr(theme, f.name) for f in fields(theme) if f.name != "name"]
    plain = [*roles, *(c for god in LIVERIES.values() for c in (god.fill, god.pattern, god.mark))]
    found = dict.fromkeys(_blends(theme))
    for share in _TOWARDS_INK:
        found.update(dict.fromkeys(mix(colour, theme.ink, share) for colour in plain))
    colours = list(found)[:_COLOURS]
    colours += [theme.ink] * (_COLOURS - len(colours))
    return bytes(channel for colour in colours for channel in colour)


def _blends(theme: Theme) -> list[Colour]:
    """Blends without ink: of areas, and along textures and banks, that must not drift."""
    tilled = [(theme.fertile, theme.reed), (theme.desert, theme.dune)]
    lands = [theme.fertile, theme.desert, theme.water]
    return [
        *(mix(land, mark, tint) for land, mark in tilled for tint in TINTS),
        *(mix(land, mark, 0.5) for land, mark in [*tilled, (theme.water, theme.wave)]),
        *(mix(land, theme.bank, 0.5) for land in lands),
        mix(theme.river, theme.ripple, 0.5),
        *(mix(theme.grid, land, GRID_FADES) for land in lands),
        mix(theme.paper, theme.dune, WATERMARK),
        mix(theme.paper, theme.shadow, EDGE_SHADE),
        mix(theme.water, theme.halo, SURF),
        mix(theme.red_zone, theme.frame, OCHRE),
        *(mix(land, theme.paper, DIM) for land in (*lands, theme.reed, theme.dune, theme.wave)),
        mix(theme.river, theme.paper, DIM),
        mix(theme.number_desert, theme.paper, DIM),
    ]
