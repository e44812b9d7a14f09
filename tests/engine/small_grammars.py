"""The typed languages of three small games, to see what a grammar has to say."""

from __future__ import annotations

from rules.engine.grammar import Grammar
from rules.engine.shapes import Shape
from rules.engine.typed import Typed
from tests.engine.toy import Toy


class TypedToy(Typed, Toy):
    """A toy that understands typed lines."""

    def __init__(self, grammar, rule):
        super().__init__(rule)
        self.grammar = grammar


# --- a house, forward or back: ``8``, ``back 8`` ---------------------------------------------

RACE = Grammar(
    (Shape("[move] back {house}", "back {house}"), Shape("[move] {house}", "{house}")),
    frozenset(("move", "back")),
    verb_of={"move": "back"},  # an 8 is understood where pieces can only go back
)


# --- cards by their places, and numbers for whatever else is asked ----------------------------

WONDERS, GODS, TOKENS = {"sphinx", "colossus"}, {"zeus", "mars"}, {"economy", "law"}


class Numbered(str):
    """Something with a name, and the number that the picture shows beside it."""

    __slots__ = ("number",)


def numbered(*names):
    made = [Numbered(name) for name in names]
    for number, option in enumerate(made, 1):
        option.number = number
    return made


def _by_number(choice, key):
    """A number answers the open question; of a Wonder it is the second number."""
    card, _, wonder = key.removeprefix("wonder ").partition(" ")
    wonders = sorted(WONDERS)
    if key.startswith("wonder ") and wonder.isdecimal() and 0 < int(wonder) <= len(wonders):
        yield f"wonder {card} {wonders[int(wonder) - 1]}"
    yield from (option for option in choice.options if str(getattr(option, "number", "")) == key)


CARDS = Grammar(
    (
        Shape("{card}/{wonder}", "wonder {card} {wonder}"),
        Shape("{card} w{wonder}", "wonder {card} {wonder}"),
        Shape("{card}-", "sell {card}"),
        Shape("{card} sell", "sell {card}"),
        Shape("#{slot}[+{offer}]*", "god {slot}", "[{offer}][+{offer}]*"),
        Shape("god {slot}[ offer {offer}[+{offer}]*]", "god {slot}", "[{offer}][+{offer}]*"),
        Shape("build {card}"),
        Shape("-{space}"),
        Shape("{name}[ {slot}]"),
        Shape("{space}"),
    ),
    frozenset(("build", "sell", "wonder", "w", "god", "offer", *WONDERS, *GODS, *TOKENS)),
    slots={"name": frozenset(WONDERS | GODS | TOKENS)},
    verb_of={"main_action": "build"},
    same=_by_number,
)


# --- armies that go step by step, and actions on the spaces of a pyramid ----------------------

ACTIONS = frozenset(("move", "recruit", "pray"))


def _row(reader, values):
    """A row of the pyramid has one digit, an area two."""
    return reader.number() if len(reader.peek()) == 1 else None


def _row_or_all(choice, key):
    """An action without its row, a step without its soldiers: the first that is on offer."""
    if choice.what == "token":
        yield from (option for option in choice.options if option.rstrip("123") == key)
    if choice.what == "move":
        yield from (option for option in choice.options if option.replace(":5", "") == key)


WAR = Grammar(
    (
        Shape("{action}[{row}]", action="{action}"),
        Shape(
            "{start}>{stop}[:{some}]>{end}",
            "{start}>{stop}",
            "{stop}[:{some}]>{end}",
            action="move",
        ),
        Shape("{start}[:{some}][/{goes}]>{end}", action="move"),
        Shape("{start}[:{some}]^{end}", action="move"),
        Shape("{area}+{some}", action="recruit"),
        Shape("{creature} {area}", action="recruit"),
        Shape("soldiers {area}:{some}[ {area}:{some}]*", "{area}:{some}[ {area}:{some}]*"),
        Shape("battle {card} {drop}[ {extra}]*", "{card} {drop}[ {extra}]*"),
        Shape("{name}"),
        Shape("{area}"),
    ),
    ACTIONS | {"soldiers", "battle", "phoenix", "fury", "bronze", "done", "end"},
    slots={
        "action": ACTIONS,
        "creature": {"phoenix"},
        "extra": {"fury", "bronze"},
        "name": {"done", "end"},
        "row": _row,
    },
    verbs=ACTIONS,
    same=_row_or_all,
    turn="token",
    actions=ACTIONS,
    closings={"move": "done", "recruit": "done"},
)
