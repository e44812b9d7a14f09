### Мелкие слова на картинках; их длину задаёт renderer/ankh/labels.py.

ankh-label-letter-amun = Ам
ankh-label-letter-anubis = Ан
ankh-label-letter-isis = И
ankh-label-letter-osiris = О
ankh-label-letter-ra = Р
ankh-label-action-move = Переместить
ankh-label-action-summon = Призвать
ankh-label-action-gain = Верующие
ankh-label-action-unlock = Свойство
ankh-label-card-chariots = Колесницы
ankh-label-card-plague = Саранча
ankh-label-card-drought = Засуха
ankh-label-card-flood = Потоп
ankh-label-card-build = Возвед.
ankh-label-card-miracle = Чудо
ankh-label-card-cycle = Маат
ankh-label-turn = Ход { $number }
ankh-label-step = Шаг { $number }
ankh-label-next = Событие
ankh-label-tie-breaker = Жетон ничьей
ankh-label-regions-left = Ещё регионы
ankh-label-devotion = Поклонение
ankh-label-guardians = Стражи
ankh-label-auction = Торги
ankh-label-supply = Запас
ankh-label-forgotten = Забыты
ankh-label-oblivion = Забвение
ankh-label-winner = Победа
ankh-label-merged = Слияние
ankh-label-nobody = ни у кого

## Картинка сражения, лист бога и рука

ankh-label-battle = Сражение
ankh-label-figures = фигурки
ankh-label-bonus = бонус
ankh-label-cards = карты
ankh-label-strength = сила
ankh-label-followers = Верующие
ankh-label-bid = ставка { $number }
ankh-label-no-winner = Победителя нет
ankh-label-face-down = Карты закрыты
ankh-label-played = разыграна
ankh-label-in-hand = Карты в руке
ankh-label-powers = Свойства анха
ankh-label-level = Уровень { $number }
ankh-label-pool = Запас
ankh-label-tokens = Жетоны
ankh-label-place = Место { $number }
ankh-label-monuments = Монументы

## Что делают карты и боги, в двух словах

ankh-text-card-chariots = Только сила, больше ничего.
ankh-text-card-plague = Все боги здесь тайно ставят верующих; выживают лишь фигурки того, кто поставил больше всех.
ankh-text-card-drought = При победе: +1 поклонение за каждую вашу фигурку здесь на пустынной клетке.
ankh-text-card-flood = +1 верующий за каждую вашу фигурку здесь на плодородной клетке; при розыгрыше сражения не гибнут.
ankh-text-card-build = Можно пожертвовать 3 верующих и возвести здесь свой монумент.
ankh-text-card-miracle = +1 поклонение за каждую вашу фигурку, погибшую в этом сражении.
ankh-text-card-cycle = После сражения верните в руку все свои карты, и эту тоже.
ankh-text-god-amun = Раз за конфликт в одном сражении можно разыграть две карты; объявите об этом до выбора карт.
ankh-text-god-anubis = Гибнут чужие воины — берите одного в плен, всего до трёх. Каждый пленный: +1 к силе вашего бога.
ankh-text-god-isis = Ваши фигурки рядом с фигуркой врага могут пережить проигранное сражение.
ankh-text-god-osiris = После поражения кладёте или двигаете туда жетон загробного мира; призыв добавит на жетон фигурку.
ankh-text-god-ra = Призывайте фигурки с жетоном солнца. С таким в регионе победа и доминирование дают +1 поклонение.
