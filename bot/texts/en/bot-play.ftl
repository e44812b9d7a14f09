### Playing: panels, drafts, secret choices, plans, taking back, silence.

## The panel of a table

panel-turn = ★ { $name } — { $who } · { $headline }
panel-secret = 🔒 { $headline }
panel-over = The game is over
panel-chosen = 🔒 { $done } of { $all } chosen{ $who ->
    [none] .
   *[other] {""} · waiting for { $who }
  }
panel-pick = Choose in secret
panel-decide = Decide
panel-hand = My hand
panel-plan = Plan
panel-undo = Undo
panel-watch = Watch
panel-help = Help
panel-earlier = … earlier: /log

## What happened to the table itself

told-undone = ↩ A step was taken back.
told-seat-given = A seat passes to { $who }.
told-closed = The game has been ended before its end.
told-restarted = The rules of this game have been corrected; the running step begins again.
told-went-on = The rules of this game have been corrected; it goes on.
told-back = Thoth was away and is back. Nothing was lost, and the clocks stood still.

## Choosing

choose-one = Choose
choose-range = Choose: { $first } … { $last }

## A draft

draft-title = Your draft, which only you see:
draft-held = What comes next is not known before you confirm.
draft-complete = That is all. Confirm?
draft-stale = The board has changed; this is the new position.
draft-confirm = Confirm
draft-back = Back
draft-cancel = Cancel
draft-type = Type it
draft-type-label = Your turn in one line
draft-type-hint = 57>68 47>57
draft-done = Done:
draft-dropped = The draft is forgotten. Nothing has changed.

## A typed line

play-done = Done: `{ $line }`
play-chosen = Chosen: `{ $line }`. You may change it until the last player has chosen.
play-which = Which game is this for?
play-which-game = { $game }, no. { $number }
refusal-asked = You are asked now: { $what }
refusal-rule = The rule

## Secret choices

pick-title = 🔒 Game no. { $game }: only you see this.
pick-chosen = Chosen: **{ $answer }**. You may change it until the last player has chosen.
pick-planned = You had planned: **{ $answer }**. Since then something was announced: confirm it or choose another.
pick-proposed = { $name } proposes: **{ $answer }**
pick-adviser = You propose; the word of { $name } decides.
pick-revealed = Chosen. Everybody has chosen: the channel shows what came of it.
pick-too-late = Too late: everybody has chosen.
pick-over = 🔓 This choice is over. The game goes on here:
pick-not-asked = You are not asked anything in secret now.

## Plans

plan-save = Save as my plan
plan-none = You have no plan for your next turn.
plan-line = Plan: `{ $line }` — { $auto ->
    [yes] it is carried out by itself if it is still legal.
   *[no] it is offered to you when its time comes.
  }
plan-use = Use it now
plan-auto = Carry out by itself
plan-ask = Only offer it
plan-drop = Forget the plan
plan-write = Write a plan
plan-ahead = Choices you can make ahead; they are secret and can be changed until used:
plan-no-pick = No choice ahead

## One's hand

hand-title = What is yours as { $name }; only you see this.
hand-picked = Chosen in secret: **{ $answer }**

## Taking back

undo-done = Taken back.
undo-asked = Others have decided since, or something was revealed: I have asked those concerned.
undo-question = { $who } wants to take the last step back. { $others }, do you agree?
undo-agree = Agree
undo-refuse = Refuse
undo-agreed = You agree.
undo-refused = You refuse.
undo-was-refused = The undo was refused; the game goes on as it stands.

## Somebody is silent

overdue = ⏳ The time of { $who } is up. What should happen? Any of the others may choose{ $others ->
    [none] .
   *[other] : { $others }
  }
overdue-wait = Wait 24 h more
overdue-computer = Computer plays this turn
overdue-replace = Find a replacement
overdue-back = I'm back
overdue-settled = That has been settled meanwhile.
overdue-not-you = The others choose. You can simply play.
overdue-waiting = { $by }: we wait another 24 h for { $who }.
overdue-played = { $by }: the computer plays this turn for { $who }.
overdue-replacing = { $by }: we look for somebody in place of { $who }.
overdue-chosen = So be it.
overdue-welcome = Welcome back: your seat is yours.
overdue-never-away = Your seat is yours already.

## Commands

command-play = Do what one line says
command-play-do = For example: 57>68 47>57 · summon w 45 · gain · battle flood
command-play-when = Now, or as a plan for your next turn
command-play-now = now
command-play-next = on my next turn
command-undo = Take back your last step
command-hand = Your cards, secret choices and plans
command-ankh = What a god can do in Ankh
command-ankh-move = Move figures
command-ankh-move-moves = From and to: 57>68 47>57
command-ankh-summon = Summon figures
command-ankh-summon-pieces = Figure and cell: w 45 scorpion 66@67+77
command-ankh-gain = Gain followers
command-ankh-unlock = Unlock an ankh power
command-ankh-unlock-power = Which power
command-ankh-claim = Take control of a monument
command-ankh-claim-at = The monument's cell
command-ankh-caravan = Place a caravan
command-ankh-caravan-path = Two numbered ends (3-7), borders (13|14 14|23), or no
command-ankh-caravan-token = A cell of the part that keeps the conflict token
command-ankh-caravan-swap = Two conflict tokens to swap: 4=2
command-ankh-battle = Choose a battle card in secret
command-ankh-battle-card = The card
command-ankh-battle-second = A second card, if you announced two
command-ankh-bid = Bid followers in secret
command-ankh-bid-followers = How many
command-ankh-choose = Answer any other question
command-ankh-choose-answer = Your answer
