### Что можно написать вместо каждого слова из rules/kemet/words.py; сначала обычная форма. Подходит любое однозначное начало.

## Что делает игрок

kemet-word-choose = выбрать, выбираю, выбор
kemet-word-move = передвижение, двигать, движение, идти, иду, ход, переместить, передвинуть, передвигаю, двигаю, перемещаю, хожу, веду, передвинуть войско, передвигаю войско, двигаю войско, веду войско, напасть, нападаю, атаковать, атакую
kemet-word-recruit = вербовка, вербовать, вербую, найм, нанять, нанимаю, завербовать, вербую воинов, нанимаю воинов, нанять воинов, завербовать воинов
kemet-word-build = строить, строительство, построить, строю, стройка, строю пирамиду, строить пирамиду, построить пирамиду
kemet-word-pray = молитва, молиться, молюсь, помолиться
kemet-word-buy = купить, покупка, покупаю, куплю, покупать, купить тайл, покупаю тайл, куплю тайл, купить тайл силы, покупаю тайл силы
kemet-word-card = карта, карту, сыграть, играю, кбв, разыграть, разыгрываю, сыграть карту, играю карту, разыграть карту, разыгрываю карту
kemet-word-battle = бой, битва, сражение
kemet-word-silver = серебро, серебряный, серебряным, серебряный жетон
kemet-word-gold = золото, золотой, золотым, золотой жетон
kemet-word-end = конец, закончить, завершить, конец хода, завершаю, заканчиваю, закончить ход, завершить ход, завершаю ход, заканчиваю ход
kemet-word-city = город
kemet-word-pyramids = пирамиды, уровни
kemet-word-soldiers = воины, воинов
kemet-word-keep = оставить, оставляю
kemet-word-raise = поднять, поднимаю
kemet-word-reinforce = усилить, подкрепить, усиление
kemet-word-order = порядок, порядок хода, очерёдность
kemet-word-put = поставить, ставлю, разместить
kemet-word-give = отдать, отдаю
kemet-word-first = сначала, первый, первым, сперва
kemet-word-wound = рана, ранить
kemet-word-to = в, на, к, куда
kemet-word-home = домой, дом
kemet-word-fight = сражаться, драться, биться, сражаюсь
kemet-word-recall = отзыв, отозвать, отзываю, отозвать войско, отзываю войско
kemet-word-retreat = отступить, отступление, отступаю
kemet-word-stay = остаться, остаюсь, остаться здесь
kemet-word-sacrifice = жертва, пожертвовать, жертвую, жертвую воина, жертвую воинов, пожертвовать воина, пожертвовать воинов
kemet-word-wait = ждать, ждёт, подождать
kemet-word-pass = пас, пропустить, пропускаю
kemet-word-done = готово, всё
kemet-word-stop = стоп, хватит, остановиться, стою, останавливаюсь
kemet-word-more = ещё, еще, продолжаю, дальше
kemet-word-nothing = ничего, никого, ничего не строить, ничего не покупать, никого не двигать, никого не нанимать
kemet-word-none = никакую, без карты
kemet-word-no = нет
kemet-word-yes = да

## Цвета пирамид и тайлов

kemet-word-white = белый, белая, белую, белые, белая пирамида, белую пирамиду
kemet-word-red = красный, красная, красную, красные, красная пирамида, красную пирамиду
kemet-word-blue = синий, синяя, синюю, синие, синяя пирамида, синюю пирамиду

## Карты божественного вмешательства

kemet-word-rage = гнев, гнев войны
kemet-word-fury = ярость, ярость войны
kemet-word-bloody = кровавая битва, кровавую битву
kemet-word-bloodbath = кровавый бассейн, бассейн
kemet-word-bronze = бронзовая стена, бронзовую стену, бронза
kemet-word-iron = железная стена, железную стену, железо
kemet-word-fire = огненный дождь, огонь, дождь
kemet-word-prayer = молитву, молитва карта
kemet-word-enlistment = вербовку, вербовка карта
kemet-word-theft = кража маны, кража, кражу
kemet-word-teleportation = телепортация, телепортацию
kemet-word-gates = ворота, открытые ворота карта
kemet-word-veto = вето, наложить вето, накладываю вето
kemet-word-escape = бегство, побег, бежать, убежать

## Создания и тайлы силы

kemet-word-royal-scarab = царский скарабей, королевский скарабей, скарабей
kemet-word-giant-scorpion = гигантский скорпион, скорпион
kemet-word-phoenix = феникс
kemet-word-ancestral-elephant = древний слон, слон-предок, слон
kemet-word-deep-desert-snake = подземный пустынный змей, подземная пустынная змея, змей, змея, змею
kemet-word-sphinx = сфинкс
kemet-word-mummy = мумия, мумия-жрец, мумию
kemet-word-priest = жрец
kemet-word-priestess = жрица, жрицу
kemet-word-slaves = рабы, рабов
kemet-word-high-priest = высший жрец
kemet-word-crusade = крестовый поход, поход
kemet-word-divine-boon = божественное благо, благо
kemet-word-hand-of-god = рука бога, рука, руку бога
kemet-word-vision = дальновидность
kemet-word-holy-war = священная война, священную войну
kemet-word-victory-point = победное очко, очко
kemet-word-priest-of-ra = жрец бога ра, жрец ра, ра
kemet-word-priest-of-amon = жрец бога амона, жрец амона, амон
kemet-word-act-of-god = деяние бога, деяние, деяние божье
kemet-word-charge = заряд
kemet-word-stargate = звёздные врата, врата
kemet-word-god-speed = божественная скорость, скорость
kemet-word-carnage = резня, резню
kemet-word-offensive-strategy = наступательная стратегия, наступательную стратегию
kemet-word-open-gates = открытые ворота
kemet-word-teleport = телепорт
kemet-word-blades-of-neith = лезвия нейты, лезвия
kemet-word-divine-wound = божественная рана, божественную рану
kemet-word-initiative = инициатива, инициативу
kemet-word-recruiting-scribe = вербующий писарь, писарь
kemet-word-defense = оборона, оборону
kemet-word-legion = легион
kemet-word-defensive-strategy = защитная стратегия, защитную стратегию
kemet-word-shield-of-neith = щит нейты, щит
kemet-word-defensive-victory = победа в обороне, победу в обороне
kemet-word-prescience = предвидение
kemet-word-reinforcements = подкрепление
kemet-word-divine-will = божественная воля, воля, волю

## Боевые карты; обычно их пишут числами

kemet-word-cavalry = натиск конницы, конница
kemet-word-fervent = ярая расправа, расправа
kemet-word-shield = удар щитом
kemet-word-mixed = смешанная тактика, тактика
kemet-word-phalanx = оборона фаланги, фаланга
kemet-word-chariot = набег колесниц, колесницы
kemet-word-offense = наступательная карта, наступление
kemet-word-defensive = защитная карта, защита
