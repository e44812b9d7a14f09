"""Undo at a table: under its lock, stored like every other act.

:mod:`bot.tables.undoing` says what an undo takes back and who must agree.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store.rows import DecisionRow, News, WishRow
from bot.tables.acting import Acted, Acting, Actor
from bot.tables.chance import new_seed
from bot.tables.position import Line, resume
from bot.tables.refusals import TableRefusal
from bot.tables.refusals import refuse as refused
from bot.tables.undoing import (
    Asked,
    Wish,
    Wished,
    last_act_of,
    picks_before,
    wish_to_take_back,
)
from rules.engine.errors import ReplayDiverged
from rules.engine.seeds import Seed, Seeds

if TYPE_CHECKING:
    from bot.tables.table import Table


async def undo(
    table: Table, person: int, interaction: int | None, revision: int | None
) -> Acted | Asked:
    """Take back a person's last act and all since, or ask those who must agree."""
    done = await table.done_before(interaction)
    if done is not None:
        return done
    table.expect_current(table.revision if revision is None else revision)
    actor = Actor(person, table.seats_at(person), interaction)
    if any(pick.person == person for pick in table.position.picked.values()):
        return await _withdraw(table, actor)
    act = last_act_of(table.position.line, person)
    if act is None:
        raise refused(TableRefusal.NOTHING_TO_UNDO)
    wish = wish_to_take_back(table.position.line, act, person, table.people)
    if not wish.needed:
        return await _return_to(table, wish, actor)
    about = Wished(person, act, table.revision)
    row = await table.store.wish(table.id)
    if row is None or _about(row) != about:  # asked again, those who agreed still do
        row = WishRow(table.id, *about, wish.needed)
        await table.store.keep_wish(row)
    return Asked(tuple(sorted(set(row.needed) - set(row.agreed))), about)


async def agree(table: Table, person: int, about: Wished, interaction: int | None) -> Acted | Asked:
    """Note that somebody agrees; the last one to agree lets it happen."""
    done = await table.done_before(interaction)
    if done is not None:
        return done
    row = await _wished(table, person, about)
    agreed = tuple(sorted({*row.agreed, person}))
    left = tuple(sorted(set(row.needed) - set(agreed)))
    if left:
        await table.store.keep_wish(replace(row, agreed=agreed))
        return Asked(left, about)
    wish = wish_to_take_back(table.position.line, row.act, row.person, table.people)
    actor = Actor(row.person, table.seats_at(row.person), interaction)
    return await _return_to(table, wish, actor)


async def refuse(table: Table, person: int, about: Wished) -> None:
    """Forget what somebody wanted to take back: somebody else does not agree."""
    await _wished(table, person, about)
    await table.store.drop_wish(table.id)


async def _withdraw(table: Table, actor: Actor) -> Acted:
    """Take back picks that nobody has seen."""
    acting = table.acting_as(actor)
    position = acting.position
    for seat, pick in list(position.picked.items()):
        if pick.person == actor.person:
            del position.picked[seat]
            position.session.withdraw(seat)
            position.session.proposals.pop(seat, None)
    return await table.store_act(acting, actor, News("moved"))


async def _wished(table: Table, person: int, about: Wished) -> WishRow:
    """Return the undo that this person is asked about, if it is the one they mean."""
    table.expect_open()
    row = await table.store.wish(table.id)
    if row is None or _about(row) != about or not table.is_current(row.revision):
        raise refused(TableRefusal.NOBODY_ASKED)
    if person not in row.needed or not table.seats_of(person):
        raise refused(TableRefusal.NOBODY_ASKED)
    return row


async def _return_to(table: Table, wish: Wish, actor: Actor) -> Acted:
    """Go back: a row of the log that names the point returned to."""
    assert actor.person is not None
    line = table.position.line.copy()
    removed = line.return_to(wish.seq)
    seqs = [0, *(made.seq for made in line.made)]
    checkpoint = await table.store.checkpoint(table.id, seqs)
    seed = _another_seed(table, line)
    chance = table.chance
    if seed is not None and isinstance(chance, Seeds):
        chance = chance.followed_by(seed)
    try:
        position, beyond = resume(table.game, checkpoint, line, chance)
    except ReplayDiverged:
        raise refused(TableRefusal.RULES_CHANGED_SINCE) from None
    if beyond.entries:
        raise refused(TableRefusal.RULES_CHANGED_SINCE)
    request = position.session.request
    position.pick_again(picks_before(removed, request, actor.person, actor.seats))
    seq, act, version = table.row.seq + 1, table.row.acts + 1, table.game.version
    acting = Acting(position, act, seq, version, actor, sealed=table.is_sealed)
    if request is not None:
        acting.seal(request, *position.picked)
    acting.decisions.append(
        DecisionRow(seq, None, "undo", None, act, version, person=actor.person, returns_to=wish.seq)
    )
    session = position.session
    acting.add_checkpoint(session.base, session.checkpoint, turn=False)
    news: dict[str, object] = {"act": wish.act, "person": actor.person}
    if seed is not None:
        news["chance"] = seed.sha256
    return await table.store_act(acting, actor, News("undone", json.dumps(news)), seed=seed)


def _another_seed(table: Table, line: Line) -> Seed | None:
    """Return a new seed if everybody knows the one before: it is told when a game is over."""
    is_told = table.row.status.is_over and isinstance(table.chance, Seeds)
    return new_seed(line.given) if is_told else None


def _about(row: WishRow) -> Wished:
    return Wished(row.person, row.act, row.revision)
