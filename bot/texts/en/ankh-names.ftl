### Ankh's names: gods, figures, monuments, powers, cards, tracks, scenarios.

ankh-game = Ankh: Gods of Egypt

## Gods; the short form is used where all five must fit

ankh-god-amun = Amun
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Ra
ankh-god-short-amun = Am
ankh-god-short-anubis = An
ankh-god-short-isis = Is
ankh-god-short-osiris = Os
ankh-god-short-ra = Ra

## Figures

ankh-kind-god = god
ankh-kind-w = warrior
ankh-kind-cat = Cat Mummy
ankh-kind-satet = Satet
ankh-kind-mummy = Mummy
ankh-kind-apep = Apep
ankh-kind-scorpion = Giant Scorpion
ankh-kind-sphinx = Androsphinx

## Monuments and terrain

ankh-monument-obelisk = obelisk
ankh-monument-pyramid = pyramid
ankh-monument-temple = temple
ankh-monument-site = building site
ankh-terrain-fertile = fertile
ankh-terrain-desert = desert
ankh-terrain-water = water

## Without an owner: monuments in general, and each kind

ankh-neutral = neutral
ankh-neutral-obelisk = neutral
ankh-neutral-pyramid = neutral
ankh-neutral-temple = neutral
ankh-neutral-site = neutral
ankh-nobody = nobody
ankh-no-one = nobody

## Directions, as a Giant Scorpion's claws can point off the board

ankh-direction-n = north
ankh-direction-ne = north-east
ankh-direction-se = south-east
ankh-direction-s = south
ankh-direction-sw = south-west
ankh-direction-nw = north-west

## Ankh powers; the short form fits the strip

ankh-power-commanding = Commanding
ankh-power-inspiring = Inspiring
ankh-power-omnipresent = Omnipresent
ankh-power-revered = Revered
ankh-power-resplendent = Resplendent
ankh-power-obelisk-attuned = Obelisk-Attuned
ankh-power-temple-attuned = Temple-Attuned
ankh-power-pyramid-attuned = Pyramid-Attuned
ankh-power-glorious = Glorious
ankh-power-magnanimous = Magnanimous
ankh-power-bountiful = Bountiful
ankh-power-worshipful = Worshipful
ankh-power-short-commanding = Command
ankh-power-short-inspiring = Inspire
ankh-power-short-omnipresent = Omnipr.
ankh-power-short-revered = Revered
ankh-power-short-resplendent = Resplen.
ankh-power-short-obelisk-attuned = Obelisk
ankh-power-short-temple-attuned = Temple
ankh-power-short-pyramid-attuned = Pyramid
ankh-power-short-glorious = Glory
ankh-power-short-magnanimous = Magnan.
ankh-power-short-bountiful = Bounty
ankh-power-short-worshipful = Worship

## Battle cards

ankh-card-chariots = Chariots
ankh-card-plague = Plague of Locusts
ankh-card-drought = Drought
ankh-card-flood = Flood
ankh-card-build = Build Monument
ankh-card-miracle = Miracle
ankh-card-cycle = Cycle of Ma'at
ankh-card-short-chariots = Chariots
ankh-card-short-plague = Locusts
ankh-card-short-drought = Drought
ankh-card-short-flood = Flood
ankh-card-short-build = Build
ankh-card-short-miracle = Miracle
ankh-card-short-cycle = Ma'at

## Actions and events

ankh-action-move = Move Figures
ankh-action-summon = Summon a Figure
ankh-action-gain = Gain Followers
ankh-action-unlock = Unlock an Ankh Power
ankh-event-control = Control Monument
ankh-event-caravan = Camel Caravan
ankh-event-conflict = Conflict

## Scenarios, cities, endings

ankh-scenario-middle-kingdom = Middle Kingdom
ankh-scenario-old-kingdom = Old Kingdom
ankh-scenario-universal-flood = The Great Flood
ankh-scenario-two-capitals = Two Capitals
ankh-scenario-gift-of-the-delta = Gift of the Delta
ankh-scenario-dynastic-crisis = Dynastic Crisis
ankh-scenario-great-rebuilding = The Great Rebuilding
ankh-scenario-guardians-of-kemet = Guardians of Kemet
ankh-scenario-discord-new-kingdom = Discord in the New Kingdom
ankh-scenario-syncretism = Syncretism
ankh-city-waset = Waset
ankh-city-memphis = Memphis
ankh-city-rosetta = Rosetta
ankh-city-tanis = Tanis
ankh-city-bubastis = Bubastis
ankh-city-het-nesu = Het-Nesu
ankh-ending-top = the top of the devotion track
ankh-ending-last-god = the last god not forgotten
ankh-ending-most-devotion = the most devotion after the fifth conflict
ankh-ending-no-god-left = all gods are forgotten

## Where followers and devotion come from or go to

ankh-source-gain = { ankh-action-gain }
ankh-source-unlock = { ankh-action-unlock }
ankh-source-battle = victory in battle
ankh-source-glorious = { ankh-power-glorious }
ankh-source-radiance = sun token
ankh-source-city = a city here
ankh-source-drought = { ankh-card-drought }
ankh-source-domination = domination
ankh-source-majority = monument majorities
ankh-source-consolation = { ankh-power-magnanimous }
ankh-source-commanding = { ankh-power-commanding }
ankh-source-omnipresent = { ankh-power-omnipresent }
ankh-source-worshipful = { ankh-power-worshipful }
ankh-source-worship = { ankh-power-worshipful }
ankh-source-flood = { ankh-card-flood }
ankh-source-build = { ankh-card-build }
ankh-source-plague = { ankh-card-plague }
ankh-source-miracle = { ankh-card-miracle }
ankh-source-cat-mummy = { ankh-kind-cat }
ankh-source-ransom = warrior ransomed
ankh-source-site = building site cleared
ankh-source-event = event track
ankh-source-auction = guardian auction
ankh-source-capitals = the two capitals
ankh-source-waves-of-doubt = waves of doubt
ankh-source-city-lost = city not held
