### Buttons, menus and headlines of Ankh. Labels fit a phone's button: 34 characters.

## Where the game stands

ankh-headline-turn = Turn { $turn } · action { $number } of { $most }
ankh-headline-event = Turn { $turn } · { $event }
ankh-headline-conflict = Conflict { $number }
ankh-headline-auction = Auction of a guardian
ankh-headline-region = { $conflict } · region { $region }
ankh-headline-battle = { $conflict } · battle in region { $region }
ankh-headline-aftermath = { $conflict } · aftermath

## What an answer brings about

ankh-warning-event = “{ $action }” triggers the event “{ $event }” and ends your turn.
ankh-warning-no-effect = “{ $action }” has no effect now, but its marker still moves.
ankh-warning-two-cards = Amun's token lies face down then until the conflict is over.
ankh-warnings-event = ⚠ Brings **{ $event }** and ends your turn: { $actions }

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
ankh-click-turn-round = turns where it stands
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

ankh-click-from-end = From end { $number }
ankh-click-to-end = to end { $number }
ankh-click-sizes = cells { $sizes }
ankh-click-via = via { $border }
ankh-click-side = Side of { $cell }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }
ankh-note-caravans = { $count ->
    [one] { $count } caravan
   *[other] { $count } caravans
  }
ankh-note-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }

## Plain words

ankh-click-done = Done
ankh-click-no = No
ankh-click-yes = Yes
ankh-click-one = One card
ankh-click-two = Two cards
ankh-click-tie = Win it with the token
ankh-click-no-tie = Keep the token
ankh-click-keep-all = Keep all alive
ankh-click-keep-no-more = Keep no more
ankh-click-take-all = Take all of them
ankh-click-take-no-more = Take no more
ankh-click-no-power = Unlock nothing
ankh-click-no-caravan = No caravan
ankh-click-no-swap = No swap
ankh-click-no-building = Build nothing
ankh-click-no-captive = Capture nobody
ankh-click-no-token = No token
ankh-click-worship = −2 followers → +1 devotion

## Answers in a draft

ankh-answer-gain = { ankh-action-gain }: { $amount } (then { $after })
ankh-answer-unlock = Unlock: { $answer } (followers: −{ $count })
ankh-answer-push = pushes { $figure } to { $cell }
ankh-answer-portal = Underworld token: { $answer }
ankh-answer-caravan = Caravan { $borders }: { $sizes } cells
ankh-answer-caravan-drawn = Caravan { $borders }
ankh-answer-caravan-token = The old token stays. { $answer }
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
ankh-answer-draft = Into the supply: { $answer }
ankh-answer-founding = Start monument: { $answer }
ankh-answer-city = City: { $answer }

## What ankh powers do, in a line

ankh-text-power-commanding = Win a battle: +3 followers.
ankh-text-power-inspiring = Build Monument costs you no followers.
ankh-text-power-omnipresent = When a conflict starts: +1 follower for each region with a figure of yours.
ankh-text-power-revered = Gain Followers brings 1 more.
ankh-text-power-resplendent = With 3 monuments of one kind your god figure has strength 3.
ankh-text-power-obelisk-attuned = When your battle begins, move figures next to your obelisks there.
ankh-text-power-temple-attuned = +2 strength for each of your temples there next to a figure of yours.
ankh-text-power-pyramid-attuned = Summon one more figure next to each of your pyramids.
ankh-text-power-glorious = Win by 3 or more: 3 devotion instead of 1.
ankh-text-power-magnanimous = Lose a battle with 2 or more figures: +2 devotion.
ankh-text-power-bountiful = In the red part of the devotion track each gain is 1 larger.
ankh-text-power-worshipful = After your battle you may sacrifice 2 followers for 1 devotion.

## The lobby

lobby-option-ankh-scenario = Scenario
lobby-option-ankh-map = Map
lobby-option-ankh-guardians = Guardians
lobby-option-ankh-first = First player
ankh-lobby-random = Random
ankh-lobby-map = Map { $letter }
ankh-lobby-first = Player { $player }
lobby-option-ankh-begin = Beginning
ankh-lobby-begin-set-up = Set-up
ankh-lobby-begin-taste = Quick taste: a battle at once
