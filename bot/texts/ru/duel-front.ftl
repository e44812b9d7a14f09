### Кнопки, списки, заголовки, команды и стол «Дуэли». Подпись помещается на кнопке телефона: 34 знака.

## Что происходит

duel-headline-set-up = Подготовка к игре
duel-headline-draft = Чудеса света, набор { $number } из { $most }
duel-headline-pantheon = Пантеон
duel-headline-age = Эпоха { $age } · { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
  }
duel-headline-scoring = Финальный подсчёт очков
duel-headline-over = Игра окончена

## К чему ведёт ответ

duel-warning-wins = ⚠ После этого { $rival } может сразу победить: { $list }.
duel-warning-unknown = ⚠ Соперник ({ $rival }) близок к превосходству: открытая карта может помочь.
duel-warning-look = Вы увидите богов: { $list }.
duel-hint-science = ⚠ Сопернику ({ $rival }) не хватает 1 символа: { $list }.
duel-hint-military = ⚠ Маркер Конфликта в { $steps ->
    [one] { $steps } делении
   *[other] { $steps } делениях
  } от вашей столицы: { $list }.
duel-hint-shields = { $card }, { $shields ->
    [one] { $shields } Щит
    [few] { $shields } Щита
   *[many] { $shields } Щитов
  }
duel-hint-unknown = может помочь то, что откроется

## Путь к ответу

duel-click-pantheon = Пантеон
duel-click-build = Построить
duel-click-sell = Продать · +{ $number }
duel-click-sell-card = Продать { $place } · +{ $number }
duel-click-slot = Слот { $number }
duel-click-prices = Солнце { $sun }, Луна { $moon }
duel-click-no-offering = Без Жертвоприношений: { $price }
duel-click-offering = { $tokens }: заплатить { $price }
duel-click-left = осталось { $number }
duel-click-on-top = { $god } наверху
duel-click-row = Ряд { $number }
duel-click-side = { $side ->
    [sun] Сторона Солнца
   *[moon] Сторона Луны
  }
duel-click-middle = Середина, 0
duel-click-space = Деление { $space }
duel-click-i-start = Начинаю я
duel-click-starts = Начинает { $player }
duel-note-offerings = с Жертвоприношениями от { $price }
duel-note-price = ваша цена, { $name }: { $old } → { $new }
duel-note-new = новый для вас символ
duel-note-pair = у вас будет пара
duel-note-wins = шестой символ: вы победите

## Ответы в черновике

duel-answer-build = { $card }: построить, { $price }
duel-answer-sell = { $card }: продать, +{ $coins }
duel-answer-wonder = { $card } → Чудо { $wonder }, { $price }
duel-answer-god = Активировать: { $god }, слот { $slot }

## Стол

duel-player = Игрок { $player }
lobby-about-duel = Два города соперничают три эпохи. В свой ход вы берёте одну незакрытую карту: строите её, продаёте или кладёте под своё Чудо света. Чего не производите, то покупаете, и чем больше производит соперник, тем дороже. Победить можно сразу: войти в столицу соперника или собрать шесть разных научных символов. Иначе побеждает тот, у кого больше очков после эпохи III. «Пантеон» добавляет богов: в эпоху I их прячут, потом активируют. Два игрока, около 30 минут.
lobby-option-duel-pantheon = Пантеон
lobby-option-duel-first = Первый (Солнце)
lobby-option-duel-taste = Откуда начать
duel-lobby-random = Случайно
duel-lobby-yes = Да
duel-lobby-no = Нет
duel-lobby-taste-no = С начала
duel-lobby-taste-yes = Проба: три хода
duel-text-lobby-pantheon-yes = С богами «Пантеона»: их прячут в I эпохе и активируют позже.
duel-text-lobby-pantheon-no = Базовая игра, без богов.
duel-text-lobby-taste-no = Вся партия, с выбора Чудес.
duel-text-lobby-taste-yes = Начинается за три хода до победы; потом можно начать полную партию.
