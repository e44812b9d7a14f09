"""Copies and JSON of plain state."""

from __future__ import annotations

import enum
import json
from dataclasses import dataclass, field
from typing import NewType

import pytest

from rules.engine import plain

Coin = NewType("Coin", int)


class Suit(enum.StrEnum):
    SUN = enum.auto()
    MOON = enum.auto()


@dataclass(frozen=True, slots=True)
class Card:
    suit: Suit
    value: int = 0


@dataclass(slots=True)
class Hand:
    cards: list[Card] = field(default_factory=list)
    coins: Coin = Coin(0)


@dataclass(slots=True)
class Table:
    hands: dict[Suit, Hand] = field(default_factory=dict)
    by_seat: dict[int, list[str]] = field(default_factory=dict)
    trump: Suit | None = None
    top: Card | None = None
    pair: tuple[int, ...] = ()
    best: Hand | None = None
    open: bool = False
    told: list[str] = plain.transient()


def a_table():
    return Table(
        hands={Suit.MOON: Hand([Card(Suit.SUN, 3)], Coin(2)), Suit.SUN: Hand()},
        by_seat={2: ["a"], 1: []},
        trump=Suit.SUN,
        top=Card(Suit.MOON),
        pair=(1, 2),
        best=Hand(),
        told=["something"],
    )


def test_a_copy_is_equal_and_independent():
    table = a_table()
    twin = plain.copy(table)
    assert twin == table
    twin.hands[Suit.MOON].cards.append(Card(Suit.MOON))
    twin.by_seat[2].append("b")
    twin.by_seat[3] = []
    twin.best.coins = Coin(9)
    assert table == a_table()


def test_frozen_values_are_shared():
    table = a_table()
    assert plain.copy(table).top is table.top
    assert plain.copy(table).hands[Suit.MOON].cards[0] is table.hands[Suit.MOON].cards[0]


def test_transient_fields_are_left_behind():
    table = a_table()
    assert plain.copy(table).told == []
    assert "told" not in plain.to_data(table)
    assert plain.from_data(Table, plain.to_data(table)).told == []


def test_json_and_back_is_the_same_with_its_types_and_order():
    table = a_table()
    back = plain.from_data(Table, json.loads(plain.dumps(table)))
    assert back == table
    assert list(back.hands) == [Suit.MOON, Suit.SUN]
    assert list(back.by_seat) == [2, 1]
    assert type(back.trump) is Suit
    assert back.pair == (1, 2)


def test_nothing_is_none_and_stays_so():
    table = Table()
    assert plain.from_data(Table, json.loads(plain.dumps(plain.copy(table)))) == table


@dataclass(slots=True)
class Bag:
    cells: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Anything:
    what: object = None


@pytest.mark.parametrize("value", [Bag(), Anything()])
def test_sets_and_other_things_are_refused(value):
    with pytest.raises(TypeError, match="not plain data"):
        plain.copy(value)
    with pytest.raises(TypeError, match="not plain data"):
        plain.to_data(value)
    with pytest.raises(TypeError, match="not plain data"):
        plain.from_data(type(value), {})
