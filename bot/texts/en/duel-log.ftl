### The public log: one line per event. Lists are made by the caller.

duel-said-set-up = Set-up{ $pantheon ->
    [yes] {" "}with Pantheon
   *[no] {""}
  }. { $first } begins. Progress tokens: { $progress }
duel-said-wonders-dealt = Wonders, batch { $batch }: { $wonders }
duel-said-wonder-drafted = { $seat } picks { $wonder }
duel-said-gate-placed = { $seat ->
    [none] The Gate goes into slot { $slot }
   *[other] { $seat } puts the Gate into slot { $slot }
  }
duel-said-gods-turned-up = Gods by slot: { $gods }
duel-said-enki-tokens = Progress tokens on Enki: { $tokens }
duel-said-age-laid-out = Age { $age } lies on the table
duel-said-starter-chosen = { $seat } decides who begins Age { $age }: { $starter }
duel-said-built = { $seat } builds { $card } ({ $place }), { $price }
duel-said-sold = { $seat } sells { $card } ({ $place }): { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
  }
duel-said-wonder-built = { $seat } builds the Wonder { $wonder } with { $card } ({ $place }), { $price }
duel-said-wonder-boxed = Seven Wonders stand: { $wonder } ({ $seat }) leaves the game
duel-said-built-free = { $seat } builds { $card } free from the discard pile ({ $source })
duel-said-wonder-built-free = { $seat } builds the Wonder { $wonder } free with { $card } (Isis)
duel-said-coins-gained = { $seat }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
  } ({ $source })
duel-said-coins-lost = { $seat }: { $coins ->
    [one] −{ $coins } coin
   *[other] −{ $coins } coins
  } ({ $source })
duel-said-no-effect = { $seat }: no effect ({ $source })
duel-said-turned-up = Turned up: { $cards }
duel-said-replay = { $seat } takes another turn
duel-said-replay-lost = The Age is over: { $seat } loses the extra turn
duel-said-pawn-moved = { $seat } moves the Conflict pawn: { $start } → { $end }
duel-said-pawn-stopped = The Minerva pawn stops the Conflict pawn before { $space } and leaves the game
duel-said-military-token = Military token { $token }: { $seat } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
duel-said-pair = { $seat } has a pair: { $symbol }{ $left ->
    [0] . No Progress tokens are left
   *[other] {""}
  }
duel-said-progress-gained = { $seat } gains a Progress token: { $token }
duel-said-library-drawn = { $seat } draws Progress tokens: { $tokens }
duel-said-card-discarded = { $seat } discards a card of { $owner }: { $card } ({ $source })
duel-said-card-stolen = { $seat } takes a card of the rival: { $card }
duel-said-snake-placed = { $seat } puts the Snake token on { $card }: { $symbol }
duel-said-structure-discarded = { $seat } discards { $place }: { $card }{ $mythology ->
    [none] {""}
   *[other] , with a Mythology token ({ $mythology })
  }{ $offering ->
    [none] {""}
   *[other] , with Offering { $offering }
  }
duel-said-wonder-unbuilt = { $seat } unbuilds a Wonder of { $owner }: { $wonder }; { $card } is discarded
duel-said-wonder-taken = { $seat } takes a Wonder of the rival: { $wonder }
duel-said-mythology-taken = { $seat } takes a Mythology token ({ $place }): { $mythology }
duel-said-gods-looked-at = { $seat } takes a Mythology token and looks at { $count ->
    [one] { $count } god
   *[other] { $count } gods
  }: { $mythology }
duel-said-gods-seen = { $seat } sees: { $gods }
duel-said-god-placed = { $seat } puts a face-down god into slot { $slot }: { $mythology }
duel-said-god-hidden = { $seat }: { $god } lies in slot { $slot }{ $back ->
    [none] {""}
   *[other] , { $back } on top of the pile
  }
duel-said-no-god = { $seat } takes a Mythology token ({ $mythology }), but there is no god to place
duel-said-offering-taken = { $seat } takes Offering token { $offering } ({ $place })
duel-said-god-activated = { $seat } activates { $god } (slot { $slot }), pays { $price }{ $offerings ->
    [none] {""}
   *[other] , with Offerings { $offerings }
  }
duel-said-gate-opened = The Gate reveals: { $gods }
duel-said-deck-revealed = { $seat } reveals the gods of a pile ({ $mythology }): { $gods }
duel-said-god-chosen = { $seat } activates { $god } free
duel-said-order-chosen = { $seat } puts the other gods back in a secret order ({ $mythology })
duel-said-order-known = { $seat } knows the order, from the top: { $gods }
duel-said-minerva-placed = { $seat } puts the Minerva pawn on { $space }
duel-said-military-removed = { $seat } removes Military token { $token }
duel-said-supremacy = { $seat }: { $ending }
duel-said-scored = Points: { $points }
duel-said-ended = Game over. Winner: { $seats } ({ $ending })

## How a price is made

duel-price-free = free
duel-price-chain = free by chain
duel-price-engineering = pays { $number } (Engineering)
duel-price-pays = pays { $number }
duel-price-buys = pays { $number }: { $list }
duel-price-bank = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
  }
duel-price-units = { $number } { $name } at { $price }
duel-price-rival = ; the rival gets { $number } (Economy)
duel-price-vault = ; { $number } of it from Astarte
