"""The Ages: preparing them, and who begins (RULES D-12, D-14.4)."""

from __future__ import annotations

from dataclasses import replace

from rules.duel.asking import ask, why_not_target, why_not_yet
from rules.duel.data import BATCH, DRAFT, SLOTS, God, Side
from rules.duel.decks import see_god
from rules.duel.effects import put_tokens_on_enki
from rules.duel.keys import read_number, starter
from rules.duel.refusals import Reason
from rules.duel.state import NOBODY, Phase, Slot, State, seat_of
from rules.duel.structure import lay_out
from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.events import tell

PICKS = BATCH * len(DRAFT)  # Wonders that are drafted


def chooser(s: State) -> Seat:
    """Who says who begins: the weaker side, or whoever took the last turn (D-12.2)."""
    if s.pawn == 0:
        return s.active
    return seat_of(s, Side.MOON if s.pawn > 0 else Side.SUN)


async def prepare_pantheon(s: State) -> None:
    """Before Age II the Gate fills a slot and the gods are turned up (D-14.4).

    This is a step of its own: whoever tries out the last turn of Age I sees no god ahead.
    """
    await _place_gate(s)
    for number, slot in sorted(s.slots.items()):
        if slot.placer != NOBODY and slot.god is not None:
            await see_god(s, slot.god)
            s.slots[number] = replace(slot, placer=NOBODY)
    gods = {number: slot.god for number, slot in sorted(s.slots.items())}
    tell(s, "gods_turned_up", gods=gods)
    if God.ENKI in gods.values():
        await put_tokens_on_enki(s)
    s.phase = Phase.AGE


async def _place_gate(s: State) -> None:
    """Usually one slot is empty; if there are more, the chooser decides (Ruling 17)."""
    empty = [slot for slot in SLOTS if slot not in s.slots]
    if not empty:
        return
    seat = chooser(s)
    asked = len(empty) > 1
    slot = await ask(s, seat, "place_gate", empty, lambda key: _why_not_gate(s, key))
    s.slots[slot] = Slot(God.GATE)
    tell(s, "gate_placed", seat=seat if asked else NOBODY, slot=slot)


def _why_not_gate(s: State, key: str) -> Why | None:
    slot = read_number(key)
    if slot in s.slots:
        return Why(Reason.SLOT_OCCUPIED, {"slot": slot})
    return why_not_yet(key) or why_not_target(key)


async def begin_age(s: State) -> None:
    """Lay out the next Age; then, but for the first, somebody names who begins (Ruling 16)."""
    s.age += 1
    await lay_out(s)
    if s.age > 1:
        seat = chooser(s)
        options = [starter(side, seat_of(s, side)) for side in Side]
        s.active = (await ask(s, seat, "choose_starter", options, why_not_target)).seat
        tell(s, "starter_chosen", seat=seat, starter=s.active, age=s.age)
    s.phase = Phase.TURN if s.drafted == PICKS else Phase.DRAFT
