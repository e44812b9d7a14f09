### Как собирают и завершают игры: стол, места, голосования, первое приветствие.

## Что говорят о себе команды; не больше 100 знаков

command-game = Собрать игру, поменять места, завершить игру
command-game-new = Открыть стол, за который могут сесть другие
command-game-new-game = Какая игра; обычно «Анх»
command-game-new-scenario = Предлагаются только сценарии на это число мест
command-game-new-seats = Сколько игроков вместе с компьютерными; обычно 3
command-game-new-computers = Сколько из них компьютерных
command-game-new-clock = Сколько времени на ход; обычно 24 часа
command-game-new-language = Язык стола; обычно язык сервера
command-game-join = Сесть за стол, который собирается здесь
command-game-join-god = За кого играть; без ответа решит случай
command-game-leave = Встать из-за стола до начала игры
command-game-start = Начать игру: хозяин стола, а через 24 часа любой, кто за столом
command-game-list = Ваши игры и открытые столы этого сервера
command-game-settings = Посмотреть или изменить места, часы и язык
command-game-settings-seats = Сколько игроков; только до начала игры
command-game-settings-clock = Сколько времени на ход
command-game-settings-language = Язык стола
command-game-practice = Сразу сыграть с компьютером, здесь или в личных сообщениях
command-game-practice-god = За кого играть; без ответа решит случай
command-game-practice-game = Какая игра; обычно «Анх»
command-game-resign = Выйти из игры; дальше за вас играет компьютер
command-game-replace = Отдать место другому человеку или компьютеру
command-game-replace-seat = Какое место: номер, бог или кто там сидит
command-game-replace-person = Кто займёт место
command-game-replace-computer = Отдать место компьютеру
command-game-end = Завершить игру без результата, если согласны все

## Названия

lobby-computer = { $number ->
    [1] Тот
   *[other] Тот { $number }
}
lobby-clock-live = Вживую: 5 минут
lobby-clock-async = Не спеша: 24 часа
lobby-clock-slow = Долго: 72 часа
lobby-clock-none = Без часов
lobby-random = Случайно

## Сообщение стола

lobby-title = ## { $game }: мест за столом — { $seats }
lobby-host = Хозяин стола: { $host }
lobby-guest = { $place }. **{ $name }**
lobby-guest-plays = { $place }. **{ $name }** играет за: { $choice }
lobby-guest-computer = { $place }. **{ $name }**, компьютерный игрок
lobby-guest-none = { $place }. свободно
lobby-agreed = { $option }: **{ $value }**
lobby-clock = Часы
lobby-language = Язык
lobby-seats = Мест
lobby-hint = Когда все в сборе, хозяин стола начинает игру. Часы, язык и места: `/game settings`.
lobby-started = ## { $game }: игра началась
lobby-started-link = Играем здесь: { $link }
lobby-closed = Этот стол закрыт. `/game new` откроет другой.
lobby-thread-name = { $game }: { $host }
lobby-thread = { $host }, это ваш стол. Игра пойдёт здесь; остальные садятся кнопками выше или командой `/game join`.

## Кнопки и меню

lobby-new = Новая игра
lobby-button-join = Сесть за стол
lobby-button-leave = Встать
lobby-button-add = Добавить компьютер
lobby-button-remove = Убрать компьютер
lobby-button-start = Начать
lobby-button-rules = Правила
lobby-button-fill = Посадить компьютеры
lobby-button-shrink = Играть числом { $seats }
lobby-button-practice = Тренировка
lobby-button-resume = Продолжить
lobby-button-end = Завершить
lobby-button-play-on = Играть дальше
lobby-button-agree = Согласие
lobby-button-refuse = Отказ
lobby-button-resign = Выйти из игры
lobby-menu-choice = Мой выбор
lobby-menu-option = { $option }: { $value }

## Что гость видит лично

lobby-open = Ваш стол открыт: { $link }
lobby-joined = Вы за столом, место { $place } из { $seats }. Вы играете за: { $choice }.
lobby-left = Вы больше не за этим столом.
lobby-chosen = Вы играете за: { $choice }.
lobby-changed = Готово.
lobby-letter = Вы за столом игры «{ $game }». Когда понадобится тайный выбор, вопрос придёт и сюда.
lobby-letter-closed = Личные сообщения вам до меня закрыты. Это не помеха: тайный выбор можно делать в канале, и видите его только вы.
lobby-too-few = Занято мест: { $here } из { $seats }. Как быть с остальными?
lobby-about = { $about }

    `/rules` объясняет всё, термин за термином.
lobby-about-ankh = Вы — бог Египта; в конце помнить будут лишь одного. В ходу два действия: движение, призыв, получение верующих, открытие силы. Каждое действие двигает свой маркер; конец ряда приносит событие, а некоторые события — конфликты. В них за каждый регион сражаются тайно выбранными картами, а монументы приносят поклонение. Побеждает тот, у кого больше поклонения; кто слишком отстал, будет забыт или сольётся с другим богом.

## Чего нельзя

lobby-refused-gone = Этот стол закрыт, или его игра уже началась. Ваши игры: `/game list`.
lobby-refused-none-here = Здесь ни один стол не ждёт игроков.
lobby-refused-which = В этом канале ждут несколько столов. Нажмите кнопки нужного или зайдите в его ветку.
lobby-refused-busy = Одна игра за раз: это место занято, здесь { $link }. Для каждой игры была бы своя ветка, будь у меня права на создание публичных веток и отправку сообщений в ветках.
lobby-refused-busy-here = Одна игра за раз: это место занято, здесь { $link }. Другую можно открыть в другом канале.
lobby-refused-not-in-this-channel = На этом сервере играют в других каналах: { $channels }
lobby-refused-full = Все места заняты: { $seats }.
lobby-refused-already-here = Вы уже за этим столом.
lobby-refused-not-here = Вы не за этим столом. Сначала сядьте за него.
lobby-refused-not-host = Это может только хозяин стола. Через 24 часа начать может любой, кто за столом.
lobby-refused-no-computer = За этим столом нет компьютерных игроков.
lobby-refused-taken = Это уже занято. Свободно: { $list }
lobby-refused-unknown = Такого здесь нет. Возможно: { $list }
lobby-refused-not-fitting = Это не для такого числа игроков ({ $seats }). Возможно: { $list }
lobby-refused-seats = Число игроков в этой игре: от { $least } до { $most }.
lobby-refused-too-many-here = За столом уже { $here }. Сначала кому-то надо встать.
lobby-refused-too-many-computers = Хотя бы одно место должно остаться вам: из { $seats } компьютер может занять { $most }.
lobby-refused-too-few = Занято мест: { $here } из { $seats }.
lobby-refused-setting = Правила не допускают того, что выбрано. Измените сценарий или число мест.
lobby-refused-nothing = ничего

## Списки и настройки

lobby-list-games = ### Ваши игры
lobby-list-game = { $link }: ждём — { $who }
lobby-list-lobbies = ### Открытые столы
lobby-list-lobby = { $link }: { $here } из { $seats }, хозяин стола — { $host }
lobby-list-none = Вы сейчас не играете, и открытых столов здесь нет.
lobby-list-you = вас
lobby-setting = { $option }: { $old } → { $new }
lobby-setting-by = { $who } меняет условия стола.
lobby-settings-now = Мест: { $seats } · Часы: { $clock } · Язык: { $language }
lobby-settings-seats-fixed = Число мест нельзя менять, когда игра уже идёт.
lobby-settings-same = Так уже и есть.

## Тренировка

practice-open = Ваша тренировка здесь: { $link }
practice-one = У вас уже есть тренировка. Продолжите её или завершите там командой `/game end`.
practice-posted = ## { $game }: тренировка, { $name }
practice-no-letters = Ветку здесь открыть нельзя, а личные сообщения вам закрыты. Разрешите личные сообщения от участников сервера или попросите дать мне право на создание публичных веток.

## Места и голосования

seat-label = { $number }. { $plays }: { $name }
seat-resign = Выйти из этой игры насовсем? Пока никто не займёт место, за него играет компьютер: { $plays }.
seat-resign-last = Кроме вас, людей за столом нет: без вас игра закончится.
seat-resigned = Вы больше не играете в этой игре.
seat-offer = **{ $name }** больше не играет за: { $plays }. Пока играет компьютер.
seat-offered = Нужен игрок: { $name }. Место может занять любой желающий.
seat-taken = **{ $name }** теперь играет за: { $plays }.
seat-take = Занять место
seat-yours = Теперь вы играете за: { $plays }.
seat-give = Передать место (**{ $name }**, играет за: { $plays })? Получит: { $to }.
seat-offer-this = Предложить всем место (**{ $name }**, играет за: { $plays })? Пока никто его не займёт, играет компьютер.
seat-button-give = Передать место
seat-given = Готово.
seat-refused-unknown = Такого места нет. Возможно: { $list }
seat-refused-plays-here = Этот человек уже играет за этим столом.
seat-refused-saw-another = Кто уже играет или играл в этой игре за другое место, этого занять не может.
seat-refused-not-free = Это место уже занято.
seat-refused-bot = Бот не может занять место. Для компьютера выберите `computer`.
seat-refused-last = Кроме вас, людей за столом нет. Завершить игру: `/game end`.
seat-refused-one = Укажите либо человека, либо компьютер, но не обоих.

vote-about-end = { $who } предлагает завершить игру без результата.
vote-about-replace = { $who } предлагает отдать место ({ $plays }); кому: { $to }.
vote-about-offer = { $who } предлагает отдать место ({ $plays }) любому желающему.
vote-about-setting = { $who } предлагает изменить: { $setting }
vote-to-computer = компьютер
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
    Я веду настольные игры: знаю правила, храню поле, спрашиваю каждого по очереди и берегу тайные выборы.
    Нажмите **Тренировка**, чтобы коротко сыграть с компьютером, или **Новая игра**, чтобы открыть стол для других. `/help` всегда подскажет, что можно сделать.
welcome-language = Теперь наш язык: { $language }.
