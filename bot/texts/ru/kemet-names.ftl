### Названия «Кемета»: игроки, сектора, тайлы, карты, создания и что они дают, одной строкой.

kemet-game = Кемет

## Игроки

kemet-player-black = Чёрный
kemet-player-yellow = Жёлтый
kemet-player-green = Зелёный
kemet-player-violet = Фиолетовый
kemet-player-turquoise = Бирюзовый

## Длительность игры

kemet-mode-short = сокращённый режим, 8 ПО
kemet-mode-long = длительный режим, 10 ПО
kemet-mode-beginner = для начинающих, 4 ПО

## Как сбрасываются боевые карты

kemet-discards-face-down = лицом вниз
kemet-discards-face-up = лицом вверх

## Цвета пирамид и тайлов

kemet-colour-white = белый
kemet-colour-red = красный
kemet-colour-blue = синий

## Создания

kemet-creature-royal-scarab = Королевский скарабей
kemet-creature-giant-scorpion = Гигантский скорпион
kemet-creature-phoenix = Феникс
kemet-creature-ancestral-elephant = Слон-предок
kemet-creature-deep-desert-snake = Подземная пустынная змея
kemet-creature-sphinx = Сфинкс
kemet-creature-mummy = Мумия

## Тайлы силы

kemet-power-priest = Жрец
kemet-power-priestess = Жрица
kemet-power-slaves = Рабы
kemet-power-high-priest = Высший жрец
kemet-power-crusade = Крестовый поход
kemet-power-divine-boon = Божественное благо
kemet-power-hand-of-god = Рука Бога
kemet-power-vision = Дальновидность
kemet-power-holy-war = Священная война
kemet-power-victory-point = Победное очко
kemet-power-priest-of-ra = Жрец бога Ра
kemet-power-priest-of-amon = Жрец бога Амона
kemet-power-mummy = Мумия
kemet-power-act-of-god = Деяние Бога
kemet-power-charge = Заряд!
kemet-power-stargate = Звёздные врата
kemet-power-god-speed = Божественная скорость
kemet-power-carnage = Резня
kemet-power-offensive-strategy = Наступательная стратегия
kemet-power-open-gates = Открытые ворота
kemet-power-teleport = Телепорт
kemet-power-royal-scarab = Королевский скарабей
kemet-power-blades-of-neith = Лезвия Нейты
kemet-power-divine-wound = Божественная рана
kemet-power-giant-scorpion = Гигантский скорпион
kemet-power-initiative = Инициатива
kemet-power-phoenix = Феникс
kemet-power-recruiting-scribe = Вербующий писарь
kemet-power-defense = Оборона!
kemet-power-legion = Легион
kemet-power-ancestral-elephant = Слон-предок
kemet-power-defensive-strategy = Защитная стратегия
kemet-power-deep-desert-snake = Подземная пустынная змея
kemet-power-shield-of-neith = Щит Нейты
kemet-power-defensive-victory = Победа в обороне
kemet-power-prescience = Предвидение
kemet-power-reinforcements = Подкрепление
kemet-power-sphinx = Сфинкс
kemet-power-divine-will = Божественная воля

## Что дают тайлы силы; три короткие строки на рынке

kemet-text-power-priest = Действие «Молитва» даёт на 1 ОМ больше.
kemet-text-power-priestess = Тайлы силы стоят на 1 ОМ меньше.
kemet-text-power-slaves = Каждый уровень пирамиды дешевле на 1 ОМ.
kemet-text-power-high-priest = Ночью: +2 ОМ.
kemet-text-power-crusade = 2 ОМ за каждого убитого в бою воина.
kemet-text-power-divine-boon = Ночью: ещё одна КБВ.
kemet-text-power-hand-of-god = Ночью: +1 уровень пирамиды бесплатно.
kemet-text-power-vision = Ночью: из 5 КБВ выберите 1.
kemet-text-power-holy-war = 4 ОМ за каждый выигранный бой.
kemet-text-power-victory-point = 1 постоянное победное очко.
kemet-text-power-priest-of-ra = Каждая трата ОМ меньше на 1.
kemet-text-power-priest-of-amon = Ночью: +5 ОМ.
kemet-text-power-mummy = Создание: ход +1, сила +2; ночью ещё одна КБВ.
kemet-text-power-act-of-god = Серебряный жетон: ещё одно действие в день.
kemet-text-power-charge = +1 к силе, когда вы атакуете.
kemet-text-power-stargate = Телепортация дешевле на 1 ОМ.
kemet-text-power-god-speed = Ход всех ваших войск +1.
kemet-text-power-carnage = +1 к урону во всех ваших боях.
kemet-text-power-offensive-strategy = Верните боевые карты, замените одну на 3/3/0.
kemet-text-power-open-gates = Стены не мешают вашим войскам.
kemet-text-power-teleport = Можно телепортироваться и от обелисков.
kemet-text-power-royal-scarab = Создание: ход +2, сила +2.
kemet-text-power-blades-of-neith = +1 к силе во всех ваших боях.
kemet-text-power-divine-wound = В бою: +1 к силе за сброшенную КБВ.
kemet-text-power-giant-scorpion = Создание: ход +1, сила +2, урон +2.
kemet-text-power-initiative = Атакуя, сперва уничтожьте 2 воинов.
kemet-text-power-phoenix = Создание: ход +1, сила +2, стены не помеха.
kemet-text-power-recruiting-scribe = Вербовка даёт ещё 2 воинов бесплатно.
kemet-text-power-defense = +1 к силе, когда вы обороняетесь.
kemet-text-power-legion = До 7 воинов в войске вместо 5.
kemet-text-power-ancestral-elephant = Создание: ход +1, сила +1, защита +1.
kemet-text-power-defensive-strategy = Верните боевые карты, замените одну на 3/0/3.
kemet-text-power-deep-desert-snake = Создание: ход +1, без создания врага.
kemet-text-power-shield-of-neith = +1 к защите во всех ваших боях.
kemet-text-power-defensive-victory = 1 ПО за бой, выигранный в обороне.
kemet-text-power-prescience = Вы заранее видите боевую карту врага.
kemet-text-power-reinforcements = Ночью: до 4 воинов бесплатно.
kemet-text-power-sphinx = Создание: сила +2. А также 1 постоянное ПО.
kemet-text-power-divine-will = Золотой жетон: ещё ход или вербовка в день.

## Боевые карты

kemet-battle-card-cavalry = Натиск конницы
kemet-battle-card-fervent = Ярая расправа
kemet-battle-card-shield = Удар щитом
kemet-battle-card-mixed = Смешанная тактика
kemet-battle-card-phalanx = Оборона фаланги
kemet-battle-card-chariot = Набег колесниц
kemet-battle-card-offense = Стратегия атаки
kemet-battle-card-defensive = Стратегия защиты
kemet-text-battle-card = Сила { $strength }, урон { $damage }, защита { $protection }.

## Карты божественного вмешательства

kemet-card-rage = Гнев войны +1
kemet-card-fury = Гнев войны +2
kemet-card-bloody = Кровавая битва
kemet-card-bloodbath = Кровавый бассейн
kemet-card-bronze = Бронзовая стена
kemet-card-iron = Железная стена
kemet-card-fire = Огненный дождь
kemet-card-prayer = Молитва (карта)
kemet-card-enlistment = Вербовка (карта)
kemet-card-theft = Кража маны
kemet-card-teleportation = Телепортация
kemet-card-gates = Открытые ворота (карта)
kemet-card-veto = Вето
kemet-card-escape = Бегство

## Что они делают

kemet-text-card-rage = +1 к силе в этом бою.
kemet-text-card-fury = +2 к силе в этом бою.
kemet-text-card-bloody = +1 к урону в этом бою.
kemet-text-card-bloodbath = +2 к урону в этом бою.
kemet-text-card-bronze = +1 к защите в этом бою.
kemet-text-card-iron = +2 к защите в этом бою.
kemet-text-card-fire = Уничтожьте одного вражеского воина.
kemet-text-card-prayer = Вы получаете 2 ОМ.
kemet-text-card-enlistment = До 2 воинов в свой город или к одному своему войску.
kemet-text-card-theft = Каждый соперник теряет 1 ОМ, вы получаете 1.
kemet-text-card-teleportation = При передвижении: войско переносится к обелиску.
kemet-text-card-gates = При передвижении: стены не мешают.
kemet-text-card-veto = Отмените только что сыгранную вне боя КБВ.
kemet-text-card-escape = На вас напали: боя нет, войско уходит на соседний сектор.

## Когда карту можно сыграть

kemet-icon-battle = в бою
kemet-icon-day = в свой ход
kemet-icon-opponent = в ход соперника

## Действия

kemet-deed-move = Передвижение
kemet-deed-recruit = Вербовка
kemet-deed-build = Строительство пирамиды
kemet-deed-pray = Молитва
kemet-deed-buy = Покупка тайла силы

## Клетки пирамиды действий

kemet-space-gold = Золото: ход или вербовка
kemet-space-move1 = 1 Передвижение
kemet-space-recruit = 1 Вербовка
kemet-space-move2 = 2 Передвижение
kemet-space-build = 2 Строительство
kemet-space-pray2 = 2 Молитва
kemet-space-pray3 = 3 Молитва
kemet-space-white = 3 Белый тайл
kemet-space-red = 3 Красный тайл
kemet-space-blue = 3 Синий тайл

## Жетоны действий

kemet-token-normal = жетон действия
kemet-token-silver = серебряный жетон
kemet-token-gold = золотой жетон

## Виды победных очков

kemet-vp-battle = Битвы
kemet-vp-tile = Тайлы силы
kemet-vp-sphinx = Сфинкс
kemet-vp-two-temples = Два храма
kemet-vp-sanctuary = Святилище
kemet-vp-temple = Храмы сейчас
kemet-vp-pyramid = Пирамиды 4 уровня

## Виды секторов

kemet-kind-district = район
kemet-kind-front = пустыня у города
kemet-kind-obelisk = пустыня с обелиском
kemet-kind-desert = пустыня
kemet-kind-temple = храм
kemet-kind-sanctuary = святилище

## Сектора по номерам

kemet-area-10 = Пустыня у города 1
kemet-area-11 = Город 1, район 1
kemet-area-12 = Город 1, район 2
kemet-area-13 = Город 1, район 3
kemet-area-20 = Пустыня у города 2
kemet-area-21 = Город 2, район 1
kemet-area-22 = Город 2, район 2
kemet-area-23 = Город 2, район 3
kemet-area-30 = Пустыня у города 3
kemet-area-31 = Город 3, район 1
kemet-area-32 = Город 3, район 2
kemet-area-33 = Город 3, район 3
kemet-area-40 = Пустыня у города 4
kemet-area-41 = Город 4, район 1
kemet-area-42 = Город 4, район 2
kemet-area-43 = Город 4, район 3
kemet-area-50 = Пустыня у города 5
kemet-area-51 = Город 5, район 1
kemet-area-52 = Город 5, район 2
kemet-area-53 = Город 5, район 3
kemet-area-61 = Северный обелиск
kemet-area-62 = Южный обелиск
kemet-area-63 = Западный обелиск
kemet-area-64 = Восточный обелиск
kemet-area-71 = Западный берег Нила
kemet-area-72 = Восточный берег Нила
kemet-area-73 = Луг в дельте
kemet-area-81 = Западный храм
kemet-area-82 = Храм сфинкса
kemet-area-83 = Храм колоссов
kemet-area-84 = Восточный храм
kemet-area-85 = Храм в дельте Нила
kemet-area-91 = Святилище всех богов

## Как решилась игра

kemet-ending-points = больше всего победных очков
kemet-ending-battle = очков поровну, но больше за битвы
kemet-ending-order = всего поровну, но раньше в порядке хода

## Из чего складывается бой

kemet-term-soldiers = воины
kemet-term-card = карта
kemet-term-di = КБВ
kemet-term-tiles = тайлы
kemet-term-creature = создание
