"""The seven battle cards (RULES A-25)."""

from __future__ import annotations

from rules.ankh.asking import ask
from rules.ankh.bidding import secret_bids
from rules.ankh.board import DESERT, FERTILE, Cells, cells, members
from rules.ankh.data import CARDS, Card, God, Kind
from rules.ankh.deaths import kill
from rules.ankh.effects.base import Effect
from rules.ankh.effects.owned import owned
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.followers import gain_followers, sacrifice
from rules.ankh.keys import NO, Building, building
from rules.ankh.monuments import build, kinds_available
from rules.ankh.read_keys import read_building
from rules.ankh.refusals import Reason, why_not_stand
from rules.ankh.state import State, figures_within, gods_within, standable
from rules.engine.errors import Why
from rules.engine.events import tell

BUILD_COST = 3


class CardEffect:
    """The moments of a card, from its reveal to the end of the battle.

    ``area`` is the region with its water, as everywhere in a battle.
    """

    def revealed(self, s: State, god: God, area: Cells) -> None:
        """Act at once when the cards are revealed."""

    async def builds(self, s: State, god: God, area: Cells) -> None:
        """Build, before plagues."""

    async def plagues(self, s: State, god: God, area: Cells) -> None:
        """Kill, before majorities and strength."""

    def win_bonus(self, s: State, god: God, area: Cells) -> int:
        """Devotion added to the reward of a win."""
        return 0

    def shields(self, s: State) -> Cells:
        """Cells on which the player's figures cannot die in the resolution."""
        return 0

    def aftermath(self, dead: int) -> int:
        """Devotion after the battle, for that many own dead."""
        return 0

    def taken_back(self, s: State, god: God) -> None:
        """Take cards back at the end of the battle."""


class BuildMonument(CardEffect):
    """You may sacrifice 3 followers to build a monument of yours in the region."""

    async def builds(self, s: State, god: God, area: Cells) -> None:
        """Ask if there is anything that could be built."""
        cost = build_cost(s, god)
        sheet = s.sheets[god]
        sites = buildable(s, god) & area
        if sheet.followers < cost or not sheet.ankhs or not sites:
            return
        kinds = kinds_available(s, god)
        if not kinds:
            return
        answer = await ask(
            s,
            god,
            "battle.build",
            lambda: [NO, *(building(k, cell) for k in kinds for cell in members(sites))],
            why_not=lambda key: why_not_build(s, god, area, key),
        )
        if isinstance(answer, Building):
            sacrifice(s, god, cost, Card.BUILD)
            build(s, god, answer.kind, answer.cell)


def build_cost(s: State, god: God) -> int:
    """How many followers Build Monument costs this god."""
    cost = BUILD_COST
    for effect in owned(s, god, Effect.build_cost):
        cost = effect.build_cost(cost)
    return cost


def buildable(s: State, god: God) -> Cells:
    """Empty land without any token, where tokens are allowed."""
    return standable(s, god) & ~cells(s.portals) & ~rules_of(s).closed_to_tokens(s)


def why_not_build(s: State, god: God, area: Cells, key: str) -> Why | None:
    """Say why a monument cannot be built there."""
    wanted = read_building(key)
    if wanted is None:
        return None
    cell = wanted.cell
    if cell in s.portals:
        return Why(Reason.UNDERWORLD, {"cell": cell})
    why = why_not_stand(s, god, cell)
    if why:
        return why
    if not area >> cell & 1:
        return Why(Reason.OUTSIDE_REGION, {"cell": cell})
    if rules_of(s).closed_to_tokens(s) >> cell & 1:
        return Why(Reason.GREY, {"cell": cell})
    return Why(Reason.NONE_LEFT, {"monument": wanted.kind})


class PlagueOfLocusts(CardEffect):
    """All gods there bid followers; only the highest bidder's figures live."""

    async def plagues(self, s: State, god: God, area: Cells) -> None:
        """Bid in secret, pay, and let all others' warriors and guardians there die."""
        bidders = gods_within(s, area)
        if not bidders:
            return
        bids = await secret_bids(s, "battle.bid", bidders)
        highest = max(bids.values())
        best = [g for g in bidders if bids[g] == highest]
        spared = best[0] if len(best) == 1 else None
        tell(s, "plague", god=god, bids=bids, spared=spared)
        for g in bidders:
            sacrifice(s, g, bids[g], Card.PLAGUE)
        await kill(s, [cell for g in bidders if g is not spared for cell in mortals(s, g, area)])


def mortals(s: State, god: God, area: Cells) -> list[int]:
    """Where in an area a god has figures that can die: gods never do (A-1.8)."""
    return [c for c in figures_within(s, god, area) if s.figures[c].kind is not Kind.GOD]


class CycleOfMaat(CardEffect):
    """At the end of the battle take all your played cards back, this one included."""

    def taken_back(self, s: State, god: God) -> None:
        """Have all seven in hand again."""
        sheet = s.sheets[god]
        sheet.hand, sheet.played = CARDS, ()
        tell(s, "cards_taken_back", god=god)


class Drought(CardEffect):
    """If you win, 1 devotion more for each figure of yours on desert in the region."""

    def win_bonus(self, s: State, god: God, area: Cells) -> int:
        """A cell with an underworld token is no desert."""
        return len(figures_within(s, god, area & DESERT & ~cells(s.portals)))


class Flood(CardEffect):
    """Your figures on fertile land bring followers and cannot die in the resolution."""

    def revealed(self, s: State, god: God, area: Cells) -> None:
        """One follower a figure, at once."""
        gain_followers(s, god, len(figures_within(s, god, area & self.shields(s))), Card.FLOOD)

    def shields(self, s: State) -> Cells:
        """All fertile land; a cell with an underworld token is none."""
        return FERTILE & ~cells(s.portals)


class Miracle(CardEffect):
    """Gain 1 devotion for each figure of yours that died in this battle."""

    def aftermath(self, dead: int) -> int:
        """Plague and resolution count together, as one gain."""
        return dead


CARD_EFFECTS: dict[Card, CardEffect] = {
    Card.CHARIOTS: CardEffect(),  # nothing but its strength
    Card.PLAGUE: PlagueOfLocusts(),
    Card.DROUGHT: Drought(),
    Card.FLOOD: Flood(),
    Card.BUILD: BuildMonument(),
    Card.MIRACLE: Miracle(),
    Card.CYCLE: CycleOfMaat(),
}
assert set(CARD_EFFECTS) == set(Card), "every card has an effect"
