"""The decks of gods: looking at them, revealing them, putting gods back (RULES D-15, D-18, D-20).

Every god that somebody comes to see is asked of chance, even when its place was settled
before: whoever tries something out cannot see it ahead.
"""

from __future__ import annotations

from dataclasses import replace

from rules.duel.asking import ask_in_secret, why_not_known, why_not_yet
from rules.duel.data import GODS, MYTHOLOGY_OF, SLOTS, God, Mythology
from rules.duel.keys import Placement, placement, read_placement
from rules.duel.refusals import Reason
from rules.duel.state import Deck, Seen, Slot, State, god_bag, without
from rules.engine.decisions import CHANCE, Choice, Seat, choose
from rules.engine.errors import Why
from rules.engine.events import tell, tell_only

BOTH: tuple[Seat, ...] = (0, 1)


def fresh_decks() -> dict[Mythology, Deck]:
    """Five decks of three gods."""
    return {mythology: Deck((), gods) for mythology, gods in GODS.items()}


async def see_god(s: State, god: God, seen_by: tuple[Seat, ...] | None = None) -> None:
    """Show a god whose place was settled before."""
    await choose(CHANCE, "god", (god,), always=True, seen_by=seen_by)


async def draw_god(s: State, mythology: Mythology, seen_by: tuple[Seat, ...] | None = None) -> God:
    """Take the top god of a deck."""
    deck = s.decks[mythology]
    if deck.top:
        god = deck.top[0].god
        assert god is not None, "a veiled deck is never played"
        await see_god(s, god, seen_by)
        s.decks[mythology] = replace(deck, top=deck.top[1:])
        return god
    god = await choose(CHANCE, "god", deck.rest, always=True, seen_by=seen_by)
    s.decks[mythology] = replace(deck, rest=without(deck.rest, god))
    return god


def put_back(s: State, gods: tuple[God, ...], seats: tuple[Seat, ...]) -> None:
    """Put gods of one Mythology back on top of their deck, for some to know the order."""
    if gods:
        mythology = MYTHOLOGY_OF[gods[0]]
        deck = s.decks[mythology]
        s.decks[mythology] = replace(deck, top=(*(Seen(god, seats) for god in gods), *deck.top))


async def take_mythology_token(s: State, seat: Seat, place: int) -> None:
    """Keep the token, look at two gods, and put one into the Pantheon (D-15)."""
    mythology = s.mythologies.pop(place)
    s.players[seat].mythologies += (mythology,)
    tell(s, "mythology_taken", seat=seat, mythology=mythology, place=place)
    count = min(2, len(s.decks[mythology]))
    empty = [slot for slot in SLOTS if slot not in s.slots]
    if not count or not empty:
        tell(s, "no_god", seat=seat, mythology=mythology)
        return
    tell(s, "gods_looked_at", seat=seat, mythology=mythology, count=count)
    gods = god_bag([await draw_god(s, mythology, (seat,)) for _ in range(count)])
    s.looking = gods
    tell_only(s, (seat,), "gods_seen", seat=seat, gods=list(gods))
    options = [placement(god, n, slot) for n, god in enumerate(gods, 1) for slot in empty]
    choice = Choice(
        seat, "place_god", options, lambda key: why_not_placement(s, key), seen_by=(seat,)
    )
    chosen = await ask_in_secret(s, choice)
    _place(s, seat, mythology, chosen)


def _place(s: State, seat: Seat, mythology: Mythology, chosen: Placement) -> None:
    back = without(s.looking, chosen.god)
    s.looking = ()
    s.slots[chosen.slot] = Slot(chosen.god, mythology, seat)
    put_back(s, back, (seat,))
    tell(s, "god_placed", seat=seat, mythology=mythology, slot=chosen.slot)
    god, slot, other = chosen.god, chosen.slot, back[0] if back else None
    tell_only(s, (seat,), "god_hidden", seat=seat, god=god, slot=slot, back=other)


def why_not_placement(s: State, key: str) -> Why | None:
    """Say why a god cannot be put into a slot."""
    why = why_not_yet(key) or why_not_known(key)
    wanted = read_placement(key)
    if why is not None or wanted is None:
        return why
    god, slot = wanted
    if slot not in SLOTS:
        return Why(Reason.UNKNOWN_ID, {"id": slot})
    if slot in s.slots:
        return Why(Reason.SLOT_OCCUPIED, {"slot": slot})
    return Why(Reason.INVALID_TARGET, {"target": god})
