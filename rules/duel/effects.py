"""What Wonders and gods do: the two tables, and those effects that open one another.

A Wonder may activate a god (Divine Theater), and a god may construct a Wonder (Isis); what
arises in the middle of an effect is resolved before that goes on (D-5.3).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

from rules.duel import targets
from rules.duel.asking import ask, ask_in_secret, why_not_target
from rules.duel.cards import Card
from rules.duel.conflict import advance
from rules.duel.data import (
    ENKI_TOKENS,
    MOST_WONDERS,
    WONDERS,
    Colour,
    God,
    Mythology,
    Progress,
    Wonder,
)
from rules.duel.decks import BOTH, draw_god, put_back
from rules.duel.keys import pair, pick, picks
from rules.duel.money import gain, lose
from rules.duel.science import consult_library, draw_from_box, return_to_box
from rules.duel.state import State, constructed, god_bag, rival_of, unbuilt, without
from rules.engine.decisions import Choice, Seat
from rules.engine.events import tell, tell_only

Effect: TypeAlias = Callable[[State, Seat], Coroutine[Any, Any, None]]


# --- Wonders (D-9) ------------------------------------------------------------------------------


async def construct_wonder(s: State, seat: Seat, wonder: Wonder, card: Card) -> None:
    """Put a card under a Wonder and resolve it in the order of D-9.4."""
    player, rival, kind = s.players[seat], rival_of(seat), WONDERS[wonder]
    theology = Progress.THEOLOGY in player.progress  # not if this Wonder brings it (D-11.7)
    player.built[wonder] = card
    _box_the_eighth(s)
    gain(s, seat, kind.coins, wonder)
    if kind.loss:
        tell(s, "coins_lost", seat=rival, coins=lose(s, rival, kind.loss), source=wonder)
    advance(s, seat, kind.shields)
    if wonder in WONDER_EFFECTS:
        await WONDER_EFFECTS[wonder](s, seat)
    s.replay = s.replay or kind.replay or theology


def _box_the_eighth(s: State) -> None:
    """When seven stand, the unbuilt one leaves the game (D-9.3)."""
    if constructed(s) < MOST_WONDERS:
        return
    for seat, player in enumerate(s.players):
        for wonder in unbuilt(player):
            player.wonders = without(player.wonders, wonder)
            tell(s, "wonder_boxed", seat=seat, wonder=wonder)


async def open_theater(s: State, seat: Seat) -> None:
    """The Divine Theater: reveal a deck, activate one of its gods free (D-20.2)."""
    decks = [pick(m, n) for n, m in enumerate(Mythology, 1) if s.decks and len(s.decks[m])]
    if not decks:
        targets.nothing(s, seat, Wonder.DIVINE_THEATER)
        return
    answer = await ask(s, seat, "theater_deck", decks, why_not_target)
    mythology = Mythology(answer)
    count = len(s.decks[mythology])
    gods = list(god_bag([await draw_god(s, mythology) for _ in range(count)]))
    tell(s, "deck_revealed", seat=seat, mythology=mythology, gods=gods)
    god = await _choose_revealed(s, seat, "theater", gods, Wonder.DIVINE_THEATER)
    gods.remove(god)
    await _order(s, seat, mythology, gods)
    _clear_enki(s, god)
    await activate(s, seat, god)


async def _order(s: State, seat: Seat, mythology: Mythology, gods: list[God]) -> None:
    """Put the rest back in an order that only the chooser knows (Ruling 22)."""
    if len(gods) < 2:
        put_back(s, tuple(gods), BOTH)
        return
    top = God(
        await ask_in_secret(
            s, Choice(seat, "theater_order", picks(gods), why_not_target, seen_by=(seat,))
        )
    )
    gods.remove(top)
    gods.insert(0, top)
    put_back(s, tuple(gods), (seat,))
    tell(s, "order_chosen", seat=seat, mythology=mythology)
    tell_only(s, (seat,), "order_known", seat=seat, gods=list(gods))


# --- gods (D-18, D-19) ----------------------------------------------------------------------------


async def activate(s: State, seat: Seat, god: God) -> None:
    """A god comes before the player and is resolved at once."""
    s.players[seat].gods += (god,)
    await GOD_EFFECTS[god](s, seat)


async def open_gate(s: State, seat: Seat) -> None:
    """The Gate: reveal the top god of each deck, activate one free (D-18)."""
    gods = [await draw_god(s, m) for m in Mythology if s.decks and len(s.decks[m])]
    if not gods:
        targets.nothing(s, seat, God.GATE)
        return
    tell(s, "gate_opened", seat=seat, gods=gods)
    god = await _choose_revealed(s, seat, "gate", gods, God.GATE)
    for other in gods:
        if other is not god:
            put_back(s, (other,), BOTH)
    _clear_enki(s, god)
    await activate(s, seat, god)


async def _choose_revealed(s: State, seat: Seat, by: str, gods: list[God], source: str) -> God:
    """Both players see the gods; tokens are put on Enki if he is one of them."""
    s.revealed = tuple(gods)
    if God.ENKI in gods:
        await put_tokens_on_enki(s)
    god = God(await ask(s, seat, f"{by}_god", picks(gods), why_not_target))
    s.revealed = ()
    tell(s, "god_chosen", seat=seat, god=god, source=source)
    return god


async def put_tokens_on_enki(s: State) -> None:
    """Whenever Enki is revealed he gets two tokens of the box (D-19.1)."""
    s.enki = await draw_from_box(s, "enki", ENKI_TOKENS)
    tell(s, "enki_tokens", tokens=list(s.enki))


def _clear_enki(s: State, chosen: God) -> None:
    """The tokens of an Enki that was not chosen go back to the box (Ruling 23)."""
    in_slot = any(slot.god is God.ENKI for slot in s.slots.values())
    if chosen is not God.ENKI and not in_slot:
        return_to_box(s, s.enki)
        s.enki = ()


async def isis(s: State, seat: Seat) -> None:
    """Construct a Wonder free, with a card of the discard pile (D-19.11)."""
    player = s.players[seat]
    free = unbuilt(player)
    options = [
        pair(card, n, wonder, m)
        for n, card in enumerate(s.discard, 1)
        for m, wonder in enumerate(player.wonders, 1)
        if wonder in free
    ]
    if not options:
        targets.nothing(s, seat, God.ISIS)
        return
    chosen = await ask(s, seat, "isis_pair", options, why_not_target)
    s.discard = without(s.discard, chosen.card)
    tell(s, "wonder_built_free", seat=seat, wonder=chosen.wonder, card=chosen.card)
    await construct_wonder(s, seat, chosen.wonder, chosen.card)


# --- the tables -----------------------------------------------------------------------------------

WONDER_EFFECTS: dict[Wonder, Effect] = {
    Wonder.STATUE_OF_ZEUS: partial(
        targets.discard_card, colour=Colour.BROWN, source=Wonder.STATUE_OF_ZEUS
    ),
    Wonder.CIRCUS_MAXIMUS: partial(
        targets.discard_card, colour=Colour.GREY, source=Wonder.CIRCUS_MAXIMUS
    ),
    Wonder.MAUSOLEUM: partial(targets.build_from_discard, source=Wonder.MAUSOLEUM),
    Wonder.GREAT_LIBRARY: consult_library,
    Wonder.DIVINE_THEATER: open_theater,
}
GOD_EFFECTS: dict[God, Effect] = {
    God.ENKI: targets.enki,
    God.ISHTAR: targets.ishtar,
    God.NISABA: targets.nisaba,
    God.ASTARTE: targets.astarte,
    God.BAAL: targets.baal,
    God.TANIT: targets.tanit,
    God.APHRODITE: targets.aphrodite,
    God.HADES: targets.hades,
    God.ZEUS: targets.zeus,
    God.ANUBIS: targets.anubis,
    God.ISIS: isis,
    God.RA: targets.ra,
    God.MARS: targets.mars,
    God.MINERVA: targets.minerva,
    God.NEPTUNE: targets.neptune,
    God.GATE: open_gate,
}
