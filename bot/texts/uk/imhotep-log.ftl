### Спільний журнал: один рядок на подію. Списки складає програма.

imhotep-said-set-up = Підготовка: { $colours }. Перший гравець: { $first }. Сторони: { $sides }{ $wrath ->
    [yes] . Діє гнів фараона
   *[no] {""}
  }
imhotep-said-round = Раунд { $number }. Кораблі: { $card }. Перший гравець: { $first }
imhotep-said-market = Ринок: { $cards }{ $pair ->
    [0] {""}
   *[other] ; долілиць: { $pair }
  }
imhotep-said-reshuffled = Скид перемішано. Карт у стосі: { $cards }
imhotep-said-taken = { $seat } — { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
  } з каменоломні, на санях: { $sled }
imhotep-said-loaded = { $seat } — камінь на корабель { $ship }, місце { $place }
imhotep-said-sailed = { $seat } — відпливає корабель { $ship } → { $site }{ $order ->
    [none] {""}
   *[other] , порядок розвантаження: { $order }
  }
imhotep-said-card-played = { $seat } — зіграно карту: { $card }
imhotep-said-passed = { $seat } — пропуск ходу
imhotep-said-stalled = Ніхто нічого не може зробити: раунд { $round } завершено
imhotep-said-built = { $seat } — камінь: { $site }{ $where }
imhotep-said-cell = , { $pyramid }, комірка { $cell }
imhotep-said-edge = , на краю
imhotep-said-tower = { $seat } — готова вежа, очки: { $points }
imhotep-said-points = { $seat }: { $points }, тепер { $score } ({ $source })
imhotep-said-bonus = { $seat } — { $used ->
    [yes] бонус
   *[no] відмова від бонусу
  }: { $bonus }
imhotep-said-card-gained = { $seat } — карта: { $card } ({ $source })
imhotep-said-no-card = { $seat } — карт не лишилося
imhotep-said-no-stone = { $seat }, { $card }: у каменоломні не лишилося каменів
imhotep-said-pair-bought = { $seat } — куплено карти, що лежать долілиць: { $cards }
imhotep-said-pair-seen = { $seat } — у парі: { $cards }
imhotep-said-pair-discarded = { $seat } — іншу карту скинуто наосліп
imhotep-said-stones-returned = З корабля { $ship } назад до каменоломні: { $seats }
imhotep-said-temple-cell = Храм, комірка { $cell }: { $seat }, { $reward }
imhotep-said-market-cleared = Карти ринку пішли у скид: { $cards }{ $pair ->
    [0] {""}
   *[other] ; наосліп: { $pair }
  }
imhotep-said-round-over = Раунд { $number } завершено
imhotep-said-game-over = Гру завершено. Перемога: { $seats } ({ $ending }). Очки: { $scores }
