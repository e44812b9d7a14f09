"""No influence: what a person is shown depends only on what that person may know.

Two tables that differ only in others' open picks, in luck that only others have seen, or in how
hidden cards lie, answer the same keystrokes alike, on every way in.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from bot.tables import shown
from bot.tables.chance import seeded
from cogs.table.outlooks import forecast_of
from rules.engine import plain
from rules.engine.session import Session
from rules.engine.trial import Trial
from rules.engine.veil import SameDealer
from tests.conformance.influence import (
    EN,
    Twins,
    dealt_anew,
    judged,
    keystrokes,
    other_luck,
    other_picks,
    positions,
    shown_to,
    table_of,
)
from tests.conformance.played import GAMES, SEEDS, every_game, setting_of
from tests.kit.example import GAME

every_seed = pytest.mark.parametrize("seed", SEEDS)


async def expect_alike(twins: Twins, seats: int, seed: int) -> None:
    """Let both tables answer the same keystrokes; name the way on which they differ."""
    typed = keystrokes(twins.one, twins.seat, Random(seed))
    one = await shown_to(table_of(twins.one, seats), twins.seat, typed)
    two = await shown_to(table_of(twins.two, seats), twins.seat, typed)
    differ = {way: (one[way], two[way]) for way in one if one[way] != two[way]}
    assert not differ, f"seat {twins.seat} can tell them apart by {differ}"


@every_game
@every_seed
async def test_nobody_can_tell_what_others_have_picked(game, seed):
    for twins in other_picks(game, seed, every=4):
        await expect_alike(twins, setting_of(game, seed).seats, seed)


@every_game
@every_seed
def test_the_referee_does_not_tell_either(game, seed):
    for twins in other_picks(game, seed, every=8):
        typed = keystrokes(twins.one, twins.seat, Random(seed))
        one, two = (judged(session, twins.seat, typed) for session in twins[1:])
        for first, second in zip(one, two, strict=True):
            assert first == second


@every_game
@every_seed
async def test_nobody_can_tell_luck_that_only_others_have_seen(game, seed):
    for twins in other_luck(game, seed):
        await expect_alike(twins, setting_of(game, seed).seats, seed)


@every_game
@every_seed
async def test_nobody_can_tell_how_hidden_cards_lie(game, seed):
    for twins in dealt_anew(game, seed, every=23):
        if twins.one.picks.keys() != twins.two.picks.keys():
            continue  # who has picked is public, and a dealt position asks again
        await expect_alike(twins, setting_of(game, seed).seats, seed)


@every_game
@every_seed
def test_a_veil_keeps_all_that_is_known(game, seed):
    """A dealt position looks to its viewer as the real one does, and has the same veil."""
    for seat, real, dealt in dealt_anew(game, seed, every=5):
        real.game.check(dealt.checkpoint)
        assert dealt.veiled(seat) == real.veiled(seat)
        assert shown.view(dealt, seat) == shown.view(real, seat)
        if seat is not None and real.request is not None:
            assert offers(dealt, seat) == offers(real, seat)


def offers(session, seat):
    choice = session.request.of(seat)
    return None if choice is None else [choice.what, [str(option) for option in choice.options]]


@every_game
@every_seed
def test_a_trial_is_what_the_veil_gives(game, seed):
    """The quick way in memory and the one through JSON come to the same position."""
    for n, session in enumerate(positions(game, seed)):
        if n % 7 == 0:
            seat = n % setting_of(game, seed).seats
            trial = Trial.of(session, seat)
            dealt = Session.possible(session.game, session.veiled(seat), SameDealer())
            assert trial.snapshot() == dealt.snapshot()
            assert plain.dumps(trial.state) == plain.dumps(dealt.state)


@every_game
def test_dealt_positions_can_be_played_on(game):
    """A search can start from them: chance and all."""
    random = Random(1)
    for seat, _, dealt in dealt_anew(game, SEEDS[0], every=40):
        twin = Session.possible(dealt.game, dealt.veiled(seat), random)
        for _ in range(40):
            if twin.request is None:
                break
            choice = next(c for c in twin.request.choices if c.seat not in twin.picks)
            twin.pick(choice.seat, random.randrange(len(choice.options)))
        twin.game.check(twin.checkpoint)


def test_all_kinds_of_secrets_are_met():
    """Otherwise the tests above would prove nothing about them."""
    met = {game: {"picks": 0, "luck": 0, "cards": 0} for game in GAMES}
    for game in GAMES:
        for seed in SEEDS:
            met[game]["picks"] += sum(1 for _ in other_picks(game, seed, every=4))
            met[game]["luck"] += sum(1 for _ in other_luck(game, seed))
            met[game]["cards"] += sum(
                plain.dumps(one.checkpoint) != plain.dumps(two.checkpoint)
                for _, one, two in dealt_anew(game, seed, every=10)
            )
    most = {kind: max(of[kind] for of in met.values()) for kind in ("picks", "luck", "cards")}
    assert most["picks"] > 10
    assert most["luck"] > 5
    assert most["cards"] > 10


@every_game
def test_forecasts_are_among_what_is_compared(game):
    """Somebody is foretold something in positions that differ in what is hidden."""
    seats = setting_of(game, SEEDS[0]).seats
    twins = (each for seed in SEEDS for each in dealt_anew(game, seed, every=7))
    assert any(forecast_of(table_of(one, seats), EN, seat) for seat, one, _ in twins)


async def test_the_ears_hear_a_difference():
    """What is compared is not empty: whoever has picked can tell their own picks apart."""
    _, one, two = next(other_picks(GAME, SEEDS[0], every=1))
    seat = next(seat for seat in one.picks if one.picks[seat] != two.picks[seat])
    with pytest.raises(AssertionError, match="veil"):
        await expect_alike(Twins(seat, one, two), setting_of(GAME, SEEDS[0]).seats, 1)
    twin = one.clone(seeded(1))
    assert twin.veiled(seat) == one.veiled(seat)


def test_the_live_session_is_not_read_for_anybody():
    """Cogs, and whatever makes words or answers of a table, use Table.seen_by instead."""
    root = Path(__file__).parents[2]
    rooms = ("cogs", "bot/turns", "bot/games")
    makers = [path for room in rooms for path in root.glob(f"{room}/**/*.py")]
    secret = re.compile(
        r"table\.session\.(?:clone|answer|pick|state|snapshot|checkpoint|since)\b"
        r"|table\.session\.(?:picks|proposals)\["
        r"|\.(?:expand|complete)\(\s*table\.session\b"
    )
    found = {path.name: secret.findall(path.read_text()) for path in makers}
    assert {name: lines for name, lines in found.items() if lines} == {}
