### Панели «Кемета»: заголовки, кнопки, ответы черновика, предупреждения, стол.

## Что происходит

kemet-headline-set-up = Подготовка к игре
kemet-headline-night = Ночь перед днём { $day }
kemet-headline-day = День { $day } · ход { $turn } из { $turns }
kemet-headline-evening = Конец дня { $day }
kemet-headline-battle = бой в { $area }
kemet-headline-over = Игра окончена

## Над пирамидой действий

kemet-rows-left = Ряды без жетона: { $rows } · ещё { $number }
kemet-rows-must = Ряды без жетона: { $rows }. Следующие жетоны — только туда · ещё { $number }
kemet-rows-none = Жетоны есть во всех рядах · ещё { $number }
kemet-hint-attack = 💡 `{ $line }` — атака на храм

## Путь к ответу

kemet-click-kind-district = район
kemet-click-kind-front = у города
kemet-click-kind-obelisk = обелиск
kemet-click-kind-desert = пустыня
kemet-click-kind-temple = храм
kemet-click-kind-sanctuary = Святилище
kemet-click-prayer = { $number } ОМ
kemet-click-gain = +{ $number } ОМ
kemet-click-city = Город { $city } ({ $first }–{ $last })
kemet-click-of-city = город { $city }
kemet-click-levels-even = 1 / 1 / 1
kemet-click-levels-uneven = 2 / 1 / 0
kemet-click-same-order = Как сегодня
kemet-click-deed-move = Передвижение
kemet-click-deed-recruit = Вербовка
kemet-click-deed-build = Строительство
kemet-click-deed-pray = Молитва
kemet-click-deed-buy = Покупка
kemet-click-silver = Серебряный жетон
kemet-click-gold = Золотой жетон
kemet-click-card = Сыграть карту
kemet-click-end = Закончить ход
kemet-click-no-effect = (0)
kemet-click-build-nothing = Ничего не строить
kemet-click-buy-nothing = Ничего не покупать
kemet-click-move-nobody = Никого не двигать
kemet-click-stop = Остановиться
kemet-click-recruit-nobody = Никого не вербовать
kemet-click-no-more = Больше никого
kemet-click-no-tile = Не применять
kemet-click-reinforcements = Подкрепление
kemet-click-raise = Поднять: { $colour } { $old } → { $new }
kemet-click-wait = Ждать на тайле
kemet-click-from = Из: { $place }
kemet-click-no-card = Без карты
kemet-click-no-more-cards = Больше без карт
kemet-click-without = Без карты «{ $card }»
kemet-click-drop = Сбросить { $card }
kemet-click-pass = Пусть будет
kemet-click-veto = Вето
kemet-click-fight = Сражаться
kemet-click-escape = Бегство
kemet-click-recall = Отозвать +{ $number } ОМ
kemet-click-retreat = Отступить
kemet-click-stay = Остаться
kemet-click-sacrifice-delta = Пожертвовать 1: +{ $number } ОМ
kemet-click-sacrifice-sanctuary = Пожертвовать 2: +1 ПО
kemet-click-no = Нет
kemet-click-market = Рынок
kemet-click-points = Очки
kemet-note-forecast = сильнее { $won } из { $all } карт · ваши потери { $lost }, врага { $killed }
kemet-forecast = Ваши карты (слева) против чужих: + победа ваша, - врага; ваши потери : потери врага. Без КБВ.

## Ответы в черновике

kemet-answer-step = { $start } → { $end }: { $group }
kemet-answer-teleport = { $start } ⇝ { $end }: { $group } (телепорт)
kemet-answer-cards = сыграть { $card }, сбросить { $drop }{ $cards ->
    [none] { "" }
   *[other] , добавить: { $cards }
  }
kemet-answer-flight = бегство в { $place }
kemet-answer-placed = +{ $number }: { $place }
kemet-answer-buy = Купить: { $answer }
kemet-answer-build = Построить: { $answer }
kemet-answer-fire = Огненный дождь: { $answer }
kemet-answer-creature = Создание: { $answer }
kemet-answer-retreat = Проигравший отступает: { $answer }
kemet-answer-home = Создание домой: { $answer }
kemet-answer-first-battle = Первый бой: { $answer }
kemet-answer-delta = Храм в дельте: { $answer }
kemet-answer-sanctuary = Святилище: { $answer }
kemet-answer-wound = Божественная рана: { $answer }

## К чему ведёт ответ

kemet-warning-attack = ⚔ Бой, враг — { $player }: у вас { $own }, у врага { $theirs }.
kemet-warning-temple = Вы оставляете храм { $area }: −1 ПО.
kemet-warning-prayer = Только +{ $number } ОМ: больше 11 не бывает.

## Ответы заранее

kemet-ahead-at-me = { $card } против меня

## Стол

lobby-option-kemet-mode = Партия
lobby-option-kemet-discards = Сброс в бою
lobby-option-kemet-veto = Время на вето
lobby-option-kemet-begin = Откуда начать
kemet-lobby-mode-short = Сокращённая: 8 ПО
kemet-lobby-mode-long = Длительная: 10 ПО
kemet-lobby-mode-beginner = Для новичков: 4 ПО
kemet-lobby-discards-face-down = Лицом вниз
kemet-lobby-discards-face-up = Лицом вверх
kemet-lobby-veto-timed = 20 с – 3 ч
kemet-lobby-veto-wait = Ждать всех
kemet-lobby-begin-set-up = С начала
kemet-lobby-begin-taste = Проба: один бой
kemet-text-lobby-mode-short = Побеждают 8 ПО в конце дня.
kemet-text-lobby-mode-long = Побеждают 10 ПО в конце дня.
kemet-text-lobby-mode-beginner = Побеждают 4 ПО в конце дня; тайлы и пирамиды только до уровня 2.
kemet-text-lobby-discards-face-down = Никто не видит, какие боевые карты сбросили другие.
kemet-text-lobby-discards-face-up = Сброшенные боевые карты видят все.
kemet-text-lobby-veto-timed = Кто промолчал, пропускает КБВ.
kemet-text-lobby-veto-wait = После каждой КБВ игра ждёт, пока ответят все.
kemet-text-lobby-begin-set-up = Вся партия, с начальной расстановки.
kemet-text-lobby-begin-taste = Начинается прямо перед атакой на храм; потом можно играть дальше или начать полную партию.
