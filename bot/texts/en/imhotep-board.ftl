### The table of Imhotep in words: alt text of the pictures, and the text board.

## Alt text

imhotep-alt-turn = { $player } to move, round { $number } of { $most }.
imhotep-alt-unloading = { $player } to choose: ship { $ship } is being unloaded, { $site }.
imhotep-alt-phase = { $phase }, round { $number } of { $most }.
imhotep-alt-over = Game over. Winner: { $list }.
imhotep-alt-ship = Ship { $ship }: { $what }.
imhotep-alt-ship-short = { $ship }: { $what }.
imhotep-alt-scores = Points: { $list }.
imhotep-alt-market = Market: { $list }.
imhotep-alt-sleds = Stones on sleds: { $list }.
imhotep-alt-quarry = In the quarry: { $list }.
imhotep-alt-site = { $site } { $side }: stones { $stones }.
imhotep-alt-temple = Temple from above, left to right: { $list }.
imhotep-alt-prospects = { $site }, final points as it stands: { $list }.
imhotep-alt-cards = Cards of { $player }: { $list }.

## The text board: the head and the harbour

imhotep-board-title = { imhotep-game }, round { $number } of { $most }
imhotep-board-viewer = You are { $player }
imhotep-board-first = First player this round: { $player }
imhotep-board-free = Sites without a ship: { $list }
imhotep-board-none = none
imhotep-board-empty = empty
imhotep-board-count = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
imhotep-board-harbour = Ships, places counted from the bow
imhotep-board-ship = Ship { $ship }: { $list }; load { $load }, needs { $least }
imhotep-board-ship-docked = Ship { $ship }: docked, { $site }
imhotep-board-left = Still aboard ship { $ship }, places: { $list }

## The sites

imhotep-board-site = { $site }, side { $side }{ $stones ->
    [-1] {""}
   *[other] ; stones { $stones }
  }{ $ship ->
    [0] {""}
   *[other] ; ship { $ship } is docked
  }
imhotep-board-market = Cards: { $list }
imhotep-board-pair = Face-down pair: { $count }
imhotep-board-looking = You are looking at: { $list }
imhotep-board-piles = Draw pile { $draw }, discard pile { $discard }
imhotep-board-pyramid = { $pyramid }, { $count } of { $most } (level.column.row): { $list }
imhotep-board-next-cell = Next cell: points { $points }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
  }
imhotep-board-edge = At the edge: { $list }
imhotep-board-temple-cell = Cell { $cell }: { $top }{ $beneath ->
    [none] {""}
   *[other] , with { $beneath } underneath
  }; gives: { $reward }
imhotep-board-temple-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
imhotep-board-temple-next = The next stone goes on cell { $cell }
imhotep-board-row = Row { $row }: { $list }
imhotep-board-group = { $player }, group: stones { $stones }, points { $points }
imhotep-board-row-points = Row { $row }, points as it stands: { $list }
imhotep-board-heights = Heights: { $list }
imhotep-board-ranks = Points by rank: { $list }
imhotep-board-towers = Towers: { $list }
imhotep-board-free-towers = Free tower spaces: { $list }
imhotep-board-loose = Loose stones: { $list }

## A player

imhotep-board-player = { $player }, player { $seat }: points { $score }, place { $place }
imhotep-board-stones = Sled { $sled } of { $size }, quarry { $quarry }
imhotep-board-cards = Cards: { $list }
imhotep-board-points = Points so far: { $list }
imhotep-board-prospects = Final points as it stands: { $list }
