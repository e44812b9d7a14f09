"""Which option a typed text means: a key is accepted in any spelling of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from rules.engine.decisions import Choice
from rules.engine.errors import Unreadable
from rules.imhotep.keys import NO, STONES, YES, Action, Deed, Space, read_action
from rules.imhotep.reading import parse
from rules.imhotep.words import Verb, meant_by


def respell(choice: Choice[Any], text: str) -> str | None:
    """The key that a text means at this choice, whether it is on offer or not."""
    short = _short_word(choice, text)
    if short is not None:
        return short
    try:
        answers = parse(text)
    except Unreadable:
        return None
    return match(choice, answers[0].key) if len(answers) == 1 else None


def _short_word(choice: Choice[Any], text: str) -> str | None:
    """A single word that is the beginning of exactly one option here."""
    typed = text.strip().lower()
    if not typed.isalpha():
        return None
    keys = [str(option) for option in choice.options if str(option).replace("_", "").isalpha()]
    return meant_by(typed, keys)


# Where a word is typed for an option of another name.
OTHER_WORDS: dict[str, dict[str, str]] = {
    "bonus.card": {Verb.TAKE: YES, Verb.PASS: NO},
    "bonus.stones": {Verb.TAKE: YES, STONES: YES, Verb.PASS: NO},
    "bonus.load": {Verb.PASS: NO},
    "temple": {Verb.TAKE: STONES},
}


def match(choice: Choice[Any], key: str) -> str:
    """Find the option that a key means; failing that, the key itself."""
    key = OTHER_WORDS.get(choice.what, {}).get(key, key)
    keys = [str(option) for option in choice.options]
    for spelled in (key, f"{Deed.CARD} {key}", f"{Deed.LOAD} {key}", _bare(choice.what, key)):
        if spelled in keys:
            return spelled
    wanted = read_action(key)
    if choice.what == "action" and wanted is not None and wanted.spaces:
        return _completed(choice.options, wanted)
    return _bare(choice.what, key) if choice.what == "bonus.load" else key


def _bare(what: str, key: str) -> str:
    """What is chosen without its verb: a place of a ship, a card of the market."""
    if what == "bonus.load":
        return key.removeprefix(f"{Deed.LOAD} ")
    if what.startswith("market"):
        return key.removeprefix(f"{Deed.CARD} ")
    return key


def _completed(options: Sequence[Action], wanted: Action) -> str:
    """The first option that fits where a place was not said: the one nearest to the bow."""
    for option in options:
        same = (option.deed, option.card, option.site) == (wanted.deed, wanted.card, wanted.site)
        if same and _is_covered(option.spaces, wanted.spaces):
            return option
    return wanted


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
