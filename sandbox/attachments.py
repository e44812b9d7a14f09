"""Uploaded files: kept, described, and shown by messages, embeds and components."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox import components
from sandbox.store import StoredFile
from sandbox.wire import CDN_PREFIX, Json
from sandbox.world import World

SCHEME = "attachment://"
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
EMBED_PICTURES = ("image", "thumbnail")
SHOWN = ("url", "proxy_url", "width", "height", "content_type")
"""What embeds and components contain of an attachment."""


@dataclass(frozen=True, slots=True)
class Upload:
    """One file part of a multipart request."""

    filename: str
    content_type: str
    content: bytes


Uploads = Mapping[str, Upload]
"""The file parts by their number, as `files[0]` has it."""


def safe_name(filename: str) -> str:
    """Write a file name as Discord does: what is neither letter, digit, dot nor dash becomes _."""
    return re.sub(r"[^\w.\-]", "_", filename)


def store_uploads(
    world: World, channel_id: str, listed: list[Json], uploads: Uploads
) -> list[Json]:
    """Keep the uploads that the body lists and describe them."""
    return [
        _store(world, channel_id, uploads[str(entry["id"])], entry)
        for entry in listed
        if str(entry["id"]) in uploads
    ]


def _store(world: World, channel_id: str, upload: Upload, entry: Json) -> Json:
    attachment_id = world.ids.next()
    name = safe_name(entry.get("filename") or upload.filename)
    path = f"{CDN_PREFIX}/attachments/{channel_id}/{attachment_id}/{name}"
    world.store.put_file(path, StoredFile(upload.content_type, upload.content))
    attachment: Json = {
        "id": attachment_id,
        "filename": name,
        "size": len(upload.content),
        "url": world.base + path,
        "proxy_url": world.base + path,
        "content_type": upload.content_type,
    }
    if upload.content.startswith(PNG_SIGNATURE):
        attachment["width"], attachment["height"] = struct.unpack(">II", upload.content[16:24])
    if entry.get("description"):
        attachment["description"] = entry["description"]
    return attachment


def listed_in(body: Json, uploads: Uploads) -> list[Json]:
    """The attachments a body names; without a list every upload counts."""
    if body.get("attachments") is not None:
        return list(body["attachments"])
    return [{"id": number} for number in uploads]


def describe_media(world: World, url: str, attachments: list[Json]) -> components.Media:
    """Describe what a component shows: an attachment, or something elsewhere."""
    attachment = _named(url, attachments)
    if attachment is None:
        return components.Media({"id": world.ids.next(), "url": url, "proxy_url": url})
    body = {key: attachment[key] for key in SHOWN if key in attachment}
    body |= {"id": attachment["id"], "attachment_id": attachment["id"]}
    return components.Media(body, attachment["filename"], attachment["size"])


def complete_embed(embed: Json, attachments: list[Json]) -> Json:
    """Write an embed as a message carries it."""
    body: Json = {"type": "rich"} | {k: v for k, v in embed.items() if v is not None}
    if "fields" in body:
        body["fields"] = [{"inline": False} | field for field in body["fields"]]
    for slot in EMBED_PICTURES:
        if slot in body:
            body[slot] = _embed_picture(body[slot]["url"], attachments)
    return body


def _embed_picture(url: str, attachments: list[Json]) -> Json:
    attachment = _named(url, attachments)
    if attachment is None:
        return {"url": url, "proxy_url": url}
    return {key: attachment[key] for key in SHOWN if key in attachment}


def _named(url: str, attachments: list[Json]) -> Json | None:
    """The attachment that an address means, by name or by its own address."""
    name = safe_name(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
    bare = bare_address(url)
    for attachment in attachments:
        if name == attachment["filename"] or bare == bare_address(attachment["url"]):
            return attachment
    return None


def bare_address(url: str) -> str:
    """An address without its signature, which differs each time that it is told."""
    return url.partition("?")[0]


def shown_alone(message: Json, attachments: list[Json]) -> list[Json]:
    """The attachments that stand under the message themselves.

    What a component or an embed shows is not in a message's `attachments`
    (discord-api-docs 8277: intended).
    """
    used = {bare_address(url) for url in components.media_urls(message["components"])}
    for embed in message["embeds"]:
        used |= {bare_address(embed[slot]["url"]) for slot in EMBED_PICTURES if slot in embed}
    return [a for a in attachments if bare_address(a["url"]) not in used]
