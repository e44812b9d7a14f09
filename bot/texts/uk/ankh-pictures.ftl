### Дрібні слова на зображеннях; їхню довжину задає renderer/ankh/labels.py.

ankh-label-letter-amun = Ам
ankh-label-letter-anubis = Ан
ankh-label-letter-isis = І
ankh-label-letter-osiris = О
ankh-label-letter-ra = Р
ankh-label-action-move = Переміщення
ankh-label-action-summon = Розміщення
ankh-label-action-gain = Послідовники
ankh-label-action-unlock = Властивість
# not in the printed book
ankh-label-card-chariots = Колісниці
ankh-label-card-plague = Сарана
# not in the printed book
ankh-label-card-drought = Посуха
# not in the printed book
ankh-label-card-flood = Повінь
ankh-label-card-build = Побуд.
# not in the printed book
ankh-label-card-miracle = Диво
# not in the printed book
ankh-label-card-cycle = Маат
ankh-label-turn = Хід { $number }
ankh-label-step = Крок { $number }
ankh-label-next = Подія
ankh-label-tie-breaker = Жетон нічиєї
ankh-label-regions-left = Ще території
ankh-label-devotion = Поклоніння
ankh-label-guardians = Стражі
ankh-label-auction = Торги
ankh-label-supply = Запас
ankh-label-forgotten = Забуто
ankh-label-oblivion = Забуття
ankh-label-winner = Перемога
ankh-label-merged = Злука
ankh-label-nobody = ні в кого

## Зображення бою, аркуш бога й рука

ankh-label-battle = Бій
ankh-label-figures = фігурки
ankh-label-bonus = бонус
ankh-label-cards = карти
ankh-label-strength = сила
ankh-label-followers = Послідовники
ankh-label-bid = ставка { $number }
ankh-label-no-winner = Без переможця
ankh-label-face-down = Карти закриті
ankh-label-played = зіграно
ankh-label-in-hand = Карти в руці
ankh-label-powers = Властивості анкха
ankh-label-level = Рівень { $number }
ankh-label-pool = Запас
ankh-label-tokens = Жетони
ankh-label-place = Місце { $number }
ankh-label-monuments = Монументи

## Що роблять карти й боги, двома словами

# not in the printed book
ankh-text-card-chariots = Лише сила, більше нічого.
# not in the printed book
ankh-text-card-plague = Усі боги тут таємно ставлять послідовників; виживають лише фігурки того, чия ставка найвища.
# not in the printed book
ankh-text-card-drought = У разі перемоги: +1 поклоніння за кожну вашу фігурку тут на пустельній ділянці.
# not in the printed book
ankh-text-card-flood = +1 послідовник за кожну вашу фігурку тут на родючій ділянці; під час завершення бою вони не гинуть.
# not in the printed book
ankh-text-card-build = Можна пожертвувати 3 послідовників і збудувати тут свій монумент.
# not in the printed book
ankh-text-card-miracle = +1 поклоніння за кожну вашу фігурку, що загинула в цьому бою.
# not in the printed book
ankh-text-card-cycle = Після бою поверніть у руку всі свої карти, і цю теж.
# not in the printed book
ankh-text-god-amun = Раз за конфлікт в одному бою можна зіграти дві карти; оголосіть це до вибору карт.
# not in the printed book
ankh-text-god-anubis = Гинуть чужі воїни — беріть одного в полон, загалом до трьох. Кожен полонений: +1 до сили бога.
# not in the printed book
ankh-text-god-isis = Ваші фігурки поруч із фігуркою ворога можуть пережити програний бій.
# not in the printed book
ankh-text-god-osiris = Після поразки кладете чи рухаєте туди жетон потойбіччя; розміщення додасть на жетон фігурку.
# not in the printed book
ankh-text-god-ra = Розміщуйте фігурки з жетоном сонця. З таким на території перемога й домінування: +1 поклоніння.
