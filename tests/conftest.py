"""What holds for all tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import pytest

from bot.process.services import Services
from bot.texts import Texts
from tests.kit.databases import Databases
from tests.kit.foretold import Foretelling
from tests.kit.postgres import Server, running

LONG = ("tests/e2e/", "tests/browser/", "tests/bot/commands/test_bench")


UNHURRIED = 1200  # seconds for a test that plays many games
SQLITE, POSTGRES = "sqlite", "postgres"
SKIPPED = 9  # an exit code that pytest itself does not use
USUAL = {
    "--kills": 20,
    "--presses": 400,
    "--positions": 2,
    "--prices": 200,
    "--every": False,
    "--forged": 300,
    "--strings": 0,
    "--foretold": 100,
    "--first-game": 1,
    "--moved": 20,
    "--proofs": 25,
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options that let some tests do more than usual."""
    helps = {
        "--kills": "how often the bot is killed",
        "--presses": "how often two processes answer one question",
        "--positions": "games whose positions are changed",
        "--prices": "positions whose prices are searched",
        "--forged": "how many custom ids are forged",
        "--strings": "strings for each option and language",
        "--foretold": "forecasts of each game that are compared with what comes",
        "--proofs": "exported games that are proved, and as many that are forged",
        "--moved": "games that are moved to another database and back",
        "--first-game": "the number of the random game with which that begins",
    }
    for name, text in helps.items():
        parser.addoption(name, type=int, default=USUAL[name], help=text)
    parser.addoption("--every", action="store_true", help="strike every call with every fault")
    parser.addoption(
        "--database",
        choices=(SQLITE, POSTGRES),
        default=SQLITE,
        help="what the bot of an evening stores in, where a test does not say it",
    )
    parser.addoption("--shots", type=Path, help="keep pictures of the page in this folder")
    parser.addoption("--save-images", action="store_true", help="rewrite golden images")


def pytest_xdist_auto_num_workers() -> int:
    """Two processes for each core: evenings on a local Discord wait more than they work."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no process has much left when the others are done."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONG))
    for item in items:
        for mark in item.iter_markers("unhurried"):
            (option,) = mark.args
            more = config.getoption(option) != USUAL[option]
            item.add_marker(pytest.mark.timeout(0 if more else UNHURRIED))


@pytest.fixture
def foretelling(pytestconfig: pytest.Config) -> Foretelling:
    """How many forecasts to compare with what comes."""
    return Foretelling(pytestconfig)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A PostgreSQL server."""
    own = tmp_path_factory.getbasetemp()
    return running(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture
def databases(request: pytest.FixtureRequest) -> Databases:
    """Where bots store: what a test says as this fixture's parameter, or ``--database``."""
    kind = getattr(request, "param", request.config.getoption("--database"))
    if kind == SQLITE:
        return partial(nullcontext, "")
    server: Server = request.getfixturevalue("postgres")
    return server.database


@pytest.fixture
async def database(databases: Databases) -> AsyncIterator[str]:
    """Where one bot stores: an empty database, or none, and it uses a file."""
    async with databases() as address:
        yield address


@pytest.fixture(autouse=True)
def strict_services(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake in what a worker does must not look like a picture that came to nothing."""
    monkeypatch.setattr(Services, "strict", True)


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text raises instead of falling back to English."""
    monkeypatch.setattr(Texts, "strict", True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI everything must run: a skipped test is a failure there."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if os.environ.get("CI") and skipped:
        reporter.write_line(f"CI must not skip tests: {len(skipped)} skipped", red=True)
        session.exitstatus = SKIPPED
