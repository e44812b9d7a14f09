"""The typed language of Kemet: ``10>81``, ``11>10:3>81``, ``pray3``, ``build red 3``, ``buy 232``.

An area, a tile and a battle card are numbers, or names where they have one.  A line may leave out
the action that its answers belong to, the row of the action's space, the closing word, and the end
of the turn, unless it ends with ``more``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine.decisions import Choice
from rules.engine.grammar import Grammar, Slot
from rules.engine.reading import Reader
from rules.engine.shapes import Shape
from rules.kemet.data import NUMBER_OF, TILES, BattleCard, Card, Colour, Deed, Space
from rules.kemet.keys import (
    DONE,
    END,
    FIGHT,
    NO,
    NONE,
    NOTHING,
    PASS,
    SACRIFICE,
    STOP,
    VETO,
    WAIT,
    Actions,
    Levy,
    Placing,
    Split,
    Step,
    What,
)
from rules.kemet.read_keys import (
    names_creature,
    read_battle_card,
    read_commit,
    read_levy,
    read_number,
    read_pyramids,
    read_step,
)
from rules.kemet.words import (
    AIMED,
    BATTLE_CARDS,
    CARDS,
    COLOURS,
    CREATURES,
    GOLD_WORDS,
    MORE,
    NAMES,
    PLAIN_SPACES,
    POWERS,
    POWERS_OF,
    SYNONYMS,
    VERB_OF,
    VOCABULARY,
    YES,
    Verb,
)

_GROUP = "[:{n}][/{who}]"
_LEVY = "{area}+{n}[ {area}+{n}]*"
_PYRAMIDS = "{colour} {level} {area} {colour} {level} {area}[ {colour} {level} {area}]*"
_CHOSEN = "{fighter} {fighter}[ {card}]*"

SHAPES = (
    Shape("city {number}", "{number}"),
    Shape(f"pyramids {_PYRAMIDS}", _PYRAMIDS),
    Shape("soldiers {area}:{n}[ {area}:{n}]*", "{area}:{n}[ {area}:{n}]*"),
    Shape("keep {card}", "{card}"),
    Shape("raise {colour}[ {area}]"),
    Shape("reinforce {area}+{n}", "{area}+{n}"),
    Shape("order {number}[ {number}]*", "{number}[ {number}]*"),
    Shape("silver move[{row}]"),
    Shape("silver pray[{row}]"),
    Shape("silver {plain}"),
    Shape("gold {golden}"),
    Shape(f"gold {{start}}{_GROUP}>{{end}}", "gold move", f"{{start}}{_GROUP}>{{end}}"),
    Shape(f"gold {{start}}{_GROUP}^{{end}}", "gold move", f"{{start}}{_GROUP}^{{end}}"),
    Shape("gold {area}+{n}", "gold recruit", "{area}+{n}"),
    Shape("build nothing", "nothing", action=Deed.BUILD),
    Shape("build {colour} {level}[ {area}]", "{colour} {level}[ {area}]", action=Deed.BUILD),
    Shape("recruit nothing", "done", action=Deed.RECRUIT),
    Shape("recruit {area}+{n}", "{area}+{n}", action=Deed.RECRUIT),
    Shape("recruit {creature} {area}", "{creature} {area}", action=Deed.RECRUIT),
    Shape("buy nothing", "nothing"),
    Shape("buy {white_tile}", "{white_tile}", action=Colour.WHITE),
    Shape("buy {red_tile}", "{red_tile}", action=Colour.RED),
    Shape("buy {blue_tile}", "{blue_tile}", action=Colour.BLUE),
    Shape("buy {power}", "{power}"),
    Shape("move nothing", "stop", action=Deed.MOVE),
    Shape(f"move {{start}}{_GROUP}>{{end}}", f"{{start}}{_GROUP}>{{end}}", action=Deed.MOVE),
    Shape(f"move {{start}}{_GROUP} to {{end}}", f"{{start}}{_GROUP}>{{end}}", action=Deed.MOVE),
    Shape(f"move {{start}}{_GROUP}^{{end}}", f"{{start}}{_GROUP}^{{end}}", action=Deed.MOVE),
    Shape("move[{row}]"),
    Shape("pray[{row}]"),
    Shape(
        f"card {{leap}} {{start}}{_GROUP}^{{end}}", "card", "{leap}", f"{{start}}{_GROUP}^{{end}}"
    ),
    Shape(f"card {{levy}} {_LEVY}", "card", "{levy}", _LEVY),
    Shape("card {aimed} {area}", "card", "{aimed}", "{area}"),
    Shape("card {card}", "card", "{card}"),
    Shape("card none", "card", "none"),
    Shape(
        f"teleportation {{start}}{_GROUP}^{{end}}", "teleportation", f"{{start}}{_GROUP}^{{end}}"
    ),
    Shape("teleportation {area}", "teleportation", "{area}"),
    Shape(f"enlistment {_LEVY}", "enlistment", _LEVY),
    Shape("fire {area}", "fire", "{area}"),
    Shape("give {fighter}", "{fighter}"),
    Shape("put {area}", "{area}"),
    Shape("first {area}", "{area}"),
    Shape("home {area}", "{area}"),
    Shape("to {area}", "{area}"),
    Shape("escape {area}"),
    Shape("battle escape {area}", "escape {area}"),
    Shape("battle fight", "fight"),
    Shape(f"battle {_CHOSEN}", _CHOSEN),
    Shape("wound {zero}", "done"),
    Shape("wound done", "done"),
    Shape("wound {card}", "{card}"),
    Shape("{start}[:{n}][/{who}]>{end}", action=Deed.MOVE),
    Shape("{start}[:{n}][/{who}]^{end}", action=Deed.MOVE),
    Shape("{here}[:{n}][/{who}]>{end}", action=Deed.MOVE),
    Shape("{here}[:{n}][/{who}]^{end}", action=Deed.MOVE),
    Shape("{area}:{n}[ {area}:{n}]*"),
    Shape("{area}+{n}", action=Deed.RECRUIT),
    Shape(_PYRAMIDS),
    Shape("{colour} {level}[ {area}]", action=Deed.BUILD),
    Shape("{creature} {area}", action=Deed.RECRUIT),
    Shape("{number} {number}[ {number}]*[ {card}]*"),
    Shape("{warrior} {warrior}[ {card}]*", "{warrior} {warrior}[ {card}]*"),
    Shape("{name}"),
    Shape("{number}"),
)


# --- slots -----------------------------------------------------------------------------------


def _who(reader: Reader, values: Mapping[str, str]) -> str | None:
    """``0`` if no creature goes along, or which one does."""
    return _zero(reader, values) or reader.word(CREATURES)


def _zero(reader: Reader, values: Mapping[str, str]) -> str | None:
    return reader.number() if reader.peek() == "0" else None


def _here(reader: Reader, values: Mapping[str, str]) -> str | None:
    """Where the step before has led: ``11>10:3>81`` goes on from 10."""
    before = reader.peek(-1) if reader.place else ""
    return before if before.isdecimal() and reader.peek() in (":", "/", ">", "^") else None


def _tile_of(colour: Colour) -> Slot:
    """A tile of a colour by its number, or by a name that only this colour has."""
    numbers = {str(tile) for tile, kind in TILES.items() if kind.colour is colour}

    def read(reader: Reader, values: Mapping[str, str]) -> str | None:
        if reader.peek() in numbers:
            return reader.number()
        return reader.word(POWERS_OF[colour])

    return read


def _fighter(reader: Reader, values: Mapping[str, str]) -> str | None:
    """A battle card by its number, or by its name."""
    typed = reader.number()
    if typed is not None:
        return typed
    name = reader.word(BATTLE_CARDS)
    return None if name is None else str(NUMBER_OF[BattleCard(name)])


def _warrior(reader: Reader, values: Mapping[str, str]) -> str | None:
    """A battle card by its name."""
    name = reader.word(BATTLE_CARDS)
    return None if name is None else str(NUMBER_OF[BattleCard(name)])


# --- other spellings of an option ------------------------------------------------------------


def _same(choice: Choice[Any], key: str) -> Iterator[str]:
    """Other ways to write what a key means: the row left out, a group in full, another order."""
    match choice.what:
        case What.ACTION:
            yield from _same_action(choice, key)
        case What.MOVE | What.MOVE_ON | What.TELEPORTATION:
            yield from _same_step(choice, key)
        case What.BUY:
            yield from _same_tile(choice, key)
        case What.PYRAMIDS | What.SOLDIERS | What.ENLIST:
            yield from _same_places(choice, key)
        case What.BATTLE:
            wanted = read_commit(key)
            yield from () if wanted is None else (str(wanted),)
        case What.STRATEGY:
            card = read_battle_card(key)
            yield from () if card is None else (str(NUMBER_OF[card]),)


def _same_tile(choice: Choice[Any], key: str) -> Iterator[str]:
    """The tile on offer that gives a power, or that has a number."""
    word = key.split()[-1]
    tiles = [tile for tile in map(str, choice.options) if tile != NOTHING]
    named = [tile for tile in tiles if TILES[int(tile)].power == word]
    yield from named or [tile for tile in tiles if tile == word]


def _same_places(choice: Choice[Any], key: str) -> Iterator[str]:
    """The same pyramids or soldiers in another order, or with what is left out spelled out."""
    read = read_pyramids if choice.what == What.PYRAMIDS else read_levy
    wanted = {row for row in read(key) or () if row[1]}
    for option in choice.options:
        if isinstance(option, Split | Levy):
            rows = option.pyramids if isinstance(option, Split) else option.placed
            if set(rows) == wanted:
                yield option


def _same_action(choice: Choice[Any], key: str) -> Iterator[str]:
    """``move`` and ``pray``: the row that is still empty, or the only one that is free."""
    words = key.split()
    if words[-1:] not in ([str(Deed.MOVE)], [str(Deed.PRAY)]):
        return
    rows = choice.options.empty_rows if isinstance(choice.options, Actions) else ()
    silver = len(words) > 1
    found = [
        option
        for option in choice.options
        if isinstance(option, Placing)
        and option.space is not Space.GOLD
        and option.rstrip("123") == key
        and (" " in option) == silver
    ]
    needed = [option for option in found if option.row in rows]
    best = needed if len(needed) == 1 else found
    yield from best if len(best) == 1 else ()


def _same_step(choice: Choice[Any], key: str) -> Iterator[str]:
    """A group written in full, or a destination alone."""
    steps = [option for option in choice.options if isinstance(option, Step)]
    end = read_number(key)
    if end is not None:
        plain = [option for option in steps if option.end == end and not _is_part(option)]
        yield from plain if len(plain) == 1 else ()
        return
    wanted = read_step(key)
    if wanted is None:
        return
    for option in steps:
        same_way = (option.start, option.end) == (wanted.start, wanted.end)
        if same_way and option.is_teleport == wanted.is_teleport:
            all_go = ":" not in key and ":" not in option
            if (all_go or option.soldiers == wanted.soldiers) and _same_creature(option, key):
                yield option


def _is_part(option: Step) -> bool:
    return ":" in option or "/" in option


def _same_creature(option: Step, key: str) -> bool:
    wanted = read_step(key)
    assert wanted is not None, "only a step has a creature"
    return option.creature is wanted.creature if names_creature(key) else "/" not in option


# --- the grammar -----------------------------------------------------------------------------

GRAMMAR = Grammar(
    SHAPES,
    VOCABULARY,
    SYNONYMS,
    slots={
        "who": _who,
        "zero": _zero,
        "here": _here,
        "colour": COLOURS,
        "plain": PLAIN_SPACES,
        "golden": GOLD_WORDS,
        "card": CARDS,
        "aimed": AIMED,
        "leap": frozenset((str(Card.TELEPORTATION),)),
        "levy": frozenset((str(Card.ENLISTMENT),)),
        "creature": CREATURES,
        "power": POWERS,
        "fighter": _fighter,
        "warrior": _warrior,
        "white_tile": _tile_of(Colour.WHITE),
        "red_tile": _tile_of(Colour.RED),
        "blue_tile": _tile_of(Colour.BLUE),
        "name": NAMES,
    },
    verbs=frozenset((Verb.CHOOSE,)),
    verb_of=VERB_OF,
    written=frozenset((Verb.ORDER, Verb.PYRAMIDS, Verb.SOLDIERS, VERB_OF[What.ENLIST])),
    neutral=frozenset((Verb.CHOOSE,)),
    meanings={
        What.NIGHT_TILE: {NO: DONE, NOTHING: DONE},
        What.REINFORCE: {NO: DONE, NOTHING: DONE, STOP: DONE},
        What.ACTION: {DONE: END, STOP: END},
        What.BUILD: {NO: NOTHING, DONE: NOTHING, STOP: NOTHING},
        What.BUY: {NO: NOTHING, DONE: NOTHING, STOP: NOTHING},
        What.CREATURE: {NO: WAIT},
        What.RECRUIT: {NO: DONE, NOTHING: DONE, STOP: DONE},
        What.MOVE: {NO: STOP, NOTHING: STOP, DONE: STOP, END: STOP},
        What.CARD: {NO: NONE, NOTHING: NONE},
        What.VETO: {NO: PASS, YES: VETO},
        What.ESCAPE: {NO: FIGHT, PASS: FIGHT},
        What.WOUND: {NO: DONE, NONE: DONE, NOTHING: DONE},
        What.DELTA: {YES: SACRIFICE},
        What.SANCTUARY: {YES: SACRIFICE},
    },
    same=_same,
    turn=What.ACTION,
    actions=frozenset((str(Deed.MOVE), str(Deed.RECRUIT), str(Deed.BUILD))),
    conclusions=dict.fromkeys((What.ACTION, What.MOVE, What.MOVE_ON), END),
    going_on=MORE,
    closings={
        What.REINFORCE: DONE,
        What.RECRUIT: DONE,
        What.MOVE: STOP,
        What.WOUND: DONE,
    },
)
