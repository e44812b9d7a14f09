"""One god's sheet, large: what it can do, what it has, its powers and its place."""

from __future__ import annotations

from math import ceil

from PIL import Image

from renderer.ankh import power_table, sprites
from renderer.ankh.asked import seats_asked
from renderer.ankh.palette import LIGHT, Theme
from renderer.ankh.panels import sign
from renderer.ankh.pictograms import Sign
from renderer.ankh.power_table import draw_powers
from renderer.ankh.sheets import emblem, sheet_of
from renderer.brush import Colour, Sprite, mix
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import sheet
from renderer.paragraph import leading, lines_of, write_paragraph
from renderer.type import Weight, readable, run, write
from rules.ankh.data import LAST_RED, MONUMENTS, TOP, God, Kind
from rules.ankh.lookup import partner_of
from rules.ankh.view import GodView, View

WIDTH = 1080
LEFT, RIGHT = 24, 1056
_MARGIN = 24
_HEAD = 168
_NAME = 210
_STAT, _STAT_GAP = 156, 8
_STATS = RIGHT - 12 - 3 * _STAT - 2 * _STAT_GAP
_TEXT, _TEXT_LEFT = 24, 96
_TEXT_WIDTH = RIGHT - LEFT - _TEXT_LEFT - 18
_TITLE, _TITLE_SIZE = 44, 26
_SHELF = 88
_MONUMENT, _PER_LINE = 112, 9


def draw_sheet(
    view: View, god: God, labels: Labels, *, name: str = "", theme: Theme = LIGHT
) -> Image.Image:
    """Draw a god's sheet; ``name`` is the player's.  Merged gods share one sheet."""
    mine = sheet_of(view, god)
    image = sheet(theme, (WIDTH, sheet_height(view, mine, labels)))
    _draw_head(image, theme, view, mine, labels, name)
    top = _MARGIN + _HEAD + 10
    for ability in mine.abilities:
        top += _draw_ability(image, theme, ability, top, labels)
    _draw_title(image, theme, labels("ankh-label-powers"), top)
    draw_powers(image, theme, view, mine, top + _TITLE, labels)
    top += _TITLE + power_table.HEIGHT + 6
    _draw_pool(image, theme, mine, top, labels)
    top += _TITLE + _SHELF
    if mine.monuments:
        _draw_title(image, theme, labels("ankh-label-monuments"), top)
        _draw_monuments(image, theme, view, mine, top + _TITLE)
    return image


def sheet_height(view: View, god: GodView, labels: Labels) -> int:
    """How tall the picture is: by abilities and monuments."""
    abilities = sum(_ability_height(ability, labels) for ability in god.abilities)
    lines = -(-len(god.monuments) // _PER_LINE)
    monuments = _TITLE + _SHELF * lines if lines else 0
    fixed = _HEAD + 10 + _TITLE + power_table.HEIGHT + 6 + _TITLE + _SHELF
    return _MARGIN + fixed + abilities + monuments + _MARGIN


def _draw_title(image: Image.Image, theme: Theme, text: str, top: int, left: int = LEFT) -> None:
    """A title from the left edge given, or from further left if it would leave the sheet."""
    left = min(left, RIGHT - 8 - ceil(run(text, Weight.EXTRA, _TITLE_SIZE).width))
    write(
        image,
        (left + 4, top + _TITLE / 2),
        text,
        theme.faded,
        size=_TITLE_SIZE,
        width=RIGHT - left,
        weight=Weight.EXTRA,
    )


# --- the head ---------------------------------------------------------------------------


def _draw_head(
    image: Image.Image, theme: Theme, view: View, god: GodView, labels: Labels, name: str
) -> None:
    acts = any(seat in seats_asked(view) for seat in god.people)
    panel(
        image,
        (LEFT, _MARGIN, RIGHT, _MARGIN + _HEAD),
        theme.active if acts else theme.panel,
        theme.ink if acts else theme.panel_line,
        thick=3.4 if acts else 1.6,
        radius=12,
    )
    partner = partner_of(view, god.god)
    if partner is None:
        emblem(theme, god.god, 58).put(image, (LEFT + 92, _MARGIN + _HEAD / 2))
    else:
        emblem(theme, god.god, 44).put(image, (LEFT + 66, _MARGIN + 62))
        emblem(theme, partner, 40).put(image, (LEFT + 122, _MARGIN + 112))
    gods = [god.god, *([partner] if partner else [])]
    title = " + ".join(labels(key("ankh", "god", g)) for g in gods)
    width = _STATS - _NAME - 12
    write(
        image, (_NAME, _MARGIN + 44), title, theme.text, size=46, width=width, weight=Weight.EXTRA
    )
    if readable(name):
        write(
            image,
            (_NAME, _MARGIN + 90),
            readable(name),
            theme.text,
            size=28,
            width=width,
            weight=Weight.MEDIUM,
        )
    place = len(view.ranking) - view.ranking.index(god.god)
    write(
        image,
        (_NAME, _MARGIN + 132),
        labels("ankh-label-place", number=place),
        theme.faded,
        size=26,
        width=width,
    )
    _draw_stats(image, theme, god, labels)


def _draw_stats(image: Image.Image, theme: Theme, god: GodView, labels: Labels) -> None:
    """Devotion on the colour of its space, followers with what could be gained, ankh tokens."""
    _draw_stat(
        image,
        theme,
        0,
        str(god.devotion),
        labels("ankh-label-devotion"),
        zone_colour(theme, god.devotion),
    )
    _draw_stat(
        image,
        theme,
        1,
        str(god.followers),
        labels("ankh-label-followers"),
        theme.panel,
        more=f"+{god.would_gain}",
    )
    _draw_stat(image, theme, 2, str(god.ankhs), "", theme.panel)
    at = (_STATS + 2.5 * _STAT + 2 * _STAT_GAP, _MARGIN + 127)
    sign(theme, Sign.ANKH, theme.gilt, 40).put(image, at)


def zone_colour(theme: Theme, devotion: int) -> Colour:
    """The colour of a space of the devotion track."""
    if devotion >= TOP:
        return theme.gold
    return theme.red_zone if devotion <= LAST_RED else theme.blue_zone


def _draw_stat(
    image: Image.Image,
    theme: Theme,
    n: int,
    number: str,
    caption: str,
    fill: Colour,
    *,
    more: str = "",
) -> None:
    left = _STATS + (_STAT + _STAT_GAP) * n
    top = _MARGIN + 14
    panel(image, (left, top, left + _STAT, top + _HEAD - 28), fill, theme.panel_line, radius=10)
    x = left + _STAT / 2
    shift = 18 if more else 0
    write(
        image,
        (x - shift, top + 54),
        number,
        theme.text,
        size=60,
        width=_STAT - 60,
        weight=Weight.EXTRA,
        align="middle",
    )
    if more:
        write(
            image, (left + _STAT - 8, top + 54), more, theme.faded, size=26, width=54, align="right"
        )
    if caption:
        write(image, (x, top + 114), caption, theme.text, size=22, width=_STAT - 8, align="middle")


# --- abilities --------------------------------------------------------------------------


def _ability_lines(ability: God, labels: Labels) -> int:
    text = labels(key("ankh", "text", "god", ability))
    return len(lines_of(text, Weight.MEDIUM, _TEXT, _TEXT_WIDTH))


def _ability_height(ability: God, labels: Labels) -> int:
    return max(76, 34 + leading(_TEXT) * _ability_lines(ability, labels))


def _draw_ability(image: Image.Image, theme: Theme, ability: God, top: int, labels: Labels) -> int:
    """What a god can do, beside its token; return how much room it took."""
    height = _ability_height(ability, labels)
    lines = _ability_lines(ability, labels)
    panel(image, (LEFT, top, RIGHT, top + height - 8), theme.panel, theme.panel_line, radius=10)
    middle = top + (height - 8) / 2
    sprites.token(theme, ability, 0.76).put(image, (LEFT + 48, middle))
    first = middle - leading(_TEXT) * (lines - 1) / 2
    write_paragraph(
        image,
        (LEFT + _TEXT_LEFT, first),
        labels(key("ankh", "text", "god", ability)),
        theme.text,
        size=_TEXT,
        width=_TEXT_WIDTH,
        most=lines,
    )
    return height


# --- the pool and the monuments -----------------------------------------------------------


def _draw_pool(image: Image.Image, theme: Theme, god: GodView, top: int, labels: Labels) -> None:
    """Figures to be summoned on the left, tokens to be put or turned on the right."""
    _draw_title(image, theme, labels("ankh-label-pool"), top)
    y = top + _TITLE + (_SHELF - 8) / 2
    panel(
        image,
        (LEFT, top + _TITLE, RIGHT, top + _TITLE + _SHELF - 8),
        theme.panel,
        theme.panel_line,
        radius=10,
    )
    x = LEFT + 44.0
    sprites.figure(theme, god.god, Kind.WARRIOR).put(image, (x, y))
    x = _number(image, theme, x + 38, y, god.warriors) + 44
    for kind in god.guardians:
        sprites.figure(theme, god.god, kind, 0.9).put(image, (x, y))
        x += 76
    tokens = _tokens(theme, god)
    if not tokens:
        return
    room = sum(width for _, _, width in tokens)
    x = max(x, RIGHT - 16.0 - room)
    _draw_title(image, theme, labels("ankh-label-tokens"), top, round(x) - 4)
    for sprite, text, width in tokens:
        sprite.put(image, (x + 24, y))
        if text:
            _number(image, theme, x + 48, y, int(text))
        x += width


def _number(image: Image.Image, theme: Theme, x: float, y: float, number: int) -> float:
    return x + write(image, (x, y), str(number), theme.text, size=34, width=60, weight=Weight.EXTRA)


def _tokens(theme: Theme, god: GodView) -> list[tuple[Sprite, str, int]]:
    """Each token with its number, if it has one, and its width; a merged god has those of both."""
    found: list[tuple[Sprite, str, int]] = []
    if God.AMUN in god.abilities:
        found.append((sprites.two_cards(theme, up=god.two_cards), "", 56))
    if God.RA in god.abilities:
        found.append((sign(theme, Sign.SUN, theme.gilt, 46), str(god.suns), 92))
    if God.OSIRIS in god.abilities:
        spiral = sign(theme, Sign.SPIRAL, mix(theme.portal, theme.text, 0.3), 46)
        found.append((spiral, str(god.portals), 92))
    for n in range(god.captive_slots):
        held = god.captives[n] if n < len(god.captives) else None
        found.append((sprites.captive(theme, held), "", 44))
    for kind in MONUMENTS if god.own_monuments else ():
        left = god.own_monuments.get(kind, 0)
        found.append((sprites.monument(theme, kind, god.god, 0.7), str(left), 92))
    return found


def _draw_monuments(image: Image.Image, theme: Theme, view: View, god: GodView, top: int) -> None:
    """Every monument that the god controls, with its cell."""
    kinds = {monument.cell: monument.kind for monument in view.monuments}
    for n, cell in enumerate(god.monuments):
        line, column = divmod(n, _PER_LINE)
        left = LEFT + round((RIGHT - LEFT + 6) / _PER_LINE * column)
        box = (left, top + _SHELF * line, left + _MONUMENT - 4, top + _SHELF * (line + 1) - 8)
        panel(image, box, theme.panel, theme.panel_line, radius=10)
        y = (box[1] + box[3]) / 2
        sprites.monument(theme, kinds[cell], god.god, 0.7).put(image, (left + 33, y))
        write(
            image,
            (box[2] - 8, y),
            str(cell),
            theme.text,
            size=24,
            width=40,
            align="right",
            weight=Weight.EXTRA,
        )
