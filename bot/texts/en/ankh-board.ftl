### The table in words: alt text of the pictures, and the text board.

## Alt text

ankh-alt-turn = { $god } to move.
ankh-alt-draft = Monuments are being drafted.
ankh-alt-founding = Starting monuments are being chosen.
ankh-alt-setting-up = The game is being set up.
ankh-alt-conflict = Conflict.
ankh-alt-battle = Battle in region { $region }: { $gods }.
ankh-alt-over = Game over. { $god ->
    [none] No winner
   *[other] Winner: { $god }
  }.
ankh-alt-region = Region { $region }: { $who }.
ankh-alt-region-short = { $region }: { $who }.
ankh-alt-figures = { $god } { $count }
ankh-alt-figures-short = { $god }{ $count }
ankh-alt-scenario = { ankh-game }, { $scenario }, turn { $turn }.
ankh-alt-devotion = Devotion: { $list }.
ankh-alt-followers = Followers: { $list }.
ankh-alt-monuments = Monuments: { $list }.
ankh-alt-tracks = Action markers: { $list }.
ankh-alt-next-event = Next event: { $event }.
ankh-alt-powers = { $god }: { $powers }.

## The text board: the head

ankh-board-title = { ankh-game }. { $scenario }, map { $layout }, turn { $turn }
ankh-board-to-move = Turn: { $god }, player { $player }
ankh-board-phase = { $phase ->
    [set_up] Set-up
    [draft] Monument draft
    [founding] Choice of starting monuments
    [action] Actions
    [event] Event
    [conflict] Start of a conflict
    [region] Conflict
    [aftermath] End of a conflict
   *[over] Game over
  }
ankh-board-first-action = First action taken: { $action }
ankh-board-trigger = Event triggered by: { $action }
ankh-board-ending = Ending: { $ending }. { $god ->
    [none] No winner
   *[other] Winner: { $god }
  }
ankh-board-tie-breaker = Tie-breaker token: { $god }, { $up ->
    [yes] face up
   *[no] face down
  }
ankh-board-regions-left = Regions still to resolve: { $regions }
ankh-board-seats = Players: { $list }
ankh-board-seat = { $player } { $god }
ankh-board-merged = Merged: { $junior } into { $senior }
ankh-board-forgotten = Forgotten: { $gods }
ankh-board-viewer = You are player { $player }

## A battle

ankh-board-battle = Battle in region { $region }: { $gods }
ankh-board-battle-cards = Cards, { $god }: { $cards }
ankh-board-battle-strength = Strength: { $list }
ankh-board-battle-dead = Fallen: { $list }

## A region

ankh-board-region = Region { $region }: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }
ankh-board-elsewhere = Outside the regions
ankh-board-figures = { $god }: { $list }
ankh-board-no-figures = No figures
ankh-board-figure = { $kind } { $cell }
ankh-board-on-water = on water
ankh-board-radiant = sun token
ankh-board-claws = claws on { $places }
ankh-board-monuments = Monuments: { $list }
ankh-board-monument = { $kind } { $cell } ({ $god })
ankh-board-portals = Underworld tokens: { $list }
ankh-board-portal = { $cell } ({ $god })
ankh-board-cities = Cities: { $list }
ankh-board-city = { $city } { $cell } ({ $god })
ankh-board-fertile = Fertile cells: { $cells }
ankh-board-desert = Desert cells: { $cells }
ankh-board-water = Water cells: { $cells }
ankh-board-grey = Grey cells, no tokens allowed: { $cells }
ankh-board-flooded = Flooded cells: { $cells }
ankh-board-camels = Camels on borders: { $borders }
ankh-board-no-camels = No camels on the map
ankh-board-camels-left = Camels left: { $left }

## Tracks and supply

ankh-board-tracks = Action tracks
ankh-board-track = { $action }: space { $marker } of { $spaces }, start { $start }
ankh-board-events = Event track: space { $event } of { $spaces }
ankh-board-ahead = Still ahead: { $list }
ankh-board-event = { $position } { $kind }
ankh-board-event-followers = Followers on the event track: { $list }
ankh-board-on-space = space { $space }: { $count }
ankh-board-devotion = Devotion track: { $last } is the last red space, { $top } wins
ankh-board-devotion-space = { $space }: { $gods }{ $red ->
    [yes] , red zone
   *[no] {""}
  }
ankh-board-stack = { $gods } (from the top)
ankh-board-supply = Monuments in the supply: { $list }
ankh-board-guardians = Guardians on their cards: { $list }
ankh-board-row = Guardians to be auctioned, in order: { $list }
ankh-board-count = { $name } { $count }

## A god's sheet

ankh-board-sheet = { $god }, { $count ->
    [one] player
   *[other] players
  } { $players }
ankh-board-abilities = Has the abilities of: { $gods }
ankh-board-wealth = Devotion { $devotion }, followers { $followers } ({ ankh-action-gain } now: +{ $gain }), ankh tokens { $ankhs }
ankh-board-pool = In the pool: { $list }
ankh-board-powers = Ankh powers: { $list }
ankh-board-hand = Cards in hand: { $list }
ankh-board-played = Cards played: { $list }
ankh-board-controls = Controls the monuments on: { $cells }
ankh-board-own-monuments = Own supply of monuments: { $list }
ankh-board-suns = Sun tokens left: { $count }
ankh-board-own-portals = Underworld tokens left: { $count }
ankh-board-captives = Captives, { $taken } of { $slots }: { $list }
ankh-board-amun-token = Amun's token: { $up ->
    [yes] face up
   *[no] face down
  }
ankh-board-none = none
