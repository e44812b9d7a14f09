### Достижения («Дуэль») и за что они даются.

duel-achievement-science = Научное превосходство
duel-achievement-military = Военное превосходство
duel-achievement-wonders = Четыре Чуда
duel-achievement-landslide = Разгром
duel-achievement-thinker = Век разума
duel-achievement-devout = Полный пантеон

duel-text-achievement-science = Победа шестью разными научными символами.
duel-text-achievement-military = Победа: маркер Конфликта дошёл до столицы соперника.
duel-text-achievement-wonders = Построены все четыре своих Чуда.
duel-text-achievement-landslide = Победа по очкам с отрывом в 20 или больше.
duel-text-achievement-thinker = Четыре жетона Развития или больше в конце игры.
duel-text-achievement-devout = Три активированных бога или больше в конце игры.
