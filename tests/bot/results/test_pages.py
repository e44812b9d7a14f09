"""Pages of statistics: what they say, that they fit, and that phones show their pictures well."""

from __future__ import annotations

import io
import pickle
from dataclasses import replace
from functools import cache, partial
from random import Random

import pytest
from PIL import Image

from bot.games.ui_types import Look
from bot.games.uis import UIS
from bot.results.leaders import leaders_shown
from bot.results.parts import MOST_BARS, Named
from bot.results.person import person_shown
from bot.results.result import result_shown
from bot.results.sums import pair_shown, played_shown, server_shown
from bot.store.outcomes import AchievementRow, OutcomeRow, PlacingRow
from bot.store.rows import Status
from bot.texts import LANGUAGES, Texts
from renderer import type as lettering
from renderer.words import LONGEST_ALT

LONGEST = 4000  # of a message
READABLE = 26  # pixels of letters in a picture that is 1080 wide
GAMES = tuple(UIS)
FIRST = GAMES[0]
PEOPLE = {
    1: "Alice",
    2: "Щось дуже довге, чого ніхто ніколи не читає",
    3: "W" * 32,
    4: "🐱🐱",
    **{n: f"Player {n}" for n in range(5, 25)},
}
EVERYBODY = [Named(number, name, name) for number, name in PEOPLE.items()]
ALICE, LONG = EVERYBODY[0], EVERYBODY[1]


@cache
def outcomes() -> tuple[OutcomeRow, ...]:
    """Many games of everything with people of all sorts of names."""
    random, found = Random(1), []
    for game in range(400):
        name = GAMES[game % len(GAMES)]
        seats = random.choice(list(UIS[name].game.seats))
        people: list[int] = random.sample(sorted(PEOPLE), seats)
        if game % 2:
            people = [1, *[p for p in people if p != 1]][:seats]
        status = Status.CLOSED if game % 9 == 0 else Status.OVER
        rows = tuple(
            PlacingRow(
                seat,
                None if status is Status.CLOSED else seat + 1,
                seat == 0 and status is Status.OVER,
                random.choice(list(UIS[name].roles())),
                None if game % 7 == 0 and seat == 1 else person,
                "normal" if game % 7 == 0 and seat == 1 else None,
            )
            for seat, person in enumerate(people)
        )
        found.append(OutcomeRow(game, name, 1, float(game), status, False, rows))
    return tuple(found)


def achieved(person):
    """Everything that there is, twice."""
    mine = {o.name: o.game for o in outcomes() if o.of(person) is not None}
    return [
        AchievementRow(mine[game], seat, person, name)
        for seat in (0, 1)
        for game, ui in UIS.items()
        for name in ui.achievements()
    ]


def kind():
    return FIRST, UIS[FIRST].game.seats[0]


def pages(look):
    """Every page, as a worker makes it."""
    rows = list(outcomes())
    return [
        partial(person_shown, look, ALICE, rows, achieved(1), False),
        partial(person_shown, look, LONG, rows, [], True),
        *(partial(played_shown, look, game, rows, "") for game in GAMES),
        partial(pair_shown, look, ALICE, LONG, rows),
        partial(server_shown, look, rows),
        partial(leaders_shown, look, kind(), rows, EVERYBODY, 3),
        partial(result_shown, look, *a_result(look)),
    ]


def a_result(look):
    outcome = next(o for o in reversed(outcomes()) if o.counts)
    seats = {row.seat: EVERYBODY[row.person - 1] for row in outcome.placings}
    name = UIS[outcome.name].achievements()[0]
    person = outcome.placings[0].person
    achievement = AchievementRow(outcome.game, 0, person, name)
    same = [o for o in outcomes() if o.name == outcome.name]
    return outcome, seats, [achievement], same, {person}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_page_fits_and_its_pictures_are_readable_on_a_phone(language, theme, monkeypatch):
    sizes = set()
    run = lettering.run

    def noted(text, weight, size):
        if weight is not lettering.Weight.MEDIUM:  # by which it is found out what the font has
            sizes.add(size)
        return run(text, weight, size)

    for module in ("renderer.type", "renderer.charts"):
        monkeypatch.setattr(f"{module}.run", noted)
    for page in pages(Look(Texts(language), (), theme)):
        shown = pickle.loads(pickle.dumps(page))()
        assert len("\n".join(shown.lines)) <= LONGEST
        assert all(shown.lines)
        for picture in shown.pictures:
            assert 0 < len(picture.alt) <= LONGEST_ALT
            assert Image.open(io.BytesIO(picture.data)).width == 1080
    assert min(sizes) >= READABLE


def test_a_person_reads_their_numbers_and_what_is_apart():
    shown = person_shown(Look(Texts("en")), ALICE, list(outcomes()), achieved(1)[:1], False)
    text = "\n".join(shown.lines)
    mine = [o for o in outcomes() if o.of(1) is not None]
    counted = [o for o in mine if o.counts]
    assert f"Ended early: {sum(o.is_abandoned for o in mine)} games" in text
    played = [o for o in counted if (o.name, o.players) == kind()]
    line = next(
        line for line in shown.lines if line.startswith(f"- **{Texts('en')(FIRST + '-game')}, 2")
    )
    assert f": {len(played)} games, " in line
    assert "🏅" in text
    assert "rating" in line


def test_somebody_who_has_played_nothing_reads_that():
    shown = person_shown(Look(Texts("en")), ALICE, [], [], False)
    assert shown.lines[1] == Texts("en")("stats-none")
    assert shown.pictures == ()


def test_only_those_who_are_listed_are_leaders_and_the_reader_is_always_there():
    rows = list(outcomes())
    alone = leaders_shown(Look(Texts("en")), kind(), rows, [ALICE], 1)
    assert [line for line in alone.lines if "**" in line] == [alone.lines[1]]
    assert "Alice" in alone.lines[1]
    everybody = leaders_shown(Look(Texts("en")), kind(), rows, EVERYBODY, 0)
    ranked = everybody.lines[1:-1]
    assert len(ranked) == MOST_BARS
    points = [int(line.split(" · ")[1]) for line in ranked]
    assert points == sorted(points, reverse=True)
    have = {
        row.person for o in rows if o.counts and (o.name, o.players) == kind() for row in o.placings
    }
    below = [n for n in have if not any(f"**{PEOPLE[n]}**" in line for line in ranked)]
    last = max(below)
    with_reader = leaders_shown(Look(Texts("en")), kind(), rows, EVERYBODY, last)
    assert any(f"**{PEOPLE[last]}**" in line for line in with_reader.lines)
    nobody = leaders_shown(Look(Texts("en")), kind(), rows, [], 1)
    assert nobody.pictures == ()


def test_a_pair_is_told_from_the_first_ones_side():
    one, two = ALICE, LONG
    there = pair_shown(Look(Texts("en")), one, two, list(outcomes())).lines[1]
    back = pair_shown(Look(Texts("en")), two, one, list(outcomes())).lines[1]
    before, after = (part.split(" ")[-1] for part in there.split(" : ")[:1] + back.split(" : ")[:1])
    assert f"{one.name} {before} : {after} {two.name}" in there
    assert f"{two.name} {after} : {before} {one.name}" in back


def test_the_result_tells_new_ratings_only_of_whom_it_may():
    look = Look(Texts("en"))
    outcome, seats, achievements, same, may = a_result(look)
    told = result_shown(look, outcome, seats, achievements, same, may).lines
    assert sum("Rating of" in line for line in told) == 1
    assert not any(
        "Rating of" in line for line in result_shown(look, outcome, seats, [], same, ()).lines
    )
    early = replace(outcome, status=Status.CLOSED)
    assert result_shown(look, early, seats, [], same, may).lines[-1] == Texts("en")(
        "stats-result-early"
    )


def test_whoever_is_forgotten_has_no_name_in_a_result():
    look = Look(Texts("en"))
    outcome, seats, _, same, _ = a_result(look)
    gone = replace(outcome.placings[0], person=None)
    told = result_shown(
        look, replace(outcome, placings=(gone, *outcome.placings[1:])), seats, [], same, ()
    )
    assert seats[0].name not in "\n".join(told.lines)
    assert "a player" in told.lines[1]
