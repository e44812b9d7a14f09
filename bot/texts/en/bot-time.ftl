### Time: clocks of one's own, quiet hours, vacations, reminders, pauses, the daily letter.

## Descriptions of commands; at most 100 characters

command-game-pause = Pause the game and its clocks, if most players agree
command-game-remind = Call the players the game is waiting for, at most once an hour
command-game-settings-vacation = Days of vacation that stop a player's clock, in a running game
command-game-settings-timeout = What happens when a player's time is up, in a running game
command-settings-zone = Your time zone: type your city
command-settings-quiet = Hours in which nobody calls you and your clock stands still: 22-8, or off
command-away = Take a vacation: your clocks stand still. Without options: how it is now
command-away-days = For how many days, from now
command-away-until = Your last day away: 2026-12-24 or 24.12.

## Clocks

time-clock-own = { $turn } (secret: { $secret })
time-clock-type = your own times
time-clock-label = For a turn / for a secret choice
time-span-d = { $count } d
time-span-h = { $count } h
time-span-m = { $count } min
time-span-s = { $count } s
lobby-refused-clock = I can't read that time. Try `36h` or, with another time for secret choices, `2d / 12h`. There are also `live`, `async`, `slow` and `none`.
lobby-refused-clock-bounds = A turn can take from 1 minute to 30 days, a secret choice from 30 seconds to 30 days.
time-vacation = Vacation days
time-vacation-now = Vacation days: { $days }
time-settings-later = You can change this once the game has begun. At first there are 7 vacation days, and when time is up the others are asked.
time-timeout = When time is up
time-timeout-ask = ask the others
time-timeout-play = the computer plays the turn at once

## Reminders

time-nudge-half = { $who }: half of your time is gone
time-nudge-ninety = { $who }: your time is almost up
time-nudge-draft = { $who }: you have begun your turn, but not confirmed it
time-nudge-next = { $who }: you're next
time-nudge-turn = { $who }: it's your turn to decide
time-nudge-call = { $who }: the others are waiting for you
time-nudge-played = { $who }: your time was up, so the computer played
time-nudge-vote = { $who }: you're asked to vote
time-nudge-undo = { $who }: you're asked to agree to an undo
time-nudge-until = until { $until }
time-own-deadline = ⏳ Your own time ends { $until }.
time-remind-done = Called.
time-remind-nobody = The game isn't waiting for anyone else.
time-remind-again = The players have been called already. You can call them again { $again }.
time-remind-asleep = { $who } is away or has quiet hours, and isn't called before { $until }.

## Pauses

time-paused = paused
time-pause-done = The game is paused, and so are the clocks. `/game resume` continues it.
time-vote-pause = { $who } wants to pause the game and its clocks.
time-vote-resume = { $who } wants to continue the game. The clocks go on where they stopped.

## The page of /settings

time-title = ## Your time
    Your clock stands still in your quiet hours and on vacation (7 days a game), except in live games. Nobody calls you then.
time-title-short = Time and reminders
time-name-zone = Time zone
time-name-quiet = Quiet hours
time-name-away = Vacation
time-name-reminders = Reminders
time-name-digest = Hour of the daily message
time-quiet-none = none
time-quiet-off = No quiet hours
time-quiet-unreadable = I can't read those hours. Try `22-8` or `22:30-07:00`, or `off`.
time-quiet-too-long = Quiet hours can last from one minute to 14 hours a day.
time-zone-unknown = I don't know that time zone. Type the name of a big city in it, and choose from the list.
time-away-none = none
time-away-until = until { $end }
time-away-coming = { $start } – { $end }
time-away-unreadable = I can't read that date. Try `2026-12-24` or `24.12.`
time-away-bounds = A vacation lasts { $most } days at most.
time-back = I'm back
time-hour = { $hour }:00
time-menu-quiet-from = Quiet from
time-menu-quiet-to = Quiet until
time-menu-reminders = Reminders
time-menu-digest = Hour of the daily message
time-reminder-half = at half of the time
time-reminder-ninety = shortly before the end
time-reminder-draft = unfinished turn
time-reminder-next = I'm next
time-reminder-none = none
time-hint = -# `/settings zone:` sets the time zone, `/settings quiet:` hours such as 22:30-07:00, `/away` a vacation.
settings-pings-daily = One message a day

## The daily letter

time-digest = ## { $games ->
    [one] Your turn in { $games } game
   *[other] Your turn in { $games } games
  }
time-digest-game = - { $link }
time-digest-game-until = - { $link } · ⏳ { $until }
time-digest-more = … and { $count } more: `/game list`
time-digest-hint = -# You get this once a day instead of pings. `/settings` changes that.
