"""A seat that a computer holds for somebody is named so wherever it is named."""

from __future__ import annotations

import pytest

from bot.games.game_ui import Look, Picture
from bot.games.pictures import noted
from bot.games.uis import UIS
from bot.store.rows import SeatRow
from bot.texts import Texts
from bot.turns import absences
from bot.turns.stand_ins import mention_of, name_of, names_of, note_of
from cogs.table.panel import title
from tests.kit.example import GAME

EN = Texts("en")
PEOPLE = [SeatRow(0, "Alice", 1), SeatRow(1, "Olena", 2), SeatRow(2, "Thoth", level="normal")]


@pytest.fixture
async def table(services):
    return await services.tables.create(GAME, PEOPLE, {}, host=1)


async def test_who_is_away_is_named_as_such_until_they_are_back(table):
    assert names_of(EN, table) == ["Alice", "Olena", "Thoth"]
    assert note_of(EN, table) == ""
    await absences.stand_in(table, 1)
    assert names_of(EN, table) == ["Alice", "AI for Olena", "Thoth"]
    assert name_of(Texts("uk"), table, 1) == "ШІ за Olena"
    assert [mention_of(EN, table, seat) for seat in range(3)] == ["<@1>", "AI for <@2>", "Thoth"]
    plays = UIS[GAME].seat_name(EN, table.view(None), 1)
    assert note_of(EN, table) == f"{plays}: AI for Olena."
    await absences.turn_is_over(table, 1)
    assert name_of(EN, table, 1) == "Olena"  # it was one turn
    await absences.stand_in(table, 1)
    await absences.turn_is_over(table, 1)
    assert name_of(EN, table, 1) == "AI for Olena"  # two in a row: until she is back
    await absences.is_back(table, 1, 2)
    assert name_of(EN, table, 1) == "Olena"


async def test_a_computer_that_keeps_a_seat_for_its_owner_is_named_after_them(table):
    await absences.hold(table, 1, "Thoth 2")
    await table.give_seat(SeatRow(1, "Thoth 2", level="normal"))
    assert names_of(EN, table) == ["Alice", "AI for Olena", "Thoth"]
    assert mention_of(EN, table, 1) == "AI for <@2>"
    await table.give_seat(SeatRow(1, "Thoth 2 (hard)", level="hard"))
    assert name_of(EN, table, 1) == "Thoth 2 (hard)"  # nobody comes back to it any more


async def test_a_newcomer_bears_their_own_name(table):
    await absences.stand_in(table, 1)
    await table.give_seat(SeatRow(1, "Ivan", 3))
    assert (name_of(EN, table, 1), mention_of(EN, table, 1)) == ("Ivan", "<@3>")


async def test_the_result_says_who_has_played_at_the_end(table):
    class Won:
        def __getattr__(self, name):
            return getattr(UIS[GAME], name)

        def winners(self, view):
            return [1]

    await absences.stand_in(table, 1)
    table.session.request = None
    assert title(table, Won(), EN, None).endswith("— AI for <@2>")


@pytest.mark.parametrize("game", list(UIS))
async def test_pictures_say_it_to_those_who_do_not_see_them(services, game):
    ui = UIS[game]
    people = [SeatRow(seat, f"P{seat}", seat + 1) for seat in range(ui.game.seats[0])]
    agreed = {option.name: option.values[0] for option in ui.lobby_options(len(people))}
    settings = ui.settings(agreed, [None] * len(people))
    table = await services.tables.create(game, people, settings, host=1)
    seat = table.session.request.choices[0].seat  # whoever is asked is named, if anybody is
    await absences.stand_in(table, seat)
    look = Look(EN, names_of(EN, table))

    def draw():
        return ui.board(look, table.view(None), step=1)

    plain, told = draw(), noted(draw, note_of(EN, table))()
    assert [p.alt for p in told] == [f"{note_of(EN, table)} {p.alt}" for p in plain]
    assert f"AI for P{seat}" in told[0].alt
    assert [p.data for p in told] == [p.data for p in plain]
    await absences.is_back(table, seat, seat + 1)
    bare = ui.board(Look(EN, names_of(EN, table)), table.view(None), step=1)
    nameless = ui.board(Look(EN), table.view(None), step=1)
    assert (data_of(plain) != data_of(bare)) == (data_of(bare) != data_of(nameless))


def data_of(pictures):
    return [picture.data for picture in pictures]


def test_nothing_is_noted_where_nobody_is_away():
    def draw():
        return [Picture("a.png", b"", "A map.")]

    assert noted(draw, "") is draw
