### Чому не можна: що не так, чому і, якщо відомо, як можна.

duel-refused-game-over = Гру завершено.
duel-refused-not-your-turn = { $players ->
    [none] Зараз не ваш хід.
   *[other] Зараз ходить { $players }. Можна зберегти це як план.
  }
duel-refused-not-an-option = «{ $answer }» зараз неможливо.
duel-refused-stale = Стіл змінився. Погляньте на нову позицію й оберіть знову.
duel-refused-too-far-ahead = «{ $answer }» — це задалеко наперед: що буде до цього, ще ніхто не знає. Надішліть рядок без цього.
duel-refused-unreadable = Не розумію «{ $word }». Приклад: { $example }
duel-refused-decision-pending = Спершу інше рішення: дайте відповідь на відкрите запитання.
duel-refused-pantheon-off = У цій партії «Пантеону» немає.
duel-refused-not-before-age-2 = Богів можна активувати з епохи II.
duel-refused-unknown-id = Тут немає «{ $id }».
duel-refused-card-not-in-structure = { $place ->
    [0] { $card }: такої відкритої карти в розкладці немає.
   *[other] На місці { $place } карти вже немає.
  }
duel-refused-card-covered = { $place } закрита: зверху { $by }.
duel-refused-slot-empty = Слот { $slot } порожній.
duel-refused-slot-occupied = Слот { $slot } зайнятий.
duel-refused-not-your-wonder = У вас немає цього Дива: { $wonder }.
duel-refused-wonder-already-built = Це Диво ви вже збудували: { $wonder }.
duel-refused-offering-not-owned = У вас немає цього жетона Жертви: { $token }.
duel-refused-token-not-available = Цей жетон Розвитку взяти не можна: { $token }.
duel-refused-invalid-target = «{ $answer }» обрати не можна.
duel-refused-minerva-on-pawn = На { $space } стоїть маркер Конфлікту: поставте фішку Мінерви в інше місце.
duel-refused-cannot-afford = { $slot ->
    [0] { $card }{ $wonder }
   *[other] Слот { $slot }
  }: ціна для вас { $price }, а у вас { $coins }.
