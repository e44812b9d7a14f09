"""The typed language of Duel: ``32``, ``32-``, ``32/2``, ``#3+2+4``, and the same in words.

A card of the structure is two digits, or its name where it lies face up.  A number alone answers
what is asked: a place of the structure, or the number on the picture or in the menu.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.duel.data import God
from rules.duel.keys import Action, Actions, Deed, Pair, Pick, Placement, Starter, What
from rules.duel.words import (
    CARDS,
    ME,
    NAMES,
    NONE,
    RIVAL,
    SYNONYMS,
    VERB_OF,
    VOCABULARY,
    WONDERS,
    Verb,
)
from rules.engine.decisions import Choice, Seat
from rules.engine.grammar import Grammar
from rules.engine.reading import Reader
from rules.engine.shapes import Shape

_OFFERED = "[{token}][+{token}]*"

SHAPES = (
    Shape("build {card}"),
    Shape("sell {card}"),
    Shape("wonder {card}[/]{wonder}", "wonder {card} {wonder}"),
    Shape("god {slot}[+{token}[+{token}]*]", "god {slot}", _OFFERED),
    Shape("god {slot} offer {token}[+{token}]*", "god {slot}", _OFFERED),
    Shape("#{slot}[+{token}[+{token}]*]", "god {slot}", _OFFERED),
    Shape("offer none", "0"),
    Shape("offer {token}[+{token}]*", _OFFERED),
    Shape("gate {slot}", "{slot}"),
    Shape("{place}-", "sell {place}"),
    Shape("{card} sell", "sell {card}"),
    Shape("{place}/{wonder}", "wonder {place} {wonder}"),
    Shape("{place} wonder {wonder}", "wonder {place} {wonder}"),
    Shape("{place} {called}", "wonder {place} {called}"),
    Shape("{pile}/{wonder}", "{pile} {wonder}"),
    Shape("{pile} wonder {wonder}", "{pile} {wonder}"),
    Shape("{named} wonder {wonder}", "{named} {wonder}"),
    Shape("{named}/{wonder}", "{named} {wonder}"),
    Shape("-{space}"),
    Shape("{token}+{token}[+{token}]*"),
    Shape("{name}"),
    Shape("{number}"),
)


def _place(reader: Reader, values: Mapping[str, str]) -> str | None:
    """A place of the structure: two digits, so that ``5 -2`` stays two tokens of the track."""
    return reader.number(digits=2)


def _card(reader: Reader, values: Mapping[str, str]) -> str | None:
    """A place of the structure, or a card by its name."""
    return _place(reader, values) or reader.word(CARDS)


def _wonder(reader: Reader, values: Mapping[str, str]) -> str | None:
    """A Wonder by its number, or by its name."""
    return reader.number() or reader.word(WONDERS)


def _same(choice: Choice[Any], key: str) -> Iterator[str]:
    """Other ways to write what a key means: by numbers, by names, without a verb."""
    if choice.what == What.MAIN_ACTION:
        yield from _same_action(choice, key)
        return
    words = key.split()
    if choice.what == What.PLACE_MINERVA and words[0] == God.MINERVA:
        words = words[1:]  # where gods are put into slots the same words mean a slot
        yield from (option for option in choice.options if words == [str(option)])
        return
    for option in choice.options:
        if (
            (isinstance(option, Starter) and _is_starter(option, choice.seat, key))
            or (isinstance(option, Pick) and words == [str(option.number)])
            or (isinstance(option, Placement) and _is_placement(option, words))
            or (isinstance(option, Pair) and _is_pair(option, words))
        ):
            yield option


def _same_action(choice: Choice[Any], key: str) -> Iterator[str]:
    """A card alone is built; a card may be called by its name, a Wonder by its number."""
    words = key.split()
    if len(words) == 1:
        words = [Deed.BUILD, *words]
    if len(words) == 2 and words[0] not in set(Deed):
        words = [Deed.WONDER, *words]  # a card of the structure and a Wonder
    options = choice.options
    cards = options.cards if isinstance(options, Actions) else {}
    for option in options:
        if isinstance(option, Action) and option.place and words[0] == option.deed:
            is_card = words[1] in (str(option.place), cards.get(option.place))
            rest = words[2:]
            wonders = [str(option.number), option.wonder] if option.wonder else []
            if is_card and (rest[0] in wonders if rest else not wonders):
                yield option


def _is_starter(option: Starter, seat: Seat, key: str) -> bool:
    """Whoever is asked, or the rival."""
    return key == (ME if option.seat == seat else RIVAL)


def _is_placement(option: Placement, words: list[str]) -> bool:
    """``1 2``: the first of the gods looked at, slot 2."""
    return words == [str(option.number), str(option.slot)]


def _is_pair(option: Pair, words: list[str]) -> bool:
    """A card of the discard pile and a Wonder, each by number or name."""
    cards = (str(option.card_number), option.card)
    wonders = (str(option.wonder_number), option.wonder)
    return len(words) == 2 and words[0] in cards and words[1] in wonders


GRAMMAR = Grammar(
    SHAPES,
    VOCABULARY,
    SYNONYMS,
    slots={
        "place": _place,
        "card": _card,
        "named": CARDS,
        "wonder": _wonder,
        "called": WONDERS,
        "name": NAMES,
    },
    alike={"/": ":", "#": "№"},
    verbs=frozenset((Verb.CHOOSE,)),
    verb_of=VERB_OF,
    neutral=frozenset((Verb.CHOOSE,)),
    meanings={
        What.OFFERING_TOKENS: {NONE: "0"},
    },
    same=_same,
    turn=What.MAIN_ACTION,
)
