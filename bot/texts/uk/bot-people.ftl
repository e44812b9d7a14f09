### Люди за столом: голосування з терміном, запрошення, заміни, серії ігор, вільні місця.

## Голосування

vote-until = Голосування відкрите до { $when }.
vote-expired = Час вийшов: згодних забракло.
vote-lapsed = Закрито: склад столу змінився або гра закінчилася.
vote-void = Прийнято, але це вже неможливо. Нічого не змінилося.

## Господар столу

command-game-host = Передати стіл іншій людині за ним
command-game-host-person = Хто тепер вирішує; ця людина має сидіти за цим столом
host-handed-on = Тепер господар столу — { $who }.
host-now = Господар столу: { $who }
told-host-given = Тепер господар столу — { $who }.
lobby-refused-host-stranger = Господарем столу може бути лише той, хто за ним сидить.
seat-refused-not-host = Це може лише господар столу: { $who }.
seat-refused-host-stranger = Господарем столу може бути лише той, хто за ним грає.
seat-refused-host-already = Ви й так господар цього столу.

## Комп’ютер, який грає за того, кого немає

stand-in = ШІ за { $name }
stand-in-note = { $plays }: { $name }.

## Запрошення

lobby-invited = Запрошено, відповіді ще немає: { $list }
lobby-declined = Відмовилися: { $list }
invite-accept-button = Прийняти
invite-decline-button = Відмовитися
invite-withdraw-button = Відкликати
invite-accepted = Погодилися: { $list }
invite-declined = Відмовилися: { $list }
invite-withdrawn = Відкликано: { $list }
invite-over = Цей стіл закрито або гра вже почалася.
invite-you-declined = Ви відмовилися. Якщо передумаєте, сісти за стіл можна його кнопками.
invite-told-declined = { $host }: від вашого запрошення відмовилися — { $who }.
invite-which = Чиє запрошення відкликати?
lobby-invite-declined = Уже відмовилися: { $list }
lobby-refused-not-invited = Це запрошення не вам. Сісти за стіл можна його кнопками.
lobby-refused-answered = Це запрошення більше не діє. Сісти за стіл можна його кнопками.

## Вільні місця

command-game-seats = Вільні місця і столи цього сервера
command-tableadmin-board = Тримати в каналі список вільних місць і столів
command-tableadmin-board-channel = У якому каналі; якщо не вказати, буде видно, який зараз
command-tableadmin-board-off = Більше не показувати вільні місця
seats-title = ## Вільні місця
seats-seat = { $link }: **{ $plays }** · зараз хід: { $who }
seats-none = Вільних місць зараз немає. Відкрити стіл: `/game new`.
seats-more = … і ще: { $number }.
seats-server = Список вільних місць є лише на серверах. Введіть цю команду в каналі сервера.
seats-yours = Тепер ви — { $plays }: { $link }
admin-board = Де показано вільні місця: { $channel }
admin-board-closed = Я не можу писати в { $channel }. Дозвольте мені бачити цей канал і надсилати туди повідомлення.

## Серії ігор

series-number = Гра { $number } в серії
series-before = попередня: { $link }
series-after = наступна: { $link }
series-game = гра { $number }
series-goes-on = Серія триває: { $link }

## Скасування ходів

undo-more = … і ще: { $number }
