### Дрібні слова на зображеннях; їхню довжину задає renderer/ankh/labels.py.

ankh-label-letter-amun = Ам
ankh-label-letter-anubis = Ан
ankh-label-letter-isis = І
ankh-label-letter-osiris = О
ankh-label-letter-ra = Р
ankh-label-action-move = Переміщення
ankh-label-action-summon = Розміщення
ankh-label-action-gain = Послідовн.
ankh-label-action-unlock = Властивість
# not in the printed book: to be checked by a native speaker
ankh-label-card-chariots = Колісниці
ankh-label-card-plague = Сарана
# not in the printed book: to be checked by a native speaker
ankh-label-card-drought = Посуха
# not in the printed book: to be checked by a native speaker
ankh-label-card-flood = Повінь
ankh-label-card-build = Монумент
# not in the printed book: to be checked by a native speaker
ankh-label-card-miracle = Диво
# not in the printed book: to be checked by a native speaker
ankh-label-card-cycle = Маат
ankh-label-turn = Хід { $number }
ankh-label-step = Крок { $number }
ankh-label-next = Далі
ankh-label-tie-breaker = Нічия
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
