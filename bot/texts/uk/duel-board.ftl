### Стіл «Дуелі» словами: описи картинок, текстове поле, підписи повтору.

## Описи картинок

duel-alt-turn = { $age }, ходить { $player }, монети: { $coins } проти { $rival }.
duel-alt-over = Гру завершено. Перемога: { $list }, { $how }.
duel-alt-pawn = Маркер Конфлікту на { $number } у бік { $side ->
    [sun] Сонця
   *[moon] Місяця
  }.
duel-alt-pawn-middle = Маркер Конфлікту посередині.
duel-alt-batch = Дива: { $list }.
duel-alt-free = Доступні: { $list }.
duel-alt-points = { $player }: очок зараз { $number }, символів { $symbols } із 6.
duel-alt-progress = Жетони Розвитку: { $list }.
duel-alt-pantheon = Пантеон: { $list }.
duel-alt-wonders = Дива і ціни ({ $player }): { $list }.
duel-alt-left = Карт у розкладці { $number }, у скиді { $pile }.
duel-alt-pile = Скинуті карти: { $list }.
duel-alt-gods = { $title }: { $list }.
duel-alt-points-of = { $player }: очок { $number }.

## Що дають карти

duel-effect-makes = дає: { $list }
duel-effect-chooses = дає на вибір: { $list }
duel-effect-fixes = { $list } за 1 монету
duel-effect-shields = { $number ->
    [one] { $number } Щит
    [few] { $number } Щити
   *[many] { $number } Щитів
  }
duel-effect-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монети
   *[many] { $number } монет
  }
duel-effect-points = { $number ->
    [one] { $number } очко
    [few] { $number } очки
   *[many] { $number } очок
  }
duel-effect-coins-each = { $number ->
    [one] { $number } монета
   *[other] { $number } монети
  } одразу за { $what }
duel-effect-points-each = { $number ->
    [one] { $number } очко
   *[other] { $number } очки
  } наприкінці за { $what }
duel-effect-temple = { $list } очок за 1, 2, 3 Великі Храми
duel-effect-gives = ланцюжок: { $chain }
duel-count-brown = кожну коричневу карту
duel-count-grey = кожну сіру карту
duel-count-resources = кожну коричневу або сіру карту
duel-count-blue = кожну синю карту
duel-count-green = кожну зелену карту
duel-count-yellow = кожну жовту карту
duel-count-red = кожну червону карту
duel-count-wonders = кожне збудоване Диво
duel-count-coins = кожні 3 монети

## Текстове поле

duel-board-title = { duel-game }
duel-board-viewer = Ви — { $player }
duel-board-again = Здобуто ще один хід
duel-board-none = немає
duel-board-nothing = безплатно
duel-board-batch = Дива на вибір і їхня вартість
duel-board-free = Доступні карти й ціни для обох
duel-board-covered = Накриті карти
duel-board-under = { $what }; зверху: { $list }
duel-board-chained = безплатно за ланцюжком
duel-board-mythology = жетон Міфології ({ $mythology })
duel-board-offering = Жертва { $number }
duel-board-pantheon = Пантеон, слоти й ціни для обох
duel-board-hidden = бог сорочкою догори ({ $mythology })
duel-board-minerva = Фішка Мінерви на поділці { $space }
duel-board-military = Військові жетони (мінус — бік Сонця): { $list }
duel-board-progress = Жетони Розвитку на полі
duel-board-city = { $player }: монети { $coins }, очки зараз { $points }
duel-board-points = Очки: { $list }
duel-board-trade = Виробляє й ціна ще однієї одиниці: { $list }
duel-board-unit = { $name } { $units }, ціна { $price }
duel-board-choices = Одне на вибір: { $list }
duel-board-symbols = Символи { $number } із { $most }: { $list }
duel-board-cards = Карти: { $list }
duel-board-built = Диво { $wonder }: збудоване
duel-board-unbuilt = Диво { $wonder }, ціна { $price }: { $text }
duel-board-own-progress = Жетони Розвитку: { $list }
duel-board-own-mythologies = Жетони Міфології: { $list }
duel-board-own-offerings = Жертви: { $list }
duel-board-own-gods = Боги: { $list }
duel-board-snake = Жетон Змії на карті { $card }
duel-board-sell = Продаж карти дає { $number }
duel-board-pile = Скинуті карти: { $list }

## Підписи повтору

duel-caption-set-up = Гра починається
duel-caption-wonder-drafted = { $player } бере: { $wonder }
duel-caption-built = { $player } будує: { $card }
duel-caption-sold = { $player } продає: { $card }
duel-caption-wonder-built = { $player } будує Диво: { $wonder } ({ $card })
duel-caption-built-free = { $player } будує зі скиду: { $card }
duel-caption-wonder-built-free = { $player } будує безплатно: { $wonder }
duel-caption-god-activated = { $player } активує: { $god }
duel-caption-god-chosen = { $player } обирає: { $god }
duel-caption-god-placed = { $player } кладе бога в слот { $slot }
duel-caption-gate-placed = Брама — у слот { $slot }
duel-caption-starter-chosen = Епоху починає { $starter }
duel-caption-progress-gained = { $player } отримує: { $token }
duel-caption-card-discarded = { $player } скидає в суперника: { $card }
duel-caption-card-stolen = { $player } забирає: { $card }
duel-caption-snake-placed = { $player } кладе Змію на: { $card }
duel-caption-structure-discarded = { $player } скидає карту { $place }
duel-caption-wonder-unbuilt = { $wonder }: знову не збудоване
duel-caption-wonder-taken = { $player } забирає: { $wonder }
duel-caption-minerva-placed = { $player } ставить Мінерву на { $space }
duel-caption-military-removed = { $player } прибирає Військовий жетон { $token }
duel-caption-military-token = { $player } втрачає монет: { $coins } (Військовий жетон)
duel-caption-deck-revealed = { $player } відкриває стос богів
duel-caption-gate-opened = { $player } відкриває Браму
duel-caption-order-chosen = { $player } повертає богів
duel-caption-library-drawn = { $player } тягне жетони Розвитку
duel-caption-no-effect = Без дії: { $source }
duel-caption-age-laid-out = Починається епоха { $age }
duel-caption-ended = Кінець: { $how }
