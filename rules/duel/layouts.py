"""The structures of the three Ages: which cards lie there, and which lie on which (D-4).

A place is its row times ten and its number from the left: 32 is the second card of the third
row from the top.
"""

from __future__ import annotations

from rules.duel.data import Back

AGES = (1, 2, 3)
AGE_BACK = {1: Back.AGE_1, 2: Back.AGE_2, 3: Back.AGE_3}

# Columns of the cards of each row, in halves of a card; the last row lies on top.
COLUMNS: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((5, 7), (4, 6, 8), (3, 5, 7, 9), (2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11)),
    2: ((1, 3, 5, 7, 9, 11), (2, 4, 6, 8, 10), (3, 5, 7, 9), (4, 6, 8), (5, 7)),
    3: ((5, 7), (4, 6, 8), (3, 5, 7, 9), (4, 8), (3, 5, 7, 9), (4, 6, 8), (5, 7)),
}
COLUMN: dict[int, dict[int, int]] = {
    age: {
        row * 10 + number: column
        for row, columns in enumerate(rows, 1)
        for number, column in enumerate(columns, 1)
    }
    for age, rows in COLUMNS.items()
}
PLACES: dict[int, tuple[int, ...]] = {age: tuple(columns) for age, columns in COLUMN.items()}
FACE_UP: dict[int, tuple[int, ...]] = {
    age: tuple(place for place in places if place // 10 % 2) for age, places in PLACES.items()
}


def _covers(age: int, upper: int, lower: int) -> bool:
    """Return whether one card lies on another, in the row above it."""
    columns = COLUMN[age]
    return upper // 10 == lower // 10 + 1 and abs(columns[upper] - columns[lower]) == 1


COVERED_BY: dict[int, dict[int, tuple[int, ...]]] = {
    age: {low: tuple(up for up in places if _covers(age, up, low)) for low in places}
    for age, places in PLACES.items()
}
COVERS: dict[int, dict[int, tuple[int, ...]]] = {
    age: {up: tuple(low for low in places if _covers(age, up, low)) for up in places}
    for age, places in PLACES.items()
}

MYTHOLOGY_PLACES = (21, 23, 41, 43, 45)  # of Age I (Ruling 38)
OFFERING_PLACES = (21, 23, 25)  # of Age II
CARDS_OF_AGE = 20
SPECIAL_CARDS = 3  # Guilds, or Grand Temples, in Age III
REMOVED = 3  # from each deck of an Age
