"""No secret reaches the log, whatever level is chosen and whoever logs it."""

from __future__ import annotations

import io
import logging

import pytest

from bot.process import logs
from bot.process.services import Services
from bot.store.errors import WriteFailed

SECRET = "marked-secret-4711"
TOKEN = "MTE0NzExNDcxMTQ3MTE0NzEx.GxYzAb.abcdefghijklmnopqrstuvwxyz0123456789AB"
LIBRARIES = ("discord.gateway", "discord.http", "discord.webhook.async_", "aiosqlite", "aiohttp.x")


@pytest.fixture
def log():
    """What a log of the most talkative level holds."""
    root = logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in (*logs.TALKATIVE, *LIBRARIES)}
    kept, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up("DEBUG", secrets=[SECRET], stream=stream)
    yield stream
    root.handlers[:] = kept
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.mark.parametrize("name", LIBRARIES)
def test_debug_lines_of_libraries_never_get_in(log, name):
    logger = logging.getLogger(name)
    logger.setLevel(logging.DEBUG)  # somebody wants it all
    logger.debug("payload %s", "flood")
    assert log.getvalue() == ""
    logger.warning("something is wrong")
    assert "something is wrong" in log.getvalue()


def test_our_own_debug_lines_do(log):
    logging.getLogger("bot.tables").debug("game %d", 7)
    assert "DEBUG bot.tables game 7" in log.getvalue()


def test_given_secrets_and_tokens_of_any_kind_are_hidden(log):
    logger = logging.getLogger("discord.http")
    logger.warning("POST https://x/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages said 429")
    logger.warning("POST https://x/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback said 404")
    logger.error("token %s, secret %s", TOKEN, SECRET)
    told = log.getvalue()
    assert "aW50ZXJhY3Rpb24" not in told
    assert TOKEN not in told
    assert SECRET not in told
    assert "/webhooks/12/[hidden]/messages said 429" in told


def test_an_error_is_told_by_place_and_type_only(log):
    def choose():
        raise ValueError("flood is not among the options")

    try:
        try:
            choose()
        except ValueError as error:
            raise RuntimeError("flood again") from error
    except RuntimeError:
        logging.getLogger("discord.ui").exception("Ignoring exception in a view")
    told = log.getvalue()
    assert "flood" not in told
    assert "choose (" in told
    assert "ValueError" in told
    assert "RuntimeError" in told


def test_what_the_store_says_of_an_error_is_told(log):
    try:
        raise WriteFailed("not stored: disk is full")
    except WriteFailed:
        logging.getLogger("bot").exception("failed")
    assert "WriteFailed: not stored: disk is full" in log.getvalue()


async def test_what_people_set_is_not_logged_by_the_database(log, tmp_path):
    logging.getLogger("aiosqlite").setLevel(logging.DEBUG)
    services = await Services.open(tmp_path)
    await services.people.change(1, standing={"some": {"decision": "marked-answer"}})
    await services.close()
    assert "marked-answer" not in log.getvalue()
