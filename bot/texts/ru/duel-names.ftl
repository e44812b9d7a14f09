### Названия «Дуэли»: стороны, карты, Чудеса, боги, жетоны и что они делают.

duel-game = 7 чудес: Дуэль

## Стороны

duel-side-sun = Солнце
duel-side-moon = Луна

## Ресурсы

duel-resource-wood = дерево
duel-resource-clay = глина
duel-resource-stone = камень
duel-resource-glass = стекло
duel-resource-papyrus = папирус

## Научные символы

duel-symbol-quill = перо
duel-symbol-mortar = ступка
duel-symbol-pendulum = отвес
duel-symbol-wheel = колесо
duel-symbol-sundial = солнечные часы
duel-symbol-armillary = армиллярная сфера
duel-symbol-law = закон

## Символы цепочек

duel-chain-horseshoe = подкова
duel-chain-sword = меч
duel-chain-tower = башня
duel-chain-book = книга
duel-chain-gear = шестерня
duel-chain-mask = маска
duel-chain-moon = луна
duel-chain-drop = капля
duel-chain-vase = ваза
duel-chain-target = мишень
duel-chain-helmet = шлем
duel-chain-lyre = лира
duel-chain-lamp = лампа
duel-chain-column = колонна
duel-chain-sun = солнце
duel-chain-portico = портик
duel-chain-barrel = бочка

## Цвета карт

duel-colour-brown = коричневая
duel-colour-grey = серая
duel-colour-blue = синяя
duel-colour-green = зелёная
duel-colour-yellow = жёлтая
duel-colour-red = красная
duel-colour-purple = гильдия
duel-colour-temple = Великий Храм

## Рубашки карт

duel-back-age-1 = карта эпохи I
duel-back-age-2 = карта эпохи II
duel-back-age-3 = карта эпохи III
duel-back-guild = гильдия
duel-back-temple = Великий Храм

## За что очки

duel-category-military = Война
duel-category-blue = Синие карты
duel-category-green = Зелёные карты
duel-category-yellow = Жёлтые карты
duel-category-guilds = Гильдии
duel-category-temples = Великие Храмы
duel-category-wonders = Чудеса света
duel-category-progress = Жетоны Развития
duel-category-coins = Монеты
duel-category-gods = Боги

## Как кончается игра

duel-ending-military = военное превосходство
duel-ending-science = научное превосходство
duel-ending-points = больше очков после эпохи III
duel-ending-blue = очков поровну, больше за синие карты
duel-ending-shared = общая победа

## Карты

duel-card-lumber-yard = Лесной двор
duel-card-logging-camp = Лесозаготовка
duel-card-clay-pool = Глиняный пруд
duel-card-clay-pit = Глиняная яма
duel-card-quarry = Каменоломня
duel-card-stone-pit = Каменная яма
duel-card-glassworks = Стекольня
duel-card-press = Пресс
duel-card-guard-tower = Башня стражи
duel-card-stable = Конюшня
duel-card-garrison = Гарнизон
duel-card-palisade = Частокол
duel-card-workshop = Мастерская
duel-card-apothecary = Аптека
duel-card-scriptorium = Скрипторий
duel-card-pharmacist = Фармацевт
duel-card-theater = Театр
duel-card-altar = Алтарь
duel-card-baths = Термы
duel-card-stone-reserve = Запас камня
duel-card-clay-reserve = Запас глины
duel-card-wood-reserve = Запас дерева
duel-card-tavern = Таверна
duel-card-sawmill = Лесопилка
duel-card-brickyard = Кирпичня
duel-card-shelf-quarry = Карьер
duel-card-glass-blower = Стеклодув
duel-card-drying-room = Сушильня
duel-card-walls = Стены
duel-card-horse-breeders = Коневоды
duel-card-barracks = Казармы
duel-card-archery-range = Стрельбище
duel-card-parade-ground = Плац
duel-card-library = Библиотека
duel-card-dispensary = Лечебница
duel-card-school = Школа
duel-card-laboratory = Лаборатория
duel-card-courthouse = Здание суда
duel-card-statue = Статуя
duel-card-temple = Храм
duel-card-aqueduct = Акведук
duel-card-rostrum = Трибуна
duel-card-forum = Форум
duel-card-caravansery = Караван-сарай
duel-card-customs-house = Таможня
duel-card-brewery = Пивоварня
duel-card-arsenal = Арсенал
duel-card-pretorium = Штаб
duel-card-fortifications = Укрепления
duel-card-siege-workshop = Осадный двор
duel-card-circus = Цирк
duel-card-academy = Академия
duel-card-study = Кабинет
duel-card-university = Университет
duel-card-observatory = Обсерватория
duel-card-palace = Дворец
duel-card-town-hall = Ратуша
duel-card-obelisk = Обелиск
duel-card-gardens = Сады
duel-card-pantheon-building = Пантеон
duel-card-senate = Сенат
duel-card-chamber-of-commerce = Торговая палата
duel-card-port = Порт
duel-card-armory = Оружейная
duel-card-lighthouse = Маяк
duel-card-arena = Арена
duel-card-merchants-guild = Гильдия торговцев
duel-card-shipowners-guild = Гильдия судовладельцев
duel-card-builders-guild = Гильдия строителей
duel-card-magistrates-guild = Гильдия судей
duel-card-scientists-guild = Гильдия учёных
duel-card-moneylenders-guild = Гильдия ростовщиков
duel-card-tacticians-guild = Гильдия стратегов
duel-card-grand-temple-mesopotamian = Месопотамский Великий Храм
duel-card-grand-temple-phoenician = Финикийский Великий Храм
duel-card-grand-temple-greek = Греческий Великий Храм
duel-card-grand-temple-egyptian = Египетский Великий Храм
duel-card-grand-temple-roman = Римский Великий Храм

## Карты: краткие названия

duel-short-card-chamber-of-commerce = Торговая палата
duel-short-card-shipowners-guild = Г. судовладельцев
duel-short-card-builders-guild = Г. строителей
duel-short-card-moneylenders-guild = Г. ростовщиков
duel-short-card-grand-temple-mesopotamian = Храм Месопотамии
duel-short-card-grand-temple-phoenician = Храм Финикии
duel-short-card-grand-temple-greek = Храм Греции
duel-short-card-grand-temple-egyptian = Храм Египта
duel-short-card-grand-temple-roman = Храм Рима

## Чудеса света

duel-wonder-appian-way = Аппиева дорога
duel-wonder-circus-maximus = Большой цирк
duel-wonder-colossus = Колосс Родосский
duel-wonder-great-library = Александрийская библиотека
duel-wonder-great-lighthouse = Александрийский маяк
duel-wonder-hanging-gardens = Висячие сады Семирамиды
duel-wonder-mausoleum = Мавзолей в Галикарнасе
duel-wonder-piraeus = Пирей
duel-wonder-pyramids = Пирамида Хеопса
duel-wonder-sphinx = Большой сфинкс
duel-wonder-statue-of-zeus = Статуя Зевса в Олимпии
duel-wonder-temple-of-artemis = Храм Артемиды в Эфесе
duel-wonder-sanctuary = Святилище
duel-wonder-divine-theater = Божественный театр

## Чудеса света: краткие названия

duel-short-wonder-great-library = Алекс. библиотека
duel-short-wonder-great-lighthouse = Алекс. маяк
duel-short-wonder-hanging-gardens = Висячие сады
duel-short-wonder-mausoleum = Мавзолей
duel-short-wonder-statue-of-zeus = Статуя Зевса
duel-short-wonder-temple-of-artemis = Храм Артемиды
duel-short-wonder-divine-theater = Божеств. театр

## Боги

duel-god-enki = Энки
duel-god-ishtar = Иштар
duel-god-nisaba = Нисаба
duel-god-astarte = Астарта
duel-god-baal = Баал
duel-god-tanit = Танит
duel-god-aphrodite = Афродита
duel-god-hades = Аид
duel-god-zeus = Зевс
duel-god-anubis = Анубис
duel-god-isis = Исида
duel-god-ra = Ра
duel-god-mars = Марс
duel-god-minerva = Минерва
duel-god-neptune = Нептун
duel-god-gate = Врата

## Жетоны Развития

duel-progress-agriculture = Земледелие
duel-progress-architecture = Архитектура
duel-progress-economy = Экономика
duel-progress-law = Закон
duel-progress-masonry = Каменная кладка
duel-progress-mathematics = Математика
duel-progress-philosophy = Философия
duel-progress-strategy = Стратегия
duel-progress-theology = Теология
duel-progress-urbanism = Урбанизм
duel-progress-mysticism = Мистицизм
duel-progress-poliorcetics = Осадная техника
duel-progress-engineering = Инженерное дело

## Мифологии

duel-mythology-mesopotamian = Месопотамская
duel-mythology-phoenician = Финикийская
duel-mythology-greek = Греческая
duel-mythology-egyptian = Египетская
duel-mythology-roman = Римская

## Что делают Чудеса

duel-text-wonder-appian-way = Вы берёте 3 монеты, соперник теряет 3. Ещё один ход.
duel-text-wonder-circus-maximus = 1 Щит. Сбросьте серую карту соперника.
duel-text-wonder-colossus = 2 Щита.
duel-text-wonder-great-library = Возьмите 3 жетона Развития из коробки, один оставьте.
duel-text-wonder-great-lighthouse = Даёт дерево, глину или камень.
duel-text-wonder-hanging-gardens = Вы берёте 6 монет. Ещё один ход.
duel-text-wonder-mausoleum = Постройте бесплатно карту из сброса.
duel-text-wonder-piraeus = Даёт стекло или папирус. Ещё один ход.
duel-text-wonder-pyramids = Только очки.
duel-text-wonder-sphinx = Ещё один ход.
duel-text-wonder-statue-of-zeus = 1 Щит. Сбросьте коричневую карту соперника.
duel-text-wonder-temple-of-artemis = Вы берёте 12 монет. Ещё один ход.
duel-text-wonder-sanctuary = Боги стоят вам на 2 меньше. Ещё один ход.
duel-text-wonder-divine-theater = Откройте стопку богов и активируйте одного бесплатно.

## Что делают боги

duel-text-god-enki = Получите один из двух жетонов Развития на карте.
duel-text-god-ishtar = Символ закона.
duel-text-god-nisaba = Скопируйте символ зелёной карты соперника.
duel-text-god-astarte = 7 монет на карте: их не отнять, можно тратить, в конце 1 очко за каждую.
duel-text-god-baal = Заберите коричневую или серую карту соперника.
duel-text-god-tanit = Возьмите 12 монет.
duel-text-god-aphrodite = 9 очков.
duel-text-god-hades = Постройте бесплатно любую карту из сброса.
duel-text-god-zeus = Сбросьте любую карту раскладки вместе с жетоном на ней.
duel-text-god-anubis = Построенное Чудо любого игрока снова не построено.
duel-text-god-isis = Постройте своё Чудо бесплатно картой из сброса.
duel-text-god-ra = Заберите непостроенное Чудо соперника.
duel-text-god-mars = 2 Щита.
duel-text-god-minerva = Фишка Минервы встаёт на трек: маркер Конфликта перед ней остановится.
duel-text-god-neptune = Уберите Военный жетон; затем соперник теряет монеты другого.
duel-text-god-gate = Откройте верхнего бога каждой стопки и активируйте одного бесплатно.

## Что делают жетоны Развития

duel-text-progress-agriculture = 6 монет сразу; 4 очка.
duel-text-progress-architecture = Чудеса стоят на 2 ресурса меньше.
duel-text-progress-economy = Вы получаете монеты, которые соперник платит за ресурсы.
duel-text-progress-law = Символ закона.
duel-text-progress-masonry = Синие карты стоят на 2 ресурса меньше.
duel-text-progress-mathematics = 3 очка за каждый жетон Развития.
duel-text-progress-philosophy = 7 очков.
duel-text-progress-strategy = Новые красные карты дают на 1 Щит больше.
duel-text-progress-theology = Новые Чудеса дают ещё один ход.
duel-text-progress-urbanism = 6 монет сразу; 4 монеты за каждую карту, бесплатную по цепочке.
duel-text-progress-mysticism = 2 очка за каждый жетон Мифологии или Жертвоприношения.
duel-text-progress-poliorcetics = Каждый Щит, сдвинувший маркер, отнимает у соперника 1 монету.
duel-text-progress-engineering = Карты с символом цепочки стоят вам 1 монету.
