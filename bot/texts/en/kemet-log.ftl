### The public log: one line per event. Lists are made by the caller.

## Set-up and night

kemet-said-set-up = Set-up: { $mode }; battle cards are discarded { $discards }. Turn order: { $order }
kemet-said-city-taken = { $seat } takes city { $city }
kemet-said-pyramids-placed = { $seat } builds pyramids: { $pyramids }
kemet-said-soldiers-placed = { $seat } places soldiers: { $soldiers }
kemet-said-night = Night before day { $day }: everybody prays and draws cards
kemet-said-cards-drawn = { $seat } draws { $count ->
    [one] { $count } DI card
   *[other] { $count } DI cards
  }
kemet-said-cards-seen = { $seat } draws: { $cards }
kemet-said-vision = { $seat } looks at { $count ->
    [one] { $count } DI card
   *[other] { $count } DI cards
  } and keeps one (Vision)
kemet-said-reshuffled = The discarded DI cards are shuffled: the deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } again
kemet-said-raised = { $seat } raises the { $colour ->
    [white] white
    [red] red
   *[blue] blue
  } pyramid in { $site } to level { $level } (Hand of God)
kemet-said-order-set = { $seat } has the fewest VP and sets the turn order
kemet-said-day = Day { $day }. Turn order: { $order }

## Actions

kemet-said-token-placed = { $seat } places the { $token }: { $deed }
kemet-said-turn-ended = { $seat } ends turn { $turn }
kemet-said-no-effect = { $seat }: { $deed } (no effect)
kemet-said-prayer-gained = { $source ->
    [pray] { $seat } prays: +{ $prayer } PP
    [prayer] { $seat }: +{ $prayer } PP
    [holy_war] { $seat }: +{ $prayer } PP (Holy War)
    [crusade] { $seat }: +{ $prayer } PP (Crusade)
    [sacrifice] { $seat }: +{ $prayer } PP for the sacrifice
   *[night] { $seat }: +{ $prayer } PP at night
  }
kemet-said-built = { $seat } builds the { $colour ->
    [white] white
    [red] red
   *[blue] blue
  } pyramid in { $site } to level { $level }, pays { $price } PP
kemet-said-bought = { $seat } buys { $tile } { $power }, pays { $price } PP
kemet-said-creature-placed = { $seat }: { $creature } { $area ->
    [0] waits on its tile
   *[other] comes to { $area }
  }
kemet-said-cards-taken-back = { $seat } takes all battle cards back and swaps one for { $special }{ $where }
kemet-said-card-given-up = { $seat } gives up { $card }
kemet-said-recruited = { $source ->
    [enlistment] { $seat } enlists soldiers: { $soldiers }
    [reinforcements] { $seat } gets reinforcements: { $soldiers }
   *[recruit] { $seat } recruits soldiers: { $soldiers }, pays { $price } PP
  }
kemet-said-moved = { $seat } { $teleport ->
    [yes] teleports
   *[no] moves
  } { $start } → { $end }: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
  }{ $creature ->
    [none] {""}
   *[other] , { $creature }
  }{ $price ->
    [0] {""}
   *[other] , pays { $price } PP
  }
kemet-said-creature-home = { $seat }: { $creature } { $area ->
    [0] goes back to its tile
   *[other] goes home to { $area }
  }

## Divine intervention

kemet-said-card-played = { $seat } plays { $card }{ $price ->
    [0] {""}
   *[other] , pays { $price } PP
  }
kemet-said-card-aimed = { $card }: { $where }
kemet-said-vetoed = { $seat } vetoes { $card } ({ $against })
kemet-said-card-cancelled = { $card } has no effect ({ $seat })
kemet-said-no-card = { $seat } plays no card
kemet-said-burned = Raining Fire: { $victim } loses a soldier in { $area }
kemet-said-stolen = Mana Theft: { $seat } +{ $prayer } PP; { $losers ->
    [none] nobody has any to lose
   *[other] 1 PP less: { $losers }
  }
kemet-said-escaped = { $seat } escapes { $start } → { $end }: no battle

## Battles

kemet-said-attacked = { $seat } attacks { $defender } in { $area }: { $soldiers } against { $defenders }
kemet-said-initiative = Initiative: { $defender } loses { $lost ->
    [one] { $lost } soldier
   *[other] { $lost } soldiers
  } in { $area } before the battle
kemet-said-committed = { $seat } has chosen first (Prescience)
kemet-said-foreseen = { $seat } sees the battle card of { $rival }: { $card }
kemet-said-revealed = { $seat } plays { $card }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $price ->
    [0] {""}
   *[other] , pays { $price } PP
  }{ $where }
kemet-said-dropped = { $seat } discards { $card } face down
kemet-said-wounded = { $seat }: +{ $wounds } strength for discarded DI cards (Divine Wound)
kemet-said-buried = { $seat } discards { $card } for Divine Wound
kemet-said-fought = Battle in { $area }: { $strength }. { $winner } wins. Losses: { $lost }
kemet-said-recalled = { $seat } recalls { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
  } from { $area }: +{ $prayer } PP
kemet-said-retreated = { $seat } retreats { $start } → { $end }: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
  } ({ $by } chooses)
kemet-said-stayed = { $seat } stays in { $area }
kemet-said-cards-refreshed = { $seat } has used all six battle cards and takes them back

## Victory points and the end

kemet-said-point-gained = { $seat }: +1 VP ({ $source ->
    [battle] battle
    [tile] tile
    [sphinx] Sphinx
    [two_temples] two temples
   *[sanctuary] sanctuary
  })
kemet-said-day-ends = Day { $day } ends
kemet-said-sacrificed = { $seat } sacrifices { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
  } in { $area }
kemet-said-temple-paid = { $seat }: +{ $prayer } PP from { $area }
kemet-said-day-over = VP after day { $day }: { $scores }
kemet-said-game-over = Game over. Winner: { $seats } with { $points } VP ({ $ending })

## Parts of lines

kemet-part-pyramid = { $colour ->
    [white] white
    [red] red
   *[blue] blue
  } { $level } ({ $site })
kemet-part-given = , gives up { $card }
kemet-part-dropped = ; discards { $card }
kemet-part-nobody = none
