"""In tests a missing text raises instead of falling back to English."""

from __future__ import annotations

import pytest

from bot.texts import Texts


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)
