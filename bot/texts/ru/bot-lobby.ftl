### Как собирают и завершают игры: стол, места, голосования, первое приветствие.

## Что говорят о себе команды; не больше 100 знаков

command-game = Начать игру, поменять места, завершить игру
command-game-new = Открыть стол, за который могут сесть другие
command-game-new-game = Какая игра; если не указать, бот спросит
command-game-new-options = Другие настройки через запятую; они есть и в меню стола
command-game-new-seats = Сколько игроков вместе с компьютерными; по умолчанию 3
command-game-new-computers = Сколько из них компьютерных
command-game-level = Насколько силён компьютер
command-game-new-clock = Сколько времени на ход; по умолчанию 24 часа
command-game-new-language = Язык стола; по умолчанию ваш, если вы его выбирали, иначе язык сервера
command-game-join = Сесть за стол, открытый здесь
command-game-join-as = За кого играть; по умолчанию решит случай
command-game-leave = Встать из-за стола до начала игры
command-game-start = Начать игру (хозяин стола, через 24 часа — любой за столом)
command-game-list = Ваши игры и открытые столы этого сервера
command-game-resume = Продолжить игру, которая стоит на паузе
command-game-settings = Посмотреть или изменить места, часы и язык
command-game-settings-seats = Сколько игроков; только до начала игры
command-game-settings-clock = Сколько времени на ход
command-game-settings-language = Язык стола
command-game-practice = Сразу сыграть с компьютером, здесь или в личных сообщениях
command-game-practice-as = За кого играть; по умолчанию решит случай
command-game-practice-game = Какая игра; если не указать, бот спросит
command-game-resign = Выйти из игры; дальше за вас играет компьютер
command-game-replace = Отдать место другому человеку или компьютеру
command-game-replace-seat = Какое место: номер, имя игрока или за кого он играет
command-game-replace-person = Кто займёт место
command-game-replace-computer = Отдать место компьютеру
command-game-end = Завершить игру без результата, если согласны все
command-invite = Позвать за мой стол

## Названия

lobby-computer = { $number ->
    [1] Тот
   *[other] Тот { $number }
}{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
level-easy = Лёгкий
level-normal = Обычный
level-hard = Сложный
level-word-easy = лёгкий
level-word-normal = обычный
level-word-hard = сложный
lobby-levels = { $count ->
    [1] Компьютер: { $levels }
   *[other] Компьютеры: { $levels }
}
lobby-levels-mixed = разные уровни
lobby-clock-live = Вживую: 5 минут
lobby-clock-async = Не спеша: 24 часа
lobby-clock-slow = Неторопливо: 72 часа
lobby-clock-none = Без часов
lobby-random = Случайно

## Сообщение стола

lobby-title = ## { $game }: мест за столом — { $seats }
lobby-host = { $host } · хозяин стола
lobby-guest = { $place }. **{ $name }**
lobby-guest-plays = { $place }. **{ $name }** — { $choice }
lobby-guest-computer = { $place }. **{ $name }** (компьютер, { $level })
lobby-guest-none = { $place }. свободно
lobby-score = Счёт: **{ $score }**
lobby-agreed = { $option }: **{ $value }**
lobby-clock = Часы
lobby-language = Язык
lobby-seats = Мест
lobby-hint = Когда все в сборе, хозяин стола начинает игру.
lobby-started = ## { $game }: игра началась
lobby-started-link = Играем здесь: { $link }
lobby-ended = ## { $game } · { $verdict }
lobby-ended-link = Как это было: { $link }
lobby-closed = Этот стол закрыт. `/game new` откроет другой.
lobby-which-game = Какая игра?
lobby-game-for = **{ $game }**: игроков — { $seats }
lobby-game-for-some = **{ $game }**: игроков — от { $least } до { $most }
lobby-thread-waiting = { $who } · { $game }
lobby-thread-name = { $number } · { $who } · { $game }
lobby-thread-turn = { $turn } · { $number } · { $who } · { $game }
lobby-thread = { $host }, это ваш стол. Игра пойдёт здесь; остальные садятся кнопками выше или командой `/game join`.

## Кнопки и меню

lobby-new = Новая игра
lobby-button-join = Сесть за стол
lobby-button-leave = Встать
lobby-button-add = Добавить компьютер
lobby-button-remove = Убрать компьютер
lobby-button-start = Начать
lobby-button-rules = Правила
lobby-button-fill = Компьютеры: { $level }
lobby-button-shrink = { $seats ->
    [2] Играть вдвоём
    [3] Играть втроём
    [4] Играть вчетвером
   *[other] Играть впятером
  }
lobby-button-practice = Тренировка
lobby-button-resume = Продолжить
lobby-button-end = Завершить
lobby-button-play-on = Играть дальше
lobby-button-agree = За
lobby-button-refuse = Против
lobby-button-resign = Выйти из игры
lobby-menu-invite = Позвать игроков
lobby-menu-choice = За кого играть
lobby-menu-option = { $option }: { $value }

## Что гость видит лично

lobby-open = Ваш стол открыт: { $link }
lobby-joined = Вы за столом, место { $place } из { $seats }. Ваш выбор: { $choice }.
lobby-joined-random = Вы за столом, место { $place } из { $seats }. За кого вы играете, решит случай.
lobby-left = Вы больше не за этим столом.
lobby-chosen = Ваш выбор: { $choice }.
lobby-chosen-random = За кого вы играете, решит случай.
lobby-invitation = { $who }, **{ $host }** зовёт вас сыграть: { $game }
lobby-invite-invited = Приглашены: { $list }
lobby-invite-bots = Ботов позвать нельзя: { $list }. Компьютерного игрока добавит кнопка **Добавить компьютер**.
lobby-invite-here = Уже за столом: { $list }
lobby-invite-called = Уже приглашены за этот стол: { $list }
lobby-invite-blind = Не могут читать там, где этот стол: { $list }
lobby-invite-enough = За этот стол позвали уже достаточно людей. Не приглашены: { $list }
lobby-changed = Готово.
lobby-letters = Когда понадобится тайный выбор, вопрос придёт и в личные сообщения. Отключить: `/settings`.
lobby-letters-closed = Я не могу писать вам в личные сообщения. Это не помеха: тайный выбор можно делать в канале, и видите его только вы. Если вы уже открыли личные сообщения, попробуйте снова в `/settings`.
lobby-too-few = Занято мест: { $here } из { $seats }. Как быть с остальными?
lobby-about = { $about }

    `/rules` объяснит все правила, тему за темой.

## Чего нельзя

lobby-refused-gone = Этот стол закрыт, или его игра уже началась. Ваши игры: `/game list`.
lobby-refused-none-here = Здесь ни один стол не ждёт игроков.
lobby-refused-no-table = Вы не сидите за столом, который ждёт игроков.
lobby-refused-which = В этом канале ждут несколько столов. Нажмите кнопки нужного или зайдите в его ветку.
lobby-refused-which-game = Для какой игры эти настройки? Укажите и `game`.
lobby-refused-busy = Одна игра за раз: здесь уже идёт { $link }. Дайте мне права на создание публичных веток и отправку сообщений в ветках, и у каждой игры будет своя ветка.
lobby-refused-busy-here = Одна игра за раз: здесь уже идёт { $link }. Другую можно открыть в другом канале.
lobby-refused-not-in-this-channel = На этом сервере играют в других каналах: { $channels }
lobby-refused-full = Все места заняты: { $seats }.
lobby-refused-already-here = Вы уже за этим столом.
lobby-refused-not-here = Вы не за этим столом. Сначала сядьте за него.
lobby-refused-not-host = Это может только хозяин стола. Через 24 часа начать может любой, кто за столом.
lobby-refused-no-computer = За этим столом нет компьютерных игроков.
lobby-refused-taken = Это уже занято. Свободно: { $list }
lobby-refused-unknown = Такого здесь нет. Можно: { $list }
lobby-refused-not-fitting = Это не для такого числа игроков ({ $seats }). Можно: { $list }
lobby-refused-seats = Число игроков в этой игре: от { $least } до { $most }.
lobby-refused-too-many-here = За столом уже { $here }. Сначала кому-то надо встать.
lobby-refused-too-many-computers = Хотя бы одно место должно остаться вам: из { $seats } компьютер может занять { $most }.
lobby-refused-too-few = Занято мест: { $here } из { $seats }.
lobby-refused-setting = Такое сочетание правила не допускают. Измените настройки или число мест.
lobby-refused-nothing = ничего

## Списки и настройки

lobby-list-games = ### Ваши игры
lobby-list-game = { $link }: ход — { $who }
lobby-list-lobbies = ### Открытые столы
lobby-list-lobby = { $link }: { $here } из { $seats }, хозяин стола — { $host }
lobby-list-paused = ### На паузе: `/game resume`
lobby-list-none = Вы сейчас не играете, и открытых столов здесь нет.
lobby-list-you = ваш
lobby-setting = { $option }: { $old } → { $new }
lobby-setting-by = { $who } меняет настройки стола.
lobby-settings-now = Мест: { $seats } · Часы: { $clock } · Язык: { $language }
lobby-settings-seats-fixed = Число мест нельзя менять, когда игра уже идёт.
lobby-settings-same = Ничего не изменилось.

## Тренировка

practice-open = Ваша тренировка здесь: { $link }
practice-level = Уровень компьютера — **{ $level }**. Если хотите другой:
practice-one = У вас уже есть тренировка. Продолжите её или завершите там командой `/game end`.
practice-posted = ## { $game }: тренировка, { $name }
practice-no-letters = Ветку здесь открыть нельзя, а писать вам в личные сообщения я не могу. Разрешите личные сообщения от участников сервера или сыграйте в другом канале.
practice-elsewhere = Играем в личных сообщениях, здесь не получится: { $list }.

## Места и голосования

seat-label = { $number }. { $plays }: { $name }
seat-resign = Выйти из этой игры навсегда? Пока место свободно, на нём играет компьютер ({ $plays }).
seat-resign-last = Кроме вас, людей за столом нет: без вас игра закончится.
seat-resigned = Вы больше не играете в этой игре.
seat-offer = **{ $name }** больше не играет ({ $plays }). Пока на этом месте играет компьютер.
seat-offered = Ищем игрока на место: { $name }. Его может занять любой желающий.
seat-taken = **{ $name }** — теперь { $plays }.
seat-take = Занять место
seat-yours = Теперь вы — { $plays }.
seat-give = Передать место (**{ $name }**, { $plays })? Получит: { $to }.
seat-offer-this = Предложить всем место (**{ $name }**, { $plays })? Пока его никто не займёт, играет компьютер.
seat-button-give = Передать место
seat-given = Готово.
seat-refused-unknown = Такого места нет. Можно: { $list }
seat-refused-plays-here = Этот человек уже играет за этим столом.
seat-refused-saw-another = Это место не для тех, кто уже играет или играл в этой игре на другом.
seat-refused-not-free = Это место уже занято.
seat-refused-not-offered = Это место больше не предлагается.
seat-refused-bot = Бот не может занять место. Для компьютера выберите `computer`.
seat-refused-last = Кроме вас, людей за столом нет. Завершить игру: `/game end`.
seat-refused-one = Укажите либо человека, либо компьютер, но не обоих.

vote-about-end = { $who } предлагает завершить игру без результата.
vote-about-replace = { $who } предлагает отдать место ({ $plays }); кому: { $to }.
vote-about-offer = { $who } предлагает отдать место ({ $plays }) любому желающему.
vote-about-setting = { $who } предлагает изменить: { $setting }
vote-to-computer = компьютер ({ $level })
vote-tally = За: { $agreed } из { $people }. Нужно: { $needed }.
vote-asked = Ждём ответа: { $who }
vote-carried = Принято.
vote-lost = Не принято.
vote-cast = Ваш голос учтён.
vote-over = Это уже решено.
vote-confirm-end = Завершить игру без результата?
vote-ended = Игра завершена без результата.

## Первое приветствие

welcome = ## Привет, я Тот
    Я веду настольные игры: знаю правила, веду поле, спрашиваю каждого по очереди и храню тайный выбор в тайне.
    Нажмите **Тренировка**, чтобы коротко сыграть с компьютером, или **Новая игра**, чтобы открыть стол для других. `/help` всегда подскажет, что можно сделать.
welcome-language = Теперь наш язык: { $language }.
