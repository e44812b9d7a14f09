"""What was written into which box while something was drawn."""

from __future__ import annotations

import pytest

from renderer import type as lettering
from renderer.type import Weight, fit

LONG = "Непередбачувано_довге_ім'я_гравця_з_Дискорду"


class Recorder:
    """Stands in for :func:`renderer.type.fit` and remembers what was fitted into what."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, Weight, int, int]] = []

    def __call__(self, text: str, weight: Weight, size: int, width: int) -> tuple[str, int]:
        result, smaller = fit(text, weight, size, width)
        self.calls.append((text, result, weight, smaller, width))
        return result, smaller


@pytest.fixture
def recorder(monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    return recorder
