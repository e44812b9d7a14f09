"""Buttons, menus and pop-ups that survive a restart.

Each carries in its custom id what it means: a verb, the number of a table (or a lobby), a
revision and the rest.  Nothing about it is kept in memory: whatever comes back is matched by
its pattern and handed to the function that was registered for its verb::

    @on("watch")
    async def watch(interaction: Interaction, pressed: Pressed) -> None: ...

    button(texts("watch-button"), "watch", table.id)
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import discord

from bot.client import ThothBot

Interaction = discord.Interaction[ThothBot]

_TEMPLATE = r"thoth:(?P<verb>[a-z_]+):(?P<number>\d+):(?P<revision>\d+):(?P<rest>.*)"
_MENU = _TEMPLATE.replace("thoth", "menu")
LONGEST_LABEL, LONGEST_OPTION, MOST_OPTIONS, LONGEST_ID = 80, 100, 25, 100


class Pressed(NamedTuple):
    """What somebody pressed, chose or filled in."""

    verb: str
    number: int  # of a table or a lobby; 0 where there is none
    revision: int
    rest: str = ""
    values: tuple[str, ...] = ()  # what was chosen in a menu
    fields: Mapping[str, str] = {}  # what was filled in, by custom id


Handler = Callable[[Interaction, Pressed], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}
OnError = Callable[[Interaction, BaseException], Awaitable[None]]
_on_error: list[OnError] = []  # who answers when a handler fails


def on(verb: str) -> Callable[[Handler], Handler]:
    """Register what happens when something with this verb is pressed."""

    def register(handler: Handler) -> Handler:
        before = HANDLERS.get(verb, handler)  # discord.py runs the module of a cog once more
        assert before.__module__ == handler.__module__, f"two handlers for {verb}"
        HANDLERS[verb] = handler
        return handler

    return register


def custom_id(verb: str, number: int, revision: int = 0, rest: str = "") -> str:
    """Write down what a component means."""
    written = f"thoth:{verb}:{number}:{revision}:{rest}"
    assert len(written) <= LONGEST_ID, f"{verb}: the custom id is too long"
    return written


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template=_TEMPLATE):
    """A button that is nothing but its custom id."""

    def __init__(self, item: discord.ui.Button[Any], pressed: Pressed) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read it back."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what its verb says."""
        await dispatch(interaction, self.pressed)


class Menu(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=_TEMPLATE.replace("thoth", "menu")
):
    """A menu that is nothing but its custom id."""

    def __init__(self, item: discord.ui.Select[Any], pressed: Pressed) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read it back."""
        assert isinstance(item, discord.ui.Select)
        return cls(item, read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what its verb says with what was chosen."""
        await dispatch(interaction, self.pressed._replace(values=tuple(self.item.values)))


def read(match: re.Match[str]) -> Pressed:
    """Read a custom id."""
    return Pressed(match["verb"], int(match["number"]), int(match["revision"]), match["rest"])


async def dispatch(interaction: Interaction, pressed: Pressed) -> None:
    """Hand something pressed to its handler; whatever goes wrong is answered, never dropped."""
    try:
        await HANDLERS[pressed.verb](interaction, pressed)
    except Exception as error:  # the one place where presses end
        await _on_error[0](interaction, error)


def answer_errors_by(answer: OnError) -> None:
    """Say who answers when a handler fails."""
    _on_error[:] = [answer]


def button(
    label: str, verb: str, number: int, revision: int = 0, rest: str = "", *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary, disabled: bool = False,
) -> Button:  # fmt: skip
    """Make a button."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clipped(label, LONGEST_LABEL), style=style, disabled=disabled,
        custom_id=custom_id(verb, number, revision, rest),
    )  # fmt: skip
    return Button(item, Pressed(verb, number, revision, rest))


def menu(
    placeholder: str, options: Sequence[discord.SelectOption], verb: str, number: int,
    revision: int = 0, rest: str = "", *, least: int = 1, most: int = 1,
) -> Menu:  # fmt: skip
    """Make a menu; several options may be chosen if ``most`` says so."""
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=clipped(placeholder, 150), options=list(options),
        custom_id=custom_id(verb, number, revision, rest).replace("thoth", "menu", 1),
        min_values=least, max_values=most,
    )  # fmt: skip
    return Menu(item, Pressed(verb, number, revision, rest))


def option(value: str, label: str, note: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """Make an option of a menu."""
    return discord.SelectOption(
        value=value, label=clipped(label, LONGEST_OPTION),
        description=clipped(note, LONGEST_OPTION) or None, default=chosen,
    )  # fmt: skip


def rows(*items: Button | Menu) -> list[discord.ui.ActionRow[Any]]:
    """Lay components out: up to five buttons a row, each menu in a row of its own."""
    found: list[discord.ui.ActionRow[Any]] = []
    line: list[Button] = []
    for item in items:
        if isinstance(item, Menu):
            if line:
                found.append(discord.ui.ActionRow(*line))
            line = []
            found.append(discord.ui.ActionRow(item))
            continue
        line.append(item)
        if len(line) == 5:
            found.append(discord.ui.ActionRow(*line))
            line = []
    if line:
        found.append(discord.ui.ActionRow(*line))
    return found


class PopUp(discord.ui.Modal):
    """A pop-up with text fields.  What is sent arrives through its custom id, like a press."""

    def __init__(
        self, title: str, fields: Mapping[str, discord.ui.TextInput[Any]], verb: str, number: int,
        revision: int = 0, rest: str = "",
    ) -> None:  # fmt: skip
        super().__init__(
            title=clipped(title, 45), custom_id=custom_id(verb, number, revision, rest)
        )
        for label, field in fields.items():
            self.add_item(discord.ui.Label(text=clipped(label, 45), component=field))


_COMPILED = re.compile(_TEMPLATE)


async def submitted(interaction: Interaction) -> None:
    """Take what was filled into a pop-up, also one opened before a restart."""
    data: Any = interaction.data
    match = _COMPILED.fullmatch(data.get("custom_id", ""))
    if match is not None:
        fields = {f["custom_id"]: str(f.get("value", "")) for f in _fields(data["components"])}
        await dispatch(interaction, read(match)._replace(fields=fields))


def _fields(components: Sequence[Any]) -> list[Any]:
    """All fields of a pop-up, whether in labels or in rows."""
    found = []
    for component in components:
        inner = component.get("components") or [c for c in [component.get("component")] if c]
        found += _fields(inner) if inner else [component]
    return found


def clipped(text: str, longest: int) -> str:
    """Cut a text to a length that Discord allows."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
