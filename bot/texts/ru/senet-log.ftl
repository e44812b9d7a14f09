### Общий журнал: одна строка на событие; о броске говорит строка хода.

senet-said-set-up = Подготовка: у каждого фишек { $pieces }. Начинает { $first }
senet-said-thrown = { $seat }: выпало { $throw }
senet-said-moved = { $seat }: выпало { $throw }, { $back ->
    [yes] назад { $house } → { $end }
   *[no] { $house } → { $end }
  }{ $other ->
    [none] {""}
   *[other] , обмен местами ({ $other })
  }{ $again ->
    [yes] . Бросает ещё раз
   *[no] {""}
  }
senet-said-drowned = { $seat }: выпало { $throw }, фишка с { $house } падает в воду и появляется на { $end }{ $again ->
    [yes] . Бросает ещё раз
   *[no] {""}
  }
senet-said-borne-off = { $seat }: выпало { $throw }, фишка с { $house } уходит с доски. Снято: { $off }{ $again ->
    [yes] . Бросает ещё раз
   *[no] {""}
  }
senet-said-lost = { $seat }: выпало { $throw }, ходить нечем. Бросок пропадает
senet-said-game-over = Игра окончена. Победитель: { $seats } ({ $ending }). У соперника на доске { $margin ->
    [one] осталась { $margin } фишка
    [few] остались { $margin } фишки
   *[many] осталось { $margin } фишек
  }
