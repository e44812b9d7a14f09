"""The event track, and what else the table shares: tie-breaker, conflict order, supply."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.cartouches import roman
from renderer.ankh.palette import Theme
from renderer.ankh.panels import counted, sign
from renderer.ankh.pictograms import Sign
from renderer.ankh.tracks import PITCH, TOP
from renderer.brush import Sprite
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, write
from rules.ankh.data import (
    CONFLICT_POSITIONS,
    EVENT_TRACK,
    FORGOTTEN_AFTER,
    MERGE_AFTER,
    MONUMENTS,
    EventKind,
    Kind,
)
from rules.ankh.view import EventView, View

LEFT, RIGHT = 470, 1056
_STEP = (RIGHT - LEFT) / len(EVENT_TRACK)
_SIGNS = {
    EventKind.CONTROL: Sign.ANKH,
    EventKind.CARAVAN: Sign.CAMEL,
    EventKind.CONFLICT: Sign.SWORDS,
}
_WITH_WORDS = 4  # regions left
_ABOVE, _BOX, _BELOW = TOP + 9, TOP + 21, TOP + 72
_LINES = (TOP + PITCH * 3 - 14, TOP + PITCH * 4 - 15)


def draw_events(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the track and the two lines beneath it."""
    for event in view.events:
        _draw_event(image, theme, view, event)
    _draw_milestones(image, theme)
    _draw_now(image, theme, view, labels)
    _draw_tie_breaker(image, theme, view, labels)
    _draw_supply(image, theme, view)


def event_box(position: int) -> tuple[int, int, int, int]:
    """Where an event's space lies."""
    left = round(LEFT + _STEP * (position - 1))
    return left, _BOX, left + round(_STEP) - 3, _BOX + 40


def _draw_event(image: Image.Image, theme: Theme, view: View, event: EventView) -> None:
    """Past events are dim, the next one shines, followers lie above theirs."""
    box = event_box(event.position)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    past, coming = event.position <= view.event, event.position == view.event + 1
    fill = theme.spent if past else theme.active if coming else theme.panel
    panel(
        image,
        box,
        fill,
        theme.ink if coming else theme.panel_line,
        thick=3 if coming else 1.6,
        radius=6,
    )
    colour = theme.faded if past else theme.text
    sign(theme, _SIGNS[event.kind], colour, 26).put(image, (x, y))
    if event.position == view.event:
        sign(theme, Sign.SCARAB, theme.text, 22).put(image, (x, _ABOVE))
    if event.followers:
        sign(theme, Sign.FOLLOWER, theme.faded, 17).put(image, (x - 8, _ABOVE))
        write(
            image,
            (x + 1, _ABOVE),
            str(event.followers),
            theme.text,
            size=20,
            width=16,
            weight=Weight.EXTRA,
        )


def _draw_milestones(image: Image.Image, theme: Theme) -> None:
    """Number the conflicts; after the third gods merge, after the fourth some are forgotten."""
    after = {MERGE_AFTER: Sign.MERGE, FORGOTTEN_AFTER: Sign.SKULL}
    for number, position in enumerate(CONFLICT_POSITIONS, 1):
        box = event_box(position)
        x = (box[0] + box[2]) / 2
        write(
            image,
            (x, _BELOW),
            str(number),
            theme.text,
            size=22,
            width=28,
            weight=Weight.EXTRA,
            align="middle",
        )
        if number in after:
            sign(theme, after[number], theme.text, 25).put(image, (x + _STEP * 0.9, _BELOW))


def _draw_now(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """The next event by name, or the regions that a conflict has still to resolve."""
    if view.regions_left:
        _draw_regions_left(image, theme, view.regions_left, labels)
    elif view.event < len(EVENT_TRACK):
        y = _LINES[0]
        width = write(image, (LEFT, y), labels("ankh-label-next"), theme.faded, size=24, width=96)
        name = labels(key("ankh", "event", EVENT_TRACK[view.event]))
        write(image, (LEFT + width + 10, y), name, theme.text, size=34, width=400 - width - 10)


def _draw_regions_left(
    image: Image.Image, theme: Theme, tokens: Sequence[int], labels: Labels
) -> None:
    """Conflict numbers in order, the one being resolved first; many leave no room for words."""
    x, y = LEFT + 26, _LINES[0]
    if len(tokens) <= _WITH_WORDS:
        x += 8 + write(
            image, (LEFT, y), labels("ankh-label-regions-left"), theme.faded, size=20, width=150
        )
    for n, token in enumerate(tokens):
        at = (x + 46 * n, y)
        sprites.cartouche(theme, lit=n == 0, size=0.62).put(image, at)
        colour = theme.ink if n == 0 and theme.active[0] > 128 else theme.halo
        write(
            image, at, roman(token), colour, size=20, width=44, weight=Weight.EXTRA, align="middle"
        )


def _draw_tie_breaker(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Whose tie-breaker it is; used, it lies face down and is dim."""
    y = _LINES[0]
    if view.tie_breaker is None:
        return
    sprite = sprites.token(theme, view.tie_breaker, 0.46)
    at = (RIGHT - 18, y)
    sprite.put(image, at)
    colour = theme.text if view.tie_breaker_up else theme.faded
    write(
        image,
        (RIGHT - 42, y),
        labels("ankh-label-tie-breaker"),
        colour,
        size=20,
        width=190,
        align="right",
    )
    if not view.tie_breaker_up:
        sign(theme, Sign.CROSS, theme.text, 30).put(image, at)


def _draw_supply(image: Image.Image, theme: Theme, view: View) -> None:
    """Guardians on their cards, those to be auctioned, monuments and camels left."""
    y, x = _LINES[1], LEFT + 14
    for kind, count in view.guardians.items():
        x = counted(image, theme, _guardian(theme, kind), (x, y), str(count), gap=20) + 28
    if view.row:
        panel(
            image,
            (x - 12, y - 17, x - 12 + 33 * len(view.row), y + 17),
            theme.active,
            theme.panel_line,
        )
        for kind in view.row:
            _guardian(theme, kind).put(image, (x + 4, y))
            x += 33
    x = RIGHT - 62
    counted(
        image, theme, sign(theme, Sign.CAMEL, theme.text, 32), (x, y), str(view.camels_left), gap=20
    )
    for monument in reversed(MONUMENTS):
        x -= 72
        sprite = sprites.monument(theme, monument, None, 0.5)
        counted(image, theme, sprite, (x, y), str(view.supply.get(monument, 0)), gap=23)


def _guardian(theme: Theme, kind: Kind) -> Sprite:
    return sprites.creature(theme, kind, 30)
