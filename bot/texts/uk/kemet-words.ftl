### Що можна написати замість кожного слова з rules/kemet/words.py; спершу звичайна форма. Підходить будь-який однозначний початок.

## Що робить гравець

kemet-word-choose = обрати, вибрати, вибір, обираю
kemet-word-move = пересування, рухати, рух, іти, йти, хід, перемістити, пересунути, пересуваю, рухаю, переміщую, ходжу, іду, йду, веду, пересунути військо, пересуваю військо, рухаю військо, веду військо, напасти, нападаю
kemet-word-recruit = вербування, вербувати, вербую, найм, найняти, наймаю, завербувати, вербую воїнів, наймаю воїнів, найняти воїнів, завербувати воїнів
kemet-word-build = будувати, будівництво, збудувати, будую, побудувати, будую піраміду, будувати піраміду, збудувати піраміду, побудувати піраміду
kemet-word-pray = молитва, молитися, молюся, помолитися
kemet-word-buy = купити, купівля, купую, куплю, купувати, купити плитку, купую плитку, куплю плитку, купити плитку сили, купую плитку сили
kemet-word-card = карта, карту, зіграти, граю, кбв, розіграти, розігрую, зіграти карту, граю карту, розіграти карту, розігрую карту
kemet-word-battle = бій, битва
kemet-word-silver = срібло, срібний, срібним, срібний жетон
kemet-word-gold = золото, золотий, золотим, золотий жетон
kemet-word-end = кінець, завершити, закінчити, кінець ходу, завершую, закінчую, завершити хід, закінчити хід, завершую хід, закінчую хід
kemet-word-city = місто
kemet-word-pyramids = піраміди, рівні
kemet-word-soldiers = воїни, воїнів
kemet-word-keep = залишити, залишаю, лишити, лишаю
kemet-word-raise = підняти, піднімаю
kemet-word-reinforce = підсилити, підкріпити, підсилення
kemet-word-order = порядок, порядок ходу, черговість
kemet-word-put = поставити, ставлю, розмістити
kemet-word-give = віддати, віддаю
kemet-word-first = спочатку, перший, першим, спершу
kemet-word-wound = рана, поранити
kemet-word-to = в, у, на, до, куди
kemet-word-home = додому, дім
kemet-word-fight = битися, воювати, б’юся
kemet-word-recall = відкликання, відкликати, відкликаю, відкликати військо, відкликаю військо
kemet-word-retreat = відступити, відступ, відступаю
kemet-word-stay = залишитися, залишаюся, лишитися, лишаюся
kemet-word-sacrifice = жертва, пожертвувати, жертвую, жертвую воїна, жертвую воїнів, пожертвувати воїна, пожертвувати воїнів
kemet-word-wait = чекати, чекає, зачекати
kemet-word-pass = пас, пропустити, пропускаю
kemet-word-done = готово, усе, все
kemet-word-stop = стоп, досить, зупинитися, стою, зупиняюся
kemet-word-more = ще, продовжую, далі
kemet-word-nothing = нічого, нікого, нічого не будувати, нічого не купувати, нікого не рухати, нікого не наймати
kemet-word-none = ніякої, без карти
kemet-word-no = ні
kemet-word-yes = так

## Кольори пірамід і плиток

kemet-word-white = білий, біла, білу, білі, біла піраміда, білу піраміду
kemet-word-red = червоний, червона, червону, червоні, червона піраміда, червону піраміду
kemet-word-blue = синій, синя, синю, сині, синя піраміда, синю піраміду

## Карти божественного втручання

kemet-word-rage = гнів, гнів війни
kemet-word-fury = лють, лють війни
kemet-word-bloody = кривава битва, криваву битву
kemet-word-bloodbath = кривава купіль, криваву купіль, купіль
kemet-word-bronze = бронзова стіна, бронзову стіну, бронза
kemet-word-iron = залізна стіна, залізну стіну, залізо
kemet-word-fire = вогняний дощ, вогонь, дощ
kemet-word-prayer = молитву, молитва карта
kemet-word-enlistment = вербування карта, вербовка
kemet-word-theft = крадіжка мани, крадіжка, крадіжку
kemet-word-teleportation = телепортація, телепортацію
kemet-word-gates = брама, браму, відчинена брама карта
kemet-word-veto = вето, накласти вето, накладаю вето
kemet-word-escape = втеча, втечу, утеча, тікати, втекти

## Істоти й плитки сили

kemet-word-royal-scarab = царський скарабей, королівський скарабей, скарабей
kemet-word-giant-scorpion = гігантський скорпіон, скорпіон
kemet-word-phoenix = фенікс
kemet-word-ancestral-elephant = прадавній слон, слон-предок, слон
kemet-word-deep-desert-snake = підземний пустельний змій, підземна пустельна змія, змій, змія, змію
kemet-word-sphinx = сфінкс
kemet-word-mummy = мумія, мумія-жрець, мумію
kemet-word-priest = жрець
kemet-word-priestess = жриця, жрицю
kemet-word-slaves = раби, рабів
kemet-word-high-priest = верховний жрець
kemet-word-crusade = хрестовий похід, похід
kemet-word-divine-boon = божественне благо, благо
kemet-word-hand-of-god = рука бога, рука, руку бога
kemet-word-vision = далекоглядність
kemet-word-holy-war = священна війна, священну війну
kemet-word-victory-point = переможне очко, очко
kemet-word-priest-of-ra = жрець бога ра, жрець ра, ра
kemet-word-priest-of-amon = жрець бога амона, жрець амона, амон
kemet-word-act-of-god = діяння бога, діяння
kemet-word-charge = атака, атаку
kemet-word-stargate = зоряна брама, зоряну браму
kemet-word-god-speed = божественна швидкість, швидкість
kemet-word-carnage = різанина, різанину
kemet-word-offensive-strategy = наступальна стратегія, наступальну стратегію
kemet-word-open-gates = відчинена брама, відчинену браму
kemet-word-teleport = телепорт
kemet-word-blades-of-neith = леза нейт, леза
kemet-word-divine-wound = божественна рана, божественну рану
kemet-word-initiative = ініціатива, ініціативу
kemet-word-recruiting-scribe = писар-вербувальник, писар
kemet-word-defense = оборона, оборону
kemet-word-legion = легіон
kemet-word-defensive-strategy = захисна стратегія, захисну стратегію
kemet-word-shield-of-neith = щит нейт, щит
kemet-word-defensive-victory = перемога в обороні, перемогу в обороні
kemet-word-prescience = передбачення
kemet-word-reinforcements = підкріплення
kemet-word-divine-will = божественна воля, воля, волю

## Бойові карти; зазвичай їх пишуть числами

kemet-word-cavalry = натиск кінноти, кіннота
kemet-word-fervent = запекла розправа, розправа
kemet-word-shield = удар щитом
kemet-word-mixed = змішана тактика, тактика
kemet-word-phalanx = оборона фаланги, фаланга
kemet-word-chariot = наїзд колісниць, колісниці
kemet-word-offense = наступальна карта, наступ
kemet-word-defensive = захисна карта, захист
