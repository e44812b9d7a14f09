### О чём спрашивают игрока: один короткий вопрос на решение.

imhotep-what-action = Выберите действие
imhotep-what-market = Какую карту рынка вы берёте?
imhotep-what-market-keep = Какую карту из пары вы оставите?
imhotep-what-pyramid = На какую пирамиду отправится ваш камень?
imhotep-what-bonus-card = Бонус: взять верхнюю карту стопки?
imhotep-what-bonus-stones = Бонус: взять камни из каменоломни?
imhotep-what-bonus-load = Бонус: разместить камень на корабле? Где?
imhotep-what-temple = Храм: очко или камни?
