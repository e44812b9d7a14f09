### Общий журнал: одна строка на событие. Списки составляет программа.

## Подготовка и ночь

kemet-said-set-up = Подготовка: { $mode }; боевые карты сбрасываются { $discards }. Порядок хода: { $order }
kemet-said-city-taken = { $seat } берёт город { $city }
kemet-said-pyramids-placed = { $seat } ставит пирамиды: { $pyramids }
kemet-said-soldiers-placed = { $seat } ставит воинов: { $soldiers }
kemet-said-night = Ночь перед днём { $day }: все молятся и берут карты
kemet-said-cards-drawn = { $seat } берёт КБВ: { $count }
kemet-said-cards-seen = { $seat } берёт: { $cards }
kemet-said-vision = { $seat } смотрит { $count ->
    [one] { $count } КБВ
    [few] { $count } КБВ
   *[many] { $count } КБВ
  } и оставляет одну (Дальновидность)
kemet-said-reshuffled = Сброс КБВ перетасован: в колоде снова { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
kemet-said-raised = { $seat } поднимает { $colour ->
    [white] белую
    [red] красную
   *[blue] синюю
  } пирамиду ({ $site }) до уровня { $level } (Рука Бога)
kemet-said-order-set = Порядок хода определяет { $seat }: у него меньше всех ПО
kemet-said-day = День { $day }. Порядок хода: { $order }

## Действия

kemet-said-token-placed = { $seat } кладёт { $token }: { $deed }
kemet-said-turn-ended = { $seat } заканчивает ход { $turn }
kemet-said-no-effect = { $seat }: { $deed } (без эффекта)
kemet-said-prayer-gained = { $source ->
    [pray] { $seat } молится: +{ $prayer } ОМ
    [prayer] { $seat }: +{ $prayer } ОМ
    [holy_war] { $seat }: +{ $prayer } ОМ (Священная война)
    [crusade] { $seat }: +{ $prayer } ОМ (Крестовый поход)
    [sacrifice] { $seat }: +{ $prayer } ОМ за жертву
   *[night] { $seat }: +{ $prayer } ОМ ночью
  }
kemet-said-built = { $seat } строит { $colour ->
    [white] белую
    [red] красную
   *[blue] синюю
  } пирамиду ({ $site }) до уровня { $level }, платит { $price } ОМ
kemet-said-bought = { $seat } покупает тайл { $tile } «{ $power }», платит { $price } ОМ
kemet-said-creature-placed = { $seat }: { $creature } { $area ->
    [0] ждёт на своём тайле
   *[other] приходит в { $area }
  }
kemet-said-cards-taken-back = { $seat } возвращает все боевые карты и меняет одну на { $special }{ $where }
kemet-said-card-given-up = { $seat } отдаёт карту { $card }
kemet-said-recruited = { $source ->
    [enlistment] { $seat } вербует картой: { $soldiers }
    [reinforcements] { $seat } получает подкрепление: { $soldiers }
   *[recruit] { $seat } вербует: { $soldiers }, платит { $price } ОМ
  }
kemet-said-moved = { $seat } { $teleport ->
    [yes] телепортируется
   *[no] идёт
  } { $start } → { $end }: { $soldiers ->
    [one] { $soldiers } воин
    [few] { $soldiers } воина
   *[many] { $soldiers } воинов
  }{ $creature ->
    [none] {""}
   *[other] , { $creature }
  }{ $price ->
    [0] {""}
   *[other] , платит { $price } ОМ
  }
kemet-said-creature-home = { $seat }: { $creature } { $area ->
    [0] возвращается на свой тайл
   *[other] возвращается в { $area }
  }

## Божественное вмешательство

kemet-said-card-played = { $seat } играет «{ $card }»{ $price ->
    [0] {""}
   *[other] , платит { $price } ОМ
  }
kemet-said-card-aimed = { $card }: { $where }
kemet-said-vetoed = { $seat } накладывает вето: { $card } ({ $against })
kemet-said-card-cancelled = «{ $card }» не действует ({ $seat })
kemet-said-no-card = { $seat } не играет карту
kemet-said-burned = Огненный дождь: { $victim } теряет воина в { $area }
kemet-said-stolen = Кража маны: { $seat } +{ $prayer } ОМ; { $losers ->
    [none] терять их некому
   *[other] по 1 ОМ теряют: { $losers }
  }
kemet-said-escaped = { $seat } убегает { $start } → { $end }: боя нет

## Бои

kemet-said-attacked = { $seat } атакует в { $area }: { $soldiers } против { $defenders } ({ $defender })
kemet-said-initiative = Инициатива: { $defender } до боя теряет { $lost ->
    [one] { $lost } воина
    [few] { $lost } воинов
   *[many] { $lost } воинов
  } в { $area }
kemet-said-committed = { $seat } делает выбор первым (Предвидение)
kemet-said-foreseen = { $seat } видит боевую карту соперника ({ $rival }): { $card }
kemet-said-revealed = { $seat } играет { $card }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $price ->
    [0] {""}
   *[other] , платит { $price } ОМ
  }{ $where }
kemet-said-dropped = { $seat } сбрасывает лицом вниз { $card }
kemet-said-wounded = { $seat }: +{ $wounds } к силе за сброшенные КБВ (Божественная рана)
kemet-said-buried = { $seat } сбрасывает для Божественной раны: { $card }
kemet-said-fought = Бой в { $area }: { $strength }. Побеждает { $winner }. Потери: { $lost }
kemet-said-recalled = { $seat } отзывает { $soldiers ->
    [one] { $soldiers } воина
    [few] { $soldiers } воинов
   *[many] { $soldiers } воинов
  } из { $area }: +{ $prayer } ОМ
kemet-said-retreated = { $seat } отступает { $start } → { $end }: { $soldiers ->
    [one] { $soldiers } воин
    [few] { $soldiers } воина
   *[many] { $soldiers } воинов
  } (выбирает { $by })
kemet-said-stayed = { $seat } остаётся в { $area }
kemet-said-cards-refreshed = { $seat }: все шесть боевых карт использованы и возвращаются в руку

## Победные очки и конец

kemet-said-point-gained = { $seat }: +1 ПО ({ $source ->
    [battle] бой
    [tile] тайл силы
    [sphinx] Сфинкс
    [two_temples] два храма
   *[sanctuary] святилище
  })
kemet-said-day-ends = День { $day } заканчивается
kemet-said-sacrificed = { $seat } жертвует { $soldiers ->
    [one] { $soldiers } воина
    [few] { $soldiers } воинов
   *[many] { $soldiers } воинов
  } в { $area }
kemet-said-temple-paid = { $seat }: +{ $prayer } ОМ, { $area }
kemet-said-day-over = ПО после дня { $day }: { $scores }
kemet-said-game-over = Игра окончена. Победа: { $seats }, { $points } ПО ({ $ending })

## Части строк

kemet-part-pyramid = { $colour ->
    [white] белая
    [red] красная
   *[blue] синяя
  } { $level } ({ $site })
kemet-part-given = , отдаёт { $card }
kemet-part-dropped = ; сбрасывает { $card }
kemet-part-nobody = нет
