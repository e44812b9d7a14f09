### Час: власний годинник, тихі години, відпустка, нагадування, паузи, щоденний лист.

## Що кажуть про себе команди; не більше 100 знаків

command-game-pause = Поставити гру й годинник на паузу, якщо більшість згодна
command-game-remind = Покликати тих, на кого чекає гра; не частіше ніж раз на годину
command-game-settings-vacation = Скільки днів відпустки зупиняють годинник гравця; коли гра вже йде
command-game-settings-timeout = Що робити, коли час гравця сплив; коли гра вже йде
command-settings-zone = Ваш часовий пояс: введіть своє місто
command-settings-quiet = Години, коли вас не кличуть і ваш час стоїть: 22-8 або «ні»
command-away = Піти у відпустку: ваш годинник стоїть. Без параметрів: як зараз
command-away-days = На скільки днів, починаючи з цієї хвилини
command-away-until = Останній день відпустки: 2026-12-24 або 24.12.

## Годинник

time-clock-own = { $turn } (таємний вибір: { $secret })
time-clock-type = власний час
time-clock-label = На хід / на таємний вибір
time-span-d = { $count } д
time-span-h = { $count } год
time-span-m = { $count } хв
time-span-s = { $count } с
lobby-refused-clock = Не вдалося зрозуміти цей час. Спробуйте `36год` або, якщо на таємний вибір треба інший час, `2д / 12год`. Є й готові: `live`, `async`, `slow` і `none`.
lobby-refused-clock-bounds = На хід можна дати від 1 хвилини до 30 днів, на таємний вибір — від 30 секунд до 30 днів.
time-vacation = Дні відпустки
time-vacation-now = Дні відпустки: { $days }
time-settings-later = Це змінюють, коли гра вже йде. Спочатку днів відпустки 7, а коли час сплив, вирішують інші.
time-timeout = Коли час сплив
time-timeout-ask = запитати інших
time-timeout-play = одразу ходить комп’ютер

## Нагадування

time-nudge-half = { $who }: половина часу минула
time-nudge-ninety = { $who }: час майже вийшов
time-nudge-draft = { $who }: хід почато, але не підтверджено
time-nudge-next = { $who }: наступний хід ваш
time-nudge-turn = { $who }: потрібна ваша відповідь
time-nudge-call = { $who }: на вас чекають
time-nudge-played = { $who }: час сплив, тому хід зробив комп’ютер
time-nudge-vote = { $who }: потрібен ваш голос
time-nudge-undo = { $who }: потрібна ваша згода на скасування кроку
time-nudge-until = термін: { $until }
time-own-deadline = ⏳ Ваш власний час вийде { $until }.
time-remind-done = Гравців покликано.
time-remind-nobody = Більше ні на кого гра не чекає.
time-remind-again = Гравців уже кликали. Знову можна { $again }.
time-remind-asleep = { $who }: відпустка або тихі години, бот покличе не раніше ніж { $until }.

## Паузи

time-paused = пауза
time-pause-done = Гра на паузі, годинник стоїть. Продовжити: `/game resume`.
time-vote-pause = { $who } пропонує поставити гру й годинник на паузу.
time-vote-resume = { $who } пропонує продовжити гру. Годинник піде з того місця, де став.

## Сторінка /settings

time-title = ## Ваш час
    У тихі години й у відпустці (7 днів на гру) ваш годинник стоїть, і вас ніхто не кличе. Ігор, які грають за один раз, це не стосується.
time-title-short = Час і нагадування
time-name-zone = Часовий пояс
time-name-quiet = Тихі години
time-name-away = Відпустка
time-name-reminders = Нагадування
time-name-digest = Година щоденного листа
time-quiet-none = немає
time-quiet-off = Прибрати тихі години
time-quiet-unreadable = Не вдалося зрозуміти ці години. Спробуйте `22-8` або `22:30-07:00`, а щоб їх прибрати — `off`.
time-quiet-too-long = Тихі години тривають від однієї хвилини до 14 годин на добу.
time-zone-unknown = Такий часовий пояс невідомий. Введіть англійською велике місто й оберіть зі списку.
time-away-none = немає
time-away-until = до { $end }
time-away-coming = { $start } – { $end }
time-away-unreadable = Не вдалося зрозуміти дату. Спробуйте `2026-12-24` або `24.12.`
time-away-bounds = Відпустка триває щонайбільше { $most } днів.
time-back = Відпустку завершено
time-hour = { $hour }:00
time-menu-quiet-from = Тихо з
time-menu-quiet-to = Тихо до
time-menu-reminders = Нагадування
time-menu-digest = Година щоденного листа
time-reminder-half = на половині часу
time-reminder-ninety = незадовго до терміну
time-reminder-draft = незакінчений хід
time-reminder-next = наступний хід мій
time-reminder-none = жодних
time-hint = -# `/settings zone:` — часовий пояс, `/settings quiet:` — години на кшталт 22:30-07:00, `/away` — відпустка.
settings-pings-daily = Один лист на день

## Щоденний лист

time-digest = ## { $games ->
    [one] Ваш хід у { $games } грі
   *[other] Ваш хід в { $games } іграх
  }
time-digest-game = - { $link }
time-digest-game-until = - { $link } · ⏳ { $until }
time-digest-more = … і ще { $count }: `/game list`
time-digest-hint = -# Цей лист приходить раз на день замість сповіщень. Змінити це можна в `/settings`.
