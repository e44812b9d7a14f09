### Что можно написать вместо каждого слова из rules/duel/words.py; сначала обычная форма. Подходит любое однозначное начало.

duel-word-build = построить, строить, строю, построю, построить карту, строю карту
duel-word-sell = продать, продаю, продажа, сбросить, сбрасываю, продать карту, продаю карту, сбросить карту, сбрасываю карту
duel-word-wonder = чудо, ч, чуда, чудо света, построить чудо, построить чудо света, строю чудо, строю чудо света
duel-word-god = бог, бога, активировать, активирую, слот, активировать бога, активирую бога
duel-word-choose = выбрать, выбираю, взять, беру, оставить, оставляю, беру жетон, взять жетон
duel-word-offer = жертва, жертвоприношение, жертвоприношения, жертвы, жертву
duel-word-me = я, начинаю я
duel-word-rival = соперник, противник
duel-word-none = ничего, нет, без жертв

## Карты

duel-word-lumber-yard = лесной двор
duel-word-logging-camp = лесозаготовка, лесозаготовку
duel-word-clay-pool = глиняный пруд
duel-word-clay-pit = глиняная яма, глиняную яму
duel-word-quarry = каменоломня, каменоломню
duel-word-stone-pit = каменная яма, каменную яму
duel-word-glassworks = стекольня, стекольню
duel-word-press = пресс
duel-word-guard-tower = башня стражи, башню стражи
duel-word-stable = конюшня, конюшню
duel-word-garrison = гарнизон
duel-word-palisade = частокол
duel-word-workshop = мастерская, мастерскую
duel-word-apothecary = аптека, аптеку
duel-word-scriptorium = скрипторий
duel-word-pharmacist = фармацевт
duel-word-theater = театр
duel-word-altar = алтарь
duel-word-baths = термы
duel-word-stone-reserve = запас камня
duel-word-clay-reserve = запас глины
duel-word-wood-reserve = запас дерева
duel-word-tavern = таверна, таверну
duel-word-sawmill = лесопилка, лесопилку
duel-word-brickyard = кирпичня, кирпичню
duel-word-shelf-quarry = карьер
duel-word-glass-blower = стеклодув
duel-word-drying-room = сушильня, сушильню
duel-word-walls = стены
duel-word-horse-breeders = коневоды
duel-word-barracks = казармы
duel-word-archery-range = стрельбище
duel-word-parade-ground = плац
duel-word-library = библиотека, библиотеку
duel-word-dispensary = лечебница, лечебницу
duel-word-school = школа, школу
duel-word-laboratory = лаборатория, лабораторию
duel-word-courthouse = здание суда
duel-word-statue = статуя, статую
duel-word-temple = храм
duel-word-aqueduct = акведук
duel-word-rostrum = трибуна, трибуну
duel-word-forum = форум
duel-word-caravansery = караван-сарай
duel-word-customs-house = таможня, таможню
duel-word-brewery = пивоварня, пивоварню
duel-word-arsenal = арсенал
duel-word-pretorium = штаб
duel-word-fortifications = укрепления, укрепление
duel-word-siege-workshop = осадный двор
duel-word-circus = цирк
duel-word-academy = академия, академию
duel-word-study = кабинет
duel-word-university = университет
duel-word-observatory = обсерватория, обсерваторию
duel-word-palace = дворец
duel-word-town-hall = ратуша, ратушу
duel-word-obelisk = обелиск
duel-word-gardens = сады
duel-word-pantheon-building = пантеон
duel-word-senate = сенат
duel-word-chamber-of-commerce = торговая палата, торговую палату
duel-word-port = порт
duel-word-armory = оружейная, оружейную
duel-word-lighthouse = маяк
duel-word-arena = арена, арену
duel-word-merchants-guild = гильдия торговцев, гильдию торговцев
duel-word-shipowners-guild = гильдия судовладельцев, гильдию судовладельцев
duel-word-builders-guild = гильдия строителей, гильдию строителей
duel-word-magistrates-guild = гильдия судей, гильдию судей
duel-word-scientists-guild = гильдия учёных, гильдию учёных
duel-word-moneylenders-guild = гильдия ростовщиков, гильдию ростовщиков
duel-word-tacticians-guild = гильдия стратегов, гильдию стратегов
duel-word-grand-temple-mesopotamian = месопотамский великий храм, храм месопотамии
duel-word-grand-temple-phoenician = финикийский великий храм, храм финикии
duel-word-grand-temple-greek = греческий великий храм, храм греции
duel-word-grand-temple-egyptian = египетский великий храм, храм египта
duel-word-grand-temple-roman = римский великий храм, храм рима

## Чудеса света

duel-word-appian-way = аппиева дорога, аппиеву дорогу
duel-word-circus-maximus = большой цирк
duel-word-colossus = колосс родосский, колосс
duel-word-great-library = александрийская библиотека, александрийскую библиотеку, александрийская
duel-word-great-lighthouse = александрийский маяк
duel-word-hanging-gardens = висячие сады семирамиды, висячие сады
duel-word-mausoleum = мавзолей в галикарнасе, мавзолей
duel-word-piraeus = пирей
duel-word-pyramids = пирамида хеопса, пирамиду хеопса, пирамиды
duel-word-sphinx = большой сфинкс, сфинкс
duel-word-statue-of-zeus = статуя зевса, статую зевса
duel-word-temple-of-artemis = храм артемиды, артемида
duel-word-sanctuary = святилище
duel-word-divine-theater = божественный театр

## Боги

duel-word-enki = энки
duel-word-ishtar = иштар
duel-word-nisaba = нисаба, нисабу
duel-word-astarte = астарта, астарту
duel-word-baal = баал
duel-word-tanit = танит
duel-word-aphrodite = афродита, афродиту
duel-word-hades = аид
duel-word-zeus = зевс
duel-word-anubis = анубис
duel-word-isis = исида, исиду
duel-word-ra = ра
duel-word-mars = марс
duel-word-minerva = минерва, минерву
duel-word-neptune = нептун
duel-word-gate = врата

## Жетоны Развития

duel-word-agriculture = земледелие
duel-word-architecture = архитектура, архитектуру
duel-word-economy = экономика, экономику
duel-word-law = закон
duel-word-masonry = каменная кладка, каменную кладку
duel-word-mathematics = математика, математику
duel-word-philosophy = философия, философию
duel-word-strategy = стратегия, стратегию
duel-word-theology = теология, теологию
duel-word-urbanism = урбанизм
duel-word-mysticism = мистицизм
duel-word-poliorcetics = осадная техника, осадную технику
duel-word-engineering = инженерное дело

## Мифологии

duel-word-mesopotamian = месопотамская, месопотамскую
duel-word-phoenician = финикийская, финикийскую
duel-word-greek = греческая, греческую
duel-word-egyptian = египетская, египетскую
duel-word-roman = римская, римскую

## Стороны

duel-word-sun = солнце
duel-word-moon = луна, луну
