"""A turn: one main action, everything it sets off, and its end (RULES D-5)."""

from __future__ import annotations

from rules.duel.asking import ask
from rules.duel.constructing import construct
from rules.duel.data import SELL_INCOME, Colour, Wonder
from rules.duel.decks import take_mythology_token
from rules.duel.effects import activate, construct_wonder
from rules.duel.ending import Supremacy, end_by_supremacy
from rules.duel.keys import Action, Deed
from rules.duel.legality import legal_actions, offering_options, why_not_action, why_not_offerings
from rules.duel.money import pay, spend
from rules.duel.pantheon import slot_price
from rules.duel.prices import Way, price_of_card, price_of_wonder
from rules.duel.scoring import of_colour
from rules.duel.state import Phase, State, rival_of, without
from rules.duel.structure import LAST_AGE, take, turn_up, uncovered
from rules.engine.decisions import Seat
from rules.engine.events import tell


async def take_turn(s: State) -> None:
    """Carry out exactly one main action; it is always asked for (Ruling 4)."""
    seat = s.active
    wanted = await ask(
        s,
        seat,
        "main_action",
        lambda: legal_actions(s, seat),
        lambda key: why_not_action(s, seat, key),
        always=True,
    )
    try:
        match wanted.deed:
            case Deed.BUILD:
                await build(s, seat, wanted)
            case Deed.SELL:
                sell(s, seat, wanted)
            case Deed.WONDER:
                await build_wonder(s, seat, wanted)
            case Deed.GOD:
                await activate_slot(s, seat, wanted.slot)
        if places := uncovered(s):
            await _reveal(s, places)
        end_turn(s)
    except Supremacy as won:
        end_by_supremacy(s, won)


# --- the main actions -----------------------------------------------------------------------------


async def build(s: State, seat: Seat, wanted: Action) -> None:
    """Construct a card of the structure (D-7)."""
    card = take(s, wanted.place)
    price = price_of_card(s, seat, card)
    made = pay(s, seat, price)
    tell(s, "built", seat=seat, card=card, place=wanted.place, price=made)
    await construct(s, seat, card, by_chain=price.way is Way.CHAIN)


def sell(s: State, seat: Seat, wanted: Action) -> None:
    """Discard a card for coins (D-8)."""
    card, player = take(s, wanted.place), s.players[seat]
    coins = SELL_INCOME + len(of_colour(player, Colour.YELLOW))
    s.discard += (card,)
    player.coins += coins
    tell(s, "sold", seat=seat, card=card, place=wanted.place, coins=coins)


async def build_wonder(s: State, seat: Seat, wanted: Action) -> None:
    """Construct a Wonder with a card of the structure (D-9)."""
    card, wonder = take(s, wanted.place), Wonder(wanted.wonder)
    made = pay(s, seat, price_of_wonder(s, seat, wonder))
    place = wanted.place
    tell(s, "wonder_built", seat=seat, wonder=wonder, card=card, place=place, price=made)
    await construct_wonder(s, seat, wonder, card)


async def activate_slot(s: State, seat: Seat, slot: int) -> None:
    """Activate a card of the Pantheon, with Offering tokens if there are any (D-17)."""
    player, tokens = s.players[seat], tuple[int, ...]()
    if player.offerings:
        s.activating = slot
        answer = await ask(
            s,
            seat,
            "offering_tokens",
            lambda: offering_options(s, seat, slot),
            lambda key: why_not_offerings(s, seat, slot, key),
            always=True,  # a part of the main action: no token is used up unasked
        )
        s.activating, tokens = 0, answer.tokens
    price = slot_price(s, seat, slot, tokens)
    spend(s, seat, price)
    for token in tokens:
        player.offerings = without(player.offerings, token)
    god = s.slots.pop(slot).god
    assert god is not None, "from Age II on all gods lie face up"
    used = list(tokens)
    tell(s, "god_activated", seat=seat, god=god, slot=slot, price=price, offerings=used)
    await activate(s, seat, god)


# --- the end of a turn (D-5.5) -------------------------------------------------------------------


async def _reveal(s: State, places: list[int]) -> None:
    """Tokens on uncovered cards are taken, and the cards turned up."""
    if s.mythologies or s.offerings:
        for place in sorted(places, key=lambda place: (-(place // 10), place)):  # Ruling 19
            await _take_token(s, s.active, place)
    await turn_up(s, places)


def end_turn(s: State) -> None:
    """Say who is next, or that the Age is over."""
    replay, s.replay = s.replay, False
    if not s.structure:
        _end_age(s)
        if replay:
            tell(s, "replay_lost", seat=s.active)
    elif replay:
        tell(s, "replay", seat=s.active)
    else:
        s.active = rival_of(s.active)


async def _take_token(s: State, seat: Seat, place: int) -> None:
    """A token is taken before its card is turned up (D-15.1, D-16.1)."""
    if place in s.mythologies:
        await take_mythology_token(s, seat, place)
    offering = s.offerings.pop(place, 0)
    if offering:
        player = s.players[seat]
        player.offerings = tuple(sorted((*player.offerings, offering)))
        tell(s, "offering_taken", seat=seat, offering=offering, place=place)


def _end_age(s: State) -> None:
    if s.age == LAST_AGE:
        s.phase = Phase.SCORING
    else:
        s.phase = Phase.PANTHEON if s.pantheon and s.age == 1 else Phase.AGE
