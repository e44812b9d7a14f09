"""Settings by environment, file and command line, and a clear sentence for each mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import play
from bot.__main__ import main
from bot.client import ThothBot
from bot.settings import BadSettings, LogLevel, Settings, read_settings
from bot.store.errors import LeaseHeld

NAMES = ("DISCORD_TOKEN", "THOTH_DATA", "THOTH_PORT", "THOTH_LOG_LEVEL")
EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch, tmp_path):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_anything_thoth_is_local():
    settings = read_settings()
    assert settings.token is None
    assert (settings.data, settings.port, settings.log_level) == (Path("data"), 8765, LogLevel.INFO)


def test_the_command_line_beats_the_environment_and_that_the_file(monkeypatch, tmp_path):
    Path(".env").write_text("THOTH_DATA=of-file\nTHOTH_PORT=1\nTHOTH_LOG_LEVEL=warning\n")
    monkeypatch.setenv("THOTH_DATA", "of-environment")
    monkeypatch.setenv("THOTH_PORT", "2")
    settings = read_settings(port="3", data=None)
    assert (settings.port, str(settings.data)) == (3, "of-environment")
    assert settings.log_level is LogLevel.WARNING


def test_what_is_set_to_nothing_is_not_set(monkeypatch):
    Path(".env").write_text("DISCORD_TOKEN=of-file\nTHOTH_PORT=\n")
    assert read_settings().token.get_secret_value() == "of-file"
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read_settings().token is None
    assert read_settings().port == 8765


def test_a_token_is_never_shown():
    settings = read_settings(token=" very.secret.token ")
    assert settings.token.get_secret_value() == "very.secret.token"
    assert "secret.token" not in f"{settings!r} {settings} {settings.model_dump_json()}"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"THOTH_PORT": "many"}, "THOTH_PORT must be a number from 0 (any free one) to 65535"),
        ({"THOTH_PORT": "65536"}, "THOTH_PORT must be a number"),
        ({"THOTH_PORT": "-1"}, "THOTH_PORT must be a number"),
        ({"THOTH_LOG_LEVEL": "loud"}, "THOTH_LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR"),
        ({"DISCORD_TOKEN": "Bot very.secret"}, "DISCORD_TOKEN must be the token alone"),
        ({"DISCORD_TOKEN": "'very.secret'"}, "DISCORD_TOKEN must be the token alone"),
    ],
)
def test_each_mistake_is_named_in_a_sentence(monkeypatch, given, sentence):
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        read_settings()
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")
    assert "secret" not in str(caught.value)


def test_all_mistakes_are_named_at_once_and_nothing_is_started(monkeypatch, capsys):
    monkeypatch.setenv("THOTH_PORT", "many")
    assert main(["--log-level", "loud"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("bot: THOTH_PORT must be")
    assert "THOTH_LOG_LEVEL must be" in said
    assert "Traceback" not in said


def test_a_file_that_is_no_text_is_named(capsys):
    Path(".env").write_bytes(b"\xff\xfe\x00\xd0")
    assert main([]) == 2
    assert ".env cannot be read" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(capsys):
    Path("taken").write_text("")
    assert main(["--data", "taken/data"]) == 2
    assert "THOTH_DATA cannot be made" in capsys.readouterr().err


def test_a_database_held_by_another_process_is_a_sentence(monkeypatch, capsys):
    async def held(bot, token):
        assert isinstance(bot, ThothBot)
        raise LeaseHeld("delta:7:ab", 12.0)

    monkeypatch.setattr(play, "run_online", held)
    monkeypatch.setattr(play.logs, "set_up", lambda level, **_: None)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    assert main([]) == 2
    said = capsys.readouterr().err
    assert said == "bot: delta:7:ab works with this database; stop it, or wait 12 s after it died\n"


def test_the_example_lists_every_setting_with_a_comment():
    text = EXAMPLE.read_text()
    listed = re.findall(r"^([A-Z_]+)=", text, re.MULTILINE)
    assert listed == [str(field.validation_alias) for field in Settings.model_fields.values()]
    for block in text.split("\n\n")[1:]:
        assert block.startswith("# "), block
    settings = read_settings(EXAMPLE)
    assert settings == read_settings()
