"""Warnings of ours fail tests, those of other people's packages do not (faults.md 13)."""

from __future__ import annotations

import warnings

import pytest


def warn_in(module: str) -> None:
    warnings.warn_explicit("old", DeprecationWarning, "file.py", 1, module=module)


@pytest.mark.parametrize(
    "module", ["bot", "bot.process.client", "rules.engine.plain", "tests.kit.actor"]
)
def test_ours_fail(module):
    with pytest.raises(DeprecationWarning):
        warn_in(module)


@pytest.mark.parametrize("module", ["discord.utils", "aiohttp", "botocore", "re"])
def test_those_of_others_do_not(module):
    with warnings.catch_warnings(record=True) as seen:  # and nobody reads of it here
        warn_in(module)
    assert len(seen) == 1
