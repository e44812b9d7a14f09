"""What somebody means who types the name of a value: in any language, cut short."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from bot.games.game_ui import GameUi
from bot.texts import LANGUAGES, Texts
from rules.engine.tokens import one_alphabet

T = TypeVar("T")
SHORTEST = 2  # letters by which a name may be begun
SEAT = "seat"  # the option under which a game UI names what a player may choose


def meant(ui: GameUi, option: str, values: Sequence[str], typed: str) -> str | None:
    """Return the value that a typed text names; None if it names none or several."""
    return named(
        {
            value: (value, *(ui.value(Texts(language), option, value) for language in LANGUAGES))
            for value in values
        },
        typed,
    )


class Settled(NamedTuple):
    """An option of a lobby, and what it is to be."""

    option: str
    value: str


def settled(ui: GameUi, typed: str) -> dict[str, str] | None:
    """What options typed one after the other, with commas, are to be; None if one is unknown."""
    known = {
        Settled(option.name, value): None
        for seats in ui.game.seats
        for option in ui.lobby_options(seats)
        for value in option.values
    }
    names = {choice: _names(ui, choice) for choice in known}
    found = [named(names, part) for part in re.split("[,;]", typed) if plain(part)]
    return None if None in found else {choice.option: choice.value for choice in found if choice}


def option_labels(texts: Texts, ui: GameUi, seats: int, typed: str) -> dict[str, str]:
    """How a list of options can go on: what would be typed, with a label.

    What stands before the last comma stays; options that it names are not offered again.
    """
    before, comma, last = typed.rpartition(",")
    known = settled(ui, before) or {}
    labels = {
        f"{option.name} {value}": f"{ui.option(texts, option.name)}: {called}"
        for option in ui.lobby_options(seats)
        for value in option.values
        if option.name not in known and (called := ui.value(texts, option.name, value))
    }
    return {
        f"{before}{comma} {written}".strip(): f"{before}{comma} {label}".strip()
        for written, label in suggested(labels, last).items()
    }


def _names(ui: GameUi, choice: Settled) -> list[str]:
    """By what a value of an option may be called, alone or after the name of the option."""
    option, value = choice
    names = [value, f"{option} {value}"]
    for texts in map(Texts, LANGUAGES):
        called = ui.value(texts, option, value)
        names += [called, f"{ui.option(texts, option)} {called}"]
    return names


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
    """Spell a text so that case, ё, look-alikes and what stands between words do not matter."""
    folded = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    return re.sub(r"[\W_ʼ]+", " ", one_alphabet(folded)).strip()  # ʼ counts as a letter
