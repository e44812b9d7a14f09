"""Ankh's lists of docs/referee.md."""

from __future__ import annotations

from tests.conformance.test_lists import ids
from tests.texts.catalogues import messages


def test_the_sources_are_those_that_have_a_text():
    named = {key.removeprefix("ankh-source-") for key in messages("en") if "ankh-source-" in key}
    listed = ids("ankh")["follower and devotion sources"]
    assert {source.replace("_", "-") for source in listed} == named
