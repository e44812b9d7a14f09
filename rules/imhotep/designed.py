"""Values that no readable source gives: the one place to correct them.

The rulebook's pictures are lost, so these were designed for this project or read out of
its examples; each says what is certain.  Two more things are not the rulebook's: the
pass with the stalled round (Ruling 4, in ``turn.py``) and the seventh round card for three
players (Ruling 2, in ``data.py``).
"""

from __future__ import annotations

from rules.imhotep.data import Bonus, Pyramid, PyramidCell, Reward, TempleCell


def _pyramid(*base: int | Bonus) -> tuple[PyramidCell, ...]:
    """A base of 2 x 2, by columns from the top left, and a cell on top (Rulings 22, 35).

    Certain are the three pyramids, the 4 points on top, the kinds of bonus and the one
    point of a cell with a bonus.  The size is from a review; values and places of the
    base cells are designed here.
    """
    places = ((1, 1), (1, 2), (2, 1), (2, 2))
    cells = [
        PyramidCell(1, column, row, 1, value)
        if isinstance(value, Bonus)
        else PyramidCell(1, column, row, value)
        for (column, row), value in zip(places, base, strict=True)
    ]
    return (*cells, PyramidCell(2, 1, 1, 4))


SMALL_PYRAMIDS: dict[Pyramid, tuple[PyramidCell, ...]] = {
    Pyramid.LEFT: _pyramid(2, Bonus.CARD, Bonus.CARD, 3),
    Pyramid.MIDDLE: _pyramid(Bonus.STONES, 3, 2, Bonus.STONES),
    Pyramid.RIGHT: _pyramid(3, Bonus.LOAD, 2, Bonus.LOAD),
}

# The kinds are certain, their order is read out of the rulebook's example (Ruling 23).
_CHOICE = TempleCell(Reward.CHOICE, 1, stones=2)
TEMPLE_B = (_CHOICE, TempleCell(Reward.POINTS, 2), _CHOICE, TempleCell(Reward.CARD), _CHOICE)

# 8, 4, 2 are from the example for four; the fourth rank, and the use of the same row of
# values for two and three players, are designed here (Ruling 25).
TOMB_ROW_POINTS = {2: (8, 4), 3: (8, 4, 2), 4: (8, 4, 2, 1)}

# Only a space worth 9 is attested, as the best free one in mid-game (Ruling 26).
TOWER_POINTS = (10, 9, 8, 7, 6, 5, 4, 3)
