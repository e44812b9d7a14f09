### Гра: панелі, чернетки, таємний вибір, плани, скасування, мовчання.

## Панель столу

panel-turn = ★ { $name } — { $who } · { $headline }
panel-secret = 🔒 { $headline }
panel-over = Гру завершено
panel-abandoned = Гру припинено
panel-chosen = { $all ->
    [1] 🔒 Чекаємо: { $who }
   *[other] 🔒 Обрали: { $done } з { $all }{ $who ->
        [none] .
       *[other] {""} · чекаємо: { $who }
      }
  }
panel-pick = Обрати таємно
panel-decide = Вирішити
panel-hand = Моя рука
panel-plan = План
panel-forecast = Прогноз
panel-undo = Скасувати
panel-watch = Дивитися
panel-hint = Підказка
panel-rematch = Реванш
panel-help = Допомога
panel-happened = Що сталося
panel-earlier = … раніше: /log

## Що сталося з самим столом

told-undone = { $who ->
    [none] ↩ Крок скасовано.
   *[other] ↩ { $who } скасовує крок.
  }
told-seat-given = Місце займає { $who }.
told-closed = Гру припинено, переможця немає.
told-restarted = Правила цієї гри виправлено; поточний крок починається знову.
told-went-on = Правила цієї гри виправлено; вона триває.
told-back = Бота не було, тепер він знову тут. Нічого не втрачено, годинник стояв.
told-resumed = ▶ Гра триває.
told-restored = Бота відновлено з резервної копії. Гра триває звідси; усе, що було зіграно пізніше, втрачено.

## Вибір

choose-range = Оберіть: { $first } … { $last }
choose-several = Оберіть: { $count }

## Чернетка

draft-title = Ваша чернетка (її бачите лише ви):
draft-held = Що буде далі, стане відомо після підтвердження.
draft-complete = Хід готовий. Підтвердити?
draft-concludes = -# «Підтвердити» зробить і це: { $answer }
draft-stale = Поле змінилося; ось нова позиція.
draft-confirm = Підтвердити
draft-back = Назад
draft-cancel = Відкинути
draft-type = Написати
draft-type-label = Ваш хід одним рядком
draft-done = Зроблено:
draft-dropped = Чернетку видалено. Нічого не змінилося.

## Рядок

play-done = Зроблено: `{ $line }`
play-chosen = Обрано: `{ $line }`. Можна змінити, доки не обере останній гравець.
play-rest = Решта, `{ $line }`, виконається сама, якщо ніхто не заперечить; інакше вона чекає під кнопкою [План].
play-which = До якої гри це належить?
play-which-game = { $game }, № { $number }
refusal-asked = Зараз треба вирішити: { $what }
refusal-rule = Правило

## Таємний вибір

pick-title = 🔒 Гра № { $game } (це бачите лише ви)
pick-silence = Якщо не відповісти вчасно, зараховується: **{ $answer }**.
pick-chosen = Обрано: **{ $answer }**. Можна змінити, доки не обере останній гравець.
pick-planned = У плані було: **{ $answer }**, але відтоді дещо оголошено. Підтвердьте або оберіть інше.
pick-proposed = { $name } пропонує: **{ $answer }**
pick-adviser = Ви пропонуєте; вирішує { $name }.
pick-revealed = Обрано. [Переглянути підсумок]({ $link })
pick-too-late = Запізно: вибір зробили всі.
pick-over = 🔓 Цей вибір завершено. Гра триває тут:
pick-not-asked = Зараз вам не треба робити таємний вибір.

## Плани

plan-save = Зберегти як план
plan-none = На наступний хід плану немає.
plan-line = План: `{ $line }` — { $auto ->
    [yes] виконається сам, якщо це ще буде можливо.
   *[no] буде запропонований у ваш хід.
  }
plan-use = Застосувати зараз
plan-auto = Виконувати автоматично
plan-ask = Лише пропонувати
plan-drop = Видалити план
plan-write = Написати план
plan-ahead = Що можна обрати заздалегідь; вибір таємний, і змінювати його можна будь-коли:
plan-no-pick = Нічого не обирати заздалегідь
plan-orders = Накази на чужі карти

## Рука

hand-title = { $name }: ваші карти й запаси. Це бачите лише ви.
hand-order = Наказ: { $occasion } — { $answer }
hand-picked = Таємний вибір: **{ $answer }**

## Скасування

undo-done = Скасовано.
undo-asked = Відтоді інші вже щось вирішили або відкрито карти: я запитав { $who }.
undo-question = { $who } хоче скасувати свій останній крок і все, що було після нього. { $others }, ви згодні?
undo-agree = Погодитися
undo-refuse = Відмовити
undo-agreed = Вашу згоду прийнято.
undo-refused = Вашу відмову прийнято.
undo-was-refused = У скасуванні відмовлено; гра триває як є.

## Хтось мовчить

overdue = ⏳ Час сплив: { $who }. Що робити? Обрати може будь-який інший гравець{ $others ->
    [none] .
   *[other] : { $others }
  }
overdue-wait = Чекати ще 24 год
overdue-computer = Хай ходить комп’ютер
overdue-replace = Знайти заміну
overdue-back = Я знову тут
overdue-settled = Це вже вирішено.
overdue-not-you = Обирають інші. Ви можете просто зробити хід.
overdue-waiting = { $by }: чекаємо ще 24 год. Хід: { $who }.
overdue-played = { $by }: цей хід за { $who } зробить комп’ютер.
overdue-replacing = { $by }: шукаємо заміну для { $who }.
overdue-chosen = Готово.
overdue-is-back = { $who } знову тут: на хід ще 24 години.
overdue-welcome = З поверненням! Місце знову ваше.
overdue-never-away = Місце й так ваше.

## Команди

command-play = Зробити хід одним рядком
command-play-do = Ваш хід словами гри; підказки з’являться, поки ви набираєте
command-play-when = Зараз або планом на наступний хід
command-play-now = зараз
command-play-next = у мій наступний хід
command-undo = Скасувати свій останній крок
command-hand = Ваші карти, таємний вибір і плани
command-choose = Відповісти на будь-яке інше запитання
command-choose-answer = Ваша відповідь

## Прогноз

forecast-none = Зараз нема чого передбачати.
