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
async def open_page(sandbox, browser):
    """Open the page as somebody; in the end no page may have had an error."""
    from tests.browser.screen import Screen

    screens = []

    async def open_as(name, size, **options):
        screens.append(
            await Screen.open(browser, sandbox.page_of(sandbox.person(name)), size, **options)
        )
        return screens[-1]

    yield open_as
    assert [screen.problems for screen in screens] == [[] for _ in screens]
