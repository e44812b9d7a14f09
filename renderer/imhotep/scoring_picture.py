"""The final scoring: who won, and how everybody's points come together."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.imhotep.layout import LEFT, RIGHT, WIDTH
from renderer.imhotep.palette import LIGHT, Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.imhotep.score_sheet import Entry, Row, score_sheet, totals
from renderer.imhotep.stones import stone
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import new_sheet
from renderer.paragraph import lines_of, write_paragraph
from renderer.type import Weight, readable, write
from renderer.words import capital
from rules.imhotep.data import Source
from rules.imhotep.ending import Ending
from rules.imhotep.state import Phase
from rules.imhotep.view import View

_MARGIN = 24
_VERDICT, _HEAD, _ROW, _TOTAL, _TIE = 128, 106, 86, 92, 62
_FIRST = 356  # where the players' columns begin
_WORST = 13  # characters of a sum that surely fit a line


def draw_scoring(
    view: View, labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> Image.Image:
    """Draw the points of a game that is over, or as if it ended now."""
    rows = score_sheet(view)
    image = new_sheet(theme, (WIDTH, scoring_height(view, rows)))
    _draw_verdict(image, theme, view, labels, names)
    top = _MARGIN + _VERDICT
    _draw_players(image, theme, view, labels, names, top)
    top += _HEAD
    for row in rows:
        _draw_row(image, theme, view, row, labels, top)
        top += _ROW
    _draw_totals(image, theme, view, labels, top)
    if _by_sled(view):
        _draw_sleds(image, theme, view, labels, top + _TOTAL)
    return image


def scoring_height(view: View, rows: Sequence[Row]) -> int:
    """How tall the picture is: by sources, and by whether the sleds decided."""
    tie = _TIE if _by_sled(view) else 0
    return _MARGIN + _VERDICT + _HEAD + _ROW * len(rows) + _TOTAL + tie + _MARGIN - 6


def _by_sled(view: View) -> bool:
    return view.ending in (Ending.SLED, Ending.SHARED)


def _columns(view: View) -> list[float]:
    """The middle of each player's column."""
    width = (RIGHT - _FIRST) / len(view.players)
    return [_FIRST + width * (seat + 0.5) for seat in range(len(view.players))]


def _width(view: View) -> int:
    return (RIGHT - _FIRST) // len(view.players)


# --- above ---------------------------------------------------------------------------------


def _draw_verdict(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str]
) -> None:
    """Who won and how, or that nobody has yet."""
    over = view.phase is Phase.OVER
    box = (LEFT, _MARGIN, RIGHT, _MARGIN + _VERDICT - 10)
    panel(
        image,
        box,
        theme.active if over else theme.panel,
        theme.ink if over else theme.panel_line,
        thick=3.4 if over else 1.6,
        radius=12,
    )
    y = (box[1] + box[3]) / 2
    if not over:
        write(
            image,
            ((LEFT + RIGHT) / 2, y),
            labels("imhotep-label-if-now"),
            theme.text,
            size=38,
            width=RIGHT - LEFT - 40,
            weight=Weight.EXTRA,
            align="middle",
        )
        return
    x = LEFT + 60.0
    for seat in view.winners:
        stone(theme, view.players[seat].colour, 80).put(image, (x, y))
        x += 92
    who = ", ".join(_who(view, seat, labels, names) for seat in view.winners)
    width = round(RIGHT - 24 - x)
    write(
        image,
        (x, y - 20),
        f"{labels('imhotep-label-winner')}: {who}",
        theme.text,
        size=42,
        width=width,
        weight=Weight.EXTRA,
    )
    if view.ending is not None:
        how = labels(key("imhotep", "ending", view.ending))
        write(image, (x, y + 28), capital(how), theme.text, size=28, width=width)


def _who(view: View, seat: int, labels: Labels, names: Sequence[str]) -> str:
    colour = labels(key("imhotep", "colour", view.players[seat].colour))
    name = readable(names[seat]) if seat < len(names) else ""
    return f"{colour} ({name})" if name else colour


def _draw_players(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str], top: int
) -> None:
    """Each player's stone, colour and name above their column."""
    width = _width(view) - 8
    for player, x in zip(view.players, _columns(view), strict=True):
        stone(theme, player.colour, 44).put(image, (x, top + 22))
        colour = labels(key("imhotep", "colour", player.colour))
        write(
            image,
            (x, top + 62),
            colour,
            theme.text,
            size=26,
            width=width,
            weight=Weight.EXTRA,
            align="middle",
        )
        name = readable(names[player.seat]) if player.seat < len(names) else ""
        write(
            image,
            (x, top + 90),
            name,
            theme.text,
            size=22,
            width=width,
            weight=Weight.MEDIUM,
            align="middle",
        )


# --- the sources ---------------------------------------------------------------------------


def _draw_row(
    image: Image.Image, theme: Theme, view: View, row: Row, labels: Labels, top: int
) -> None:
    """A source: its name and rule, and what it gives everybody."""
    panel(image, (LEFT, top + 3, RIGHT, top + _ROW - 3), theme.panel, theme.panel_line, radius=9)
    _draw_source(image, theme, row, labels, top)
    for entry, x in zip(row.entries, _columns(view), strict=True):
        explained = told(row.source, entry)
        y = top + (30 if explained else _ROW / 2)
        colour = theme.text if entry.points else theme.faded
        write(
            image,
            (x, y),
            shown(entry.points),
            colour,
            size=34,
            width=90,
            weight=Weight.EXTRA,
            align="middle",
        )
        if explained:
            write(
                image,
                (x, top + 63),
                explained,
                theme.faded,
                size=22,
                width=_width(view) - 8,
                align="middle",
            )


def _draw_source(image: Image.Image, theme: Theme, row: Row, labels: Labels, top: int) -> None:
    """A source's name, in two lines if it must be, and the rule behind its points."""
    name = capital(labels(key("imhotep", "source", row.source)))
    x, width = LEFT + 14, _FIRST - LEFT - 20
    short = len(lines_of(name, Weight.EXTRA, 26, width)) == 1
    write_paragraph(
        image,
        (x, top + (28 if short else 18)),
        name,
        theme.text,
        size=26 if short else 22,
        width=width,
        most=2,
        weight=Weight.EXTRA,
    )
    write(
        image,
        (x, top + (59 if short else 69)),
        labels(key("imhotep-label-how", row.how)),
        theme.faded,
        size=20,
        width=width,
        weight=Weight.MEDIUM,
    )


def shown(points: int) -> str:
    """Points with a real minus."""
    return str(points).replace("-", "−")


def told(source: Source, entry: Entry) -> str:
    """Of what an entry is made: a sum, or how many cards or stones it counts."""
    if len(entry.parts) > 1:
        return _sum(entry.parts)
    if entry.number and source is Source.OBELISKS:
        return f"↑{entry.number}"
    return f"×{entry.number}" if entry.number else ""


def _sum(parts: Sequence[int]) -> str:
    """``4+3+1``, with equal parts together where it would be too long: ``3×4+1``."""
    plain = "+".join(map(str, parts))
    if len(plain) <= _WORST:
        return plain
    counts = {part: list(parts).count(part) for part in parts}
    return "+".join(f"{n}×{part}" if n > 1 else str(part) for part, n in counts.items())


# --- below ---------------------------------------------------------------------------------


def _draw_totals(image: Image.Image, theme: Theme, view: View, labels: Labels, top: int) -> None:
    """The totals; winners get a crown."""
    panel(
        image, (LEFT, top + 3, RIGHT, top + _TOTAL - 5), theme.active, theme.ink, thick=3, radius=10
    )
    y = top + _TOTAL / 2 - 1
    write(
        image,
        (LEFT + 14, y),
        labels("imhotep-label-total"),
        theme.text,
        size=36,
        width=_FIRST - LEFT - 20,
        weight=Weight.EXTRA,
    )
    for seat, (total, x) in enumerate(zip(totals(view), _columns(view), strict=True)):
        write(
            image,
            (x, y),
            shown(total),
            theme.text,
            size=50,
            width=110,
            weight=Weight.EXTRA,
            align="middle",
        )
        if seat in view.winners:
            sign(Sign.CROWN, theme.text, theme.active, 36).put(image, (x - 64, y))


def _draw_sleds(image: Image.Image, theme: Theme, view: View, labels: Labels, top: int) -> None:
    """What a tie was decided by."""
    y = top + _TIE / 2 - 4
    write(
        image,
        (LEFT + 14, y),
        labels("imhotep-label-stones-on-sled"),
        theme.text,
        size=26,
        width=_FIRST - LEFT - 20,
    )
    for player, x in zip(view.players, _columns(view), strict=True):
        write(
            image,
            (x, y),
            str(player.sled),
            theme.text,
            size=32,
            width=90,
            weight=Weight.EXTRA,
            align="middle",
        )
