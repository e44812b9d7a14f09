"""One row per god: who plays it, what it has, its powers and its cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.devotion import zone
from renderer.ankh.palette import Theme
from renderer.ankh.panels import counted, sign
from renderer.ankh.pictograms import Sign
from renderer.brush import Sprite, mix
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import SMALLEST, Weight, readable, run, write
from rules.ankh.data import CARDS, MONUMENTS, UNLOCK_LEVELS, God, Kind
from rules.ankh.lookup import partner_of
from rules.ankh.view import GodView, View
from rules.engine.decisions import Seat

LEFT, RIGHT = 24, 1056
HEIGHT = 106
FORGOTTEN_HEIGHT = 48
_NAME, _NAME_WIDTH = 106, 140
_PARTS, _PARTS_WIDTH = 250, RIGHT - 250 - 5
_LINES = (25, 58, 86)  # from a row's top
_GLANCE = 36  # the size of what is read at a glance: its figures are 26 pixels tall
_CHIP = 24
_DEVOTION = (_PARTS, _PARTS + 64)  # left and right of its box
_SHELF, _HAND = _PARTS + 328, RIGHT - 90  # where a god's own tokens and its hand are
_TOKENS = {God.ANUBIS: 0.92, God.ISIS: 0.9, God.RA: 0.96}  # wide shapes are drawn smaller


def draw_dashboard(
    image: Image.Image,
    theme: Theme,
    view: View,
    god: GodView,
    top: int,
    labels: Labels,
    names: Sequence[str],
    asked: Collection[Seat],
) -> None:
    """Draw one god's row, lit if it is asked or has won."""
    is_asked = view.winner is None and any(seat in asked for seat in god.people)
    active = is_asked or god.god is view.winner
    box = (LEFT, top + 2, RIGHT, top + HEIGHT - 3)
    if active:
        panel(image, box, theme.active, theme.ink, thick=3.4, radius=10)
    else:
        panel(image, box, theme.panel, theme.panel_line, radius=10)
    _draw_tokens(image, theme, view, god.god, top)
    _draw_names(image, theme, view, god, top, labels, names, asked)
    _draw_devotion(image, theme, god, top + _LINES[0])
    _draw_pool(image, theme, god, top + _LINES[0])
    _draw_hand(image, theme, god, top + _LINES[0])
    _draw_powers(image, theme, god, top + _LINES[1], labels)
    _draw_cards(image, theme, god, top + _LINES[2], labels)


def _draw_tokens(image: Image.Image, theme: Theme, view: View, god: God, top: int) -> None:
    """The god's emblem; one that has merged into it stands before it."""
    partner = partner_of(view, god)
    size = _TOKENS.get(god, 1.0)
    if partner is None:
        sprites.token(theme, god, size).put(image, (LEFT + 42, top + HEIGHT / 2 - 1))
        return
    sprites.token(theme, god, size * 0.74).put(image, (LEFT + 33, top + 34))
    sprites.token(theme, partner, _TOKENS.get(partner, 1.0) * 0.7).put(image, (LEFT + 52, top + 68))


def _draw_names(
    image: Image.Image,
    theme: Theme,
    view: View,
    god: GodView,
    top: int,
    labels: Labels,
    names: Sequence[str],
    asked: Collection[Seat],
) -> None:
    """The god's name, then its people; the one to act in bold."""
    name = labels(key("ankh", "god", god.god))
    write(
        image,
        (_NAME, top + _LINES[0] + 1),
        name,
        theme.text,
        size=_GLANCE,
        width=_NAME_WIDTH,
        weight=Weight.EXTRA,
    )
    for line, seat in zip(_LINES[1:], god.people, strict=False):
        if seat < len(names):
            acts = seat in asked
            write(
                image,
                (_NAME, top + line),
                readable(names[seat]),
                theme.text if acts else theme.faded,
                size=22,
                width=_NAME_WIDTH,
                weight=Weight.BOLD if acts else Weight.MEDIUM,
            )
    if god.god is view.winner and len(god.people) < 2:
        write(
            image,
            (_NAME, top + _LINES[2]),
            labels("ankh-label-winner"),
            theme.text,
            size=22,
            width=_NAME_WIDTH,
            weight=Weight.EXTRA,
        )


def _draw_devotion(image: Image.Image, theme: Theme, god: GodView, y: int) -> None:
    """How much devotion, in a box as on the track."""
    left, right = _DEVOTION
    fill, colour = zone(theme, god.devotion)
    panel(image, (left, y - 20, right, y + 20), fill, theme.ink, thick=2, radius=6)
    write(
        image,
        ((left + right) / 2, y),
        str(god.devotion),
        colour,
        size=_GLANCE,
        width=right - left - 8,
        weight=Weight.EXTRA,
        align="middle",
    )


def _draw_pool(image: Image.Image, theme: Theme, god: GodView, y: int) -> None:
    """Followers, ankh tokens, warriors, then whatever only some gods have."""
    follower = sign(theme, Sign.FOLLOWER, theme.text, 34)
    people, place = str(god.followers), (_PARTS + 90, y)
    x = counted(image, theme, follower, place, people, size=_GLANCE, gap=18)
    write(image, (x + 5, y), f"+{god.would_gain}", theme.faded, size=22, width=50)
    ankh = sign(theme, Sign.ANKH, theme.gilt, 32)
    counted(image, theme, ankh, (_PARTS + 204, y), str(god.ankhs), size=28)
    warrior = sprites.pool_figure(theme, god.god, Kind.WARRIOR)
    counted(image, theme, warrior, (_PARTS + 274, y), str(god.warriors), size=28, gap=22)
    items = [*_guardians(theme, god), *_tokens(theme, god), *_own_monuments(theme, god)]
    # Merged gods can own more than there is room for; then everything moves closer together.
    room = _HAND - _SHELF - 20
    squeeze = min(1.0, room / max(sum(item.width for item in items), 1))
    left = float(_SHELF)
    for item in items:
        at = (left + item.middle, y)
        if item.text:
            counted(image, theme, item.sprite, at, item.text, gap=round(item.middle + 3))
        else:
            item.sprite.put(image, at)
        left += item.width * squeeze


class _Item(NamedTuple):
    """Something on a god's shelf: a sign, from its left edge to its middle, perhaps a number."""

    width: float
    middle: float
    sprite: Sprite
    text: str = ""


def _guardians(theme: Theme, god: GodView) -> Iterator[_Item]:
    for kind in god.guardians:
        yield _Item(39, 18, sprites.pool_figure(theme, god.god, kind))


def _tokens(theme: Theme, god: GodView) -> Iterator[_Item]:
    """Tokens of single gods; a merged god has those of both."""
    if God.AMUN in god.abilities:
        yield _Item(42, 17, sprites.two_cards(theme, up=god.two_cards))
    if God.RA in god.abilities:
        yield _Item(62, 16, sign(theme, Sign.SUN, theme.gilt, 30), str(god.suns))
    if God.OSIRIS in god.abilities:
        spiral = sign(theme, Sign.SPIRAL, mix(theme.portal, theme.text, 0.3), 30)
        yield _Item(62, 16, spiral, str(god.portals))
    for n in range(god.captive_slots):
        held = god.captives[n] if n < len(god.captives) else None
        yield _Item(35, 16, sprites.captive(theme, held))


def _own_monuments(theme: Theme, god: GodView) -> Iterator[_Item]:
    """What a player has left to build in the Great Rebuilding."""
    for kind in MONUMENTS if god.own_monuments else ():
        sprite = sprites.monument(theme, kind, god.god, 0.5)
        yield _Item(70, 20, sprite, str(god.own_monuments.get(kind, 0)))


def _draw_powers(image: Image.Image, theme: Theme, god: GodView, y: int, labels: Labels) -> None:
    """Six places in the order of unlocking, each with its level, named when unlocked."""
    step = _PARTS_WIDTH / len(UNLOCK_LEVELS)
    for n, level in enumerate(UNLOCK_LEVELS):
        left = round(_PARTS + step * n)
        box = (left, y - _CHIP // 2, left + round(step) - 4, y - _CHIP // 2 + _CHIP)
        if n >= len(god.powers):
            panel(image, box, theme.panel, theme.panel_line, radius=13)
            write(
                image,
                ((box[0] + box[2]) / 2, y),
                str(level),
                theme.faded,
                size=20,
                width=30,
                weight=Weight.MEDIUM,
                align="middle",
            )
            continue
        panel(image, box, theme.text, theme.text, radius=13)
        name = labels(key("ankh", "power", "short", god.powers[n]))
        write(
            image,
            ((box[0] + box[2]) / 2, y),
            name,
            theme.panel,
            size=20,
            width=round(step) - 14,
            align="middle",
        )


def _draw_cards(image: Image.Image, theme: Theme, god: GodView, y: int, labels: Labels) -> None:
    """All seven cards by name: framed in hand, dim when played."""
    words = tuple(labels(key("ankh", "label", "card", card)) for card in CARDS)
    for card, word, (left, right) in zip(CARDS, words, _columns(words), strict=True):
        played = card in god.played
        panel(
            image,
            (left, y - _CHIP // 2, right, y - _CHIP // 2 + _CHIP),
            theme.spent if played else theme.panel,
            theme.spent if played else theme.faded,
            radius=4,
        )
        write(
            image,
            ((left + right) / 2, y),
            word,
            theme.spent_text if played else theme.text,
            size=20,
            width=right - left - 8,
            weight=Weight.MEDIUM if played else Weight.BOLD,
            align="middle",
        )


@lru_cache(maxsize=64)
def _columns(words: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Left and right of each card's place: as wide as its word, and what is left in equal parts."""
    widths = [run(word, Weight.BOLD, SMALLEST).width for word in words]
    spare = (_PARTS_WIDTH - sum(widths)) / len(words)
    edges = list(accumulate((width + spare for width in widths), initial=float(_PARTS)))
    return tuple((round(a), round(b) - 3) for a, b in pairwise(edges))


def _draw_hand(image: Image.Image, theme: Theme, god: GodView, y: int) -> None:
    """How many of the seven cards are in hand."""
    write(
        image,
        (RIGHT - 14, y),
        f"{len(god.hand)}/{len(CARDS)}",
        theme.text,
        size=28,
        width=60,
        weight=Weight.EXTRA,
        align="right",
    )
    sign(theme, Sign.HAND, theme.text, 30).put(image, (_HAND, y))


def draw_forgotten(image: Image.Image, theme: Theme, view: View, top: int, labels: Labels) -> None:
    """The gods that are out, greyed."""
    y = top + FORGOTTEN_HEIGHT // 2
    panel(image, (LEFT, top + 3, RIGHT, top + FORGOTTEN_HEIGHT - 3), theme.spent, theme.panel_line)
    x = LEFT + 14
    x += write(image, (x, y), labels("ankh-label-forgotten"), theme.spent_text, size=22, width=180)
    for god in view.forgotten:
        x += 36
        sprites.greyed(theme, god, 0.5).put(image, (x, y))
        name = labels(key("ankh", "god", god))
        x += 22 + write(image, (x + 22, y), name, theme.spent_text, size=22, width=130)
