"""The emojis of Ankh: gods, figures, battle cards, monuments, actions."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renderer import emoji
from renderer.ankh.badges import PLACES, SHAPES, draw_shape
from renderer.ankh.buildings import draw_monument
from renderer.ankh.card_faces import CARD_PICTURES
from renderer.ankh.palette import LIGHT, LIVERIES
from renderer.ankh.pictograms import ANKH, CREATURES, EMBLEMS, FOLLOWER
from renderer.bestiary import ARROW, WARRIOR
from renderer.brush import Brush
from renderer.emoji import CARD, DISC, OUTLINE, REACH, TILE, Drawings, finished
from renderer.pictogram import Pictogram, draw
from rules.ankh.data import MONUMENTS, Action, God, Kind, MonumentKind
from rules.ankh.data import Card as BattleCard

_ACTIONS: dict[Action, Pictogram] = {
    Action.MOVE: ARROW,
    Action.SUMMON: WARRIOR,
    Action.GAIN: FOLLOWER,
    Action.UNLOCK: ANKH,
}
_MONUMENT_BOX = 94  # in which monuments are drawn


def _god(god: God) -> Image.Image:
    """A god's shape and emblem, as large as fits."""
    widest = max(abs(v) for point in SHAPES[god] for v in point)
    radius = (REACH - 1 - OUTLINE) / widest
    brush, livery = emoji.brush(), LIVERIES[god]
    draw_shape(brush, LIGHT, god, radius, rim=True, outline=OUTLINE)
    x, y, share = PLACES[god]
    at = (x * radius, y * radius)
    draw(brush, EMBLEMS[god], livery.mark, livery.fill, at, share * radius)
    return finished(brush)


def _monument(kind: MonumentKind) -> Image.Image:
    """A monument that is nobody's; what is half seen through on the map has stone behind it."""
    drawn = Brush(_MONUMENT_BOX, _MONUMENT_BOX, scale=6)
    draw_monument(drawn, LIGHT, kind, None)
    behind = Image.new("RGBA", drawn.image.size, (*LIGHT.neutral, 0))
    behind.putalpha(drawn.image.getchannel("A").point([255 * (v > 0) for v in range(256)]))
    behind.alpha_composite(drawn.image)
    brush = emoji.brush()
    brush.image = behind.resize(brush.image.size)
    return finished(brush)


def named(kind: Kind) -> str:
    """The name of a figure's emoji; a god's figure has its god's."""
    return kind.name.lower()


def drawings() -> Drawings:
    """Every emoji by its name."""
    return {
        **{str(god): partial(_god, god) for god in God},
        **{
            named(kind): partial(emoji.sign, parts, DISC, LIGHT.stone, LIGHT.ink, 82)
            for kind, parts in CREATURES.items()
        },
        **{
            f"card_{card}": partial(
                emoji.sign, CARD_PICTURES[card], CARD, LIGHT.panel, LIGHT.ink, 72
            )
            for card in BattleCard
        },
        **{str(kind): partial(_monument, kind) for kind in MONUMENTS},
        **{
            f"action_{action}": partial(emoji.sign, parts, TILE, LIGHT.gold, LIGHT.ink, 84)
            for action, parts in _ACTIONS.items()
        },
    }
