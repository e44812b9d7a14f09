"""What people type and choose never reaches the log, even if somebody wants to log everything."""

from __future__ import annotations

import logging

import pytest

from bot.process.logs import TALKATIVE
from bot.texts import Texts
from tests.bot.process.test_logs import log
from tests.e2e.test_help import number, study, table_of

__all__ = ["log", "study"]

MARK = "marked-4711"


@pytest.fixture(autouse=True)
def everything_logged(log):
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.DEBUG)


async def test_marked_secrets_pass_through_the_bot_unlogged(study, log):
    logging.getLogger("tests").info("the log is open")
    await study.alice.slash("/rules", topic=MARK)
    await study.alice.sees(MARK)
    await study.alice.completes("/rules", "topic", MARK)
    people = study.bot.client.services.people
    await people.change(number(study.alice), standing={"battle.tie": MARK})
    await study.alice.slash("/settings")
    await study.alice.sees("Your settings")
    table = await table_of(study, study.alice, study.bob, scenario="middle_kingdom")
    seat = table.session.request.choices[0].seat
    await table.act(number((study.alice, study.bob)[seat]), ["gain"], table.revision)
    told = log.getvalue()
    assert "the log is open" in told
    assert MARK not in told
    assert study.sandbox.token not in told
    assert "gain" not in told


async def test_an_error_of_ours_is_logged_without_its_words(study, log, monkeypatch):
    def fail(*_):
        raise ValueError(MARK)

    monkeypatch.setattr("cogs.help.rules_pages.topics.find", fail)
    await study.alice.slash("/rules", topic="battle")
    await study.alice.sees(Texts("en")("error-our-fault"))
    assert "ValueError" in log.getvalue()
    assert MARK not in log.getvalue()
