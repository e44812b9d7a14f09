"""The map of a position: one pure function from a view to an image, in named layers."""

from __future__ import annotations

from PIL import Image

from renderer.brush import Point
from renderer.kemet import sprites
from renderer.kemet.attackers import attacking, came_from, defending, entry
from renderer.kemet.cities import city, corner
from renderer.kemet.ground import ground
from renderer.kemet.legend import draw_legend
from renderer.kemet.marks import NO_MARKS, Marks, draw_arrow, draw_marked_areas, draw_marks
from renderer.kemet.palette import LIGHT, Theme
from renderer.kemet.places import CAPTION, map_of
from renderer.labels import Labels, key
from renderer.type import Weight, write
from rules.kemet.boards import BOARDS, SANCTUARY
from rules.kemet.state import Phase
from rules.kemet.view import AreaView, View

_DAY = (Phase.TURN, Phase.END_OF_DAY, Phase.OVER)
_NIGHT = (Phase.PRAYER, Phase.DRAW, Phase.NIGHT_TILES, Phase.ORDER)


def board_size(view: View) -> int:
    """For how many players the board is: known from its areas before anybody is seated."""
    areas = tuple(area.area for area in view.areas)
    return next(players for players, board in BOARDS.items() if board.areas == areas)


def draw_map(
    view: View,
    labels: Labels,
    *,
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
    legend: bool = True,
) -> Image.Image:
    """Draw the map.  Same view, same pixels: no clock, no language but the labels'.

    ``step`` is the number of the decision that led here, if it is to be shown; the key of signs is
    left out where only a part of the map will be seen.
    """
    players = board_size(view)
    board = map_of(players)
    image = ground(theme, players)
    _draw_cities(image, theme, view, players)
    if board.closed and legend:
        draw_legend(image, theme, labels, sanctuary=SANCTUARY in board.spots)
    draw_marked_areas(image, theme, board, marks)
    for area in view.areas:
        _draw_area(image, theme, view, players, area)
    for area in view.areas:
        draw_attacker(image, theme, view, players, area)
    _draw_titles(image, theme, view, step, labels)
    draw_marks(image, theme, board, marks)
    return image


def _draw_cities(image: Image.Image, theme: Theme, view: View, players: int) -> None:
    owners = {player.city: player.colour for player in view.players}
    for number in BOARDS[players].cities:
        drawn = city(theme, players, number, owners.get(number))
        image.paste(drawn, corner(players, number), drawn)


def _draw_area(image: Image.Image, theme: Theme, view: View, players: int, area: AreaView) -> None:
    at = map_of(players).spots[area.area].at
    if area.pyramid is not None:
        drawn = sprites.pyramid(theme, area.pyramid.colour, area.pyramid.level)
        drawn.put(image, at["pyramid"])
    army = defending(view, area)
    if army is None:
        return
    colour = view.players[army.seat].colour
    sprites.army(theme, colour, army.soldiers).put(image, at["army"])
    if army.creature is not None:
        sprites.creature(theme, army.creature, colour).put(image, at["creature"])


def draw_attacker(
    image: Image.Image,
    theme: Theme,
    view: View,
    players: int,
    area: AreaView,
    shift: Point = (0, 0),
) -> None:
    """An attacker stands outside the border, an arrow over it."""
    army = attacking(view, area)
    if army is None:
        return
    (x, y), (ex, ey) = entry(players, area.area, came_from(view))
    here, goal = (x - shift[0], y - shift[1]), (ex - shift[0], ey - shift[1])
    draw_arrow(image, theme, here, goal, gap=0, bend=0.0)
    colour = view.players[army.seat].colour
    sprites.army(theme, colour, army.soldiers).put(image, here)
    if army.creature is not None:
        aside = (here[0] + 34, here[1] - 24)
        sprites.creature(theme, army.creature, colour, 0.8).put(image, aside)


def when(view: View, labels: Labels) -> str:
    """Day and turn, or what else the game is at."""
    if view.phase in _DAY and view.day:
        return labels("kemet-label-turn", day=view.day, turn=max(1, view.turn), turns=view.turns)
    if view.phase in _NIGHT:
        return labels("kemet-label-night", day=view.day)
    return labels(key("kemet-label-phase", view.phase))


def _draw_titles(
    image: Image.Image, theme: Theme, view: View, step: int | None, labels: Labels
) -> None:
    """The day and the step, below the land."""
    write(
        image,
        (34, CAPTION),
        when(view, labels),
        theme.text,
        size=26,
        width=640,
        weight=Weight.EXTRA,
    )
    if step is not None:
        text = labels("kemet-label-step", number=step)
        write(
            image,
            (1046, CAPTION),
            text,
            theme.text,
            size=26,
            width=300,
            weight=Weight.EXTRA,
            align="right",
        )
