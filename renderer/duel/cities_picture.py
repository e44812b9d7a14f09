"""Both cities, the Sun's above the Moon's, with the points if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.duel.city import draw_city
from renderer.duel.head import mover, ordered, paper
from renderer.duel.layout import CITIES_SIZE, city_boxes
from renderer.duel.marks import NO_MARKS, Marks
from renderer.duel.palette import LIGHT, Theme
from renderer.labels import Labels
from rules.duel.view import View
from rules.engine.decisions import Seat


def draw_cities(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> Image.Image:
    """Draw both cities; the mover's is framed."""
    image = paper(theme, CITIES_SIZE[1])
    cities, acting = ordered(view), mover(view)
    for n, city in enumerate(cities):
        draw_city(
            image,
            theme,
            city,
            cities[1 - n],
            city_boxes(n),
            labels,
            names=names,
            marks=marks,
            acts=city.seat == acting,
        )
    return image


def draw_city_alone(
    view: View, seat: Seat, labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> Image.Image:
    """Draw one city by itself."""
    boxes = city_boxes(0)
    image = paper(theme, boxes.panel[3] + 22)
    draw_city(
        image,
        theme,
        view.cities[seat],
        view.cities[1 - seat],
        boxes,
        labels,
        names=names,
        marks=NO_MARKS,
        acts=seat == mover(view),
    )
    return image
