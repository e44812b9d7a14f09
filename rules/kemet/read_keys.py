"""Readers of keys that are given as text, whether what they say is possible or not.

For refusals, and for everybody outside the rules: fronts, pictures, computer players.
"""

from __future__ import annotations

import re

from rules.kemet.boards import Area
from rules.kemet.data import (
    CARD_OF_NUMBER,
    GOLD_DEEDS,
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    Space,
    Token,
)
from rules.kemet.keys import (
    ESCAPE,
    RAISE,
    Arrival,
    Commit,
    Construction,
    Flight,
    Placing,
    Raising,
    Recruits,
    Step,
    arrival,
    commit,
    construction,
    flight,
    placing,
    raising,
    recruits,
    step,
)

LONGEST = 120  # characters of a key that is worth a reason
_NUMBER = re.compile(r"\d{1,3}")
_RECRUITS = re.compile(r"(\d{1,3})\+(\d{1,3})")
_LEVY = re.compile(r"(\d{1,3})[:+](\d{1,3})")
_STEP = re.compile(r"(\d{1,3})(?::(\d{1,3}))?(?:/(0|[a-z_]+))?([>^])(\d{1,3})")


def read_number(key: str) -> int | None:
    """Read an area, a city, a tile or a battle card's number."""
    return int(key) if _NUMBER.fullmatch(key) else None


def read_placing(key: str) -> Placing | None:
    """Read a token and its space: ``move1``, ``silver build``, ``gold recruit``."""
    words = key[:LONGEST].split()
    if len(words) == 1:
        return placing(Token.NORMAL, Space(words[0])) if words[0] in set(Space) else None
    if len(words) != 2 or words[0] not in set(Token):
        return None
    token = Token(words[0])
    if words[1] in GOLD_DEEDS and token is Token.GOLD:
        return placing(token, Space.GOLD, Deed(words[1]))
    return placing(token, Space(words[1])) if words[1] in set(Space) else None


def read_construction(key: str) -> Construction | None:
    """Read a pyramid to build: ``red 3``, ``blue 1 13``."""
    words = key[:LONGEST].split()
    if not 2 <= len(words) <= 3 or words[0] not in set(Colour):
        return None
    numbers = [read_number(word) for word in words[1:]]
    if numbers[0] is None or numbers[-1] is None:
        return None
    return construction(Colour(words[0]), numbers[0], numbers[1] or 0 if len(numbers) == 2 else 0)


def read_raising(key: str) -> Raising | None:
    """Read a pyramid to raise: ``raise white``, ``raise blue 13``."""
    words = key[:LONGEST].split()
    if not 2 <= len(words) <= 3 or words[0] != RAISE or words[1] not in set(Colour):
        return None
    site = read_number(words[2]) if len(words) == 3 else 0
    return None if site is None else raising(Colour(words[1]), site)


def read_recruits(key: str) -> Recruits | None:
    """Read soldiers from the reserve: ``11+2``."""
    found = _RECRUITS.fullmatch(key)
    return recruits(int(found[1]), int(found[2])) if found else None


def read_arrival(key: str) -> Arrival | None:
    """Read a creature and a district: ``phoenix 11``."""
    creature, _, area = key.partition(" ")
    number = read_number(area)
    if creature not in set(Creature) or number is None:
        return None
    return arrival(Creature(creature), number)


def read_levy(key: str) -> tuple[tuple[Area, int], ...] | None:
    """Read soldiers by area: ``11:4 12:3``, ``11+1 12+1``."""
    found = [_LEVY.fullmatch(word) for word in key[:LONGEST].split()]
    if not found or not all(found):
        return None
    return tuple((int(part[1]), int(part[2])) for part in found if part is not None)


def read_pyramids(key: str) -> tuple[tuple[Colour, int, Area], ...] | None:
    """Read the pyramids of the set-up: ``white 1 11 red 2 12``; a level 0 needs no district."""
    words, found = key[:LONGEST].split(), list[tuple[Colour, int, Area]]()
    while words:
        colour, level = words[0], read_number(words[1]) if len(words) > 1 else None
        if colour not in set(Colour) or level is None:
            return None
        site = read_number(words[2]) if len(words) > 2 else None
        found.append((Colour(colour), level, site or 0))
        words = words[2 if site is None else 3 :]
    return tuple(found)


def read_cities(key: str) -> tuple[int, ...] | None:
    """Read a turn order by cities: ``2 1 3``."""
    numbers = [read_number(word) for word in key[:LONGEST].split()]
    return tuple(n for n in numbers if n is not None) if None not in numbers else None


def read_step(key: str) -> Step | None:
    """Read a step or teleport; what the key leaves open is 0 soldiers and no creature."""
    found = _STEP.fullmatch(key)
    if found is None:
        return None
    start, count, creature, sign, end = found.groups()
    if creature is not None and creature != "0" and creature not in set(Creature):
        return None
    written = (f":{count}" if count else "") + (f"/{creature}" if creature else "")
    goes = Creature(creature) if creature and creature != "0" else None
    return step(int(start), int(end), int(count or 0), goes, written, int(sign == "^"))


def leaves_creature(key: str) -> bool:
    """Return whether the key of a step says that the creature stays: ``10:3/0>81``."""
    found = _STEP.fullmatch(key)
    return found is not None and found[3] == "0"


def names_creature(key: str) -> bool:
    """Return whether the key of a step says anything of a creature."""
    found = _STEP.fullmatch(key)
    return found is not None and found[3] is not None


def read_battle_card(word: str) -> BattleCard | None:
    """Read a battle card by its number, or by its name."""
    if word in set(BattleCard):
        return BattleCard(word)
    return CARD_OF_NUMBER.get(read_number(word) or 0)


def read_commit(key: str) -> Commit | None:
    """Read what is chosen for a battle: ``320 221 fury bronze``."""
    words = key[:LONGEST].split()
    cards = [read_battle_card(word) for word in words[:2]]
    if len(cards) < 2 or not all(word in set(Card) for word in words[2:]):
        return None
    card, drop = cards
    if card is None or drop is None:
        return None
    ranks = list(Card)
    return commit(card, drop, tuple(sorted((Card(word) for word in words[2:]), key=ranks.index)))


def read_flight(key: str) -> Flight | None:
    """Read an escape: ``escape 62``."""
    word, _, area = key.partition(" ")
    number = read_number(area)
    return flight(number) if word == ESCAPE and number is not None else None


def read_card(key: str) -> Card | None:
    """Read a DI card by its name."""
    return Card(key) if key in set(Card) else None
