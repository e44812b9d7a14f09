"""The path to an option, click by click: few steps become buttons, many become menus."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.clicks import DOT, NOTE
from bot.games.game_ui import GameUi, Step, View
from bot.texts import Texts
from bot.texts.saying import clipped
from cogs.core.components import MOST_OPTIONS, Button, Menu, button, menu, option
from cogs.core.emojis import Beside, nothing_beside
from rules.engine.decisions import Choice

MOST_BUTTONS = 5
FEW_BUTTONS = 2  # of which each has a line above it; more that need words are a menu
LONGEST_LABEL = 80  # of a button
END = 12  # so much of the first and of the last option a phone shows in a menu's line
MOST_MENUS = 4  # beside which other buttons still fit a message
SMALL = re.compile(r"(?: [^\W\d_]{1,3})+$")  # words that lead to another, as "of"
CLOSING = "end"  # in a custom id in place of a path: the button that ends a decision
Ways = Mapping[str, tuple[Step, ...]]


def ways_to(ui: GameUi, texts: Texts, view: View, choice: Choice[Any]) -> Ways:
    """The way to each option; the one that ends a decision is no click among the others.

    Whatever shows clicks and whatever follows them calls this, so that a place among
    siblings means the same to both.
    """
    closing = ui.closing(choice.what)
    keys = [key for option in choice.options if (key := str(option)) != closing]
    return ui.clicks(texts, view, choice.what, keys)


def closing_of(ui: GameUi, choice: Choice[Any] | None) -> str | None:
    """The key that ends what is being decided, if it is on offer."""
    key = ui.closing(choice.what) if choice is not None else None
    return key if key is not None and choice is not None and choice.find(key) is not None else None


@dataclass(frozen=True, slots=True)
class Fork:
    """Where somebody stands on the way: the clicks made, and where one can go from here."""

    values: tuple[str, ...]  # of the clicks made, those included that were the only ones
    path: tuple[int, ...]  # the clicks that really had to be made, as places among their siblings
    steps: tuple[Step, ...]  # what can be clicked next; none when an option is reached
    keys: tuple[str, ...]  # the options that can still be reached


def walk(ways: Ways, path: Sequence[int]) -> Fork | None:
    """Follow clicks; None if they lead nowhere."""
    keys, depth, clicks = tuple(ways), 0, list(path)
    values: tuple[str, ...] = ()
    while True:
        steps = _steps(ways, keys, depth)
        if len(steps) > 1 and not clicks:
            return Fork(values, tuple(path), tuple(steps), keys)
        if not steps:
            return None if clicks else Fork(values, tuple(path), (), keys)
        place = 0 if len(steps) == 1 else clicks.pop(0)
        if not 0 <= place < len(steps):
            return None
        value = steps[place].value
        values = (*values, value)
        keys = tuple(k for k in keys if len(ways[k]) > depth and ways[k][depth].value == value)
        depth += 1


def _steps(ways: Ways, keys: Sequence[str], depth: int) -> list[Step]:
    """The clicks that tell some options apart, each once."""
    found = {ways[key][depth].value: ways[key][depth] for key in keys if len(ways[key]) > depth}
    return list(found.values())


def lone_label(ways: Ways, fork: Fork) -> str:
    """What stands on the button of the only option there is."""
    return " · ".join(step.label for step in ways[fork.keys[0]])[:LONGEST_LABEL]


def path_text(path: Sequence[int]) -> str:
    """Write clicks down for a custom id."""
    return ".".join(str(place) for place in path)


def read_path(text: str) -> tuple[int, ...]:
    """Read clicks from a custom id; what nobody could have written leads nowhere."""
    parts = [part for part in text.split(".") if part]
    return tuple(int(part) if part.isdecimal() and len(part) < 4 else -1 for part in parts)


@dataclass(frozen=True, slots=True)
class Target:
    """What a click says to the bot: verb, table, revision, and what stands before the path."""

    verb: str
    game: int
    revision: int
    head: str = ""

    def rest(self, path: Sequence[int]) -> str:
        """The rest of the custom id."""
        return f"{self.head}|{path_text(path)}"


def split_rest(rest: str) -> tuple[str, str]:
    """Part the rest of a custom id into what stands before the path, and the path."""
    head, _, path = rest.partition("|")
    return head, path


def widgets(
    texts: Texts,
    fork: Fork,
    target: Target,
    *,
    chosen: str | None = None,
    beside: Beside = nothing_beside,
) -> list[Button | Menu]:
    """Buttons for a few steps, a menu for more, several menus for many.

    A game offers at most a hundred steps at once, so that nothing is left out.  Above them
    belongs what :func:`told_above` says.
    """
    if _on_buttons(fork.steps):
        return [
            button(
                step.label,
                target.verb,
                target.game,
                target.revision,
                target.rest((*fork.path, place)),
                style=_style(is_chosen=step.value == chosen),
                emoji=beside((*fork.values, step.value)),
            )
            for place, step in enumerate(fork.steps)
        ]
    return [
        _menu(texts, fork, target, start, chosen, beside)
        for start in range(0, len(fork.steps), MOST_OPTIONS)[:MOST_MENUS]
    ]


def _on_buttons(steps: Sequence[Step]) -> bool:
    """Two are always buttons; a few more if their labels say everything."""
    worded = any(step.note or step.about for step in steps)
    return len(steps) <= (FEW_BUTTONS if worded else MOST_BUTTONS)


def told_above(ways: Ways, fork: Fork | None) -> list[str]:
    """Lines above the clicks: what buttons cannot say, and what is too long for a menu."""
    if fork is None:
        return []
    steps = fork.steps or ways[fork.keys[0]]  # the only option there is has a button too
    if not fork.steps or _on_buttons(steps):
        return [_told(step, _below(step)) for step in steps if _below(step)]
    return [_told(step, step.about) for step in steps if step.about and not _fits(step)]


def told_of_things(steps: Sequence[Step]) -> list[str]:
    """What the things do that some buttons name: lines that everybody may read."""
    return [_told(step, step.about) for step in steps if step.about]


def _told(step: Step, said: str) -> str:
    return f"-# **{step.label}**: {said}"


def _below(step: Step) -> str:
    """What stands below the label of an option."""
    return DOT.join(part for part in (step.note, step.about) if part)


def _fits(step: Step) -> bool:
    return len(_below(step)) <= NOTE


def labels_of(
    ui: GameUi, texts: Texts, view: View, what: str, shown: Sequence[Sequence[str]]
) -> dict[str, str]:
    """What stands on the buttons of keys that are always shown."""
    ways = ui.clicks(texts, view, what, [key for row in shown for key in row])
    return {key: way[0].label for key, way in ways.items()}


def in_rows(
    shown: Sequence[Sequence[str]],
    labels: Mapping[str, str],
    fork: Fork | None,
    target: Target,
    *,
    chosen: str | None = None,
    beside: Beside = nothing_beside,
) -> list[list[Button]]:
    """Buttons of keys that are always shown, grey where they are not on offer; others below."""
    steps = fork.steps if fork is not None else ()
    paths: dict[str, tuple[int, ...]] = {step.value: (place,) for place, step in enumerate(steps)}
    if fork is not None and not steps:
        paths = dict.fromkeys(fork.keys, ())  # a lone option, which is asked all the same

    def made(key: str, label: str) -> Button:
        rest = target.rest(paths.get(key, ()))
        return button(
            label,
            target.verb,
            target.game,
            target.revision,
            rest if key in paths else f"{rest}|{key}",
            style=_style(is_chosen=key == chosen),
            disabled=key not in paths,
            emoji=beside((key,)),
        )

    others = [made(step.value, step.label) for step in steps if step.value not in labels]
    found = [[made(key, labels[key]) for key in row] for row in shown]
    return [*found, others] if others else found


def _style(*, is_chosen: bool) -> discord.ButtonStyle:
    return discord.ButtonStyle.success if is_chosen else discord.ButtonStyle.primary


def _menu(
    texts: Texts, fork: Fork, target: Target, start: int, chosen: str | None, beside: Beside
) -> Menu:
    steps = fork.steps[start : start + MOST_OPTIONS]
    options = [
        option(
            str(start + n),
            step.label,
            _below(step) if _fits(step) else step.note,
            chosen=step.value == chosen,
            emoji=beside((*fork.values, step.value)),
        )
        for n, step in enumerate(steps)
    ]
    # Two menus of a message need different custom ids, so the first place is in it.
    rest = f"{target.rest(fork.path)}|{start}"
    shown = _range(texts, steps, start)
    return menu(shown, options, target.verb, target.game, target.revision, rest)


def _range(texts: Texts, steps: Sequence[Step], start: int) -> str:
    """What a menu offers, from its first to its last, in a line that a phone does not cut."""
    first, last = steps[0].label, steps[-1].label
    if first == last:  # only their notes differ
        first, last = str(start + 1), str(start + len(steps))
    if len(first) + len(last) > 2 * END:
        first, last = _whole_words(first), _whole_words(last)
    return texts("choose-range", first=first, last=last)


def _whole_words(label: str) -> str:
    """As many parts of a label as there is room for, or else as many words."""
    kept, *parts = label.split(DOT)
    for part in parts:
        if len(f"{kept}{DOT}{part}") > END:
            break
        kept = f"{kept}{DOT}{part}"
    if len(kept) <= END:
        return kept
    words = kept[: END + 1].rpartition(" ")[0]
    return SMALL.sub("", words) or clipped(kept, END)


def pick_several(
    texts: Texts, ways: Ways, count: int, target: Target, *, chosen: str | None = None
) -> Menu:
    """A menu of the things that options are made of, so many of them at once."""
    picked = {step.value for step in ways.get(chosen or "", ())}
    options = [
        option(str(n), step.label, _below(step), chosen=step.value in picked)
        for n, step in enumerate(_things(ways))
    ]
    placeholder = texts("choose-several", count=count)
    ids = target.verb, target.game, target.revision, target.rest(())
    return menu(placeholder, options, *ids, least=count, most=count)


def picked_of(ways: Ways, places: Sequence[int]) -> str | None:
    """The option that is made of some things of such a menu, in whatever order they come."""
    things = _things(ways)
    if not all(0 <= place < len(things) for place in places):
        return None
    wanted = {things[place].value for place in places}
    return next((key for key, way in ways.items() if {step.value for step in way} == wanted), None)


def _things(ways: Ways) -> list[Step]:
    """Everything that options are made of, each once and without what only some of them bring."""
    return list({s.value: s._replace(note="") for way in ways.values() for s in way}.values())


def clicked(rest: str, values: Sequence[str]) -> tuple[str, tuple[int, ...]]:
    """Read a click: what stands before the path, and the path with what was chosen."""
    head, path = split_rest(rest)
    path, _, _ = path.partition("|")
    return head, (*read_path(path), *read_path(".".join(values)))
