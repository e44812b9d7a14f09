"""A picture of Kemet in words, for those who do not see it.

Screen readers and previews may stop after 250 characters, so what comes first is complete in
itself: the day, who decides, and everybody's victory points and prayer points.
"""

from __future__ import annotations

from collections.abc import Iterator

from renderer.kemet.head import colour_name, deciding, in_order
from renderer.kemet.map_picture import when
from renderer.labels import Labels, key
from renderer.words import LONGEST_ALT, sentences
from rules.engine.decisions import Seat
from rules.kemet.data import NUMBER_OF, TILES, TILES_OF, Colour
from rules.kemet.lookup import tile_price, why_not_buy
from rules.kemet.state import NOBODY
from rules.kemet.view import ArmyView, View


def alt_text(view: View, labels: Labels) -> str:
    """Describe map and strip, the most important first; whole sentences only."""
    if not view.players:
        return f"{when(view, labels)}."
    return sentences(head(view, labels), details(view, labels))


def head(view: View, labels: Labels) -> str:
    """Where the game stands: the day, who decides, and the points of all."""
    return f"{standing(view, labels)} {points_words(view, labels)}"


def standing(view: View, labels: Labels) -> str:
    """The day and who decides, or who has won."""
    if view.ending is not None:
        who = ", ".join(colour_name(view, labels, seat) for seat in view.winners)
        return labels("kemet-alt-over", list=who, how=labels(key("kemet", "ending", view.ending)))
    now = when(view, labels)
    seats = [seat for seat in in_order(view) if seat in deciding(view)]
    if not seats:
        return f"{now}."
    who = ", ".join(colour_name(view, labels, seat) for seat in seats)
    return labels("kemet-alt-turn", when=now, list=who)


def points_words(view: View, labels: Labels) -> str:
    """Victory points and prayer points, in turn order."""
    found = [
        labels(
            "kemet-alt-player",
            name=colour_name(view, labels, seat),
            points=view.players[seat].total,
            prayer=view.players[seat].prayer,
        )
        for seat in in_order(view)
    ]
    return f"{'; '.join(found)}."


def details(view: View, labels: Labels) -> Iterator[str]:
    """The rest, the most important first."""
    battle = view.battle
    if battle is not None:
        one, two = (colour_name(view, labels, f.seat) for f in (battle.attacker, battle.defender))
        yield labels("kemet-alt-battle", attacker=one, defender=two, area=battle.area)
    for seat in in_order(view):
        armies = armies_words(view, labels, seat)
        if armies:
            yield labels("kemet-alt-armies", name=colour_name(view, labels, seat), list=armies)
    temples = [
        f"{area.area} {colour_name(view, labels, area.controller)}"
        for area in view.areas
        if area.pay and area.controller != NOBODY
    ]
    if temples:
        yield labels("kemet-alt-temples", list=", ".join(temples))
    for seat in in_order(view):
        pyramids = pyramid_words(view, labels, seat)
        if pyramids:
            yield labels("kemet-alt-pyramids", name=colour_name(view, labels, seat), list=pyramids)


def armies_words(view: View, labels: Labels, seat: Seat) -> str:
    """Where a player's soldiers stand: ``10 ×5, 81 ×4 Elephant``."""
    found = [
        f"{area.area} {army_words(army, labels)}"
        for area in view.areas
        for army in area.armies
        if army.seat == seat
    ]
    return ", ".join(found)


def army_words(army: ArmyView, labels: Labels) -> str:
    """How many soldiers, and the creature with them."""
    beast = "" if army.creature is None else f" + {labels(key('kemet', 'creature', army.creature))}"
    return f"×{army.soldiers}{beast}"


def pyramid_words(view: View, labels: Labels, seat: Seat) -> str:
    """A player's pyramids: ``red 3 in 11``, as ``red 3 (11)``."""
    return ", ".join(
        f"{labels(key('kemet', 'colour', p.colour))} {p.level} ({p.site})"
        for p in view.players[seat].pyramids
        if p.level
    )


def market_words(view: View, colour: Colour, labels: Labels, seat: Seat | None = None) -> str:
    """The tiles of a colour that are left, with prices; for one player those that it can buy."""
    found = []
    for tile in TILES_OF[colour]:
        if tile in view.owners:
            continue
        price = TILES[tile].level
        if seat is not None:
            if why_not_buy(view, seat, tile) is not None:
                continue
            price = tile_price(view.players[seat], tile)
        found.append(f"{tile} {labels(key('kemet', 'power', TILES[tile].power))} {price}")
    title = labels(key("kemet-label-market", colour))
    text = ", ".join(found) or labels("kemet-board-none")
    return labels("kemet-alt-list", title=title, list=text)[:LONGEST_ALT]


def hand_words(view: View, seat: Seat, labels: Labels) -> str:
    """A player's own cards."""
    player = view.players[seat]
    none = labels("kemet-board-none")
    held = ", ".join(labels(key("kemet", "card", card)) for card in player.hand) or none
    cards = ", ".join(str(NUMBER_OF[card]) for card in player.own_cards) or none
    return " ".join(
        labels("kemet-alt-list", title=title, list=found)
        for title, found in (
            (labels("kemet-label-hand-title", number=player.di), held),
            (labels("kemet-label-battle-cards"), cards),
        )
    )[:LONGEST_ALT]


def end_words(view: View, labels: Labels) -> str:
    """How the game ended, with everybody's points."""
    return sentences(standing(view, labels), [points_words(view, labels)])
