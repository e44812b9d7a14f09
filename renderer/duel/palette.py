"""Colours of cards, gods, resources and sides by role, in three themes, and each one's palette."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from renderer import theme as shared
from renderer.brush import Colour, mix
from renderer.theme import ThemeName, extended, palette
from renderer.theme import hex_colour as _hex
from rules.duel import data
from rules.duel.data import Mythology, Side


@dataclass(frozen=True, slots=True, eq=False)
class Theme(shared.Theme):
    """The colours of a table of Duel besides those that all games share."""

    sun: Colour
    sun_pale: Colour
    moon: Colour
    moon_pale: Colour
    brown: Colour  # cards
    grey: Colour
    blue: Colour
    green: Colour
    yellow: Colour
    red: Colour
    purple: Colour
    temple: Colour
    amber: Colour  # of the Phoenicians
    dear: Colour  # a price that cannot be paid
    fixed: Colour  # a price that is fixed
    built: Colour  # the ground of a constructed Wonder
    pale: Colour  # the ground of a covered card
    city: Colour
    city_active: Colour  # of whoever decides
    bark: Colour  # resources
    ring: Colour
    brick: Colour
    rock: Colour
    rock_shade: Colour
    glass: Colour
    scroll: Colour


_THINGS = {
    "sun": _hex("EC8B23"),
    "moon": _hex("26437F"),
    "bark": _hex("8A5A2B"),
    "ring": _hex("D9AE77"),
    "brick": _hex("C24A33"),
    "rock": _hex("C3C4C9"),
    "rock_shade": _hex("85878F"),
    "glass": _hex("5FB7DD"),
    "scroll": _hex("E2CF9B"),
}

LIGHT = extended(
    Theme, shared.LIGHT, **_THINGS,
    sun_pale=_hex("F6D3A2"), moon_pale=_hex("B9C9E2"),
    brown=_hex("87552A"), grey=_hex("74767F"), blue=_hex("2361AE"), green=_hex("2F7D45"),
    yellow=_hex("D69A1C"), red=_hex("B5302B"), purple=_hex("6F4596"), temple=_hex("8C3A72"),
    amber=_hex("C98512"), dear=_hex("EDB3A6"), fixed=_hex("BFE0B0"), built=_hex("F0CD7E"),
    pale=_hex("EBDDB8"), city=_hex("F7EDD2"), city_active=_hex("FCE8B3"),
)  # fmt: skip

DARK = extended(
    Theme, shared.DARK, **_THINGS,
    sun_pale=_hex("7A4E1E"), moon_pale=_hex("2C4670"),
    brown=_hex("7E5027"), grey=_hex("6A6C76"), blue=_hex("2C66AC"), green=_hex("2F7A45"),
    yellow=_hex("B47F12"), red=_hex("AE352E"), purple=_hex("74499E"), temple=_hex("8F4078"),
    amber=_hex("B3770F"), dear=_hex("7A3226"), fixed=_hex("35632E"), built=_hex("6A5018"),
    pale=_hex("2A2119"), city=_hex("2A221A"), city_active=_hex("453410"),
)  # fmt: skip

CONTRAST = extended(
    Theme, shared.CONTRAST, **_THINGS,
    sun_pale=_hex("FFDDB0"), moon_pale=_hex("BCD3FF"),
    brown=_hex("6B3A0A"), grey=_hex("55575F"), blue=_hex("004A9F"), green=_hex("0B5F1B"),
    yellow=_hex("B87700"), red=_hex("A80F0F"), purple=_hex("55208F"), temple=_hex("7A0F5C"),
    amber=_hex("A86400"), dear=_hex("FFB3A8"), fixed=_hex("B5F0A0"), built=_hex("FFE08A"),
    pale=_hex("E6E6E6"), city=_hex("FFFFFF"), city_active=_hex("FFF6CC"),
)  # fmt: skip

THEMES: dict[ThemeName, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


def card_colour(theme: Theme, colour: data.Colour) -> Colour:
    """The colour of a kind of cards."""
    found: Colour = getattr(theme, colour.value)
    return found


def myth_colour(theme: Theme, mythology: Mythology | None) -> Colour:
    """The colour of a Mythology; the Gate's without one."""
    return {
        Mythology.MESOPOTAMIAN: theme.green,
        Mythology.PHOENICIAN: theme.amber,
        Mythology.GREEK: theme.blue,
        Mythology.EGYPTIAN: theme.grey,
        Mythology.ROMAN: theme.red,
        None: theme.brown,
    }[mythology]


def side_colour(theme: Theme, side: Side) -> Colour:
    """The colour of a player."""
    return theme.sun if side is Side.SUN else theme.moon


COVERED = 0.36  # how much paper there is in the colour of a covered card


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The theme's fixed palette: all roles in steps towards ink, as RGB bytes."""
    return palette(_blends(theme), _plain(theme), theme.ink)


def _plain(theme: Theme) -> list[Colour]:
    """The roles that these pictures use."""
    return [
        theme.paper, theme.panel, theme.active, theme.halo, theme.gold, theme.text, theme.faded,
        theme.panel_line, theme.pale, theme.spent, theme.spent_text, theme.gold_shade, theme.gilt,
        theme.mark, theme.frame, theme.river, theme.fibre, theme.built, theme.dear, theme.fixed,
        theme.sun, theme.city, theme.city_active, theme.sun_pale, theme.moon, theme.moon_pale,
        *kinds(theme),
        theme.bark, theme.ring, theme.brick, theme.rock, theme.rock_shade, theme.glass,
        theme.scroll,
    ]  # fmt: skip


def kinds(theme: Theme) -> list[Colour]:
    """The colours of cards and gods."""
    return [
        theme.brown, theme.grey, theme.blue, theme.green, theme.yellow, theme.red, theme.purple,
        theme.temple, theme.amber,
    ]  # fmt: skip


def _blends(theme: Theme) -> list[Colour]:
    """Blends without ink that must not drift: covered cards, bright writing, bright edges."""
    grounds = (theme.paper, theme.panel, theme.active, theme.pale)
    return [
        theme.ink,
        mix(theme.red_zone, theme.frame, shared.OCHRE),
        *(mix(kind, theme.paper, COVERED) for kind in kinds(theme)),
        *(mix(kind, theme.halo, 0.5) for kind in kinds(theme)),
        *(mix(ground, theme.text, share) for ground in grounds for share in (0.33, 0.66)),
        mix(theme.mark, theme.halo, 0.5),
        mix(theme.mark, theme.panel, 0.5),
        mix(theme.ink, theme.halo, 0.5),
        mix(theme.moon, theme.halo, 0.5),
        mix(theme.sun, theme.halo, 0.5),
        mix(theme.faded, theme.paper, 0.5),
        mix(theme.dear, theme.text, 0.5),
    ]
