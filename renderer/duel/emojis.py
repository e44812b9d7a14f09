"""The emojis of Duel: sides, kinds of cards, resources, science, Progress, Mythologies, Wonders."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renderer import emoji
from renderer.brush import ellipse, rounded
from renderer.duel import icons
from renderer.duel.palette import LIGHT, card_colour, myth_colour
from renderer.duel.resources import resource
from renderer.duel.signs import ART, OF_COLOUR, Sign
from renderer.emoji import CARD, DISC, TILE, Drawing, Drawings, finished
from rules.duel.data import Colour, Mythology, Progress, Resource, Side, Symbol


def _side(side: Side) -> Image.Image:
    return finished(icons.side(LIGHT, side, 112))


def _resource(which: Resource) -> Image.Image:
    return finished(resource(LIGHT, which, 110))


def _coin() -> Image.Image:
    """What a card brings that is sold."""
    brush = emoji.blank(DISC, LIGHT.gold)
    brush.line(ellipse(0, 0, 36), LIGHT.gold_shade, 7, closed=True)
    brush.fill(rounded(-6, -20, 6, 20, 3), LIGHT.ink)
    return finished(brush)


def _card(art: str, colour: Colour) -> Drawing:
    """A sign on a card of a colour."""
    return partial(emoji.sign, ART[art], CARD, card_colour(LIGHT, colour), LIGHT.halo, 68)


def drawings() -> Drawings:
    """Every emoji by its name.

    Green cards have their symbols; the law is on no card, and the token has its name.
    """
    on_disc = partial(emoji.sign, shape=DISC, mark=LIGHT.halo, size=70)
    return {
        **{str(side): partial(_side, side) for side in Side},
        **{f"card_{c}": _card(OF_COLOUR[c], c) for c in Colour if c is not Colour.GREEN},
        **{str(which): partial(_resource, which) for which in Resource},
        **{str(s): _card(s, Colour.GREEN) for s in Symbol if s is not Symbol.LAW},
        **{str(p): partial(on_disc, ART[p], fill=LIGHT.green) for p in Progress},
        **{str(m): partial(on_disc, ART[m], fill=myth_colour(LIGHT, m)) for m in Mythology},
        "gate": partial(on_disc, ART[Sign.GATE], fill=myth_colour(LIGHT, None)),
        "wonder": partial(emoji.sign, ART[Sign.WONDER], TILE, LIGHT.gold, LIGHT.ink, 80),
        "coin": _coin,
    }
