### What players may type for each word of rules/duel/words.py, the usual form first; any unique beginning works.

duel-word-build = build, construct, build card, build the card
duel-word-sell = sell, discard, sell card, sell the card
duel-word-wonder = wonder, w, build wonder
duel-word-god = god, activate, slot, activate god
duel-word-choose = choose, pick, take, keep
duel-word-offer = offer, offering, offerings
duel-word-me = me, i
duel-word-rival = rival, opponent
duel-word-none = none, nothing, no

## Cards

duel-word-lumber-yard = lumber yard
duel-word-logging-camp = logging camp
duel-word-clay-pool = clay pool
duel-word-clay-pit = clay pit
duel-word-quarry = quarry
duel-word-stone-pit = stone pit
duel-word-glassworks = glassworks
duel-word-press = press
duel-word-guard-tower = guard tower
duel-word-stable = stable
duel-word-garrison = garrison
duel-word-palisade = palisade
duel-word-workshop = workshop
duel-word-apothecary = apothecary
duel-word-scriptorium = scriptorium
duel-word-pharmacist = pharmacist
duel-word-theater = theater
duel-word-altar = altar
duel-word-baths = baths
duel-word-stone-reserve = stone reserve
duel-word-clay-reserve = clay reserve
duel-word-wood-reserve = wood reserve
duel-word-tavern = tavern
duel-word-sawmill = sawmill
duel-word-brickyard = brickyard
duel-word-shelf-quarry = shelf quarry
duel-word-glass-blower = glass-blower
duel-word-drying-room = drying room
duel-word-walls = walls
duel-word-horse-breeders = horse breeders
duel-word-barracks = barracks
duel-word-archery-range = archery range
duel-word-parade-ground = parade ground
duel-word-library = library
duel-word-dispensary = dispensary
duel-word-school = school
duel-word-laboratory = laboratory
duel-word-courthouse = courthouse
duel-word-statue = statue
duel-word-temple = temple
duel-word-aqueduct = aqueduct
duel-word-rostrum = rostrum
duel-word-forum = forum
duel-word-caravansery = caravansery
duel-word-customs-house = customs house
duel-word-brewery = brewery
duel-word-arsenal = arsenal
duel-word-pretorium = pretorium
duel-word-fortifications = fortifications
duel-word-siege-workshop = siege workshop
duel-word-circus = circus
duel-word-academy = academy
duel-word-study = study
duel-word-university = university
duel-word-observatory = observatory
duel-word-palace = palace
duel-word-town-hall = town hall
duel-word-obelisk = obelisk
duel-word-gardens = gardens
duel-word-pantheon-building = pantheon, pantheon building
duel-word-senate = senate
duel-word-chamber-of-commerce = chamber of commerce
duel-word-port = port
duel-word-armory = armory
duel-word-lighthouse = lighthouse
duel-word-arena = arena
duel-word-merchants-guild = merchants guild
duel-word-shipowners-guild = shipowners guild
duel-word-builders-guild = builders guild
duel-word-magistrates-guild = magistrates guild
duel-word-scientists-guild = scientists guild
duel-word-moneylenders-guild = moneylenders guild
duel-word-tacticians-guild = tacticians guild
duel-word-grand-temple-mesopotamian = mesopotamian grand temple
duel-word-grand-temple-phoenician = phoenician grand temple, phoenician temple
duel-word-grand-temple-greek = greek grand temple, greek temple
duel-word-grand-temple-egyptian = egyptian grand temple, egyptian temple
duel-word-grand-temple-roman = roman grand temple, roman temple

## Wonders

duel-word-appian-way = appian way
duel-word-circus-maximus = circus maximus, maximus
duel-word-colossus = colossus
duel-word-great-library = great library
duel-word-great-lighthouse = great lighthouse
duel-word-hanging-gardens = hanging gardens
duel-word-mausoleum = mausoleum
duel-word-piraeus = piraeus
duel-word-pyramids = pyramids
duel-word-sphinx = sphinx
duel-word-statue-of-zeus = statue of zeus, zeus statue
duel-word-temple-of-artemis = temple of artemis, artemis
duel-word-sanctuary = sanctuary
duel-word-divine-theater = divine theater

## Gods

duel-word-enki = enki
duel-word-ishtar = ishtar
duel-word-nisaba = nisaba
duel-word-astarte = astarte
duel-word-baal = baal
duel-word-tanit = tanit
duel-word-aphrodite = aphrodite
duel-word-hades = hades
duel-word-zeus = zeus
duel-word-anubis = anubis
duel-word-isis = isis
duel-word-ra = ra
duel-word-mars = mars
duel-word-minerva = minerva
duel-word-neptune = neptune
duel-word-gate = gate

## Progress tokens

duel-word-agriculture = agriculture
duel-word-architecture = architecture
duel-word-economy = economy
duel-word-law = law
duel-word-masonry = masonry
duel-word-mathematics = mathematics
duel-word-philosophy = philosophy
duel-word-strategy = strategy
duel-word-theology = theology
duel-word-urbanism = urbanism
duel-word-mysticism = mysticism
duel-word-poliorcetics = poliorcetics
duel-word-engineering = engineering

## Mythologies

duel-word-mesopotamian = mesopotamian
duel-word-phoenician = phoenician
duel-word-greek = greek
duel-word-egyptian = egyptian
duel-word-roman = roman

## Sides

duel-word-sun = sun
duel-word-moon = moon
