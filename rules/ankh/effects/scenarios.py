"""The special rules of the scenarios (RULES A-23)."""

from __future__ import annotations

from rules.ankh.asking import ask
from rules.ankh.auction import auction
from rules.ankh.board import NEIGHBOURING, Cells
from rules.ankh.control import control_monument
from rules.ankh.data import God, Power
from rules.ankh.devotion import lose
from rules.ankh.followers import gain_followers
from rules.ankh.scenarios import ScenarioId
from rules.ankh.state import State, ascending, figures_within, players
from rules.engine.events import tell


class ScenarioRules:
    """The moments of a scenario; the base game has no special rule at any of them."""

    guardian_symbols = True  # unlocking uncovers guardians

    def closed_to_tokens(self, s: State) -> Cells:
        """Cells that may hold figures but no monument and no other token."""
        return 0

    def forbids_power(self, power: Power) -> bool:
        """Return whether a power cannot be unlocked."""
        return False

    async def control_event(self, s: State) -> None:
        """Resolve a Control Monument event."""
        await control_monument(s)

    def conflict_starts(self, s: State) -> None:
        """Act before the first region of a conflict."""

    def majority_worth(self, s: State, region: Cells) -> int:
        """Devotion for each majority in a region."""
        return 1

    def triumph_bonus(self, s: State, region: Cells) -> int:
        """Devotion added for winning or dominating in a region."""
        return 0

    def region_resolved(self, s: State, region: Cells, victor: God | None) -> None:
        """Act when a region is done; the victor has won the battle or dominated."""

    def conflict_ends(self, s: State) -> None:
        """Act when all regions are done, before merges and forgetting."""

    def mergers(self, s: State) -> list[tuple[God, God]]:
        """Pairs of senior and junior that merge after the third conflict (A-18.1)."""
        if players(s) < 3:
            return []
        lowest, second = s.ranking[:2]
        return [(second, lowest)]

    def mergers_done(self, s: State) -> None:
        """Act after the merges."""

    async def conflict_over(self, s: State) -> None:
        """Act at the very end of a conflict."""


class TwoCapitals(ScenarioRules):
    """The god that holds the land around the capitals gets followers; the others lose devotion."""

    def closed_to_tokens(self, s: State) -> Cells:
        """The grey cells around the cities."""
        grey = 0
        for city in s.cities:
            grey |= NEIGHBOURING[city]
        return grey

    def conflict_starts(self, s: State) -> None:
        """Compare the figures on grey cells of both cities together (ruling 27)."""
        grey = self.closed_to_tokens(s)
        counts = {god: len(figures_within(s, god, grey)) for god in s.sheets}
        most = max(counts.values())
        leaders = [god for god in counts if counts[god] == most]
        followers = s.event_followers.pop(s.event, 0)
        tell(s, "capitals", counts=counts, leaders=leaders)
        if len(leaders) == 1:
            gain_followers(s, leaders[0], followers, "capitals")
        for god in ascending(s, [g for g in s.sheets if g not in leaders]):
            lose(s, god, 2, "capitals")


class GiftOfTheDelta(ScenarioRules):
    """Regions with a city are worth more."""

    def majority_worth(self, s: State, region: Cells) -> int:
        """Twice as much with a city; a second city adds nothing (ruling 28)."""
        return 2 if has_city(s, region) else 1

    def triumph_bonus(self, s: State, region: Cells) -> int:
        """One more with a city."""
        return int(has_city(s, region))


class DynasticCrisis(ScenarioRules):
    """Waves of doubt sweep over all gods; nobody merges."""

    def forbids_power(self, power: Power) -> bool:
        """Bountiful cannot be unlocked."""
        return power is Power.BOUNTIFUL

    def conflict_ends(self, s: State) -> None:
        """Unstable times: every god loses, the least one takes the followers (ruling 29)."""
        followers = s.event_followers.pop(s.event, 0)
        if not followers:
            return
        tell(s, "waves_of_doubt", amount=followers)
        for god in ascending(s, list(s.sheets)):
            lose(s, god, followers, "waves_of_doubt")
        gain_followers(s, s.ranking[0], followers, "waves_of_doubt")

    def mergers(self, s: State) -> list[tuple[God, God]]:
        """There is no merge."""
        return []


class GuardiansOfKemet(ScenarioRules):
    """All six guardians are auctioned, one by one."""

    guardian_symbols = False

    async def control_event(self, s: State) -> None:
        """A marked event is an auction instead."""
        if s.event in s.event_followers:
            await auction(s)
        else:
            await control_monument(s)


class DiscordInTheNewKingdom(ScenarioRules):
    """A city that is not defended costs its god devotion."""

    penalty = 4

    def majority_worth(self, s: State, region: Cells) -> int:
        """Twice as much with a city."""
        return 2 if has_city(s, region) else 1

    def region_resolved(self, s: State, region: Cells, victor: God | None) -> None:
        """Each city here that its god did not hold by a victory costs it (ruling 32)."""
        holders = [god for cell, god in s.cities.items() if god and region >> cell & 1]
        for god in ascending(s, [g for g in holders if g is not victor]):
            for _ in range(holders.count(god)):
                lose(s, god, self.penalty, "city_lost")

    async def conflict_over(self, s: State) -> None:
        """The second god in devotion chooses a city, the first gets the other."""
        first, second = s.ranking[-1], s.ranking[-2]
        cell = await ask(s, second, "city", list(s.cities))
        for city in s.cities:
            s.cities[city] = second if city == cell else first
        tell(s, "cities", controllers=dict(s.cities))


class Syncretism(ScenarioRules):
    """Two pairs of gods merge; the first stays alone."""

    def mergers(self, s: State) -> list[tuple[God, God]]:
        """2nd with 4th, then 3rd with 5th, ranked before any merging (ruling 33)."""
        fifth, fourth, third, second, _ = s.ranking
        return [(second, fourth), (third, fifth)]

    def mergers_done(self, s: State) -> None:
        """The merged god with less devotion takes the follower."""
        followers = s.event_followers.pop(s.event, 0)
        merged = ascending(s, list(s.merged.values()))
        gain_followers(s, merged[0], followers, "event")


def has_city(s: State, region: Cells) -> bool:
    """Return whether a city lies in a region."""
    return any(region >> cell & 1 for cell in s.cities)


_PLAIN = ScenarioRules()
SCENARIO_RULES: dict[ScenarioId, ScenarioRules] = {
    ScenarioId.MIDDLE_KINGDOM: _PLAIN,
    ScenarioId.OLD_KINGDOM: _PLAIN,
    ScenarioId.UNIVERSAL_FLOOD: _PLAIN,  # all its difference is in the map
    ScenarioId.TWO_CAPITALS: TwoCapitals(),
    ScenarioId.GIFT_OF_THE_DELTA: GiftOfTheDelta(),
    ScenarioId.DYNASTIC_CRISIS: DynasticCrisis(),
    ScenarioId.GREAT_REBUILDING: _PLAIN,  # its difference is in the supply and in the sites
    ScenarioId.GUARDIANS_OF_KEMET: GuardiansOfKemet(),
    ScenarioId.DISCORD_NEW_KINGDOM: DiscordInTheNewKingdom(),
    ScenarioId.SYNCRETISM: Syncretism(),
}
assert set(SCENARIO_RULES) == set(ScenarioId), "every scenario has rules"


def rules_of(s: State) -> ScenarioRules:
    """The special rules of the scenario that is played."""
    return SCENARIO_RULES[s.scenario]
