"""Effects that name a target: mandatory while there is one (RULES D-9.5, D-19, Ruling 14)."""

from __future__ import annotations

from rules.duel.asking import ask, why_not_target, why_not_token
from rules.duel.cards import CARDS, Card
from rules.duel.conflict import advance
from rules.duel.constructing import construct
from rules.duel.data import (
    ASTARTE_COINS,
    CAPITAL,
    MARS_SHIELDS,
    TANIT_COINS,
    Colour,
    God,
    Progress,
    Symbol,
    Wonder,
)
from rules.duel.keys import picks, read_number
from rules.duel.money import gain, lose
from rules.duel.refusals import Reason
from rules.duel.science import gain_progress, gain_symbol, return_to_box
from rules.duel.scoring import of_colour
from rules.duel.state import State, rival_of, unbuilt, without
from rules.duel.structure import bag_of, drawn
from rules.engine.decisions import CHANCE, Seat, choose
from rules.engine.errors import Why
from rules.engine.events import tell


def nothing(s: State, seat: Seat, source: str) -> None:
    """An effect without a target does nothing."""
    tell(s, "no_effect", seat=seat, source=source)


# --- cards of the cities and of the discard pile ------------------------------------------------


async def discard_card(s: State, seat: Seat, colour: Colour, source: Wonder) -> None:
    """Statue of Zeus and Circus Maximus: a card of the opponent goes to the discard pile."""
    owner = rival_of(seat)
    targets = of_colour(s.players[owner], colour)
    if not targets:
        nothing(s, seat, source)
        return
    answer = await ask(s, seat, "discard_opponent_card", picks(targets), why_not_target)
    card = Card(answer)
    s.players[owner].cards = without(s.players[owner].cards, card)
    s.discard += (card,)
    tell(s, "card_discarded", seat=seat, owner=owner, card=card, source=source)


async def build_from_discard(s: State, seat: Seat, source: str) -> None:
    """Mausoleum and Hades: construct a card of the discard pile free."""
    if not s.discard:
        nothing(s, seat, source)
        return
    answer = await ask(s, seat, "build_from_discard", picks(s.discard), why_not_target)
    card = Card(answer)
    s.discard = without(s.discard, card)
    tell(s, "built_free", seat=seat, card=card, source=source)
    await construct(s, seat, card)


async def baal(s: State, seat: Seat) -> None:
    """A brown or grey card of the opponent moves over (D-19.5)."""
    rival = s.players[rival_of(seat)]
    targets = of_colour(rival, Colour.BROWN, Colour.GREY)
    if not targets:
        nothing(s, seat, God.BAAL)
        return
    card = Card(await ask(s, seat, "steal_card", picks(targets), why_not_target))
    rival.cards = without(rival.cards, card)
    s.players[seat].cards += (card,)
    tell(s, "card_stolen", seat=seat, card=card)


async def nisaba(s: State, seat: Seat) -> None:
    """The Snake token on a green card of the opponent: its symbol counts here too (D-19.3)."""
    targets = of_colour(s.players[rival_of(seat)], Colour.GREEN)
    if not targets:
        nothing(s, seat, God.NISABA)
        return
    card = Card(await ask(s, seat, "place_snake", picks(targets), why_not_target))
    symbol = CARDS[card].symbol
    assert symbol is not None
    s.players[seat].snake = card
    tell(s, "snake_placed", seat=seat, card=card, symbol=symbol)
    await gain_symbol(s, seat, symbol)


async def zeus(s: State, seat: Seat) -> None:
    """Any card of the structure goes to the discard pile; a token on it is lost (D-19.9)."""
    if not s.structure:
        nothing(s, seat, God.ZEUS)
        return
    place = await ask(s, seat, "zeus_card", list(s.structure), why_not_target)
    card = s.structure[place]
    if card is None:
        card = drawn(s, place, await choose(CHANCE, "discarded", bag_of(s, place), always=True))
    del s.structure[place]
    s.discard += (card,)
    mythology, offering = s.mythologies.pop(place, None), s.offerings.pop(place, 0)
    tell(
        s,
        "structure_discarded",
        seat=seat,
        place=place,
        card=card,
        mythology=mythology,
        offering=offering,
    )


# --- Wonders ----------------------------------------------------------------------------------


async def anubis(s: State, seat: Seat) -> None:
    """A constructed Wonder is unbuilt again; its card goes to the discard pile (D-19.10)."""
    owners = {wonder: who for who in (seat, rival_of(seat)) for wonder in s.players[who].built}
    if not owners:
        nothing(s, seat, God.ANUBIS)
        return
    wonder = Wonder(await ask(s, seat, "anubis_wonder", picks(owners), why_not_target))
    owner = owners[wonder]
    card = s.players[owner].built.pop(wonder)
    s.discard += (card,)
    tell(s, "wonder_unbuilt", seat=seat, owner=owner, wonder=wonder, card=card)


async def ra(s: State, seat: Seat) -> None:
    """An unbuilt Wonder of the opponent changes its owner (D-19.12)."""
    rival = s.players[rival_of(seat)]
    free = unbuilt(rival)
    if not free:
        nothing(s, seat, God.RA)
        return
    options = picks(wonder if wonder in free else None for wonder in rival.wonders)
    wonder = Wonder(await ask(s, seat, "ra_wonder", options, why_not_target))
    rival.wonders = without(rival.wonders, wonder)
    s.players[seat].wonders += (wonder,)
    tell(s, "wonder_taken", seat=seat, wonder=wonder)


# --- the track ----------------------------------------------------------------------------------


async def minerva(s: State, seat: Seat) -> None:
    """The Minerva pawn goes anywhere but onto the Conflict pawn (D-19.14, Ruling 28)."""
    spaces = [space for space in range(-CAPITAL, CAPITAL + 1) if space != s.pawn]

    def why_not(key: str) -> Why | None:
        if read_number(key.removeprefix(f"{God.MINERVA} ")) == s.pawn:
            return Why(Reason.MINERVA_ON_PAWN, {"space": s.pawn})
        return why_not_target(key)

    s.minerva = await ask(s, seat, "place_minerva", spaces, why_not)
    tell(s, "minerva_placed", seat=seat, space=s.minerva)


async def neptune(s: State, seat: Seat) -> None:
    """One Military token is removed, another one hits the opponent (D-19.15, Ruling 29)."""
    if not s.military:
        nothing(s, seat, God.NEPTUNE)
        return
    token = await ask(s, seat, "neptune_remove", s.military, why_not_target)
    s.military = without(s.military, token)
    tell(s, "military_removed", seat=seat, token=token)
    if not s.military:
        return
    token = await ask(s, seat, "neptune_apply", s.military, why_not_target)
    s.military = without(s.military, token)
    lost = lose(s, rival_of(seat), abs(token))
    tell(s, "military_token", seat=rival_of(seat), token=token, coins=lost)


# --- gods that ask little -------------------------------------------------------------------------


async def enki(s: State, seat: Seat) -> None:
    """Gain one of the two tokens on Enki, the other returns to the box (D-19.1)."""
    if not s.enki:
        nothing(s, seat, God.ENKI)
        return
    token = Progress(await ask(s, seat, "enki_token", picks(s.enki), why_not_token))
    return_to_box(s, without(s.enki, token))
    s.enki = ()
    await gain_progress(s, seat, token, God.ENKI)


async def ishtar(s: State, seat: Seat) -> None:
    """A law symbol (D-19.2)."""
    await gain_symbol(s, seat, Symbol.LAW)


async def astarte(s: State, seat: Seat) -> None:
    """Seven coins that no loss touches (D-19.4)."""
    s.players[seat].vault = ASTARTE_COINS


async def tanit(s: State, seat: Seat) -> None:
    """Twelve coins (D-19.6)."""
    gain(s, seat, TANIT_COINS, God.TANIT)


async def aphrodite(s: State, seat: Seat) -> None:
    """Points at the end (D-19.7)."""


async def hades(s: State, seat: Seat) -> None:
    """Construct a card of the discard pile; this is no chain (D-19.8)."""
    await build_from_discard(s, seat, God.HADES)


async def mars(s: State, seat: Seat) -> None:
    """Two shields, whatever Strategy says (D-19.13)."""
    advance(s, seat, MARS_SHIELDS)
