### Why something is not allowed and, where known, what is.

kemet-refused-game-over = The game is over.
kemet-refused-not-your-turn = It isn't your turn{ $players ->
    [none] .
   *[other] : the table is waiting for { $players }. You can save this as your plan.
  }
kemet-refused-not-an-option = “{ $answer }” isn't possible now.
kemet-refused-stale = The board has changed. Look at the current position and choose again.
kemet-refused-too-far-ahead = “{ $answer }” is too far ahead: what comes before it depends on luck or on other players. Send the line without it.
kemet-refused-unreadable = I don't understand “{ $word }”. Example: { $example }

## The turn

kemet-refused-wrong-phase = { $card ->
    [none] { $level ->
        [0] This can't be done at this moment.
       *[other] Beginners can't buy tiles of level { $level } yet: on day 1 only level 1, then also level 2.
      }
   *[other] { $card } can't be played at this moment.
  }
kemet-refused-space-taken = One of your tokens already lies there: { $space }.
kemet-refused-wrong-token = { $token ->
    [none] First place an action token.
    [normal] You have already placed your token of this turn; only silver and gold can follow.
    [silver] You have no silver token to use.
   *[gold] You have no gold token to use; it only goes on the top space, for Move or Recruit.
  }
kemet-refused-wrong-action = { $colour ->
    [none] This action doesn't do that.
    [white] Now you buy a white tile.
    [red] Now you buy a red tile.
   *[blue] Now you buy a blue tile.
  }
kemet-refused-row-rule = Each of the three rows needs a token of yours by the end of the day. Still empty: { $rows }.
kemet-refused-which-row = Which row: { $rows }? Write the number after the word.
kemet-refused-not-enough-prayer = It costs { $price } PP, you have { $prayer }.

## Pyramids and tiles

kemet-refused-pyramid-level = { $needed ->
    [0] Your pyramid already has level { $level }.
   *[other] This tile needs a pyramid of its colour of level { $needed }; the highest you control has { $level }.
  }
kemet-refused-pyramid-max = A pyramid can't go higher than level { $level }.
kemet-refused-district-taken = { $area ->
    [0] Each pyramid needs a district of its own: name one without a pyramid.
   *[other] Not in { $area }: a new pyramid needs a district without one, and a standing pyramid doesn't move.
  }
kemet-refused-duplicate-tile = You already have a tile of this kind: { $tile }.
kemet-refused-tile-gone = Somebody has already bought { $tile }.

## Soldiers and creatures

kemet-refused-not-in-reserve = { $creature ->
    [none] You have too few soldiers in reserve: { $reserve }.
   *[other] { $creature } isn't waiting on its tile.
  }
kemet-refused-army-limit = { $limit ->
    [0] There would be too many of your soldiers in one area.
   *[other] An army of yours has at most { $limit } soldiers.
  }
kemet-refused-creature-limit = { $area ->
    [0] Only one of your creatures can be in an area.
   *[other] One of your creatures is already in { $area }; a second one can't stay there.
  }
kemet-refused-not-your-city = { $area ->
    [0] This is only possible in your own city.
   *[other] { $area } isn't a district of your city.
  }
kemet-refused-no-soldier = { $creature ->
    [none] { $area ->
        [0] There are no soldiers for this.
       *[other] { $what ->
            [fire] There's no enemy soldier in { $area }.
           *[other] You don't have enough soldiers in { $area } for this.
          }
      }
   *[other] { $creature } isn't there.
  }

## Moves and battles

kemet-refused-not-adjacent = { $what ->
    [first_battle] No battle is waiting in { $area }.
   *[other] { $area } isn't next to it.
  }
kemet-refused-no-movement = { $area ->
    [0] Your army has no movement left.
   *[other] The Move goes on from where your army is now, not from { $area }.
  }
kemet-refused-wall = The wall of { $area } lets you in only with the first step of a Move.
kemet-refused-no-pyramid = You can't teleport from { $area }: there's no pyramid.
kemet-refused-no-obelisk = You can't teleport to { $area }: there's no obelisk.
kemet-refused-not-empty = { $area ->
    [0] There's no free area to retreat to.
   *[other] { $area } isn't free.
  }
kemet-refused-card-not-held = { $card ->
    [none] You don't have such a card.
   *[other] You don't have this card: { $card }.
  }
kemet-refused-cannot-split = An army isn't split after a battle: all of it stays or goes.
kemet-refused-illegal-split = { $what ->
    [pyramids] Three levels are spread as 1/1/1 or 2/1/0.
    [soldiers] Exactly 10 soldiers are placed, at most 5 in a district.
    [order] Name every city in the game once.
    [enlist] Enlistment brings 1 or 2 soldiers: to your districts, or all to one army elsewhere.
   *[reinforce] Reinforcements are up to 4 soldiers: to your districts and to one army elsewhere.
  }
kemet-refused-unknown-area = { $area ->
    [0] There's no such area on this board.
   *[other] There's no area { $area } on this board.
  }
