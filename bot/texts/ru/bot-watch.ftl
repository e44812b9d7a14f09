### Для зрителей: поле, журнал, повторы, слежение; и для тех, кто управляет сервером.

## Что команды говорят о себе; не длиннее 100 знаков

command-look-game = Какая игра, если не эта
command-board = Посмотреть поле: сейчас или после более раннего шага
command-board-view = Картинки или слова; по умолчанию как в ваших настройках
command-board-at = После какого шага: номер на его картинке
command-board-share = Показать всем здесь
command-status = Открытые сведения об одном игроке
command-status-player = Имя игрока или за кого он играет; по умолчанию о вас
command-log = Что произошло, начиная с последнего
command-log-last = Сколько последних строк
command-log-turn = Только события этого хода
command-replay = Игра или её часть в виде анимации
command-replay-first = С какого шага; по умолчанию с первого
command-replay-last = До какого шага; по умолчанию до последнего
command-replay-share = Показать всем здесь, чтобы можно было переслать
command-review = Как прошла игра и какие решения обошлись дороже всего
command-review-share = Показать всем здесь, но без чьего-либо тайного выбора
command-panel = Показать поле с кнопками ещё раз внизу или дать ссылку на него
command-watch = Следить за игрой, не играя
command-watch-this = Следить за игрой
command-watch-how = Где получать уведомления; по умолчанию в ветке
command-watch-level = О чём получать уведомления; по умолчанию о важных событиях и о конце
command-tableadmin = Для тех, кто управляет этим сервером
command-tableadmin-channels = Где можно открывать игры; без параметров показывает список
command-tableadmin-allow = Разрешить игры в этом канале
command-tableadmin-forbid = Больше не разрешать игры в этом канале
command-tableadmin-everywhere = Разрешить игры во всех каналах
command-tableadmin-mirror = Показывать поле этой игры ещё и в другом канале
command-tableadmin-mirror-channel = В каком канале; лучше там, где больше никто не может писать
command-tableadmin-mirror-off = Больше не показывать там; без канала — ни в каком другом
command-tableadmin-end = Завершить эту игру без результата
command-tableadmin-seat = Передать место в этой игре
command-tableadmin-seat-seat = Какое место: имя игрока или за кого он играет
command-tableadmin-seat-person = Кому передать место
command-tableadmin-seat-computer = Передать место компьютеру
command-tableadmin-language = Выбрать язык этой игры
command-tableadmin-language-language = Язык общих сообщений игры
command-tableadmin-export = Открытый журнал и позиция этой игры файлом

## Смотреть

look-view-map = Картинки
look-view-text = Слова
look-view-forecast = Прогноз
look-board = **Шаг { $step }** · { $headline }
look-button-replay = Повтор
look-replay = **Шаги с { $first } по { $last }**
look-shared = { $what } (показывает { $who })
look-shared-now = Теперь это видят все здесь.
look-newer = Вы уже запросили другое; ответ готовится.
look-nothing-happened = Между этими шагами показывать нечего.
look-no-step = Такого шага нет. В этой игре можно посмотреть шаги с { $first } по { $last }.
look-panel-link = Поле с кнопками здесь: { $link }
look-panel-newest = Это и так последнее сообщение: { $link }
look-panel-wait = Его показали меньше минуты назад: { $link }
look-panel-again = Вот оно снова.
look-panel-soon = Поле сейчас появится.

## Журнал

log-button = Весь журнал
log-title = **Журнал** · страница { $number } из { $total }
log-empty = Пока ничего не произошло.
log-no-turn = За ход { $number } ничего не произошло. Последний ход: { $last }.
log-oldest = В начало
log-older = Раньше
log-newer = Позже
log-newest = В конец

## Следить

watch-how-thread = Упоминания в ветке игры
watch-how-dm = Личные сообщения
watch-how-off = Больше не следить
watch-level-turns = Каждый ход и конец
watch-level-chapters = Важные события и конец
watch-level-these = { $chapters } и конец
watch-level-end = Только конец
watch-state = { $how ->
    [dm] Вы следите за этой игрой. Пишу вам лично: { $level }.
   *[thread] Вы следите за этой игрой. Упоминаю вас в ветке: { $level }.
}
watch-menu = О чём сообщать?
watch-by-thread = Упоминать в ветке
watch-by-dm = Писать мне лично
watch-stop = Больше не следить
watch-on = Следить
watch-off = Вы больше не следите за этой игрой. Ветка остаётся для вас открытой.
watch-playing = Вы играете в этой игре и узнаёте обо всём и так. Когда вас упоминать, задаётся в `/settings`.
watch-plays-nothing = { $name } не играет здесь ни в одной игре, за которой вы могли бы следить.
watch-which = За какой игрой следить?
watch-no-game = Это сообщение не относится ни к одной игре.
watch-over = Эта игра окончена. `/board`, `/log` и `/replay` всё ещё показывают её.
watch-letters-closed = Я не могу писать вам лично. Ничего не изменилось. Разрешите личные сообщения с этого сервера или следите в ветке.
watch-letters-off = Личные сообщения у вас выключены. Включить их: `/settings`; или следите в ветке.
watch-letter = Вы следите за игрой { $number } ({ $game }). Уведомления будут приходить сюда.
watch-called = -# Следят: { $who }
watch-told-turns = **{ $game } { $number }** · { $headline } · [новый ход]({ $link })
watch-told-chapters = **{ $game } { $number }** · { $headline } · [{ $chapter }]({ $link })
watch-told-end = **{ $game } { $number }** · [конец игры]({ $link })

## Управлять

admin-everywhere = везде
admin-nowhere = больше нигде
admin-not-announced = Готово, но написать об этом в канале игры не удалось.
admin-channels = Где можно открывать игры: { $channels }.
admin-channels-none = Чтобы закрыть канал для игр, разрешите их в других. Сначала разрешите хотя бы один другой канал или выберите `everywhere`.
admin-mirrors = Поле этой игры видно здесь, а ещё: { $channels }.
admin-mirror = Поле этой игры будет видно и в { $channel }.
admin-mirror-hello = Здесь будет видно поле игры { $number } ({ $game }).
admin-mirror-off = Там оно больше не появится.
admin-mirror-itself = Игра идёт именно там, поле там и так видно.
admin-over = Эта игра уже окончена.
admin-end-sure = Завершить игру { $number } ({ $names }) без результата? Отменить это нельзя.
admin-end-button = Завершить игру
admin-ended = Игра завершена.
admin-seat = Готово: { $seat }.
admin-seat-whom = Укажите либо человека, либо компьютер.
admin-seat-computer = Это место уже у компьютера.
admin-language = Язык игры теперь: { $language }.
admin-language-en = английский
admin-language-ru = русский
admin-language-uk = украинский
admin-export = Открытый журнал и позиция этой игры.
admin-said-channels = { $who } меняет, где можно открывать игры: { $channels }.
admin-said-mirror = { $who } показывает поле этой игры и в { $channel }.
admin-said-mirror-off = { $who } больше не показывает поле этой игры в других каналах.
admin-said-end = { $who } завершает эту игру без результата.
admin-said-seat = { $who } передаёт место: { $seat }.
admin-said-language = { $who } меняет язык этой игры: { $language }.
admin-said-export = { $who } сохраняет открытый журнал этой игры.

## Часть поля

command-board-part = Часть поля крупно
look-parts = Крупно можно показать: { $list }

## После игры: что обошлось дороже всего

review-button = Разбор
review-going-on = Эта игра ещё идёт. Разобрать её можно будет, когда она закончится.
review-looking = Смотрю, как прошла игра. На это уйдёт до минуты…
review-failed = Разобрать эту игру не получилось. Попробуйте позже.
review-other-rules = С тех пор правила в программе изменились, и эту игру уже не разобрать.
review-title = ### Что обошлось дороже всего
review-line = **{ $number }.** Шаг { $step } · **{ $player }**: { $chosen } ({ $share } %). Лучше: **{ $better }** ({ $most } %).
review-nothing = Решений, которые дорого обошлись бы, не нашлось. Отличная игра!
review-own = -# Ваш тайный выбор показан только вам.
review-some = -# Игра была долгой: решений в ней { $all }, я посмотрел { $looked }.
review-how = -# Проценты — ожидаемая доля победы, насколько игрок мог о ней судить. Я могу и ошибаться.
review-picture = Ожидаемая доля победы
review-step = шаг { $number }
