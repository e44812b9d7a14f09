### Playing: panels, drafts, secret choices, plans, undo, missed deadlines.

## A table's panel

panel-turn = ★ { $name } — { $who } · { $headline }
panel-secret = 🔒 { $headline }
panel-over = The game is over
panel-abandoned = Game abandoned
panel-chosen = { $all ->
    [1] 🔒 Waiting for { $who }
   *[other] 🔒 { $done } of { $all } chosen{ $who ->
        [none] .
       *[other] {""} · waiting for { $who }
      }
  }
panel-pick = Choose in secret
panel-decide = Decide
panel-hand = My hand
panel-plan = Plan
panel-forecast = Forecast
panel-undo = Undo
panel-watch = Watch
panel-hint = Hint
panel-rematch = Rematch
panel-help = Help
panel-happened = What happened
panel-earlier = … earlier: /log

## What happened to the table itself

told-undone = { $who ->
    [none] ↩ A step was undone.
   *[other] ↩ { $who } undid a step.
  }
told-seat-given = { $who } takes over a seat.
told-closed = The game was abandoned; nobody has won.
told-restarted = The rules of this game have been corrected; the current step starts again.
told-went-on = The rules of this game have been corrected; it continues.
told-back = I was offline and I'm back. Nothing was lost, and the clocks stood still.
told-resumed = ▶ The game continues.
told-restored = I was restored from a backup. The game continues from here; later moves are lost.

## Choosing

choose-range = Choose: { $first } … { $last }
choose-several = Choose { $count }

## A draft

draft-title = Your draft (only you see it):
draft-held = You'll see what comes next after you confirm.
draft-complete = That's all. Confirm?
draft-concludes = -# Confirm also does this: { $answer }
draft-stale = The board has changed; here's the new position.
draft-confirm = Confirm
draft-back = Back
draft-cancel = Cancel
draft-type = Type it
draft-type-label = Your turn in one line
draft-done = Done:
draft-dropped = Draft discarded. Nothing has changed.

## A typed line

play-done = Done: `{ $line }`
play-chosen = Chosen: `{ $line }`. You can change it until the last player has chosen.
play-rest = The rest, `{ $line }`, follows by itself if nobody objects; otherwise it waits under [Plan].
play-which = Which game is this for?
play-which-game = { $game }, no. { $number }
refusal-asked = You have to decide this now: { $what }
refusal-rule = The rule

## Secret choices

pick-title = 🔒 Game no. { $game } (only you see this)
pick-silence = If you don't answer in time, this counts: **{ $answer }**.
pick-chosen = Chosen: **{ $answer }**. You can change it until the last player has chosen.
pick-planned = You had planned **{ $answer }**, but something was announced since then. Confirm it or choose again.
pick-proposed = { $name } proposes: **{ $answer }**
pick-adviser = You advise; { $name } decides.
pick-revealed = Chosen. [See the result]({ $link })
pick-too-late = Too late: everyone has chosen.
pick-over = 🔓 This choice is over. The game continues here:
pick-not-asked = You have no secret choice to make right now.

## Plans

plan-save = Save as my plan
plan-none = You have no plan for your next turn.
plan-line = Plan: `{ $line }` — { $auto ->
    [yes] I'll play it automatically if it's still legal.
   *[no] I'll offer it to you on your turn.
  }
plan-use = Use it now
plan-auto = Play automatically
plan-ask = Only offer it
plan-drop = Delete plan
plan-write = Write a plan
plan-ahead = You can choose these ahead of time. They stay secret, and you can change them at any time:
plan-no-pick = Choose nothing ahead
plan-orders = Orders for what others may play

## Your hand

hand-title = Your hand ({ $name }), only you see it
hand-order = Ordered ahead: { $occasion } — { $answer }
hand-picked = Secret choice: **{ $answer }**

## Undo

undo-done = Undone.
undo-asked = Others have played since, or something was revealed, so I've asked { $who }.
undo-question = { $who } wants to undo their last step and everything since. { $others }, do you agree?
undo-agree = Agree
undo-refuse = Refuse
undo-agreed = You agreed.
undo-refused = You refused.
undo-was-refused = The undo was refused. The game continues as it is.

## Missed deadlines

overdue = ⏳ Time's up for { $who }. What should happen? Any other player can choose{ $others ->
    [none] .
   *[other] : { $others }
  }
overdue-wait = Wait another 24 h
overdue-computer = Let the computer play this turn
overdue-replace = Find a replacement
overdue-back = I'm back
overdue-settled = That's already settled.
overdue-not-you = The others choose. You can still play.
overdue-waiting = { $by }: let's wait another 24 h for { $who }.
overdue-played = { $by }: the computer plays this turn for { $who }.
overdue-replacing = { $by }: let's find a replacement for { $who }.
overdue-chosen = Done.
overdue-is-back = { $who } is back and has another 24 h.
overdue-welcome = Welcome back. You have your seat again.
overdue-never-away = The seat is already yours.

## Commands

command-play = Play your turn in one line
command-play-do = Your move in the game's words; suggestions appear as you type
command-play-when = Now, or as a plan for your next turn
command-play-now = now
command-play-next = on my next turn
command-undo = Undo your last step
command-hand = Your cards, secret choices and plans
command-choose = Answer any other question
command-choose-answer = Your answer

## A forecast

forecast-none = Nothing can be foreseen right now.
