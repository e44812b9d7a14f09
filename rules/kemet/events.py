"""Every event of Kemet, with the names of its data.

Seats are numbers; areas, tiles and cards are ids.  ``prayer`` is what was really gained, eleven
being the most.  Events marked private are told to one seat alone.
"""

from __future__ import annotations

EVENTS: dict[str, tuple[str, ...]] = {
    # Set-up
    "set_up": ("order", "mode", "discards", "colours"),
    "city_taken": ("seat", "city"),
    "pyramids_placed": ("seat", "pyramids"),  # rows of colour, level, district
    "soldiers_placed": ("seat", "soldiers"),  # by area
    # Night
    "night": ("day",),
    "prayer_gained": ("seat", "prayer", "source"),
    "cards_drawn": ("seat", "count"),
    "cards_seen": ("seat", "cards"),  # private
    "vision": ("seat", "count"),
    "reshuffled": ("cards",),
    "raised": ("seat", "colour", "level", "site"),  # Hand of God
    "order_set": ("seat", "order"),
    "day": ("day", "order"),
    # A turn
    "token_placed": ("seat", "token", "space", "deed"),
    "no_effect": ("seat", "deed"),
    "turn_ended": ("seat", "turn"),
    "built": ("seat", "colour", "level", "site", "price"),
    "bought": ("seat", "tile", "power", "price"),
    "cards_taken_back": ("seat", "special"),  # also "given" if discards lie face up
    "card_given_up": ("seat", "card"),  # private
    "creature_placed": ("seat", "creature", "area"),  # 0: it waits on its tile
    "creature_home": ("seat", "creature", "area"),
    "recruited": ("seat", "soldiers", "price", "source"),
    "moved": ("seat", "start", "end", "soldiers", "creature", "teleport", "price"),
    "point_gained": ("seat", "source"),
    # DI cards outside battle
    "no_card": ("seat",),
    "card_played": ("seat", "card", "price"),
    "card_aimed": ("seat", "card", "area", "start", "soldiers"),
    "vetoed": ("seat", "card", "against"),
    "card_cancelled": ("seat", "card"),
    "burned": ("seat", "victim", "area"),
    "stolen": ("seat", "losers", "prayer"),
    # Battles
    "attacked": ("seat", "defender", "area", "soldiers", "defenders", "source"),
    "escaped": ("seat", "start", "end", "soldiers"),
    "initiative": ("seat", "defender", "area", "lost"),
    "committed": ("seat",),  # before the owner of Prescience chooses
    "foreseen": ("seat", "rival", "card"),  # private
    "revealed": ("seat", "card", "cards", "price"),  # also "drop" if discards lie face up
    "dropped": ("seat", "card"),  # private
    "wounded": ("seat", "wounds"),
    "buried": ("seat", "card"),  # private
    "fought": ("area", "attacker", "defender", "strength", "lost", "winner"),
    "recalled": ("seat", "area", "soldiers", "prayer"),
    "retreated": ("seat", "by", "start", "end", "soldiers"),
    "stayed": ("seat", "area", "soldiers"),
    "cards_refreshed": ("seat",),
    # The end of a day
    "day_ends": ("day",),
    "sacrificed": ("seat", "area", "soldiers"),
    "temple_paid": ("seat", "area", "prayer"),
    "day_over": ("day", "scores"),
    "game_over": ("seats", "ending", "points"),
}
SOMETIMES: dict[str, tuple[str, ...]] = {"cards_taken_back": ("given",), "revealed": ("drop",)}
PRIVATE = frozenset(("cards_seen", "card_given_up", "foreseen", "dropped", "buried"))
