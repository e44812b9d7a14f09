### What a battle of Kemet would bring, and what a draft changes.

kemet-forecast-strengths = Before cards: { $list }{ $points ->
    [none] {""}
   *[other] {" "}· a victory brings 1 VP: { $points }
  }
kemet-forecast-rival = { $player } may hold: { $cards } · DI cards: { $di } · PP: { $prayer }
kemet-forecast-read = Your cards (left) against theirs. Up: you win, down: they win. Your losses : theirs; +1: a VP for you. DI cards not counted.
kemet-change-points = Victory points: { $old } → { $new }
kemet-change-prayer = Prayer points: { $old } → { $new }
kemet-change-battle = Battle in { $area }: { $line }
kemet-change-odds = Your cards would win { $won } of { $all } times against theirs, DI cards not counted
