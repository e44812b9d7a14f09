"""A battle in one region, window by window (RULES A-16)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from rules.ankh.asking import ask, choice
from rules.ankh.board import Cell, Cells, members
from rules.ankh.data import Card, God
from rules.ankh.deaths import kill
from rules.ankh.effects.base import Effect
from rules.ankh.effects.cards import CARD_EFFECTS, CardEffect, mortals
from rules.ankh.effects.guardians import NATURES
from rules.ankh.effects.owned import owned
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.keys import DONE, KEEP_ALL, NO, ONE, TIE, TWO, Kept, Move, Play, keep, move, play
from rules.ankh.majorities import score_majorities
from rules.ankh.placing import arrive
from rules.ankh.read_keys import read_move, read_play
from rules.ankh.refusals import Reason, why_not_adjacent, why_not_stand
from rules.ankh.rewards import reward
from rules.ankh.state import (
    Battle,
    State,
    ascending,
    extent,
    figures_of,
    monuments_of,
    standable,
)
from rules.ankh.strength import Strength, count_strength
from rules.engine.decisions import choose_together
from rules.engine.errors import Why
from rules.engine.events import tell


async def battle(s: State, token: int, rivals: list[God]) -> God | None:
    """Fight out a region between the gods that have figures there now; return the winner."""
    s.battle = fight = Battle(token, rivals)
    tell(s, "battle", region=token, gods=rivals)
    await muster(s, fight, s.regions[token])
    announced = await announce_two_cards(s, fight)
    reveal(s, fight, await choose_cards(s, fight, announced))
    await settle(s, fight)
    s.battle = None
    return fight.winner


async def settle(s: State, fight: Battle) -> None:
    """Windows 4 to 11: all that follows from the cards, whether they are played or only tried."""
    region, area = s.regions[fight.region], extent(s, fight.region)
    await resolve_cards(s, fight, area)
    score_majorities(s, region, area)
    counted = count_strengths(s, fight, region, area)
    fight.winner = await decide_winner(s, fight, counted)
    await resolve(s, fight, counted, region, area)
    await after_battle(s, fight, region)


# --- window 1: Obelisk Attuned ---------------------------------------------------------


async def muster(s: State, fight: Battle, region: Cells) -> None:
    """Those attuned to obelisks move figures next to them in turn, until all have stopped."""
    goals = {god: muster_area(s, god, region) for god in fight.rivals}
    waiting = [god for god in ascending(s, fight.rivals) if goals[god]]
    moved: list[Cell] = []
    going_on = bool(waiting)
    while going_on:
        going_on = False
        for god in list(waiting):
            if not can_muster(s, god, goals[god], moved):
                continue  # a cell may still come free before the next round
            # The functions are called, if at all, before the loop goes on (B023).
            step = await ask(
                s,
                god,
                "battle.muster",
                lambda: [*muster_moves(s, god, goals[god], moved), DONE],  # noqa: B023
                why_not=lambda key: why_not_muster(s, god, goals[god], moved, key),  # noqa: B023
            )
            if isinstance(step, Move):
                arrive(s, s.figures.pop(step.start), step, "muster")
                moved.append(step.end)
                going_on = True
            else:
                waiting.remove(god)


def muster_area(s: State, god: God, region: Cells) -> Cells:
    """Where a god may move figures when this battle begins."""
    area = 0
    for effect in owned(s, god, Effect.muster_area):
        area |= effect.muster_area(s, god, region)
    return area


def can_muster(s: State, god: God, goal: Cells, moved: list[Cell]) -> bool:
    """Return whether a god has a figure left to move, and somewhere to move it."""
    return bool(goal & standable(s, god)) and any(c not in moved for c in figures_of(s, god))


def muster_moves(s: State, god: God, goal: Cells, moved: list[Cell]) -> list[Move]:
    """From anywhere on the board, each figure at most once in a battle (ruling 13)."""
    ends = list(members(goal & standable(s, god)))
    return [
        move(start, end, 0, aim)
        for start in figures_of(s, god)
        if start not in moved
        for end in ends
        for aim in NATURES[s.figures[start].kind].aims
    ]


def why_not_muster(s: State, god: God, goal: Cells, moved: list[Cell], key: str) -> Why | None:
    """Say why a figure cannot be moved to an obelisk like this."""
    step = read_move(key)
    if step is None or step.push:
        return None
    if step.start in moved:
        return Why(Reason.ALREADY_MOVED, {"cell": step.start})
    if step.start not in figures_of(s, god):
        return Why(Reason.NO_SUCH_FIGURE, {"cell": step.start})
    why = why_not_stand(s, god, step.end)
    if why:
        return why
    if not goal >> step.end & 1:
        return why_not_adjacent(s, monuments_of(s, god), step.end)
    return Why(Reason.NEEDS_AIM, {"cell": step.end})


# --- windows 2 and 3: cards --------------------------------------------------------------


async def announce_two_cards(s: State, fight: Battle) -> list[God]:
    """Amun says before anybody chooses whether he will play two cards."""
    announced: list[God] = []
    for god in ascending(s, fight.rivals):
        sheet = s.sheets[god]
        if sheet.two_cards and len(sheet.hand) >= 2:
            answer = await ask(
                s, god, "battle.two", [ONE, TWO], why_not=lambda key: Why(Reason.ANNOUNCE_FIRST)
            )
            tell(s, "announced", god=god, cards=1 if answer == ONE else 2)
            if answer == TWO:
                sheet.two_cards = False
                announced.append(god)
    return announced


async def choose_cards(s: State, fight: Battle, announced: list[God]) -> dict[God, Play]:
    """Every participant secretly chooses from the hand."""
    # A default binds each god to its own function; mypy cannot type such a lambda.
    answers = await choose_together(
        [
            choice(
                s,
                god,
                "battle.card",
                playable(s.sheets[god].hand, 2 if god in announced else 1),
                why_not=lambda key, god=god: why_not_play(s, god, announced, key),  # type: ignore[misc]
            )
            for god in fight.rivals
        ]
    )
    return {god: answers[s.sheets[god].people[0]] for god in fight.rivals}


def reveal(s: State, fight: Battle, plays: Mapping[God, Play]) -> None:
    """Turn up all cards together; they leave the hands."""
    for god in fight.rivals:
        sheet = s.sheets[god]
        fight.cards[god] = list(plays[god].cards)
        sheet.hand = tuple(card for card in sheet.hand if card not in fight.cards[god])
        sheet.played += tuple(fight.cards[god])
    tell(s, "cards_revealed", cards={god: cards[:] for god, cards in fight.cards.items()})


@lru_cache(maxsize=1 << 12)
def playable(hand: tuple[Card, ...], number: int) -> tuple[Play, ...]:
    """Every way to play that many cards from a hand."""
    return tuple(play(*cards) for cards in combinations(hand, number))


def why_not_play(s: State, god: God, announced: list[God], key: str) -> Why | None:
    """Say why these cards cannot be played."""
    if key == TWO and god not in announced and not s.sheets[god].two_cards:
        return Why(Reason.TOKEN_FACE_DOWN)
    wanted = read_play(key)
    if wanted is None:
        return None
    missing = [card for card in wanted.cards if card not in s.sheets[god].hand]
    if missing:
        return Why(Reason.NOT_IN_HAND, {"card": missing[0]})
    if god in announced:
        return Why(Reason.TWO_CARDS_ANNOUNCED)
    return Why(Reason.ONE_CARD_ONLY if s.sheets[god].two_cards else Reason.TOKEN_FACE_DOWN)


# --- windows 4 to 6: what cards do at once -----------------------------------------------------


def played_cards(s: State, fight: Battle) -> list[tuple[God, CardEffect]]:
    """The revealed cards with their players, ascending devotion as it is now."""
    return [
        (god, CARD_EFFECTS[card]) for god in ascending(s, fight.rivals) for card in fight.cards[god]
    ]


async def resolve_cards(s: State, fight: Battle, area: Cells) -> None:
    """Floods, then monuments, then plagues."""
    for god, card in played_cards(s, fight):
        card.revealed(s, god, area)
    for god, card in played_cards(s, fight):
        await card.builds(s, god, area)
    for god, card in played_cards(s, fight):
        await card.plagues(s, god, area)


# --- windows 8 and 9: strength and winner -------------------------------------------------------


def count_strengths(s: State, fight: Battle, region: Cells, area: Cells) -> dict[God, Strength]:
    """Count everybody's strength and tell how it adds up."""
    counted = {god: count_strength(s, god, region, area, fight.cards[god]) for god in fight.rivals}
    fight.strength = {god: strength.total for god, strength in counted.items()}
    tell(
        s,
        "strength",
        region=fight.region,
        gods={
            god: {"figures": c.figures, "bonus": c.bonus, "cards": c.cards, "total": c.total}
            for god, c in counted.items()
        },
    )
    return counted


async def decide_winner(s: State, fight: Battle, counted: dict[God, Strength]) -> God | None:
    """The highest strength wins; a lone survivor wins whatever the strength (A-16.10)."""
    alive = [god for god in fight.rivals if counted[god].figures]
    if len(alive) < 2:
        return alive[0] if alive else None
    highest = max(fight.strength[god] for god in alive)
    tied = [god for god in alive if fight.strength[god] == highest]
    if len(tied) == 1:
        return tied[0]
    return await break_tie(s, tied)


async def break_tie(s: State, tied: list[God]) -> God | None:
    """The holder of the tie-breaker, if among the tied, may turn it down and win."""
    holder = s.tie_breaker
    if holder not in tied or not s.tie_breaker_up:
        return None
    if await ask(s, holder, "battle.tie", [TIE, NO]) == NO:
        return None
    s.tie_breaker_up = False
    tell(s, "tie_broken", god=holder)
    return holder


# --- window 10: results ----------------------------------------------------------------------


async def resolve(
    s: State, fight: Battle, counted: dict[God, Strength], region: Cells, area: Cells
) -> None:
    """Reward the winner, console losers, and let the losers' figures die (A-16.11)."""
    tell(s, "battle_result", region=fight.region, winner=fight.winner, strength=fight.strength)
    if fight.winner is not None:
        reward_winner(s, fight, fight.winner, region, area)
    losers = [god for god in fight.rivals if god is not fight.winner]
    for god in ascending(s, losers):
        figures = len(counted[god].figures)
        generous = owned(s, god, Effect.consolation)
        consolation = sum(effect.consolation(figures) for effect in generous)
        if consolation:
            reward(s, god, consolation, "consolation")
    doomed: list[Cell] = []
    for god in ascending(s, losers):
        doomed += await figures_to_die(s, fight, god, area)
    await kill(s, doomed)


def reward_winner(s: State, fight: Battle, god: God, region: Cells, area: Cells) -> None:
    """Followers first, then one gain with everything that raises it."""
    for effect in owned(s, god, Effect.battle_won):
        effect.battle_won(s, god)
    margin = fight.strength[god] - max(fight.strength[g] for g in fight.rivals if g is not god)
    basic, more = 1, triumph_bonus(s, god, region, area)
    for effect in owned(s, god, Effect.win_reward):
        more[effect.source] = effect.win_reward(basic, margin) - basic
    more |= {str(card): CARD_EFFECTS[card].win_bonus(s, god, area) for card in fight.cards[god]}
    reward(s, god, basic, "battle", more)


def triumph_bonus(s: State, god: God, region: Cells, area: Cells) -> dict[str, int]:
    """What makes winning and dominating alike worth more, by its source: radiance and cities."""
    more = {"city": rules_of(s).triumph_bonus(s, region)}
    for effect in owned(s, god, Effect.triumph_bonus):
        more[effect.source] = effect.triumph_bonus(s, god, area)
    return more


async def figures_to_die(s: State, fight: Battle, god: God, area: Cells) -> list[Cell]:
    """A loser's warriors and guardians here, but for those shielded or kept alive."""
    shielded = 0
    for card in fight.cards[god]:
        shielded |= CARD_EFFECTS[card].shields(s)
    dying = [cell for cell in mortals(s, god, area) if not shielded >> cell & 1]
    kept = await keep_alive(s, god, dying)
    return [cell for cell in dying if cell not in kept]


async def keep_alive(s: State, god: God, dying: list[Cell]) -> list[Cell]:
    """Isis chooses which of her sheltered figures survive, one by one or all at once."""
    shelter = 0
    for effect in owned(s, god, Effect.shelter):
        shelter |= effect.shelter(s, god)
    sheltered = [cell for cell in dying if shelter >> cell & 1]
    kept: list[Cell] = []
    while len(kept) < len(sheltered):
        options = [keep(None, cell) for cell in sheltered if cell not in kept]
        every = [KEEP_ALL] if len(options) > 1 else []
        answer = await ask(
            s,
            god,
            "battle.keep",
            [*every, *options, DONE],
            why_not=lambda key: Why(Reason.NOT_PROTECTED, {"figure": key}),
        )
        if answer == DONE:
            break
        kept = [*kept, answer.cell] if isinstance(answer, Kept) else sheltered
    if kept:
        tell(s, "kept_alive", god=god, cells=kept)
    return kept


# --- window 11: after the battle ------------------------------------------------------------------


async def after_battle(s: State, fight: Battle, region: Cells) -> None:
    """Miracles, Osiris, Worshipful, then cards taken back (A-16.12)."""
    for god in ascending(s, fight.rivals):
        dead = fight.dead.get(god, 0)
        devotion = sum(CARD_EFFECTS[card].aftermath(dead) for card in fight.cards[god])
        if devotion:
            reward(s, god, devotion, "miracle")
    for god in ascending(s, [g for g in fight.rivals if g is not fight.winner]):
        for effect in owned(s, god, Effect.battle_lost):
            await effect.battle_lost(s, god, region)
    for god in ascending(s, fight.rivals):
        for effect in owned(s, god, Effect.battle_over):
            devotion = await effect.battle_over(s, god)
            if devotion:
                reward(s, god, devotion, "worship")
    for god, card in played_cards(s, fight):
        card.taken_back(s, god)
