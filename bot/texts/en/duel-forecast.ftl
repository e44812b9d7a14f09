### What a card of Duel would do, and what a draft changes.

duel-forecast-now = If the game ended now: { $list }
duel-forecast-effects = What each would do: { $player }
duel-forecast-effects-read = Own change : the rival’s. Prices: of all face-up cards and own Wonders. “…”: a choice or luck comes on top.
duel-forecast-price = price
duel-forecast-points = points
duel-forecast-pawn = pawn
duel-forecast-prices = prices
duel-forecast-opens = turns up
duel-forecast-danger = rival wins
duel-forecast-wins = wins
duel-forecast-yes = yes
duel-forecast-maybe = maybe
duel-forecast-no = no
duel-forecast-depends = by card
duel-change-points = Points if the game ended then: { $list }
duel-change-pawn = Conflict pawn: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } from { $player }’s capital
duel-change-prices = { $player } will pay: { $list }
