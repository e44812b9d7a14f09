### Для глядачів: поле, журнал, повтори, стеження; і для тих, хто керує сервером.

## Що команди кажуть про себе; не довше 100 знаків

command-look-game = Яка гра, якщо не ця
command-board = Подивитися поле: зараз або після попереднього кроку
command-board-view = Зображення чи слова; типово як у ваших налаштуваннях
command-board-at = Після якого кроку: номер на його зображенні
command-board-share = Показати всім тут
command-status = Відкриті відомості про одного гравця
command-status-player = Ім’я гравця або за кого він грає; типово про вас
command-log = Що сталося, починаючи з останнього
command-log-last = Скільки останніх рядків
command-log-turn = Лише події цього ходу
command-replay = Гра або її частина як анімація
command-replay-first = З якого кроку; типово з першого
command-replay-last = До якого кроку; типово до останнього
command-replay-share = Показати всім тут, щоб можна було переслати
command-review = Як пройшла гра і які рішення коштували найдорожче
command-review-share = Показати всім тут, але без чийогось таємного вибору
command-panel = Показати поле з кнопками ще раз унизу або дати посилання на нього
command-watch = Стежити за грою, не граючи
command-watch-this = Стежити за грою
command-watch-how = Де отримувати сповіщення; типово в гілці
command-watch-level = Про що отримувати сповіщення; типово про важливі події й кінець
command-tableadmin = Для тих, хто керує цим сервером
command-tableadmin-channels = Де можна відкривати ігри; без параметрів показує список
command-tableadmin-allow = Дозволити ігри в цьому каналі
command-tableadmin-forbid = Більше не дозволяти ігри в цьому каналі
command-tableadmin-everywhere = Дозволити ігри в усіх каналах
command-tableadmin-mirror = Показувати поле цієї гри ще й в іншому каналі
command-tableadmin-mirror-channel = У якому каналі; краще там, де більше ніхто не може писати
command-tableadmin-mirror-off = Більше не показувати там; без каналу — у жодному іншому
command-tableadmin-end = Завершити цю гру без результату
command-tableadmin-seat = Передати місце в цій грі
command-tableadmin-seat-seat = Яке місце: ім’я гравця або за кого він грає
command-tableadmin-seat-person = Кому передати місце
command-tableadmin-seat-computer = Передати місце комп’ютеру
command-tableadmin-language = Обрати мову цієї гри
command-tableadmin-language-language = Мова спільних повідомлень гри
command-tableadmin-export = Відкритий журнал і позиція цієї гри файлом

## Дивитися

look-view-map = Зображення
look-view-text = Слова
look-view-forecast = Прогноз
look-board = **Крок { $step }** · { $headline }
look-button-replay = Повтор
look-replay = **Кроки з { $first } до { $last }**
look-shared = { $what } (показує { $who })
look-shared-now = Тепер це бачать усі тут.
look-newer = Ви вже запитали інше; відповідь готується.
look-nothing-happened = Між цими кроками нема чого показувати.
look-no-step = Такого кроку немає. У цій грі можна подивитися кроки з { $first } до { $last }.
look-panel-link = Поле з кнопками тут: { $link }
look-panel-newest = Це й так останнє повідомлення: { $link }
look-panel-wait = Його показали менше хвилини тому: { $link }
look-panel-again = Ось воно знову.
look-panel-soon = Поле зараз з’явиться.

## Журнал

log-button = Увесь журнал
log-title = **Журнал** · сторінка { $number } з { $total }
log-empty = Поки нічого не сталося.
log-no-turn = За хід { $number } нічого не сталося. Останній хід: { $last }.
log-oldest = На початок
log-older = Раніше
log-newer = Пізніше
log-newest = У кінець

## Стежити

watch-how-thread = Згадки в гілці гри
watch-how-dm = Особисті повідомлення
watch-how-off = Більше не стежити
watch-level-turns = Кожен хід і кінець
watch-level-chapters = Важливі події й кінець
watch-level-these = { $chapters } й кінець
watch-level-end = Лише кінець
watch-state = { $how ->
    [dm] Ви стежите за цією грою. Пишу вам особисто: { $level }.
   *[thread] Ви стежите за цією грою. Згадую вас у гілці: { $level }.
}
watch-menu = Про що повідомляти?
watch-by-thread = Згадувати в гілці
watch-by-dm = Писати мені особисто
watch-stop = Більше не стежити
watch-on = Стежити
watch-off = Ви більше не стежите за цією грою. Гілка залишається для вас відкритою.
watch-playing = Ви граєте в цій грі й дізнаєтеся про все й так. Коли вас згадувати, задають у `/settings`.
watch-plays-nothing = { $name } не грає тут у жодній грі, за якою ви могли б стежити.
watch-which = За якою грою стежити?
watch-no-game = Це повідомлення не належить до жодної гри.
watch-over = Ця гра завершена. `/board`, `/log` і `/replay` досі показують її.
watch-letters-closed = Я не можу писати вам особисто. Нічого не змінилося. Дозвольте особисті повідомлення з цього сервера або стежте в гілці.
watch-letters-off = Особисті повідомлення у вас вимкнено. Увімкнути їх: `/settings`; або стежте в гілці.
watch-letter = Ви стежите за грою { $number } ({ $game }). Сповіщення надходитимуть сюди.
watch-called = -# Стежать: { $who }
watch-told-turns = **{ $game } { $number }** · { $headline } · [новий хід]({ $link })
watch-told-chapters = **{ $game } { $number }** · { $headline } · [{ $chapter }]({ $link })
watch-told-end = **{ $game } { $number }** · [кінець гри]({ $link })

## Керувати

admin-everywhere = скрізь
admin-nowhere = більше ніде
admin-not-announced = Готово, але написати про це в каналі гри не вдалося.
admin-channels = Де можна відкривати ігри: { $channels }.
admin-channels-none = Щоб закрити канал для ігор, дозвольте їх в інших. Спершу дозвольте хоча б один інший канал або оберіть `everywhere`.
admin-mirrors = Поле цієї гри видно тут, а ще: { $channels }.
admin-mirror = Поле цієї гри буде видно й у { $channel }.
admin-mirror-hello = Тут буде видно поле гри { $number } ({ $game }).
admin-mirror-off = Там воно більше не з’явиться.
admin-mirror-itself = Гра йде саме там, поле там і так видно.
admin-over = Цю гру вже завершено.
admin-end-sure = Завершити гру { $number } ({ $names }) без результату? Скасувати це не можна.
admin-end-button = Завершити гру
admin-ended = Гру завершено.
admin-seat = Готово: { $seat }.
admin-seat-whom = Вкажіть або людину, або комп’ютер.
admin-seat-computer = Це місце вже в комп’ютера.
admin-language = Мова гри тепер: { $language }.
admin-language-en = англійська
admin-language-ru = російська
admin-language-uk = українська
admin-export = Відкритий журнал і позиція цієї гри.
admin-said-channels = { $who } змінює, де можна відкривати ігри: { $channels }.
admin-said-mirror = { $who } показує поле цієї гри й у { $channel }.
admin-said-mirror-off = { $who } більше не показує поле цієї гри в інших каналах.
admin-said-end = { $who } завершує цю гру без результату.
admin-said-seat = { $who } передає місце: { $seat }.
admin-said-language = { $who } змінює мову цієї гри: { $language }.
admin-said-export = { $who } зберігає відкритий журнал цієї гри.

## Частина поля

command-board-part = Частина поля зблизька
look-parts = Зблизька можна показати: { $list }

## Після гри: що коштувало найдорожче

review-button = Розбір
review-going-on = Ця гра ще триває. Розібрати її можна буде, коли вона скінчиться.
review-looking = Дивлюся, як пройшла гра. Це займе до хвилини…
review-failed = Розібрати цю гру не вдалося. Спробуйте пізніше.
review-other-rules = Відтоді правила у програмі змінилися, і цю гру вже не розібрати.
review-title = ### Що коштувало найдорожче
review-line = **{ $number }.** Крок { $step } · **{ $player }**: { $chosen } ({ $share } %). Краще: **{ $better }** ({ $most } %).
review-nothing = Рішень, які дорого коштували б, не знайшлося. Чудова гра!
review-own = -# Ваш таємний вибір показано лише вам.
review-some = -# Гра була довгою: рішень у ній { $all }, я подивився { $looked }.
review-how = -# Відсотки — очікувана частка перемоги, наскільки гравець міг про неї судити. Я можу й помилятися.
review-picture = Очікувана частка перемоги
review-step = крок { $number }
