### Названия игры: боги, фигурки, монументы, свойства, карты, шкалы, сценарии.

ankh-game = Анх. Боги Египта

## Боги; краткая форма — там, где должны поместиться все пять

ankh-god-amun = Амон
ankh-god-anubis = Анубис
ankh-god-isis = Исида
ankh-god-osiris = Осирис
ankh-god-ra = Ра
ankh-god-short-amun = Ам
ankh-god-short-anubis = Ан
ankh-god-short-isis = Ис
ankh-god-short-osiris = Ос
ankh-god-short-ra = Ра

## Фигурки

ankh-kind-god = бог
ankh-kind-w = воин
ankh-kind-cat = мумия кошки
ankh-kind-satet = Сатис
ankh-kind-mummy = мумия
ankh-kind-apep = Апоп
ankh-kind-scorpion = гигантский скорпион
ankh-kind-sphinx = андросфинкс

## Монументы и местность

ankh-monument-obelisk = обелиск
ankh-monument-pyramid = пирамида
ankh-monument-temple = храм
# not in the printed book
ankh-monument-site = стройплощадка
ankh-terrain-fertile = плодородная
ankh-terrain-desert = пустынная
ankh-terrain-water = водная

## Ничьё: о монументах вообще и об одном из них

ankh-neutral = нейтральные
ankh-neutral-obelisk = нейтральный
ankh-neutral-pyramid = нейтральная
ankh-neutral-temple = нейтральный
ankh-neutral-site = нейтральная
ankh-nobody = никого
ankh-no-one = нет

## Стороны света: клешни могут указывать и за край поля

ankh-direction-n = север
ankh-direction-ne = северо-восток
ankh-direction-se = юго-восток
ankh-direction-s = юг
ankh-direction-sw = юго-запад
ankh-direction-nw = северо-запад

## Свойства анха; краткая форма — для полосы под полем

ankh-power-commanding = Предводитель
ankh-power-inspiring = Воодушевитель
ankh-power-omnipresent = Вездесущий
ankh-power-revered = Почитаемый
ankh-power-resplendent = Великолепный
ankh-power-obelisk-attuned = Покровитель обелисков
ankh-power-temple-attuned = Покровитель храмов
ankh-power-pyramid-attuned = Покровитель пирамид
ankh-power-glorious = Прославленный
ankh-power-magnanimous = Великодушный
ankh-power-bountiful = Щедрый
ankh-power-worshipful = Досточтимый
ankh-power-short-commanding = Предвод.
ankh-power-short-inspiring = Воодуш.
ankh-power-short-omnipresent = Вездес.
ankh-power-short-revered = Почит.
ankh-power-short-resplendent = Великол.
ankh-power-short-obelisk-attuned = Обелиск
ankh-power-short-temple-attuned = Храм
ankh-power-short-pyramid-attuned = Пирам.
ankh-power-short-glorious = Прослав.
ankh-power-short-magnanimous = Великод.
ankh-power-short-bountiful = Щедрый
ankh-power-short-worshipful = Досточт.

## Карты сражений

ankh-card-chariots = Колесницы
ankh-card-plague = Нашествие саранчи
ankh-card-drought = Засуха
ankh-card-flood = Потоп
ankh-card-build = Возведение монумента
ankh-card-miracle = Чудо
ankh-card-cycle = Цикл Маат
ankh-card-short-chariots = Колесн.
ankh-card-short-plague = Саранча
ankh-card-short-drought = Засуха
ankh-card-short-flood = Потоп
ankh-card-short-build = Возвед.
ankh-card-short-miracle = Чудо
ankh-card-short-cycle = Маат

## Действия и события

ankh-action-move = Переместить фигурки
ankh-action-summon = Призвать фигурку
ankh-action-gain = Получить верующих
ankh-action-unlock = Открыть свойство анха
ankh-event-control = Контроль над монументом
ankh-event-caravan = Караван верблюдов
ankh-event-conflict = Конфликт

## Сценарии, города, исходы
# Names of scenarios and cities are our own: the Russian scenario book was not at hand.

ankh-scenario-middle-kingdom = Среднее царство
ankh-scenario-old-kingdom = Древнее царство
ankh-scenario-universal-flood = Всемирный потоп
ankh-scenario-two-capitals = Две столицы
ankh-scenario-gift-of-the-delta = Дар дельты
ankh-scenario-dynastic-crisis = Династический кризис
ankh-scenario-great-rebuilding = Великое восстановление
ankh-scenario-guardians-of-kemet = Стражи Кемета
ankh-scenario-discord-new-kingdom = Раздор в Новом царстве
ankh-scenario-syncretism = Синкретизм
ankh-city-waset = Васет
ankh-city-memphis = Мемфис
ankh-city-rosetta = Розетта
ankh-city-tanis = Танис
ankh-city-bubastis = Бубастис
ankh-city-het-nesu = Хет-Несу
ankh-ending-top = вершина шкалы поклонения
ankh-ending-last-god = единственный незабытый бог
ankh-ending-most-devotion = наибольшее поклонение после пятого конфликта
ankh-ending-no-god-left = все боги преданы забвению

## Откуда берутся и куда уходят верующие и поклонение

ankh-source-gain = действие «{ ankh-action-gain }»
ankh-source-unlock = действие «{ ankh-action-unlock }»
ankh-source-battle = победа в сражении
ankh-source-glorious = { ankh-power-glorious }
ankh-source-radiance = жетон солнца
ankh-source-city = город в регионе
ankh-source-drought = { ankh-card-drought }
ankh-source-domination = доминирование
ankh-source-majority = контроль над большинством
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
ankh-source-ransom = освобождение пленного воина
# not in the printed book
ankh-source-site = расчистка стройплощадки
ankh-source-event = шкала событий
# not in the printed book
ankh-source-auction = торги за стража
ankh-source-capitals = две столицы
# not in the printed book
ankh-source-waves-of-doubt = волны неверия
ankh-source-city-lost = город не удержан
