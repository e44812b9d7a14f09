"""Colours of the board, the pieces and the sticks by role, in three themes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from renderer import theme as shared
from renderer.brush import Colour, mix
from renderer.theme import ThemeName, extended, palette, roles
from renderer.theme import hex_colour as _hex
from rules.senet.data import Side


@dataclass(frozen=True, slots=True, eq=False)
class Theme(shared.Theme):
    """The colours of everything but the pieces."""

    wood: Colour  # the box whose lid is the board
    inlay: Colour  # between the houses
    house: Colour
    special: Colour  # a house with a rule of its own
    sign: Colour  # what is painted on it
    number: Colour


LIGHT = extended(
    Theme, shared.LIGHT,
    wood=_hex("7A4A22"), inlay=_hex("4A2B12"), house=_hex("EFDDB0"), special=_hex("DDBD78"),
    sign=_hex("9C5A1E"), number=_hex("4A3416"),
)  # fmt: skip
DARK = extended(
    Theme, shared.DARK,
    wood=_hex("6A4220"), inlay=_hex("1A120B"), house=_hex("4B3A26"), special=_hex("66502F"),
    sign=_hex("C99B52"), number=_hex("F6E6C2"),
)  # fmt: skip
CONTRAST = extended(
    Theme, shared.CONTRAST,
    wood=_hex("6B3A0A"), inlay=_hex("000000"), house=_hex("FFFFFF"), special=_hex("FFEDB3"),
    sign=_hex("7A4F00"), number=_hex("000000"),
)  # fmt: skip
THEMES: dict[ThemeName, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True, slots=True)
class Livery:
    """A piece's colours: its body, its lit and its shaded part."""

    face: Colour
    light: Colour
    shade: Colour


# The same in every theme: people remember them.
LIVERIES: dict[Side, Livery] = {
    Side.REED: Livery(_hex("FAF4E4"), _hex("FFFFFF"), _hex("D2BE93")),  # ivory
    Side.REEL: Livery(_hex("1F6F86"), _hex("4FA6BC"), _hex("0E4354")),  # faience
}


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The theme's fixed palette: all roles and pieces, in steps towards ink, as RGB bytes."""
    pieces = [c for s in LIVERIES.values() for c in (s.face, s.light, s.shade)]
    return palette(_blends(theme), [*roles(theme), *pieces], theme.ink)


def _blends(theme: Theme) -> list[Colour]:
    """Blends without ink that must not drift: of ghosts, signs and bright edges."""
    grounds = (theme.house, theme.special)
    return [
        mix(theme.mark, theme.halo, 0.5),
        mix(theme.gold, theme.halo, 0.5),
        mix(theme.red_zone, theme.frame, shared.OCHRE),
        *(mix(theme.sign, ground, 0.5) for ground in grounds),
        *(mix(theme.mark, ground, 0.5) for ground in grounds),
        *(mix(livery.face, ground, 0.5) for livery in LIVERIES.values() for ground in grounds),
    ]
