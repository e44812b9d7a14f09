### What may be typed for each word of rules/kemet/words.py; the usual form first. Any beginning that is unique will do.

## What a player does

kemet-word-choose = choose, select
kemet-word-move = move, march, go, move army, move the army, attack
kemet-word-recruit = recruit, hire, recruit soldiers
kemet-word-build = build, build pyramid, build a pyramid, build the pyramid
kemet-word-pray = pray
kemet-word-buy = buy, buy tile, buy the tile, buy a tile, buy power tile
kemet-word-card = card, cast, play, play card, play a card, play the card
kemet-word-battle = battle
kemet-word-silver = silver, silver token
kemet-word-gold = gold, golden, gold token
kemet-word-end = end, end turn, end the turn, end my turn
kemet-word-city = city
kemet-word-pyramids = pyramids, levels
kemet-word-soldiers = soldiers
kemet-word-keep = keep
kemet-word-raise = raise
kemet-word-reinforce = reinforce
kemet-word-order = order, turn order
kemet-word-put = put, place
kemet-word-give = give, give up
kemet-word-first = first
kemet-word-wound = wound
kemet-word-to = to
kemet-word-home = home
kemet-word-fight = fight
kemet-word-recall = recall, recall army, recall the army
kemet-word-retreat = retreat
kemet-word-stay = stay
kemet-word-sacrifice = sacrifice
kemet-word-wait = wait
kemet-word-pass = pass, let it happen
kemet-word-done = done
kemet-word-stop = stop, stop here
kemet-word-more = more
kemet-word-nothing = nothing, nobody
kemet-word-none = none, no card
kemet-word-no = no
kemet-word-yes = yes

## Colours of pyramids and tiles

kemet-word-white = white, white pyramid
kemet-word-red = red, red pyramid
kemet-word-blue = blue, blue pyramid

## Divine intervention cards

kemet-word-rage = rage, war rage
kemet-word-fury = fury, war fury
kemet-word-bloody = bloody, bloody battle
kemet-word-bloodbath = bloodbath
kemet-word-bronze = bronze, bronze wall
kemet-word-iron = iron, iron wall
kemet-word-fire = fire, raining fire
kemet-word-prayer = prayer
kemet-word-enlistment = enlistment, enlist
kemet-word-theft = theft, mana theft
kemet-word-teleportation = teleportation
kemet-word-gates = gates, open gates card
kemet-word-veto = veto
kemet-word-escape = escape

## Creatures and power tiles

kemet-word-royal-scarab = royal scarab, scarab
kemet-word-giant-scorpion = giant scorpion, scorpion
kemet-word-phoenix = phoenix
kemet-word-ancestral-elephant = ancestral elephant, elephant
kemet-word-deep-desert-snake = deep desert snake, snake, desert snake
kemet-word-sphinx = sphinx
kemet-word-mummy = mummy, the mummy
kemet-word-priest = priest
kemet-word-priestess = priestess
kemet-word-slaves = slaves
kemet-word-high-priest = high priest
kemet-word-crusade = crusade
kemet-word-divine-boon = divine boon, boon
kemet-word-hand-of-god = hand of god, hand
kemet-word-vision = vision
kemet-word-holy-war = holy war
kemet-word-victory-point = victory point, point
kemet-word-priest-of-ra = priest of ra
kemet-word-priest-of-amon = priest of amon
kemet-word-act-of-god = act of god
kemet-word-charge = charge
kemet-word-stargate = stargate
kemet-word-god-speed = god speed, speed
kemet-word-carnage = carnage
kemet-word-offensive-strategy = offensive strategy
kemet-word-open-gates = open gates
kemet-word-teleport = teleport
kemet-word-blades-of-neith = blades of neith, blades
kemet-word-divine-wound = divine wound
kemet-word-initiative = initiative
kemet-word-recruiting-scribe = recruiting scribe, scribe
kemet-word-defense = defense, defence
kemet-word-legion = legion
kemet-word-defensive-strategy = defensive strategy
kemet-word-shield-of-neith = shield of neith
kemet-word-defensive-victory = defensive victory
kemet-word-prescience = prescience
kemet-word-reinforcements = reinforcements
kemet-word-divine-will = divine will

## Battle cards; usually typed by their numbers

kemet-word-cavalry = cavalry, cavalry blitz
kemet-word-fervent = fervent, fervent purge
kemet-word-shield = shield, shield push
kemet-word-mixed = mixed, mixed tactics
kemet-word-phalanx = phalanx, phalanx defense
kemet-word-chariot = chariot, chariot raid
kemet-word-offense = offense, offensive card
kemet-word-defensive = defensive, defensive card
