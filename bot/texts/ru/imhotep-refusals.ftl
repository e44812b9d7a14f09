### Почему нельзя: что не так, почему и, если известно, как можно.

imhotep-refused-game-over = Игра окончена.
imhotep-refused-not-your-turn = { $players ->
    [none] Сейчас не ваш ход.
   *[other] Сейчас ходит другой игрок: { $players }. Можно сохранить это как план.
  }
imhotep-refused-not-an-option = «{ $answer }» сейчас невозможно.
imhotep-refused-stale = Поле изменилось. Посмотрите на новую позицию и выберите снова.
imhotep-refused-too-far-ahead = «{ $answer }» — это слишком наперёд: что будет до этого, решат случай или другие игроки. Отправьте строку без этого.
imhotep-refused-unreadable = Не понимаю «{ $word }». Пример: { $example }
imhotep-refused-decision-pending = Сначала другое решение: о только что доставленном камне.
imhotep-refused-not-your-decision = Сейчас решает владелец доставленного камня, а не вы.
imhotep-refused-card-not-held = У вас нет этой карты: { $card }.
imhotep-refused-card-not-playable = Действием разыгрывают только голубые карты, а эта не голубая: { $card }.
imhotep-refused-sled-full = Ваши сани полны: мест на них { $most }.
imhotep-refused-quarry-empty = В каменоломне не осталось ваших камней.
imhotep-refused-sled-empty = Камней на санях нужно { $need }, а у вас { $have }.
imhotep-refused-no-such-ship = Корабля { $ship } нет: в этом раунде корабли с 1 по { $ships }.
imhotep-refused-ship-sailed = Корабль { $ship } уже отплыл: { $site }.
imhotep-refused-slot-range = На корабле { $ship } нет места { $place }: места с 1 по { $capacity }.
imhotep-refused-slot-taken = { $place ->
    [0] Корабль { $ship } полон.
   *[other] Место { $place } на корабле { $ship } занято.
  }
imhotep-refused-below-minimum = Камней на корабле { $ship }: { $load }; для отплытия нужно не меньше { $minimum }.
imhotep-refused-no-such-site = Площадки «{ $site }» нет. Площадки: { $sites }.
imhotep-refused-site-occupied = В этом раунде там уже стоит корабль: { $site }. Свободны: { $free }.
imhotep-refused-bad-order = Назовите по разу все занятые места корабля { $ship } в порядке разгрузки: { $places }.
imhotep-refused-pass-not-allowed = Пропустить ход можно, только если нельзя сделать ничего другого.
