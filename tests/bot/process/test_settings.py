"""Settings by environment, file and command line, and a clear sentence for each mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands import run
from bot.commands.command import PassingTrouble, UsageError
from bot.process.client import ThothBot
from bot.process.settings import BadSettings, LogLevel, Settings, read_settings
from bot.store.errors import BadDatabase, LeaseHeld, LeaseLost, TooNew, Unavailable

NAMES = (
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "THOTH_LOCAL",
    "THOTH_DATA",
    "THOTH_PORT",
    "THOTH_LOG_LEVEL",
)
EXAMPLE = Path(__file__).parents[3] / ".env.example"


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
        ({"THOTH_LOCAL": "maybe"}, "THOTH_LOCAL must be yes or no"),
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


def test_a_token_may_be_in_a_file(monkeypatch, tmp_path):
    """Risks of discord.md: no DISCORD_TOKEN_FILE."""
    (tmp_path / "secret").write_text(" very.secret.token\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "secret"))
    settings = read_settings()
    assert settings.online_token == "very.secret.token"
    assert "secret.token" not in f"{settings!r} {settings} {settings.model_dump_json()}"


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (None, "DISCORD_TOKEN_FILE names a file that cannot be read"),
        ("\n", "DISCORD_TOKEN_FILE names an empty file"),
        ("Bot very.marked", "DISCORD_TOKEN_FILE must be the token alone"),
        (b"\xff\xfe", "DISCORD_TOKEN_FILE names a file that cannot be read"),
    ],
)
def test_a_wrong_file_of_the_token_is_named(monkeypatch, tmp_path, written, sentence):
    if written is not None:
        data = written if isinstance(written, bytes) else written.encode()
        (tmp_path / "file").write_bytes(data)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "file"))
    with pytest.raises(BadSettings) as caught:
        read_settings()
    assert str(caught.value).startswith(sentence)
    assert "marked" not in str(caught.value)


def test_two_tokens_are_one_too_many(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("one")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "file"))
    monkeypatch.setenv("DISCORD_TOKEN", "two")
    with pytest.raises(BadSettings, match="both set"):
        read_settings()


def test_the_container_wants_a_token_unless_told_to_be_local(monkeypatch, capsys):
    """Risks of discord.md: without a token it silently ran the local Discord."""
    assert '"bot", "--online"]' in (EXAMPLE.parent / "Dockerfile").read_text()
    monkeypatch.setenv("THOTH_LOCAL", "")  # as in an untouched copy of .env.example
    assert main(["--online"]) == 2
    assert "DISCORD_TOKEN or DISCORD_TOKEN_FILE must be set" in capsys.readouterr().err
    monkeypatch.setenv("THOTH_LOCAL", "no")
    assert main([]) == 2
    assert read_settings(local=True).online_token is None
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    assert read_settings().online_token == "a-token"
    assert read_settings(local=True).online_token is None


def test_all_mistakes_are_named_at_once_and_nothing_is_started(monkeypatch, capsys):
    monkeypatch.setenv("THOTH_PORT", "many")
    assert main(["--log-level", "loud"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("thoth: THOTH_PORT must be")
    assert "THOTH_LOG_LEVEL must be" in said
    assert "Traceback" not in said


def test_a_file_that_is_no_text_is_named(capsys):
    Path(".env").write_bytes(b"\xff\xfe\x00\xd0")
    assert main([]) == 2
    assert ".env cannot be read" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(capsys):
    Path("taken").write_text("")
    assert main(["--data", "taken/data"]) == 2
    assert "cannot create the data directory" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (
            LeaseHeld("delta:7:ab", 12.0),
            75,
            "delta:7:ab works with this database; stop it, or wait 12 s after it died",
        ),
        (LeaseLost("another process has taken it over"), 75, "another process has taken it over"),
        (Unavailable("thoth.sqlite3 cannot be used now"), 75, "thoth.sqlite3 cannot be used now"),
        (PassingTrouble("no room"), 75, "no room"),
        (
            TooNew(9, 7),
            2,
            "the database has version 9, but this build knows only up to 7; "
            "run the newer build, or restore an older copy",
        ),
        (BadDatabase("thoth.sqlite3 is damaged"), 2, "thoth.sqlite3 is damaged"),
        (UsageError("a wrong token"), 2, "a wrong token"),
    ],
)
def test_trouble_is_a_sentence_and_its_code_says_whether_it_may_pass(
    monkeypatch, capsys, error, code, said
):
    """Finding 7 of faults.md: exit code 2 for passing trouble."""

    async def fail(make, token):
        assert isinstance(make(), ThothBot)
        raise error

    monkeypatch.setattr(run, "run_online", fail)
    monkeypatch.setattr(run.logs, "set_up", lambda level, **_: None)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    assert main([]) == code
    assert capsys.readouterr().err == f"thoth: {said}\n"


def test_the_example_lists_every_setting_with_a_comment():
    text = EXAMPLE.read_text()
    listed = re.findall(r"^([A-Z_]+)=", text, re.MULTILINE)
    assert listed == [str(field.validation_alias) for field in Settings.model_fields.values()]
    for block in text.split("\n\n")[1:]:
        assert block.startswith("# "), block
    settings = read_settings(EXAMPLE)
    assert settings == read_settings()
