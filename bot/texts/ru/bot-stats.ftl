### Итоги, рейтинги, статистика и достижения.

## Что команды говорят о себе; не длиннее 100 знаков

command-stats = Статистика оконченных игр
command-stats-person = Как играете вы или тот, кто согласился быть в списке
command-stats-person-player = Чья статистика; по умолчанию ваша
command-stats-played = За кого играют и как часто побеждают
command-stats-played-game = Какая игра
command-stats-played-as = Что выделить, например цвет
command-stats-pair = Как вы играли против кого-то
command-stats-pair-player = Против кого
command-stats-pair-other = Чья статистика против этого игрока; по умолчанию ваша
command-stats-server = Во что играли на этом сервере
command-stats-share = Показать всем здесь
command-leaderboard = Рейтинги этого сервера: те, кто согласился быть в списке
command-leaderboard-game = Какая игра; по умолчанию та, в которую играют чаще
command-leaderboard-players = Сколько игроков; по умолчанию как играют чаще

## Части строк

stats-games = { $number ->
    [one] { $number } игра
    [few] { $number } игры
   *[many] { $number } игр
  }
stats-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
  }
stats-wins = { $number ->
    [one] { $number } победа
    [few] { $number } победы
   *[many] { $number } побед
  }
stats-kind = { $game }, { $players }

## Откуда числа

stats-here = -# Игры на этом сервере. Игры с компьютером и завершённые досрочно рейтинг не меняют.
stats-everywhere = -# Все ваши игры на всех серверах. Игры с компьютером и завершённые досрочно рейтинг не меняют.
stats-none = Показывать пока нечего: статистика начинается с первой оконченной игры.
stats-only-here = Это работает только на сервере.
stats-not-listed = { $who }: согласия быть в списке нет, поэтому эту статистику никто другой не видит.

## Один человек

stats-person-title = ## Статистика: { $who }
stats-person-line = - **{ $kind }**: { $games }, { $wins } ({ $share }), среднее место { $mean }, рейтинг { $points }
stats-person-computers = - С компьютером: { $games }, { $wins }
stats-person-abandoned = - Завершено досрочно: { $games }
stats-person-favourite = - Чаще всего: { $role } ({ $game }, { $games })
stats-person-wins = { $who }: доля побед
stats-person-course = { $who }: рейтинг
stats-first-game = первая игра
stats-last-game = последняя игра

## Достижения

stats-achievements = ### Достижения
stats-achievement = - 🏅 **{ $name }** ({ $game }{ $number ->
    [1] { "" }
   *[other] , ×{ $number }
  }). { $about }
stats-achievements-left = -# Есть к чему стремиться: пока { $number } из { $total }.

## За кого играют

stats-played-title = ## { $game }: за кого играют
stats-played-which = В этой игре есть: { $list }
stats-played-picture = { $game }: доля побед
stats-played-line = - **{ $role }**: { $games }, { $wins } ({ $share }), среднее место { $mean }

## Двое

stats-pair-title = ## { $one } и { $two }
stats-pair-line = - **{ $game }**: { $one } { $before } : { $after } { $two }, ничьих: { $level }
stats-pair-all = Все игры
stats-pair-bar = { $game } · { $before } : { $after }
stats-pair-picture = { $one }: выше, чем { $two }
stats-pair-none = { $one } и { $two } ещё не окончили здесь ни одной общей игры.
stats-pair-self = Выберите двух разных людей.

## Сервер

stats-server-title = ## Во что играли на этом сервере
stats-server-line = - **{ $game }**: { $games }, с компьютером: { $computers }, завершено досрочно: { $abandoned }
stats-server-people = - Играло людей: { $number }
stats-server-picture = Игры, сыгранные до конца

## Таблица лидеров

stats-leaders-title = ## Таблица лидеров: { $kind }
stats-leaders-line = { $place }. **{ $who }** · { $points } · { $games }, { $wins }
stats-leaders-bar = { $place }. { $who } · { $games }, { $wins }
stats-leaders-none = Из игравших в это пока никто не согласился быть в списке.
stats-leaders-how = -# Рейтинг начинается с { $most } и растёт вместе с силой игры и уверенностью в ней. В списке только те, кто этого хочет.
stats-leaders-other-button = Другая игра или число игроков
stats-list-me-button = Внести меня в список
stats-take-me-off-button = Убрать меня из списка
stats-listed-now = Вы в списке: таблицы лидеров показывают вас, а вашу статистику видят все на серверах, где вы играли.
stats-listed-no-more = Вас больше нет в списке: вашу статистику видите только вы.

## Итог игры

stats-result-button = Итог
stats-result-title = ### Итог игры { $number }
stats-result-line = { $place }. **{ $role }**: { $who }
stats-result-line-early = - **{ $role }**: { $who }
stats-result-early = Игру завершили досрочно, поэтому мест нет.
stats-result-computers = Рейтинги не меняются: играл компьютер.
stats-result-rating = - Рейтинг ({ $who }): { $old } → { $new }
stats-result-achievement = - 🏅 { $who }: **{ $name }**. { $about }
stats-result-soon = Итог ещё подводится. Повторите через минуту.
stats-result-somebody = игрок

## Настройки

settings-listed = Статистика
settings-listed-on = видна всем
settings-listed-off = видна только мне
settings-listed-turn-on = Показывать мою статистику всем
settings-listed-turn-off = Скрыть мою статистику
stats-not-shared = Я не могу писать в этот канал. Без `share` это увидите только вы.
