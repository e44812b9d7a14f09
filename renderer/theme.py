"""Colours that the pictures of all games share, by role, in three themes.

A game adds roles of its own (:func:`extended`).  Every piece has a dark outline, so the
soft edges of a picture are nearly all blends of some colour with ink: a palette of all
roles, each in steps towards ink, holds every picture, and none needs one of its own.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from renderer.brush import Colour, mix

T = TypeVar("T", bound="Theme")
OCHRE = 0.35  # of the frame's colour in the red of the border
_TOWARDS_INK = (0.0, 0.12, 0.28, 0.46, 0.68)
_COLOURS = 256


def hex_colour(text: str) -> Colour:
    """Read a colour as it is usually written."""
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


_hex = hex_colour


class ThemeName(enum.StrEnum):
    """The themes that can be asked for."""

    LIGHT = enum.auto()
    DARK = enum.auto()
    CONTRAST = enum.auto()


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of everything that is not a piece of one game.

    No two themes are equal: all that is kept is found by its theme, and comparing and hashing so
    many colours each time would take longer than drawing.
    """

    name: ThemeName
    paper: Colour  # the sheet on which all is drawn
    fibre: Colour  # its texture
    frame: Colour  # around the picture
    water: Colour
    wave: Colour
    river: Colour
    ripple: Colour
    bank: Colour  # the edge of a river, and the coast
    ink: Colour  # outlines
    halo: Colour  # around outlines, so that a dark piece stands out
    shadow: Colour
    stone: Colour
    stone_shade: Colour
    gold: Colour
    gold_shade: Colour
    gilt: Colour  # golden signs on a panel
    text: Colour
    faded: Colour  # text that matters less, still readable
    panel: Colour
    panel_line: Colour
    active: Colour  # whose turn it is, what comes next
    spent: Colour  # a card played, an event past
    spent_text: Colour
    red_zone: Colour
    blue_zone: Colour
    mark: Colour  # highlights and arrows of the last step


LIGHT = Theme(
    name=ThemeName.LIGHT,
    paper=_hex("F3E6C4"), fibre=_hex("EBDBB2"), frame=_hex("5B3B1E"),
    water=_hex("A9D3E2"), wave=_hex("7FB6CE"),
    river=_hex("2F86BD"), ripple=_hex("8CCBE8"), bank=_hex("1F5C86"),
    ink=_hex("15110D"), halo=_hex("FFF9E8"), shadow=_hex("2A1C0C"),
    stone=_hex("F0DFB8"), stone_shade=_hex("C7A86F"),
    gold=_hex("E9B132"), gold_shade=_hex("A8720F"), gilt=_hex("A26C0A"),
    text=_hex("2B1D0E"), faded=_hex("6B5636"),
    panel=_hex("FBF3DC"), panel_line=_hex("B99C66"),
    active=_hex("FFDF7E"), spent=_hex("CDBB92"), spent_text=_hex("4D3E26"),
    red_zone=_hex("E3A08C"), blue_zone=_hex("A9CBDD"), mark=_hex("E4007C"),
)  # fmt: skip

DARK = Theme(
    name=ThemeName.DARK,
    paper=_hex("221B15"), fibre=_hex("282018"), frame=_hex("C79A45"),
    water=_hex("274E68"), wave=_hex("3F7191"),
    river=_hex("4FA8DD"), ripple=_hex("A5DBF5"), bank=_hex("10293B"),
    ink=_hex("0B0907"), halo=_hex("F6E9CB"), shadow=_hex("000000"),
    stone=_hex("EBD8AC"), stone_shade=_hex("B7965B"),
    gold=_hex("F0BC45"), gold_shade=_hex("9A6A12"), gilt=_hex("F0BC46"),
    text=_hex("F6EBD2"), faded=_hex("C2AF8B"),
    panel=_hex("332920"), panel_line=_hex("6E583A"),
    active=_hex("6B4E12"), spent=_hex("191410"), spent_text=_hex("B8A687"),
    red_zone=_hex("8E4433"), blue_zone=_hex("33607C"), mark=_hex("FF5CB3"),
)  # fmt: skip

CONTRAST = Theme(
    name=ThemeName.CONTRAST,
    paper=_hex("FFFFFF"), fibre=_hex("FFFFFF"), frame=_hex("000000"),
    water=_hex("9FD4F5"), wave=_hex("2E7DB0"),
    river=_hex("0057B8"), ripple=_hex("FFFFFF"), bank=_hex("00264F"),
    ink=_hex("000000"), halo=_hex("FFFFFF"), shadow=_hex("000000"),
    stone=_hex("FFF3D0"), stone_shade=_hex("D0AC62"),
    gold=_hex("FFC21A"), gold_shade=_hex("8A5A00"), gilt=_hex("7A4F00"),
    text=_hex("000000"), faded=_hex("3A3A3A"),
    panel=_hex("FFFFFF"), panel_line=_hex("000000"),
    active=_hex("FFE45C"), spent=_hex("C8C8C8"), spent_text=_hex("2A2A2A"),
    red_zone=_hex("FF9C8A"), blue_zone=_hex("8CC7F2"), mark=_hex("D4006E"),
)  # fmt: skip


def extended(kind: type[T], base: Theme, **more: Colour) -> T:
    """A game's theme: the shared roles of a base, and its own."""
    shared: dict[str, Any] = {f.name: getattr(base, f.name) for f in fields(base)}
    return kind(**shared | more)


def roles(theme: Theme) -> list[Colour]:
    """Every colour of a theme."""
    return [getattr(theme, f.name) for f in fields(theme) if f.name != "name"]


def palette(blends: Iterable[Colour], plain: Iterable[Colour], ink: Colour) -> bytes:
    """A fixed palette as RGB bytes: blends as they are, the rest in steps towards ink."""
    plain = list(plain)
    found = dict.fromkeys(blends)
    for share in _TOWARDS_INK:
        found.update(dict.fromkeys(mix(colour, ink, share) for colour in plain))
    colours = list(found)[:_COLOURS]
    colours += [ink] * (_COLOURS - len(colours))
    return bytes(channel for colour in colours for channel in colour)
