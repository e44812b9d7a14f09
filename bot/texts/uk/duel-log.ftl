### Спільний журнал: один рядок на подію. Списки складає програма.

duel-said-set-up = Підготовка{ $pantheon ->
    [yes] {" "}з «Пантеоном»
   *[no] {""}
  }. Починає { $first }. Жетони Розвитку: { $progress }
duel-said-wonders-dealt = Дива світу, набір { $batch }: { $wonders }
duel-said-wonder-drafted = { $seat } бере Диво: { $wonder }
duel-said-gate-placed = { $seat ->
    [none] Брама лежить у слоті { $slot }
   *[other] { $seat } кладе Браму в слот { $slot }
  }
duel-said-gods-turned-up = Боги за слотами: { $gods }
duel-said-enki-tokens = Жетони Розвитку на Енкі: { $tokens }
duel-said-age-laid-out = Епоху { $age } розкладено
duel-said-starter-chosen = { $seat } вирішує, хто почне епоху { $age }: { $starter }
duel-said-built = { $seat } будує: { $card } ({ $place }), { $price }
duel-said-sold = { $seat } продає: { $card } ({ $place }), { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монети
   *[many] +{ $coins } монет
  }
duel-said-wonder-built = { $seat } будує Диво: { $wonder }, під ним { $card } ({ $place }), { $price }
duel-said-wonder-boxed = Збудовано сім Див: { $wonder } ({ $seat }) виходить із гри
duel-said-built-free = { $seat } безплатно будує зі скиду: { $card } ({ $source })
duel-said-wonder-built-free = { $seat } безплатно будує Диво: { $wonder }, під ним { $card } (Ісіда)
duel-said-coins-gained = { $seat }: { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монети
   *[many] +{ $coins } монет
  } ({ $source })
duel-said-coins-lost = { $seat }: { $coins ->
    [one] −{ $coins } монета
    [few] −{ $coins } монети
   *[many] −{ $coins } монет
  } ({ $source })
duel-said-no-effect = { $seat }: без ефекту ({ $source })
duel-said-turned-up = Відкриваються: { $cards }
duel-said-replay = { $seat } ходить ще раз
duel-said-replay-lost = Епоху завершено: додатковий хід пропадає ({ $seat })
duel-said-pawn-moved = { $seat } рухає маркер Конфлікту: { $start } → { $end }
duel-said-pawn-stopped = Фішка Мінерви спиняє маркер Конфлікту перед { $space } і виходить із гри
duel-said-military-token = Військовий жетон { $token }: { $seat } втрачає { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
  }
duel-said-pair = { $seat }: пара символів, { $symbol }{ $left ->
    [0] . Жетонів Розвитку не залишилося
   *[other] {""}
  }
duel-said-progress-gained = { $seat } отримує жетон Розвитку: { $token }
duel-said-library-drawn = { $seat } тягне жетони Розвитку: { $tokens }
duel-said-card-discarded = { $seat } скидає карту суперника ({ $owner }): { $card } ({ $source })
duel-said-card-stolen = { $seat } забирає карту суперника: { $card }
duel-said-snake-placed = { $seat } кладе жетон Змії на карту { $card }: { $symbol }
duel-said-structure-discarded = { $seat } скидає { $place }: { $card }{ $mythology ->
    [none] {""}
   *[other] , із жетоном Міфології ({ $mythology })
  }{ $offering ->
    [none] {""}
   *[other] , із жетоном Жертви { $offering }
  }
duel-said-wonder-unbuilt = { $seat }: Диво знову не збудоване ({ $owner }), { $wonder }; у скид іде { $card }
duel-said-wonder-taken = { $seat } забирає Диво суперника: { $wonder }
duel-said-mythology-taken = { $seat } бере жетон Міфології ({ $place }): { $mythology }
duel-said-gods-looked-at = { $seat } бере жетон Міфології й дивиться { $count ->
    [one] { $count } бога
    [few] { $count } богів
   *[many] { $count } богів
  }: { $mythology }
duel-said-gods-seen = { $seat } бачить: { $gods }
duel-said-god-placed = { $seat } кладе закритого бога в слот { $slot }: { $mythology }
duel-said-god-hidden = { $seat }: у слоті { $slot } лежить { $god }{ $back ->
    [none] {""}
   *[other] , зверху стосу { $back }
  }
duel-said-no-god = { $seat } бере жетон Міфології ({ $mythology }), але покласти нема кого
duel-said-offering-taken = { $seat } бере жетон Жертви { $offering } ({ $place })
duel-said-god-activated = { $seat } активує: { $god } (слот { $slot }), платить { $price }{ $offerings ->
    [none] {""}
   *[other] , Жертви { $offerings }
  }
duel-said-gate-opened = Брама відкриває: { $gods }
duel-said-deck-revealed = { $seat } відкриває стос богів ({ $mythology }): { $gods }
duel-said-god-chosen = { $seat } безплатно активує: { $god }
duel-said-order-chosen = { $seat } таємно повертає решту богів у стос ({ $mythology })
duel-said-order-known = { $seat } знає порядок згори: { $gods }
duel-said-minerva-placed = { $seat } ставить фішку Мінерви на { $space }
duel-said-military-removed = { $seat } прибирає Військовий жетон { $token }
duel-said-supremacy = { $seat }: { $ending }
duel-said-scored = Очки: { $points }
duel-said-ended = Гру завершено. Перемога: { $seats } ({ $ending })

## Як склалася ціна

duel-price-free = безплатно
duel-price-chain = безплатно за ланцюжком
duel-price-engineering = ціна { $number } (Інженерна справа)
duel-price-pays = ціна { $number }
duel-price-buys = ціна { $number }: { $list }
duel-price-bank = { $number ->
    [one] { $number } монета
    [few] { $number } монети
   *[many] { $number } монет
  }
duel-price-units = { $name } ×{ $number } по { $price }
duel-price-rival = ; суперникові { $number } (Економіка)
duel-price-vault = ; з них { $number } з Астарти
