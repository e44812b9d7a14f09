"""What whoever hosts Thoth sets: by the environment, or in a file named .env beside it.

``.env.example`` lists every setting with a comment.
"""

from __future__ import annotations

import enum
from pathlib import Path
from typing import Any

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.command import UsageError

DEFAULT_PORT = 8765
HIGHEST_PORT = 65535
TOKEN = "DISCORD_TOKEN"


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
        env_file=".env", env_file_encoding="utf-8", extra="ignore", populate_by_name=True,
        hide_input_in_errors=True,
    )  # fmt: skip

    token: SecretStr | None = Field(None, validation_alias=TOKEN)
    data: Path = Field(Path("data"), validation_alias="THOTH_DATA")
    port: int = Field(DEFAULT_PORT, validation_alias="THOTH_PORT")
    log_level: LogLevel = Field(LogLevel.INFO, validation_alias="THOTH_LOG_LEVEL")

    @model_validator(mode="before")
    @classmethod
    def _leave_empty_out(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Something set to nothing is not set: ``DISCORD_TOKEN= python -m bot`` stays local."""
        return {name: value for name, value in given.items() if not _is_empty(value)}

    @field_validator("token")
    @classmethod
    def _expect_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        secret = token.get_secret_value().strip()
        if any(character.isspace() or character in "\"'" for character in secret):
            raise ValueError(
                "must be the token alone, as the Developer Portal shows it under “Bot”: "
                "no “Bot” in front, no spaces, no quotes"
            )
        return SecretStr(secret)

    @field_validator("port", mode="before")
    @classmethod
    def _expect_port(cls, port: object) -> int:
        if isinstance(port, int | str) and str(port).strip().isdecimal():
            number = int(port)
            if number <= HIGHEST_PORT:
                return number
        raise ValueError(f"must be a number from 0 (any free one) to {HIGHEST_PORT}, not {port!r}")

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


def _sentence(problem: Any) -> str:  # noqa: ANN401 - pydantic's own
    name = str(problem["loc"][0]) if problem["loc"] else "a setting"
    field = Settings.model_fields.get(name)
    shown = str(field.validation_alias) if field else name
    return f"{shown} {problem['msg'].removeprefix('Value error, ')}."


def _is_empty(value: object) -> bool:
    return isinstance(value, str) and not value.strip()
