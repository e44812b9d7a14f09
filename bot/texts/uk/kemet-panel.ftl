### Панелі «Кемета»: заголовки, кнопки, відповіді чернетки, попередження, стіл.

## Що відбувається

kemet-headline-set-up = Підготовка до гри
kemet-headline-night = Ніч перед днем { $day }
kemet-headline-day = День { $day } · хід { $turn } із { $turns }
kemet-headline-evening = Кінець дня { $day }
kemet-headline-battle = бій у { $area }
kemet-headline-over = Гру завершено

## Над пірамідою дій

kemet-rows-left = Ряди без жетона: { $rows } · ще { $number }
kemet-rows-must = Ряди без жетона: { $rows }. Наступні жетони — лише туди · ще { $number }
kemet-rows-none = Жетони є в усіх рядах · ще { $number }
kemet-hint-attack = 💡 `{ $line }` — атака на храм

## Шлях до відповіді

kemet-click-kind-district = район
kemet-click-kind-front = біля міста
kemet-click-kind-obelisk = обеліск
kemet-click-kind-desert = пустеля
kemet-click-kind-temple = храм
kemet-click-kind-sanctuary = Святилище
kemet-click-prayer = { $number } ОМ
kemet-click-gain = +{ $number } ОМ
kemet-click-city = Місто { $city } ({ $first }–{ $last })
kemet-click-of-city = місто { $city }
kemet-click-levels-even = 1 / 1 / 1
kemet-click-levels-uneven = 2 / 1 / 0
kemet-click-same-order = Як сьогодні
kemet-click-deed-move = Пересування
kemet-click-deed-recruit = Вербування
kemet-click-deed-build = Будівництво
kemet-click-deed-pray = Молитва
kemet-click-deed-buy = Купівля
kemet-click-silver = Срібний жетон
kemet-click-gold = Золотий жетон
kemet-click-card = Зіграти карту
kemet-click-end = Закінчити хід
kemet-click-no-effect = (0)
kemet-click-build-nothing = Нічого не будувати
kemet-click-buy-nothing = Нічого не купувати
kemet-click-move-nobody = Нікого не рухати
kemet-click-stop = Зупинитися
kemet-click-recruit-nobody = Нікого не вербувати
kemet-click-no-more = Більше нікого
kemet-click-no-tile = Не застосовувати
kemet-click-reinforcements = Підкріплення
kemet-click-raise = Підняти: { $colour } { $old } → { $new }
kemet-click-wait = Чекати на плитці
kemet-click-from = Із: { $place }
kemet-click-no-card = Без карти
kemet-click-no-more-cards = Більше без карт
kemet-click-without = Без карти «{ $card }»
kemet-click-drop = Скинути { $card }
kemet-click-pass = Хай буде
kemet-click-veto = Вето
kemet-click-fight = Битися
kemet-click-escape = Втеча
kemet-click-recall = Відкликати +{ $number } ОМ
kemet-click-retreat = Відступити
kemet-click-stay = Залишитися
kemet-click-sacrifice-delta = Пожертвувати 1: +{ $number } ОМ
kemet-click-sacrifice-sanctuary = Пожертвувати 2: +1 ПО
kemet-click-no = Ні
kemet-click-market = Ринок
kemet-click-points = Очки
kemet-note-forecast = сильніша за { $won } з { $all } карт · ваші втрати { $lost }, ворога { $killed }
kemet-forecast = Ваші карти (ліворуч) проти чужих: + перемога ваша, - ворога; ваші втрати : втрати ворога. Без КБВ.

## Відповіді в чернетці

kemet-answer-step = { $start } → { $end }: { $group }
kemet-answer-teleport = { $start } ⇝ { $end }: { $group } (телепорт)
kemet-answer-cards = зіграти { $card }, скинути { $drop }{ $cards ->
    [none] { "" }
   *[other] , додати: { $cards }
  }
kemet-answer-flight = втеча в { $place }
kemet-answer-placed = +{ $number }: { $place }
kemet-answer-buy = Купити: { $answer }
kemet-answer-build = Збудувати: { $answer }
kemet-answer-fire = Вогняний дощ: { $answer }
kemet-answer-creature = Істота: { $answer }
kemet-answer-retreat = Переможений відступає: { $answer }
kemet-answer-home = Істота додому: { $answer }
kemet-answer-first-battle = Перший бій: { $answer }
kemet-answer-delta = Храм у дельті: { $answer }
kemet-answer-sanctuary = Святилище: { $answer }
kemet-answer-wound = Божественна рана: { $answer }

## До чого веде відповідь

kemet-warning-attack = ⚔ Бій, ворог — { $player }: у вас { $own }, у ворога { $theirs }.
kemet-warning-temple = Ви залишаєте храм { $area }: −1 ПО.
kemet-warning-prayer = Лише +{ $number } ОМ: більше 11 не буває.

## Відповіді наперед

kemet-ahead-at-me = { $card } проти мене

## Стіл

lobby-option-kemet-mode = Тривалість гри
lobby-option-kemet-discards = Скид бойових карт
lobby-option-kemet-veto = Час на вето
lobby-option-kemet-begin = Звідки почати
kemet-lobby-mode-short = Коротка: 8 ПО
kemet-lobby-mode-long = Довга: 10 ПО
kemet-lobby-mode-beginner = Для новачків: 4 ПО
kemet-lobby-discards-face-down = Закрито
kemet-lobby-discards-face-up = Відкрито
kemet-lobby-veto-timed = 20 с – 3 год
kemet-lobby-veto-wait = Чекати всіх
kemet-lobby-begin-set-up = Із початку
kemet-lobby-begin-taste = Проба: один бій
kemet-text-lobby-mode-short = Перемагають 8 ПО наприкінці дня.
kemet-text-lobby-mode-long = Перемагають 10 ПО наприкінці дня.
kemet-text-lobby-mode-beginner = Перемагають 4 ПО наприкінці дня; плитки й піраміди лише до рівня 2.
kemet-text-lobby-discards-face-down = Ніхто не бачить, які бойові карти скинули інші.
kemet-text-lobby-discards-face-up = Скинуті бойові карти бачать усі.
kemet-text-lobby-veto-timed = Хто промовчав, пропускає КБВ.
kemet-text-lobby-veto-wait = Після кожної КБВ гра чекає, доки відповідять усі.
kemet-text-lobby-begin-set-up = Уся партія, з початкової розстановки.
kemet-text-lobby-begin-taste = Починається просто перед атакою на храм; потім можна грати далі або почати повну партію.
