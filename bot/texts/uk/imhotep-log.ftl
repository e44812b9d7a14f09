### Спільний журнал: один рядок на подію. Списки складає програма.

imhotep-said-set-up = Підготовка: { $colours }. Перший гравець: { $first }. Сторони: { $sides }{ $wrath ->
    [yes] . Діє гнів фараона
   *[no] {""}
  }
imhotep-said-round = Раунд { $number }. Кораблі: { $card }. Перший гравець: { $first }
imhotep-said-market = Ринок: { $cards }{ $pair ->
    [0] {""}
   *[other] ; закриті: { $pair }
  }
imhotep-said-reshuffled = Скид перемішано. Карт у стосі: { $cards }
imhotep-said-taken = { $seat } бере з каменоломні { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
  }, на санях: { $sled }
imhotep-said-loaded = { $seat } розміщує камінь: корабель { $ship }, місце { $place }
imhotep-said-sailed = { $seat } відправляє корабель { $ship } → { $site }{ $order ->
    [none] {""}
   *[other] , порядок розвантаження: { $order }
  }
imhotep-said-card-played = { $seat } розігрує карту: { $card }
imhotep-said-passed = { $seat } пропускає хід
imhotep-said-stalled = Ніхто нічого не може зробити: раунд { $round } завершено
imhotep-said-built = { $seat } — камінь: { $site }{ $where }
imhotep-said-cell = { $pyramid ->
    [none] , комірка { $cell }
   *[other] , { $pyramid }, комірка { $cell }
  }
imhotep-said-edge = , на краю
imhotep-said-tower = { $seat } завершує вежу, очки: { $points }
imhotep-said-points = { $seat }: { $points }, тепер { $score } ({ $source })
imhotep-said-bonus = { $seat } { $used ->
    [yes] використовує бонус
   *[no] відмовляється від бонусу
  }: { $bonus }
imhotep-said-card-gained = { $seat } отримує карту: { $card } ({ $source })
imhotep-said-no-card = { $seat } не отримує карти: карт не залишилося
imhotep-said-no-stone = { $seat }, { $card }: у каменоломні не залишилося каменів
imhotep-said-pair-bought = { $seat } купує закриті карти: { $cards }
imhotep-said-pair-seen = { $seat } бачить пару: { $cards }
imhotep-said-pair-discarded = { $seat } скидає іншу карту, не показуючи
imhotep-said-stones-returned = З корабля { $ship } назад до каменоломні: { $seats }
imhotep-said-temple-cell = Храм, комірка { $cell }: { $seat }, { $reward }
imhotep-said-market-cleared = Карти ринку пішли у скид: { $cards }{ $pair ->
    [0] {""}
   *[other] ; закриті: { $pair }
  }
imhotep-said-round-over = Раунд { $number } завершено
imhotep-said-game-over = Гру завершено. Переможець: { $seats } ({ $ending }). Очки: { $scores }
