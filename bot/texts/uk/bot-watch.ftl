### Для глядачів: поле, журнал, повтори, стеження; і для тих, хто керує сервером.

## Що команди кажуть про себе; не довше 100 знаків

command-look-game = Яка партія, якщо не тутешня
command-board = Подивитися поле: зараз або після ранішого кроку
command-board-view = Зображення чи слова; зазвичай як у ваших налаштуваннях
command-board-at = Після якого кроку: номер на його зображенні
command-board-share = Показати всім тут
command-status = Усе про одного гравця, що можуть знати всі
command-status-player = Про кого: ім'я гравця чи того, ким він грає; зазвичай про вас
command-log = Що сталося, починаючи з останнього
command-log-last = Скільки останніх рядків
command-log-turn = Лише події цього ходу
command-replay = Партія або її частина як анімація
command-replay-first = З якого кроку; зазвичай з першого
command-replay-last = До якого кроку; зазвичай до останнього
command-replay-share = Показати всім тут, щоб можна було переслати
command-watch = Стежити за партією, не граючи
command-watch-how = Де отримувати звістки; зазвичай у гілці
command-watch-level = Про що отримувати звістки; зазвичай про конфлікти й кінець
command-tableadmin = Для тих, хто керує цим сервером
command-tableadmin-channels = Де можна відкривати партії; без параметрів показує список
command-tableadmin-allow = У цьому каналі можна відкривати партії
command-tableadmin-forbid = У цьому каналі більше не можна відкривати партії
command-tableadmin-everywhere = Відкривати партії можна в будь-якому каналі
command-tableadmin-mirror = Показувати поле тутешньої партії ще й в іншому каналі
command-tableadmin-mirror-channel = У якому каналі; краще там, де більше ніхто не може писати
command-tableadmin-mirror-off = Більше не показувати там; без каналу — ніде, крім партії
command-tableadmin-end = Завершити тутешню партію без результату
command-tableadmin-seat = Передати місце в тутешній партії
command-tableadmin-seat-seat = Яке місце: ім'я гравця чи того, ким він грає
command-tableadmin-seat-person = Кому передати місце
command-tableadmin-seat-computer = Передати місце комп'ютеру
command-tableadmin-language = Вибрати мову тутешньої партії
command-tableadmin-language-language = Якою мовою всі читають про партію
command-tableadmin-export = Відкритий журнал і позиція тутешньої партії файлом

## Дивитися

look-view-map = Зображення
look-view-text = Слова
look-board = **Крок { $step }** · { $headline }
look-replay = **Кроки з { $first } до { $last }**
look-shared = { $what } (показує { $who })
look-shared-now = Тепер це бачать усі тут.
look-newer = Ви вже запитали про щось новіше; відповідь готується.
look-nothing-happened = Між цими кроками нема чого показувати.
look-no-step = Такого кроку немає. У цій партії можна подивитися кроки з { $first } до { $last }.

## Журнал

log-title = **Журнал** · сторінка { $number } з { $total }
log-empty = Поки нічого не сталося.
log-no-turn = У ході { $number } нічого не сталося. Останній хід: { $last }.
log-oldest = На початок
log-older = Раніше
log-newer = Пізніше
log-newest = У кінець

## Стежити

watch-how-thread = Згадки в гілці партії
watch-how-dm = Особисті повідомлення
watch-how-off = Більше не стежити
watch-level-turns = Кожен хід, конфлікти, кінець
watch-level-conflicts = Конфлікти й кінець
watch-level-end = Лише кінець
watch-state = { $how ->
    [dm] Ви стежите за цією партією. Пишу вам особисто: { $level }.
   *[thread] Ви стежите за цією партією. Згадую вас у гілці: { $level }.
}
watch-menu = Про що повідомляти?
watch-by-thread = Згадувати в гілці
watch-by-dm = Писати мені особисто
watch-stop = Більше не стежити
watch-on = Стежити
watch-off = Ви більше не стежите за цією партією. Гілка лишається для вас відкритою.
watch-playing = Ви граєте в цій партії й дізнаєтеся про все й так. Про що вас згадувати, вибирається в `/settings`.
watch-over = Ця партія завершена. `/board`, `/log` і `/replay` досі показують її.
watch-letters-closed = Мені не можна писати вам особисто. Нічого не змінилося. Дозвольте особисті повідомлення з цього сервера або стежте в гілці.
watch-letter = Ви стежите за партією { $number } ({ $game }). Звістки надходитимуть сюди.
watch-called = -# Стежать: { $who }
watch-told-turns = **{ $game } { $number }** · { $headline } · [новий хід]({ $link })
watch-told-conflicts = **{ $game } { $number }** · { $headline } · [конфлікт]({ $link })
watch-told-end = **{ $game } { $number }** · [кінець партії]({ $link })

## Керувати

admin-everywhere = скрізь
admin-nowhere = більше ніде
admin-not-announced = Готово, але написати про це в каналі партії не вдалося.
admin-channels = Де можна відкривати партії: { $channels }.
admin-channels-none = Канал закритий для партій, коли дозволено інші. Спершу дозвольте хоча б один інший канал або виберіть `everywhere`.
admin-mirrors = Поле цієї партії видно тут, а ще: { $channels }.
admin-mirror = Поле цієї партії буде видно й у { $channel }.
admin-mirror-hello = Тут буде видно поле партії { $number } ({ $game }).
admin-mirror-off = Там воно більше не з'явиться.
admin-mirror-itself = Партія йде саме там, поле там і так видно.
admin-over = Цю партію вже завершено.
admin-end-sure = Завершити партію { $number } ({ $names }) без результату? Скасувати це не можна.
admin-end-button = Завершити партію
admin-ended = Партію завершено.
admin-seat = Готово: { $seat }.
admin-seat-whom = Вкажіть або людину, або комп'ютер.
admin-seat-computer = Це місце вже в комп'ютера.
admin-language = Мова партії тепер: { $language }.
admin-language-en = англійська
admin-language-ru = російська
admin-language-uk = українська
admin-export = Відкритий журнал і позиція цієї партії.
admin-said-channels = Модерація, { $who }: партії можна відкривати тут: { $channels }.
admin-said-mirror = Модерація, { $who }: поле цієї партії видно й у { $channel }.
admin-said-mirror-off = Модерація, { $who }: поле цієї партії більше не видно в інших каналах.
admin-said-end = Модерація, { $who }: партію завершено без результату.
admin-said-seat = Модерація, { $who }: місце передано: { $seat }.
admin-said-language = Модерація, { $who }: мова цієї партії тепер { $language }.
admin-said-export = Модерація, { $who }: відкритий журнал цієї партії збережено.

## A part of the board

command-board-part = Частина поля зблизька
look-parts = Зблизька можна показати: { $list }
