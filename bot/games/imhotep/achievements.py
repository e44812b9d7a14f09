"""What stays of a game of Imhotep: everybody's place and colour, and what was achieved."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.games.ui_types import Moment, View
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import Seat
from rules.imhotep.data import COLOURS, WRATH_SITES, Card, Site, Source
from rules.imhotep.ending import Ending

EVERYWHERE, NO_MARKET, COLLECTOR = "everywhere", "no_market", "collector"
RUNAWAY, BY_THE_SLED, DYNASTY = "runaway", "by_the_sled", "dynasty"
FAR = 10  # points of a clear victory
MANY_STATUES = 5
LARGE = 5  # stones of a group in the tomb


def places(view: View) -> Sequence[int]:
    """By points, and then by stones on the sled."""
    return [player.place for player in view.players]


def role(view: View, seat: Seat) -> str:
    """The colour."""
    return str(view.players[seat].colour) if seat < len(view.players) else ""


def roles() -> Sequence[str]:
    """The colours."""
    return list(map(str, COLOURS))


def role_name(texts: Texts, role: str) -> str:
    """The name of a colour."""
    return texts(text_key("imhotep-colour", role))


def achievements() -> Sequence[str]:
    """What can be achieved."""
    return (EVERYWHERE, NO_MARKET, COLLECTOR, RUNAWAY, BY_THE_SLED, DYNASTY)


def achieved(moments: Sequence[Moment]) -> Mapping[str, Collection[Seat]]:
    """Who has achieved what."""
    end = moments[-1].view
    events = [event for moment in moments for event in moment.events]
    buyers = {e.data["seat"] for e in events if e.what in ("card_gained", "pair_bought")}
    scores = sorted((player.score for player in end.players), reverse=True)
    lone = len(end.winners) == 1
    return {
        EVERYWHERE: [p.seat for p in end.players if _scored_everywhere(p.points)],
        NO_MARKET: [seat for seat in end.winners if seat not in buyers],
        COLLECTOR: [p.seat for p in end.players if p.cards.count(Card.STATUE) >= MANY_STATUES],
        RUNAWAY: list(end.winners) if lone and scores[0] - scores[1] >= FAR else [],
        BY_THE_SLED: list(end.winners) if end.ending == Ending.SLED else [],
        DYNASTY: sorted({g.seat for g in end.tomb.groups if len(g.stones) >= LARGE}),
    }


_OF_SITES = {
    Site.PYRAMID: Source.PYRAMID,
    Site.TEMPLE: Source.TEMPLE,
    Site.TOMB: Source.TOMB,
    Site.OBELISKS: Source.OBELISKS,
}


def _scored_everywhere(points: Mapping[Source, int]) -> bool:
    """Points at each of the four monuments."""
    return all(points.get(_OF_SITES[Site(site)], 0) > 0 for site in WRATH_SITES)
