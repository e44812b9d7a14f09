### Ankh's buttons, menus and headlines. Labels fit a phone's button: 34 characters.

## Where the game stands

ankh-headline-turn = Turn { $turn } · action { $number } of { $most }
ankh-headline-event = Turn { $turn } · { $event }
ankh-headline-conflict = Conflict { $number }
ankh-headline-auction = Guardian auction
ankh-headline-region = { $conflict } · region { $region }
ankh-headline-battle = { $conflict } · battle in region { $region }
ankh-headline-aftermath = { $conflict } · aftermath

## What an answer triggers

ankh-warning-event = “{ $action }” triggers the event “{ $event }” and ends your turn.
ankh-warning-no-effect = “{ $action }” has no effect now, but its marker still moves.
ankh-warning-two-cards = You can play two cards once per conflict.
ankh-warnings-event = ⚠ { $actions } triggers **{ $event }** and ends your turn
ankh-warnings-or = or

## Actions

ankh-click-action-move = Move
ankh-click-action-summon = Summon
ankh-click-action-gain = Gain
ankh-click-action-unlock = Unlock
ankh-click-no-effect = no effect

## Places and pieces

ankh-click-region = Region { $region }
ankh-click-regions = { $count ->
    [one] region { $list }
   *[other] regions { $list }
  }
ankh-click-water = Water
ankh-click-pushes = pushes { $figure }
ankh-click-turn-round = turns in place
ankh-click-ransomed = { $figure }, ransomed
ankh-click-with-sun = with a sun token
ankh-click-without-sun = without a sun token
ankh-click-new-token = New token
ankh-click-token-from = Token from { $cell }
ankh-click-in-pool = in the pool
ankh-note-beside = beside { $list }
ankh-note-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }
ankh-note-cost = cost: { $count }
ankh-note-guardian = guardian: { $guardian }

## A caravan

ankh-click-sizes = sizes { $sizes }
ankh-click-via = via { $border }
ankh-click-side = Side with { $cell }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }
ankh-note-caravans = { $count ->
    [one] { $count } caravan
   *[other] { $count } caravans
  }

## Plain words

ankh-click-done = Done
ankh-click-no-more-moves = Done moving
ankh-click-no-more-summons = Done summoning
ankh-click-move-nobody = Move nothing
ankh-click-summon-nobody = Summon nothing
ankh-click-no = No
ankh-click-yes = Yes
ankh-click-one = One card
ankh-click-two = Two cards
ankh-click-tie = Win with the token
ankh-click-no-tie = Keep the token
ankh-click-keep-all = Keep all alive
ankh-click-keep-no-more = Let the rest die
ankh-click-keep-none = Let them die
ankh-click-take-all = Take all
ankh-click-take-no-more = Leave the rest
ankh-click-take-none = Take none
ankh-click-no-power = Unlock nothing
ankh-click-no-caravan = No caravan
ankh-click-no-swap = No swap
ankh-click-no-building = Build nothing
ankh-click-no-captive = Capture nobody
ankh-click-no-token = No token
ankh-click-worship = −2 followers → +1 devotion

## Answers in a draft

ankh-answer-gain = { ankh-action-gain }: { $amount } (total { $after })
ankh-answer-unlock = Unlock: { $answer } (followers: −{ $count })
ankh-answer-push = pushes { $figure } to { $cell }
ankh-answer-portal = Underworld token: { $answer }
ankh-answer-caravan = Caravan { $borders }: sizes { $sizes }
ankh-answer-caravan-drawn = Caravan { $borders }
ankh-answer-caravan-token = Old token stays · { $answer }
ankh-answer-caravan-swap = Swap tokens: { $answer }. New order: { $order }
ankh-answer-control = Control: { $answer }
ankh-answer-control-monument = Build: { $answer }
ankh-answer-battle-build = Build: { $answer }
ankh-answer-battle-bid = Bid: { $answer }
ankh-answer-auction-bid = Bid: { $answer }
ankh-answer-battle-keep = Keep alive: { $answer }
ankh-answer-capture = Capture: { $answer }
ankh-answer-merge-keep = Take over: { $answer }
ankh-answer-aim = Claws: { $answer }
ankh-answer-draft = Draft: { $answer }
ankh-answer-founding = Starting monument: { $answer }
ankh-answer-city = City: { $answer }

## What ankh powers do, in a line

ankh-text-power-commanding = Win a battle: +3 followers.
ankh-text-power-inspiring = Build Monument costs you no followers.
ankh-text-power-omnipresent = When a conflict starts: +1 follower for each region with one of your figures.
ankh-text-power-revered = Gain Followers gives 1 more.
ankh-text-power-resplendent = With 3 monuments of one kind, your god figure has strength 3.
ankh-text-power-obelisk-attuned = When your battle starts, you may move figures next to your obelisks in the region.
ankh-text-power-temple-attuned = +2 strength for each of your temples in the region with one of your figures next to it.
ankh-text-power-pyramid-attuned = Summon one extra figure next to each of your pyramids.
ankh-text-power-glorious = Win by 3 or more: 3 devotion instead of 1.
ankh-text-power-magnanimous = Lose a battle with 2 or more figures: +2 devotion.
ankh-text-power-bountiful = In the red zone of the devotion track, each gain is 1 larger.
ankh-text-power-worshipful = After your battle you may sacrifice 2 followers for 1 devotion.

## The lobby

lobby-about-ankh = You are a god of Egypt, and in the end only one god will be remembered. On your turn you take two actions: move, summon, gain followers or unlock a power. Each action advances its marker; at the end of its track it triggers an event, and some events are conflicts. In a conflict, gods fight over every region with secretly chosen cards, and monuments bring devotion. The most devotion wins. A god that falls too far behind is forgotten, or merges with another.
lobby-option-ankh-scenario = Scenario
lobby-option-ankh-map = Map
lobby-option-ankh-guardian-1 = Guardian of level 1
lobby-option-ankh-guardian-2 = Guardian of level 2
lobby-option-ankh-guardian-3 = Guardian of level 3
lobby-option-ankh-guardians = Guardians
lobby-option-ankh-first = First player
ankh-lobby-random = Random
ankh-lobby-map = Map { $letter }
ankh-lobby-first = Player { $player }
lobby-option-ankh-begin = Length
ankh-lobby-begin-set-up = Full game
ankh-lobby-begin-taste = Quick taste

## What guardians do

ankh-text-kind-cat = When it dies, every other god loses 1 devotion.
ankh-text-kind-satet = In a Move she may stop on an enemy figure and push it to an empty land cell next to it.
ankh-text-kind-mummy = When it dies, it comes back at once next to your god figure.
ankh-text-kind-apep = Can be summoned onto water; there it fights and dominates in all regions around it.
ankh-text-kind-scorpion = When a conflict starts, it destroys the monuments on the two cells it points at.
ankh-text-kind-sphinx = In battles, enemy figures adjacent to it have strength 0.

## What scenarios change, and where a game starts

ankh-text-scenario-middle-kingdom = No special rules.
ankh-text-scenario-old-kingdom = No special rules; the pieces start elsewhere.
ankh-text-scenario-universal-flood = The Nile delta is flooded; figures may only pass over it.
ankh-text-scenario-two-capitals = In each conflict, the most figures at two cities win followers; the others lose devotion.
ankh-text-scenario-gift-of-the-delta = In a region with a city, victory and domination give 1 more devotion, each majority 2.
ankh-text-scenario-dynastic-crisis = No merge. After conflicts 1 to 4 all lose devotion; the last god takes followers for it.
ankh-text-scenario-great-rebuilding = Each player drafts 6 monuments and builds only with those.
ankh-text-scenario-guardians-of-kemet = All six guardians are auctioned by secret bids; guardian symbols give nothing.
ankh-text-scenario-discord-new-kingdom = Majorities at a city give 2; who controls a city must win or dominate there or loses 4 devotion.
ankh-text-scenario-syncretism = Two merges after conflict 3: 2nd with 4th, 3rd with 5th.
ankh-text-lobby-begin-set-up = The whole game, from the set-up on.
ankh-text-lobby-begin-taste = Starts just before the first conflict; then play on or start a full game.
