### Общий журнал: одна строка на событие. Списки составляет программа.

imhotep-said-set-up = Подготовка: { $colours }. Первый игрок: { $first }. Стороны: { $sides }{ $wrath ->
    [yes] . Действует гнев фараона
   *[no] {""}
  }
imhotep-said-round = Раунд { $number }. Корабли: { $card }. Первый игрок: { $first }
imhotep-said-market = Рынок: { $cards }{ $pair ->
    [0] {""}
   *[other] ; закрытые: { $pair }
  }
imhotep-said-reshuffled = Сброс перемешан. Карт в стопке: { $cards }
imhotep-said-taken = { $seat } берёт из каменоломни { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
  }, на санях: { $sled }
imhotep-said-loaded = { $seat } размещает камень: корабль { $ship }, место { $place }
imhotep-said-sailed = { $seat } отправляет корабль { $ship } → { $site }{ $order ->
    [none] {""}
   *[other] , порядок разгрузки: { $order }
  }
imhotep-said-card-played = { $seat } разыгрывает карту: { $card }
imhotep-said-passed = { $seat } пропускает ход
imhotep-said-stalled = Никто ничего не может сделать: раунд { $round } окончен
imhotep-said-built = { $seat } — камень: { $site }{ $where }
imhotep-said-cell = { $pyramid ->
    [none] , ячейка { $cell }
   *[other] , { $pyramid }, ячейка { $cell }
  }
imhotep-said-edge = , на краю
imhotep-said-tower = { $seat } завершает башню, очки: { $points }
imhotep-said-points = { $seat }: { $points }, теперь { $score } ({ $source })
imhotep-said-bonus = { $seat } { $used ->
    [yes] использует бонус
   *[no] отказывается от бонуса
  }: { $bonus }
imhotep-said-card-gained = { $seat } получает карту: { $card } ({ $source })
imhotep-said-no-card = { $seat } не получает карту: карт не осталось
imhotep-said-no-stone = { $seat }, { $card }: в каменоломне не осталось камней
imhotep-said-pair-bought = { $seat } покупает закрытые карты: { $cards }
imhotep-said-pair-seen = { $seat } видит пару: { $cards }
imhotep-said-pair-discarded = { $seat } сбрасывает другую карту, не показывая
imhotep-said-stones-returned = С корабля { $ship } обратно в каменоломню: { $seats }
imhotep-said-temple-cell = Храм, ячейка { $cell }: { $seat }, { $reward }
imhotep-said-market-cleared = Карты рынка ушли в сброс: { $cards }{ $pair ->
    [0] {""}
   *[other] ; закрытые: { $pair }
  }
imhotep-said-round-over = Раунд { $number } окончен
imhotep-said-game-over = Игра окончена. Победитель: { $seats } ({ $ending }). Очки: { $scores }
