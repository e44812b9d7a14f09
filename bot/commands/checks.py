"""Invariants of every game at every moment; a failed check raises AssertionError with the reason.

The fuzzer runs them at random moments of random games, ``replay`` at every decision of one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine import plain
from rules.engine.decisions import Choice, Seat
from rules.engine.session import Session
from rules.engine.trial import no_chance

DETOUR = 6  # how many decisions a clone goes on by itself


def everything(session: Session[Any], seats: int, random: Random) -> None:
    """Make every check that a position alone allows."""
    session.game.check(session.checkpoint)  # in the middle of a step a piece may be in the air
    restore_is_live(session)
    clone_is_live(session, random)
    position_reads_back(session)
    views_are_data(session, seats)
    picks_stay_secret(session, seats, random)


def fingerprint(session: Session[Any]) -> dict[str, str]:
    """Return everything that two sessions at the same position agree in, by name."""
    return {
        "state": plain.dumps(session.state),
        "checkpoint": plain.dumps(session.checkpoint),
        "decisions since": shown.dumps([session.base, session.since]),
        "picks": shown.dumps({seat: str(pick) for seat, pick in session.picks.items()}),
        "pending": shown.dumps(shown.pending(session)),
    }


def expect_same(what: str, before: dict[str, str], after: dict[str, str]) -> None:
    """Compare two fingerprints and name the first difference."""
    for name, text in before.items():
        if after[name] != text:
            raise AssertionError(f"{what}: {difference(name, text, after[name])}")


def difference(path: str, before: str, after: str) -> str:
    """Name the first place in which two JSON texts differ."""
    one, two = json.loads(before), json.loads(after)
    while type(one) is type(two) and isinstance(one, list | dict):
        keys = [range(len(d)) if isinstance(d, list) else list(d) for d in (one, two)]
        if keys[0] != keys[1]:
            return f"{path} has {list(keys[0])}, now {list(keys[1])}"
        key = next((key for key in keys[0] if one[key] != two[key]), None)
        if key is None:
            return f"{path} is in a different order"
        path, one, two = f"{path}.{key}", one[key], two[key]
    return f"{path} was {one!r}, is {two!r}"


def restore_is_live(session: Session[Any]) -> None:
    """A position restored from its snapshot is the position."""
    text = session.snapshot()
    restored = Session.restore(session.game, text, no_chance)
    expect_same("restore", fingerprint(session), fingerprint(restored))
    if restored.snapshot() != text:
        raise AssertionError(f"restore: snapshot was {text}, is {restored.snapshot()}")


def clone_is_live(session: Session[Any], random: Random) -> None:
    """A clone is the position, and whatever it goes on to do leaves the original alone."""
    before = fingerprint(session)
    twin = session.clone(seeded(random.randrange(1 << 30)))
    expect_same("clone", before, fingerprint(twin))
    for _ in range(DETOUR):
        if twin.request is None:
            break
        choice = random.choice(waiting(twin))
        twin.pick(choice.seat, random.randrange(len(choice.options)))
    expect_same("after playing on a clone", before, fingerprint(session))


def position_reads_back(session: Session[Any]) -> None:
    """A checkpoint written down as a position and read again is the checkpoint."""
    game = session.game
    text = shown.dumps(game.write_position(session.checkpoint))
    back = game.read_position(json.loads(text))
    if back != session.checkpoint:
        was, now = plain.to_data(session.checkpoint), plain.to_data(back)
        ordered = [json.dumps(data, sort_keys=True) for data in (was, now)]
        raise AssertionError(f"position: {difference('state', *ordered)}, written {text}")
    if not session.since:  # then what is asked now is the first thing the step asks
        asked, again = shown.asked(session), shown.asked(Session(game, back, no_chance))
        if asked != again:
            raise AssertionError(f"position: asks {again} instead of {asked}, written {text}")


def views_are_data(session: Session[Any], seats: int) -> None:
    """Everybody's view can be written down."""
    for viewer in (None, *range(seats)):
        shown.dumps(shown.view(session, viewer))


def picks_stay_secret(session: Session[Any], seats: int, random: Random) -> None:
    """While others have still to pick, nobody else can tell what a seat has picked."""
    choices = waiting(session)
    picky = [choice for choice in choices if len(choice.options) > 1]
    if session.request is None or not session.request.secret or len(choices) < 2 or not picky:
        return
    choice = random.choice(picky)
    others = [seat for seat in (None, *range(seats)) if seat != choice.seat]
    one, two = random.sample(range(len(choice.options)), 2)
    if _seen_by(others, session, choice.seat, one) != _seen_by(others, session, choice.seat, two):
        raise AssertionError(f"secret: {choice.what} of seat {choice.seat} shows")


def _seen_by(
    viewers: Iterable[Seat | None], session: Session[Any], seat: Seat, index: int
) -> list[str]:
    """Return, byte for byte, what others are shown after a seat's pick."""
    twin = session.clone(no_chance)
    twin.pick(seat, index)
    told = twin.drain().events
    return [
        shown.dumps([shown.view(twin, v), shown.events(told, v), shown.pending(twin)])
        for v in viewers
    ]


def waiting(session: Session[Any]) -> list[Choice[Any]]:
    """List the choices for which nobody has picked yet."""
    if session.request is None:
        return []
    return [choice for choice in session.request.choices if choice.seat not in session.picks]
