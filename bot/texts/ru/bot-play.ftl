### Игра: панели, черновики, тайные выборы, планы, отмена, молчание.

## Панель стола

panel-turn = ★ { $name } — { $who } · { $headline }
panel-secret = 🔒 { $headline }
panel-over = Игра окончена
panel-chosen = 🔒 Выбор сделан: { $done } из { $all }{ $who ->
    [none] .
   *[other] {""} · ждём: { $who }
  }
panel-pick = Выбрать тайно
panel-decide = Решить
panel-hand = Моя рука
panel-plan = План
panel-undo = Отменить
panel-watch = Смотреть
panel-help = Помощь
panel-earlier = … раньше: /log

## Что произошло с самим столом

told-undone = ↩ Шаг отменён.
told-seat-given = Место переходит: { $who }.
told-closed = Игра завершена досрочно.
told-restarted = Правила этой игры исправлены; текущий шаг начинается заново.
told-went-on = Правила этой игры исправлены; она продолжается.
told-back = Тот отсутствовал и снова здесь. Ничего не потеряно, часы стояли.

## Выбор

choose-one = Выберите
choose-range = Выберите: { $first } … { $last }

## Черновик

draft-title = Ваш черновик, его видите только вы:
draft-held = Что будет дальше, станет известно после подтверждения.
draft-complete = Это всё. Подтвердить?
draft-stale = Поле изменилось; вот новое положение.
draft-confirm = Подтвердить
draft-back = Назад
draft-cancel = Отмена
draft-type = Написать
draft-type-label = Ваш ход одной строкой
draft-type-hint = 57>68 47>57
draft-done = Сделано:
draft-dropped = Черновик забыт. Ничего не изменилось.

## Строка

play-done = Сделано: `{ $line }`
play-chosen = Выбрано: `{ $line }`. Можно изменить, пока не выберет последний игрок.
play-which = Для какой это игры?
play-which-game = { $game }, № { $number }
refusal-asked = Сейчас вас спрашивают: { $what }
refusal-rule = Правило

## Тайный выбор

pick-title = 🔒 Игра № { $game }: это видите только вы.
pick-chosen = Выбрано: **{ $answer }**. Можно изменить, пока не выберет последний игрок.
pick-planned = В плане было: **{ $answer }**. С тех пор кое-что объявлено: подтвердите или выберите другое.
pick-proposed = { $name } предлагает: **{ $answer }**
pick-adviser = Вы предлагаете; решает { $name }.
pick-revealed = Выбрано. Выбор сделали все: что из него вышло, видно в канале.
pick-too-late = Слишком поздно: выбор сделали все.
pick-over = 🔓 Этот выбор сделан. Игра идёт здесь:
pick-not-asked = Сейчас вас ни о чём не спрашивают тайно.

## Планы

plan-save = Сохранить как план
plan-none = На следующий ход плана нет.
plan-line = План: `{ $line }` — { $auto ->
    [yes] исполнится сам, если ещё возможен.
   *[no] будет предложен, когда придёт время.
  }
plan-use = Применить сейчас
plan-auto = Исполнять самостоятельно
plan-ask = Только предлагать
plan-drop = Забыть план
plan-write = Написать план
plan-ahead = Выборы, которые можно сделать заранее; они тайные и меняются, пока не понадобятся:
plan-no-pick = Без выбора заранее

## Рука

hand-title = Всё ваше: { $name }; это видите только вы.
hand-picked = Тайный выбор: **{ $answer }**

## Отмена

undo-done = Отменено.
undo-asked = С тех пор решали другие или что-то открылось: вопрос задан тем, кого это касается.
undo-question = { $who } хочет отменить последний шаг. { $others }, вы согласны?
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
overdue-computer = Этот ход — компьютер
overdue-replace = Найти замену
overdue-back = Я снова здесь
overdue-settled = Это уже решено.
overdue-not-you = Выбирают другие. Вы можете просто ходить.
overdue-waiting = { $by }: ждём ещё 24 ч, { $who }.
overdue-played = { $by }: этот ход за { $who } сделает компьютер.
overdue-replacing = { $by }: ищем замену для { $who }.
overdue-chosen = Да будет так.
overdue-welcome = С возвращением: место ваше.
overdue-never-away = Место и так ваше.

## Команды

command-play = Сделать то, что сказано одной строкой
command-play-do = Например: 57>68 47>57 · призвать воин 45 · получить · сражение потоп
command-play-when = Сейчас или планом на следующий ход
command-play-now = сейчас
command-play-next = на моём следующем ходу
command-undo = Отменить свой последний шаг
command-hand = Ваши карты, тайные выборы и планы
command-ankh = Что может бог в игре «Анх»
command-ankh-move = Переместить фигурки
command-ankh-move-moves = Откуда и куда: 57>68 47>57
command-ankh-summon = Призвать фигурки
command-ankh-summon-pieces = Фигурка и клетка: воин 45 скорпион 66@67+77
command-ankh-gain = Получить верующих
command-ankh-unlock = Открыть свойство анха
command-ankh-unlock-power = Какое свойство
command-ankh-claim = Взять контроль над монументом
command-ankh-claim-at = Клетка монумента
command-ankh-caravan = Разместить караван
command-ankh-caravan-path = Два конца с номерами (3-7), границы (13|14 14|23) или нет
command-ankh-caravan-token = Клетка части, которая сохраняет жетон конфликта
command-ankh-caravan-swap = Два жетона конфликта для обмена: 4=2
command-ankh-battle = Тайно выбрать карту сражения
command-ankh-battle-card = Карта
command-ankh-battle-second = Вторая карта, если объявлены две
command-ankh-bid = Тайная ставка верующими
command-ankh-bid-followers = Сколько
command-ankh-choose = Ответить на любой другой вопрос
command-ankh-choose-answer = Ваш ответ
