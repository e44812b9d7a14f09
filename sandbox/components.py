"""Components as they stand in a message: walking, numbering, showing uploaded files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sandbox.wire import SELECTS, Component, Json


@dataclass(frozen=True, slots=True)
class Media:
    """A file that a component shows: Discord's description of it, its name and size."""

    body: Json
    name: str | None = None
    size: int | None = None


Resolve = Callable[[str], Media]
"""Finds what an address, maybe `attachment://name`, means."""


def walk(components: list[Json]) -> Iterator[Json]:
    """Visit every component, outer before inner, in reading order."""
    for component in components:
        yield component
        yield from walk(children(component))


def children(component: Json) -> list[Json]:
    """The components directly inside one."""
    inner = list(component.get("components") or ())
    inner += [component[key] for key in ("accessory", "component") if component.get(key)]
    return inner


def find(components: list[Json], custom_id: str) -> Json | None:
    """Find the button, select or input of this custom id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> list[str]:
    """The texts that text displays show."""
    return [c["content"] for c in walk(components) if c["type"] == Component.TEXT_DISPLAY]


def media_urls(components: list[Json]) -> Iterator[str]:
    """The addresses of all files that components show."""
    for component in walk(components):
        for slot in ("media", "file"):
            if isinstance(component.get(slot), dict):
                yield component[slot]["url"]
        for item in component.get("items") or ():
            yield item["media"]["url"]


def arrange(components: list[Json], resolve: Resolve) -> list[Json]:
    """Write components as a message carries them: numbered, completed, files resolved."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    free = (n for n in range(1, 10_000) if n not in taken)
    return [_arranged(component, free, resolve) for component in components]


def numbered(parts: list[Json]) -> list[Json]:
    """Write a modal's components as a client holds them: each with its id."""
    free = iter(range(1, 10_000))

    def copy(part: Json) -> Json:
        body = {key: value for key, value in part.items() if value is not None}
        body["id"] = body.get("id") or next(free)
        if "components" in body:
            body["components"] = [copy(inner) for inner in body["components"]]
        if "component" in body:
            body["component"] = copy(body["component"])
        return body

    return [copy(part) for part in parts]


def _arranged(component: Json, free: Iterator[int], resolve: Resolve) -> Json:
    body = {key: value for key, value in component.items() if value is not None}
    body["id"] = body.get("id") or next(free)
    body = DEFAULTS.get(body["type"], {}) | body
    if "components" in body:
        body["components"] = [_arranged(c, free, resolve) for c in body["components"]]
    if "accessory" in body:
        body["accessory"] = _arranged(body["accessory"], free, resolve)
    body = _with_emoji(body)
    match body["type"]:
        case Component.THUMBNAIL:
            body["media"] = resolve(body["media"]["url"]).body
        case Component.MEDIA_GALLERY:
            body["items"] = [_gallery_item(item, resolve) for item in body["items"]]
        case Component.FILE:
            media = resolve(body["file"]["url"])
            body |= {"file": media.body, "name": media.name, "size": media.size}
        case kind if kind in SELECTS:
            body.pop("required", None)  # only a modal's select has it
            if "options" in body:
                body["options"] = [_with_emoji(option) for option in body["options"]]
    return body


def _with_emoji(part: Json) -> Json:
    """A button or an option; the id of its emoji is told as a string, as all ids are."""
    emoji = part.get("emoji")
    if not emoji:
        return {key: value for key, value in part.items() if key != "emoji"}
    number = emoji.get("id")
    shown = {"name": emoji["name"]} | ({} if number is None else {"id": str(number)})
    return part | {"emoji": shown}


def _gallery_item(item: Json, resolve: Resolve) -> Json:
    return {
        "media": resolve(item["media"]["url"]).body,
        "description": item.get("description"),
        "spoiler": bool(item.get("spoiler")),
    }


DEFAULTS: dict[int, Json] = {
    Component.CONTAINER: {"accent_color": None, "spoiler": False},
    Component.SEPARATOR: {"spacing": 1, "divider": True},
    Component.THUMBNAIL: {"description": None, "spoiler": False},
    Component.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
}
