"""The card Escape: when it may be asked for, and where the army goes (RULES K-8.1)."""

from __future__ import annotations

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.armies import put, take
from rules.kemet.asking import ask_in_secret, because
from rules.kemet.boards import Area
from rules.kemet.control import enemy_in
from rules.kemet.data import Card, Power
from rules.kemet.decks import could_hold, show
from rules.kemet.keys import FIGHT, Flight, flight
from rules.kemet.read_keys import read_card, read_flight
from rules.kemet.refusals import Reason
from rules.kemet.state import NOBODY, Battle, Playing, State, board_of, creature_in


def escape_areas(s: State, battle: Battle) -> list[Area]:
    """Adjacent areas without any soldier, also where the attacker came from (Ruling 30)."""
    return [
        area for area in board_of(s).adjacent[battle.area] if enemy_in(s, NOBODY, area) == NOBODY
    ]


def escapes(s: State, battle: Battle) -> list[Flight]:
    """The ways in which the defender can escape, if Escape is in hand."""
    if Card.ESCAPE not in s.players[battle.defender.seat].hand:
        return []
    return [flight(area) for area in escape_areas(s, battle)]


def is_asked_first(s: State, battle: Battle) -> bool:
    """Return whether Escape must be asked for before cards are chosen: it is public (UX 5).

    Initiative would come before the choice of cards, and with Prescience the defender chooses
    after having seen a card.
    """
    attacker, defender = battle.attacker.seat, battle.defender.seat
    has_reason = (
        Power.INITIATIVE in s.players[attacker].tiles
        or Power.PRESCIENCE in s.players[defender].tiles
    )
    return has_reason and could_hold(s, defender, Card.ESCAPE) and bool(escape_areas(s, battle))


async def ask_for_escape(s: State, battle: Battle) -> None:
    """The defender may escape before anything else happens (D-19)."""
    seat = battle.defender.seat
    battle.is_escape_asked = True
    choice: Choice[str] = Choice(
        seat,
        "escape",
        [FIGHT, *escapes(s, battle)],
        lambda key: why_not_escaped(s, battle, key),
        always=True,
        seen_by=(seat,),
    )
    answer = (await ask_in_secret(s, [choice], quiet=True))[seat]
    if isinstance(answer, Flight):
        play_escape(s, seat, answer)


def play_escape(s: State, seat: Seat, wanted: Flight) -> None:
    """Show the card; now others may veto it."""
    show(s, seat, Card.ESCAPE)
    s.playing = Playing(Card.ESCAPE, seat, aimed=True, area=wanted.area)
    tell(s, "card_played", seat=seat, card=Card.ESCAPE, price=0)


async def escape(s: State, playing: Playing) -> None:
    """The whole army moves away; there is no battle."""
    battle, player = s.battle, s.players[playing.seat]
    assert battle is not None, "Escape answers an attack"
    creature = creature_in(player, battle.area)
    soldiers = player.soldiers[battle.area]
    take(player, battle.area, soldiers)
    put(player, playing.area, soldiers)
    if creature is not None:
        player.creatures[creature] = playing.area
    tell(s, "escaped", seat=playing.seat, start=battle.area, end=playing.area, soldiers=soldiers)
    s.battle = None


def why_not_escaped(s: State, battle: Battle, key: str) -> Why | None:
    """Say why an army cannot escape, or not there."""
    wanted = read_flight(key)
    if wanted is None:
        return because(Reason.WRONG_PHASE) if read_card(key) is not None else None
    if Card.ESCAPE not in s.players[battle.defender.seat].hand:
        return because(Reason.CARD_NOT_HELD, card=Card.ESCAPE)
    if wanted.area not in board_of(s).adjacent[battle.area]:
        return because(Reason.NOT_ADJACENT, area=wanted.area)
    return because(Reason.NOT_EMPTY, area=wanted.area)
