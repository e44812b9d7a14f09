### Достижения (Сенет) и за что они даются.

senet-achievement-dry = Сухими из воды
senet-achievement-shut-out = Всухую
senet-achievement-twice-drowned = Из глубины
senet-achievement-four-throws = Бросок за броском

senet-text-achievement-dry = Победа, при которой ни одна своя фишка не упала в воду.
senet-text-achievement-shut-out = Победа, при которой соперник не увёл с доски ни одной фишки.
senet-text-achievement-twice-drowned = Победа, хотя свои фишки падали в воду два раза или больше.
senet-text-achievement-four-throws = Четыре хода подряд или больше, пока не ходит соперник.
