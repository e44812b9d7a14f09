"""Embed rules that the published description omits."""

from __future__ import annotations

from sandbox.validation.form import Form
from sandbox.wire import Json

MAX_EMBEDS = 10
MAX_TITLE = 256
MAX_DESCRIPTION = 4096
MAX_FIELDS = 25
MAX_FIELD_NAME = 256
MAX_FIELD_VALUE = 1024
MAX_FOOTER = 2048
MAX_AUTHOR = 256
MAX_URL = 2048
MAX_TOTAL = 6000
PARTS = (
    ("footer", "text", MAX_FOOTER),
    ("author", "name", MAX_AUTHOR),
    ("image", "url", MAX_URL),
    ("thumbnail", "url", MAX_URL),
)


def check_embeds(form: Form, embeds: list[Json]) -> None:
    """Check each embed and the total of their texts."""
    form.at_most("embeds", embeds, MAX_EMBEDS)
    for index, embed in enumerate(embeds):
        _check_embed(form.at("embeds", index), embed)
    if sum(map(_text_length, embeds)) > MAX_TOTAL:
        form.at("embeds").wrong(
            "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TOTAL}"
        )


def _check_embed(form: Form, embed: Json) -> None:
    form.at_most("title", embed.get("title"), MAX_TITLE)
    form.at_most("description", embed.get("description"), MAX_DESCRIPTION)
    for part, field, limit in PARTS:
        if embed.get(part) is not None:
            form.at(part).required(field, embed[part].get(field))
            form.at(part).at_most(field, embed[part].get(field), limit)
    fields = embed.get("fields") or []
    form.at_most("fields", fields, MAX_FIELDS)
    for index, field in enumerate(fields):
        place = form.at("fields", index)
        for part, limit in (("name", MAX_FIELD_NAME), ("value", MAX_FIELD_VALUE)):
            place.required(part, field.get(part))
            place.at_most(part, field.get(part), limit)


def _text_length(embed: Json) -> int:
    texts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
    ]
    for field in embed.get("fields") or ():
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)
