### Дошка «Сенету» словами: описи зображень і дошка текстом.

senet-alt-move = Ходить { $player }, випало { $throw }, хід { $turn }.{ $again ->
    [yes] {" "}Потім ще кидок.
   *[no] {""}
  }
senet-alt-over = Гру завершено. Переможець: { $player }. Фішок суперника на дошці: { $margin }.
senet-alt-phase = { $phase }.
senet-alt-pieces = { $player }: доми { $houses }; знято { $off } з { $most }.
senet-board-none = немає
senet-board-house = { $house }, { $name }: { $who } ({ $about })
