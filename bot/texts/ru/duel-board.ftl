### Стол «Дуэли» словами: описания картинок, текстовое поле, подписи повтора.

## Описания картинок

duel-alt-turn = { $age }, ходит { $player }, монеты: { $coins } против { $rival }.
duel-alt-over = Игра окончена. Победа: { $list }, { $how }.
duel-alt-pawn = Маркер Конфликта на { $number } в сторону { $side ->
    [sun] Солнца
   *[moon] Луны
  }.
duel-alt-pawn-middle = Маркер Конфликта посередине.
duel-alt-batch = Чудеса: { $list }.
duel-alt-free = Доступны: { $list }.
duel-alt-points = { $player }: очков сейчас { $number }, символов { $symbols } из 6.
duel-alt-progress = Жетоны Развития: { $list }.
duel-alt-pantheon = Пантеон: { $list }.
duel-alt-wonders = Чудеса и цены ({ $player }): { $list }.
duel-alt-left = Карт в раскладке { $number }, в сбросе { $pile }.
duel-alt-pile = Сброс: { $list }.
duel-alt-gods = { $title }: { $list }.
duel-alt-points-of = { $player }: очков { $number }.

## Что дают карты

duel-effect-makes = даёт: { $list }
duel-effect-chooses = даёт на выбор: { $list }
duel-effect-fixes = { $list } за 1 монету
duel-effect-shields = { $number ->
    [one] { $number } Щит
    [few] { $number } Щита
   *[many] { $number } Щитов
  }
duel-effect-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
  }
duel-effect-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
  }
duel-effect-coins-each = { $number ->
    [one] { $number } монета
   *[other] { $number } монеты
  } сразу за { $what }
duel-effect-points-each = { $number ->
    [one] { $number } очко
   *[other] { $number } очка
  } в конце за { $what }
duel-effect-temple = { $list } очков за 1, 2, 3 Великих Храма
duel-effect-gives = цепочка: { $chain }
duel-count-brown = каждую коричневую карту
duel-count-grey = каждую серую карту
duel-count-resources = каждую коричневую или серую карту
duel-count-blue = каждую синюю карту
duel-count-green = каждую зелёную карту
duel-count-yellow = каждую жёлтую карту
duel-count-red = каждую красную карту
duel-count-wonders = каждое построенное Чудо
duel-count-coins = каждые 3 монеты

## Текстовое поле

duel-board-title = { duel-game }
duel-board-viewer = Вы — { $player }
duel-board-again = Заработан ещё один ход
duel-board-none = нет
duel-board-nothing = бесплатно
duel-board-batch = Чудеса на выбор и их стоимость
duel-board-free = Доступные карты и цены для обоих
duel-board-covered = Накрытые карты
duel-board-under = { $what }; сверху: { $list }
duel-board-chained = бесплатно по цепочке
duel-board-mythology = жетон Мифологии ({ $mythology })
duel-board-offering = Жертвоприношение { $number }
duel-board-pantheon = Пантеон, слоты и цены для обоих
duel-board-hidden = бог рубашкой вверх ({ $mythology })
duel-board-minerva = Фишка Минервы на делении { $space }
duel-board-military = Военные жетоны (минус — сторона Солнца): { $list }
duel-board-progress = Жетоны Развития на поле
duel-board-city = { $player }: монеты { $coins }, очки сейчас { $points }
duel-board-points = Очки: { $list }
duel-board-trade = Производит и цена ещё одной единицы: { $list }
duel-board-unit = { $name } { $units }, цена { $price }
duel-board-choices = Одно на выбор: { $list }
duel-board-symbols = Символы { $number } из { $most }: { $list }
duel-board-cards = Карты: { $list }
duel-board-built = Чудо { $wonder }: построено
duel-board-unbuilt = Чудо { $wonder }, цена { $price }: { $text }
duel-board-own-progress = Жетоны Развития: { $list }
duel-board-own-mythologies = Жетоны Мифологии: { $list }
duel-board-own-offerings = Жертвоприношения: { $list }
duel-board-own-gods = Боги: { $list }
duel-board-snake = Жетон Змеи на карте { $card }
duel-board-sell = Продажа карты даёт { $number }
duel-board-pile = Сброс: { $list }

## Подписи повтора

duel-caption-set-up = Игра начинается
duel-caption-wonder-drafted = { $player } берёт: { $wonder }
duel-caption-built = { $player } строит: { $card }
duel-caption-sold = { $player } продаёт: { $card }
duel-caption-wonder-built = { $player } строит Чудо: { $wonder } ({ $card })
duel-caption-built-free = { $player } строит из сброса: { $card }
duel-caption-wonder-built-free = { $player } строит бесплатно: { $wonder }
duel-caption-god-activated = { $player } активирует: { $god }
duel-caption-god-chosen = { $player } выбирает: { $god }
duel-caption-god-placed = { $player } кладёт бога в слот { $slot }
duel-caption-gate-placed = Врата — в слот { $slot }
duel-caption-starter-chosen = Эпоху начинает { $starter }
duel-caption-progress-gained = { $player } получает: { $token }
duel-caption-card-discarded = { $player } сбрасывает у соперника: { $card }
duel-caption-card-stolen = { $player } забирает: { $card }
duel-caption-snake-placed = { $player } кладёт Змею на: { $card }
duel-caption-structure-discarded = { $player } сбрасывает карту { $place }
duel-caption-wonder-unbuilt = { $wonder }: снова не построено
duel-caption-wonder-taken = { $player } забирает: { $wonder }
duel-caption-minerva-placed = { $player } ставит Минерву на { $space }
duel-caption-military-removed = { $player } убирает Военный жетон { $token }
duel-caption-military-token = { $player } теряет монет: { $coins } (Военный жетон)
duel-caption-deck-revealed = { $player } открывает стопку богов
duel-caption-gate-opened = { $player } открывает Врата
duel-caption-order-chosen = { $player } возвращает богов
duel-caption-library-drawn = { $player } тянет жетоны Развития
duel-caption-no-effect = Без действия: { $source }
duel-caption-age-laid-out = Начинается эпоха { $age }
duel-caption-ended = Конец: { $how }
