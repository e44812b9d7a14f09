### Що можна написати замість кожного слова з rules/duel/words.py; спершу звичайна форма. Підходить будь-який однозначний початок.

duel-word-build = збудувати, будувати, будую, збудую, збудувати карту, будую карту, побудувати
duel-word-sell = продати, продаю, продаж, скинути, скидаю, продати карту, продаю карту, скинути карту, скидаю карту
duel-word-wonder = диво, д, дива, диво світу, збудувати диво, збудувати диво світу, будую диво, будую диво світу
duel-word-god = бог, бога, активувати, активую, слот, активувати бога, активую бога
duel-word-choose = обрати, вибрати, обираю, взяти, беру, вибираю, залишити, залишаю, лишити, беру жетон, взяти жетон
duel-word-offer = жертва, жертви, жертву
duel-word-me = я, починаю я
duel-word-rival = суперник, противник
duel-word-none = нічого, ні, без жертв

## Карти

duel-word-lumber-yard = лісовий двір
duel-word-logging-camp = лісозаготівля, лісозаготівлю
duel-word-clay-pool = глинище
duel-word-clay-pit = глиняна яма, глиняну яму
duel-word-quarry = каменярня, каменярню
duel-word-stone-pit = кам’яна яма, кам’яну яму
duel-word-glassworks = склоробня, склоробню
duel-word-press = прес
duel-word-guard-tower = дозорна вежа, дозорну вежу
duel-word-stable = стайня, стайню
duel-word-garrison = гарнізон
duel-word-palisade = частокіл
duel-word-workshop = майстерня, майстерню
duel-word-apothecary = аптека, аптеку
duel-word-scriptorium = скрипторій
duel-word-pharmacist = фармацевт
duel-word-theater = театр
duel-word-altar = вівтар
duel-word-baths = терми
duel-word-stone-reserve = запас каменю
duel-word-clay-reserve = запас глини
duel-word-wood-reserve = запас дерева
duel-word-tavern = таверна, таверну
duel-word-sawmill = лісопильня, лісопильню
duel-word-brickyard = цегельня, цегельню
duel-word-shelf-quarry = кар’єр
duel-word-glass-blower = склодув
duel-word-drying-room = сушарня, сушарню
duel-word-walls = мури
duel-word-horse-breeders = конярі
duel-word-barracks = казарми
duel-word-archery-range = стрільбище
duel-word-parade-ground = плац
duel-word-library = бібліотека, бібліотеку
duel-word-dispensary = лічниця, лічницю
duel-word-school = школа, школу
duel-word-laboratory = лабораторія, лабораторію
duel-word-courthouse = будинок суду
duel-word-statue = статуя, статую
duel-word-temple = храм
duel-word-aqueduct = акведук
duel-word-rostrum = трибуна, трибуну
duel-word-forum = форум
duel-word-caravansery = караван-сарай
duel-word-customs-house = митниця, митницю
duel-word-brewery = броварня, броварню
duel-word-arsenal = арсенал
duel-word-pretorium = штаб
duel-word-fortifications = укріплення
duel-word-siege-workshop = облоговий двір
duel-word-circus = цирк
duel-word-academy = академія, академію
duel-word-study = кабінет
duel-word-university = університет
duel-word-observatory = обсерваторія, обсерваторію
duel-word-palace = палац
duel-word-town-hall = ратуша, ратушу
duel-word-obelisk = обеліск
duel-word-gardens = сади
duel-word-pantheon-building = пантеон
duel-word-senate = сенат
duel-word-chamber-of-commerce = торгова палата, торгову палату
duel-word-port = порт
duel-word-armory = зброярня, зброярню
duel-word-lighthouse = маяк
duel-word-arena = арена, арену
duel-word-merchants-guild = гільдія торговців, гільдію торговців
duel-word-shipowners-guild = гільдія судновласників, гільдію судновласників
duel-word-builders-guild = гільдія будівничих, гільдію будівничих
duel-word-magistrates-guild = гільдія суддів, гільдію суддів
duel-word-scientists-guild = гільдія вчених, гільдію вчених
duel-word-moneylenders-guild = гільдія лихварів, гільдію лихварів
duel-word-tacticians-guild = гільдія тактиків, гільдію тактиків
duel-word-grand-temple-mesopotamian = месопотамський великий храм, храм месопотамії
duel-word-grand-temple-phoenician = фінікійський великий храм, храм фінікії
duel-word-grand-temple-greek = грецький великий храм, храм греції
duel-word-grand-temple-egyptian = єгипетський великий храм, храм єгипту
duel-word-grand-temple-roman = римський великий храм, храм риму

## Дива світу

duel-word-appian-way = аппієва дорога, аппієву дорогу
duel-word-circus-maximus = великий цирк
duel-word-colossus = колос родоський, колос
duel-word-great-library = александрійська бібліотека, александрійську бібліотеку
duel-word-great-lighthouse = александрійський маяк
duel-word-hanging-gardens = висячі сади семіраміди, висячі сади
duel-word-mausoleum = мавзолей у галікарнасі, мавзолей
duel-word-piraeus = пірей
duel-word-pyramids = піраміда хеопса, піраміду хеопса, піраміди
duel-word-sphinx = великий сфінкс, сфінкс
duel-word-statue-of-zeus = статуя зевса, статую зевса
duel-word-temple-of-artemis = храм артеміди, артеміда
duel-word-sanctuary = святилище
duel-word-divine-theater = божественний театр

## Боги

duel-word-enki = енкі
duel-word-ishtar = іштар
duel-word-nisaba = нісаба, нісабу
duel-word-astarte = астарта, астарту
duel-word-baal = баал
duel-word-tanit = таніт
duel-word-aphrodite = афродіта, афродіту
duel-word-hades = аїд
duel-word-zeus = зевс
duel-word-anubis = анубіс
duel-word-isis = ісіда, ісіду
duel-word-ra = ра
duel-word-mars = марс
duel-word-minerva = мінерва, мінерву
duel-word-neptune = нептун
duel-word-gate = брама, браму

## Жетони Розвитку

duel-word-agriculture = рільництво
duel-word-architecture = архітектура, архітектуру
duel-word-economy = економіка, економіку
duel-word-law = закон
duel-word-masonry = мурування
duel-word-mathematics = математика, математику
duel-word-philosophy = філософія, філософію
duel-word-strategy = стратегія, стратегію
duel-word-theology = теологія, теологію
duel-word-urbanism = урбанізм
duel-word-mysticism = містицизм
duel-word-poliorcetics = облогова техніка, облогову техніку
duel-word-engineering = інженерна справа, інженерну справу

## Міфології

duel-word-mesopotamian = месопотамська, месопотамську
duel-word-phoenician = фінікійська, фінікійську
duel-word-greek = грецька, грецьку
duel-word-egyptian = єгипетська, єгипетську
duel-word-roman = римська, римську

## Сторони

duel-word-sun = сонце
duel-word-moon = місяць
