"""The typed language of Imhotep: ``load 2.3``, ``sail 2 tomb``, ``card lever 2 tomb 3-1-2``.

A space of a ship is written ``2.3``, also ``2-3``, ``2/3`` or ``2:3``; without a place it is
the empty one nearest to the bow.  The word ``card`` may be left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from rules.engine.decisions import Choice
from rules.engine.grammar import Grammar
from rules.engine.reading import Reader
from rules.engine.shapes import Shape
from rules.imhotep.data import SITES
from rules.imhotep.keys import NO, STONES, YES, Action, Space, read_action
from rules.imhotep.words import CARDS, NAMES, SAIL_CARD, SYNONYMS, VERB_OF, VOCABULARY, Verb

_SPACE = "[ship]{ship}[[.][space]{place}]"
_SITE = "[>]{site}"

SHAPES = (
    Shape("choose {card}[ {copy}]", "{card}[ {copy}]"),
    Shape(f"load {_SPACE}", "load {ship}[.{place}]"),
    Shape(f"[card] hammer {_SPACE}", "card hammer {ship}[.{place}]"),
    Shape(
        "[card] chisel [ship]{ship}[.{place}][{other}[.{second}]]",
        "card chisel {ship}[.{place}][ {other}][.{second}]",
    ),
    Shape(
        f"[card] lever [ship]{{ship}}[{_SITE}[{{order}}]]",
        "card lever {ship}[ {site}][ {order}]",
    ),
    Shape(f"[card] the_sail {_SPACE}[{_SITE}]", "card sail {ship}[.{place}][ {site}]"),
    Shape(f"card sail {_SPACE}[{_SITE}]", "card sail {ship}[.{place}][ {site}]"),
    Shape(f"sail [ship]{{ship}}.{{place}}{_SITE}", "card sail {ship}.{place} {site}"),
    Shape(f"sail [ship]{{ship}}{_SITE}", "sail {ship} {site}"),
    Shape("take {count} stones", "take"),
    Shape("card {card}"),
    Shape("{card}[ {copy}]"),
    Shape("{name}"),
    Shape(_SPACE, "{ship}[.{place}]"),
)


def _site(reader: Reader, values: Mapping[str, str]) -> str | None:
    """A site; a word that is none is kept, so that it can be refused as such."""
    return reader.word(set(SITES)) or reader.any_word()


def _order(reader: Reader, values: Mapping[str, str]) -> str | None:
    """An order of unloading: places have one digit, so ``312`` is ``3-1-2``."""
    places = ""
    while (digits := reader.number()) is not None:
        places += digits
        reader.mark(".")
    return "-".join(places) or None


def _same(choice: Choice[Any], key: str) -> Iterator[str]:
    """Other ways to write what a key means: without a verb, or without the place of a ship."""
    if choice.what.startswith("market"):
        yield key.removeprefix(f"{Verb.CARD} ")  # "hammer 2" is the second of two hammers there
    if choice.what != "action":
        return
    yield f"{Verb.LOAD} {key}"
    wanted = read_action(key)
    if wanted is not None and wanted.spaces:
        yield from _completed(choice.options, wanted)


def _told(what: str, key: str) -> str:
    """Call the card Sail by its own word."""
    if what.startswith("market"):
        return key.replace(Verb.SAIL, SAIL_CARD)
    return key.replace(f"{Verb.CARD} {Verb.SAIL}", f"{Verb.CARD} {SAIL_CARD}")


def _completed(options: Sequence[Action], wanted: Action) -> Iterator[str]:
    """Options that fit where a place was not said: the one nearest to the bow first."""
    for option in options:
        same = (option.deed, option.card, option.site) == (wanted.deed, wanted.card, wanted.site)
        if same and _is_covered(option.spaces, wanted.spaces):
            yield option


def _is_covered(spaces: tuple[Space, ...], wanted: tuple[Space, ...]) -> bool:
    """Say whether the wanted spaces, in any order, are these; place 0 stands for any."""
    if len(spaces) != len(wanted):
        return False
    return any(
        all(
            ship == number and place in (0, there)
            for (ship, place), (number, there) in zip(order, spaces, strict=True)
        )
        for order in permutations(wanted)
    )


GRAMMAR = Grammar(
    SHAPES,
    VOCABULARY,
    SYNONYMS,
    slots={"card": CARDS, "name": NAMES, "site": _site, "order": _order},
    alike={".": "-/:>", ">": "-"},
    verbs=frozenset((Verb.CHOOSE,)),
    verb_of=VERB_OF,
    neutral=frozenset((Verb.CHOOSE,)),
    meanings={
        "bonus.card": {Verb.TAKE: YES, Verb.PASS: NO},
        "bonus.stones": {Verb.TAKE: YES, STONES: YES, Verb.PASS: NO},
        "bonus.load": {Verb.PASS: NO},
        "temple": {Verb.TAKE: STONES},
    },
    same=_same,
    told=_told,
)
