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
# not in the printed book
ankh-warning-two-cards = Дві карти можна зіграти один раз за конфлікт.
ankh-warnings-event = ⚠ { $actions }: запустить подію **{ $event }** і завершить хід
ankh-warnings-or = або

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
# not in the printed book
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

ankh-click-sizes = розміри { $sizes }
ankh-click-via = через { $border }
ankh-click-side = Частина з ділянкою { $cell }: { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[other] { $count } ділянок
  }
ankh-note-caravans = { $count ->
    [one] { $count } караван
    [few] { $count } каравани
   *[other] { $count } караванів
  }

## Прості слова

ankh-click-done = Готово
ankh-click-no-more-moves = Більше не переміщувати
ankh-click-no-more-summons = Більше не розміщувати
ankh-click-move-nobody = Нікого не переміщувати
ankh-click-summon-nobody = Нікого не розміщувати
ankh-click-no = Ні
ankh-click-yes = Так
ankh-click-one = Одна карта
ankh-click-two = Дві карти
ankh-click-tie = Використати жетон і перемогти
ankh-click-no-tie = Зберегти жетон
ankh-click-keep-all = Залишити живими всіх
ankh-click-keep-no-more = Решта гине
ankh-click-keep-none = Нікого не залишати живим
ankh-click-take-all = Узяти всіх
ankh-click-take-no-more = Решту не брати
ankh-click-take-none = Нікого не брати
ankh-click-no-power = Нічого не вивчати
ankh-click-no-caravan = Без каравану
ankh-click-no-swap = Без обміну
ankh-click-no-building = Не будувати
# not in the printed book
ankh-click-no-captive = Нікого не брати в полон
ankh-click-no-token = Без жетона
ankh-click-worship = −2 послідовники → +1 поклоніння

## Відповіді в чернетці

ankh-answer-gain = Послідовники: { $amount } (стане { $after })
ankh-answer-unlock = Вивчити: { $answer } (послідовники: −{ $count })
ankh-answer-push = відсунути: { $figure } → { $cell }
# not in the printed book
ankh-answer-portal = Жетон потойбіччя: { $answer }
ankh-answer-caravan = Караван { $borders }: розміри { $sizes }
ankh-answer-caravan-drawn = Караван { $borders }
ankh-answer-caravan-token = Попередній жетон залишається · { $answer }
ankh-answer-caravan-swap = Обмін жетонів: { $answer }. Новий порядок: { $order }
ankh-answer-control = Контроль: { $answer }
ankh-answer-control-monument = Збудувати: { $answer }
ankh-answer-battle-build = Збудувати: { $answer }
ankh-answer-battle-bid = Ставка: { $answer }
ankh-answer-auction-bid = Ставка: { $answer }
ankh-answer-battle-keep = Залишити живими: { $answer }
# not in the printed book
ankh-answer-capture = Узяти в полон: { $answer }
ankh-answer-merge-keep = Узяти собі: { $answer }
ankh-answer-aim = Клешні: { $answer }
ankh-answer-draft = У свій запас: { $answer }
ankh-answer-founding = Початковий монумент: { $answer }
ankh-answer-city = Місто: { $answer }

## Що дають властивості анкха, двома словами

# not in the printed book
ankh-text-power-commanding = За перемогу в бою: +3 послідовники.
# not in the printed book
ankh-text-power-inspiring = Побудова монумента не коштує вам послідовників.
# not in the printed book
ankh-text-power-omnipresent = На початку конфлікту: +1 послідовник за кожну територію з вашою фігуркою.
# not in the printed book
ankh-text-power-revered = Під час отримання послідовників — на 1 більше.
# not in the printed book
ankh-text-power-resplendent = З 3 монументами одного типу сила вашого бога дорівнює 3.
# not in the printed book
ankh-text-power-obelisk-attuned = На початку свого бою можна перемістити фігурки до своїх обелісків на території.
# not in the printed book
ankh-text-power-temple-attuned = +2 сили за кожен ваш храм на території, поруч із яким є ваша фігурка.
# not in the printed book
ankh-text-power-pyramid-attuned = Розмістіть ще по одній фігурці поруч із кожною своєю пірамідою.
# not in the printed book
ankh-text-power-glorious = Перемога з перевагою 3 й більше: 3 поклоніння замість 1.
# not in the printed book
ankh-text-power-magnanimous = Поразка з 2 фігурками й більше: +2 поклоніння.
# not in the printed book
ankh-text-power-bountiful = У червоній зоні треку поклоніння кожен приріст більший на 1.
# not in the printed book
ankh-text-power-worshipful = Після свого бою можна пожертвувати 2 послідовників за 1 поклоніння.

## Підготовка

lobby-about-ankh = Ви — бог Єгипту; зрештою пам’ятатимуть лише одного. За хід — дві дії: переміщення, розміщення, отримання послідовників, вивчення властивості анкха. Кожна дія зсуває свій жетон; кінець треку запускає подію, а деякі події — конфлікти. У них за кожну територію б’ються таємно обраними картами, а монументи дають поклоніння. Перемагає той, у кого найбільше поклоніння; хто надто відстав, буде забутий або об’єднається з іншим богом.
lobby-option-ankh-scenario = Сценарій
lobby-option-ankh-map = Мапа
lobby-option-ankh-guardian-1 = Страж рівня 1
lobby-option-ankh-guardian-2 = Страж рівня 2
lobby-option-ankh-guardian-3 = Страж рівня 3
lobby-option-ankh-guardians = Стражі
lobby-option-ankh-first = Перший гравець
ankh-lobby-random = Випадково
ankh-lobby-map = Мапа { $letter }
ankh-lobby-first = Гравець { $player }
lobby-option-ankh-begin = Початок
ankh-lobby-begin-set-up = Повна партія
ankh-lobby-begin-taste = Проба: одразу до бою

## Що роблять стражі

ankh-text-kind-cat = Коли гине, усі інші боги втрачають по 1 поклонінню.
ankh-text-kind-satet = Під час переміщення може стати на місце ворожої фігурки й відсунути її на порожній суходіл поруч.
ankh-text-kind-mummy = Загинувши, одразу повертається на ділянку поруч із вашим богом.
ankh-text-kind-apep = Можна розмістити на воді: там він б’ється й домінує на всіх територіях довкола.
ankh-text-kind-scorpion = На початку конфлікту знищує монументи на двох ділянках, на які спрямований.
ankh-text-kind-sphinx = У боях сила прилеглих ворожих фігурок дорівнює 0.

## Що змінюють сценарії та звідки починають

ankh-text-scenario-middle-kingdom = Без особливих правил.
ankh-text-scenario-old-kingdom = Без особливих правил; інша початкова розстановка.
ankh-text-scenario-universal-flood = Дельту Нілу затоплено, через неї можна лише проходити.
ankh-text-scenario-two-capitals = У кожному конфлікті: найбільше фігурок біля двох міст — послідовники, решта втрачає поклоніння.
ankh-text-scenario-gift-of-the-delta = На території з містом перемога й домінування дають на 1 більше, кожна більшість — 2.
ankh-text-scenario-dynastic-crisis = Без злуки. Після конфліктів 1–4 усі втрачають поклоніння; останній бере за це послідовників.
ankh-text-scenario-great-rebuilding = Кожен відбирає 6 монументів і будує лише з них.
ankh-text-scenario-guardians-of-kemet = Шість стражів продають на торгах за таємними ставками; символи стражів нічого не дають.
ankh-text-scenario-discord-new-kingdom = Більшість біля міста дає 2; контролюючи місто, переможіть там, інакше втрачаєте 4 поклоніння.
ankh-text-scenario-syncretism = Після конфлікту 3 дві злуки: 2-й із 4-м, 3-й із 5-м.
ankh-text-lobby-begin-set-up = Уся партія, з початкової розстановки.
ankh-text-lobby-begin-taste = Починається просто перед першим конфліктом; потім можна грати далі або почати повну партію.
