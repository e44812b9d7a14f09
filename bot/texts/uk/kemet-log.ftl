### Спільний журнал: один рядок на подію. Списки складає програма.

## Підготовка і ніч

kemet-said-set-up = Підготовка: { $mode }; бойові карти скидають { $discards }. Порядок ходу: { $order }
kemet-said-city-taken = { $seat } бере місто { $city }
kemet-said-pyramids-placed = { $seat } ставить піраміди: { $pyramids }
kemet-said-soldiers-placed = { $seat } ставить воїнів: { $soldiers }
kemet-said-night = Ніч перед днем { $day }: усі моляться й беруть карти
kemet-said-cards-drawn = { $seat } бере КБВ: { $count }
kemet-said-cards-seen = { $seat } бере: { $cards }
kemet-said-vision = { $seat } дивиться { $count ->
    [one] { $count } КБВ
    [few] { $count } КБВ
   *[many] { $count } КБВ
  } й залишає одну (Далекоглядність)
kemet-said-reshuffled = Скинуті КБВ перетасовано: у колоді знову { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
  }
kemet-said-raised = { $seat } піднімає { $colour ->
    [white] білу
    [red] червону
   *[blue] синю
  } піраміду ({ $site }) до рівня { $level } (Рука Бога)
kemet-said-order-set = Порядок ходу визначає { $seat }: у нього найменше ПО
kemet-said-day = День { $day }. Порядок ходу: { $order }

## Дії

kemet-said-token-placed = { $seat } кладе { $token }: { $deed }
kemet-said-turn-ended = { $seat } завершує хід { $turn }
kemet-said-no-effect = { $seat }: { $deed } (без ефекту)
kemet-said-prayer-gained = { $source ->
    [pray] { $seat } молиться: +{ $prayer } ОМ
    [prayer] { $seat }: +{ $prayer } ОМ
    [holy_war] { $seat }: +{ $prayer } ОМ (Священна війна)
    [crusade] { $seat }: +{ $prayer } ОМ (Хрестовий похід)
    [sacrifice] { $seat }: +{ $prayer } ОМ за жертву
   *[night] { $seat }: +{ $prayer } ОМ уночі
  }
kemet-said-built = { $seat } будує { $colour ->
    [white] білу
    [red] червону
   *[blue] синю
  } піраміду ({ $site }) до рівня { $level }, платить { $price } ОМ
kemet-said-bought = { $seat } купує плитку { $tile } «{ $power }», платить { $price } ОМ
kemet-said-creature-placed = { $seat }: { $creature } { $area ->
    [0] чекає на своїй плитці
   *[other] приходить у { $area }
  }
kemet-said-cards-taken-back = { $seat } повертає всі бойові карти й міняє одну на { $special }{ $where }
kemet-said-card-given-up = { $seat } віддає карту { $card }
kemet-said-recruited = { $source ->
    [enlistment] { $seat } вербує картою: { $soldiers }
    [reinforcements] { $seat } отримує підкріплення: { $soldiers }
   *[recruit] { $seat } вербує: { $soldiers }, платить { $price } ОМ
  }
kemet-said-moved = { $seat } { $teleport ->
    [yes] телепортується
   *[no] іде
  } { $start } → { $end }: { $soldiers ->
    [one] { $soldiers } воїн
    [few] { $soldiers } воїни
   *[many] { $soldiers } воїнів
  }{ $creature ->
    [none] {""}
   *[other] , { $creature }
  }{ $price ->
    [0] {""}
   *[other] , платить { $price } ОМ
  }
kemet-said-creature-home = { $seat }: { $creature } { $area ->
    [0] повертається на свою плитку
   *[other] повертається в { $area }
  }

## Божественне втручання

kemet-said-card-played = { $seat } грає «{ $card }»{ $price ->
    [0] {""}
   *[other] , платить { $price } ОМ
  }
kemet-said-card-aimed = { $card }: { $where }
kemet-said-vetoed = { $seat } накладає вето: { $card } ({ $against })
kemet-said-card-cancelled = «{ $card }» не діє ({ $seat })
kemet-said-no-card = { $seat } не грає карту
kemet-said-burned = Вогняний дощ: { $victim } втрачає воїна в { $area }
kemet-said-stolen = Крадіжка мани: { $seat } +{ $prayer } ОМ; { $losers ->
    [none] втрачати їх нікому
   *[other] по 1 ОМ втрачають: { $losers }
  }
kemet-said-escaped = { $seat } тікає { $start } → { $end }: бою немає

## Бої

kemet-said-attacked = { $seat } атакує в { $area }: { $soldiers } проти { $defenders } ({ $defender })
kemet-said-initiative = Ініціатива: { $defender } до бою втрачає { $lost ->
    [one] { $lost } воїна
    [few] { $lost } воїнів
   *[many] { $lost } воїнів
  } у { $area }
kemet-said-committed = { $seat } обирає першим (Передбачення)
kemet-said-foreseen = { $seat } бачить бойову карту суперника ({ $rival }): { $card }
kemet-said-revealed = { $seat } грає { $card }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $price ->
    [0] {""}
   *[other] , платить { $price } ОМ
  }{ $where }
kemet-said-dropped = { $seat } скидає закритою { $card }
kemet-said-wounded = { $seat }: +{ $wounds } до сили за скинуті КБВ (Божественна рана)
kemet-said-buried = { $seat } скидає для Божественної рани: { $card }
kemet-said-fought = Бій у { $area }: { $strength }. Перемагає { $winner }. Втрати: { $lost }
kemet-said-recalled = { $seat } відкликає { $soldiers ->
    [one] { $soldiers } воїна
    [few] { $soldiers } воїнів
   *[many] { $soldiers } воїнів
  } з { $area }: +{ $prayer } ОМ
kemet-said-retreated = { $seat } відступає { $start } → { $end }: { $soldiers ->
    [one] { $soldiers } воїн
    [few] { $soldiers } воїни
   *[many] { $soldiers } воїнів
  } (обирає { $by })
kemet-said-stayed = { $seat } залишається в { $area }
kemet-said-cards-refreshed = { $seat }: усі шість бойових карт використано, вони повертаються в руку

## Переможні очки й кінець

kemet-said-point-gained = { $seat }: +1 ПО ({ $source ->
    [battle] бій
    [tile] плитка сили
    [sphinx] Сфінкс
    [two_temples] два храми
   *[sanctuary] святилище
  })
kemet-said-day-ends = День { $day } завершується
kemet-said-sacrificed = { $seat } жертвує { $soldiers ->
    [one] { $soldiers } воїна
    [few] { $soldiers } воїнів
   *[many] { $soldiers } воїнів
  } у { $area }
kemet-said-temple-paid = { $seat }: +{ $prayer } ОМ, { $area }
kemet-said-day-over = ПО після дня { $day }: { $scores }
kemet-said-game-over = Гру завершено. Перемога: { $seats }, { $points } ПО ({ $ending })

## Частини рядків

kemet-part-pyramid = { $colour ->
    [white] біла
    [red] червона
   *[blue] синя
  } { $level } ({ $site })
kemet-part-given = , віддає { $card }
kemet-part-dropped = ; скидає { $card }
kemet-part-nobody = немає
