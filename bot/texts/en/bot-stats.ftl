### Results, ratings, statistics and achievements.

## What the commands say about themselves; at most 100 characters

command-stats = Statistics of games that are over
command-stats-person = How you play, or somebody who has agreed to be listed
command-stats-person-player = Whose statistics; yours if left out
command-stats-played = What people play in a game, and how often it wins
command-stats-played-game = Which game
command-stats-played-as = What to point out, such as a colour
command-stats-pair = How you have done against somebody
command-stats-pair-player = Against whom
command-stats-pair-other = Whose statistics against them; yours if left out
command-stats-server = What has been played on this server
command-stats-share = Show it to everyone here
command-leaderboard = Ratings on this server, of those who have agreed to be listed
command-leaderboard-game = Which game; the most played one if left out
command-leaderboard-players = With how many players; the most played number if left out

## Parts of lines

stats-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
  }
stats-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
  }
stats-wins = { $number ->
    [one] { $number } win
   *[other] { $number } wins
  }
stats-kind = { $game }, { $players }

## Where the numbers come from

stats-here = -# Games on this server. Games with computer players and games that were ended early don't change ratings.
stats-everywhere = -# All your games on all servers. Games with computer players and games that were ended early don't change ratings.
stats-none = No games to show yet. Statistics begin with the first game that is over.
stats-only-here = That works only on a server.
stats-not-listed = { $who } hasn't agreed to be listed, so only they can see this.

## One person

stats-person-title = ## Statistics: { $who }
stats-person-line = - **{ $kind }**: { $games }, { $wins } ({ $share }), average place { $mean }, rating { $points }
stats-person-computers = - With computer players: { $games }, { $wins }
stats-person-abandoned = - Ended early: { $games }
stats-person-favourite = - Played most: { $role } ({ $game }, { $games })
stats-person-wins = { $who }: games won
stats-person-course = { $who }: rating
stats-first-game = first game
stats-last-game = last game

## Achievements

stats-achievements = ### Achievements
stats-achievement = - 🏅 **{ $name }** ({ $game }{ $number ->
    [1] { "" }
   *[other] , ×{ $number }
  }). { $about }
stats-achievements-left = -# There is more to achieve: { $number } of { $total } so far.

## What is played

stats-played-title = ## { $game }: what people play
stats-played-which = This game knows: { $list }
stats-played-picture = { $game }: games won
stats-played-line = - **{ $role }**: { $games }, { $wins } ({ $share }), average place { $mean }

## Two people

stats-pair-title = ## { $one } and { $two }
stats-pair-line = - **{ $game }**: { $one } { $before } : { $after } { $two }, ties: { $level }
stats-pair-all = All games
stats-pair-bar = { $game } · { $before } : { $after }
stats-pair-picture = { $one }: ahead of { $two }
stats-pair-none = { $one } and { $two } haven't finished a game together here yet.
stats-pair-self = Choose two different people.

## A server

stats-server-title = ## Played on this server
stats-server-line = - **{ $game }**: { $games }, with computer players: { $computers }, ended early: { $abandoned }
stats-server-people = - People who have played: { $number }
stats-server-picture = Games played to their end

## The leaderboard

stats-leaders-title = ## Leaderboard: { $kind }
stats-leaders-line = { $place }. **{ $who }** · { $points } · { $games }, { $wins }
stats-leaders-bar = { $place }. { $who } · { $games }, { $wins }
stats-leaders-none = Nobody who has played this has agreed to be listed yet.
stats-leaders-how = -# A rating begins at { $most } and grows with strength and with certainty. Only those are listed who want to be.
stats-leaders-other-button = Another game or number of players
stats-list-me-button = List me
stats-take-me-off-button = Take me off the list
stats-listed-now = You are listed: leaderboards show you, and everyone can see your statistics on servers where you have played.
stats-listed-no-more = You are not listed any more: only you can see your statistics.

## The result of a game

stats-result-button = Result
stats-result-title = ### Result of game { $number }
stats-result-line = { $place }. **{ $role }**: { $who }
stats-result-line-early = - **{ $role }**: { $who }
stats-result-early = The game was ended early, so nobody came first.
stats-result-computers = No ratings change: a computer player took part.
stats-result-rating = - Rating of { $who }: { $old } → { $new }
stats-result-achievement = - 🏅 { $who }: **{ $name }**. { $about }
stats-result-soon = The result is being worked out. Try again in a moment.
stats-result-somebody = a player

## Settings

settings-listed = Statistics
settings-listed-on = everyone can see them
settings-listed-off = only I can see them
settings-listed-turn-on = Show my statistics to everyone
settings-listed-turn-off = Hide my statistics
stats-not-shared = I can't post here. Without `share`, only you see it.
