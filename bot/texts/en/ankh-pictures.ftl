### Small words in pictures; their lengths are set by renderer/ankh/labels.py.

ankh-label-letter-amun = Am
ankh-label-letter-anubis = An
ankh-label-letter-isis = I
ankh-label-letter-osiris = O
ankh-label-letter-ra = R
ankh-label-action-move = Move
ankh-label-action-summon = Summon
ankh-label-action-gain = Gain
ankh-label-action-unlock = Unlock
ankh-label-card-chariots = Chariots
ankh-label-card-plague = Locusts
ankh-label-card-drought = Drought
ankh-label-card-flood = Flood
ankh-label-card-build = Build
ankh-label-card-miracle = Miracle
ankh-label-card-cycle = Ma'at
ankh-label-turn = Turn { $number }
ankh-label-step = Step { $number }
ankh-label-next = Next
ankh-label-tie-breaker = Tie-breaker
ankh-label-regions-left = Regions left
ankh-label-devotion = Devotion
ankh-label-guardians = Guardians
ankh-label-auction = Auction
ankh-label-supply = Supply
ankh-label-forgotten = Forgotten
ankh-label-oblivion = Forgotten
ankh-label-winner = Winner
ankh-label-merged = Merged
ankh-label-nobody = nobody

## The battle picture, the sheet and the hand

ankh-label-battle = Battle
ankh-label-figures = figures
ankh-label-bonus = bonus
ankh-label-cards = cards
ankh-label-strength = strength
ankh-label-followers = Followers
ankh-label-bid = bid { $number }
ankh-label-no-winner = No winner
ankh-label-face-down = Cards hidden
ankh-label-played = played
ankh-label-in-hand = Cards in hand
ankh-label-powers = Ankh powers
ankh-label-level = Level { $number }
ankh-label-pool = Pool
ankh-label-tokens = Tokens
ankh-label-place = Place { $number }
ankh-label-monuments = Monuments

## What cards and gods do, in a line or two

ankh-text-card-chariots = Strength only.
ankh-text-card-plague = All gods here bid followers; only the highest bidder's figures survive.
ankh-text-card-drought = If you win: +1 devotion for each of your figures on desert here.
ankh-text-card-flood = +1 follower for each of your figures on fertile land here; losing the battle does not kill them.
ankh-text-card-build = You may sacrifice 3 followers to build a monument here.
ankh-text-card-miracle = +1 devotion for each of your figures killed in this battle.
ankh-text-card-cycle = After the battle take back all your cards, including this one.
ankh-text-god-amun = Once per conflict, play two cards in a battle; announce it before cards are chosen.
ankh-text-god-anubis = When enemy warriors die, capture one, up to three. Each captive gives your god figure +1 strength.
ankh-text-god-isis = Your figures next to an enemy figure can survive a lost battle.
ankh-text-god-osiris = After a lost battle, place or move an underworld token there. A Summon may add a figure on one.
ankh-text-god-ra = Summon figures with sun tokens. With one in the region, winning or dominating gives +1 devotion.
