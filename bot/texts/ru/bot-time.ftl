### Время: свои часы, тихие часы, отпуск, напоминания, паузы, ежедневное письмо.

## Что говорят о себе команды; не больше 100 знаков

command-game-pause = Поставить игру и часы на паузу, если большинство согласно
command-game-remind = Позвать тех, кого ждёт игра; не чаще раза в час
command-game-settings-vacation = Сколько дней отпуска останавливают часы игрока; когда игра уже идёт
command-game-settings-timeout = Что делать, когда время игрока вышло; когда игра уже идёт
command-settings-zone = Ваш часовой пояс: введите свой город
command-settings-quiet = Часы, когда вас не зовут и ваше время стоит: 22-8, или «нет»
command-away = Уйти в отпуск: ваши часы стоят. Без параметров: как сейчас
command-away-days = На сколько дней, считая с этой минуты
command-away-until = Последний день отпуска: 2026-12-24 или 24.12.

## Часы

time-clock-own = { $turn } (тайный выбор: { $secret })
time-clock-type = своё время
time-clock-label = На ход / на тайный выбор
time-span-d = { $count } д
time-span-h = { $count } ч
time-span-m = { $count } мин
time-span-s = { $count } с
lobby-refused-clock = Не удалось понять это время. Попробуйте `36ч` или, если на тайный выбор нужно другое время, `2д / 12ч`. Есть и готовые: `live`, `async`, `slow` и `none`.
lobby-refused-clock-bounds = На ход можно дать от 1 минуты до 30 дней, на тайный выбор — от 30 секунд до 30 дней.
time-vacation = Дни отпуска
time-vacation-now = Дни отпуска: { $days }
time-settings-later = Это меняют, когда игра уже идёт. Сначала дней отпуска 7, а когда время вышло, решают остальные.
time-timeout = Когда время вышло
time-timeout-ask = спросить остальных
time-timeout-play = сразу ходит компьютер

## Напоминания

time-nudge-half = { $who }: половина времени прошла
time-nudge-ninety = { $who }: время почти вышло
time-nudge-draft = { $who }: ход начат, но не подтверждён
time-nudge-next = { $who }: следующий ход ваш
time-nudge-turn = { $who }: нужен ваш ответ
time-nudge-call = { $who }: вас ждут
time-nudge-played = { $who }: время вышло, поэтому ход сделал компьютер
time-nudge-vote = { $who }: нужен ваш голос
time-nudge-undo = { $who }: нужно ваше согласие на отмену шага
time-nudge-until = срок: { $until }
time-own-deadline = ⏳ Ваше собственное время выйдет { $until }.
time-remind-done = Игроков позвали.
time-remind-nobody = Больше игра никого не ждёт.
time-remind-again = Игроков уже звали. Снова можно { $again }.
time-remind-asleep = { $who }: отпуск или тихие часы, бот позовёт не раньше чем { $until }.

## Паузы

time-paused = пауза
time-pause-done = Игра на паузе, часы стоят. Продолжить: `/game resume`.
time-vote-pause = { $who } предлагает поставить игру и часы на паузу.
time-vote-resume = { $who } предлагает продолжить игру. Часы пойдут с того места, где встали.

## Страница /settings

time-title = ## Ваше время
    В тихие часы и в отпуске (7 дней на игру) ваши часы стоят, и вас никто не зовёт. На игры за один присест это не распространяется.
time-title-short = Время и напоминания
time-name-zone = Часовой пояс
time-name-quiet = Тихие часы
time-name-away = Отпуск
time-name-reminders = Напоминания
time-name-digest = Час ежедневного письма
time-quiet-none = нет
time-quiet-off = Убрать тихие часы
time-quiet-unreadable = Не удалось понять эти часы. Попробуйте `22-8` или `22:30-07:00`, а чтобы их убрать — `off`.
time-quiet-too-long = Тихие часы длятся от одной минуты до 14 часов в сутки.
time-zone-unknown = Такой часовой пояс неизвестен. Введите по-английски крупный город и выберите из списка.
time-away-none = нет
time-away-until = до { $end }
time-away-coming = { $start } – { $end }
time-away-unreadable = Не удалось понять дату. Попробуйте `2026-12-24` или `24.12.`
time-away-bounds = Отпуск длится самое большее { $most } дней.
time-back = Отпуск окончен
time-hour = { $hour }:00
time-menu-quiet-from = Тихо с
time-menu-quiet-to = Тихо до
time-menu-reminders = Напоминания
time-menu-digest = Час ежедневного письма
time-reminder-half = на половине времени
time-reminder-ninety = незадолго до срока
time-reminder-draft = незаконченный ход
time-reminder-next = следующий ход мой
time-reminder-none = никаких
time-hint = -# `/settings zone:` — часовой пояс, `/settings quiet:` — часы вроде 22:30-07:00, `/away` — отпуск.
settings-pings-daily = Одно письмо в день

## Ежедневное письмо

time-digest = ## { $games ->
    [one] Ваш ход в { $games } игре
   *[other] Ваш ход в { $games } играх
  }
time-digest-game = - { $link }
time-digest-game-until = - { $link } · ⏳ { $until }
time-digest-more = … и ещё { $count }: `/game list`
time-digest-hint = -# Это письмо приходит раз в день вместо уведомлений. Изменить это можно в `/settings`.
