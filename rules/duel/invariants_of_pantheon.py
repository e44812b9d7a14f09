"""Invariants of the gods and their tokens."""

from __future__ import annotations

from collections import Counter

from rules.duel.data import GODS, MYTHOLOGY_TOKENS, OFFERINGS, God, Mythology
from rules.duel.layouts import MYTHOLOGY_PLACES, OFFERING_PLACES
from rules.duel.state import NOBODY, Phase, State
from rules.engine.impossible import must, must_fit

ALL_GODS = sum(map(len, GODS.values()))


def check_pantheon(s: State, *, exact: bool) -> None:
    """Raise Impossible if gods or tokens cannot lie so."""
    if not s.pantheon:
        _check_absent(s)
        return
    must(set(s.decks) == set(Mythology), "decks", "five decks")
    _check_tokens(s)
    _check_gods(s, exact=exact)
    _check_slots(s)


def _check_absent(s: State) -> None:
    must(not s.slots and not s.decks, "slots", "there are no gods")
    must(not s.mythologies and not s.offerings, "mythologies", "there are no tokens")
    must(s.minerva is None, "minerva", "there are no gods")
    must(not s.enki, "enki", "there are no gods")
    for seat, player in enumerate(s.players):
        held = player.gods or player.mythologies or player.offerings
        must(not held, f"players[{seat}]", "there are no gods and no tokens of theirs")


def _check_tokens(s: State) -> None:
    down = {place for place, card in s.structure.items() if card is None}
    for name, tokens, places, age in (
        ("mythologies", s.mythologies, MYTHOLOGY_PLACES, 1),
        ("offerings", s.offerings, OFFERING_PLACES, 2),
    ):
        must(not tokens or s.age == age, name, "tokens of another Age")
        must(set(tokens) <= set(places) & down, name, "on certain face-down cards")
    mythologies = Counter([*s.mythologies.values(), *(m for p in s.players for m in p.mythologies)])
    most = Counter(MYTHOLOGY_TOKENS)
    must(mythologies <= most, "mythologies", "more than two of a Mythology")
    must(mythologies.total() <= len(MYTHOLOGY_PLACES), "mythologies", "five are in the game")
    offerings = [*s.offerings.values(), *(value for p in s.players for value in p.offerings)]
    must(set(offerings) <= set(OFFERINGS), "offerings", "2, 3 and 4")
    must(len(set(offerings)) == len(offerings), "offerings", "an Offering token twice")


def _check_gods(s: State, *, exact: bool) -> None:
    gods = [slot.god for slot in s.slots.values()]
    for deck in s.decks.values():
        gods += [*(seen.god for seen in deck.top), *deck.rest]
    gods += [god for player in s.players for god in player.gods]
    counted = Counter(gods)
    double = [god for god, count in counted.items() if count > 1]
    must(not double, "decks", f"{double[0] if double else ''} is there twice")
    must(None not in counted, "slots", "a god that is veiled")
    count = len(gods) - counted[God.GATE]
    must_fit(count, ALL_GODS, "decks", "gods", exact=exact)


def _check_slots(s: State) -> None:
    """Gods lie face down until Age II; the Gate comes with it."""
    hidden = [slot for slot in s.slots.values() if slot.placer != NOBODY]
    opened = s.age >= 2 or s.phase is Phase.AGE
    if s.phase is not Phase.OVER:
        must(not hidden or not opened, "slots", "from Age II on gods lie face up")
        must(opened or len(hidden) == len(s.slots), "slots", "in Age I gods lie face down")
    gods = [slot.god for slot in s.slots.values()]
    if s.enki:
        must(opened and God.ENKI in gods, "enki", "Enki is not in the Pantheon")
    if s.age == 0 or s.phase is Phase.DRAFT:
        must(not s.slots, "slots", "nobody has placed a god yet")
