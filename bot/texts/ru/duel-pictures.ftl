### Короткие слова на картинках «Дуэли»; их длину задаёт renderer/duel/labels.py.

duel-label-age = Эпоха { $age }
duel-label-phase-set-up = Подготовка
duel-label-phase-draft = Чудеса света
duel-label-phase-pantheon = Пантеон
duel-label-phase-age = Новая эпоха
duel-label-phase-turn = Ход
duel-label-phase-scoring = Подсчёт очков
duel-label-phase-over = Игра окончена
duel-label-won = Победа: { $list }
duel-label-batch = Чудеса { $number }/{ $most }
duel-label-empty = пусто
duel-label-activated = сыграно
duel-label-discard = Сброс { $number }
duel-label-pile = Сброс: { $number }
duel-label-sell = Сбыт
duel-label-only-you = Видите только вы
duel-label-choose-god = { $mythology } мифология: выберите бога и слот
duel-label-god-back = Другой вернётся на верх стопки, рубашкой вверх.
duel-label-choose-order = Какой бог ляжет на верх стопки?
duel-label-your-gods = Боги, которых знаете только вы
duel-label-revealed = Открытые боги
duel-label-end = Конец игры
duel-label-if-now = Если бы сейчас конец
duel-label-total = Всего
duel-label-after = После этого хода
duel-label-look = Вы посмотрите двух богов
