### Names of 7 Wonders Duel: sides, cards, Wonders, gods, tokens, and what they do in a line.

duel-game = 7 Wonders Duel

## Sides

duel-side-sun = Sun
duel-side-moon = Moon

## Resources

duel-resource-wood = wood
duel-resource-clay = clay
duel-resource-stone = stone
duel-resource-glass = glass
duel-resource-papyrus = papyrus

## Science symbols

duel-symbol-quill = quill
duel-symbol-mortar = mortar
duel-symbol-pendulum = pendulum
duel-symbol-wheel = wheel
duel-symbol-sundial = sundial
duel-symbol-armillary = armillary sphere
duel-symbol-law = law

## Chain symbols

duel-chain-horseshoe = horseshoe
duel-chain-sword = sword
duel-chain-tower = tower
duel-chain-book = book
duel-chain-gear = gear
duel-chain-mask = mask
duel-chain-moon = moon
duel-chain-drop = drop
duel-chain-vase = vase
duel-chain-target = target
duel-chain-helmet = helmet
duel-chain-lyre = lyre
duel-chain-lamp = lamp
duel-chain-column = column
duel-chain-sun = sun
duel-chain-portico = portico
duel-chain-barrel = barrel

## Colours of cards

duel-colour-brown = brown
duel-colour-grey = grey
duel-colour-blue = blue
duel-colour-green = green
duel-colour-yellow = yellow
duel-colour-red = red
duel-colour-purple = Guild
duel-colour-temple = Grand Temple

## Backs of cards

duel-back-age-1 = Age I card
duel-back-age-2 = Age II card
duel-back-age-3 = Age III card
duel-back-guild = Guild
duel-back-temple = Grand Temple

## Where points come from

duel-category-military = Military
duel-category-blue = Blue cards
duel-category-green = Green cards
duel-category-yellow = Yellow cards
duel-category-guilds = Guilds
duel-category-temples = Grand Temples
duel-category-wonders = Wonders
duel-category-progress = Progress tokens
duel-category-coins = Coins
duel-category-gods = Gods

## How a game ends

duel-ending-military = military supremacy
duel-ending-science = scientific supremacy
duel-ending-points = most points after Age III
duel-ending-blue = points are equal, more of them for blue cards
duel-ending-shared = shared victory

## Cards

duel-card-lumber-yard = Lumber Yard
duel-card-logging-camp = Logging Camp
duel-card-clay-pool = Clay Pool
duel-card-clay-pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone-pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard-tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone-reserve = Stone Reserve
duel-card-clay-reserve = Clay Reserve
duel-card-wood-reserve = Wood Reserve
duel-card-tavern = Tavern
duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf-quarry = Shelf Quarry
duel-card-glass-blower = Glass-Blower
duel-card-drying-room = Drying Room
duel-card-walls = Walls
duel-card-horse-breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery-range = Archery Range
duel-card-parade-ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-courthouse = Courthouse
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs-house = Customs House
duel-card-brewery = Brewery
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege-workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town-hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon-building = Pantheon
duel-card-senate = Senate
duel-card-chamber-of-commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena
duel-card-merchants-guild = Merchants Guild
duel-card-shipowners-guild = Shipowners Guild
duel-card-builders-guild = Builders Guild
duel-card-magistrates-guild = Magistrates Guild
duel-card-scientists-guild = Scientists Guild
duel-card-moneylenders-guild = Moneylenders Guild
duel-card-tacticians-guild = Tacticians Guild
duel-card-grand-temple-mesopotamian = Mesopotamian Grand Temple
duel-card-grand-temple-phoenician = Phoenician Grand Temple
duel-card-grand-temple-greek = Greek Grand Temple
duel-card-grand-temple-egyptian = Egyptian Grand Temple
duel-card-grand-temple-roman = Roman Grand Temple

## Cards: short names where the name is long

duel-short-card-chamber-of-commerce = Ch. of Commerce
duel-short-card-shipowners-guild = Shipowners Guild
duel-short-card-builders-guild = Builders Guild
duel-short-card-moneylenders-guild = Moneylenders G.
duel-short-card-grand-temple-mesopotamian = Mesopot. Temple
duel-short-card-grand-temple-phoenician = Phoenician Temple
duel-short-card-grand-temple-greek = Greek Temple
duel-short-card-grand-temple-egyptian = Egyptian Temple
duel-short-card-grand-temple-roman = Roman Temple

## Wonders

duel-wonder-appian-way = Appian Way
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Colossus
duel-wonder-great-library = Great Library
duel-wonder-great-lighthouse = Great Lighthouse
duel-wonder-hanging-gardens = Hanging Gardens
duel-wonder-mausoleum = Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = Pyramids
duel-wonder-sphinx = Sphinx
duel-wonder-statue-of-zeus = Statue of Zeus
duel-wonder-temple-of-artemis = Temple of Artemis
duel-wonder-sanctuary = Sanctuary
duel-wonder-divine-theater = Divine Theater

## Wonders: short names where the name is long

duel-short-wonder-great-library = Great Library
duel-short-wonder-great-lighthouse = Great Lighthouse
duel-short-wonder-hanging-gardens = Hanging Gardens
duel-short-wonder-mausoleum = Mausoleum
duel-short-wonder-statue-of-zeus = Statue of Zeus
duel-short-wonder-temple-of-artemis = Temple of Artemis
duel-short-wonder-divine-theater = Divine Theater

## Gods

duel-god-enki = Enki
duel-god-ishtar = Ishtar
duel-god-nisaba = Nisaba
duel-god-astarte = Astarte
duel-god-baal = Baal
duel-god-tanit = Tanit
duel-god-aphrodite = Aphrodite
duel-god-hades = Hades
duel-god-zeus = Zeus
duel-god-anubis = Anubis
duel-god-isis = Isis
duel-god-ra = Ra
duel-god-mars = Mars
duel-god-minerva = Minerva
duel-god-neptune = Neptune
duel-god-gate = Gate

## Progress tokens

duel-progress-agriculture = Agriculture
duel-progress-architecture = Architecture
duel-progress-economy = Economy
duel-progress-law = Law
duel-progress-masonry = Masonry
duel-progress-mathematics = Mathematics
duel-progress-philosophy = Philosophy
duel-progress-strategy = Strategy
duel-progress-theology = Theology
duel-progress-urbanism = Urbanism
duel-progress-mysticism = Mysticism
duel-progress-poliorcetics = Poliorcetics
duel-progress-engineering = Engineering

## Mythologies

duel-mythology-mesopotamian = Mesopotamian
duel-mythology-phoenician = Phoenician
duel-mythology-greek = Greek
duel-mythology-egyptian = Egyptian
duel-mythology-roman = Roman

## What Wonders do

duel-text-wonder-appian-way = Take 3 coins; the rival loses 3. Another turn.
duel-text-wonder-circus-maximus = 1 shield. Discard a grey card of the rival.
duel-text-wonder-colossus = 2 shields.
duel-text-wonder-great-library = Draw 3 Progress tokens from the box, keep one.
duel-text-wonder-great-lighthouse = Makes wood, clay or stone.
duel-text-wonder-hanging-gardens = Take 6 coins. Another turn.
duel-text-wonder-mausoleum = Build a card of the discard pile free.
duel-text-wonder-piraeus = Makes glass or papyrus. Another turn.
duel-text-wonder-pyramids = Points only.
duel-text-wonder-sphinx = Another turn.
duel-text-wonder-statue-of-zeus = 1 shield. Discard a brown card of the rival.
duel-text-wonder-temple-of-artemis = Take 12 coins. Another turn.
duel-text-wonder-sanctuary = Gods cost you 2 less. Another turn.
duel-text-wonder-divine-theater = Look through one pile of gods and activate one free.

## What gods do

duel-text-god-enki = Gain one of the two Progress tokens that lie here.
duel-text-god-ishtar = A law symbol.
duel-text-god-nisaba = Copy the symbol of a green card of the rival.
duel-text-god-astarte = 7 coins lie here: safe, to be spent, 1 point each at the end.
duel-text-god-baal = Take a brown or grey card of the rival.
duel-text-god-tanit = Take 12 coins.
duel-text-god-aphrodite = 9 points.
duel-text-god-hades = Build any card of the discard pile free.
duel-text-god-zeus = Discard any card of the structure and the token on it.
duel-text-god-anubis = A constructed Wonder of anybody is unbuilt again.
duel-text-god-isis = Build one of your Wonders free with a card of the discard pile.
duel-text-god-ra = Take an unbuilt Wonder of the rival.
duel-text-god-mars = 2 shields.
duel-text-god-minerva = Put the Minerva pawn on the track: the Conflict pawn stops in front of it.
duel-text-god-neptune = Remove a Military token; then the rival loses the coins of another.
duel-text-god-gate = Reveal the top god of every pile and activate one free.

## What Progress tokens do

duel-text-progress-agriculture = 6 coins now; 4 points.
duel-text-progress-architecture = Wonders cost 2 resources less.
duel-text-progress-economy = You get the coins that the rival pays for resources.
duel-text-progress-law = A law symbol.
duel-text-progress-masonry = Blue cards cost 2 resources less.
duel-text-progress-mathematics = 3 points for each Progress token.
duel-text-progress-philosophy = 7 points.
duel-text-progress-strategy = Red cards built later have 1 more shield.
duel-text-progress-theology = Wonders built later give another turn.
duel-text-progress-urbanism = 6 coins now; 4 coins for each card free by chain.
duel-text-progress-mysticism = 2 points for each Mythology or Offering token.
duel-text-progress-poliorcetics = Each step you move the pawn costs the rival 1 coin.
duel-text-progress-engineering = Cards with a chain symbol cost you 1 coin.
