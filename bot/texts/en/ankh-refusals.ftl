### Why something is not allowed: what, why and, where known, what is. 0 or an empty text: not known.

## Any game

ankh-refused-game-over = The game is over.
ankh-refused-not-your-turn = It is not your turn{ $gods ->
    [none] .
   *[other] : the table waits for { $gods }. You can save this as your plan.
  }
ankh-refused-not-an-option = “{ $answer }” is not possible now.
ankh-refused-stale = The board has changed. Look at the current position and choose again.
ankh-refused-unreadable = I did not understand “{ $word }”. Example: { $example }

## What may be added

ankh-refused-reachable = Within reach from { $start }: { $cells }.
ankh-refused-push-to = Push to: { $cells }.
ankh-refused-routes = Routes: { $routes }.
ankh-refused-options = Possible: { $options }.

## A cell

ankh-refused-no-such-cell = There is no cell { $cell } on the map.
ankh-refused-occupied = Cell { $cell } is taken: one figure or monument a cell.
ankh-refused-water = Cell { $cell } is water: figures cannot stop there.
ankh-refused-city = Cell { $cell } is a city: nothing may stand there.
ankh-refused-grey = Cell { $cell } is grey: in this scenario no token may be put there.
ankh-refused-underworld = Cell { $cell } has an underworld token: only its god's figures may stop there, and nothing is built on it.
ankh-refused-unavailable = { $cell ->
    [0] The Nile delta is flooded in this scenario: no camels there.
   *[other] Cell { $cell } is flooded in this scenario.
  }
ankh-refused-outside-region = Cell { $cell } is not in the region of this battle.

## A distance

ankh-refused-too-far = From { $start } to { $end } is too far: a figure moves up to 3 cells.
ankh-refused-not-adjacent = Cell { $cell } is not adjacent.
ankh-refused-river-between = Cell { $cell } is across the river, so it is not adjacent.
ankh-refused-camel-between = Cell { $cell } is behind camels, so it is not adjacent.

## A piece

ankh-refused-no-such-figure = { $cell ->
    [0] There is no such figure to take.
   *[other] There is no such figure on cell { $cell }.
  }
ankh-refused-already-moved = The figure on cell { $cell } has moved already: once each.
ankh-refused-not-in-pool = Not in your pool: { $figure }.
ankh-refused-slot-used = No further figure may be summoned there in this action.
ankh-refused-no-sun-left = All sun tokens are on the map.
ankh-refused-no-captive = There is no warrior to capture or to ransom.
ankh-refused-needs-aim = Say where the claws point: two cells side by side, for example 66@67+77.
ankh-refused-not-protected = That figure is not protected: only figures next to an enemy can be kept alive.
ankh-refused-no-free-base = No free base for: { $guardian }. A god has two small and two large ones.

## A turn

ankh-refused-not-below-first = The second action must be below the first one ({ $first }).

## Paying and taking

ankh-refused-too-few-followers = { $need ->
    [0] You have { $have ->
        [one] only { $have } follower
       *[other] only { $have } followers
      }.
    [one] You need { $need } follower and have { $have }.
   *[other] You need { $need } followers and have { $have }.
  }
ankh-refused-wrong-level = { $power } is of level { $level }; the next power must be of level { $due }.
ankh-refused-level-full = Not possible: { $power }. Both powers of level { $level } are unlocked already.
ankh-refused-already-unlocked = Unlocked already: { $power }.
ankh-refused-no-such-power = There is no such power to unlock in this game: { $power }.
ankh-refused-no-monument = There is no monument on cell { $cell }.
ankh-refused-neutral-left = The monument on cell { $cell } has an owner, and there are still neutral ones on the map: those first.
ankh-refused-no-ankh-token = You have no ankh token left for cell { $cell }.
ankh-refused-own-monument = The monument on cell { $cell } is yours already.
ankh-refused-none-left = { $monument ->
    [none] There is none left.
   *[other] There is no { $monument } left.
  }

## A caravan

ankh-refused-on-river = Border { $border } is a river: no camels there.
ankh-refused-on-water-border = Border { $border } is at water: no camels there.
ankh-refused-on-board-edge = Border { $border } is at the edge of the map: no camels there.
ankh-refused-on-camel = On border { $border } there is a camel already.
ankh-refused-city-border = Border { $border } is at a city: no camels there.
ankh-refused-too-many-camels = { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
  }: at most { $most }.
ankh-refused-broken-chain = The camels must form one unbroken chain.
ankh-refused-not-anchored = Both ends of a caravan must be at a river, water, other camels or the edge of the map.
ankh-refused-region-too-small = The caravan must make two regions of at least { $least } cells each; it would make: { $sizes }.
ankh-refused-no-token-left = There is no conflict token left for a new region.
ankh-refused-no-such-chain = No allowed caravan joins these two ends.
ankh-refused-ambiguous = Several caravans join these two ends: name the borders.

## A battle

ankh-refused-not-in-hand = Not in your hand: { $card }.
ankh-refused-one-card-only = One card only: two were not announced.
ankh-refused-two-cards-announced = Two cards were announced: choose two.
ankh-refused-announce-first = First announce one card or two.
ankh-refused-token-face-down = Amun's token is face down: two cards only once a conflict.
ankh-refused-not-tied = There is no tie to break.
ankh-refused-not-a-participant = You have no figures in the battle of region { $region }.
