"""What somebody means who types the name of a scenario or a god: in any language, cut short."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bot.fronts.front import Front
from bot.texts import LANGUAGES, Texts

T = TypeVar("T")
SHORTEST = 2  # letters by which a name may be begun
SEAT = "seat"  # the option of a front under which it names what a player may choose


def meant(front: Front, option: str, values: Sequence[str], typed: str) -> str | None:
    """Return the value that a typed text names; None if it names none or several."""
    return named(
        {
            value: (value, *(front.value(Texts(language), option, value) for language in LANGUAGES))
            for value in values
        },
        typed,
    )


def named(names: Mapping[T, Iterable[str]], typed: str) -> T | None:
    """Return the thing of which one name was typed, or some words of it, cut short or not."""
    wanted = plain(typed)
    if not wanted:
        return None
    spelled = [(thing, plain(name)) for thing, all_names in names.items() for name in all_names]
    whole = {thing for thing, name in spelled if name == wanted}
    begun = {thing for thing, name in spelled if f" {wanted}" in f" {name}"}
    found = whole or (begun if len(wanted) >= SHORTEST else set())
    return found.pop() if len(found) == 1 else None


def suggested(labels: Mapping[T, str], typed: str) -> dict[T, str]:
    """The labels in which what was typed so far occurs; those that begin with it first."""
    wanted = plain(typed)
    found = [thing for thing, label in labels.items() if wanted in plain(label)]
    found.sort(key=lambda thing: not plain(labels[thing]).startswith(wanted))
    return {thing: labels[thing] for thing in found}


def plain(text: str) -> str:
    """Spell a text so that case, ё, and what stands between words make no difference."""
    folded = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    return re.sub(r"[\W_]+", " ", folded).strip()
