"""Invariants of every position: all components are there once, nothing lies where it cannot.

Used by the fuzzer after every step, and when a position is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.duel.ages import PICKS
from rules.duel.cards import CARDS, DECKS, Card
from rules.duel.conflict import token_of
from rules.duel.data import (
    ASTARTE_COINS,
    BATCH,
    CAPITAL,
    ENKI_TOKENS,
    MOST_WONDERS,
    ON_BOARD,
    SYMBOLS_TO_WIN,
    Back,
    Colour,
    God,
)
from rules.duel.invariants_of_pantheon import check_pantheon
from rules.duel.layouts import AGE_BACK, COVERED_BY, PLACES, REMOVED, SPECIAL_CARDS
from rules.duel.scoring import symbols
from rules.duel.setup import progress_pool, wonder_pool
from rules.duel.state import Ending, Phase, State, constructed, rival_of, unbuilt
from rules.engine.impossible import must, must_fit

# The Ages in which each step can come; between two Ages the next one is not counted yet.
AGES_OF = {
    Phase.DRAFT: (0, 1),
    Phase.PANTHEON: (1,),
    Phase.AGE: (0, 1, 2),
    Phase.TURN: (1, 2, 3),
    Phase.SCORING: (3,),
    Phase.OVER: (1, 2, 3),
}
AGE_OF_BACK = {Back.AGE_1: 1, Back.AGE_2: 2, Back.AGE_3: 3, Back.GUILD: 3, Back.TEMPLE: 3}


def check(s: State, *, exact: bool = True) -> None:
    """Raise Impossible if a position cannot be.

    ``exact`` wants everything accounted for; a position that somebody wrote down may leave
    things out, but never have too many.
    """
    if s.phase is Phase.SET_UP:
        return
    must(s.setting.pantheon == s.pantheon, "setting.pantheon", "as the position says")
    must(
        not (s.asking or s.activating or s.looking or s.revealed or s.drawn),
        "next",
        "something is being decided",
    )
    _check_phase(s)
    _check_draft(s, exact=exact)
    _check_wonders(s)
    _check_track(s)
    _check_progress(s, exact=exact)
    _check_structure(s, exact=exact)
    _check_cards(s, exact=exact)
    _check_players(s)
    check_pantheon(s, exact=exact)


def _check_phase(s: State) -> None:
    must(s.age in AGES_OF[s.phase], "age", f"no {s.phase} in Age {s.age}")
    over = s.phase is Phase.OVER
    must(over == (s.ending is not None), "ending", "how the game ended, when it is over")
    winners = {Ending.SHARED: (2,), None: (0,)}.get(s.ending, (1,))
    must(len(s.winners) in winners, "winners", "one, or both who share")
    must(len(set(s.winners)) == len(s.winners), "winners", "nobody wins twice")
    if s.phase is Phase.PANTHEON:
        must(s.pantheon, "pantheon", "there are no gods")
    laid_out = s.phase is Phase.TURN or (s.phase is Phase.DRAFT and s.age > 0)
    if not over:
        must(bool(s.structure) == laid_out, "structure", "cards lie there during an Age")


def _check_draft(s: State, *, exact: bool) -> None:
    """The Wonders are drafted before Age I; with Pantheon it lies there already (D-2.7)."""
    drafting = s.phase is Phase.DRAFT or (s.phase is Phase.AGE and s.pantheon and s.age == 0)
    held = sum(len(player.wonders) for player in s.players)
    if drafting:
        must(s.phase is Phase.AGE or (s.age == 1) == s.pantheon, "age", "the draft comes first")
        must(0 <= s.drafted < PICKS, "drafted", "the draft is not over")
        must(held == s.drafted, "drafted", "as many as the players have")
        must(s.phase is Phase.DRAFT or s.drafted == 0, "drafted", "Age I is laid out before")
        must(not constructed(s), "players", "a Wonder is constructed in the draft")
    else:
        must(s.drafted == PICKS, "drafted", "the draft is over")
        must(held <= PICKS, "players", "too many Wonders")
    begun = s.drafted % BATCH
    must(len(s.batch) == (BATCH if begun else 0), "batch", "four lie there while some are picked")
    must(sum(wonder is None for wonder in s.batch) == begun, "batch", "as many gaps as picks")
    undealt = len(wonder_pool(s.pantheon)) - BATCH * -(-s.drafted // BATCH)
    whole = exact or drafting
    must_fit(len(s.wonders), undealt, "wonders", "Wonders not dealt", exact=whole)


def _check_wonders(s: State) -> None:
    pool = wonder_pool(s.pantheon)
    everywhere = [*s.wonders, *(wonder for wonder in s.batch if wonder is not None)]
    everywhere += [wonder for player in s.players for wonder in player.wonders]
    _once("players", everywhere)
    must(set(everywhere) <= set(pool), "players", "Wonders of Pantheon")
    for seat, player in enumerate(s.players):
        must(
            set(player.built) <= set(player.wonders), f"players[{seat}].built", "not an own Wonder"
        )
    must(constructed(s) <= MOST_WONDERS, "players", "more than seven Wonders are constructed")
    if constructed(s) == MOST_WONDERS:
        left = [wonder for player in s.players for wonder in unbuilt(player)]
        must(not left, "players", "seven stand: the eighth is in the box")


def _check_track(s: State) -> None:
    won = s.ending is Ending.MILITARY
    must((abs(s.pawn) == CAPITAL) == won, "pawn", "in a capital somebody has won")
    _once("military", s.military)
    for space in range(min(0, s.pawn), max(0, s.pawn) + 1):
        must(token_of(space) not in s.military, "military", "the pawn has been there")
    must(s.minerva is None or s.minerva != s.pawn, "minerva", "on the Conflict pawn")


def _check_progress(s: State, *, exact: bool) -> None:
    pool = progress_pool(s.pantheon)
    board = [token for token in s.progress if token is not None]
    held = [token for player in s.players for token in player.progress]
    everywhere = [*board, *s.box, *s.enki, *held]
    must(len(s.progress) <= ON_BOARD, "progress", "five places")
    must(len(s.enki) <= ENKI_TOKENS, "enki", "two tokens")
    _once("progress", everywhere)
    must(set(everywhere) <= set(pool), "progress", "tokens of Pantheon")
    must_fit(len(everywhere), len(pool), "box", "Progress tokens", exact=exact)
    for seat, player in enumerate(s.players):
        if s.phase is not Phase.OVER:
            few = len(symbols(player)) < SYMBOLS_TO_WIN
            must(few, f"players[{seat}].cards", "six symbols have won")


# --- cards --------------------------------------------------------------------------------------


def _check_structure(s: State, *, exact: bool) -> None:
    places: Mapping[int, tuple[int, ...]] = COVERED_BY.get(s.age, {})
    for place, card in s.structure.items():
        path = f"structure.{place}"
        must(place in places, path, "no place of this Age")
        on_it = any(upper in s.structure for upper in places[place])
        if card is None:
            must(place // 10 % 2 == 0, path, "odd rows lie face up")
            must(on_it or s.phase is Phase.OVER, path, "an uncovered card is turned up")
        else:
            must(place // 10 % 2 == 1 or not on_it, path, "a covered card of an even row")
            is_known = AGE_OF_BACK[CARDS[card].back] < s.age and not exact
            must(is_known or AGE_OF_BACK[CARDS[card].back] == s.age, path, "a card of another Age")
    down = [place for place, card in s.structure.items() if card is None]
    _once("special", s.special)
    must(set(s.special) <= set(down), "special", "these lie face down")
    must(not s.special or s.age == 3, "special", "only in Age III")
    must(len(s.special) <= SPECIAL_CARDS, "special", "three lie among the cards")
    must(len(s.special) <= len(s.unseen_special), "unseen_special", "fewer than lie face down")
    must(len(down) - len(s.special) <= len(s.unseen), "unseen", "fewer than lie face down")
    if s.phase is Phase.DRAFT and s.structure:
        must(tuple(s.structure) == PLACES[1], "structure", "nothing is taken during the draft")


def _check_cards(s: State, *, exact: bool) -> None:
    """There is one of each card; those of later Ages are not there yet."""
    lying = [card for card in s.structure.values() if card is not None]
    seen = [*lying, *s.discard]
    for player in s.players:
        seen += [*player.cards, *player.built.values()]
    _once("players", seen)
    _once("unseen", [*seen, *s.unseen, *s.unseen_special])
    absent = Back.GUILD if s.pantheon else Back.TEMPLE
    for card in seen:
        back = CARDS[card].back
        must(back is not absent, "players", f"{card} is not in this game")
        must(AGE_OF_BACK[back] <= s.age, "players", f"{card} is of a later Age")
    special = DECKS[Back.TEMPLE if s.pantheon else Back.GUILD] if s.age == 3 else ()
    deck = DECKS[AGE_BACK[s.age]] if s.age else ()
    must(set(s.unseen) <= set(deck), "unseen", "a card of another Age")
    must(set(s.unseen_special) <= set(special), "unseen_special", "a card of another kind")
    few = sum(card in special for card in seen) + len(s.special) <= SPECIAL_CARDS
    must(few, "special", "three are in the game")
    if exact:
        _count_cards(s, seen)


def _count_cards(s: State, seen: list[Card]) -> None:
    down = sum(card is None for card in s.structure.values()) - len(s.special)
    removed = REMOVED if s.age else 0
    must(len(s.unseen) == down + removed, "unseen", "three cards were removed")
    counted = Counter(CARDS[card].back for card in seen)
    for age in range(1, s.age + 1):
        back = AGE_BACK[age]
        missing = len(DECKS[back]) - counted[back]
        must(missing == (len(s.unseen) if age == s.age else REMOVED), "players", f"cards of {back}")


def _check_players(s: State) -> None:
    for seat, player in enumerate(s.players):
        path = f"players[{seat}]"
        must(player.coins >= 0, f"{path}.coins", "less than nothing")
        vault = ASTARTE_COINS if God.ASTARTE in player.gods else 0
        must(0 <= player.vault <= vault, f"{path}.vault", "more than Astarte has")
        if player.snake is not None:
            must(God.NISABA in player.gods, f"{path}.snake", "without Nisaba")
            theirs = s.players[rival_of(seat)].cards
            is_green = CARDS[player.snake].colour is Colour.GREEN
            must(
                is_green and player.snake in theirs, f"{path}.snake", "on a green card of the rival"
            )


def _once(path: str, things: Iterable[object]) -> None:
    counted = Counter(things)
    double = [thing for thing, count in counted.items() if count > 1]
    must(not double, path, f"{double[0] if double else ''} is there twice")
