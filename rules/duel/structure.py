"""The structure: laying it out, taking cards, turning them up (RULES D-2.4, D-4, D-14.2).

Which card lies face down is decided by chance when somebody sees it.
"""

from __future__ import annotations

from rules.duel.cards import DECKS, Card
from rules.duel.data import MYTHOLOGY_TOKENS, OFFERINGS, Back, Mythology
from rules.duel.layouts import (
    AGE_BACK,
    COVERED_BY,
    FACE_UP,
    MYTHOLOGY_PLACES,
    OFFERING_PLACES,
    PLACES,
    SPECIAL_CARDS,
)
from rules.duel.state import State, without
from rules.engine.decisions import CHANCE, choose, draw
from rules.engine.events import tell

LAST_AGE = 3


async def lay_out(s: State) -> None:
    """Lay out the cards of an Age, with the tokens of Pantheon on some of them."""
    s.structure = dict.fromkeys(PLACES[s.age])
    s.special, s.unseen, s.unseen_special = (), DECKS[AGE_BACK[s.age]], ()
    if s.age == LAST_AGE:
        await _mix_in_special_cards(s)
    for place in FACE_UP[s.age]:
        card = await choose(CHANCE, "age_card", bag_of(s, place), always=True)
        s.structure[place] = drawn(s, place, card)
    if s.pantheon:
        await _put_tokens(s)
    tell(
        s,
        "age_laid_out",
        age=s.age,
        cards=dict(s.structure),
        mythologies=dict(s.mythologies),
        offerings=dict(s.offerings),
    )


async def _mix_in_special_cards(s: State) -> None:
    """Three Guilds, or Grand Temples, lie among the cards; their backs show (Ruling 6)."""
    s.unseen_special = DECKS[Back.TEMPLE if s.pantheon else Back.GUILD]
    places = PLACES[LAST_AGE]
    for _ in range(SPECIAL_CARDS):
        place = await draw("special_place", places)
        places = without(places, place)
        s.special += (place,)
    s.special = tuple(sorted(s.special))


async def _put_tokens(s: State) -> None:
    tokens: tuple[Mythology, ...] = MYTHOLOGY_TOKENS
    offerings: tuple[int, ...] = OFFERINGS
    for place in MYTHOLOGY_PLACES if s.age == 1 else ():
        mythology = await draw("mythology_token", tokens)
        tokens = without(tokens, mythology)
        s.mythologies[place] = mythology
    for place in OFFERING_PLACES if s.age == 2 else ():
        offering = await draw("offering_token", offerings)
        offerings = without(offerings, offering)
        s.offerings[place] = offering


def bag_of(s: State, place: int) -> tuple[Card, ...]:
    """The cards one of which lies at a place; chance says which, even when only one is left."""
    return s.unseen_special if place in s.special else s.unseen


def drawn(s: State, place: int, card: Card) -> Card:
    """Chance has said which card lies at a place: it is in the bag no longer."""
    if place in s.special:
        s.special = without(s.special, place)
        s.unseen_special = without(s.unseen_special, card)
    else:
        s.unseen = without(s.unseen, card)
    return card


def take(s: State, place: int) -> Card:
    """Take a card that lies face up."""
    card = s.structure.pop(place)
    assert card is not None, "only cards that lie face up are taken"
    return card


def uncovered(s: State) -> list[int]:
    """The face-down cards that nothing lies on any more (D-4.4)."""
    covered_by, structure = COVERED_BY[s.age], s.structure
    found = []
    for place, card in structure.items():
        if card is None:
            for upper in covered_by[place]:
                if upper in structure:
                    break
            else:
                found.append(place)
    return found


async def turn_up(s: State, places: list[int]) -> None:
    """Turn cards face up."""
    for place in places:
        card = await choose(CHANCE, "turned_up", bag_of(s, place), always=True)
        s.structure[place] = drawn(s, place, card)
    if places:
        tell(s, "turned_up", cards={place: s.structure[place] for place in places})
