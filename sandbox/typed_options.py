"""What a person types after a slash command, checked as a Discord client checks it."""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.errors import CannotDoError
from sandbox.wire import Json, OptionType
from sandbox.world import World

TEXTUAL = (OptionType.STRING,)
NUMERIC = (OptionType.INTEGER, OptionType.NUMBER)
REFERRING = (OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE)

Typed = str | int | float | bool
"""A value as a person gives it: text, a number, yes or no, or the id of a user or channel."""


def fill_options(known: list[Json], given: Mapping[str, Typed]) -> list[Json]:
    """Turn values by name into the options of an interaction; refuse what no client sends."""
    _refuse_unknown(known, given)
    filled = []
    for option in known:
        value = given.get(option["name"])
        if value is None:
            if option.get("required"):
                raise CannotDoError(f"the option {option['name']} is required")
            continue
        filled.append(_filled(option, _checked(option, value)))
    return filled


def fill_partly(known: list[Json], given: Mapping[str, Typed], focused: str) -> list[Json]:
    """The options while somebody still types: nothing is required, one has the cursor."""
    _refuse_unknown(known, {**given, focused: ""})
    filled = []
    for option in known:
        if option["name"] == focused:
            if not option.get("autocomplete"):
                raise CannotDoError(f"the option {focused} has no autocomplete")
            value = str(given.get(focused, ""))
            filled.append(_filled(option, value) | {"focused": True})
        elif given.get(option["name"]) is not None:
            filled.append(_filled(option, _checked(option, given[option["name"]])))
    return filled


def resolve(world: World, options: list[Json]) -> Json:
    """The users, roles and channels that options name, as an interaction carries them."""
    resolved: Json = {}
    roles = {role["id"]: role for role in world.guilds.roles(world.guild_id)}
    for option in options:
        value = str(option.get("value"))
        if option["type"] in (OptionType.USER, OptionType.MENTIONABLE) and value in world.users:
            resolved.setdefault("users", {})[value] = world.users[value]
            resolved.setdefault("members", {})[value] = world.member(value) | {"permissions": "0"}
        elif option["type"] == OptionType.CHANNEL and value in world.channels:
            channel = world.channels[value]
            resolved.setdefault("channels", {})[value] = channel | {"permissions": "0"}
        elif option["type"] in (OptionType.ROLE, OptionType.MENTIONABLE) and value in roles:
            resolved.setdefault("roles", {})[value] = roles[value]
    return resolved


def _refuse_unknown(known: list[Json], given: Mapping[str, Typed]) -> None:
    names = {option["name"] for option in known}
    for name in given:
        if name not in names:
            raise CannotDoError(f"there is no option {name}; there are: {', '.join(sorted(names))}")


def _filled(option: Json, value: Typed) -> Json:
    return {"name": option["name"], "type": option["type"], "value": value}


def _checked(option: Json, value: Typed) -> Typed:
    """Bring a value into the option's type and limits."""
    kind = OptionType(option["type"])
    if kind in NUMERIC:
        value = _number(option, value, kind)
    elif kind in TEXTUAL:
        value = _text(option, str(value))
    elif kind is OptionType.BOOLEAN:
        if not isinstance(value, bool):
            raise CannotDoError(f"the option {option['name']} is yes or no")
    elif kind in REFERRING:
        value = str(value)
    else:
        raise CannotDoError(f"the option {option['name']} takes a file, which is not offered here")
    return _chosen(option, value)


def _number(option: Json, value: Typed, kind: OptionType) -> int | float:
    try:
        number = int(value) if kind is OptionType.INTEGER else float(value)
    except (TypeError, ValueError):
        raise CannotDoError(f"the option {option['name']} is a number") from None
    if number < option.get("min_value", number) or number > option.get("max_value", number):
        raise CannotDoError(f"the option {option['name']} is out of range")
    return number


def _text(option: Json, text: str) -> str:
    low, high = option.get("min_length", 0), option.get("max_length", 6000)
    if not low <= len(text) <= high:
        raise CannotDoError(f"the option {option['name']} takes {low} to {high} characters")
    return text


def _chosen(option: Json, value: Typed) -> Typed:
    """Where the bot offers choices, only they can be sent; their names stand for them."""
    choices = option.get("choices")
    if not choices:
        return value
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            chosen: Typed = choice["value"]
            return chosen
    raise CannotDoError(f"{value} is not a choice of {option['name']}")
