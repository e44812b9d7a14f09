### Duel's buttons, menus, headlines, commands and lobby. Labels fit a phone's button: 34 characters.

## Where the game stands

duel-headline-set-up = Set-up
duel-headline-draft = Wonders, batch { $number } of { $most }
duel-headline-pantheon = The Pantheon
duel-headline-age = Age { $age } · { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
duel-headline-scoring = Final scoring
duel-headline-over = Game over

## What an answer brings about

duel-warning-wins = ⚠ After this { $rival } can win at once: { $list }.
duel-warning-unknown = ⚠ { $rival } is close to a supremacy: what turns up may help.
duel-warning-look = You will look at gods: { $list }.
duel-hint-science = ⚠ { $rival } needs 1 more symbol: { $list }.
duel-hint-military = ⚠ The Conflict pawn is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } from your capital: { $list }.
duel-hint-shields = { $card } with { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }
duel-hint-unknown = what turns up may help

## Ways to an option

duel-click-pantheon = Pantheon
duel-click-build = Build
duel-click-sell = Sell · +{ $number }
duel-click-sell-card = Sell { $place } · +{ $number }
duel-click-slot = Slot { $number }
duel-click-prices = Sun { $sun }, Moon { $moon }
duel-click-no-offering = No Offerings: pay { $price }
duel-click-offering = { $tokens }: pay { $price }
duel-click-left = { $number } left
duel-click-on-top = { $god } on top
duel-click-row = Row { $number }
duel-click-side = { $side ->
    [sun] Sun’s side
   *[moon] Moon’s side
  }
duel-click-middle = Middle, 0
duel-click-space = Space { $space }
duel-click-i-start = I start
duel-click-starts = { $player } starts
duel-note-offerings = from { $price } with Offerings
duel-note-price = your price for { $name } { $old } → { $new }
duel-note-new = a new symbol for you
duel-note-pair = a pair for you
duel-note-wins = your sixth symbol: you win

## Answers in a draft

duel-answer-build = { $card }: build, { $price }
duel-answer-sell = { $card }: sell, +{ $coins }
duel-answer-wonder = { $card } → Wonder { $wonder }, { $price }
duel-answer-god = Activate { $god }, slot { $slot }

## The lobby

duel-player = Player { $player }
lobby-about-duel = Two cities compete through three Ages. On your turn you take one uncovered card: build it, sell it, or put it under one of your Wonders. What you don't make you buy, and the more your rival makes, the dearer it is. You win at once by marching into the rival's capital or with six different science symbols; otherwise the most points after Age III win. Pantheon adds gods, hidden in Age I and activated later. Two players, about 30 minutes.
lobby-option-duel-pantheon = Pantheon
lobby-option-duel-first = First player (Sun)
lobby-option-duel-taste = Length
duel-lobby-random = Random
duel-lobby-yes = Yes
duel-lobby-no = No
duel-lobby-taste-no = Full game
duel-lobby-taste-yes = Quick taste: three turns
duel-text-lobby-pantheon-yes = With the gods of Pantheon: hidden in Age I, activated later.
duel-text-lobby-pantheon-no = The base game, without gods.
duel-text-lobby-taste-no = The whole game, from the draft of Wonders on.
duel-text-lobby-taste-yes = Starts three turns before a victory; then start a full game.
