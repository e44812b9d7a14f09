### Кнопки, списки й заголовки. Підпис уміщується на кнопці телефона: 34 знаки.

## Що відбувається

ankh-headline-turn = Хід { $turn } · дія { $number } з { $most }
ankh-headline-event = Хід { $turn } · { $event }
ankh-headline-conflict = Конфлікт { $number }
ankh-headline-auction = Торги за стража
ankh-headline-region = { $conflict } · територія { $region }
ankh-headline-battle = { $conflict } · бій на території { $region }
ankh-headline-aftermath = { $conflict } · завершення

## До чого веде відповідь

ankh-warning-event = «{ $action }» запустить подію «{ $event }» і завершить ваш хід.
ankh-warning-no-effect = «{ $action }» зараз без ефекту, але жетон дії пересунеться.
# not in the printed book: to be checked by a native speaker
ankh-warning-two-cards = Після цього жетон Амона до кінця конфлікту лежить лицьовим боком донизу.
ankh-warnings-event = ⚠ Запустить подію **{ $event }** і завершить хід: { $actions }

## Дії

ankh-click-action-move = Переміщення
ankh-click-action-summon = Розміщення
ankh-click-action-gain = Послідовники
ankh-click-action-unlock = Властивість
ankh-click-no-effect = без ефекту

## Місця й фігурки

ankh-click-region = Територія { $region }
ankh-click-regions = { $count ->
    [one] територія { $list }
   *[other] території { $list }
  }
ankh-click-water = Вода
ankh-click-pushes = відсунути: { $figure }
ankh-click-turn-round = поворот на місці
# not in the printed book: to be checked by a native speaker
ankh-click-ransomed = { $figure } з полону
ankh-click-with-sun = із жетоном сонця
ankh-click-without-sun = без жетона сонця
ankh-click-new-token = Новий жетон
ankh-click-token-from = Жетон з ділянки { $cell }
ankh-click-in-pool = у запасі
ankh-note-beside = поруч: { $list }
ankh-note-cells = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[other] { $count } ділянок
  }
ankh-note-cost = ціна: { $count }
ankh-note-guardian = страж: { $guardian }

## Караван

ankh-click-from-end = Від точки { $number }
ankh-click-to-end = до точки { $number }
ankh-click-sizes = ділянки { $sizes }
ankh-click-via = через { $border }
ankh-click-side = Бік { $cell }: { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[other] { $count } ділянок
  }
ankh-note-caravans = { $count ->
    [one] { $count } караван
    [few] { $count } каравани
   *[other] { $count } караванів
  }
ankh-note-routes = { $count ->
    [one] { $count } шлях
    [few] { $count } шляхи
   *[other] { $count } шляхів
  }

## Прості слова

ankh-click-done = Готово
ankh-click-no = Ні
ankh-click-yes = Так
ankh-click-one = Одна карта
ankh-click-two = Дві карти
ankh-click-tie = Перемогти завдяки жетону
ankh-click-no-tie = Зберегти жетон
ankh-click-keep-all = Лишити живими всіх
ankh-click-keep-no-more = Більше нікого
ankh-click-take-all = Узяти всіх
ankh-click-take-no-more = Більше нікого
ankh-click-no-power = Нічого не вивчати
ankh-click-no-caravan = Без каравану
ankh-click-no-swap = Без обміну
ankh-click-no-building = Не будувати
# not in the printed book: to be checked by a native speaker
ankh-click-no-captive = Нікого не брати в полон
ankh-click-no-token = Без жетона
ankh-click-worship = −2 послідовники → +1 поклоніння

## Відповіді в чернетці

ankh-answer-gain = Послідовники: { $amount } (стане { $after })
ankh-answer-unlock = Вивчити: { $answer } (послідовники: −{ $count })
ankh-answer-push = відсунути: { $figure } → { $cell }
# not in the printed book: to be checked by a native speaker
ankh-answer-portal = Жетон потойбіччя: { $answer }
ankh-answer-caravan = Караван { $borders }: ділянки { $sizes }
ankh-answer-caravan-drawn = Караван { $borders }
ankh-answer-caravan-token = Попередній жетон лишається. { $answer }
ankh-answer-caravan-swap = Обмін жетонів: { $answer }. Новий порядок: { $order }
ankh-answer-control = Контроль: { $answer }
ankh-answer-control-monument = Збудувати: { $answer }
ankh-answer-battle-build = Збудувати: { $answer }
ankh-answer-battle-bid = Ставка: { $answer }
ankh-answer-auction-bid = Ставка: { $answer }
ankh-answer-battle-keep = Лишити живими: { $answer }
# not in the printed book: to be checked by a native speaker
ankh-answer-capture = Узяти в полон: { $answer }
ankh-answer-merge-keep = Узяти собі: { $answer }
ankh-answer-aim = Клешні: { $answer }
ankh-answer-draft = У свій запас: { $answer }
ankh-answer-founding = Початковий монумент: { $answer }
ankh-answer-city = Місто: { $answer }

## Що дають властивості анкха, двома словами

# not in the printed book: to be checked by a native speaker
ankh-text-power-commanding = За перемогу в бою: +3 послідовники.
# not in the printed book: to be checked by a native speaker
ankh-text-power-inspiring = Побудова монумента не коштує вам послідовників.
# not in the printed book: to be checked by a native speaker
ankh-text-power-omnipresent = На початку конфлікту: +1 послідовник за кожну територію з вашою фігуркою.
# not in the printed book: to be checked by a native speaker
ankh-text-power-revered = Під час отримання послідовників — на 1 більше.
# not in the printed book: to be checked by a native speaker
ankh-text-power-resplendent = З 3 монументами одного виду сила вашого бога дорівнює 3.
# not in the printed book: to be checked by a native speaker
ankh-text-power-obelisk-attuned = На початку свого бою перемістіть фігурки до своїх обелісків там.
# not in the printed book: to be checked by a native speaker
ankh-text-power-temple-attuned = +2 сили за кожен ваш храм там, поруч із яким є ваша фігурка.
# not in the printed book: to be checked by a native speaker
ankh-text-power-pyramid-attuned = Розмістіть ще по одній фігурці поруч із кожною своєю пірамідою.
# not in the printed book: to be checked by a native speaker
ankh-text-power-glorious = Перемога з перевагою 3 й більше: 3 поклоніння замість 1.
# not in the printed book: to be checked by a native speaker
ankh-text-power-magnanimous = Поразка з 2 фігурками й більше: +2 поклоніння.
# not in the printed book: to be checked by a native speaker
ankh-text-power-bountiful = У червоній зоні треку поклоніння кожен приріст більший на 1.
# not in the printed book: to be checked by a native speaker
ankh-text-power-worshipful = Після свого бою можна пожертвувати 2 послідовників за 1 поклоніння.

## Підготовка

lobby-option-ankh-scenario = Сценарій
lobby-option-ankh-map = Карта
lobby-option-ankh-guardians = Стражі
lobby-option-ankh-first = Перший хід
ankh-lobby-random = Випадково
ankh-lobby-map = Карта { $letter }
ankh-lobby-first = Гравець { $player }
lobby-option-ankh-begin = Початок
ankh-lobby-begin-set-up = Підготовка
ankh-lobby-begin-taste = Проба: одразу до бою
