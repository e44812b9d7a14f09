### Кнопки, списки, заголовки, команди та стіл «Дуелі». Підпис уміщається на кнопці телефона: 34 знаки.

## Що відбувається

duel-headline-set-up = Підготовка до гри
duel-headline-draft = Дива світу, набір { $number } з { $most }
duel-headline-pantheon = Пантеон
duel-headline-age = Епоха { $age } · { $count ->
    [one] залишилася { $count } карта
    [few] залишилося { $count } карти
   *[many] залишилося { $count } карт
  }
duel-headline-scoring = Фінальний підрахунок очок
duel-headline-over = Гру завершено

## До чого веде відповідь

duel-warning-wins = ⚠ Після цього { $rival } може одразу перемогти: { $list }.
duel-warning-unknown = ⚠ Суперник ({ $rival }) близький до переваги: відкрита карта може допомогти.
duel-warning-look = Ви побачите богів: { $list }.
duel-hint-science = ⚠ Супернику ({ $rival }) бракує 1 символу: { $list }.
duel-hint-military = ⚠ Маркер Конфлікту за { $steps ->
    [one] { $steps } поділку
    [few] { $steps } поділки
   *[many] { $steps } поділок
  } від вашої столиці: { $list }.
duel-hint-shields = { $card }, { $shields ->
    [one] { $shields } Щит
    [few] { $shields } Щити
   *[many] { $shields } Щитів
  }
duel-hint-unknown = може допомогти те, що відкриється

## Шлях до відповіді

duel-click-pantheon = Пантеон
duel-click-build = Збудувати
duel-click-sell = Продати · +{ $number }
duel-click-sell-card = Продати { $place } · +{ $number }
duel-click-slot = Слот { $number }
duel-click-prices = Сонце { $sun }, Місяць { $moon }
duel-click-no-offering = Без Жертв: заплатити { $price }
duel-click-offering = { $tokens }: заплатити { $price }
duel-click-left = залишилося { $number }
duel-click-on-top = { $god } згори
duel-click-row = Ряд { $number }
duel-click-side = { $side ->
    [sun] Бік Сонця
   *[moon] Бік Місяця
  }
duel-click-middle = Середина, 0
duel-click-space = Поділка { $space }
duel-click-i-start = Починаю я
duel-click-starts = Починає { $player }
duel-note-offerings = із Жертвами від { $price }
duel-note-price = ваша ціна, { $name }: { $old } → { $new }
duel-note-new = новий для вас символ
duel-note-pair = у вас буде пара
duel-note-wins = шостий символ: ви переможете

## Відповіді в чернетці

duel-answer-build = { $card }: збудувати, { $price }
duel-answer-sell = { $card }: продати, +{ $coins }
duel-answer-wonder = { $card } → Диво { $wonder }, { $price }
duel-answer-god = Активувати: { $god }, слот { $slot }

## Стіл

duel-player = Гравець { $player }
lobby-about-duel = Два міста змагаються три епохи. У свій хід ви берете одну незакриту карту: будуєте її, продаєте або кладете під своє Диво світу. Чого не виробляєте, те купуєте, і що більше виробляє суперник, то дорожче. Перемогти можна одразу: увійти до столиці суперника або зібрати шість різних наукових символів. Інакше перемагає той, у кого більше очок після епохи III. «Пантеон» додає богів: в епоху I їх ховають, потім активують. Два гравці, близько 30 хвилин.
lobby-option-duel-pantheon = Пантеон
lobby-option-duel-first = Перший (Сонце)
lobby-option-duel-taste = Звідки почати
duel-lobby-random = Випадково
duel-lobby-yes = Так
duel-lobby-no = Ні
duel-lobby-taste-no = З початку
duel-lobby-taste-yes = Проба: три ходи
duel-text-lobby-pantheon-yes = З богами «Пантеону»: їх ховають в I епосі й активують пізніше.
duel-text-lobby-pantheon-no = Базова гра, без богів.
duel-text-lobby-taste-no = Уся партія, з вибору Див.
duel-text-lobby-taste-yes = Починається за три ходи до перемоги; потім можна почати повну партію.
