"""The browser these tests need.  Where it is missing they are skipped, except in CI."""

from __future__ import annotations

import os
import shutil
from typing import NoReturn

import pytest


def _give_up(reason: str) -> NoReturn:
    if os.environ.get("CI"):
        raise RuntimeError(f"CI needs a browser: {reason}")
    pytest.skip(reason, allow_module_level=True)


try:
    from playwright.async_api import Browser, Locator, Page, async_playwright, expect
except ImportError:
    _give_up("the package playwright is not installed")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
if CHROMIUM is None:
    _give_up("there is no chromium on this machine")

__all__ = ["CHROMIUM", "Browser", "Locator", "Page", "async_playwright", "expect"]
