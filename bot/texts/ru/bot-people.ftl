### Люди за столом: голосования со сроком, приглашения, замены, серии игр, свободные места.

## Голосования

vote-until = Голосование открыто до { $when }.
vote-expired = Время вышло: согласных не хватило.
vote-lapsed = Закрыто: состав стола изменился или игра закончилась.
vote-void = Принято, но это уже невозможно. Ничего не изменилось.

## Хозяин стола

command-game-host = Передать стол другому человеку за ним
command-game-host-person = Кто теперь решает; он должен сидеть за этим столом
host-handed-on = Теперь хозяин стола — { $who }.
host-now = Хозяин стола: { $who }
told-host-given = Теперь хозяин стола — { $who }.
lobby-refused-host-stranger = Хозяином стола может быть только тот, кто за ним сидит.
seat-refused-not-host = Это может только хозяин стола: { $who }.
seat-refused-host-stranger = Хозяином стола может быть только тот, кто за ним играет.
seat-refused-host-already = Вы и так хозяин этого стола.

## Компьютер, который играет за того, кого нет

stand-in = ИИ за { $name }
stand-in-note = { $plays }: { $name }.

## Приглашения

lobby-invited = Приглашены, ответа пока нет: { $list }
lobby-declined = Отказались: { $list }
invite-accept-button = Принять
invite-decline-button = Отказаться
invite-withdraw-button = Отозвать
invite-accepted = Согласились: { $list }
invite-declined = Отказались: { $list }
invite-withdrawn = Отозвано: { $list }
invite-over = Этот стол закрыт или игра уже началась.
invite-you-declined = Вы отказались. Если передумаете, сесть за стол можно его кнопками.
invite-told-declined = { $host }: от вашего приглашения отказались — { $who }.
invite-which = Чьё приглашение отозвать?
lobby-invite-declined = Уже отказались: { $list }
lobby-refused-not-invited = Это приглашение не вам. Сесть за стол можно его кнопками.
lobby-refused-answered = Это приглашение больше не действует. Сесть за стол можно его кнопками.

## Свободные места

command-game-seats = Свободные места и столы этого сервера
command-tableadmin-board = Держать в канале список свободных мест и столов
command-tableadmin-board-channel = В каком канале; если не указать, станет видно, какой сейчас
command-tableadmin-board-off = Больше не показывать свободные места
seats-title = ## Свободные места
seats-seat = { $link }: **{ $plays }** · сейчас ход: { $who }
seats-none = Свободных мест сейчас нет. Открыть стол: `/game new`.
seats-more = … и ещё: { $number }.
seats-server = Список свободных мест есть только на серверах. Введите эту команду в канале сервера.
seats-yours = Теперь вы — { $plays }: { $link }
admin-board = Где показаны свободные места: { $channel }
admin-board-closed = Я не могу писать в { $channel }. Разрешите мне видеть этот канал и отправлять туда сообщения.

## Серии игр

series-number = Игра { $number } в серии
series-before = предыдущая: { $link }
series-after = следующая: { $link }
series-game = игра { $number }
series-goes-on = Серия продолжается: { $link }

## Отмена ходов

undo-more = … и ещё: { $number }
