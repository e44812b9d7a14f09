"""What a card, a Wonder, a god or a token does, as a row of signs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Sprite
from renderer.duel import icons
from renderer.duel.palette import Theme
from renderer.duel.resources import resource
from renderer.duel.signs import Sign
from rules.duel.cards import CARDS, Building, Card, Count
from rules.duel.data import (
    APHRODITE_POINTS,
    ASTARTE_COINS,
    MARS_SHIELDS,
    RESOURCES,
    SANCTUARY_DISCOUNT,
    TANIT_COINS,
    TEMPLE_POINTS,
    WONDERS,
    Colour,
    Cost,
    God,
    Mythology,
    Progress,
    Symbol,
    Wonder,
)

Row = tuple[Sprite, ...]


def width_of(row: Sequence[Sprite], gap: float = 2) -> int:
    """How wide a row is."""
    return round(sum(s.colours.width + gap for s in row) - gap) if row else 0


def draw_row(
    image: Image.Image, row: Sequence[Sprite], at: tuple[float, float], gap: float = 2
) -> int:
    """Put signs side by side from a point on; return where they end."""
    x = at[0]
    for sprite in row:
        sprite.put(image, (x + sprite.anchor[0], at[1]))
        x += sprite.colours.width + gap
    return round(x)


@lru_cache(maxsize=64)
def slash(theme: Theme, size: int, bright: bool = True) -> Sprite:
    """Between the parts of a choice, and before what is counted."""
    brush = Brush(10, size + size % 2)
    brush.line([(-3, size * 0.38), (3, -size * 0.38)], theme.ink, 4.4)
    if bright:
        brush.line([(-3, size * 0.38), (3, -size * 0.38)], theme.halo, 2.6)
    return brush.sprite()


# --- costs -----------------------------------------------------------------------------------


def cost_row(theme: Theme, cost: Cost, size: int) -> Row:
    """What is printed as a cost."""
    coins = (icons.coin(theme, str(cost.coins), size + 2),) if cost.coins else ()
    units = tuple(
        resource(theme, which, size)
        for which, count in zip(RESOURCES, cost.units, strict=True)
        for _ in range(count)
    )
    return (*coins, *units)


# --- cards -----------------------------------------------------------------------------------

_COUNTED: dict[Count, tuple[Colour, ...]] = {
    Count.BROWN: (Colour.BROWN,),
    Count.GREY: (Colour.GREY,),
    Count.RESOURCES: (Colour.BROWN, Colour.GREY),
    Count.BLUE: (Colour.BLUE,),
    Count.GREEN: (Colour.GREEN,),
    Count.YELLOW: (Colour.YELLOW,),
    Count.RED: (Colour.RED,),
}


@lru_cache(maxsize=1024)
def card_row(theme: Theme, card: Card, size: int, *, short: bool = False) -> Row:
    """What a card does; short, as a tile of a city says it."""
    kind = CARDS[card]
    row: list[Sprite] = []
    small = size - 4
    for which, count in zip(RESOURCES, kind.makes, strict=True):
        row += [resource(theme, which, size)] * count
    row += _alternatives([resource(theme, which, small) for which in kind.chooses], theme, size)
    for which in kind.fixes:
        row.append(resource(theme, which, small))
    if kind.fixes:
        row.append(icons.coin(theme, "1", size))
    row += [icons.shield(theme, size)] * kind.shields
    if kind.symbol is not None:
        row.append(icons.symbol(theme, kind.symbol, size))
    if kind.coins:
        row.append(icons.coin(theme, str(kind.coins), size))
    row += _counting(theme, kind, size, short=short)
    if kind.points:
        row.append(icons.laurel(theme, str(kind.points), size + 4))
    if kind.mythology is not None:
        row += _temple(theme, kind.mythology, size, short=short)
    return tuple(row)


def _alternatives(row: list[Sprite], theme: Theme, size: int) -> list[Sprite]:
    found: list[Sprite] = []
    for n, sprite in enumerate(row):
        found += [slash(theme, size), sprite] if n else [sprite]
    return found


def _counting(theme: Theme, kind: Building, size: int, *, short: bool) -> list[Sprite]:
    if kind.counts is None:
        return []
    each = [icons.coin(theme, str(kind.each), size)] if kind.each and not short else []
    if kind.points_each:
        each.append(icons.laurel(theme, str(kind.points_each), size + 4))
    if not each:
        return []
    return [*each, slash(theme, size), *_counted(theme, kind.counts, size)]


def _counted(theme: Theme, what: Count, size: int) -> list[Sprite]:
    if what is Count.WONDERS:
        return [icons.tile(theme, Sign.WONDER, theme.halo, size, theme.gold_shade)]
    if what is Count.COINS:
        return [icons.coin(theme, "3", size)]
    return [icons.kind(theme, c, size - 4) for c in _COUNTED[what]]


def _temple(theme: Theme, mythology: Mythology, size: int, *, short: bool) -> list[Sprite]:
    first = icons.disc(theme, Sign.GRAND_TEMPLE, theme.ink, size, theme.gold)
    if short:
        return [first, icons.emblem(theme, mythology, size)]
    return [icons.laurel(theme, str(points), size + 4) for points in TEMPLE_POINTS[1:]]


# --- Wonders ---------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def wonder_row(theme: Theme, wonder: Wonder, size: int) -> Row:
    """What a Wonder does."""
    kind = WONDERS[wonder]
    row: list[Sprite] = []
    if kind.points:
        row.append(icons.laurel(theme, str(kind.points), size + 4))
    row += [icons.shield(theme, size)] * kind.shields
    row += _alternatives([resource(theme, which, size - 4) for which in kind.chooses], theme, size)
    if kind.coins:
        row.append(icons.coin(theme, str(kind.coins), size))
    if kind.loss:
        row.append(icons.loss(theme, f"−{kind.loss}", size))
    row += _special(theme, wonder, size)
    if kind.replay:
        row.append(icons.disc(theme, Sign.REPLAY, theme.ink, size, theme.gold))
    return tuple(row)


def _special(theme: Theme, wonder: Wonder, size: int) -> list[Sprite]:
    match wonder:
        case Wonder.STATUE_OF_ZEUS:
            return [icons.tile(theme, Sign.CROSS, theme.brown, size - 2)]
        case Wonder.CIRCUS_MAXIMUS:
            return [icons.tile(theme, Sign.CROSS, theme.grey, size - 2)]
        case Wonder.MAUSOLEUM:
            return [_dark(theme, Sign.PILE, size), _dark(theme, Sign.HAMMER, size)]
        case Wonder.GREAT_LIBRARY:
            return [
                icons.disc(theme, Symbol.QUILL, theme.green, size),
                icons.disc(theme, Sign.QUESTION, theme.green, size),
            ]
        case Wonder.SANCTUARY:
            return [
                icons.coin(theme, f"−{SANCTUARY_DISCOUNT}", size),
                icons.disc(theme, Mythology.EGYPTIAN, theme.brown, size),
            ]
        case Wonder.DIVINE_THEATER:
            return [icons.disc(theme, Mythology.EGYPTIAN, theme.brown, size)]
        case _:
            return []


def _dark(theme: Theme, art: str, size: int) -> Sprite:
    return icons.tile(theme, art, theme.halo, size, theme.ink)


# --- gods ------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def god_row(theme: Theme, god: God, size: int, tokens: tuple[Progress, ...] = ()) -> Row:
    """What a god does; on Enki lie tokens."""
    wonder, pile = _dark(theme, Sign.WONDER, size), _dark(theme, Sign.PILE, size)
    away = icons.disc(theme, Sign.CROSS, theme.red, size - 6)
    here = icons.disc(theme, Sign.ARROW, theme.ink, size - 6)
    brown = icons.kind(theme, Colour.BROWN, size - 4)
    grey = icons.kind(theme, Colour.GREY, size - 4)
    rows: dict[God, Row] = {
        God.ENKI: tuple(icons.progress(theme, token, size) for token in tokens)
        or (icons.disc(theme, Sign.QUESTION, theme.green, size),) * 2,
        God.ISHTAR: (icons.disc(theme, Symbol.LAW, theme.green, size),),
        God.NISABA: (
            _dark(theme, Sign.SNAKE, size),
            icons.disc(theme, Sign.QUESTION, theme.green, size),
        ),
        God.ASTARTE: (_dark(theme, Sign.CHEST, size), icons.coin(theme, str(ASTARTE_COINS), size)),
        God.BAAL: (brown, slash(theme, size), grey, here),
        God.TANIT: (icons.coin(theme, str(TANIT_COINS), size + 2),),
        God.APHRODITE: (icons.laurel(theme, str(APHRODITE_POINTS), size + 6),),
        God.HADES: (pile, _dark(theme, Sign.HAMMER, size)),
        God.ZEUS: (_dark(theme, Sign.STRUCTURE, size), away),
        God.ANUBIS: (wonder, away),
        God.ISIS: (pile, icons.disc(theme, Sign.ARROW, theme.ink, size - 6), wonder),
        God.RA: (wonder, here),
        God.MARS: (icons.shield(theme, size),) * MARS_SHIELDS,
        God.MINERVA: (icons.pawn(theme, theme.halo, size + 4),),
        God.NEPTUNE: (icons.loss(theme, "−5", size), away),
        God.GATE: tuple(icons.emblem(theme, which, 28) for which in Mythology),
    }
    return rows[god]
