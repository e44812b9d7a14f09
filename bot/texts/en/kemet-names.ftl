### Names of Kemet: players, areas, tiles, cards, creatures, and what they do in a line.

kemet-game = Kemet

## Players

kemet-player-black = Black
kemet-player-yellow = Yellow
kemet-player-green = Green
kemet-player-violet = Violet
kemet-player-turquoise = Turquoise

## How long a game is

kemet-mode-short = short game, 8 points
kemet-mode-long = long game, 10 points
kemet-mode-beginner = beginners’ game, 4 points

## How battle cards are discarded

kemet-discards-face-down = face down
kemet-discards-face-up = face up

## Colours of pyramids and tiles

kemet-colour-white = white
kemet-colour-red = red
kemet-colour-blue = blue

## Creatures

kemet-creature-royal-scarab = Royal Scarab
kemet-creature-giant-scorpion = Giant Scorpion
kemet-creature-phoenix = Phoenix
kemet-creature-ancestral-elephant = Ancestral Elephant
kemet-creature-deep-desert-snake = Deep Desert Snake
kemet-creature-sphinx = Sphinx
kemet-creature-mummy = Mummy

## Power tiles

kemet-power-priest = Priest
kemet-power-priestess = Priestess
kemet-power-slaves = Slaves
kemet-power-high-priest = High Priest
kemet-power-crusade = Crusade
kemet-power-divine-boon = Divine Boon
kemet-power-hand-of-god = Hand of God
kemet-power-vision = Vision
kemet-power-holy-war = Holy War
kemet-power-victory-point = Victory Point
kemet-power-priest-of-ra = Priest of Ra
kemet-power-priest-of-amon = Priest of Amon
kemet-power-mummy = The Mummy
kemet-power-act-of-god = Act of God
kemet-power-charge = Charge!
kemet-power-stargate = Stargate
kemet-power-god-speed = God Speed
kemet-power-carnage = Carnage
kemet-power-offensive-strategy = Offensive Strategy
kemet-power-open-gates = Open Gates
kemet-power-teleport = Teleport
kemet-power-royal-scarab = Royal Scarab
kemet-power-blades-of-neith = Blades of Neith
kemet-power-divine-wound = Divine Wound
kemet-power-giant-scorpion = Giant Scorpion
kemet-power-initiative = Initiative
kemet-power-phoenix = Phoenix
kemet-power-recruiting-scribe = Recruiting Scribe
kemet-power-defense = Defense!
kemet-power-legion = Legion
kemet-power-ancestral-elephant = Ancestral Elephant
kemet-power-defensive-strategy = Defensive Strategy
kemet-power-deep-desert-snake = Deep Desert Snake
kemet-power-shield-of-neith = Shield of Neith
kemet-power-defensive-victory = Defensive Victory
kemet-power-prescience = Prescience
kemet-power-reinforcements = Reinforcements
kemet-power-sphinx = Sphinx
kemet-power-divine-will = Divine Will

## What power tiles do; three short lines on the market

kemet-text-power-priest = Pray gives you 1 PP more.
kemet-text-power-priestess = Power tiles cost you 1 PP less.
kemet-text-power-slaves = Each level you build costs 1 PP less.
kemet-text-power-high-priest = At night: +2 PP.
kemet-text-power-crusade = 2 PP for each enemy soldier you kill in battle.
kemet-text-power-divine-boon = At night: 1 more DI card.
kemet-text-power-hand-of-god = At night: raise a pyramid by 1 level, free.
kemet-text-power-vision = At night: look at 5 DI cards, keep 1.
kemet-text-power-holy-war = 4 PP for each battle you win.
kemet-text-power-victory-point = 1 permanent victory point.
kemet-text-power-priest-of-ra = Whenever you spend PP, you pay 1 less.
kemet-text-power-priest-of-amon = At night: +5 PP.
kemet-text-power-mummy = Creature: move +1, strength +2; 1 more DI card at night.
kemet-text-power-act-of-god = Silver token: one more action each day.
kemet-text-power-charge = +1 strength when you attack.
kemet-text-power-stargate = Teleporting costs you 1 PP less.
kemet-text-power-god-speed = Your armies move +1.
kemet-text-power-carnage = +1 damage in all your battles.
kemet-text-power-offensive-strategy = Battle cards come back; swap one for 3/3/0.
kemet-text-power-open-gates = Walls do not stop your armies.
kemet-text-power-teleport = You may also teleport from obelisks.
kemet-text-power-royal-scarab = Creature: move +2, strength +2.
kemet-text-power-blades-of-neith = +1 strength in all your battles.
kemet-text-power-divine-wound = In battle: +1 strength per DI card discarded.
kemet-text-power-giant-scorpion = Creature: move +1, strength +2, damage +2.
kemet-text-power-initiative = When you attack, 2 defenders die first.
kemet-text-power-phoenix = Creature: move +1, strength +2, ignores walls.
kemet-text-power-recruiting-scribe = Recruit gives you 2 more soldiers, free.
kemet-text-power-defense = +1 strength when you defend.
kemet-text-power-legion = Up to 7 soldiers in an army, not 5.
kemet-text-power-ancestral-elephant = Creature: move +1, strength +1, protection +1.
kemet-text-power-defensive-strategy = Battle cards come back; swap one for 3/0/3.
kemet-text-power-deep-desert-snake = Creature: move +1; cancels the enemy creature.
kemet-text-power-shield-of-neith = +1 protection in all your battles.
kemet-text-power-defensive-victory = 1 VP for a battle won in defence.
kemet-text-power-prescience = You see the enemy’s battle card first.
kemet-text-power-reinforcements = At night: up to 4 soldiers, free.
kemet-text-power-sphinx = Creature: strength +2. Also 1 permanent VP.
kemet-text-power-divine-will = Gold token: one more Move or Recruit a day.

## Battle cards

kemet-battle-card-cavalry = Cavalry Blitz
kemet-battle-card-fervent = Fervent Purge
kemet-battle-card-shield = Shield Push
kemet-battle-card-mixed = Mixed Tactics
kemet-battle-card-phalanx = Phalanx Defense
kemet-battle-card-chariot = Chariot Raid
kemet-battle-card-offense = Offensive Strategy
kemet-battle-card-defensive = Defensive Strategy
kemet-text-battle-card = Strength { $strength }, damage { $damage }, protection { $protection }.

## Divine intervention cards

kemet-card-rage = War Rage +1
kemet-card-fury = War Fury +2
kemet-card-bloody = Bloody Battle
kemet-card-bloodbath = Bloodbath
kemet-card-bronze = Bronze Wall
kemet-card-iron = Iron Wall
kemet-card-fire = Raining Fire
kemet-card-prayer = Prayer (card)
kemet-card-enlistment = Enlistment
kemet-card-theft = Mana Theft
kemet-card-teleportation = Teleportation
kemet-card-gates = Open Gates (card)
kemet-card-veto = Veto
kemet-card-escape = Escape

## What they do

kemet-text-card-rage = +1 strength in this battle.
kemet-text-card-fury = +2 strength in this battle.
kemet-text-card-bloody = +1 damage in this battle.
kemet-text-card-bloodbath = +2 damage in this battle.
kemet-text-card-bronze = +1 protection in this battle.
kemet-text-card-iron = +2 protection in this battle.
kemet-text-card-fire = Destroy one enemy soldier anywhere.
kemet-text-card-prayer = You get 2 PP.
kemet-text-card-enlistment = Up to 2 soldiers into your city or to one of your armies.
kemet-text-card-theft = Every opponent loses 1 PP, you get 1.
kemet-text-card-teleportation = In a Move: the army goes to any obelisk.
kemet-text-card-gates = In a Move: walls do not stop you.
kemet-text-card-veto = Cancel a DI card just played outside battle.
kemet-text-card-escape = When attacked: no battle, your army steps aside.

## When a card can be played

kemet-icon-battle = in battle
kemet-icon-day = in your turn
kemet-icon-opponent = in an opponent’s turn

## Actions

kemet-deed-move = Move
kemet-deed-recruit = Recruit
kemet-deed-build = Build
kemet-deed-pray = Pray
kemet-deed-buy = Buy a tile

## Spaces of the pyramid of actions

kemet-space-gold = Gold: Move or Recruit
kemet-space-move1 = 1 Move
kemet-space-recruit = 1 Recruit
kemet-space-move2 = 2 Move
kemet-space-build = 2 Build
kemet-space-pray2 = 2 Pray
kemet-space-pray3 = 3 Pray
kemet-space-white = 3 White tile
kemet-space-red = 3 Red tile
kemet-space-blue = 3 Blue tile

## Action tokens

kemet-token-normal = action token
kemet-token-silver = silver token
kemet-token-gold = gold token

## Victory points by kind

kemet-vp-battle = Battles
kemet-vp-tile = Tiles
kemet-vp-sphinx = Sphinx
kemet-vp-two-temples = Two temples
kemet-vp-sanctuary = Sanctuary
kemet-vp-temple = Temples now
kemet-vp-pyramid = Level-4 pyramids

## Kinds of areas

kemet-kind-district = district
kemet-kind-front = desert before a city
kemet-kind-obelisk = desert with an obelisk
kemet-kind-desert = desert
kemet-kind-temple = temple
kemet-kind-sanctuary = sanctuary

## Areas by number

kemet-area-10 = Front of city 1
kemet-area-11 = City 1, district 1
kemet-area-12 = City 1, district 2
kemet-area-13 = City 1, district 3
kemet-area-20 = Front of city 2
kemet-area-21 = City 2, district 1
kemet-area-22 = City 2, district 2
kemet-area-23 = City 2, district 3
kemet-area-30 = Front of city 3
kemet-area-31 = City 3, district 1
kemet-area-32 = City 3, district 2
kemet-area-33 = City 3, district 3
kemet-area-40 = Front of city 4
kemet-area-41 = City 4, district 1
kemet-area-42 = City 4, district 2
kemet-area-43 = City 4, district 3
kemet-area-50 = Front of city 5
kemet-area-51 = City 5, district 1
kemet-area-52 = City 5, district 2
kemet-area-53 = City 5, district 3
kemet-area-61 = Northern obelisk
kemet-area-62 = Southern obelisk
kemet-area-63 = Western obelisk
kemet-area-64 = Eastern obelisk
kemet-area-71 = West bank of the Nile
kemet-area-72 = East bank of the Nile
kemet-area-73 = Delta meadow
kemet-area-81 = Western temple
kemet-area-82 = Sphinx temple
kemet-area-83 = Temple of the colossi
kemet-area-84 = Eastern temple
kemet-area-85 = Delta temple
kemet-area-91 = Sanctuary of All Gods

## How a game was decided

kemet-ending-points = most victory points
kemet-ending-battle = as many points, but more from battles
kemet-ending-order = as many of both, but earlier in turn order

## What a battle is reckoned from

kemet-term-soldiers = soldiers
kemet-term-card = card
kemet-term-di = DI
kemet-term-tiles = tiles
kemet-term-creature = creature
