### Для зрителей: поле, журнал, повторы, слежение; и для тех, кто управляет сервером.

## Что команды говорят о себе; не длиннее 100 знаков

command-look-game = Какая партия, если не здешняя
command-board = Посмотреть поле: сейчас или после более раннего шага
command-board-view = Картинки или слова; обычно как в ваших настройках
command-board-at = После какого шага: номер на его картинке
command-board-share = Показать всем здесь
command-status = Всё об одном игроке, что могут знать все
command-status-player = О ком: имя игрока или того, кем он играет; обычно о вас
command-log = Что произошло, начиная с последнего
command-log-last = Сколько последних строк
command-log-turn = Только события этого хода
command-replay = Партия или её часть в виде анимации
command-replay-first = С какого шага; обычно с первого
command-replay-last = До какого шага; обычно до последнего
command-replay-share = Показать всем здесь, чтобы можно было переслать
command-watch = Следить за партией, не играя
command-watch-how = Где получать вести; обычно в ветке
command-watch-level = О чём получать вести; обычно о конфликтах и о конце
command-tableadmin = Для тех, кто управляет этим сервером
command-tableadmin-channels = Где можно открывать партии; без параметров показывает список
command-tableadmin-allow = В этом канале можно открывать партии
command-tableadmin-forbid = В этом канале больше нельзя открывать партии
command-tableadmin-everywhere = Открывать партии можно в любом канале
command-tableadmin-mirror = Показывать поле здешней партии ещё и в другом канале
command-tableadmin-mirror-channel = В каком канале; лучше там, где больше никто не может писать
command-tableadmin-mirror-off = Больше не показывать там; без канала — нигде, кроме партии
command-tableadmin-end = Завершить здешнюю партию без результата
command-tableadmin-seat = Передать место в здешней партии
command-tableadmin-seat-seat = Какое место: имя игрока или того, кем он играет
command-tableadmin-seat-person = Кому передать место
command-tableadmin-seat-computer = Передать место компьютеру
command-tableadmin-language = Выбрать язык здешней партии
command-tableadmin-language-language = На каком языке все читают о партии
command-tableadmin-export = Открытый журнал и позиция здешней партии файлом

## Смотреть

look-view-map = Картинки
look-view-text = Слова
look-board = **Шаг { $step }** · { $headline }
look-replay = **Шаги с { $first } по { $last }**
look-shared = { $what } (показывает { $who })
look-shared-now = Теперь это видят все здесь.
look-newer = Вы уже спросили о чём-то новом; ответ готовится.
look-nothing-happened = Между этими шагами показывать нечего.
look-no-step = Такого шага нет. В этой партии можно посмотреть шаги с { $first } по { $last }.

## Журнал

log-title = **Журнал** · страница { $number } из { $total }
log-empty = Пока ничего не произошло.
log-no-turn = В ходу { $number } ничего не произошло. Последний ход: { $last }.
log-oldest = В начало
log-older = Раньше
log-newer = Позже
log-newest = В конец

## Следить

watch-how-thread = Упоминания в ветке партии
watch-how-dm = Личные сообщения
watch-how-off = Больше не следить
watch-level-turns = Каждый ход, конфликты, конец
watch-level-conflicts = Конфликты и конец
watch-level-end = Только конец
watch-state = { $how ->
    [dm] Вы следите за этой партией. Пишу вам лично: { $level }.
   *[thread] Вы следите за этой партией. Упоминаю вас в ветке: { $level }.
}
watch-menu = О чём сообщать?
watch-by-thread = Упоминать в ветке
watch-by-dm = Писать мне лично
watch-stop = Больше не следить
watch-on = Следить
watch-off = Вы больше не следите за этой партией. Ветка остаётся для вас открытой.
watch-playing = Вы играете в этой партии и узнаёте обо всём и так. О чём вас упоминать, выбирается в `/settings`.
watch-over = Эта партия окончена. `/board`, `/log` и `/replay` всё ещё показывают её.
watch-letters-closed = Мне нельзя писать вам лично. Ничего не изменилось. Разрешите личные сообщения с этого сервера или следите в ветке.
watch-letter = Вы следите за партией { $number } ({ $game }). Вести будут приходить сюда.
watch-called = -# Следят: { $who }
watch-told-turns = **{ $game } { $number }** · { $headline } · [новый ход]({ $link })
watch-told-conflicts = **{ $game } { $number }** · { $headline } · [конфликт]({ $link })
watch-told-end = **{ $game } { $number }** · [конец партии]({ $link })

## Управлять

admin-everywhere = везде
admin-nowhere = больше нигде
admin-not-announced = Готово, но написать об этом в канале партии не удалось.
admin-channels = Где можно открывать партии: { $channels }.
admin-channels-none = Канал закрыт для партий, когда разрешены другие. Сначала разрешите хотя бы один другой канал или выберите `everywhere`.
admin-mirrors = Поле этой партии видно здесь, а ещё: { $channels }.
admin-mirror = Поле этой партии будет видно и в { $channel }.
admin-mirror-hello = Здесь будет видно поле партии { $number } ({ $game }).
admin-mirror-off = Там оно больше не появится.
admin-mirror-itself = Партия идёт именно там, поле там и так видно.
admin-over = Эта партия уже окончена.
admin-end-sure = Завершить партию { $number } ({ $names }) без результата? Отменить это нельзя.
admin-end-button = Завершить партию
admin-ended = Партия завершена.
admin-seat = Готово: { $seat }.
admin-seat-whom = Укажите либо человека, либо компьютер.
admin-seat-computer = Это место уже у компьютера.
admin-language = Язык партии теперь: { $language }.
admin-language-en = английский
admin-language-ru = русский
admin-language-uk = украинский
admin-export = Открытый журнал и позиция этой партии.
admin-said-channels = Модерация, { $who }: партии можно открывать здесь: { $channels }.
admin-said-mirror = Модерация, { $who }: поле этой партии видно и в { $channel }.
admin-said-mirror-off = Модерация, { $who }: поле этой партии больше не видно в других каналах.
admin-said-end = Модерация, { $who }: партия завершена без результата.
admin-said-seat = Модерация, { $who }: место передано: { $seat }.
admin-said-language = Модерация, { $who }: язык этой партии теперь { $language }.
admin-said-export = Модерация, { $who }: открытый журнал этой партии сохранён.

## A part of the board

command-board-part = Часть поля крупно
look-parts = Крупно можно показать: { $list }
