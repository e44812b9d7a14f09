"""docs/referee.md lists every id, decision and event that a client can meet (rules.md, client)."""

from __future__ import annotations

import enum
import json
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.commands.referee.lists import BEGIN, decisions, events, ids, with_lists
from tests.conformance.played import SEEDS, every_game, new_session, played

PAGE = Path(__file__).parents[2] / "docs/referee.md"


def test_the_page_is_what_would_be_written(tmp_path):
    """rules.md, client: python -m bot referee --write-lists docs/referee.md"""
    text = PAGE.read_text("utf-8")
    assert with_lists(text) == text
    copy = tmp_path / "referee.md"
    copy.write_text(text.replace("| gods |", "| idols |"), "utf-8")
    assert main(["referee", "--write-lists", str(copy)]) == 0
    assert copy.read_text("utf-8") == text


def test_a_page_without_a_place_for_them_is_refused(tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text("nothing\n")
    assert main(["referee", "--write-lists", str(page)]) == 2
    assert BEGIN in capsys.readouterr().err
    assert page.read_text() == "nothing\n"


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_happens_that_is_not_listed(game, seed):
    """rules.md, client: decisions by name, events with exactly the data that is listed."""
    told = {event.what: event for event in events(game)}
    for event in (event for step in played(game, seed).events for event in step):
        listed = told[event.what]
        assert set(listed.always) <= set(event.data)
        assert set(event.data) <= {*listed.always, *listed.sometimes}
        assert listed.private or event.audience is None
    secret = {"a seat": False, "a seat, secretly": True}
    for asked in played(game, seed).decisions:
        found = [decision for decision in decisions(game) if decision.matches(asked.what)]
        assert [secret[decision.by] for decision in found][-1:] == [asked.secret], asked.what


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_chance_decides_is_listed(game, seed):
    drawn = [decision for decision in decisions(game) if decision.by == "chance"]
    session, taste = new_session(game, seed), Taste(Random(seed))
    while session.request is not None:
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))
        log = {entry.what for entry in session.drain().entries if entry.seat < 0}
        assert [what for what in log if not any(d.matches(what) for d in drawn)] == []


@every_game
def test_every_name_of_the_rules_is_an_id(game):
    """Whatever enum the rules have, the page has its values."""
    known = {name for names in ids(game).values() for name in names}
    for module in ("data", "state", "refusals", "ending", "keys", "scenarios"):
        try:
            found = vars(import_module(f"rules.{game}.{module}"))
        except ModuleNotFoundError:
            continue
        for kind in found.values():
            if isinstance(kind, type) and issubclass(kind, enum.StrEnum) and len(kind):
                assert {str(value) for value in kind} <= known, kind


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_sources_and_reasons_of_events_are_ids(game, seed):
    known = {name for names in ids(game).values() for name in names}
    for event in (event for step in played(game, seed).events for event in step):
        for field in ("source", "reason"):
            assert json.loads(json.dumps(event.data.get(field))) in {None, *known}
