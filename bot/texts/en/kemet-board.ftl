### The table of Kemet in words: alt text of the pictures, and the text board.

## Alt text

kemet-alt-turn = { $when }, to decide: { $list }.
kemet-alt-over = Game over. Winner: { $list }, { $how }.
kemet-alt-player = { $name } { $points } VP, { $prayer } PP
kemet-alt-battle = { $attacker } attacks { $defender } in { $area }.
kemet-alt-armies = Armies of { $name }: { $list }.
kemet-alt-temples = Temples held: { $list }.
kemet-alt-pyramids = Pyramids of { $name }: { $list }.
kemet-alt-side = { $name }: soldiers { $soldiers }, card { $card }, strength { $strength }, damage { $damage }, protection { $protection }, lost { $lost }.
kemet-alt-list = { $title }: { $list }.

## The text board

kemet-board-title = { kemet-game }
kemet-board-none = none
kemet-board-goal = Played to { $number } victory points: { $mode }
kemet-board-order = Turn order: { $list }
kemet-board-viewer = You are { $name }
kemet-board-areas = Areas
kemet-board-empty = Empty: { $list }
kemet-board-pyramid = { $colour } pyramid, level { $level }
kemet-board-pays = temple pays { $number } PP
kemet-board-held = held by { $name }
kemet-board-player = { $name }, city { $city }: { $points } VP, { $prayer } PP
kemet-board-points = Victory points: { $list }
kemet-board-supply = DI cards { $di }, soldiers in reserve { $reserve }
kemet-board-cards = Battle cards in hand { $number }, of: { $list }
kemet-board-pyramids = Pyramids: { $list }
kemet-board-tiles = Tiles: { $list }
kemet-board-waiting = Creatures in reserve: { $list }
kemet-board-tokens = Action tokens left { $number }, placed: { $list }
kemet-board-deck = DI deck { $deck }, discarded { $discard }
kemet-board-shown = Discards that were seen: { $list }
kemet-board-own-hand = Your DI cards: { $list }
kemet-board-looking = Vision shows: { $list }
kemet-board-own-cards = Your battle cards: { $list }
kemet-board-own-dropped = You have discarded: { $list }
