"""The host's settings: from the environment, or from a file .env in the current directory.

``.env.example`` lists every setting with a comment.
"""

from __future__ import annotations

import enum
import re
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.commands.command import UsageError

DEFAULT_PORT = 8765
HIGHEST_PORT = 65535
LOOPBACK = "127.0.0.1"
TOKEN = "DISCORD_TOKEN"
TOKEN_FILE = "DISCORD_TOKEN_FILE"
LOCAL = "THOTH_LOCAL"
DATABASES = ("postgresql://", "postgres://")
_YES_OR_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


class Hosting(NamedTuple):
    """What a host offers besides the bot: texts about it, and a page of measurements."""

    privacy_url: str = ""
    terms_url: str = ""
    metrics_port: int | None = None  # None: no such page
    metrics_host: str = LOOPBACK


class Sharing(NamedTuple):
    """How the bot shares its work and Discord's limits with other processes of its own."""

    shards: int | None = None  # of all processes; None: as many as Discord advises
    api: str = ""  # what passes requests on to Discord, such as a proxy that keeps its limits
    database: str = ""  # the address of a PostgreSQL; none: a file in the data directory


NOTHING_BESIDES = Hosting()
ALONE = Sharing()
MOST_SHARDS = 10_000


class BadSettings(UsageError):
    """A setting makes no sense; the message has a sentence for each, and no secret."""


class LogLevel(enum.StrEnum):
    """How much is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class Settings(BaseSettings):
    """Everything that can be set; the environment beats the file."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        extra="ignore",
        populate_by_name=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(None, validation_alias=TOKEN)
    token_file: Path | None = Field(None, validation_alias=TOKEN_FILE)
    local: bool | None = Field(None, validation_alias=LOCAL)  # None: without a token
    data: Path = Field(Path("data"), validation_alias="THOTH_DATA")
    port: int = Field(DEFAULT_PORT, validation_alias="THOTH_PORT")
    log_level: LogLevel = Field(LogLevel.INFO, validation_alias="THOTH_LOG_LEVEL")
    privacy_url: str = Field("", validation_alias="THOTH_PRIVACY_URL")
    terms_url: str = Field("", validation_alias="THOTH_TERMS_URL")
    metrics_port: int | None = Field(None, validation_alias="THOTH_METRICS_PORT")
    metrics_host: str = Field(LOOPBACK, validation_alias="THOTH_METRICS_HOST")
    shards: int | None = Field(None, validation_alias="THOTH_SHARDS")
    api: str = Field("", validation_alias="THOTH_DISCORD_API")
    database: SecretStr = Field(SecretStr(""), validation_alias="THOTH_DATABASE")

    @model_validator(mode="before")
    @classmethod
    def _leave_empty_out(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Something set to nothing is not set: ``DISCORD_TOKEN= python -m bot`` stays local."""
        return {name: value for name, value in given.items() if not _is_empty(value)}

    @field_validator("token")
    @classmethod
    def _expect_token(cls, token: SecretStr | None) -> SecretStr | None:
        return None if token is None else SecretStr(_bare(token.get_secret_value()))

    @field_validator("token_file")
    @classmethod
    def _expect_token_file(cls, file: Path | None) -> Path | None:
        if file is not None:
            _token_in(file)
        return file

    @field_validator("local", mode="before")
    @classmethod
    def _expect_yes_or_no(cls, local: object) -> bool | None:
        if local is None:
            return None
        written = str(local).strip().lower()
        if written in _YES_OR_NO:
            return _YES_OR_NO[written]
        raise ValueError(f"must be yes or no, not {local!r}")

    @model_validator(mode="after")
    def _expect_one_token(self) -> Settings:
        """Take the token from its file; a host that forbids the local Discord must give one."""
        if self.token is not None and self.token_file is not None:
            raise ValueError(f"{TOKEN} and {TOKEN_FILE} are both set; leave one of them out")
        if self.token_file is not None:
            self.token = SecretStr(_token_in(self.token_file))
        if self.local is False and self.token is None:
            raise ValueError(
                f"{TOKEN} or {TOKEN_FILE} must be set: {LOCAL}=no or --online, as in the "
                "container, forbids the local Discord"
            )
        return self

    @property
    def online_token(self) -> str | None:
        """The token for the real Discord; none on a local one."""
        return None if self.local or self.token is None else self.token.get_secret_value()

    @property
    def hosting(self) -> Hosting:
        """What the host offers besides."""
        return Hosting(self.privacy_url, self.terms_url, self.metrics_port, self.metrics_host)

    @property
    def sharing(self) -> Sharing:
        """How the work is shared with other processes."""
        return Sharing(self.shards, self.api, self.database.get_secret_value())

    @field_validator("shards", mode="before")
    @classmethod
    def _expect_count(cls, shards: object) -> int | None:
        if shards is None:
            return None
        if isinstance(shards, int | str) and str(shards).strip().isdecimal():
            number = int(shards)
            if 1 <= number <= MOST_SHARDS:
                return number
        raise ValueError(f"must be a number from 1 to {MOST_SHARDS}, not {shards!r}")

    @field_validator("api")
    @classmethod
    def _expect_server(cls, address: str) -> str:
        if not address or re.fullmatch(r"https?://[^\s/?#]+/?", address):
            return address.rstrip("/")
        raise ValueError("must be an address such as http://127.0.0.1:8080, without a path")

    @field_validator("database")
    @classmethod
    def _expect_database(cls, address: SecretStr) -> SecretStr:
        if not (written := address.get_secret_value()) or written.startswith(DATABASES):
            return address
        raise ValueError("must be an address that begins with postgresql://")

    @field_validator("privacy_url", "terms_url")
    @classmethod
    def _expect_address(cls, address: str) -> str:
        if not address or re.fullmatch(r"https?://[^\s<>()\[\]]+", address):
            return address
        raise ValueError("must be an address that begins with https://, without brackets")

    @field_validator("metrics_host")
    @classmethod
    def _expect_machine(cls, host: str) -> str:
        try:
            return str(ip_address(host.strip()))
        except ValueError:
            raise ValueError(
                "must be an address of this machine such as 127.0.0.1 or 0.0.0.0"
            ) from None

    @field_validator("metrics_port", mode="before")
    @classmethod
    def _expect_port_or_none(cls, port: object) -> int | None:
        return None if port is None else _port(port)

    @field_validator("port", mode="before")
    @classmethod
    def _expect_port(cls, port: object) -> int:
        return _port(port)

    @field_validator("log_level", mode="before")
    @classmethod
    def _expect_level(cls, level: object) -> LogLevel:
        written = str(level).strip().upper()
        if written in set(LogLevel):
            return LogLevel(written)
        raise ValueError(f"must be one of {', '.join(LogLevel)}, not {level!r}")


def read_settings(file: Path | None = Path(".env"), **given: object) -> Settings:
    """Read what is set; what is given here, as by the command line, beats everything.

    Raises :exc:`BadSettings`.
    """
    chosen = {name: value for name, value in given.items() if value is not None}
    try:
        return Settings(_env_file=file, **chosen)  # type: ignore[call-arg, arg-type]
    except ValidationError as error:
        sentences = [_sentence(problem) for problem in error.errors(include_input=False)]
        raise BadSettings("\n".join(sentences)) from None
    except (OSError, UnicodeDecodeError):
        raise BadSettings(f"{file} cannot be read: it must be a text file in UTF-8") from None


def _port(port: object) -> int:
    if isinstance(port, int | str) and str(port).strip().isdecimal():
        number = int(port)
        if number <= HIGHEST_PORT:
            return number
    raise ValueError(f"must be a number from 0 (any free one) to {HIGHEST_PORT}, not {port!r}")


def _bare(token: str) -> str:
    """Return a token without what is around it; raises if there is more than a token."""
    secret = token.strip()
    if any(character.isspace() or character in "\"'" for character in secret):
        raise ValueError(
            "must be the token alone, as the Developer Portal shows it under “Bot”: "
            "no “Bot” in front, no spaces, no quotes"
        )
    return secret


def _token_in(file: Path) -> str:
    try:
        secret = _bare(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise ValueError(f"names a file that cannot be read: {file}") from None
    if not secret:
        raise ValueError(f"names an empty file: {file}")
    return secret


def _sentence(problem: Any) -> str:  # noqa: ANN401 - pydantic's own
    said = problem["msg"].removeprefix("Value error, ")
    if not problem["loc"]:
        return f"{said}."
    name = str(problem["loc"][0])
    field = Settings.model_fields.get(name)
    return f"{field.validation_alias if field else name} {said}."


def _is_empty(value: object) -> bool:
    return isinstance(value, str) and not value.strip()
