"""Which option a typed text means: a key is accepted in any spelling of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.ankh.board import BORDER_INDEX
from rules.ankh.chains import joining
from rules.ankh.keys import ALL, DONE, NO, ONE, TIE, TWO, YES, Caravan, Play, TokenSide
from rules.ankh.lines import Answer, parse
from rules.ankh.words import VERB_OF, Verb, meant_by
from rules.engine.decisions import Choice
from rules.engine.errors import Unreadable


def respell(choice: Choice[Any], text: str) -> str | None:
    """The key that a text means at this choice, whether it is on offer or not."""
    if len(text) > 1000:
        return None
    short = _short_word(choice, text)
    if short is not None:
        return short
    try:
        answers = parse(text)
    except (Unreadable, RecursionError):
        return None
    verb = VERB_OF.get(choice.what)
    if len(answers) == 2 and answers[0].key == verb:
        answers = answers[1:]  # "summon mummy 47" where only the mummy is asked for
    if len(answers) != 1:
        return _joined(answers)
    if answers[0].verb not in (None, verb, Verb.CHOOSE) and answers[0].key != answers[0].verb:
        return None
    return match(choice, answers[0].key)


def _short_word(choice: Choice[Any], text: str) -> str | None:
    """A single word that is the beginning of exactly one option here."""
    typed = text.strip().lower()
    if not typed.isalpha():
        return None
    keys = [str(option) for option in choice.options if str(option).replace("_", "").isalpha()]
    meant = meant_by(typed, keys)
    return meant if meant is not None else YES_OR_NO.get(typed, {}).get(choice.what)


# Where a plain yes or no is typed for an option of another name.
YES_OR_NO: dict[str, dict[str, str]] = {
    YES: {"battle.tie": TIE, "battle.two": TWO, "battle.keep": f"keep {ALL}"},
    NO: {
        "battle.two": ONE,
        "battle.keep": DONE,
        "battle.muster": DONE,
        "merge.keep": DONE,
        "move": DONE,
        "summon": DONE,
    },
}


def _joined(answers: list[Answer]) -> str | None:
    """Two answers where one is wanted, as "unlock revered": kept together for the refusal."""
    return " ".join(answer.key for answer in answers) if len(answers) == 2 else None


def match(choice: Choice[Any], key: str) -> str:
    """Find the option that a key means; failing that, the key itself."""
    keys = {str(option): option for option in choice.options}
    verb = VERB_OF.get(choice.what)
    for spelled in (key, f"{verb} {key}", f"{verb}:{key}"):
        if spelled in keys:
            return spelled
    if key in YES_OR_NO:
        return YES_OR_NO[key].get(choice.what, key)
    return next((spelled for spelled in _same(key, keys) if spelled in keys), key)


def _same(key: str, keys: Mapping[str, Any]) -> Iterator[str]:
    """Other ways to write what a key means: a chain from its other end, cards swapped, ..."""
    word, _, rest = key.partition(" ")
    if word == Verb.CARAVAN:
        yield from _same_chain(rest, keys)
    if key.startswith("token:"):
        cell = int(key.removeprefix("token:"))
        yield from (k for k, o in keys.items() if isinstance(o, TokenSide) and o.part >> cell & 1)
    if "+" in key:
        cards = sorted(key.split("+"))
        yield from (k for k, o in keys.items() if isinstance(o, Play) and sorted(o.cards) == cards)
    if key.startswith("swap:"):
        a, _, b = key.removeprefix("swap:").partition("=")
        yield f"swap:{b}={a}"
    if key.startswith("@"):
        wanted = set(key[1:].split("+"))
        yield from (k for k in keys if set(k[1:].split("+")) == wanted)


def _same_chain(rest: str, keys: Mapping[str, Any]) -> Iterator[str]:
    """The same borders in another order, or the only chain between two numbered ends."""
    if ">" in rest:
        routes = joining([o for o in keys.values() if isinstance(o, Caravan)], rest)
        yield from routes if len(routes) == 1 else ()
    edges = [tuple(map(int, pair.split("|"))) for pair in rest.split() if "|" in pair]
    if not edges or any(edge not in BORDER_INDEX for edge in edges):
        return
    camels = 0
    for a, b in edges:
        camels |= 1 << BORDER_INDEX[a, b]
    yield from (k for k, o in keys.items() if isinstance(o, Caravan) and o.camels == camels)
