"""The head of the table: Age, who decides, treasuries; and who is who."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.duel import icons
from renderer.duel.layout import HEAD, RIGHT, WIDTH, Box
from renderer.duel.palette import Theme
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import cut_sheet
from renderer.type import Weight, readable, write
from rules.duel.data import Side
from rules.duel.state import NOBODY, Phase
from rules.duel.view import CityView, View
from rules.engine.decisions import Seat

WHO: Box = (322, 22, 716, 74)
_TALLEST = 1196  # of all pictures but the preview of a draft
NUMERALS = ("", "I", "II", "III")


def paper(theme: Theme, height: int) -> Image.Image:
    """A sheet of some height."""
    return cut_sheet(theme, (WIDTH, height), _TALLEST)


def mover(view: View) -> Seat:
    """Who is to do something; nobody when the game is over."""
    if view.asked != NOBODY:
        return view.asked
    return view.active if view.phase is Phase.TURN else NOBODY


def ordered(view: View) -> list[CityView]:
    """Both cities, the Sun's first."""
    return sorted(view.cities, key=lambda city: city.side is not Side.SUN)


def named(labels: Labels, side: Side, seat: Seat, names: Sequence[str]) -> str:
    """A side and, if known, the person."""
    name = readable(names[seat]) if seat < len(names) else ""
    what = labels(key("duel", "side", side))
    return f"{what} · {name}" if name else what


def purse_text(city: CityView) -> str:
    """Coins, and those on Astarte: 27+7."""
    return f"{city.coins}+{city.vault}" if city.vault else str(city.coins)


def draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    labels: Labels,
    names: Sequence[str],
    step: int | None,
) -> None:
    """The Age, who decides, and both treasuries."""
    y = (HEAD[1] + HEAD[3]) / 2
    title = (
        labels("duel-label-age", age=NUMERALS[view.age])
        if view.age and view.phase is not Phase.DRAFT
        else labels("duel-label-phase-draft")
    )
    x = HEAD[0] + 6
    room = WHO[0] - x - (92 if step is not None else 12)
    x += write(image, (x, y), title, theme.text, size=34, width=room, weight=Weight.EXTRA)
    if step is not None:
        write(image, (x + 16, y + 2), f"#{step}", theme.faded, size=26, width=WHO[0] - x - 24)
    draw_who(image, theme, view, labels, names)
    for n, city in enumerate(ordered(view)):
        left = 728 + 168 * n
        icons.side(theme, city.side, 38).put(image, (left + 20, y))
        icons.coin(theme, "", 32).put(image, (left + 62, y))
        write(
            image,
            (left + 84, y),
            purse_text(city),
            theme.text,
            size=32,
            width=min(84, RIGHT - left - 84),
            weight=Weight.EXTRA,
        )


def draw_who(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str]
) -> None:
    """Who decides, or that the game is over."""
    y = (WHO[1] + WHO[3]) / 2
    seat = mover(view)
    if seat == NOBODY:
        text = labels(key("duel", "label", "phase", view.phase))
        if view.winners:
            text = labels(
                "duel-label-won",
                list=", ".join(named(labels, view.cities[s].side, s, names) for s in view.winners),
            )
        write(
            image,
            ((WHO[0] + WHO[2]) / 2, y),
            text,
            theme.text,
            size=30,
            width=WHO[2] - WHO[0] - 8,
            weight=Weight.EXTRA,
            align="middle",
        )
        return
    panel(image, WHO, theme.active, theme.ink, thick=3, radius=12)
    side = view.cities[seat].side
    icons.side(theme, side, 40).put(image, (WHO[0] + 36, y))
    write(
        image,
        (WHO[0] + 68, y),
        named(labels, side, seat, names),
        theme.text,
        size=32,
        width=WHO[2] - WHO[0] - 80,
        weight=Weight.EXTRA,
    )
