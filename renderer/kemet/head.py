"""The paper of a picture, and who is who."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from renderer.kemet.palette import Theme
from renderer.labels import Labels, key
from renderer.paper import cut_sheet
from renderer.type import readable
from rules.engine.decisions import Seat
from rules.kemet.state import NOBODY, Phase
from rules.kemet.view import View

WIDTH = 1080
LEFT, RIGHT = 24, WIDTH - 24
_TALLEST = 1500


def paper(theme: Theme, height: int) -> Image.Image:
    """A sheet of some height."""
    return cut_sheet(theme, (WIDTH, height), _TALLEST)


def colour_name(view: View, labels: Labels, seat: Seat) -> str:
    """What a player is called by colour."""
    return labels(key("kemet", "player", view.players[seat].colour))


def person(names: Sequence[str], seat: Seat) -> str:
    """The name of the person, if it is known."""
    return readable(names[seat]) if seat < len(names) else ""


def deciding(view: View, asked: Collection[Seat] | None = None) -> Collection[Seat]:
    """Who decides now, in the open; nobody when the game is over."""
    if view.phase is Phase.OVER:
        return ()
    if asked is not None:
        return asked
    if view.asked:
        return view.asked
    return (view.active,) if view.active != NOBODY else ()


def in_order(view: View) -> list[Seat]:
    """The seats in turn order."""
    rest = [player.seat for player in view.players if player.seat not in view.order]
    return [*(seat for seat in view.order if seat < len(view.players)), *rest]
