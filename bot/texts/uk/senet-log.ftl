### Спільний журнал: один рядок на подію; про кидок каже рядок ходу.

senet-said-set-up = Підготовка: у кожного фішок { $pieces }. Починає { $first }
senet-said-thrown = { $seat }: випало { $throw }
senet-said-moved = { $seat }: випало { $throw }, { $back ->
    [yes] назад { $house } → { $end }
   *[no] { $house } → { $end }
  }{ $other ->
    [none] {""}
   *[other] , обмін місцями ({ $other })
  }{ $again ->
    [yes] . Кидає ще раз
   *[no] {""}
  }
senet-said-drowned = { $seat }: випало { $throw }, фішка з { $house } падає у воду і з’являється на { $end }{ $again ->
    [yes] . Кидає ще раз
   *[no] {""}
  }
senet-said-borne-off = { $seat }: випало { $throw }, фішка з { $house } сходить із дошки. Знято: { $off }{ $again ->
    [yes] . Кидає ще раз
   *[no] {""}
  }
senet-said-lost = { $seat }: випало { $throw }, ходити нічим. Кидок пропадає
senet-said-game-over = Гру завершено. Переможець: { $seats } ({ $ending }). У суперника на дошці { $margin ->
    [one] залишилася { $margin } фішка
    [few] залишилися { $margin } фішки
   *[many] залишилося { $margin } фішок
  }
