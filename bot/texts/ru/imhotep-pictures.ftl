### Короткие надписи на картинках «Имхотепа»; длины заданы в renderer/imhotep/labels.py.

imhotep-label-round = Раунд { $number }/{ $most }
imhotep-label-first = Первый
imhotep-label-least = мин. { $number }
imhotep-label-piles = Стопка { $draw } · сброс { $discard }
imhotep-label-pair = { $number ->
    [one] { $number } закрытая карта
    [few] { $number } закрытые карты
   *[other] { $number } закрытых карт
  }
imhotep-label-loose = Отдельные камни: в конце по +{ $number }
imhotep-label-pyramid-left = Левая
imhotep-label-pyramid-middle = Средняя
imhotep-label-pyramid-right = Правая
imhotep-label-kind-red = Сразу
imhotep-label-kind-green = В конце: 1 за 3
imhotep-label-kind-violet = В конце: 1·3·6
imhotep-label-kind-blue = Действие
imhotep-label-phase-set-up = Подготовка
imhotep-label-phase-round = Начало раунда
imhotep-label-phase-round-end = Конец раунда
imhotep-label-phase-scoring = Подсчёт очков
imhotep-label-phase-over = Игра окончена

## Стол

imhotep-label-card-pyramid-ornament = Пирамида
imhotep-label-card-temple-ornament = Храм
imhotep-label-card-tomb-ornament = Гробница
imhotep-label-card-obelisk-ornament = Обелиск
imhotep-label-card-statue = Статуя
imhotep-label-card-lever = Рычаг
imhotep-label-card-hammer = Молоток
imhotep-label-card-sail = Парус
imhotep-label-card-chisel = Долото
imhotep-label-now = в конце: { $number }

## Финальный подсчёт очков

imhotep-label-total = Итого
imhotep-label-winner = Победа
imhotep-label-if-now = Если бы игра закончилась сейчас
imhotep-label-stones-on-sled = Камни на санях
imhotep-label-how-tomb-groups = Область: 1·3·6·10·15, далее +2
imhotep-label-how-tomb-rows = Ряды 1, 2, 3: больше всех камней
imhotep-label-how-obelisks-ranks = Место по высоте обелиска
imhotep-label-how-obelisks-towers = Башни + отдельные камни
imhotep-label-how-pyramid = Очки сразу
imhotep-label-how-temple = Очки в конце раундов
imhotep-label-how-ornaments = 1 за каждые 3 камня там
imhotep-label-how-statues = 1·3·6·10·15, далее +2
imhotep-label-how-blue = По 1 за неразыгранную
imhotep-label-how-wrath = Площадка без камня: −5
imhotep-label-how-earlier = Очки, полученные раньше

## Карты игрока

imhotep-label-cards = Карты
imhotep-label-no-cards = Карт пока нет
imhotep-label-keep = Оставьте одну из двух
imhotep-label-sled = Сани
imhotep-label-quarry = Каменоломня
imhotep-label-score = Очки
