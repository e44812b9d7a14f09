"""Regions in tints of their own: one sees at a glance what is fought for together.

Only colours differ, and nothing is told by them alone: rivers, water and caravans bound a region,
and its conflict number stands in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from renderer.ankh.geometry import CENTRES, HALF, RADIUS, SIZE, hexagon
from renderer.ankh.ground import beside_rivers, write_number
from renderer.ankh.palette import REGION_TINT, REGION_TINTS
from renderer.paper import SCALE
from rules.ankh.board import AROUND, Cell
from rules.ankh.view import RegionView

_INSET = 1.6  # a thin line of bare land between two regions


def draw_tints(image: Image.Image, regions: Sequence[RegionView]) -> None:
    """Tint each region."""
    for region, tint in zip(regions, tints_of(regions), strict=True):
        colour = REGION_TINTS[tint]
        if colour is not None:
            corner, mask = _veil(region.land)
            image.paste(colour, corner, mask)


def tints_of(regions: Sequence[RegionView]) -> list[int]:
    """A tint for each region, other than its neighbours'.

    Regions are asked in the order of their numbers, of which a split makes the next one, so the
    others keep their tints as far as they can.
    """
    found: dict[int, int] = {}
    for region in sorted(regions, key=lambda region: region.token):
        around = {cell for own in region.land for cell in AROUND[own]}
        near = {found[r.token] for r in regions if r.token in found and around & {*r.land}}
        wanted = (region.token + n for n in range(len(REGION_TINTS)))
        free = (tint % len(REGION_TINTS) for tint in wanted)
        found[region.token] = next(
            (tint for tint in free if tint not in near), region.token % len(REGION_TINTS)
        )
    return [found[region.token] for region in regions]


@lru_cache(maxsize=64)
def _veil(land: tuple[Cell, ...]) -> tuple[tuple[int, int], Image.Image]:
    """Where a region's land lies, and a mask of it without its rivers and numbers."""
    xs, ys = zip(*(CENTRES[cell] for cell in land), strict=True)
    left, top = int(min(xs) - RADIUS), int(min(ys) - HALF)
    right, bottom = int(max(xs) + RADIUS) + 1, int(max(ys) + HALF) + 1
    large = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE), 0)
    pen = ImageDraw.Draw(large)
    inside = {*land}
    for cell in land:
        outer = any(other not in inside for other in AROUND[cell])
        shape = hexagon(CENTRES[cell], RADIUS - _INSET if outer else RADIUS + 0.4)
        pen.polygon([((x - left) * SCALE, (y - top) * SCALE) for x, y in shape], fill=REGION_TINT)
    mask = Image.new("L", SIZE, 0)
    mask.paste(large.reduce(SCALE), (left, top))
    for cell in land:
        write_number(mask, cell, 0)
    box = (left, top, right, bottom)
    return box[:2], ImageChops.multiply(mask.crop(box), beside_rivers().crop(box))
