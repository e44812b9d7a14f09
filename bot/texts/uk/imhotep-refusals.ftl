### Чому не можна: що не так, чому і, якщо відомо, як можна.

imhotep-refused-game-over = Гру завершено.
imhotep-refused-not-your-turn = { $players ->
    [none] Зараз не ваш хід.
   *[other] Зараз ходить інший гравець: { $players }. Можна зберегти це як план.
  }
imhotep-refused-not-an-option = «{ $answer }» зараз неможливо.
imhotep-refused-stale = Поле змінилося. Погляньте на нову позицію й оберіть знову.
imhotep-refused-too-far-ahead = «{ $answer }» — це задалеко наперед: що буде до цього, вирішать випадок або інші гравці. Надішліть рядок без цього.
imhotep-refused-unreadable = Не розумію «{ $word }». Приклад: { $example }
imhotep-refused-decision-pending = Спершу інше рішення: про щойно доставлений камінь.
imhotep-refused-not-your-decision = Зараз вирішує власник доставленого каменя, а не ви.
imhotep-refused-card-not-held = У вас немає цієї карти: { $card }.
imhotep-refused-card-not-playable = Дією розігрують лише блакитні карти, а ця не блакитна: { $card }.
imhotep-refused-sled-full = Ваші сани повні: місць на них { $most }.
imhotep-refused-quarry-empty = У каменоломні не залишилося ваших каменів.
imhotep-refused-sled-empty = Каменів на санях потрібно { $need }, а у вас { $have }.
imhotep-refused-no-such-ship = Корабля { $ship } немає: у цьому раунді кораблі з 1 по { $ships }.
imhotep-refused-ship-sailed = Корабель { $ship } уже відплив: { $site }.
imhotep-refused-slot-range = На кораблі { $ship } немає місця { $place }: місця з 1 по { $capacity }.
imhotep-refused-slot-taken = { $place ->
    [0] Корабель { $ship } повний.
   *[other] Місце { $place } на кораблі { $ship } зайняте.
  }
imhotep-refused-below-minimum = Каменів на кораблі { $ship }: { $load }; щоб відплисти, треба щонайменше { $minimum }.
imhotep-refused-no-such-site = Майданчика «{ $site }» немає. Майданчики: { $sites }.
imhotep-refused-site-occupied = У цьому раунді там уже стоїть корабель: { $site }. Вільні: { $free }.
imhotep-refused-bad-order = Назвіть по разу всі зайняті місця корабля { $ship } у порядку розвантаження: { $places }.
imhotep-refused-pass-not-allowed = Пропустити хід можна, лише якщо не можна зробити нічого іншого.
