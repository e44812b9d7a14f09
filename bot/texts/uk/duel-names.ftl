### Назви «Дуелі»: сторони, карти, Дива, боги, жетони й що вони роблять.

duel-game = 7 чудес: Дуель

## Сторони

duel-side-sun = Сонце
duel-side-moon = Місяць

## Ресурси

duel-resource-wood = дерево
duel-resource-clay = глина
duel-resource-stone = камінь
duel-resource-glass = скло
duel-resource-papyrus = папірус

## Наукові символи

duel-symbol-quill = перо
duel-symbol-mortar = ступка
duel-symbol-pendulum = висок
duel-symbol-wheel = колесо
duel-symbol-sundial = сонячний годинник
duel-symbol-armillary = армілярна сфера
duel-symbol-law = закон

## Символи ланцюжків

duel-chain-horseshoe = підкова
duel-chain-sword = меч
duel-chain-tower = вежа
duel-chain-book = книга
duel-chain-gear = шестерня
duel-chain-mask = маска
duel-chain-moon = місяць
duel-chain-drop = крапля
duel-chain-vase = ваза
duel-chain-target = мішень
duel-chain-helmet = шолом
duel-chain-lyre = ліра
duel-chain-lamp = лампа
duel-chain-column = колона
duel-chain-sun = сонце
duel-chain-portico = портик
duel-chain-barrel = бочка

## Кольори карт

duel-colour-brown = коричнева
duel-colour-grey = сіра
duel-colour-blue = синя
duel-colour-green = зелена
duel-colour-yellow = жовта
duel-colour-red = червона
duel-colour-purple = гільдія
duel-colour-temple = Великий Храм

## Сорочки карт

duel-back-age-1 = карта епохи I
duel-back-age-2 = карта епохи II
duel-back-age-3 = карта епохи III
duel-back-guild = гільдія
duel-back-temple = Великий Храм

## За що очки

duel-category-military = Війна
duel-category-blue = Сині карти
duel-category-green = Зелені карти
duel-category-yellow = Жовті карти
duel-category-guilds = Гільдії
duel-category-temples = Великі Храми
duel-category-wonders = Дива світу
duel-category-progress = Жетони Розвитку
duel-category-coins = Монети
duel-category-gods = Боги

## Як закінчується гра

duel-ending-military = військова перевага
duel-ending-science = наукова перевага
duel-ending-points = найбільше очок після епохи III
duel-ending-blue = очок порівну, більше за сині карти
duel-ending-shared = спільна перемога

## Карти

duel-card-lumber-yard = Лісовий двір
duel-card-logging-camp = Лісозаготівля
duel-card-clay-pool = Глинище
duel-card-clay-pit = Глиняна яма
duel-card-quarry = Каменярня
duel-card-stone-pit = Кам’яна яма
duel-card-glassworks = Склоробня
duel-card-press = Прес
duel-card-guard-tower = Дозорна вежа
duel-card-stable = Стайня
duel-card-garrison = Гарнізон
duel-card-palisade = Частокіл
duel-card-workshop = Майстерня
duel-card-apothecary = Аптека
duel-card-scriptorium = Скрипторій
duel-card-pharmacist = Фармацевт
duel-card-theater = Театр
duel-card-altar = Вівтар
duel-card-baths = Терми
duel-card-stone-reserve = Запас каменю
duel-card-clay-reserve = Запас глини
duel-card-wood-reserve = Запас дерева
duel-card-tavern = Таверна
duel-card-sawmill = Лісопильня
duel-card-brickyard = Цегельня
duel-card-shelf-quarry = Кар’єр
duel-card-glass-blower = Склодув
duel-card-drying-room = Сушарня
duel-card-walls = Мури
duel-card-horse-breeders = Конярі
duel-card-barracks = Казарми
duel-card-archery-range = Стрільбище
duel-card-parade-ground = Плац
duel-card-library = Бібліотека
duel-card-dispensary = Лічниця
duel-card-school = Школа
duel-card-laboratory = Лабораторія
duel-card-courthouse = Будинок суду
duel-card-statue = Статуя
duel-card-temple = Храм
duel-card-aqueduct = Акведук
duel-card-rostrum = Трибуна
duel-card-forum = Форум
duel-card-caravansery = Караван-сарай
duel-card-customs-house = Митниця
duel-card-brewery = Броварня
duel-card-arsenal = Арсенал
duel-card-pretorium = Штаб
duel-card-fortifications = Укріплення
duel-card-siege-workshop = Облоговий двір
duel-card-circus = Цирк
duel-card-academy = Академія
duel-card-study = Кабінет
duel-card-university = Університет
duel-card-observatory = Обсерваторія
duel-card-palace = Палац
duel-card-town-hall = Ратуша
duel-card-obelisk = Обеліск
duel-card-gardens = Сади
duel-card-pantheon-building = Пантеон
duel-card-senate = Сенат
duel-card-chamber-of-commerce = Торгова палата
duel-card-port = Порт
duel-card-armory = Зброярня
duel-card-lighthouse = Маяк
duel-card-arena = Арена
duel-card-merchants-guild = Гільдія торговців
duel-card-shipowners-guild = Гільдія судновласників
duel-card-builders-guild = Гільдія будівничих
duel-card-magistrates-guild = Гільдія суддів
duel-card-scientists-guild = Гільдія вчених
duel-card-moneylenders-guild = Гільдія лихварів
duel-card-tacticians-guild = Гільдія тактиків
duel-card-grand-temple-mesopotamian = Месопотамський Великий Храм
duel-card-grand-temple-phoenician = Фінікійський Великий Храм
duel-card-grand-temple-greek = Грецький Великий Храм
duel-card-grand-temple-egyptian = Єгипетський Великий Храм
duel-card-grand-temple-roman = Римський Великий Храм

## Карти: короткі назви

duel-short-card-chamber-of-commerce = Торгова палата
duel-short-card-shipowners-guild = Г. судновласників
duel-short-card-builders-guild = Гільдія будівничих
duel-short-card-moneylenders-guild = Гільдія лихварів
duel-short-card-grand-temple-mesopotamian = Храм Месопотамії
duel-short-card-grand-temple-phoenician = Храм Фінікії
duel-short-card-grand-temple-greek = Храм Греції
duel-short-card-grand-temple-egyptian = Храм Єгипту
duel-short-card-grand-temple-roman = Храм Риму

## Дива світу

duel-wonder-appian-way = Аппієва дорога
duel-wonder-circus-maximus = Великий цирк
duel-wonder-colossus = Колос Родоський
duel-wonder-great-library = Александрійська бібліотека
duel-wonder-great-lighthouse = Александрійський маяк
duel-wonder-hanging-gardens = Висячі сади Семіраміди
duel-wonder-mausoleum = Мавзолей у Галікарнасі
duel-wonder-piraeus = Пірей
duel-wonder-pyramids = Піраміда Хеопса
duel-wonder-sphinx = Великий сфінкс
duel-wonder-statue-of-zeus = Статуя Зевса в Олімпії
duel-wonder-temple-of-artemis = Храм Артеміди в Ефесі
duel-wonder-sanctuary = Святилище
duel-wonder-divine-theater = Божественний театр

## Дива світу: короткі назви

duel-short-wonder-great-library = Алекс. бібліотека
duel-short-wonder-great-lighthouse = Алекс. маяк
duel-short-wonder-hanging-gardens = Висячі сади
duel-short-wonder-mausoleum = Мавзолей
duel-short-wonder-statue-of-zeus = Статуя Зевса
duel-short-wonder-temple-of-artemis = Храм Артеміди
duel-short-wonder-divine-theater = Божеств. театр

## Боги

duel-god-enki = Енкі
duel-god-ishtar = Іштар
duel-god-nisaba = Нісаба
duel-god-astarte = Астарта
duel-god-baal = Баал
duel-god-tanit = Таніт
duel-god-aphrodite = Афродіта
duel-god-hades = Аїд
duel-god-zeus = Зевс
duel-god-anubis = Анубіс
duel-god-isis = Ісіда
duel-god-ra = Ра
duel-god-mars = Марс
duel-god-minerva = Мінерва
duel-god-neptune = Нептун
duel-god-gate = Брама

## Жетони Розвитку

duel-progress-agriculture = Рільництво
duel-progress-architecture = Архітектура
duel-progress-economy = Економіка
duel-progress-law = Закон
duel-progress-masonry = Мурування
duel-progress-mathematics = Математика
duel-progress-philosophy = Філософія
duel-progress-strategy = Стратегія
duel-progress-theology = Теологія
duel-progress-urbanism = Урбанізм
duel-progress-mysticism = Містицизм
duel-progress-poliorcetics = Облогова техніка
duel-progress-engineering = Інженерна справа

## Міфології

duel-mythology-mesopotamian = Месопотамська
duel-mythology-phoenician = Фінікійська
duel-mythology-greek = Грецька
duel-mythology-egyptian = Єгипетська
duel-mythology-roman = Римська

## Що роблять Дива

duel-text-wonder-appian-way = Ви берете 3 монети, суперник втрачає 3. Ще один хід.
duel-text-wonder-circus-maximus = 1 Щит. Скиньте сіру карту суперника.
duel-text-wonder-colossus = 2 Щити.
duel-text-wonder-great-library = Візьміть 3 жетони Розвитку з коробки, один залиште.
duel-text-wonder-great-lighthouse = Дає дерево, глину або камінь.
duel-text-wonder-hanging-gardens = Ви берете 6 монет. Ще один хід.
duel-text-wonder-mausoleum = Збудуйте безплатно карту зі скиду.
duel-text-wonder-piraeus = Дає скло або папірус. Ще один хід.
duel-text-wonder-pyramids = Тільки очки.
duel-text-wonder-sphinx = Ще один хід.
duel-text-wonder-statue-of-zeus = 1 Щит. Скиньте коричневу карту суперника.
duel-text-wonder-temple-of-artemis = Ви берете 12 монет. Ще один хід.
duel-text-wonder-sanctuary = Боги коштують вам на 2 менше. Ще один хід.
duel-text-wonder-divine-theater = Відкрийте стос богів і активуйте одного безплатно.

## Що роблять боги

duel-text-god-enki = Отримайте один із двох жетонів Розвитку на карті.
duel-text-god-ishtar = Символ закону.
duel-text-god-nisaba = Скопіюйте символ зеленої карти суперника.
duel-text-god-astarte = 7 монет на карті: їх не відібрати, можна витрачати, наприкінці 1 очко за кожну.
duel-text-god-baal = Заберіть коричневу або сіру карту суперника.
duel-text-god-tanit = Візьміть 12 монет.
duel-text-god-aphrodite = 9 очок.
duel-text-god-hades = Збудуйте безплатно будь-яку карту зі скиду.
duel-text-god-zeus = Скиньте будь-яку карту розкладки разом із жетоном на ній.
duel-text-god-anubis = Збудоване Диво будь-якого гравця знову не збудоване.
duel-text-god-isis = Збудуйте своє Диво безплатно картою зі скиду.
duel-text-god-ra = Заберіть незбудоване Диво суперника.
duel-text-god-mars = 2 Щити.
duel-text-god-minerva = Фішка Мінерви стає на трек: маркер Конфлікту перед нею спиниться.
duel-text-god-neptune = Приберіть Військовий жетон; потім суперник втрачає монети іншого.
duel-text-god-gate = Відкрийте верхнього бога кожного стосу й активуйте одного безплатно.

## Що роблять жетони Розвитку

duel-text-progress-agriculture = 6 монет одразу; 4 очки.
duel-text-progress-architecture = Дива коштують на 2 ресурси менше.
duel-text-progress-economy = Ви отримуєте монети, які суперник платить за ресурси.
duel-text-progress-law = Символ закону.
duel-text-progress-masonry = Сині карти коштують на 2 ресурси менше.
duel-text-progress-mathematics = 3 очки за кожен жетон Розвитку.
duel-text-progress-philosophy = 7 очок.
duel-text-progress-strategy = Нові червоні карти дають на 1 Щит більше.
duel-text-progress-theology = Нові Дива дають ще один хід.
duel-text-progress-urbanism = 6 монет одразу; 4 монети за кожну карту, безплатну за ланцюжком.
duel-text-progress-mysticism = 2 очки за кожен жетон Міфології чи Жертви.
duel-text-progress-poliorcetics = Кожен Щит, що зсунув маркер, забирає в суперника 1 монету.
duel-text-progress-engineering = Карти із символом ланцюжка коштують вам 1 монету.
