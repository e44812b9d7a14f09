"""No influence, the rest of the ways in: hands, secret choices, pictures, the referee.

As in ``test_influence``: two tables that differ only in what a person may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from bot.games.game_ui import Look
from bot.games.uis import UIS
from cogs.table.option_menus import walk
from cogs.table.panel import asked_openly, mentioned, prompt, title
from cogs.table.secret_choices import Revealed, choice_of, pick_text, pick_widgets, ways_of
from tests.conformance.influence import (
    EN,
    FIRST_PERSON,
    Hut,
    Twins,
    dealt_anew,
    judged,
    keystrokes,
    other_luck,
    other_picks,
    table_of,
)
from tests.conformance.played import SEEDS, every_game, setting_of
from tests.kit.example import GAME

every_seed = pytest.mark.parametrize("seed", SEEDS)
SOME_SEEDS = pytest.mark.parametrize("seed", SEEDS[::3])


def everywhere(game: str, seed: int, every: int) -> Iterator[Twins]:
    """Tables that differ in others' picks, in luck that others have seen, in hidden cards.

    They must be looked at one by one: the next one changes them.
    """
    yield from other_picks(game, seed, every=6)
    yield from other_luck(game, seed)
    for twins in dealt_anew(game, seed, every=every):
        if twins.one.picks.keys() == twins.two.picks.keys():
            yield twins


async def read_by(twins: Twins, session: Any, seats: int) -> dict[str, Any]:
    """What the public reads of a table, and one seat in private: /hand, the secret choice."""
    table, seat = table_of(session, seats), twins.seat
    ui, view = UIS[table.game.name], table.view(seat)
    read: dict[str, Any] = {
        "title": title(table, ui, EN, None),
        "prompt": prompt(table, ui, EN, None),
        "asked": [asked_openly(table), mentioned(table)],
        "headline": ui.headline(EN, view),
    }
    if seat is not None:
        read["pick"] = await private_panel(table, seat)
        own = ui.belongings(EN, view, seat)
        read["hand"] = [table.pick_of(seat), ui.seat_name(EN, view, seat), own]
    return read


async def private_panel(table: Any, seat: int) -> Any:
    """What a seat is shown to choose in secret from."""
    try:
        text = await pick_text(Hut(), table, FIRST_PERSON + seat, seat, EN)
    except Revealed:
        return None
    choice = choice_of(table, seat)
    ways = {key: str(way) for key, way in ways_of(table, seat, EN).items()}
    widgets = [widget.custom_id for widget in pick_widgets(table, seat, EN, ())]
    assert walk(ways_of(table, seat, EN), ()) is not None
    return [text, choice and choice.what, ways, widgets]


@every_game
@every_seed
async def test_hands_and_private_panels_do_not_tell(game, seed):
    seats = setting_of(game, seed).seats
    for twins in everywhere(game, seed, every=31):
        one, two = [await read_by(twins, session, seats) for session in twins[1:]]
        assert one == two


@every_game
@SOME_SEEDS
def test_pictures_do_not_tell(game, seed):
    """The board, and the hand: drawn from a view, and from nothing else."""
    for n, twins in enumerate(everywhere(game, seed, every=97)):
        if n % 5 == 0:
            one, two = (pictures(twins, session) for session in twins[1:])
            assert one == two


def pictures(twins: Twins, session: Any) -> list[Any]:
    ui, seat = UIS[session.game.name], twins.seat
    look, view = Look(EN, [], "light"), session.game.view(session.state, seat)
    drawn = ui.board(look, session.game.view(session.state, None), step=1)
    if seat is not None:
        drawn = [*drawn, *ui.hand(look, view, seat)]
    return [(picture.name, picture.alt, picture.data) for picture in drawn]


@every_game
@every_seed
def test_the_referee_tells_nothing_of_luck_and_cards(game, seed):
    """It is given a position as whoever keeps the game knows it, and answers one seat."""
    for pair in chain(other_luck(game, seed), dealt_anew(game, seed, every=37)):
        if pair.one.picks or pair.two.picks:
            continue  # those are for the test of open picks
        typed = keystrokes(pair.one, pair.seat, Random(seed))
        typed = [line for line in typed if not is_taken(pair.one, pair.seat, line)]
        one, two = (judged(session, pair.seat, typed) for session in pair[1:])
        assert one == two


def is_taken(session: Any, seat: int | None, line: str) -> bool:
    """What comes of an answer that is taken may depend on luck: it is for everybody to see."""
    choice = session.request.of(seat) if session.request is not None and seat is not None else None
    return choice is not None and bool(line.strip())


async def test_the_ears_hear_a_difference():
    """Whoever has picked reads it in their own panel."""
    game, seed = GAME, SEEDS[0]
    twins = next(other_picks(game, seed, every=1))
    seat = next(seat for seat in twins.one.picks if twins.one.picks[seat] != twins.two.picks[seat])
    seats = setting_of(game, seed).seats
    own = Twins(seat, twins.one, twins.two)
    one, two = [await read_by(own, session, seats) for session in own[1:]]
    assert one["pick"] != two["pick"]
    assert one["hand"] != two["hand"]
