### Чому не можна: що не так, чому і, якщо відомо, як можна.

senet-refused-game-over = Гру завершено.
senet-refused-not-your-turn = { $players ->
    [none] Зараз не ваш хід.
   *[other] Зараз ходить інший гравець: { $players }. Можна зберегти це як план.
  }
senet-refused-not-an-option = «{ $answer }» зараз неможливо.
senet-refused-stale = Дошка змінилася. Погляньте на нову позицію й оберіть знову.
senet-refused-too-far-ahead = «{ $answer }» — це задалеко наперед: спершу треба кинути палички. Надішліть рядок без цього.
senet-refused-unreadable = Не розумію «{ $word }». Приклад: { $example }
senet-refused-no-piece = У домі { $house } немає вашої фішки.
senet-refused-own-piece = У домі { $house } стоїть ваша ж фішка.
senet-refused-protected = Фішку в домі { $house } захищає сусідня.
senet-refused-blocked = Шлях до дому { $house } закрито: крізь три фішки суперника поспіль не пройти.
senet-refused-beauty-first = Спершу кожна фішка має зупинитися в домі 26, у Домі краси.
senet-refused-needs-throw = З дому { $house } сходять, лише якщо випало { $needed }, а у вас { $throw }.
senet-refused-house-held = Дім { $house } зайнятий фішкою суперника, а там її не можна атакувати.
senet-refused-forward-first = Назад ходять, лише якщо вперед не може піти жодна фішка. Уперед можна з домів: { $houses }.
senet-refused-below-first = З дому { $house } нікуди відступити на { $throw }: дошка починається з дому 1.
senet-refused-never-back = З домів від 26 до 30 назад не ходять.
