### Общий журнал: одна строка на событие. Списки составляет программа.

duel-said-set-up = Подготовка{ $pantheon ->
    [yes] {" "}с «Пантеоном»
   *[no] {""}
  }. Начинает { $first }. Жетоны Развития: { $progress }
duel-said-wonders-dealt = Чудеса света, набор { $batch }: { $wonders }
duel-said-wonder-drafted = { $seat } берёт Чудо: { $wonder }
duel-said-gate-placed = { $seat ->
    [none] Врата лежат в слоте { $slot }
   *[other] { $seat } кладёт Врата в слот { $slot }
  }
duel-said-gods-turned-up = Боги по слотам: { $gods }
duel-said-enki-tokens = Жетоны Развития на Энки: { $tokens }
duel-said-age-laid-out = Эпоха { $age } разложена
duel-said-starter-chosen = { $seat } решает, кто начнёт эпоху { $age }: { $starter }
duel-said-built = { $seat } строит: { $card } ({ $place }), { $price }
duel-said-sold = { $seat } продаёт: { $card } ({ $place }), { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
   *[many] +{ $coins } монет
  }
duel-said-wonder-built = { $seat } строит Чудо: { $wonder }, под ним { $card } ({ $place }), { $price }
duel-said-wonder-boxed = Построены семь Чудес: { $wonder } ({ $seat }) выходит из игры
duel-said-built-free = { $seat } бесплатно строит из сброса: { $card } ({ $source })
duel-said-wonder-built-free = { $seat } бесплатно строит Чудо: { $wonder }, под ним { $card } (Исида)
duel-said-coins-gained = { $seat }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
   *[many] +{ $coins } монет
  } ({ $source })
duel-said-coins-lost = { $seat }: { $coins ->
    [one] −{ $coins } монета
    [few] −{ $coins } монеты
   *[many] −{ $coins } монет
  } ({ $source })
duel-said-no-effect = { $seat }: без эффекта ({ $source })
duel-said-turned-up = Открываются: { $cards }
duel-said-replay = { $seat } ходит ещё раз
duel-said-replay-lost = Эпоха окончена: дополнительный ход пропадает ({ $seat })
duel-said-pawn-moved = { $seat } двигает маркер Конфликта: { $start } → { $end }
duel-said-pawn-stopped = Фишка Минервы останавливает маркер Конфликта перед { $space } и выходит из игры
duel-said-military-token = Военный жетон { $token }: { $seat } теряет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
duel-said-pair = { $seat }: пара символов, { $symbol }{ $left ->
    [0] . Жетонов Развития не осталось
   *[other] {""}
  }
duel-said-progress-gained = { $seat } получает жетон Развития: { $token }
duel-said-library-drawn = { $seat } тянет жетоны Развития: { $tokens }
duel-said-card-discarded = { $seat } сбрасывает карту соперника ({ $owner }): { $card } ({ $source })
duel-said-card-stolen = { $seat } забирает карту соперника: { $card }
duel-said-snake-placed = { $seat } кладёт жетон Змеи на карту { $card }: { $symbol }
duel-said-structure-discarded = { $seat } сбрасывает { $place }: { $card }{ $mythology ->
    [none] {""}
   *[other] , с жетоном Мифологии ({ $mythology })
  }{ $offering ->
    [none] {""}
   *[other] , с жетоном Жертвоприношения { $offering }
  }
duel-said-wonder-unbuilt = { $seat }: Чудо снова не построено ({ $owner }), { $wonder }; в сброс уходит { $card }
duel-said-wonder-taken = { $seat } забирает Чудо соперника: { $wonder }
duel-said-mythology-taken = { $seat } берёт жетон Мифологии ({ $place }): { $mythology }
duel-said-gods-looked-at = { $seat } берёт жетон Мифологии и смотрит { $count ->
    [one] { $count } бога
    [few] { $count } богов
   *[many] { $count } богов
  }: { $mythology }
duel-said-gods-seen = { $seat } видит: { $gods }
duel-said-god-placed = { $seat } кладёт закрытого бога в слот { $slot }: { $mythology }
duel-said-god-hidden = { $seat }: в слоте { $slot } лежит { $god }{ $back ->
    [none] {""}
   *[other] , сверху стопки { $back }
  }
duel-said-no-god = { $seat } берёт жетон Мифологии ({ $mythology }), но положить некого
duel-said-offering-taken = { $seat } берёт жетон Жертвоприношения { $offering } ({ $place })
duel-said-god-activated = { $seat } активирует: { $god } (слот { $slot }), платит { $price }{ $offerings ->
    [none] {""}
   *[other] , Жертвоприношения { $offerings }
  }
duel-said-gate-opened = Врата открывают: { $gods }
duel-said-deck-revealed = { $seat } открывает стопку богов ({ $mythology }): { $gods }
duel-said-god-chosen = { $seat } бесплатно активирует: { $god }
duel-said-order-chosen = { $seat } тайно возвращает остальных богов в стопку ({ $mythology })
duel-said-order-known = { $seat } знает порядок сверху: { $gods }
duel-said-minerva-placed = { $seat } ставит фишку Минервы на { $space }
duel-said-military-removed = { $seat } убирает Военный жетон { $token }
duel-said-supremacy = { $seat }: { $ending }
duel-said-scored = Очки: { $points }
duel-said-ended = Игра окончена. Победа: { $seats } ({ $ending })

## Как сложилась цена

duel-price-free = бесплатно
duel-price-chain = бесплатно по цепочке
duel-price-engineering = цена { $number } (Инженерное дело)
duel-price-pays = цена { $number }
duel-price-buys = цена { $number }: { $list }
duel-price-bank = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
  }
duel-price-units = { $name } ×{ $number } по { $price }
duel-price-rival = ; сопернику { $number } (Экономика)
duel-price-vault = ; из них { $number } с Астарты
