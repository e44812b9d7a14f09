### The public log: one line per event. Lists are made by the caller.

ankh-said-set-up = Set-up: { $scenario }. Gods: { $gods }. First player: { $first }. Guardians: { $guardians }
ankh-said-drafted = { $god } drafts: { $monument }
ankh-said-action = { $god }: { $action }
ankh-said-moved = { $god } moves: { $figure } { $start } → { $end }{ $claws }
ankh-said-pushed = { $by }: Satet pushes { $figure } ({ $god }) { $start } → { $end }{ $claws }
ankh-said-summoned = { $god } summons: { $figure } → { $cell }{ $sun ->
    [yes] , with a sun token
   *[no] {""}
  }{ $ransom ->
    [yes] , ransomed
   *[no] {""}
  }{ $claws }
ankh-said-claws = , claws on { $cells }
ankh-said-nothing-gained = { $god } gains no followers
ankh-said-unlocked = { $god } unlocks: { $power }
ankh-said-nothing-unlocked = { $god } unlocks no ankh power
ankh-said-guardian-gained = { $god } gains a guardian: { $guardian }
ankh-said-no-guardian = { $god }: no level { $level } guardian left to gain
ankh-said-followers = { $god }, followers: { $amount }, now { $after } ({ $source })
ankh-said-devotion = { $god }, devotion: { $amount }, now { $after } ({ $source }{ $bonus ->
    [0] {""}
   *[other] , { ankh-power-bountiful } +{ $bonus }
  })
ankh-said-event = Event { $position }: { $kind } ({ $god })
ankh-said-claimed = { $god } takes control: { $monument } { $cell } (was { $previous })
ankh-said-nothing-to-claim = { $god }: no monument to take control of
ankh-said-site-cleared = { $god } clears the building site on { $cell }
ankh-said-built = { $god } builds: { $monument } { $cell }
ankh-said-destroyed = Destroyed: { $monument } { $cell } ({ $owner })
ankh-said-no-caravan = { $possible ->
    [yes] No caravan is placed
   *[no] No caravan is possible
  }
ankh-said-caravan = { $god } places a caravan: { $camels }. New regions: { $sizes } cells
ankh-said-tokens = Conflict tokens: { $old } in the region of cell { $old_region }, { $new } in the region of cell { $new_region }
ankh-said-tokens-swapped = Conflict tokens swapped: { $tokens }
ankh-said-conflict = Conflict { $number } starts. Tie-breaker token: { $god }
ankh-said-scorpion-struck = { $god }: the Giant Scorpion on { $cell } strikes { $targets }
ankh-said-capitals = The two capitals. Figures around them: { $counts }. Leading: { $leaders }
ankh-said-region-skipped = Region { $region }: nobody there
ankh-said-dominated = Region { $region }. Domination: { $god }
ankh-said-battle = Region { $region }. Battle: { $gods }
ankh-said-announced = { $god } plays { $cards ->
    [one] one battle card
   *[other] two battle cards
  } here
ankh-said-cards-revealed = Cards: { $cards }
ankh-said-plague = { ankh-card-plague } ({ $god }). Bids: { $bids }. { $spared ->
    [none] Nobody survives
   *[other] Survivors: { $spared }
  }
ankh-said-majority = { $god }, majorities: { $monuments }
ankh-said-strength = Region { $region }. Strength: { $gods }
ankh-said-strength-of = { $god } { $total } (figures { $figures }, bonus { $bonus }, cards { $cards })
ankh-said-tie-broken = The tie-breaker token decides: { $god }
ankh-said-battle-result = Region { $region }. { $winner ->
    [none] No winner
   *[other] Winner: { $winner }
  } ({ $strength })
ankh-said-died = Fallen: { $figures }
ankh-said-kept-alive = { $god } keeps alive: { $cells }
ankh-said-captured = { $god } captures a warrior ({ $owner })
ankh-said-cat-mummy-died = The Cat Mummy of { $god } dies: all other gods lose devotion
ankh-said-portal = { $god }, underworld token: { $start ->
    [0] {""}
   *[other] { $start } →{" "}
  }{ $cell }
ankh-said-cards-taken-back = { $god } takes back all battle cards
ankh-said-waves-of-doubt = Waves of doubt: every god loses { $amount } devotion
ankh-said-conflict-over = Conflict { $number } is over
ankh-said-merge = Merge: { $senior } (senior) and { $junior } (junior)
ankh-said-guardian-taken = { $god } takes over: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  }
ankh-said-guardian-lost = Out of the game: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  } ({ $god })
ankh-said-merged = { $senior } and { $junior } are now one god. Devotion: { $devotion }, followers: { $followers }
ankh-said-forgotten = { $god } is forgotten
ankh-said-cities = Cities: { $controllers }
ankh-said-auction = Auction: { $guardian }. { $bidders ->
    [none] Nobody can bid
   *[other] Bidding: { $bidders }
  }
ankh-said-auction-won = { $god } wins the auction. Bids: { $bids }
ankh-said-game-over = Game over: { $ending }. { $god ->
    [none] No winner
   *[other] Winner: { $god }
  }
