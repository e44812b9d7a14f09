"""The typed language of Ankh.

A line holds one or more answers: ``57>68 34>44``, ``summon w 45* w 82``, ``unlock
revered``, ``caravan 13|14 14|23 token:55 swap:4=2``.  It may leave out the action its
answers belong to and the closing ``done``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.ankh.board import BORDER_INDEX, TERRAIN, border
from rules.ankh.chains import joining
from rules.ankh.data import Action, Card, Kind, MonumentKind, Power
from rules.ankh.keys import (
    ALL,
    DONE,
    NO,
    ONE,
    TIE,
    TWO,
    YES,
    Aim,
    Caravan,
    Play,
    TokenSide,
    aim_key,
    is_cell,
    read_aim,
)
from rules.ankh.words import CITIES, DIRECTION_NAMES, SYNONYMS, VERB_OF, VOCABULARY, Verb
from rules.engine.decisions import Choice
from rules.engine.grammar import Grammar
from rules.engine.reading import Reader
from rules.engine.shapes import Shape

# Verbs that hold for all answers after them; the others have shapes of their own.
LEADING = frozenset(Verb) - {Verb.BUILD, Verb.CARAVAN, Verb.PORTAL, Verb.TOKEN, Verb.SWAP}
NAMES = VOCABULARY - set(Kind) - (set(Verb) - set(Card))  # answers by themselves

SHAPES = (
    Shape("{action}", action="{action}"),
    Shape("portal {start}>{end}"),
    Shape("portal {cell}"),
    Shape("caravan {start}>{end}"),
    Shape("[caravan] {border}[ {border}]*", "caravan {border}[ {border}]*"),
    Shape("token[:]{cell}", "token:{cell}"),
    Shape("swap[:]{one}={other}", "swap:{one}={other}"),
    Shape("build {monument}[ {cell}]", "{monument}[ {cell}]"),
    Shape("{aim}"),
    Shape("{start}>{end}[^{push}][{aim}]", action=Action.MOVE),
    Shape("{start} {end}", "{start}>{end}", under=(Verb.MOVE,), action=Action.MOVE),
    Shape("{kind}[ {cell}]", "keep {kind}[ {cell}]", under=(Verb.KEEP,)),
    Shape("{cell}", "keep {cell}", under=(Verb.KEEP,)),
    Shape("{kept}", "{verb} {kept}", under=(Verb.KEEP, Verb.CAPTURE)),
    Shape("{kind}[!] {cell}[{aim}][*]", action=Action.SUMMON),
    Shape(
        "{cell}[{aim}][*]",
        "{kind} {cell}[{aim}][*]",
        under=(Verb.SUMMON,),
        action=Action.SUMMON,
    ),
    Shape("{card}+{second}"),
    Shape("{monument} {cell}"),
    Shape("{power}", action=Action.UNLOCK),
    Shape("{city}"),
    Shape("{name}"),
    Shape("{cell}"),
)


# --- slots --------------------------------------------------------------------------------


def _aim(reader: Reader, values: Mapping[str, str]) -> str | None:
    """``@67+77``, spelled in our order; without a known cell as it was typed."""
    if reader.mark("@") is None or (first := _side(reader)) is None:
        return None
    if reader.mark("+") is None or (second := _side(reader)) is None:
        return None
    cell = int(values.get("end") or values.get("cell") or 0)
    aim = read_aim(cell, first, second) if cell in TERRAIN else -1
    return aim_key(cell, aim) if aim >= 0 else f"@{first}+{second}"


def _side(reader: Reader) -> str | None:
    """A cell's number, or a direction in any language."""
    return reader.number() or reader.word(set(DIRECTION_NAMES)) or reader.any_word()


def _border(reader: Reader, values: Mapping[str, str]) -> str | None:
    one = reader.number()
    other = reader.number() if one and reader.mark("|") else None
    if one is None or other is None:
        return None
    return "|".join(map(str, border(int(one), int(other))))


# --- other spellings of an option -----------------------------------------------------------


def _same(choice: Choice[Any], key: str) -> Iterator[str]:
    """Other ways to write what a key means: a chain from its other end, cards swapped, ..."""
    options = choice.options
    if key.startswith("caravan "):
        chains = [option for option in options if isinstance(option, Caravan)]
        yield from _same_chain(key.removeprefix("caravan "), chains)
    cell = key.removeprefix("token:")
    if key.startswith("token:") and is_cell(cell):
        yield from (o for o in options if isinstance(o, TokenSide) and o.part >> int(cell) & 1)
    if "+" in key:
        cards = sorted(key.split("+"))
        yield from (o for o in options if isinstance(o, Play) and sorted(o.cards) == cards)
    if key.startswith("swap:"):
        one, _, other = key.removeprefix("swap:").partition("=")
        yield f"swap:{other}={one}"
    if key.startswith("@"):
        first, _, second = key[1:].partition("+")
        aims = (option for option in options if isinstance(option, Aim))
        yield from (aim for aim in aims if read_aim(aim.cell, first, second) == aim.aim)


def _same_chain(rest: str, chains: list[Caravan]) -> Iterator[str]:
    """The same borders in another order, or the only chain between two numbered ends."""
    if ">" in rest:
        routes = joining(chains, rest)
        yield from routes if len(routes) == 1 else ()
    edges = [tuple(map(int, pair.split("|"))) for pair in rest.split() if "|" in pair]
    if not edges or any(edge not in BORDER_INDEX for edge in edges):
        return
    camels = 0
    for a, b in edges:
        camels |= 1 << BORDER_INDEX[a, b]
    yield from (chain for chain in chains if chain.camels == camels)


# --- the grammar ------------------------------------------------------------------------------

GRAMMAR = Grammar(
    SHAPES,
    VOCABULARY,
    SYNONYMS,
    slots={
        "action": frozenset(Action),
        "aim": _aim,
        "border": _border,
        "card": frozenset(Card),
        "city": CITIES,
        "kept": NAMES - {NO, DONE},
        "kind": frozenset(Kind),
        "monument": frozenset(MonumentKind),
        "name": NAMES,
        "power": frozenset(Power),
        "second": frozenset(Card),
    },
    alike={">": "-", "|": "/", "=": ">-"},
    verbs=LEADING,
    defaults={"kind": Kind.WARRIOR},  # "summon 45"; after "summon mummy 45" it is a mummy
    verb_of=VERB_OF,
    written=frozenset(Verb) - {Verb.MOVE, Verb.CHOOSE},
    plain=frozenset((NO, DONE)),
    neutral=frozenset((Verb.CHOOSE,)),
    meanings={
        "battle.tie": {YES: TIE},
        "battle.two": {YES: TWO, NO: ONE},
        "battle.keep": {YES: f"{Verb.KEEP} {ALL}", NO: DONE},
        "battle.muster": {NO: DONE},
        "merge.keep": {NO: DONE},
        "move": {NO: DONE},
        "summon": {NO: DONE},
    },
    same=_same,
    actions=frozenset(Action),
    closings=dict.fromkeys(("move", "summon", "battle.keep", "merge.keep"), DONE),
    unordered=frozenset((Action.MOVE,)),
)
