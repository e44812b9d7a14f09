"""Message rules that the published description omits."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sandbox.attachments import EMBED_PICTURES, SCHEME, Uploads, bare_address, safe_name
from sandbox.components import media_urls
from sandbox.errors import empty_message, entity_too_large
from sandbox.validation.components import check_components
from sandbox.validation.embeds import check_embeds
from sandbox.validation.form import Form
from sandbox.wire import MAX_FILE_BYTES, MAX_REQUEST_BYTES, Json, MessageFlag

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_NONCE = 25
MOST_NAMED = 100  # users or roles whom one message may mention
SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)
FILLING_FIELDS = ("content", "embeds", "components", "sticker_ids", "poll")


def check_new_message(
    body: Json,
    uploads: Uploads,
    emojis: Collection[str] = (),
    *,
    path: tuple[str, ...] = (),
    ephemeral_allowed: bool = False,
) -> None:
    """Check a message to be written; `path` is where it lies in the request.

    `emojis` are the ids of those that the bot has.
    """
    form = Form(path)
    _check_flags(form, body, ephemeral_allowed=ephemeral_allowed)
    _check_parts(form, body, uploads, emojis, kept=[], v2=is_v2(body))
    form.done()
    if not uploads and not any(body.get(field) for field in FILLING_FIELDS):
        raise empty_message()


def check_edit(
    message: Json,
    kept: list[Json],
    body: Json,
    uploads: Uploads,
    emojis: Collection[str] = (),
    *,
    path: tuple[str, ...] = (),
) -> None:
    """Check a change of a message; once made of components v2, it stays so."""
    form = Form(path)
    v2 = is_v2(message) or is_v2(body)
    _check_parts(form, body, uploads, emojis, kept=kept, v2=v2)
    if v2 and not is_v2(message):
        _check_old_content_goes(form, message, body)
    form.done()
    after = message | {field: body[field] for field in FILLING_FIELDS if field in body}
    if not uploads and not kept and not any(after.get(field) for field in FILLING_FIELDS):
        raise empty_message()


def is_v2(body: Json) -> bool:
    """Whether a message or body is made of components v2."""
    return bool(int(body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)


def _check_flags(form: Form, body: Json, *, ephemeral_allowed: bool) -> None:
    allowed = SETTABLE_FLAGS | MessageFlag.EPHEMERAL if ephemeral_allowed else SETTABLE_FLAGS
    if int(body.get("flags") or 0) & ~allowed:
        form.at("flags").wrong("BASE_TYPE_CHOICES", "These flags cannot be set here.")


def _check_parts(
    form: Form,
    body: Json,
    uploads: Uploads,
    emojis: Collection[str],
    *,
    kept: list[Json],
    v2: bool,
) -> None:
    form.at_most("content", body.get("content"), MAX_CONTENT)
    form.at_most("nonce", str(body.get("nonce") or ""), MAX_NONCE)
    check_embeds(form, body.get("embeds") or [])
    if body.get("components") is not None:
        check_components(form, body["components"], v2=v2, emojis=emojis)
    if v2:
        _check_v2_is_alone(form, body)
    _check_files(form, body, uploads)
    _check_kept_files(form, body, uploads, kept)
    _check_file_addresses(form, body, uploads, kept)
    _check_allowed_mentions(form, body.get("allowed_mentions") or {})


def _check_v2_is_alone(form: Form, body: Json) -> None:
    for field in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(field):
            form.at(field).wrong(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_old_content_goes(form: Form, message: Json, body: Json) -> None:
    """A message becomes components v2 only if what it had before is taken out."""
    for field in ("content", "embeds"):
        if message.get(field) and field not in body:
            form.at(field).wrong(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_files(form: Form, body: Json, uploads: Uploads) -> None:
    sizes = [len(upload.content) for upload in uploads.values()]
    if any(size > MAX_FILE_BYTES for size in sizes) or sum(sizes) > MAX_REQUEST_BYTES:
        raise entity_too_large()
    if len(uploads) > MAX_FILES:
        form.at("attachments").wrong("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if body.get("attachments") is None:
        return
    listed = {str(entry["id"]) for entry in body["attachments"]}
    for number in uploads:
        if number not in listed:
            form.at("attachments").wrong(
                "ATTACHMENT_NOT_FOUND", f"The uploaded file files[{number}] is not listed."
            )


def _check_kept_files(form: Form, body: Json, uploads: Uploads, kept: list[Json]) -> None:
    """What `attachments` lists is uploaded with this request or there already."""
    known = {*uploads, *(attachment["id"] for attachment in kept)}
    for index, entry in enumerate(body.get("attachments") or ()):
        if str(entry["id"]) not in known:
            form.at("attachments", index, "id").wrong(
                "ATTACHMENT_NOT_FOUND", f"There is no attachment {entry['id']}."
            )


def _check_file_addresses(form: Form, body: Json, uploads: Uploads, kept: list[Json]) -> None:
    """Every attachment:// must name a file that this very request uploads or lists.

    A file that the message has already is found only if `attachments` gives its id and its
    filename (discord-api-docs 7529): Discord does not look at what a message had before.
    """
    names = {safe_name(upload.filename) for upload in uploads.values()}
    known = {attachment["id"]: attachment["filename"] for attachment in kept}
    for entry in body.get("attachments") or ():
        number, name = str(entry["id"]), safe_name(entry.get("filename") or "")
        if name and (number in uploads or known.get(number) == name):
            names.add(name)
    dropped = _dropped_addresses(body, uploads, kept)
    for place, url in _file_addresses(form, body):
        unknown = url.startswith(SCHEME) and safe_name(url.removeprefix(SCHEME)) not in names
        if unknown or bare_address(url) in dropped:
            place.wrong(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url} was not found.",
            )


def _dropped_addresses(body: Json, uploads: Uploads, kept: list[Json]) -> set[str]:
    """Where the files are that this edit takes from the message; nobody can show them any more."""
    if not uploads and body.get("attachments") is None:
        return set()
    listed = {str(entry["id"]) for entry in body.get("attachments") or ()}
    return {bare_address(a["url"]) for a in kept if a["id"] not in listed}


def _file_addresses(form: Form, body: Json) -> Iterator[tuple[Form, str]]:
    for url in media_urls(body.get("components") or []):
        yield form.at("components"), url
    for index, embed in enumerate(body.get("embeds") or ()):
        for slot in EMBED_PICTURES:
            if (embed.get(slot) or {}).get("url"):
                yield form.at("embeds", index, slot, "url"), embed[slot]["url"]


def _check_allowed_mentions(form: Form, allowed: Json) -> None:
    """Naming users and allowing all of them contradict each other; so many can be named."""
    for kind in ("users", "roles"):
        form.at("allowed_mentions").length(kind, allowed.get(kind), 0, MOST_NAMED)
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            form.at("allowed_mentions").wrong(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
