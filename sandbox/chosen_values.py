"""What a person presses, chooses and fills in, checked as a Discord client checks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandbox.components import children, walk
from sandbox.errors import CannotDoError
from sandbox.wire import SELECTS, ButtonStyle, Component, Json
from sandbox.world import World

MAX_TEXT = 4000

FilledIn = str | bool | Sequence[str]
"""What goes into a field of a modal: text or one value, a tick, or several values."""
FIELDS = (
    Component.TEXT_INPUT,
    Component.RADIO_GROUP,
    Component.CHECKBOX_GROUP,
    Component.CHECKBOX,
    *SELECTS,
)


def pressed(button: Json) -> Json:
    """The data of a button press."""
    if button["type"] != Component.BUTTON or button.get("style") == ButtonStyle.LINK:
        raise CannotDoError("this is no button that tells the bot anything")
    if button.get("disabled"):
        raise CannotDoError(f"the button {button.get('label')} is disabled")
    return {"component_type": button["type"], "custom_id": button["custom_id"], "id": button["id"]}


def chosen(world: World, select: Json, values: list[str]) -> Json:
    """The data of a choice in a select menu."""
    if select["type"] not in SELECTS:
        raise CannotDoError("this is no select menu")
    if select.get("disabled"):
        raise CannotDoError("this select menu is disabled")
    _check_values(select, values)
    data: Json = {
        "component_type": select["type"],
        "custom_id": select["custom_id"],
        "id": select["id"],
        "values": values,
    }
    if select["type"] != Component.STRING_SELECT:
        data["resolved"] = _resolved(world, select, values)
    return data


def _check_values(select: Json, values: list[str]) -> None:
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(values) <= high:
        raise CannotDoError(f"choose {low} to {high} of these")
    if select["type"] in (Component.STRING_SELECT, Component.CHECKBOX_GROUP):
        offered = {option["value"] for option in select["options"]}
        for value in values:
            if value not in offered:
                raise CannotDoError(
                    f"{value} is not offered; there are: {', '.join(sorted(offered))}"
                )


def _resolved(world: World, select: Json, values: list[str]) -> Json:
    kind = select["type"]
    if kind == Component.CHANNEL_SELECT:
        channels = _found(world.channels, values)
        return {"channels": {k: c | {"permissions": "0"} for k, c in channels.items()}}
    roles = {role["id"]: role for role in world.guilds.roles(world.guild_id)}
    if kind == Component.ROLE_SELECT:
        return {"roles": _found(roles, values)}
    if kind == Component.USER_SELECT:
        roles = {}
    users = _found(world.users, [value for value in values if value not in roles])
    resolved: Json = {"users": users}
    resolved["members"] = {k: world.member(k) | {"permissions": "0"} for k in users}
    if chosen_roles := {value: roles[value] for value in values if value in roles}:
        resolved["roles"] = chosen_roles
    return resolved


def _found(known: dict[str, Json], values: list[str]) -> dict[str, Json]:
    for value in values:
        if value not in known:
            raise CannotDoError(f"{value} is not offered")
    return {value: known[value] for value in values}


def filled_in(
    world: World, parts: list[Json], values: Mapping[str, FilledIn]
) -> tuple[list[Json], Json]:
    """The components of a submitted modal, and what they refer to."""
    known = {c["custom_id"] for c in walk(parts) if c["type"] in FIELDS}
    for custom_id in values:
        if custom_id not in known:
            raise CannotDoError(
                f"there is no field {custom_id}; there are: {', '.join(sorted(known))}"
            )
    resolved: Json = {}
    return [_filled_part(world, part, values, resolved) for part in parts], resolved


def _filled_part(world: World, part: Json, values: Mapping[str, FilledIn], resolved: Json) -> Json:
    if part["type"] in FIELDS:
        return _filled_field(world, part, values.get(part["custom_id"]), resolved)
    body: Json = {"type": part["type"], "id": part["id"]}
    inner = [_filled_part(world, child, values, resolved) for child in children(part)]
    if part["type"] == Component.LABEL:
        return body | {"component": inner[0]}
    return body | {"components": inner} if inner else body


def _filled_field(world: World, field: Json, value: FilledIn | None, resolved: Json) -> Json:
    body: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    match field["type"]:
        case Component.TEXT_INPUT:
            text = str(field.get("value", "") if value is None else value)
            return body | {"value": _text(field, text)}
        case Component.CHECKBOX:
            return body | {"value": bool(field.get("default") if value is None else value)}
        case Component.RADIO_GROUP:
            return body | {"value": _radio(field, None if value is None else str(value))}
        case _:
            chosen_values = _many(field, value)
            if field["type"] in SELECTS and field["type"] != Component.STRING_SELECT:
                for kind, found in _resolved(world, field, chosen_values).items():
                    resolved.setdefault(kind, {}).update(found)
            return body | {"values": chosen_values}


def _text(field: Json, text: str) -> str:
    low, high = field.get("min_length", 0), field.get("max_length", MAX_TEXT)
    if not text and field.get("required", True):
        raise CannotDoError(f"the field {field['custom_id']} is required")
    if text and not low <= len(text) <= high:
        raise CannotDoError(f"the field {field['custom_id']} takes {low} to {high} characters")
    return text


def _radio(field: Json, value: str | None) -> str | None:
    if value is None:
        defaults = [option["value"] for option in field["options"] if option.get("default")]
        value = defaults[0] if defaults else None
    if value is None and field.get("required", True):
        raise CannotDoError(f"the field {field['custom_id']} is required")
    if value is not None and value not in {option["value"] for option in field["options"]}:
        raise CannotDoError(f"{value} is not offered")
    return value


def _many(field: Json, value: FilledIn | None) -> list[str]:
    if value is None:
        values = [o["value"] for o in field.get("options", ()) if o.get("default")]
    else:
        values = [str(value)] if isinstance(value, str | bool) else list(value)
    if values or field.get("required", True):
        high = field.get("max_values", len(field.get("options", ())) or 1)
        _check_values({"max_values": high} | field, values)
    return values
