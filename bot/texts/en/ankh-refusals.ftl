### Why something is not allowed and, where known, what is. 0 or an empty text: not known.

## Any game

ankh-refused-game-over = The game is over.
ankh-refused-not-your-turn = It isn't your turn{ $gods ->
    [none] .
   *[other] : the table is waiting for { $gods }. You can save this as your plan.
  }
ankh-refused-not-an-option = “{ $answer }” isn't possible now.
ankh-refused-stale = The board has changed. Look at the current position and choose again.
ankh-refused-too-far-ahead = “{ $answer }” is too far ahead: what comes before it depends on luck or on other players. Send the line without it.
ankh-refused-unreadable = I don't understand “{ $word }”. Example: { $example }

## What may be added

ankh-refused-reachable = Within reach from { $start }: { $cells }.
ankh-refused-push-to = Push to: { $cells }.
ankh-refused-routes = Routes: { $routes }.
ankh-refused-options = Possible: { $options }.

## A cell

ankh-refused-no-such-cell = There's no cell { $cell } on the map.
ankh-refused-occupied = Cell { $cell } is taken: a cell holds one figure or monument.
ankh-refused-water = Cell { $cell } is water: figures can't stop there.
ankh-refused-city = Cell { $cell } is a city: nothing can be placed there.
ankh-refused-grey = Cell { $cell } is grey: in this scenario no token can be placed there.
ankh-refused-underworld = Cell { $cell } has an underworld token: only its god's figures can stop there, and nothing can be built on it.
ankh-refused-unavailable = { $cell ->
    [0] The Nile delta is flooded in this scenario: no camels there.
   *[other] Cell { $cell } is flooded in this scenario.
  }
ankh-refused-outside-region = Cell { $cell } isn't in this battle's region.

## A distance

ankh-refused-too-far = { $start } to { $end } is too far: a figure moves up to 3 cells.
ankh-refused-not-adjacent = Cell { $cell } isn't adjacent.
ankh-refused-river-between = Cell { $cell } is across the river, so it isn't adjacent.
ankh-refused-camel-between = Cell { $cell } is behind camels, so it isn't adjacent.

## A piece

ankh-refused-no-such-figure = { $cell ->
    [0] There's no such figure to take.
   *[other] There's no such figure on cell { $cell }.
  }
ankh-refused-already-moved = The figure on cell { $cell } has already moved: each figure moves once.
ankh-refused-not-in-pool = Not in your pool: { $figure }.
ankh-refused-slot-used = No more figures can be summoned there in this action.
ankh-refused-no-sun-left = All sun tokens are on the map.
ankh-refused-no-captive = There's no warrior to capture or ransom.
ankh-refused-no-free-slot = You can't hold any more captives.
ankh-refused-needs-aim = Say where the claws point: two neighbouring cells, for example 66@67+77.
ankh-refused-not-protected = That figure isn't protected: only figures next to an enemy can be kept alive.
ankh-refused-no-free-base = No free base for: { $guardian }. A god has two small and two large bases.

## A turn

ankh-refused-not-below-first = Your second action must be below the first ({ $first }).

## Paying and taking

ankh-refused-too-few-followers = { $need ->
    [0] You have { $have ->
        [0] no followers
        [one] only { $have } follower
       *[other] only { $have } followers
      }.
    [one] You need { $need } follower and have { $have }.
   *[other] You need { $need } followers and have { $have }.
  }
ankh-refused-wrong-level = { $power } is a level { $level } power; your next one must be level { $due }.
ankh-refused-level-full = { $power } isn't possible: you already have both level { $level } powers.
ankh-refused-already-unlocked = Already unlocked: { $power }.
ankh-refused-no-such-power = This game has no such power: { $power }.
ankh-refused-not-unlocked = You haven't unlocked { $power }.
ankh-refused-no-monument = There's no monument on cell { $cell }.
ankh-refused-neutral-left = The monument on cell { $cell } has an owner. Take neutral monuments first while there are any.
ankh-refused-no-ankh-token = You have no ankh token left for cell { $cell }.
ankh-refused-own-monument = The monument on cell { $cell } is already yours.
ankh-refused-none-left = { $monument ->
    [none] There are none left.
   *[other] There is no { $monument } left.
  }

## A caravan

ankh-refused-on-river = Border { $border } is a river: no camels there.
ankh-refused-on-water-border = Border { $border } touches water: no camels there.
ankh-refused-on-board-edge = Border { $border } is at the edge of the map: no camels there.
ankh-refused-on-camel = There's already a camel on border { $border }.
ankh-refused-city-border = Border { $border } touches a city: no camels there.
ankh-refused-too-many-camels = { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
  }: at most { $most }.
ankh-refused-broken-chain = The camels must form one unbroken chain.
ankh-refused-not-anchored = Both ends of a caravan must touch a river, water, other camels or the edge of the map.
ankh-refused-region-too-small = Both new regions must have at least { $least } cells; these would have: { $sizes }.
ankh-refused-no-token-left = There's no conflict token left for a new region.
ankh-refused-no-such-chain = No legal caravan joins these two ends.
ankh-refused-ambiguous = Several caravans join these two ends: name the borders.

## A battle

ankh-refused-not-in-hand = Not in your hand: { $card }.
ankh-refused-one-card-only = Only one card: you didn't announce two.
ankh-refused-two-cards-announced = You announced two cards: choose two.
ankh-refused-announce-first = First announce one card or two.
ankh-refused-token-face-down = Amun's token is face down: he plays two cards only once per conflict.
ankh-refused-not-tied = There's no tie to break.
ankh-refused-not-a-participant = You have no figures in the battle in region { $region }.
