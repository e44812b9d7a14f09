### Гра: панелі, чернетки, таємні вибори, плани, скасування, мовчання.

## Панель столу

panel-turn = ★ { $name } — { $who } · { $headline }
panel-secret = 🔒 { $headline }
panel-over = Гру завершено
panel-chosen = 🔒 Вибір зроблено: { $done } з { $all }{ $who ->
    [none] .
   *[other] {""} · чекаємо: { $who }
  }
panel-pick = Вибрати таємно
panel-decide = Вирішити
panel-hand = Моя рука
panel-plan = План
panel-undo = Скасувати
panel-watch = Дивитися
panel-help = Допомога
panel-earlier = … раніше: /log

## Що сталося з самим столом

told-undone = ↩ Крок скасовано.
told-seat-given = Місце переходить: { $who }.
told-closed = Гру завершено достроково.
told-restarted = Правила цієї гри виправлено; поточний крок починається знову.
told-went-on = Правила цієї гри виправлено; вона триває.
told-back = Тота не було, і він знову тут. Нічого не втрачено, годинник стояв.

## Вибір

choose-one = Виберіть
choose-range = Виберіть: { $first } … { $last }

## Чернетка

draft-title = Ваша чернетка, її бачите лише ви:
draft-held = Що буде далі, стане відомо після підтвердження.
draft-complete = Це все. Підтвердити?
draft-stale = Поле змінилося; ось нове становище.
draft-confirm = Підтвердити
draft-back = Назад
draft-cancel = Відмова
draft-type = Написати
draft-type-label = Ваш хід одним рядком
draft-type-hint = 57>68 47>57
draft-done = Зроблено:
draft-dropped = Чернетку забуто. Нічого не змінилося.

## Рядок

play-done = Зроблено: `{ $line }`
play-chosen = Вибрано: `{ $line }`. Можна змінити, доки не вибере останній гравець.
play-which = Для якої це гри?
play-which-game = { $game }, № { $number }
refusal-asked = Зараз вас питають: { $what }
refusal-rule = Правило

## Таємний вибір

pick-title = 🔒 Гра № { $game }: це бачите лише ви.
pick-chosen = Вибрано: **{ $answer }**. Можна змінити, доки не вибере останній гравець.
pick-planned = У плані було: **{ $answer }**. Відтоді дещо оголошено: підтвердьте або виберіть інше.
pick-proposed = { $name } пропонує: **{ $answer }**
pick-adviser = Ви пропонуєте; вирішує { $name }.
pick-revealed = Вибрано. Вибір зробили всі: що з нього вийшло, видно в каналі.
pick-too-late = Запізно: вибір зробили всі.
pick-over = 🔓 Цей вибір зроблено. Гра триває тут:
pick-not-asked = Зараз вас ні про що не питають таємно.

## Плани

plan-save = Зберегти як план
plan-none = На наступний хід плану немає.
plan-line = План: `{ $line }` — { $auto ->
    [yes] виконається сам, якщо ще можливий.
   *[no] буде запропонований, коли настане час.
  }
plan-use = Застосувати зараз
plan-auto = Виконувати самостійно
plan-ask = Лише пропонувати
plan-drop = Забути план
plan-write = Написати план
plan-ahead = Вибори, які можна зробити заздалегідь; вони таємні й змінюються, доки не знадобляться:
plan-no-pick = Без вибору заздалегідь

## Рука

hand-title = Усе ваше: { $name }; це бачите лише ви.
hand-picked = Таємний вибір: **{ $answer }**

## Скасування

undo-done = Скасовано.
undo-asked = Відтоді вирішували інші або щось відкрилося: запитання поставлено тим, кого це стосується.
undo-question = { $who } хоче скасувати останній крок. { $others }, ви згодні?
undo-agree = Погодитися
undo-refuse = Відмовити
undo-agreed = Вашу згоду прийнято.
undo-refused = Вашу відмову прийнято.
undo-was-refused = У скасуванні відмовлено; гра триває як є.

## Хтось мовчить

overdue = ⏳ Час вийшов: { $who }. Що робити? Вибрати може будь-хто інший з гравців{ $others ->
    [none] .
   *[other] : { $others }
  }
overdue-wait = Чекати ще 24 год
overdue-computer = Цей хід — комп'ютер
overdue-replace = Знайти заміну
overdue-back = Я знову тут
overdue-settled = Це вже вирішено.
overdue-not-you = Вибирають інші. Ви можете просто ходити.
overdue-waiting = { $by }: чекаємо ще 24 год, { $who }.
overdue-played = { $by }: цей хід за { $who } зробить комп'ютер.
overdue-replacing = { $by }: шукаємо заміну для { $who }.
overdue-chosen = Хай буде так.
overdue-welcome = З поверненням: місце ваше.
overdue-never-away = Місце й так ваше.

## Команди

command-play = Зробити те, що сказано одним рядком
command-play-do = Наприклад: 57>68 47>57 · розмістити воїн 45 · отримати · бій повінь
command-play-when = Зараз або планом на наступний хід
command-play-now = зараз
command-play-next = на моєму наступному ході
command-undo = Скасувати свій останній крок
command-hand = Ваші карти, таємні вибори й плани
command-ankh = Що може бог у грі «Анкх»
command-ankh-move = Перемістити фігурки
command-ankh-move-moves = Звідки й куди: 57>68 47>57
command-ankh-summon = Розмістити фігурки
command-ankh-summon-pieces = Фігурка й ділянка: воїн 45 скорпіон 66@67+77
command-ankh-gain = Отримати послідовників
command-ankh-unlock = Вивчити властивість анкха
command-ankh-unlock-power = Яку властивість
command-ankh-claim = Узяти контроль над монументом
command-ankh-claim-at = Ділянка монумента
command-ankh-caravan = Розмістити караван
command-ankh-caravan-path = Два кінці з номерами (3-7), межі (13|14 14|23) або ні
command-ankh-caravan-token = Ділянка частини, яка зберігає жетон конфлікту
command-ankh-caravan-swap = Два жетони конфлікту для обміну: 4=2
command-ankh-battle = Таємно вибрати карту бою
command-ankh-battle-card = Карта
command-ankh-battle-second = Друга карта, якщо оголошено дві
command-ankh-bid = Таємна ставка послідовниками
command-ankh-bid-followers = Скільки
command-ankh-choose = Відповісти на будь-яке інше запитання
command-ankh-choose-answer = Ваша відповідь
