### Почему нельзя: что не так, почему и, если известно, как можно.

senet-refused-game-over = Игра окончена.
senet-refused-not-your-turn = { $players ->
    [none] Сейчас не ваш ход.
   *[other] Сейчас ходит другой игрок: { $players }. Можно сохранить это как план.
  }
senet-refused-not-an-option = «{ $answer }» сейчас невозможно.
senet-refused-stale = Доска изменилась. Посмотрите на новую позицию и выберите снова.
senet-refused-too-far-ahead = «{ $answer }» — это слишком наперёд: сначала нужно бросить палочки. Отправьте строку без этого.
senet-refused-unreadable = Не понимаю «{ $word }». Пример: { $example }
senet-refused-no-piece = В доме { $house } нет вашей фишки.
senet-refused-own-piece = В доме { $house } стоит ваша же фишка.
senet-refused-protected = Фишку в доме { $house } защищает соседняя.
senet-refused-blocked = Путь до дома { $house } закрыт: через три фишки соперника подряд не пройти.
senet-refused-beauty-first = Сначала каждая фишка должна остановиться в доме 26, в Доме красоты.
senet-refused-needs-throw = Из дома { $house } уходят, только если выпало { $needed }, а у вас { $throw }.
senet-refused-house-held = Дом { $house } занят фишкой соперника, а там её нельзя атаковать.
senet-refused-forward-first = Назад ходят, только если вперёд не может пойти ни одна фишка. Вперёд можно из домов: { $houses }.
senet-refused-below-first = Из дома { $house } некуда отступить на { $throw }: доска начинается с дома 1.
senet-refused-never-back = Из домов с 26 по 30 назад не ходят.
