### Як збирають і завершують ігри: стіл, місця, голосування, перше вітання.

## Що кажуть про себе команди; не більше 100 знаків

command-game = Почати гру, змінити місця, завершити гру
command-game-new = Відкрити стіл, за який можуть сісти інші
command-game-new-game = Яка гра; якщо не вказати, бот запитає
command-game-new-options = Інші налаштування через кому; вони є і в меню столу
command-game-new-seats = Скільки гравців разом із комп’ютерними; типово 3
command-game-new-computers = Скільки з них комп’ютерних
command-game-level = Наскільки сильний комп’ютер
command-game-new-clock = Скільки часу на хід; типово 24 години
command-game-new-language = Мова столу; типово ваша, якщо ви її обирали, інакше мова сервера
command-game-join = Сісти за стіл, відкритий тут
command-game-join-as = За кого грати; типово вирішить випадок
command-game-leave = Встати з-за столу до початку гри
command-game-start = Почати гру (господар столу, через 24 години — будь-хто за столом)
command-game-list = Ваші ігри та відкриті столи цього сервера
command-game-resume = Продовжити гру, яка стоїть на паузі
command-game-settings = Переглянути або змінити місця, годинник і мову
command-game-settings-seats = Скільки гравців; лише до початку гри
command-game-settings-clock = Скільки часу на хід
command-game-settings-language = Мова столу
command-game-practice = Одразу зіграти з комп’ютером, тут або в особистих повідомленнях
command-game-practice-as = За кого грати; типово вирішить випадок
command-game-practice-game = Яка гра; якщо не вказати, бот запитає
command-game-resign = Вийти з гри; далі за вас грає комп’ютер
command-game-replace = Віддати місце іншій людині або комп’ютеру
command-game-replace-seat = Яке місце: номер, ім’я гравця або за кого він грає
command-game-replace-person = Хто займе місце
command-game-replace-computer = Віддати місце комп’ютеру
command-game-end = Завершити гру без результату, якщо згодні всі
command-invite = Запросити за мій стіл

## Назви

lobby-computer = { $number ->
    [1] Тот
   *[other] Тот { $number }
}{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
level-easy = Легкий
level-normal = Звичайний
level-hard = Складний
level-word-easy = легкий
level-word-normal = звичайний
level-word-hard = складний
lobby-levels = { $count ->
    [1] Комп’ютер: { $levels }
   *[other] Комп’ютери: { $levels }
}
lobby-levels-mixed = різні рівні
lobby-clock-live = Наживо: 5 хв
lobby-clock-async = Неквапно: 24 год
lobby-clock-slow = Повільно: 72 год
lobby-clock-none = Без годинника
lobby-random = Випадково

## Повідомлення столу

lobby-title = ## { $game }: місць за столом — { $seats }
lobby-host = { $host } · господар столу
lobby-guest = { $place }. **{ $name }**
lobby-guest-plays = { $place }. **{ $name }** — { $choice }
lobby-guest-computer = { $place }. **{ $name }** (комп’ютер, { $level })
lobby-guest-none = { $place }. вільно
lobby-score = Рахунок: **{ $score }**
lobby-agreed = { $option }: **{ $value }**
lobby-clock = Годинник
lobby-language = Мова
lobby-seats = Місць
lobby-hint = Коли всі зберуться, господар столу починає гру.
lobby-started = ## { $game }: гра почалася
lobby-started-link = Граємо тут: { $link }
lobby-ended = ## { $game } · { $verdict }
lobby-ended-link = Як це було: { $link }
lobby-closed = Цей стіл закрито. `/game new` відкриє інший.
lobby-which-game = Яка гра?
lobby-game-for = **{ $game }**: гравців — { $seats }
lobby-game-for-some = **{ $game }**: гравців — від { $least } до { $most }
lobby-thread-waiting = { $who } · { $game }
lobby-thread-name = { $number } · { $who } · { $game }
lobby-thread-turn = { $turn } · { $number } · { $who } · { $game }
lobby-thread = { $host }, це ваш стіл. Гра йтиме тут; інші сідають кнопками вище або командою `/game join`.

## Кнопки й меню

lobby-new = Нова гра
lobby-button-join = Сісти за стіл
lobby-button-leave = Встати
lobby-button-add = Додати комп’ютер
lobby-button-remove = Прибрати комп’ютер
lobby-button-start = Почати
lobby-button-rules = Правила
lobby-button-fill = Комп’ютери: { $level }
lobby-button-shrink = { $seats ->
    [2] Грати вдвох
    [3] Грати втрьох
    [4] Грати вчотирьох
   *[other] Грати вп’ятьох
  }
lobby-button-practice = Тренування
lobby-button-resume = Продовжити
lobby-button-end = Завершити
lobby-button-play-on = Грати далі
lobby-button-agree = За
lobby-button-refuse = Проти
lobby-button-resign = Вийти з гри
lobby-menu-invite = Запросити гравців
lobby-menu-choice = За кого грати
lobby-menu-option = { $option }: { $value }

## Що гість бачить особисто

lobby-open = Ваш стіл відкрито: { $link }
lobby-joined = Ви за столом, місце { $place } з { $seats }. Ваш вибір: { $choice }.
lobby-joined-random = Ви за столом, місце { $place } з { $seats }. За кого ви граєте, вирішить випадок.
lobby-left = Ви більше не за цим столом.
lobby-chosen = Ваш вибір: { $choice }.
lobby-chosen-random = За кого ви граєте, вирішить випадок.
lobby-invitation = { $who }, **{ $host }** кличе вас зіграти: { $game }
lobby-invite-invited = Запрошено: { $list }
lobby-invite-bots = Ботів запросити не можна: { $list }. Комп’ютерного гравця додасть кнопка **Додати комп’ютер**.
lobby-invite-here = Уже за столом: { $list }
lobby-invite-called = Уже запрошено за цей стіл: { $list }
lobby-invite-blind = Не можуть читати там, де цей стіл: { $list }
lobby-invite-enough = За цей стіл запросили вже досить людей. Не запрошено: { $list }
lobby-changed = Готово.
lobby-letters = Коли знадобиться таємний вибір, запитання прийде й в особисті повідомлення. Вимкнути: `/settings`.
lobby-letters-closed = Я не можу писати вам особисто. Це не завадить: таємний вибір можна робити в каналі, і бачите його лише ви. Якщо ви вже відкрили особисті повідомлення, спробуйте ще раз у `/settings`.
lobby-too-few = Зайнято місць: { $here } з { $seats }. Що робити з рештою?
lobby-about = { $about }

    `/rules` пояснить усі правила, тему за темою.

## Чого не можна

lobby-refused-gone = Цей стіл закрито, або його гра вже почалася. Ваші ігри: `/game list`.
lobby-refused-none-here = Тут жоден стіл не чекає на гравців.
lobby-refused-no-table = Ви не сидите за столом, що чекає на гравців.
lobby-refused-which = У цьому каналі чекають кілька столів. Натисніть кнопки потрібного або зайдіть у його гілку.
lobby-refused-which-game = Для якої гри ці налаштування? Вкажіть і `game`.
lobby-refused-busy = Одна гра за раз: тут уже йде { $link }. Надайте мені права на створення публічних гілок і надсилання повідомлень у гілках, і кожна гра матиме свою гілку.
lobby-refused-busy-here = Одна гра за раз: тут уже йде { $link }. Іншу можна відкрити в іншому каналі.
lobby-refused-not-in-this-channel = На цьому сервері грають в інших каналах: { $channels }
lobby-refused-full = Усі місця зайняті: { $seats }.
lobby-refused-already-here = Ви вже за цим столом.
lobby-refused-not-here = Ви не за цим столом. Спершу сядьте за нього.
lobby-refused-not-host = Це може лише господар столу. Через 24 години почати може будь-хто за столом.
lobby-refused-no-computer = За цим столом немає комп’ютерних гравців.
lobby-refused-taken = Це вже зайнято. Вільно: { $list }
lobby-refused-unknown = Такого тут немає. Можна: { $list }
lobby-refused-not-fitting = Це не для такої кількості гравців ({ $seats }). Можна: { $list }
lobby-refused-seats = Кількість гравців у цій грі: від { $least } до { $most }.
lobby-refused-too-many-here = За столом уже { $here }. Спершу комусь треба встати.
lobby-refused-too-many-computers = Хоча б одне місце має залишитися вам: із { $seats } комп’ютер може зайняти { $most }.
lobby-refused-too-few = Зайнято місць: { $here } з { $seats }.
lobby-refused-setting = Такого поєднання правила не дозволяють. Змініть налаштування або кількість місць.
lobby-refused-nothing = нічого

## Списки й налаштування

lobby-list-games = ### Ваші ігри
lobby-list-game = { $link }: хід — { $who }
lobby-list-lobbies = ### Відкриті столи
lobby-list-lobby = { $link }: { $here } з { $seats }, господар столу — { $host }
lobby-list-paused = ### На паузі: `/game resume`
lobby-list-none = Ви зараз не граєте, і відкритих столів тут немає.
lobby-list-you = ваш
lobby-setting = { $option }: { $old } → { $new }
lobby-setting-by = { $who } змінює налаштування столу.
lobby-settings-now = Місць: { $seats } · Годинник: { $clock } · Мова: { $language }
lobby-settings-seats-fixed = Кількість місць не можна змінити, коли гра вже йде.
lobby-settings-same = Нічого не змінилося.

## Тренування

practice-open = Ваше тренування тут: { $link }
practice-level = Рівень комп’ютера — **{ $level }**. Якщо хочете інший:
practice-one = У вас уже є тренування. Продовжте його або завершіть там командою `/game end`.
practice-posted = ## { $game }: тренування, { $name }
practice-no-letters = Гілку тут відкрити не можна, а писати вам особисто я не можу. Дозвольте особисті повідомлення від учасників сервера або зіграйте в іншому каналі.
practice-elsewhere = Граємо в особистих повідомленнях, тут не вийде: { $list }.

## Місця й голосування

seat-label = { $number }. { $plays }: { $name }
seat-resign = Вийти з цієї гри назавжди? Доки місце вільне, на ньому грає комп’ютер ({ $plays }).
seat-resign-last = Крім вас, людей за столом немає: без вас гра закінчиться.
seat-resigned = Ви більше не граєте в цій грі.
seat-offer = **{ $name }** більше не грає ({ $plays }). Поки що на цьому місці грає комп’ютер.
seat-offered = Шукаємо гравця на місце: { $name }. Його може зайняти кожен охочий.
seat-taken = **{ $name }** — тепер { $plays }.
seat-take = Зайняти місце
seat-yours = Тепер ви — { $plays }.
seat-give = Передати місце (**{ $name }**, { $plays })? Отримає: { $to }.
seat-offer-this = Запропонувати всім місце (**{ $name }**, { $plays })? Доки його ніхто не займе, грає комп’ютер.
seat-button-give = Передати місце
seat-given = Готово.
seat-refused-unknown = Такого місця немає. Можна: { $list }
seat-refused-plays-here = Ця людина вже грає за цим столом.
seat-refused-saw-another = Це місце не для тих, хто вже грає чи грав у цій грі на іншому.
seat-refused-not-free = Це місце вже зайняте.
seat-refused-not-offered = Це місце більше не пропонується.
seat-refused-bot = Бот не може зайняти місце. Для комп’ютера оберіть `computer`.
seat-refused-last = Крім вас, людей за столом немає. Завершити гру: `/game end`.
seat-refused-one = Укажіть або людину, або комп’ютер, але не обох.

vote-about-end = { $who } пропонує завершити гру без результату.
vote-about-replace = { $who } пропонує віддати місце ({ $plays }); кому: { $to }.
vote-about-offer = { $who } пропонує віддати місце ({ $plays }) будь-кому з охочих.
vote-about-setting = { $who } пропонує змінити: { $setting }
vote-to-computer = комп’ютер ({ $level })
vote-tally = За: { $agreed } з { $people }. Потрібно: { $needed }.
vote-asked = Чекаємо відповіді: { $who }
vote-carried = Прийнято.
vote-lost = Не прийнято.
vote-cast = Ваш голос враховано.
vote-over = Це вже вирішено.
vote-confirm-end = Завершити гру без результату?
vote-ended = Гру завершено без результату.

## Перше вітання

welcome = ## Вітаю, я Тот
    Я веду настільні ігри: знаю правила, веду поле, питаю кожного по черзі й тримаю таємний вибір у таємниці.
    Натисніть **Тренування**, щоб коротко зіграти з комп’ютером, або **Нова гра**, щоб відкрити стіл для інших. `/help` завжди підкаже, що можна зробити.
welcome-language = Тепер наша мова: { $language }.
