### The public log: one line per event. Lists are made by the caller.

imhotep-said-set-up = Set-up: { $colours }. First player: { $first }. Sides: { $sides }{ $wrath ->
    [yes] . With the Wrath of the Pharaoh
   *[no] {""}
  }
imhotep-said-round = Round { $number }. Ships: { $card }. First player: { $first }
imhotep-said-market = Market: { $cards }{ $pair ->
    [0] {""}
   *[other] ; face down: { $pair }
  }
imhotep-said-reshuffled = The discard pile is shuffled. Cards to draw: { $cards }
imhotep-said-taken = { $seat } takes { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  }, on the sled: { $sled }
imhotep-said-loaded = { $seat } places a stone: ship { $ship }, place { $place }
imhotep-said-sailed = { $seat } sails ship { $ship } → { $site }{ $order ->
    [none] {""}
   *[other] , unloaded in the order { $order }
  }
imhotep-said-card-played = { $seat } plays: { $card }
imhotep-said-passed = { $seat } passes
imhotep-said-stalled = Nobody can do anything: round { $round } ends
imhotep-said-built = { $seat } places a stone: { $site }{ $where }
imhotep-said-cell = { $pyramid ->
    [none] , cell { $cell }
   *[other] , { $pyramid }, cell { $cell }
  }
imhotep-said-edge = , at the edge
imhotep-said-tower = { $seat } completes a tower worth { $points }
imhotep-said-points = { $seat }: { $points }, now { $score } ({ $source })
imhotep-said-bonus = { $seat } { $used ->
    [yes] uses the bonus
   *[no] declines the bonus
  }: { $bonus }
imhotep-said-card-gained = { $seat } gets a card: { $card } ({ $source })
imhotep-said-no-card = { $seat } gets no card: none is left
imhotep-said-no-stone = { $seat }, { $card }: no stone left in the quarry
imhotep-said-pair-bought = { $seat } buys the face-down cards: { $cards }
imhotep-said-pair-seen = { $seat } sees the pair: { $cards }
imhotep-said-pair-discarded = { $seat } discards the other card face down
imhotep-said-stones-returned = Back to the quarry from ship { $ship }: { $seats }
imhotep-said-temple-cell = Temple, cell { $cell }: { $seat }, { $reward }
imhotep-said-market-cleared = Market cards discarded: { $cards }{ $pair ->
    [0] {""}
   *[other] ; face down: { $pair }
  }
imhotep-said-round-over = Round { $number } is over
imhotep-said-game-over = Game over. Winner: { $seats } ({ $ending }). Points: { $scores }
