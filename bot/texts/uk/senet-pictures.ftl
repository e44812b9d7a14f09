### Короткі слова на зображеннях «Сенету»; довжину задає renderer/senet/labels.py.

senet-label-turn = Хід { $number }
senet-label-phase-set-up = Підготовка
senet-label-phase-throw = Кидок
senet-label-phase-move = Рух
senet-label-phase-over = Гру завершено
senet-label-again = Потім ще кидок
senet-label-once = Потім хід суперника
senet-label-off = Знято: { $number } з { $most }
senet-label-winner = Переможець
senet-label-borne-off = Фішки знято
senet-label-throws = Кидки
senet-label-lost = Пропалі кидки
senet-label-places = Обміни місцями
senet-label-drowned = Потонули
