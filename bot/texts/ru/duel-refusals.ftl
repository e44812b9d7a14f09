### Почему нельзя: что не так, почему и, если известно, как можно.

duel-refused-game-over = Игра окончена.
duel-refused-not-your-turn = { $players ->
    [none] Сейчас не ваш ход.
   *[other] Сейчас ходит { $players }. Можно сохранить это как план.
  }
duel-refused-not-an-option = «{ $answer }» сейчас невозможно.
duel-refused-stale = Стол изменился. Посмотрите на новую позицию и выберите снова.
duel-refused-too-far-ahead = «{ $answer }» — это слишком наперёд: что будет до этого, ещё никто не знает. Отправьте строку без этого.
duel-refused-unreadable = Не понимаю «{ $word }». Пример: { $example }
duel-refused-decision-pending = Сначала другое решение: ответьте на открытый вопрос.
duel-refused-pantheon-off = В этой партии «Пантеона» нет.
duel-refused-not-before-age-2 = Богов можно активировать с эпохи II.
duel-refused-unknown-id = Здесь нет «{ $id }».
duel-refused-card-not-in-structure = { $place ->
    [0] { $card }: такой открытой карты в раскладке нет.
   *[other] На месте { $place } карты больше нет.
  }
duel-refused-card-covered = { $place } закрыта: сверху { $by }.
duel-refused-slot-empty = Слот { $slot } пуст.
duel-refused-slot-occupied = Слот { $slot } занят.
duel-refused-not-your-wonder = У вас нет этого Чуда: { $wonder }.
duel-refused-wonder-already-built = Это Чудо вы уже построили: { $wonder }.
duel-refused-offering-not-owned = У вас нет этого жетона Жертвоприношения: { $token }.
duel-refused-token-not-available = Этот жетон Развития взять нельзя: { $token }.
duel-refused-invalid-target = «{ $answer }» выбрать нельзя.
duel-refused-minerva-on-pawn = На { $space } стоит маркер Конфликта: поставьте фишку Минервы в другое место.
duel-refused-cannot-afford = { $slot ->
    [0] { $card }{ $wonder }
   *[other] Слот { $slot }
  }: цена для вас { $price }, а у вас { $coins }.
