"""Cards as a hand shows them: DI cards with their text, battle cards with their values."""

from __future__ import annotations

from PIL import Image

from renderer.kemet import sprites
from renderer.kemet.chips import VALUE_SIGNS, value_colours
from renderer.kemet.marks import draw_frame
from renderer.kemet.palette import Theme
from renderer.kemet.pictograms import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import write_paragraph
from renderer.type import Weight, run, write
from renderer.words import capital
from rules.kemet.data import BATTLE_CARDS, CARDS, BattleCard, Card, Icon

DI = (510, 122)  # a DI card
BATTLE = (164, 124)
_ICONS = {Icon.BATTLE: Sign.SWORDS, Icon.DAY: Sign.SUN, Icon.OPPONENT: Sign.CARTOUCHE}


def draw_di(
    image: Image.Image,
    theme: Theme,
    labels: Labels,
    card: Card,
    count: int,
    price: int,
    at: tuple[int, int],
    *,
    marked: bool = False,
) -> None:
    """A DI card: when it is played, its name, what it does, its price, how many of it."""
    left, top = at
    wide, tall = DI
    kind = CARDS[card]
    panel(image, (left, top, left + wide, top + tall), theme.card, theme.ink, thick=2.4, radius=10)
    panel(
        image, (left + 8, top + 8, left + 66, top + tall - 8), theme.ink, theme.gold_shade, radius=7
    )
    middle = left + 37
    sprites.sign(_ICONS[kind.icon], theme.gold, theme.ink, 40).put(
        image, (middle, top + (40 if count > 1 else tall / 2))
    )
    if count > 1:
        write(
            image,
            (middle, top + 88),
            f"×{count}",
            theme.white,
            size=28,
            width=52,
            weight=Weight.EXTRA,
            align="middle",
        )
    x, right = left + 80, left + wide - 12
    cost = labels("kemet-label-cost", number=price) if price else labels("kemet-label-free")
    taken = write(
        image,
        (right, top + 28),
        cost,
        theme.harm if price else theme.faded,
        size=23,
        width=130,
        align="right",
    )
    name = labels(key("kemet", "card", card))
    write(
        image,
        (x, top + 28),
        name,
        theme.text,
        size=27,
        width=right - x - taken - 12,
        weight=Weight.EXTRA,
    )
    when = labels(key("kemet", "icon", kind.icon))
    text = f"{capital(when)}. {labels(key('kemet', 'text', 'card', card))}"
    write_paragraph(image, (x, top + 62), text, theme.text, size=21, width=right - x, most=2)
    if marked:
        draw_frame(image, theme, (left + wide / 2, top + tall / 2), wide + 2, tall + 2, 11)


def draw_battle_card(
    image: Image.Image,
    theme: Theme,
    labels: Labels,
    card: BattleCard,
    at: tuple[int, int],
    *,
    gone: str = "",
) -> None:
    """A battle card: its number, its values, its name; ``gone`` says what became of it."""
    left, top = at
    wide, tall = BATTLE
    fill, ink = (theme.dim, theme.faded) if gone else (theme.card, theme.text)
    edge = theme.panel_line if gone else theme.ink
    panel(image, (left, top, left + wide, top + tall), fill, edge, thick=2.4, radius=9)
    middle = left + wide / 2
    strike = BATTLE_CARDS[card]
    values = (strike.strength, strike.damage, strike.protection)
    for n, (what, colour, value) in enumerate(
        zip(VALUE_SIGNS, value_colours(theme), values, strict=True)
    ):
        x = middle + (n - 1) * 52
        paint = ink if gone else colour
        sprites.sign(what, paint, fill, 25).put(image, (x - 12, top + 27))
        write(
            image,
            (x + 10, top + 27),
            str(value),
            paint,
            size=28,
            width=30,
            weight=Weight.EXTRA,
            align="middle",
        )
    write_paragraph(
        image,
        (middle, top + 62),
        labels(key("kemet", "battle_card", card)),
        ink,
        size=21,
        width=wide - 10,
        most=2,
        weight=Weight.BOLD,
        align="middle",
    )
    if gone:
        _draw_fate(image, theme, gone, (middle, top + tall - 1))


def _draw_fate(image: Image.Image, theme: Theme, gone: str, at: tuple[float, float]) -> None:
    """A label across the lower edge of a card."""
    x, y = at
    room = round(run(gone, Weight.EXTRA, 20).width) + 16
    box = (round(x - room / 2), round(y) - 13, round(x + room / 2), round(y) + 13)
    panel(image, box, theme.spent, theme.faded, radius=6)
    write(
        image,
        at,
        gone,
        theme.spent_text,
        size=20,
        width=room,
        weight=Weight.EXTRA,
        align="middle",
    )
