### Достижения («Кемет») и за что они даются.

kemet-achievement-warlord = Боевая слава
kemet-achievement-undefeated = Без поражений
kemet-achievement-menagerie = Зверинец
kemet-achievement-builder = Великая стройка
kemet-achievement-high-priest = Три храма
kemet-achievement-conqueror = Чужая пирамида

kemet-text-achievement-warlord = Пять победных очков или больше за бои.
kemet-text-achievement-undefeated = Победа в игре и в трёх боях или больше, без проигранных боёв.
kemet-text-achievement-menagerie = Три создания или больше в конце игры.
kemet-text-achievement-builder = В конце игры у пирамид в сумме десять уровней или больше.
kemet-text-achievement-high-priest = Контроль над тремя храмами или больше в конце игры.
kemet-text-achievement-conqueror = Победа с пирамидой соперника под контролем.
