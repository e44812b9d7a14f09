### Назви «Кемету»: гравці, ділянки, плитки, карти, істоти та що вони дають, одним рядком.

kemet-game = Кемет

## Гравці

kemet-player-black = Чорний
kemet-player-yellow = Жовтий
kemet-player-green = Зелений
kemet-player-violet = Фіолетовий
kemet-player-turquoise = Бірюзовий

## Тривалість гри

kemet-mode-short = коротка гра, 8 ПО
kemet-mode-long = довга гра, 10 ПО
kemet-mode-beginner = для початківців, 4 ПО

## Як скидають бойові карти

kemet-discards-face-down = закритими
kemet-discards-face-up = відкритими

## Кольори пірамід і плиток

kemet-colour-white = білий
kemet-colour-red = червоний
kemet-colour-blue = синій

## Істоти

kemet-creature-royal-scarab = Королівський скарабей
kemet-creature-giant-scorpion = Гігантський скорпіон
kemet-creature-phoenix = Фенікс
kemet-creature-ancestral-elephant = Слон-предок
kemet-creature-deep-desert-snake = Підземна пустельна змія
kemet-creature-sphinx = Сфінкс
kemet-creature-mummy = Мумія

## Плитки сили

kemet-power-priest = Жрець
kemet-power-priestess = Жриця
kemet-power-slaves = Раби
kemet-power-high-priest = Верховний жрець
kemet-power-crusade = Хрестовий похід
kemet-power-divine-boon = Божественне благо
kemet-power-hand-of-god = Рука Бога
kemet-power-vision = Далекоглядність
kemet-power-holy-war = Священна війна
kemet-power-victory-point = Переможне очко
kemet-power-priest-of-ra = Жрець бога Ра
kemet-power-priest-of-amon = Жрець бога Амона
kemet-power-mummy = Мумія
kemet-power-act-of-god = Діяння Бога
kemet-power-charge = Атака!
kemet-power-stargate = Зоряна брама
kemet-power-god-speed = Божественна швидкість
kemet-power-carnage = Різанина
kemet-power-offensive-strategy = Наступальна стратегія
kemet-power-open-gates = Відчинена брама
kemet-power-teleport = Телепорт
kemet-power-royal-scarab = Королівський скарабей
kemet-power-blades-of-neith = Леза Нейт
kemet-power-divine-wound = Божественна рана
kemet-power-giant-scorpion = Гігантський скорпіон
kemet-power-initiative = Ініціатива
kemet-power-phoenix = Фенікс
kemet-power-recruiting-scribe = Писар-вербувальник
kemet-power-defense = Оборона!
kemet-power-legion = Легіон
kemet-power-ancestral-elephant = Слон-предок
kemet-power-defensive-strategy = Захисна стратегія
kemet-power-deep-desert-snake = Підземна пустельна змія
kemet-power-shield-of-neith = Щит Нейт
kemet-power-defensive-victory = Перемога в обороні
kemet-power-prescience = Передбачення
kemet-power-reinforcements = Підкріплення
kemet-power-sphinx = Сфінкс
kemet-power-divine-will = Божественна воля

## Що дають плитки сили; три короткі рядки на ринку

kemet-text-power-priest = Дія «Молитва» дає на 1 ОМ більше.
kemet-text-power-priestess = Плитки сили коштують на 1 ОМ менше.
kemet-text-power-slaves = Кожен рівень піраміди дешевший на 1 ОМ.
kemet-text-power-high-priest = Уночі: +2 ОМ.
kemet-text-power-crusade = 2 ОМ за кожного вбитого в бою воїна.
kemet-text-power-divine-boon = Уночі: ще одна КБВ.
kemet-text-power-hand-of-god = Уночі: +1 рівень піраміди задарма.
kemet-text-power-vision = Уночі: з 5 КБВ оберіть 1.
kemet-text-power-holy-war = 4 ОМ за кожен виграний бій.
kemet-text-power-victory-point = 1 постійне переможне очко.
kemet-text-power-priest-of-ra = Кожна витрата ОМ менша на 1.
kemet-text-power-priest-of-amon = Уночі: +5 ОМ.
kemet-text-power-mummy = Істота: хід +1, сила +2; уночі ще одна КБВ.
kemet-text-power-act-of-god = Срібний жетон: ще одна дія на день.
kemet-text-power-charge = +1 до сили, коли ви атакуєте.
kemet-text-power-stargate = Телепортація дешевша на 1 ОМ.
kemet-text-power-god-speed = Хід усіх ваших військ +1.
kemet-text-power-carnage = +1 до шкоди в усіх ваших боях.
kemet-text-power-offensive-strategy = Поверніть бойові карти, замініть одну на 3/3/0.
kemet-text-power-open-gates = Мури не спиняють ваших військ.
kemet-text-power-teleport = Можна телепортуватися й від обелісків.
kemet-text-power-royal-scarab = Істота: хід +2, сила +2.
kemet-text-power-blades-of-neith = +1 до сили в усіх ваших боях.
kemet-text-power-divine-wound = У бою: +1 до сили за скинуту КБВ.
kemet-text-power-giant-scorpion = Істота: хід +1, сила +2, шкода +2.
kemet-text-power-initiative = Атакуючи, спершу знищте 2 воїнів.
kemet-text-power-phoenix = Істота: хід +1, сила +2, мури не завада.
kemet-text-power-recruiting-scribe = Вербування дає ще 2 воїнів задарма.
kemet-text-power-defense = +1 до сили, коли ви обороняєтеся.
kemet-text-power-legion = До 7 воїнів у війську замість 5.
kemet-text-power-ancestral-elephant = Істота: хід +1, сила +1, захист +1.
kemet-text-power-defensive-strategy = Поверніть бойові карти, замініть одну на 3/0/3.
kemet-text-power-deep-desert-snake = Істота: хід +1; скасовує істоту ворога.
kemet-text-power-shield-of-neith = +1 до захисту в усіх ваших боях.
kemet-text-power-defensive-victory = 1 ПО за бій, виграний в обороні.
kemet-text-power-prescience = Ви заздалегідь бачите бойову карту ворога.
kemet-text-power-reinforcements = Уночі: до 4 воїнів задарма.
kemet-text-power-sphinx = Істота: сила +2. А також 1 постійне ПО.
kemet-text-power-divine-will = Золотий жетон: ще хід або вербування на день.

## Бойові карти

kemet-battle-card-cavalry = Натиск кінноти
kemet-battle-card-fervent = Запекла розправа
kemet-battle-card-shield = Удар щитом
kemet-battle-card-mixed = Змішана тактика
kemet-battle-card-phalanx = Оборона фаланги
kemet-battle-card-chariot = Наїзд колісниць
kemet-battle-card-offense = Стратегія атаки
kemet-battle-card-defensive = Стратегія захисту
kemet-text-battle-card = Сила { $strength }, шкода { $damage }, захист { $protection }.

## Карти божественного втручання

kemet-card-rage = Гнів війни +1
kemet-card-fury = Гнів війни +2
kemet-card-bloody = Кривава битва
kemet-card-bloodbath = Кривава купіль
kemet-card-bronze = Бронзова стіна
kemet-card-iron = Залізна стіна
kemet-card-fire = Вогняний дощ
kemet-card-prayer = Молитва (карта)
kemet-card-enlistment = Вербування (карта)
kemet-card-theft = Крадіжка мани
kemet-card-teleportation = Телепортація
kemet-card-gates = Відчинена брама (карта)
kemet-card-veto = Вето
kemet-card-escape = Втеча

## Що вони роблять

kemet-text-card-rage = +1 до сили в цьому бою.
kemet-text-card-fury = +2 до сили в цьому бою.
kemet-text-card-bloody = +1 до шкоди в цьому бою.
kemet-text-card-bloodbath = +2 до шкоди в цьому бою.
kemet-text-card-bronze = +1 до захисту в цьому бою.
kemet-text-card-iron = +2 до захисту в цьому бою.
kemet-text-card-fire = Знищте одного ворожого воїна.
kemet-text-card-prayer = Ви отримуєте 2 ОМ.
kemet-text-card-enlistment = До 2 воїнів у своє місто або до одного свого війська.
kemet-text-card-theft = Кожен суперник втрачає 1 ОМ, ви отримуєте 1.
kemet-text-card-teleportation = Під час руху: військо переноситься до обеліска.
kemet-text-card-gates = Під час руху: мури не спиняють.
kemet-text-card-veto = Скасуйте щойно зіграну поза боєм КБВ.
kemet-text-card-escape = На вас напали: бою немає, військо відходить на сусідню ділянку.

## Коли карту можна зіграти

kemet-icon-battle = у бою
kemet-icon-day = у свій хід
kemet-icon-opponent = у хід суперника

## Дії

kemet-deed-move = Пересування
kemet-deed-recruit = Вербування
kemet-deed-build = Будівництво піраміди
kemet-deed-pray = Молитва
kemet-deed-buy = Купівля плитки сили

## Клітинки піраміди дій

kemet-space-gold = Золото: хід або вербування
kemet-space-move1 = 1 Пересування
kemet-space-recruit = 1 Вербування
kemet-space-move2 = 2 Пересування
kemet-space-build = 2 Будівництво
kemet-space-pray2 = 2 Молитва
kemet-space-pray3 = 3 Молитва
kemet-space-white = 3 Біла плитка
kemet-space-red = 3 Червона плитка
kemet-space-blue = 3 Синя плитка

## Жетони дій

kemet-token-normal = жетон дії
kemet-token-silver = срібний жетон
kemet-token-gold = золотий жетон

## Види переможних очок

kemet-vp-battle = Битви
kemet-vp-tile = Плитки сили
kemet-vp-sphinx = Сфінкс
kemet-vp-two-temples = Два храми
kemet-vp-sanctuary = Святилище
kemet-vp-temple = Храми зараз
kemet-vp-pyramid = Піраміди 4 рівня

## Види ділянок

kemet-kind-district = район
kemet-kind-front = пустеля біля міста
kemet-kind-obelisk = пустеля з обеліском
kemet-kind-desert = пустеля
kemet-kind-temple = храм
kemet-kind-sanctuary = святилище

## Ділянки за номерами

kemet-area-10 = Пустеля біля міста 1
kemet-area-11 = Місто 1, район 1
kemet-area-12 = Місто 1, район 2
kemet-area-13 = Місто 1, район 3
kemet-area-20 = Пустеля біля міста 2
kemet-area-21 = Місто 2, район 1
kemet-area-22 = Місто 2, район 2
kemet-area-23 = Місто 2, район 3
kemet-area-30 = Пустеля біля міста 3
kemet-area-31 = Місто 3, район 1
kemet-area-32 = Місто 3, район 2
kemet-area-33 = Місто 3, район 3
kemet-area-40 = Пустеля біля міста 4
kemet-area-41 = Місто 4, район 1
kemet-area-42 = Місто 4, район 2
kemet-area-43 = Місто 4, район 3
kemet-area-50 = Пустеля біля міста 5
kemet-area-51 = Місто 5, район 1
kemet-area-52 = Місто 5, район 2
kemet-area-53 = Місто 5, район 3
kemet-area-61 = Північний обеліск
kemet-area-62 = Південний обеліск
kemet-area-63 = Західний обеліск
kemet-area-64 = Східний обеліск
kemet-area-71 = Західний берег Нілу
kemet-area-72 = Східний берег Нілу
kemet-area-73 = Лука в дельті
kemet-area-81 = Західний храм
kemet-area-82 = Храм сфінкса
kemet-area-83 = Храм колосів
kemet-area-84 = Східний храм
kemet-area-85 = Храм у дельті Нілу
kemet-area-91 = Святилище всіх богів

## Як вирішилася гра

kemet-ending-points = найбільше переможних очок
kemet-ending-battle = очок порівну, але більше за битви
kemet-ending-order = усього порівну, але раніше в порядку ходу

## З чого складається бій

kemet-term-soldiers = воїни
kemet-term-card = карта
kemet-term-di = КБВ
kemet-term-tiles = плитки
kemet-term-creature = істота
