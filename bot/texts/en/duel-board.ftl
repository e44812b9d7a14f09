### The table of 7 Wonders Duel in words: alt text of the pictures, the text board, captions.

## Alt text

duel-alt-turn = { $age }, { $player } to move, { $coins } coins against { $rival }.
duel-alt-over = Game over. Winner: { $list }, { $how }.
duel-alt-pawn = Pawn { $number } towards the { $side ->
    [sun] Sun
   *[moon] Moon
  }.
duel-alt-pawn-middle = Pawn in the middle.
duel-alt-batch = Wonders: { $list }.
duel-alt-free = Free: { $list }.
duel-alt-points = { $player }: { $number } points if it ended now, { $symbols } of 6 symbols.
duel-alt-progress = Progress tokens: { $list }.
duel-alt-pantheon = Pantheon: { $list }.
duel-alt-wonders = Wonders of the { $player } with prices: { $list }.
duel-alt-left = { $number } cards left, { $pile } discarded.
duel-alt-pile = Discard pile: { $list }.
duel-alt-gods = { $title }: { $list }.
duel-alt-points-of = { $player } { $number } points.

## What cards give

duel-effect-makes = makes { $list }
duel-effect-chooses = makes { $list }
duel-effect-fixes = { $list } for 1 coin
duel-effect-shields = { $number ->
    [one] { $number } shield
   *[other] { $number } shields
  }
duel-effect-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
  }
duel-effect-points = { $number } VP
duel-effect-coins-each = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
  } now for each { $what }
duel-effect-points-each = { $number } VP at the end for each { $what }
duel-effect-temple = { $list } VP for 1, 2, 3 Grand Temples
duel-effect-gives = chain: { $chain }
duel-count-brown = brown card
duel-count-grey = grey card
duel-count-resources = brown or grey card
duel-count-blue = blue card
duel-count-green = green card
duel-count-yellow = yellow card
duel-count-red = red card
duel-count-wonders = constructed Wonder
duel-count-coins = set of 3 coins

## The text board

duel-board-title = { duel-game }
duel-board-viewer = You are the { $player }
duel-board-again = Another turn is earned
duel-board-none = none
duel-board-nothing = nothing
duel-board-batch = Wonders to pick from, with their costs
duel-board-free = Cards that can be taken, with both prices
duel-board-covered = Covered cards
duel-board-under = { $what }; covered by { $list }
duel-board-chained = free by chain
duel-board-mythology = Mythology token ({ $mythology })
duel-board-offering = Offering { $number }
duel-board-pantheon = Pantheon, slots with both prices
duel-board-hidden = face-down god ({ $mythology })
duel-board-minerva = Minerva pawn on space { $space }
duel-board-military = Military tokens (minus on the Sun’s side): { $list }
duel-board-progress = Progress tokens on the board
duel-board-city = { $player }: coins { $coins }, points if it ended now { $points }
duel-board-points = Points: { $list }
duel-board-trade = Makes, and the price of one more: { $list }
duel-board-unit = { $name } { $units }, price { $price }
duel-board-choices = One of several: { $list }
duel-board-symbols = Symbols { $number } of { $most }: { $list }
duel-board-cards = Cards: { $list }
duel-board-built = Wonder { $wonder }: constructed
duel-board-unbuilt = Wonder { $wonder }, price { $price }: { $text }
duel-board-own-progress = Progress tokens: { $list }
duel-board-own-mythologies = Mythology tokens: { $list }
duel-board-own-offerings = Offering tokens: { $list }
duel-board-own-gods = Gods: { $list }
duel-board-snake = Snake token on { $card }
duel-board-sell = Selling a card brings { $number }
duel-board-pile = Discard pile: { $list }

## Captions of a replay

duel-caption-set-up = The game begins
duel-caption-wonder-drafted = { $player } picks { $wonder }
duel-caption-built = { $player } builds { $card }
duel-caption-sold = { $player } sells { $card }
duel-caption-wonder-built = { $player } builds { $wonder } with { $card }
duel-caption-built-free = { $player } builds { $card } from the discard pile
duel-caption-wonder-built-free = { $player } builds { $wonder } free
duel-caption-god-activated = { $player } activates { $god }
duel-caption-god-chosen = { $player } chooses { $god }
duel-caption-god-placed = { $player } puts a god into slot { $slot }
duel-caption-gate-placed = The Gate goes into slot { $slot }
duel-caption-starter-chosen = { $starter } begins the Age
duel-caption-progress-gained = { $player } gains { $token }
duel-caption-card-discarded = { $player } discards { $card } of the rival
duel-caption-card-stolen = { $player } takes { $card }
duel-caption-snake-placed = { $player } puts the Snake on { $card }
duel-caption-structure-discarded = { $player } discards card { $place }
duel-caption-wonder-unbuilt = { $wonder } is unbuilt again
duel-caption-wonder-taken = { $player } takes { $wonder }
duel-caption-minerva-placed = { $player } puts Minerva on space { $space }
duel-caption-military-removed = { $player } removes Military token { $token }
duel-caption-military-token = { $player } loses { $coins } coins to a Military token
duel-caption-deck-revealed = { $player } reveals a pile of gods
duel-caption-gate-opened = { $player } opens the Gate
duel-caption-order-chosen = { $player } puts the gods back
duel-caption-library-drawn = { $player } draws Progress tokens
duel-caption-no-effect = No effect: { $source }
duel-caption-age-laid-out = Age { $age } begins
duel-caption-ended = The end: { $how }
