### What a conflict would bring, and what a draft changes.

## Above the buttons

ankh-forecast-conflict = If Conflict { $number } came now ({ $god }):
ankh-forecast-region = Region { $region }, before cards: { $gods }
ankh-forecast-alone = Region { $region }: **{ $god }** dominates, { $gain } devotion
ankh-forecast-win = winner { $gain }
ankh-forecast-majorities = majorities: { $list }
ankh-forecast-tie = tie-breaker: { $god }
ankh-forecast-rival = { $god } may play: { $cards } · followers: { $followers }
ankh-forecast-no-claim = ⚠ Control Monument would bring { $god } nothing: no monument to take.
ankh-forecast-followers = Followers: { $list }
ankh-note-forecast = wins { $won }, draws { $drawn } of { $all } · devotion { $gain }
ankh-note-bids = bids decide

## Tables

ankh-forecast-running = Conflict { $number }: regions left
ankh-forecast-coming = If Conflict { $number } came now
ankh-forecast-regions-read = Strength before cards / devotion for a victory and majorities
ankh-forecast-cards = Your cards against { $god }
ankh-forecast-cards-read = Up: you win; dot: nobody; down: you lose. Your devotion : theirs. “?”: later decisions may change it.
ankh-forecast-cards-many = Your cards against all others
ankh-forecast-many-read = How often each card wins against whatever the others may play. “?”: bids decide
ankh-forecast-won = won
ankh-forecast-drawn = drawn
ankh-forecast-lost = lost
ankh-forecast-devotion = devotion
ankh-forecast-among-read = How often you win if this rival plays that card. “?”: bids decide
ankh-forecast-monuments = Monuments
ankh-forecast-monuments-read = Who controls how many; marked: a majority that brings devotion
ankh-forecast-hands = Followers and cards in hand
ankh-forecast-hands-read = Marked cards may still be played
ankh-forecast-row-devotion = Devotion
ankh-forecast-row-followers = Followers

## A draft

ankh-change-followers = Followers: { $old } → { $new }
ankh-change-devotion = Devotion: { $old } → { $new }
ankh-change-left = Region { $region }: you leave it
ankh-change-sure = Without a fight in Conflict { $number }: devotion { $old } → { $new }
