### Досягнення («Дуель») і за що їх дають.

duel-achievement-science = Наукова перевага
duel-achievement-military = Військова перевага
duel-achievement-wonders = Чотири Дива
duel-achievement-landslide = Розгром
duel-achievement-thinker = Доба розуму
duel-achievement-devout = Повний пантеон

duel-text-achievement-science = Перемога шістьма різними науковими символами.
duel-text-achievement-military = Перемога: маркер Конфлікту дійшов до столиці суперника.
duel-text-achievement-wonders = Збудовано всі чотири свої Дива.
duel-text-achievement-landslide = Перемога за очками з відривом у 20 або більше.
duel-text-achievement-thinker = Чотири жетони Розвитку або більше наприкінці гри.
duel-text-achievement-devout = Троє активованих богів або більше наприкінці гри.
