### Спільний журнал: один рядок на подію; про кидок каже рядок ходу.

senet-said-set-up = Підготовка: у кожного фішок { $pieces }. Починає { $first }
senet-said-thrown = { $seat }: кидок { $throw }
senet-said-moved = { $seat }: кидок { $throw }, { $back ->
    [yes] назад { $house } → { $end }
   *[no] { $house } → { $end }
  }{ $other ->
    [none] {""}
   *[other] , обмін місцями ({ $other })
  }{ $again ->
    [yes] . Кидає ще раз
   *[no] {""}
  }
senet-said-drowned = { $seat }: кидок { $throw }, фішка з { $house } падає у воду й виходить на { $end }{ $again ->
    [yes] . Кидає ще раз
   *[no] {""}
  }
senet-said-borne-off = { $seat }: кидок { $throw }, фішка з { $house } виходить із дошки. Знято: { $off }{ $again ->
    [yes] . Кидає ще раз
   *[no] {""}
  }
senet-said-lost = { $seat }: кидок { $throw }, ходити нічим. Кидок пропав
senet-said-game-over = Гру завершено. Переможець: { $seats } ({ $ending }). У суперника на дошці { $margin ->
    [one] лишилася { $margin } фішка
    [few] лишилися { $margin } фішки
   *[many] лишилося { $margin } фішок
  }
