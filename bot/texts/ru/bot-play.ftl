### Игра: панели, черновики, тайный выбор, планы, отмена, молчание.

## Панель стола

panel-turn = ★ { $name } — { $who } · { $headline }
panel-secret = 🔒 { $headline }
panel-over = Игра окончена
panel-abandoned = Игра прекращена
panel-chosen = { $all ->
    [1] 🔒 Ждём: { $who }
   *[other] 🔒 Выбрали: { $done } из { $all }{ $who ->
        [none] .
       *[other] {""} · ждём: { $who }
      }
  }
panel-pick = Выбрать тайно
panel-decide = Решить
panel-hand = Моя рука
panel-plan = План
panel-forecast = Прогноз
panel-undo = Отменить
panel-watch = Смотреть
panel-hint = Подсказка
panel-rematch = Реванш
panel-help = Помощь
panel-happened = Что произошло
panel-earlier = … раньше: /log

## Что произошло с самим столом

told-undone = { $who ->
    [none] ↩ Шаг отменён.
   *[other] ↩ { $who } отменяет шаг.
  }
told-seat-given = Место занимает { $who }.
told-closed = Игра прекращена, победителя нет.
told-restarted = Правила этой игры исправлены; текущий шаг начинается заново.
told-went-on = Правила этой игры исправлены; она продолжается.
told-back = Бота не было, теперь он снова здесь. Ничего не потеряно, часы стояли.
told-resumed = ▶ Игра продолжается.
told-restored = Бот восстановлен из резервной копии. Игра продолжается отсюда; всё, что было сыграно позже, потеряно.

## Выбор

choose-range = Выберите: { $first } … { $last }
choose-several = Выберите: { $count }

## Черновик

draft-title = Ваш черновик (его видите только вы):
draft-held = Что будет дальше, станет известно после подтверждения.
draft-complete = Ход готов. Подтвердить?
draft-concludes = -# «Подтвердить» сделает и это: { $answer }
draft-stale = Поле изменилось; вот новая позиция.
draft-confirm = Подтвердить
draft-back = Назад
draft-cancel = Отмена
draft-type = Написать
draft-type-label = Ваш ход одной строкой
draft-done = Сделано:
draft-dropped = Черновик удалён. Ничего не изменилось.

## Строка

play-done = Сделано: `{ $line }`
play-chosen = Выбрано: `{ $line }`. Можно изменить, пока не выберет последний игрок.
play-rest = Остальное, `{ $line }`, выполнится само, если никто не возразит; иначе оно ждёт под кнопкой [План].
play-which = К какой игре это относится?
play-which-game = { $game }, № { $number }
refusal-asked = Сейчас нужно решить: { $what }
refusal-rule = Правило

## Тайный выбор

pick-title = 🔒 Игра № { $game } (это видите только вы)
pick-silence = Если не ответить вовремя, засчитывается: **{ $answer }**.
pick-chosen = Выбрано: **{ $answer }**. Можно изменить, пока не выберет последний игрок.
pick-planned = В плане было: **{ $answer }**, но с тех пор кое-что объявлено. Подтвердите или выберите другое.
pick-proposed = { $name } предлагает: **{ $answer }**
pick-adviser = Вы предлагаете; решает { $name }.
pick-revealed = Выбрано. [Посмотреть итог]({ $link })
pick-too-late = Слишком поздно: выбор сделали все.
pick-over = 🔓 Этот выбор завершён. Игра продолжается здесь:
pick-not-asked = Сейчас вам не нужно делать тайный выбор.

## Планы

plan-save = Сохранить как план
plan-none = На следующий ход плана нет.
plan-line = План: `{ $line }` — { $auto ->
    [yes] выполнится сам, если это ещё будет возможно.
   *[no] будет предложен в ваш ход.
  }
plan-use = Применить сейчас
plan-auto = Выполнять автоматически
plan-ask = Только предлагать
plan-drop = Удалить план
plan-write = Написать план
plan-ahead = Что можно выбрать заранее; выбор тайный, и менять его можно в любой момент:
plan-no-pick = Ничего не выбирать заранее
plan-orders = Приказы на чужие карты

## Рука

hand-title = { $name }: ваши карты и запасы. Это видите только вы.
hand-order = Приказ: { $occasion } — { $answer }
hand-picked = Тайный выбор: **{ $answer }**

## Отмена

undo-done = Отменено.
undo-asked = С тех пор что-то решили другие или открылись карты: я спросил { $who }.
undo-question = { $who } хочет отменить свой последний шаг и всё, что было после него. { $others }, вы согласны?
undo-agree = Согласиться
undo-refuse = Отказать
undo-agreed = Ваше согласие принято.
undo-refused = Ваш отказ принят.
undo-was-refused = В отмене отказано; игра продолжается как есть.

## Кто-то молчит

overdue = ⏳ Время вышло: { $who }. Что делать? Выбрать может любой другой игрок{ $others ->
    [none] .
   *[other] : { $others }
  }
overdue-wait = Ждать ещё 24 ч
overdue-computer = Пусть сходит компьютер
overdue-replace = Найти замену
overdue-back = Я снова здесь
overdue-settled = Это уже решено.
overdue-not-you = Выбирают другие. Вы можете просто сделать ход.
overdue-waiting = { $by }: ждём ещё 24 ч. Ход: { $who }.
overdue-played = { $by }: этот ход за { $who } сделает компьютер.
overdue-replacing = { $by }: ищем замену для { $who }.
overdue-chosen = Готово.
overdue-is-back = { $who } снова здесь: на ход ещё 24 часа.
overdue-welcome = С возвращением! Место снова ваше.
overdue-never-away = Место и так ваше.

## Команды

command-play = Сделать ход одной строкой
command-play-do = Ваш ход словами игры; подсказки появятся, пока вы набираете
command-play-when = Сейчас или планом на следующий ход
command-play-now = сейчас
command-play-next = в мой следующий ход
command-undo = Отменить свой последний шаг
command-hand = Ваши карты, тайный выбор и планы
command-choose = Ответить на любой другой вопрос
command-choose-answer = Ваш ответ

## Прогноз

forecast-none = Сейчас предсказать нечего.
