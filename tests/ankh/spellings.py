"""Other spellings of Ankh's options, as docs/referee.md promises them."""

from __future__ import annotations

from rules.ankh.board import DIRECTIONS, members
from rules.ankh.keys import AIMS, Aim, Move, Play, Summon, TokenSide
from rules.ankh.words import VERB_OF

STOPS = ("done", "no", "all", "pass", "yes")


def spellings(what, option):
    key, verb = str(option), VERB_OF.get(what)
    if ">" in key:
        yield from (key.replace(">", arrow) for arrow in ("-", " - ", "→", " → ", "->", " > "))
    if verb is not None and key not in STOPS and not key.startswith((f"{verb} ", f"{verb}:")):
        yield f"{verb} {key}"
    if key.startswith("caravan "):
        borders = key.split()[1:]
        yield "caravan " + " ".join(reversed(borders))
        yield "caravan " + ", ".join(border.replace("|", "/") for border in borders)
        yield " ".join(borders)
    if isinstance(option, Play):
        yield "+".join(reversed(option.cards))
    if isinstance(option, TokenSide):
        yield from (f"token {cell}" for cell in members(option.part))
    if isinstance(option, Move | Summon | Aim) and option.aim in AIMS:
        yield from aims(key, option.aim)


def aims(key, aim):
    """An aim from its other side, and by the two directions of a compass."""
    rest, _, names = key.partition("@")
    names, star, _ = names.partition("*")
    one, other = names.split("+")
    first, second = DIRECTIONS[aim].name, DIRECTIONS[(aim + 1) % 6].name
    for pair in ((other, one), (first, second), (second, first), (one, second), (first, other)):
        yield f"{rest}@{'+'.join(pair)}{star}"
    yield f"{rest}@{first}+{second}{star}".upper()
