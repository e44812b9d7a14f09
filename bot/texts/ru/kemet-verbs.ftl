### Команды: что они говорят о себе; не больше 100 знаков.

command-kemet = Ходы в «Кемете»
command-kemet-move = Передвинуть войско, напасть или телепортироваться
command-kemet-move-way = Откуда и куда: 10>81, 11>10:3>81, телепортация 11^85
command-kemet-recruit = Завербовать воинов и вернуть создания
command-kemet-recruit-where = Районы и числа: 11+2 12+1 феникс 11
command-kemet-build = Построить пирамиду выше
command-kemet-build-pyramid = Цвет и уровень, для новой ещё район: красная 3, синяя 1 13
command-kemet-buy = Купить тайл силы
command-kemet-buy-tile = Тайл: 232 или название
command-kemet-pray = Помолиться и получить очки молитвы
command-kemet-pray-row = Ряд действия: 2 или 3
command-kemet-card = Сыграть карту божественного вмешательства
command-kemet-card-how = Карта и её цель: молитва, огненный дождь 81, вербовка 11+2
command-kemet-battle = Выбрать карты для боя
command-kemet-battle-cards = Карта в бой, карта в сброс, КБВ: 320 221 ярость бронза

## Строка, которую можно набрать

kemet-example = 10>81
