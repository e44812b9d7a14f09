### What everybody reads of Kemet outside the panels' buttons: players, windows, the lobby.

kemet-player = Player { $player }

## Windows in which few may act; nobody is named

kemet-quiet-card = { $card } · { $until ->
    [none] Veto possible until all have answered
   *[other] Veto possible until { $until }
  }
kemet-quiet-veto = { $until ->
    [none] Veto possible until all have answered
   *[other] Veto possible until { $until }
  }
kemet-quiet-escape = { $until ->
    [none] Escape possible before the battle begins
   *[other] Escape possible until { $until }
  }
kemet-veto-advice = -# You can answer ahead: give secret orders under [Plan]; they hold until you take them back. So don’t switch to “Ask me” when you draw a Veto: that would tell.

## The lobby

lobby-about-kemet = You are a god of Egypt and lead an army. Each day you place five action tokens: move and attack, recruit, pray, build pyramids, buy power tiles that bend the rules. Battles are fought with cards that both choose in secret; whoever attacks and wins gets a victory point. Temples and high pyramids are worth points while you hold them. The first with 8 points at the end of a day wins, with 10 in a long game, with 4 among beginners. Two to five players, about 90 minutes.
