"""Code that a document shows stands in the tree as it is shown."""

from __future__ import annotations

import re

import pytest

from bot.games.registry import GAMES
from tests.docs.samples import ROOT, renewed, samples

PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
SAMPLES = samples(PAGE)
TOLD = re.search(r"told along `rules/(\w+)`", PAGE)[1]


def test_the_page_shows_every_layer_of_its_game():
    assert {sample.path.partition("/")[0] for sample in SAMPLES} >= {
        "rules",
        "bot",
        "ai",
        "renderer",
    }


@pytest.mark.skipif(TOLD not in GAMES, reason="the game of the page is not in this build")
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: " ".join(sample.names))
def test_a_sample_stands_in_its_file(sample):
    assert sample.text == sample.quoted(), "python -m tests.docs.samples docs/adding-a-game.md"


def test_a_sample_is_quoted_anew():
    page = "```python tests/docs/samples.py ROOT Sample.quoted\nold\n```\n"
    (sample,) = samples(renewed(page))
    assert sample.text.startswith("ROOT = Path(__file__).parents[2]\n\n\n    def quoted(self")
    assert sample.text == sample.quoted()
    assert samples(page)[0].text != sample.text
