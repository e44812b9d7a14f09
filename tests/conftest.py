"""What holds for all tests."""

from __future__ import annotations

import os

import pytest

LONG = ("tests/e2e/", "tests/browser/", "tests/bot/test_bench")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options that let some tests do more than usual."""
    parser.addoption("--save-images", action="store_true", help="rewrite golden images")
    parser.addoption("--kills", type=int, default=20, help="how often the bot is killed")
    parser.addoption("--strings", type=int, default=0, help="strings for each option and language")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no process has much left when the others are done."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONG))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI everything must run: a skipped test is a failure there."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if os.environ.get("CI") and skipped and session.exitstatus == 0:
        reporter.write_line(f"CI must not skip tests: {len(skipped)} skipped", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
