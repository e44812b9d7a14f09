"""Playing a DI card outside battle: which, on what, and what it does (RULES K-11)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.armies import destroy, put
from rules.kemet.asking import ask, ask_in_secret, because
from rules.kemet.boards import Area
from rules.kemet.control import enemy_in
from rules.kemet.data import CARD_PRAYER, CARDS, IN_MOVE, Card, Icon
from rules.kemet.decks import show
from rules.kemet.keys import NONE, Levy, Step, step
from rules.kemet.marching import go
from rules.kemet.moving import can_end, group_of, steps
from rules.kemet.placing import begin_fights, enlistments, why_not_enlisted
from rules.kemet.prices import card_price, gain, pay
from rules.kemet.read_keys import read_card, read_levy, read_number
from rules.kemet.refusals import Reason
from rules.kemet.state import NOBODY, Playing, Source, State
from rules.kemet.why_not_move import why_not_step


async def choose_card(s: State) -> None:
    """The player in turn plays a card, or none after all (D-16)."""
    seat = s.active
    choice = Choice(
        seat,
        "card",
        lambda: [NONE, *map(str, playable(s, seat))],
        lambda key: why_not_played(s, seat, key),
        always=True,  # what somebody holds must not show by whether they are asked
    )
    answer = (await ask_in_secret(s, [choice]))[seat]
    s.is_choosing_card = False
    if answer == NONE:
        s.declined += 1
        tell(s, "no_card", seat=seat)
        return
    s.declined = 0
    card = Card(answer)
    price = card_price(s.players[seat], card)
    pay(s, seat, price)
    show(s, seat, card)
    s.playing = Playing(card, seat, aimed=card not in TARGETED)
    tell(s, "card_played", seat=seat, card=card, price=price)


TARGETED = (Card.FIRE, Card.ENLISTMENT, Card.TELEPORTATION)


def playable(s: State, seat: Seat) -> list[Card]:
    """The different cards that a player can play now."""
    held = dict.fromkeys(s.players[seat].hand)
    return [card for card in held if why_not_card(s, seat, card) is None]


def why_not_card(s: State, seat: Seat, card: Card) -> Why | None:
    """Say why a card in hand cannot be played now, if it cannot."""
    player = s.players[seat]
    if CARDS[card].icon is not Icon.DAY or (card in IN_MOVE and s.moving is None):
        return because(Reason.WRONG_PHASE, card=card)
    price = card_price(player, card)
    if price > player.prayer or not _can_end_after(s, seat, price):
        return because(Reason.NOT_ENOUGH_PRAYER, price=price, prayer=player.prayer)
    if card is Card.FIRE and not fire_targets(s, seat):
        return because(Reason.NO_SOLDIER)
    if card is Card.ENLISTMENT and not enlist_options(s, seat):
        return because(Reason.NOT_IN_RESERVE if not player.reserve else Reason.ARMY_LIMIT)
    if card is Card.TELEPORTATION and not steps(s, seat, by_card=True):
        return because(Reason.NO_SOLDIER)
    return None


def why_not_played(s: State, seat: Seat, key: str) -> Why | None:
    """Say why a card cannot be played."""
    card = read_card(key)
    if card is None:
        return None
    if card not in s.players[seat].hand:
        return because(Reason.CARD_NOT_HELD, card=card)
    return why_not_card(s, seat, card)


def _can_end_after(s: State, seat: Seat, price: int) -> bool:
    """A card must leave the Move action able to end without another one (K-7.7)."""
    if s.moving is None or not s.moving.here:
        return True
    group = group_of(s, seat)
    group.prayer -= price
    return can_end(group)


# --- targets (D-17) --------------------------------------------------------------------------


def fire_targets(s: State, seat: Seat) -> list[Area]:
    """Where enemy soldiers stand."""
    areas = {area for n, player in enumerate(s.players) if n != seat for area in player.soldiers}
    return sorted(areas)


def enlist_options(s: State, seat: Seat) -> list[Levy]:
    """Where Enlistment may put soldiers; a Move action must still be able to end."""
    found = enlistments(s, seat, may_attack=s.moving is None)
    if s.moving is None or not group_of(s, seat).is_over(s.moving.here):
        return found
    return [wanted for wanted in found if _can_end_with(s, seat, wanted)]


def _can_end_with(s: State, seat: Seat, wanted: Levy) -> bool:
    group = group_of(s, seat)
    group.soldiers = dict(group.soldiers)
    for area, count in wanted.placed:
        group.soldiers[area] = group.soldiers.get(area, 0) + count
    return can_end(group)


async def aim(s: State, playing: Playing) -> None:
    """Name the targets of a card."""
    seat = playing.seat
    if playing.card is Card.FIRE:
        area = await ask(
            s, seat, "fire", fire_targets(s, seat), lambda key: _why_not_fired(s, seat, key)
        )
        aimed = replace(playing, area=area)
    elif playing.card is Card.ENLISTMENT:
        levied = await ask(
            s, seat, "enlist", enlist_options(s, seat), lambda key: _why_not_enlisted(s, seat, key)
        )
        aimed = replace(playing, placed=levied.placed)
    else:
        wanted = await ask(
            s,
            seat,
            "teleportation",
            lambda: steps(s, seat, by_card=True),
            lambda key: why_not_step(s, seat, _as_teleport(s, key), by_card=True),
        )
        aimed = replace(
            playing,
            area=wanted.end,
            start=wanted.start,
            soldiers=wanted.soldiers,
            creature=wanted.creature,
        )
    s.playing = replace(aimed, aimed=True)
    tell(
        s,
        "card_aimed",
        seat=seat,
        card=playing.card,
        area=aimed.area,
        start=aimed.start,
        soldiers=dict(aimed.placed),
    )


def _as_teleport(s: State, key: str) -> str:
    """``85`` where the group's place is known."""
    area = read_number(key)
    here = s.moving.here if s.moving is not None else 0
    return key if area is None or not here else f"{here}^{area}"


def _why_not_fired(s: State, seat: Seat, key: str) -> Why | None:
    area = read_number(key)
    return None if area is None else because(Reason.NO_SOLDIER, area=area)


def _why_not_enlisted(s: State, seat: Seat, key: str) -> Why | None:
    rows = read_levy(key)
    return None if rows is None else why_not_enlisted(s, seat, rows)


# --- effects ---------------------------------------------------------------------------------


async def take_effect(s: State, playing: Playing) -> None:
    """A card stands: it does what it says (K-11.3)."""
    seat = playing.seat
    match playing.card:
        case Card.FIRE:
            await _burn(s, seat, playing.area)
        case Card.PRAYER:
            prayer = gain(s, seat, CARD_PRAYER)
            tell(s, "prayer_gained", seat=seat, prayer=prayer, source="prayer")
        case Card.THEFT:
            _steal(s, seat)
        case Card.ENLISTMENT:
            for area, count in playing.placed:
                put(s.players[seat], area, count)
            placed = dict(playing.placed)
            tell(s, "recruited", seat=seat, soldiers=placed, price=0, source=Source.ENLISTMENT)
            begin_fights(s, placed, Source.ENLISTMENT)
        case Card.TELEPORTATION:
            await go(s, seat, _teleport_of(playing), 0)
        case Card.GATES:
            assert s.moving is not None, "Open Gates is played inside a Move action"
            s.moving = replace(s.moving, gates=True)


def _teleport_of(playing: Playing) -> Step:
    return step(playing.start, playing.area, playing.soldiers, playing.creature, "", 1)


async def _burn(s: State, seat: Seat, area: Area) -> None:
    victim = enemy_in(s, seat, area)
    assert victim != NOBODY, "Raining Fire names an enemy soldier"
    tell(s, "burned", seat=seat, victim=victim, area=area)
    await destroy(s, victim, area, 1)


def _steal(s: State, seat: Seat) -> None:
    """Everybody else loses a prayer point; the player gains one in all (Ruling 57)."""
    losers = [n for n, player in enumerate(s.players) if n != seat and player.prayer]
    for loser in losers:
        s.players[loser].prayer -= 1
    prayer = gain(s, seat, 1)
    tell(s, "stolen", seat=seat, losers=losers, prayer=prayer)
