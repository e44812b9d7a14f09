### What stands on Kemet's panels: headlines, buttons, answers of a draft, warnings, the lobby.

## Where the game stands

kemet-headline-set-up = Set-up
kemet-headline-night = Night before day { $day }
kemet-headline-day = Day { $day } · turn { $turn } of { $turns }
kemet-headline-evening = End of day { $day }
kemet-headline-battle = battle in { $area }
kemet-headline-over = Game over

## Above the pyramid of actions

kemet-rows-left = Rows to fill: { $rows } · { $number ->
    [one] { $number } token left
   *[other] { $number } tokens left
  }
kemet-rows-must = Rows to fill: { $rows }. Your next tokens must go there · { $number ->
    [one] { $number } token left
   *[other] { $number } tokens left
  }
kemet-rows-none = Every row has a token · { $number ->
    [one] { $number } token left
   *[other] { $number } tokens left
  }
kemet-hint-attack = 💡 `{ $line }` attacks the temple

## Ways to an option

kemet-click-kind-district = district
kemet-click-kind-front = front
kemet-click-kind-obelisk = obelisk
kemet-click-kind-desert = desert
kemet-click-kind-temple = temple
kemet-click-kind-sanctuary = sanctuary
kemet-click-prayer = { $number } PP
kemet-click-gain = +{ $number } PP
kemet-click-city = City { $city } ({ $first }–{ $last })
kemet-click-of-city = city { $city }
kemet-click-levels-even = 1 / 1 / 1
kemet-click-levels-uneven = 2 / 1 / 0
kemet-click-same-order = As today
kemet-click-deed-move = Move
kemet-click-deed-recruit = Recruit
kemet-click-deed-build = Build
kemet-click-deed-pray = Pray
kemet-click-deed-buy = Buy
kemet-click-silver = Silver token
kemet-click-gold = Gold token
kemet-click-card = Play a card
kemet-click-end = End turn
kemet-click-no-effect = (no effect)
kemet-click-build-nothing = Build nothing
kemet-click-buy-nothing = Buy nothing
kemet-click-move-nobody = Move nobody
kemet-click-stop = Stop here
kemet-click-recruit-nobody = Recruit nobody
kemet-click-no-more = No more
kemet-click-no-tile = Use no tile
kemet-click-reinforcements = Reinforcements
kemet-click-raise = Raise { $colour } { $old } → { $new }
kemet-click-wait = Wait on the tile
kemet-click-from = From { $place }
kemet-click-no-card = No card
kemet-click-no-more-cards = No more cards
kemet-click-without = Without { $card }
kemet-click-drop = Discard { $card }
kemet-click-pass = Let it happen
kemet-click-veto = Veto
kemet-click-fight = Fight
kemet-click-escape = Escape
kemet-click-recall = Recall +{ $number } PP
kemet-click-retreat = Retreat
kemet-click-stay = Stay
kemet-click-sacrifice-delta = Sacrifice 1: +{ $number } PP
kemet-click-sacrifice-sanctuary = Sacrifice 2: +1 VP
kemet-click-no = No
kemet-click-market = Market
kemet-click-points = Points
kemet-note-forecast = wins against { $won } of { $all } cards · you lose { $lost }, they lose { $killed }
kemet-forecast = Your cards (left) against theirs: + you win, - they win; your losses : theirs. DI cards not counted.

## Answers in a draft

kemet-answer-step = { $start } → { $end }: { $group }
kemet-answer-teleport = { $start } ⇝ { $end }: { $group } (teleport)
kemet-answer-cards = play { $card }, discard { $drop }{ $cards ->
    [none] { "" }
   *[other] , with { $cards }
  }
kemet-answer-flight = escape to { $place }
kemet-answer-placed = +{ $number } in { $place }
kemet-answer-buy = Buy { $answer }
kemet-answer-build = Build { $answer }
kemet-answer-fire = Raining Fire: { $answer }
kemet-answer-creature = Creature: { $answer }
kemet-answer-retreat = The loser retreats to { $answer }
kemet-answer-home = Creature home to { $answer }
kemet-answer-first-battle = First battle: { $answer }
kemet-answer-delta = Delta temple: { $answer }
kemet-answer-sanctuary = Sanctuary: { $answer }
kemet-answer-wound = Divine Wound: { $answer }

## What an answer brings about

kemet-warning-attack = ⚔ Battle against { $player }: your { $own } against { $theirs }.
kemet-warning-temple = You leave temple { $area }: −1 VP.
kemet-warning-prayer = Only +{ $number } PP: there is room for 11.

## Answers ahead

kemet-ahead-at-me = { $card } against me

## The lobby

lobby-option-kemet-mode = Length
lobby-option-kemet-discards = Battle discards
lobby-option-kemet-veto = Veto window
lobby-option-kemet-begin = Where to begin
kemet-lobby-mode-short = Short: 8 VP
kemet-lobby-mode-long = Long: 10 VP
kemet-lobby-mode-beginner = Beginners: 4 VP
kemet-lobby-discards-face-down = Face down
kemet-lobby-discards-face-up = Face up
kemet-lobby-veto-timed = 20 s – 3 h
kemet-lobby-veto-wait = Wait for all
kemet-lobby-begin-set-up = From the start
kemet-lobby-begin-taste = Quick taste: one battle
kemet-text-lobby-mode-short = 8 VP at the end of a day win.
kemet-text-lobby-mode-long = 10 VP at the end of a day win.
kemet-text-lobby-mode-beginner = 4 VP at the end of a day win; tiles and pyramids only up to level 2.
kemet-text-lobby-discards-face-down = Nobody sees the battle cards that others discard.
kemet-text-lobby-discards-face-up = Everybody sees the discarded battle cards.
kemet-text-lobby-veto-timed = Whoever says nothing in time lets a DI card happen.
kemet-text-lobby-veto-wait = After each DI card the game waits until all have answered.
kemet-text-lobby-begin-set-up = The whole game, from the set-up on.
kemet-text-lobby-begin-taste = Starts just before an attack on a temple; then play on or start a full game.
