### Кнопки, списки и заголовки. Подпись помещается на кнопке телефона: 34 знака.

## Что происходит

ankh-headline-turn = Ход { $turn } · действие { $number } из { $most }
ankh-headline-event = Ход { $turn } · { $event }
ankh-headline-conflict = Конфликт { $number }
# not in the printed book
ankh-headline-auction = Торги за стража
ankh-headline-region = { $conflict } · регион { $region }
ankh-headline-battle = { $conflict } · сражение в регионе { $region }
ankh-headline-aftermath = { $conflict } · завершение

## К чему ведёт ответ

ankh-warning-event = «{ $action }» вызовет событие «{ $event }» и завершит ваш ход.
ankh-warning-no-effect = «{ $action }» сейчас без эффекта, но фишка действия сдвинется.
ankh-warning-two-cards = Две карты можно разыграть один раз за конфликт.
ankh-warnings-event = ⚠ { $actions }: вызовет событие **{ $event }** и завершит ход
ankh-warnings-or = или

## Действия

ankh-click-action-move = Переместить
ankh-click-action-summon = Призвать
ankh-click-action-gain = Верующие
ankh-click-action-unlock = Свойство
ankh-click-no-effect = без эффекта

## Места и фигурки

ankh-click-region = Регион { $region }
ankh-click-regions = { $count ->
    [one] регион { $list }
   *[other] регионы { $list }
  }
ankh-click-water = Вода
ankh-click-pushes = сдвинуть: { $figure }
ankh-click-turn-round = поворот на месте
ankh-click-ransomed = { $figure } из плена
ankh-click-with-sun = с жетоном солнца
ankh-click-without-sun = без жетона солнца
ankh-click-new-token = Новый жетон
ankh-click-token-from = Жетон с клетки { $cell }
ankh-click-in-pool = в запасе
ankh-note-beside = рядом: { $list }
ankh-note-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
  }
ankh-note-cost = цена: { $count }
ankh-note-guardian = страж: { $guardian }

## Караван

ankh-click-sizes = размеры { $sizes }
ankh-click-via = через { $border }
ankh-click-side = Часть с клеткой { $cell }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
  }
ankh-note-caravans = { $count ->
    [one] { $count } караван
    [few] { $count } каравана
   *[other] { $count } караванов
  }

## Простые слова

ankh-click-done = Готово
ankh-click-no-more-moves = Больше не перемещать
ankh-click-no-more-summons = Больше не призывать
ankh-click-move-nobody = Никого не перемещать
ankh-click-summon-nobody = Никого не призывать
ankh-click-no = Нет
ankh-click-yes = Да
ankh-click-one = Одна карта
ankh-click-two = Две карты
ankh-click-tie = Использовать жетон и победить
ankh-click-no-tie = Сохранить жетон
ankh-click-keep-all = Оставить в живых всех
ankh-click-keep-no-more = Остальные погибают
ankh-click-keep-none = Никого не оставлять в живых
ankh-click-take-all = Взять всех
ankh-click-take-no-more = Остальных не брать
ankh-click-take-none = Никого не брать
ankh-click-no-power = Ничего не открывать
ankh-click-no-caravan = Без каравана
ankh-click-no-swap = Без обмена
ankh-click-no-building = Не возводить
ankh-click-no-captive = Никого не брать в плен
ankh-click-no-token = Без жетона
ankh-click-worship = −2 верующих → +1 поклонение

## Ответы в черновике

ankh-answer-gain = Верующие: { $amount } (станет { $after })
ankh-answer-unlock = Открыть: { $answer } (верующие: −{ $count })
ankh-answer-push = сдвинуть: { $figure } → { $cell }
ankh-answer-portal = Жетон загробного мира: { $answer }
ankh-answer-caravan = Караван { $borders }: размеры { $sizes }
ankh-answer-caravan-drawn = Караван { $borders }
ankh-answer-caravan-token = Прежний жетон остаётся · { $answer }
ankh-answer-caravan-swap = Обмен жетонов: { $answer }. Новый порядок: { $order }
ankh-answer-control = Контроль: { $answer }
ankh-answer-control-monument = Возвести: { $answer }
ankh-answer-battle-build = Возвести: { $answer }
ankh-answer-battle-bid = Ставка: { $answer }
ankh-answer-auction-bid = Ставка: { $answer }
ankh-answer-battle-keep = Оставить в живых: { $answer }
ankh-answer-capture = Взять в плен: { $answer }
ankh-answer-merge-keep = Взять себе: { $answer }
ankh-answer-aim = Клешни: { $answer }
ankh-answer-draft = В свой запас: { $answer }
ankh-answer-founding = Начальный монумент: { $answer }
ankh-answer-city = Город: { $answer }

## Что дают свойства анха, в двух словах

ankh-text-power-commanding = За победу в сражении: +3 верующих.
ankh-text-power-inspiring = Возведение монумента не стоит вам верующих.
ankh-text-power-omnipresent = В начале конфликта: +1 верующий за каждый регион с вашей фигуркой.
ankh-text-power-revered = При получении верующих — на 1 больше.
ankh-text-power-resplendent = С 3 монументами одного типа сила вашего бога равна 3.
ankh-text-power-obelisk-attuned = В начале своего сражения можно переместить фигурки к своим обелискам в регионе.
ankh-text-power-temple-attuned = +2 силы за каждый ваш храм в регионе, рядом с которым есть ваша фигурка.
ankh-text-power-pyramid-attuned = Призовите ещё по одной фигурке рядом с каждой своей пирамидой.
ankh-text-power-glorious = Победа с перевесом 3 и больше: 3 поклонения вместо 1.
ankh-text-power-magnanimous = Поражение с 2 фигурками и больше: +2 поклонения.
ankh-text-power-bountiful = В красной части шкалы поклонения каждый прирост больше на 1.
ankh-text-power-worshipful = После своего сражения можно пожертвовать 2 верующих за 1 поклонение.

## Подготовка

lobby-about-ankh = Вы — бог Египта; в конце помнить будут лишь одного. За ход — два действия: переместить фигурки, призвать фигурку, получить верующих, открыть свойство анха. Каждое действие сдвигает свою фишку; конец шкалы вызывает событие, а некоторые события — конфликты. В них за каждый регион сражаются тайно выбранными картами, а монументы приносят поклонение. Побеждает тот, у кого больше всего поклонения; кто слишком отстал, будет забыт или сольётся с другим богом.
lobby-option-ankh-scenario = Сценарий
lobby-option-ankh-map = Карта
lobby-option-ankh-guardian-1 = Страж уровня 1
lobby-option-ankh-guardian-2 = Страж уровня 2
lobby-option-ankh-guardian-3 = Страж уровня 3
lobby-option-ankh-guardians = Стражи
lobby-option-ankh-first = Первый игрок
ankh-lobby-random = Случайно
ankh-lobby-map = Карта { $letter }
ankh-lobby-first = Игрок { $player }
lobby-option-ankh-begin = Начало
ankh-lobby-begin-set-up = Полная партия
ankh-lobby-begin-taste = Проба: сразу к сражению

## Что делают стражи

ankh-text-kind-cat = Когда гибнет, все остальные боги теряют по 1 поклонению.
ankh-text-kind-satet = При перемещении может встать на место вражеской фигурки и сдвинуть её на пустую сушу рядом.
ankh-text-kind-mummy = Погибнув, сразу возвращается на клетку по соседству с вашим богом.
ankh-text-kind-apep = Можно призвать на воду: там он сражается и доминирует во всех регионах вокруг.
ankh-text-kind-scorpion = В начале конфликта разрушает монументы на двух клетках, на которые направлен.
ankh-text-kind-sphinx = В сражениях сила соседних вражеских фигурок равна 0.

## Что меняют сценарии и откуда начинают

ankh-text-scenario-middle-kingdom = Без особых правил.
ankh-text-scenario-old-kingdom = Без особых правил; другая начальная расстановка.
ankh-text-scenario-universal-flood = Дельта Нила затоплена, через неё можно только проходить.
ankh-text-scenario-two-capitals = В каждом конфликте: больше всех фигурок у двух городов — верующие, остальные теряют поклонение.
ankh-text-scenario-gift-of-the-delta = В регионе с городом победа и доминирование дают на 1 больше, каждое большинство — 2.
ankh-text-scenario-dynastic-crisis = Без слияния. После конфликтов 1–4 все теряют поклонение; последний берёт за это верующих.
ankh-text-scenario-great-rebuilding = Каждый отбирает 6 монументов и строит только из них.
ankh-text-scenario-guardians-of-kemet = Шесть стражей продаются на торгах по тайным ставкам; символы стражей ничего не дают.
ankh-text-scenario-discord-new-kingdom = Большинство у города даёт 2; контролируя город, победите там, иначе теряете 4 поклонения.
ankh-text-scenario-syncretism = После конфликта 3 два слияния: 2-й с 4-м, 3-й с 5-м.
ankh-text-lobby-begin-set-up = Вся партия, с начальной расстановки.
ankh-text-lobby-begin-taste = Начинается прямо перед первым конфликтом; потом можно играть дальше или начать полную партию.
