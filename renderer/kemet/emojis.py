"""The emojis of Kemet: players, creatures, battle cards, pyramids, actions, tokens, DI cards."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renderer import emoji, pictogram
from renderer.brush import moved
from renderer.emoji import CARD, DISC, OUTLINE, REACH, TILE, Drawings, finished
from renderer.kemet import sprites
from renderer.kemet.chips import value_colours
from renderer.kemet.palette import LIGHT, LIVERIES, tile_colour
from renderer.kemet.pictograms import CREATURES, DROP, EMBLEMS, SHIELD, SIGNS, Sign
from renderer.kemet.shapes import EMBLEM_AT, SHAPES, draw_shape
from rules.kemet.data import (
    BATTLE_CARDS,
    HIGHEST,
    BattleCard,
    Colour,
    Deed,
    Icon,
    PlayerColour,
    Token,
)

_DEEDS: dict[Deed, Sign] = {
    Deed.MOVE: Sign.ARROW,
    Deed.RECRUIT: Sign.RECRUIT,
    Deed.BUILD: Sign.PYRAMID,
    Deed.PRAY: Sign.PRAYER,
    Deed.BUY: Sign.TILE,
}
_ICONS = {Icon.BATTLE: Sign.SWORDS, Icon.DAY: Sign.SUN, Icon.OPPONENT: Sign.CARTOUCHE}
_PIPS = {1: (0.0,), 2: (-18.0, 18.0), 3: (-25.0, 0.0, 25.0)}
_PIP = 34.0


def _player(colour: PlayerColour) -> Image.Image:
    """A player's shape and emblem, as large as fits."""
    widest = max(abs(v) for point in SHAPES[colour] for v in point)
    radius = (REACH - 1 - OUTLINE) / widest
    brush, livery = emoji.brush(), LIVERIES[colour]
    draw_shape(brush, LIGHT, colour, radius, outline=OUTLINE)
    x, y, share = EMBLEM_AT[colour]
    at = (x * radius, y * radius)
    pictogram.draw(brush, EMBLEMS[colour], livery.mark, livery.fill, at, share * radius)
    return finished(brush)


def _battle_card(card: BattleCard) -> Image.Image:
    """A card's strength, and below it as many drops and shields as it has."""
    strike = BATTLE_CARDS[card]
    brush = emoji.blank(moved(CARD, 0, 0, 1.04), LIGHT.card)
    strength, harm, guard = value_colours(LIGHT)
    sprites.write(brush, str(strike.strength), 70, strength, (0, -20))
    places = _PIPS[strike.damage + strike.protection]
    pips = [(DROP, harm)] * strike.damage + [(SHIELD, guard)] * strike.protection
    for x, (parts, colour) in zip(places, pips, strict=True):
        pictogram.draw(brush, parts, colour, LIGHT.card, (x, 31), _PIP)
    return finished(brush)


def _pyramid(colour: Colour, level: int) -> Image.Image:
    return finished(sprites.pyramid(LIGHT, colour, level, 1.5))


def _tile(colour: Colour) -> Image.Image:
    """A power tile of a colour, with the pattern of its pyramid."""
    fill = tile_colour(LIGHT, colour)
    brush = emoji.blank(TILE, fill)
    pattern = emoji.brush()
    sprites.draw_courses(pattern, LIGHT, colour, 1.7)
    brush.clip_to(TILE, pattern)
    pictogram.draw(brush, SIGNS[Sign.TILE], LIGHT.ink, fill, (0, 0), 84)
    return finished(brush)


def _coin(token: Token) -> Image.Image:
    return finished(sprites.coin(LIGHT, token, 54))


def drawings() -> Drawings:
    """Every emoji by its name."""
    return {
        **{str(colour): partial(_player, colour) for colour in PlayerColour},
        **{
            str(kind): partial(emoji.sign, parts, DISC, LIGHT.white, LIGHT.ink, 80)
            for kind, parts in CREATURES.items()
        },
        **{f"card_{card}": partial(_battle_card, card) for card in BattleCard},
        **{
            f"pyramid_{colour}_{level}": partial(_pyramid, colour, level)
            for colour in Colour
            for level in range(1, HIGHEST + 1)
        },
        **{f"tile_{colour}": partial(_tile, colour) for colour in Colour},
        **{
            f"action_{deed}": partial(emoji.sign, SIGNS[sign], TILE, LIGHT.hallowed, LIGHT.ink, 80)
            for deed, sign in _DEEDS.items()
        },
        **{f"token_{token}": partial(_coin, token) for token in (Token.SILVER, Token.GOLD)},
        **{
            f"di_{icon}": partial(emoji.sign, SIGNS[sign], CARD, LIGHT.ink, LIGHT.gold, 70)
            for icon, sign in _ICONS.items()
        },
    }
