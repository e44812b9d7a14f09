### Общий журнал: одна строка на событие. Списки составляет программа.

imhotep-said-set-up = Подготовка: { $colours }. Первый игрок: { $first }. Стороны: { $sides }{ $wrath ->
    [yes] . Действует гнев фараона
   *[no] {""}
  }
imhotep-said-round = Раунд { $number }. Корабли: { $card }. Первый игрок: { $first }
imhotep-said-market = Рынок: { $cards }{ $pair ->
    [0] {""}
   *[other] ; лицом вниз: { $pair }
  }
imhotep-said-reshuffled = Сброс перемешан. Карт в стопке: { $cards }
imhotep-said-taken = { $seat } — { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
  } из каменоломни, на санях: { $sled }
imhotep-said-loaded = { $seat } — камень на корабль { $ship }, место { $place }
imhotep-said-sailed = { $seat } — отплывает корабль { $ship } → { $site }{ $order ->
    [none] {""}
   *[other] , порядок разгрузки: { $order }
  }
imhotep-said-card-played = { $seat } — сыграна карта: { $card }
imhotep-said-passed = { $seat } — пропуск хода
imhotep-said-stalled = Никто ничего не может сделать: раунд { $round } окончен
imhotep-said-built = { $seat } — камень: { $site }{ $where }
imhotep-said-cell = , { $pyramid }, ячейка { $cell }
imhotep-said-edge = , на краю
imhotep-said-tower = { $seat } — готова башня, очки: { $points }
imhotep-said-points = { $seat }: { $points }, теперь { $score } ({ $source })
imhotep-said-bonus = { $seat } — { $used ->
    [yes] бонус
   *[no] отказ от бонуса
  }: { $bonus }
imhotep-said-card-gained = { $seat } — карта: { $card } ({ $source })
imhotep-said-no-card = { $seat } — карты не осталось
imhotep-said-no-stone = { $seat }, { $card }: в каменоломне не осталось камней
imhotep-said-pair-bought = { $seat } — куплены карты, лежащие лицом вниз: { $cards }
imhotep-said-pair-seen = { $seat } — в паре: { $cards }
imhotep-said-pair-discarded = { $seat } — другая карта сброшена втёмную
imhotep-said-stones-returned = С корабля { $ship } обратно в каменоломню: { $seats }
imhotep-said-temple-cell = Храм, ячейка { $cell }: { $seat }, { $reward }
imhotep-said-market-cleared = Карты рынка ушли в сброс: { $cards }{ $pair ->
    [0] {""}
   *[other] ; втёмную: { $pair }
  }
imhotep-said-round-over = Раунд { $number } окончен
imhotep-said-game-over = Игра окончена. Победа: { $seats } ({ $ending }). Очки: { $scores }
