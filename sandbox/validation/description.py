"""Discord's published OpenAPI description, as a judge of requests and answers."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sandbox.errors import Mistake, PathStep
from sandbox.wire import Json

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

log = logging.getLogger(__name__)

PATH_VARIABLE = "THOTH_DISCORD_OPENAPI"
USUAL_PLACE = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = ("anyOf", "oneOf")
CODES = {
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
    "const": "BASE_TYPE_CHOICES",
    "maxLength": "BASE_TYPE_BAD_LENGTH",
    "minLength": "BASE_TYPE_BAD_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "pattern": "STRING_TYPE_REGEX",
    "type": "BASE_TYPE_BAD_TYPE",
}
MAX_SHOWN = 160


class Description:
    """Checks bodies against the schemas of their operation, each compiled on first use."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        self._paths: Json = document["paths"]
        self._answers: Json = document["components"]["schemas"]
        self._requests = _lenient(self._answers)
        self._compiled: dict[tuple[str, ...], Draft202012Validator] = {}

    def knows(self, method: str, template: str) -> bool:
        """Whether Discord publishes this operation."""
        return method.lower() in self._paths.get(template, {})

    def mistakes(self, method: str, template: str, body: object) -> list[Mistake]:
        """What is wrong with a request's JSON; a multipart's `payload_json` counts the same."""
        request = self._operation(method, template).get("requestBody")
        if request is None or "application/json" not in request["content"]:
            return []
        schema = request["content"]["application/json"]["schema"]
        validator = self._validator(("request", method, template), schema, self._requests)
        return _judge(validator, body)

    def answer_mistakes(
        self, method: str, template: str, status: int, body: object
    ) -> list[Mistake]:
        """What is wrong with an answer of ours."""
        answers = self._operation(method, template).get("responses", {})
        described = answers.get(str(status))
        if described is None:
            return [Mistake((), "UNDESCRIBED", f"status {status} is not described")]
        schema = described.get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return []
        key = ("answer", method, template, str(status))
        return _judge(self._validator(key, schema, self._answers), body)

    def _operation(self, method: str, template: str) -> Json:
        operation: Json = self._paths.get(template, {}).get(method.lower(), {})
        return operation

    def _validator(self, key: tuple[str, ...], schema: Json, schemas: Json) -> Draft202012Validator:
        if key not in self._compiled:
            import jsonschema_rs  # only developers have it; `load_description` made sure

            whole = {"$schema": DIALECT, "components": {"schemas": schemas}, **schema}
            self._compiled[key] = jsonschema_rs.Draft202012Validator(whole, validate_formats=False)
        return self._compiled[key]


def load_description() -> Description | None:
    """Load the description if it and its reader are on this machine; say so if not."""
    path = Path(os.environ.get(PATH_VARIABLE) or USUAL_PLACE)
    if not path.is_file():
        log.info("no Discord description at hand (%s): only our own checks apply", PATH_VARIABLE)
        return None
    try:
        import jsonschema_rs  # noqa: F401 (asks only whether it is there)
    except ImportError:
        log.info("jsonschema-rs is not installed: only our own checks apply")
        return None
    return _read(path)


@cache
def _read(path: Path) -> Description:
    """Read and compile once per process, however many sandboxes it starts."""
    return Description(path)


def _lenient(schemas: Json) -> Json:
    """Let requests use what Discord takes though it does not publish it.

    Ids may be numbers, and permissions, published as a number, may be a string of digits.
    """
    lenient = dict(schemas)
    lenient["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    digits = {"type": "string", "pattern": "^[0-9]+$"}
    for name in ("ApplicationCommandCreateRequest", "ApplicationCommandUpdateRequest"):
        properties = dict(schemas[name]["properties"])
        published = properties["default_member_permissions"]
        properties["default_member_permissions"] = {"anyOf": [published, digits]}
        lenient[name] = schemas[name] | {"properties": properties}
    return lenient


def _judge(validator: Draft202012Validator, body: object) -> list[Mistake]:
    if validator.is_valid(body):
        return []
    return [mistake for error in validator.iter_errors(body) for mistake in _explained(error)]


def _explained(error: ValidationError) -> Iterator[Mistake]:
    """Descend into the branch of a union that was meant, and name what is wrong there."""
    kind = error.kind.name
    path = tuple(error.instance_path)
    if kind in UNIONS:
        branches = getattr(error.kind, "context", None)
        if branches is None:
            return  # fits several branches: Discord takes the first
        meant = [b for b in branches if b and not any(_wrong_branch(e, path) for e in b)]
        if meant:
            for inner in min(meant, key=len):
                yield from _explained(inner)
            return
    yield _mistake(kind, path, error)


def _wrong_branch(error: ValidationError, path: tuple[PathStep, ...]) -> bool:
    """Whether a branch was not meant: another `type`, or another kind of value altogether."""
    where, kind = tuple(error.instance_path), error.kind.name
    if where == (*path, "type"):
        return kind in ("enum", "const", *UNIONS)
    return where == path and kind == "type"


def _mistake(kind: str, path: tuple[PathStep, ...], error: ValidationError) -> Mistake:
    if kind == "required":
        return Mistake(
            (*path, error.kind.as_dict()["property"]), CODES[kind], "This field is required"
        )
    message = error.message
    if len(message) > MAX_SHOWN:
        message = "…" + message[-MAX_SHOWN:]
    return Mistake(path, CODES.get(kind, "BASE_TYPE_INVALID"), message)
