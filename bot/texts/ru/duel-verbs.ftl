### Команды: что они говорят о себе; не больше 100 знаков.

command-duel = Ходы в «Дуэли»
command-duel-build = Построить карту раскладки
command-duel-build-card = Карта: 32 или название
command-duel-sell = Продать карту раскладки
command-duel-sell-card = Карта: 32 или название
command-duel-wonder = Построить Чудо света картой раскладки
command-duel-wonder-how = Карта и Чудо: 32/2 или названия
command-duel-god = Активировать бога Пантеона
command-duel-god-slot = Слот и, если нужно, жетоны Жертвоприношения: 3, 3+2+4

## Строка, которую можно набрать

duel-example = 32/2
