### Підсумки, рейтинги, статистика й досягнення.

## Що команди кажуть про себе; не довше 100 знаків

command-stats = Статистика закінчених ігор
command-stats-person = Як граєте ви або той, хто погодився бути в списку
command-stats-person-player = Чия статистика; типово ваша
command-stats-played = За кого грають і як часто перемагають
command-stats-played-game = Яка гра
command-stats-played-as = Що виділити, наприклад колір
command-stats-pair = Як ви грали проти когось
command-stats-pair-player = Проти кого
command-stats-pair-other = Чия статистика проти цього гравця; типово ваша
command-stats-server = У що грали на цьому сервері
command-stats-share = Показати всім тут
command-leaderboard = Рейтинги цього сервера: ті, хто погодився бути в списку
command-leaderboard-game = Яка гра; типово та, у яку грають частіше
command-leaderboard-players = Скільки гравців; типово як грають частіше

## Частини рядків

stats-games = { $number ->
    [one] { $number } гра
    [few] { $number } гри
   *[many] { $number } ігор
  }
stats-players = { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
   *[many] { $number } гравців
  }
stats-wins = { $number ->
    [one] { $number } перемога
    [few] { $number } перемоги
   *[many] { $number } перемог
  }
stats-kind = { $game }, { $players }

## Звідки числа

stats-here = -# Ігри на цьому сервері. Ігри з комп’ютером і завершені достроково рейтингу не змінюють.
stats-everywhere = -# Усі ваші ігри на всіх серверах. Ігри з комп’ютером і завершені достроково рейтингу не змінюють.
stats-none = Показувати поки нічого: статистика починається з першої закінченої гри.
stats-only-here = Це працює лише на сервері.
stats-not-listed = { $who }: згоди бути в списку немає, тому цієї статистики ніхто інший не бачить.

## Одна людина

stats-person-title = ## Статистика: { $who }
stats-person-line = - **{ $kind }**: { $games }, { $wins } ({ $share }), середнє місце { $mean }, рейтинг { $points }
stats-person-computers = - З комп’ютером: { $games }, { $wins }
stats-person-abandoned = - Завершено достроково: { $games }
stats-person-favourite = - Найчастіше: { $role } ({ $game }, { $games })
stats-person-wins = { $who }: частка перемог
stats-person-course = { $who }: рейтинг
stats-first-game = перша гра
stats-last-game = остання гра

## Досягнення

stats-achievements = ### Досягнення
stats-achievement = - 🏅 **{ $name }** ({ $game }{ $number ->
    [1] { "" }
   *[other] , ×{ $number }
  }). { $about }
stats-achievements-left = -# Є до чого прагнути: поки { $number } з { $total }.

## За кого грають

stats-played-title = ## { $game }: за кого грають
stats-played-which = У цій грі є: { $list }
stats-played-picture = { $game }: частка перемог
stats-played-line = - **{ $role }**: { $games }, { $wins } ({ $share }), середнє місце { $mean }

## Двоє

stats-pair-title = ## { $one } і { $two }
stats-pair-line = - **{ $game }**: { $one } { $before } : { $after } { $two }, нічиїх: { $level }
stats-pair-all = Усі ігри
stats-pair-bar = { $game } · { $before } : { $after }
stats-pair-picture = { $one }: вище, ніж { $two }
stats-pair-none = { $one } і { $two } ще не закінчили тут жодної спільної гри.
stats-pair-self = Оберіть двох різних людей.

## Сервер

stats-server-title = ## У що грали на цьому сервері
stats-server-line = - **{ $game }**: { $games }, з комп’ютером: { $computers }, завершено достроково: { $abandoned }
stats-server-people = - Грало людей: { $number }
stats-server-picture = Ігри, зіграні до кінця

## Таблиця лідерів

stats-leaders-title = ## Таблиця лідерів: { $kind }
stats-leaders-line = { $place }. **{ $who }** · { $points } · { $games }, { $wins }
stats-leaders-bar = { $place }. { $who } · { $games }, { $wins }
stats-leaders-none = З тих, хто в це грав, поки ніхто не погодився бути в списку.
stats-leaders-how = -# Рейтинг починається з { $most } і зростає разом із силою гри та певністю в ній. У списку лише ті, хто цього хоче.
stats-leaders-other-button = Інша гра або кількість гравців
stats-list-me-button = Внести мене до списку
stats-take-me-off-button = Прибрати мене зі списку
stats-listed-now = Ви в списку: таблиці лідерів показують вас, а вашу статистику бачать усі на серверах, де ви грали.
stats-listed-no-more = Вас більше немає в списку: вашу статистику бачите лише ви.

## Підсумок гри

stats-result-button = Підсумок
stats-result-title = ### Підсумок гри { $number }
stats-result-line = { $place }. **{ $role }**: { $who }
stats-result-line-early = - **{ $role }**: { $who }
stats-result-early = Гру завершили достроково, тому місць немає.
stats-result-computers = Рейтинги не змінюються: грав комп’ютер.
stats-result-rating = - Рейтинг ({ $who }): { $old } → { $new }
stats-result-achievement = - 🏅 { $who }: **{ $name }**. { $about }
stats-result-soon = Підсумок ще підбивається. Повторіть за хвилину.
stats-result-somebody = гравець

## Налаштування

settings-listed = Статистика
settings-listed-on = видно всім
settings-listed-off = видно лише мені
settings-listed-turn-on = Показувати мою статистику всім
settings-listed-turn-off = Сховати мою статистику
stats-not-shared = Я не можу писати в цей канал. Без `share` це побачите лише ви.
