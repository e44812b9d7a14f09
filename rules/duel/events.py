"""Every event of 7 Wonders Duel, with the names of its data.

Seats are numbers; cards, gods, tokens and Wonders are ids; places are those of the structure.
``price`` is how a payment was made: ``way``, ``total``, ``coins`` for the bank, ``bought`` as rows
of resource, units and price of each, ``chosen``, ``spared``, ``rival`` (coins that Economy sends
to the opponent) and ``vault`` (coins taken from Astarte).
"""

from __future__ import annotations

PRICE = ("way", "total", "coins", "bought", "chosen", "spared", "rival", "vault")

EVENTS: dict[str, tuple[str, ...]] = {
    # Set-up and Ages
    "set_up": ("first", "pantheon", "progress"),
    "wonders_dealt": ("batch", "wonders"),
    "wonder_drafted": ("seat", "wonder"),
    "gate_placed": ("seat", "slot"),  # seat: who chose it, -1 if there was one slot
    "gods_turned_up": ("gods",),  # by slot
    "enki_tokens": ("tokens",),
    "age_laid_out": ("age", "cards", "mythologies", "offerings"),  # by place; null is face down
    "starter_chosen": ("seat", "starter", "age"),
    # A turn
    "built": ("seat", "card", "place", "price"),
    "sold": ("seat", "card", "place", "coins"),
    "wonder_built": ("seat", "wonder", "card", "place", "price"),
    "wonder_boxed": ("seat", "wonder"),
    "built_free": ("seat", "card", "source"),  # from the discard pile
    "wonder_built_free": ("seat", "wonder", "card"),  # by Isis
    "coins_gained": ("seat", "coins", "source"),
    "coins_lost": ("seat", "coins", "source"),
    "no_effect": ("seat", "source"),
    "turned_up": ("cards",),  # by place
    "replay": ("seat",),
    "replay_lost": ("seat",),
    # The track
    "pawn_moved": ("seat", "shields", "start", "end"),
    "pawn_stopped": ("seat", "space"),  # in front of the Minerva pawn, which leaves the game
    "military_token": ("seat", "token", "coins"),  # seat: who loses the coins
    # Science
    "pair": ("seat", "symbol", "left"),  # left: Progress tokens on the board
    "progress_gained": ("seat", "token", "source"),  # board, great_library, enki
    "library_drawn": ("seat", "tokens"),
    # Losing and moving cards
    "card_discarded": ("seat", "owner", "card", "source"),
    "card_stolen": ("seat", "card"),
    "snake_placed": ("seat", "card", "symbol"),
    "structure_discarded": ("seat", "place", "card", "mythology", "offering"),  # by Zeus
    "wonder_unbuilt": ("seat", "owner", "wonder", "card"),
    "wonder_taken": ("seat", "wonder"),
    # The Pantheon
    "mythology_taken": ("seat", "mythology", "place"),
    "gods_looked_at": ("seat", "mythology", "count"),
    "gods_seen": ("seat", "gods"),  # to that seat alone
    "god_placed": ("seat", "mythology", "slot"),
    "god_hidden": ("seat", "god", "slot", "back"),  # to that seat alone; back: the other god
    "no_god": ("seat", "mythology"),
    "offering_taken": ("seat", "offering", "place"),
    "god_activated": ("seat", "god", "slot", "price", "offerings"),  # price: coins
    "gate_opened": ("seat", "gods"),
    "deck_revealed": ("seat", "mythology", "gods"),
    "god_chosen": ("seat", "god", "source"),  # gate, divine_theater
    "order_chosen": ("seat", "mythology"),
    "order_known": ("seat", "gods"),  # to that seat alone, from the top
    "minerva_placed": ("seat", "space"),
    "military_removed": ("seat", "token"),
    # The end
    "supremacy": ("seat", "ending"),
    "scored": ("points",),  # by seat: points by category
    "ended": ("ending", "seats"),
}
