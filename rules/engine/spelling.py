"""Which option a typed text means: a key is accepted in any spelling of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.engine.decisions import Choice
from rules.engine.errors import Unreadable
from rules.engine.grammar import Grammar
from rules.engine.reading import read

MOST_LOOKED_AT = 1000  # options; where there are more, no word is the key of one


def respell(grammar: Grammar, choice: Choice[Any], text: str) -> str | None:
    """The key that a text means at this choice, whether it is on offer or not."""
    short = _short_word(grammar, choice, text)
    if short is not None:
        return short
    try:
        answers = read(grammar, text)
    except Unreadable:
        return None
    verb = grammar.verb_of.get(choice.what)
    if len(answers) == 2 and answers[0].key == verb:
        answers = answers[1:]  # "summon mummy 47" where only the mummy is asked for
    if len(answers) == 2:  # they are kept together for the refusal, as "unlock revered"
        return match(grammar, choice, " ".join(answer.key for answer in answers))
    if len(answers) != 1:
        return None
    (answer,) = answers
    if answer.verb not in (None, verb, answer.key, *grammar.neutral):
        return None
    return match(grammar, choice, answer.key)


def _short_word(grammar: Grammar, choice: Choice[Any], text: str) -> str | None:
    """A single word that is the beginning of exactly one option here."""
    typed = text.strip().lower()
    if not typed.isalpha():
        return None
    options = map(str, choice.options[:MOST_LOOKED_AT])
    keys = {key for key in options if key.replace("_", "").isalpha()}
    word = typed if typed in keys else grammar.own.meant(typed, keys, shortest=1)
    return word or grammar.meanings.get(choice.what, {}).get(typed)


def match(grammar: Grammar, choice: Choice[Any], key: str) -> str:
    """Find the option that a key means; failing that, the key itself, as it would be here."""
    for spelled in _spellings(grammar, choice, key):
        if choice.find(spelled) is not None:
            return spelled
    verb = f"{grammar.verb_of.get(choice.what)} "
    has_verb = any(str(option).startswith(verb) for option in choice.options[:MOST_LOOKED_AT])
    return key if has_verb else key.removeprefix(verb)


def _spellings(grammar: Grammar, choice: Choice[Any], key: str) -> Iterator[str]:
    verb = grammar.verb_of.get(choice.what)
    yield from (key, f"{verb} {key}", f"{verb}:{key}", key.removeprefix(f"{verb} "))
    yield grammar.meanings.get(choice.what, {}).get(key, key)
    yield from grammar.same(choice, key)
