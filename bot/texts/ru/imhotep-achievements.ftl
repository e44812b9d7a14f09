### Достижения («Имхотеп») и за что они даются.

imhotep-achievement-everywhere = На всех площадках
imhotep-achievement-no-market = Один камень
imhotep-achievement-collector = Пять статуй
imhotep-achievement-runaway = Большой отрыв
imhotep-achievement-by-the-sled = Решили сани
imhotep-achievement-dynasty = Династия

imhotep-text-achievement-everywhere = Очки за пирамиду, храм, гробницу и обелиски.
imhotep-text-achievement-no-market = Победа без единой карты рынка.
imhotep-text-achievement-collector = Пять статуй или больше в конце игры.
imhotep-text-achievement-runaway = Победа с отрывом в 10 очков или больше.
imhotep-text-achievement-by-the-sled = Победа при ничьей: на санях больше камней.
imhotep-text-achievement-dynasty = Пять соединённых камней или больше в гробнице.
