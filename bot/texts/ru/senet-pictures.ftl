### Короткие слова на картинках «Сенета»; длину задаёт renderer/senet/labels.py.

senet-label-turn = Ход { $number }
senet-label-phase-set-up = Подготовка
senet-label-phase-throw = Бросок
senet-label-phase-move = Движение
senet-label-phase-over = Игра окончена
senet-label-again = Потом ещё бросок
senet-label-once = Потом ход соперника
senet-label-off = Снято: { $number } из { $most }
senet-label-winner = Победитель
senet-label-borne-off = Фишки сняты
senet-label-throws = Броски
senet-label-lost = Пропавшие броски
senet-label-places = Обмены местами
senet-label-drowned = Утонули
