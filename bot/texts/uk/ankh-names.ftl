### Назви гри: боги, фігурки, монументи, властивості, карти, треки, сценарії.

ankh-game = Анкх: Боги Єгипту

## Боги; коротка форма — там, де мають уміститися всі п’ять

# not in the printed book
ankh-god-amun = Амон
# not in the printed book
ankh-god-anubis = Анубіс
# not in the printed book
ankh-god-isis = Ісіда
# not in the printed book
ankh-god-osiris = Осіріс
# not in the printed book
ankh-god-ra = Ра
# not in the printed book
ankh-god-short-amun = Ам
# not in the printed book
ankh-god-short-anubis = Ан
# not in the printed book
ankh-god-short-isis = Іс
# not in the printed book
ankh-god-short-osiris = Ос
# not in the printed book
ankh-god-short-ra = Ра

## Фігурки

ankh-kind-god = бог
ankh-kind-w = воїн
# not in the printed book
ankh-kind-cat = мумія кішки
# not in the printed book
ankh-kind-satet = Сатіс
# not in the printed book
ankh-kind-mummy = мумія
# not in the printed book
ankh-kind-apep = Апоп
# not in the printed book
ankh-kind-scorpion = гігантський скорпіон
# not in the printed book
ankh-kind-sphinx = андросфінкс

## Монументи та місцевість

ankh-monument-obelisk = обеліск
ankh-monument-pyramid = піраміда
ankh-monument-temple = храм
ankh-monument-site = будівельний майданчик
# not in the printed book
ankh-terrain-fertile = родюча
# not in the printed book
ankh-terrain-desert = пустельна
# not in the printed book
ankh-terrain-water = водна

## Нічиє: про монументи загалом і про один із них

ankh-neutral = нейтральні
ankh-neutral-obelisk = нейтральний
ankh-neutral-pyramid = нейтральна
ankh-neutral-temple = нейтральний
ankh-neutral-site = нейтральний
ankh-nobody = нікого
ankh-no-one = немає

## Сторони світу: клешні можуть бути спрямовані й за край поля

ankh-direction-n = північ
ankh-direction-ne = північний схід
ankh-direction-se = південний схід
ankh-direction-s = південь
ankh-direction-sw = південний захід
ankh-direction-nw = північний захід

## Властивості анкха; коротка форма — для смуги під полем

# not in the printed book
ankh-power-commanding = Проводир
# not in the printed book
ankh-power-inspiring = Натхненник
# not in the printed book
ankh-power-omnipresent = Всюдисущий
# not in the printed book
ankh-power-revered = Шанований
# not in the printed book
ankh-power-resplendent = Величний
# not in the printed book
ankh-power-obelisk-attuned = Покровитель обелісків
# not in the printed book
ankh-power-temple-attuned = Покровитель храмів
# not in the printed book
ankh-power-pyramid-attuned = Покровитель пірамід
# not in the printed book
ankh-power-glorious = Прославлений
# not in the printed book
ankh-power-magnanimous = Великодушний
ankh-power-bountiful = Щедрий
# not in the printed book
ankh-power-worshipful = Обожнюваний
# not in the printed book
ankh-power-short-commanding = Провод.
# not in the printed book
ankh-power-short-inspiring = Натхн.
# not in the printed book
ankh-power-short-omnipresent = Всюдис.
# not in the printed book
ankh-power-short-revered = Шанов.
# not in the printed book
ankh-power-short-resplendent = Величн.
# not in the printed book
ankh-power-short-obelisk-attuned = Обеліск
# not in the printed book
ankh-power-short-temple-attuned = Храм
# not in the printed book
ankh-power-short-pyramid-attuned = Пірам.
# not in the printed book
ankh-power-short-glorious = Прослав.
# not in the printed book
ankh-power-short-magnanimous = Великод.
ankh-power-short-bountiful = Щедрий
# not in the printed book
ankh-power-short-worshipful = Обожн.

## Карти бою

# not in the printed book
ankh-card-chariots = Колісниці
ankh-card-plague = Навала сарани
# not in the printed book
ankh-card-drought = Посуха
# not in the printed book
ankh-card-flood = Повінь
ankh-card-build = Побудова монумента
# not in the printed book
ankh-card-miracle = Диво
# not in the printed book
ankh-card-cycle = Цикл Маат
# not in the printed book
ankh-card-short-chariots = Колісн.
ankh-card-short-plague = Сарана
# not in the printed book
ankh-card-short-drought = Посуха
# not in the printed book
ankh-card-short-flood = Повінь
ankh-card-short-build = Побуд.
# not in the printed book
ankh-card-short-miracle = Диво
# not in the printed book
ankh-card-short-cycle = Маат

## Дії та події

ankh-action-move = Переміщення фігурок
ankh-action-summon = Розміщення фігурки
ankh-action-gain = Отримання послідовників
ankh-action-unlock = Вивчення властивості анкха
ankh-event-control = Контроль монументів
ankh-event-caravan = Каравани верблюдів
ankh-event-conflict = Конфлікт

## Сценарії, міста, завершення

ankh-scenario-middle-kingdom = Середнє царство
ankh-scenario-old-kingdom = Старе царство
ankh-scenario-universal-flood = Всесвітній потоп
ankh-scenario-two-capitals = Дві столиці
ankh-scenario-gift-of-the-delta = Дар дельти
ankh-scenario-dynastic-crisis = Династична криза
ankh-scenario-great-rebuilding = Велика перебудова
ankh-scenario-guardians-of-kemet = Стражі Кемету
ankh-scenario-discord-new-kingdom = Розбрат у Новому царстві
ankh-scenario-syncretism = Синкретизм
ankh-city-waset = Васет
ankh-city-memphis = Мемфіс
ankh-city-rosetta = Розетта
ankh-city-tanis = Таніс
ankh-city-bubastis = Бубаст
ankh-city-het-nesu = Хет-Несу
ankh-ending-top = верхня поділка треку поклоніння
ankh-ending-last-god = єдиний бог, якого не забуто
ankh-ending-most-devotion = найбільше поклоніння після п’ятого конфлікту
ankh-ending-no-god-left = усіх богів забуто

## Звідки беруться і куди йдуть послідовники й поклоніння

ankh-source-gain = дія «{ ankh-action-gain }»
ankh-source-unlock = дія «{ ankh-action-unlock }»
ankh-source-battle = перемога в бою
ankh-source-glorious = { ankh-power-glorious }
ankh-source-radiance = жетон сонця
ankh-source-city = місто на території
ankh-source-drought = { ankh-card-drought }
ankh-source-domination = домінування
ankh-source-majority = більшість за типом
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
# not in the printed book
ankh-source-ransom = викуп полоненого воїна
ankh-source-site = розчищення будівельного майданчика
ankh-source-event = трек подій
ankh-source-auction = торги за стража
ankh-source-capitals = дві столиці
ankh-source-waves-of-doubt = хвилі зневіри
ankh-source-city-lost = місто не втримано
