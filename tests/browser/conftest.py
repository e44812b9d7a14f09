"""Fixtures: a stage with the bot, a browser, and pages opened as its people."""

from __future__ import annotations

import pytest

from tests.kit.stage import near_hall, process_stage, sandbox, stage

__all__ = ["browser", "near_hall", "open_page", "process_stage", "sandbox", "stage"]


@pytest.fixture
async def browser():
    from tests.browser.screen import launched

    async with launched() as running:
        yield running


@pytest.fixture
def shots(pytestconfig):
    """Where to keep pictures of what was seen, if anywhere."""
    folder = pytestconfig.getoption("--shots")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
async def open_page(sandbox, browser, shots):
    """Open the page as somebody; in the end no page may have had an error."""
    from tests.browser.screen import Screen

    screens = []

    async def open_as(name, size, **options):
        screen = await Screen.open(browser, sandbox.page_of(sandbox.person(name)), size, **options)
        screen.shots = shots
        screens.append(screen)
        return screen

    yield open_as
    assert [screen.problems for screen in screens] == [[] for _ in screens]
