"""Nothing that is drawn over the map stands on a region's conflict number."""

from __future__ import annotations

import pytest

from renderer.ankh.battle_picture import taken_by
from renderer.ankh.battle_report import BattleReport, Sum
from renderer.ankh.cartouches import around, face, meet, places
from renderer.ankh.geometry import border_line, corner_point, middle
from renderer.ankh.marks import Marks
from rules.ankh.board import borders_of, cells
from rules.ankh.chains import cuts, loose_ends
from rules.ankh.data import God
from tests.renderer.ankh.views_of_play import TABLES, views

CAMEL, DISC = (-14, -9, 14, 9), (-17, -17, 17, 17)
SOME = 97  # of so many caravans one is looked at
every_table = pytest.mark.parametrize(("scenario", "seats"), TABLES)


def are_free(numbers, boxes) -> bool:
    return not any(meet(face(at), box) for _, at in numbers for box in boxes)


def camels_on(borders):
    return [around(middle(*border_line(edge)), CAMEL) for edge in borders]


@every_table
def test_no_camel_stands_on_a_number(scenario, seats):
    for view in views(scenario, seats):
        assert are_free(places(view), camels_on(view.camels))


@every_table
def test_no_strength_in_a_battle_stands_on_a_number(scenario, seats):
    for view in views(scenario, seats):
        for region in view.regions:
            here = {*region.land, *region.water}
            strong = {figure.cell: 2 for figure in view.figures if figure.cell in here}
            counted = {God.RA: Sum(strong, 0, 0, 0)}
            taken = taken_by(BattleReport(region.token, (), strength=counted))
            assert len(taken) == len(strong)
            assert are_free(places(view, Marks(taken=taken).over_numbers()), taken)


@every_table
def test_no_caravan_of_a_draft_stands_on_a_number(scenario, seats):
    for view in views(scenario, seats, every=40):
        for region in view.regions:
            for chain in cuts(cells(region.land), 0)[::SOME]:
                edges = tuple(borders_of(chain.camels))
                marks = Marks(borders=edges, ends=tuple(enumerate(loose_ends(edges))))
                ends = [around(corner_point(end), DISC) for _, end in marks.ends]
                numbers = list(places(view, marks.over_numbers()))
                assert are_free(numbers, [*camels_on(edges), *ends]), region.token
