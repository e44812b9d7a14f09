"""The table of a battle picture: a row for each god, with cards, sum, gains and losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.battle_report import BattleReport, Change, Sum
from renderer.ankh.card_faces import HEIGHT as CARD_HEIGHT
from renderer.ankh.card_faces import card_places, draw_card, draw_card_back
from renderer.ankh.palette import Theme
from renderer.ankh.panels import sign
from renderer.ankh.pictograms import Sign
from renderer.brush import Colour
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import SMALLEST, Weight, readable, run, write
from rules.ankh.data import God
from rules.ankh.lookup import sheet_of
from rules.ankh.view import View

LEFT, RIGHT = 24, 1056
_EMBLEM = 100  # the middle of the column with the god
_EMBLEM_WIDTH = 140
_CARDS = (180, 456)
_SUM = 470
_LIST_WIDTH = RIGHT - _SUM - 12
_SUM_LINE, _CAPTION, _LISTS = 40, 79, 112  # from a row's top
_LEAST = CARD_HEIGHT + 20
_CHIP, _PITCH = 28, 33
_BOX = 92
_STEP = 152


class Chip(NamedTuple):
    """One gain, loss or bid, as a small panel; the first of a list has its heading before it."""

    text: str
    sign: Sign | None
    good: bool
    heading: str = ""


def row_height(report: BattleReport, god: God, labels: Labels) -> int:
    """How tall a god's row is: by how much happened to it."""
    lines = len(_flow(chips_of(report, god, labels)))
    return max(_LEAST, _LISTS + _PITCH * lines)


def draw_row(
    image: Image.Image,
    theme: Theme,
    view: View,
    report: BattleReport,
    god: God,
    top: int,
    labels: Labels,
    names: Sequence[str],
) -> None:
    """Draw one god's row; the winner's shines."""
    box = (LEFT, top + 2, RIGHT, top + row_height(report, god, labels) - 3)
    won = report.decided and report.winner is god
    panel(
        image,
        box,
        theme.active if won else theme.panel,
        theme.ink if won else theme.panel_line,
        thick=3.4 if won else 1.6,
        radius=10,
    )
    _draw_god(image, theme, view, god, top, labels, names)
    if won:
        write(
            image,
            (_EMBLEM, top + 154),
            labels("ankh-label-winner"),
            theme.text,
            size=22,
            width=_EMBLEM_WIDTH,
            weight=Weight.EXTRA,
            align="middle",
        )
    _draw_cards(image, theme, report, god, top, labels)
    if report.strength is not None and god in report.strength:
        _draw_sum(image, theme, report.strength[god], top, labels)
    for n, line in enumerate(_flow(chips_of(report, god, labels))):
        _draw_chips(image, theme, line, top + _LISTS + _PITCH * n)


def _draw_god(
    image: Image.Image,
    theme: Theme,
    view: View,
    god: God,
    top: int,
    labels: Labels,
    names: Sequence[str],
) -> None:
    sprites.token(theme, god, 1.12 if god in (God.AMUN, God.OSIRIS, God.RA) else 1.0).put(
        image, (_EMBLEM, top + 48)
    )
    write(
        image,
        (_EMBLEM, top + 104),
        labels(key("ankh", "god", god)),
        theme.text,
        size=28,
        width=_EMBLEM_WIDTH,
        weight=Weight.EXTRA,
        align="middle",
    )
    mine = sheet_of(view, god)
    people = mine.people if mine else ()
    shown = ", ".join(readable(names[seat]) for seat in people if seat < len(names))
    if shown:
        write(
            image,
            (_EMBLEM, top + 130),
            shown,
            theme.faded,
            size=22,
            width=_EMBLEM_WIDTH,
            weight=Weight.MEDIUM,
            align="middle",
        )


def _draw_cards(
    image: Image.Image, theme: Theme, report: BattleReport, god: God, top: int, labels: Labels
) -> None:
    """Cards face up once they are revealed; two backs if two are announced."""
    y = top + _LEAST / 2 - 1
    if report.cards is None:
        for x in card_places(2 if god in report.two_cards else 1, *_CARDS):
            draw_card_back(image, theme, (x, y))
        return
    cards = report.cards.get(god, ())
    for card, x in zip(cards, card_places(len(cards), *_CARDS), strict=True):
        draw_card(image, theme, card, (x, y), labels)


def _draw_sum(image: Image.Image, theme: Theme, counted: Sum, top: int, labels: Labels) -> None:
    """Figures + bonus + cards = strength, each number with its name below."""
    parts = (
        ("ankh-label-figures", sum(counted.figures.values()), "+"),
        ("ankh-label-bonus", counted.bonus, "+"),
        ("ankh-label-cards", counted.cards, "="),
        ("ankh-label-strength", counted.total, ""),
    )
    for n, (label, number, then) in enumerate(parts):
        left = _SUM + _STEP * n
        last = not then
        panel(
            image,
            (left, top + 12, left + _BOX, top + 66),
            theme.text if last else theme.paper,
            theme.text if last else theme.panel_line,
            thick=2,
        )
        middle = left + _BOX / 2
        write(
            image,
            (middle, top + _SUM_LINE),
            str(number),
            theme.panel if last else theme.text,
            size=36,
            width=_BOX - 10,
            weight=Weight.EXTRA,
            align="middle",
        )
        write(
            image,
            (middle, top + _CAPTION),
            labels(label),
            theme.faded,
            size=20,
            width=_BOX + 26,
            align="middle",
        )
        write(
            image,
            (left + (_BOX + _STEP) / 2, top + _SUM_LINE),
            then,
            theme.text,
            size=36,
            width=40,
            weight=Weight.EXTRA,
            align="middle",
        )


# --- gains, losses, bids ----------------------------------------------------------------


def chips_of(report: BattleReport, god: God, labels: Labels) -> list[Chip]:
    """Everything that a battle has brought a god or taken from it, in words."""
    bids = [
        Chip(
            labels("ankh-label-bid", number=plague.bids[god]),
            Sign.ANKH if plague.spared is god else Sign.SKULL,
            plague.spared is god,
        )
        for plague in report.plagues
        if god in plague.bids
    ]
    captives = [
        Chip(labels(key("ankh", "god", owner)), Sign.WARRIOR, good=True)
        for captor, owner in report.captured
        if captor is god
    ]
    devotion = _changes(report.devotion, god, labels("ankh-label-devotion"), labels)
    followers = _changes(report.followers, god, labels("ankh-label-followers"), labels)
    return [*bids, *captives, *devotion, *followers]


def _changes(changes: Sequence[Change], god: God, heading: str, labels: Labels) -> list[Chip]:
    """Each change with its reason; what Bountiful has added stands by itself."""
    mine = [change for change in changes if change.god is god]
    parts = [part for change in mine for part in _parts(change)]
    return [
        Chip(
            f"{_signed(amount)} {labels(reason)}",
            None,
            amount > 0,
            f"{heading} {mine[-1].after}:" if n == 0 else "",
        )
        for n, (amount, reason) in enumerate(parts)
    ]


def _parts(change: Change) -> list[tuple[int, str]]:
    """What a change is made of, with the text that names it."""
    sources = change.parts or ((change.source, change.amount - change.bonus),)
    parts = [(amount, key("ankh", "source", source)) for source, amount in sources]
    return [*parts, (change.bonus, "ankh-power-bountiful")] if change.bonus else parts


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"


def _flow(chips: Sequence[Chip]) -> list[list[tuple[int, Chip]]]:
    """Lay chips into lines from left to right; each with its left edge."""
    lines: list[list[tuple[int, Chip]]] = []
    x = _LIST_WIDTH
    for chip in chips:
        width = _heading_width(chip) + _chip_width(chip)
        if not lines or x + width > _LIST_WIDTH or chip.heading:
            lines.append([])
            x = 0
        lines[-1].append((x, chip))
        x += width + 8
    return lines


def _chip_width(chip: Chip) -> int:
    text = run(chip.text, Weight.BOLD, SMALLEST).width
    return min(round(text) + 18 + (26 if chip.sign else 0), _LIST_WIDTH - _heading_width(chip))


def _heading_width(chip: Chip) -> int:
    return round(run(chip.heading, Weight.BOLD, SMALLEST).width) + 8 if chip.heading else 0


def _draw_chips(image: Image.Image, theme: Theme, line: Sequence[tuple[int, Chip]], y: int) -> None:
    for x, chip in line:
        left = _SUM + x
        if chip.heading:
            write(image, (left, y), chip.heading, theme.faded, size=SMALLEST, width=_LIST_WIDTH)
            left += _heading_width(chip)
        right = left + _chip_width(chip)
        panel(image, (left, y - _CHIP // 2, right, y + _CHIP // 2), *_paint(theme, chip), radius=9)
        if chip.sign:
            sign(theme, chip.sign, theme.text, 22).put(image, (left + 18, y))
            left += 26
        write(image, (left + 9, y), chip.text, theme.text, size=SMALLEST, width=right - left - 14)


def _paint(theme: Theme, chip: Chip) -> tuple[Colour, Colour]:
    """Gains are framed in gold, losses lie on red."""
    return (theme.panel, theme.gilt) if chip.good else (theme.red_zone, theme.red_zone)
