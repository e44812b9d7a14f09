### Короткі написи на зображеннях «Імхотепа»; довжини задано в renderer/imhotep/labels.py.

imhotep-label-round = Раунд { $number }/{ $most }
imhotep-label-first = Перший
imhotep-label-least = мін. { $number }
imhotep-label-piles = Стос { $draw } · скид { $discard }
imhotep-label-pair = { $number ->
    [one] { $number } закрита карта
    [few] { $number } закриті карти
   *[other] { $number } закритих карт
  }
imhotep-label-loose = Окремі камені: наприкінці по +{ $number }
imhotep-label-pyramid-left = Ліва
imhotep-label-pyramid-middle = Середня
imhotep-label-pyramid-right = Права
imhotep-label-kind-red = Одразу
imhotep-label-kind-green = У кінці: 1 за 3
imhotep-label-kind-violet = У кінці: 1·3·6
imhotep-label-kind-blue = Дія
imhotep-label-phase-set-up = Підготовка
imhotep-label-phase-round = Початок раунду
imhotep-label-phase-round-end = Кінець раунду
imhotep-label-phase-scoring = Підрахунок очок
imhotep-label-phase-over = Гру завершено

## Стіл

imhotep-label-card-pyramid-ornament = Піраміда
imhotep-label-card-temple-ornament = Храм
imhotep-label-card-tomb-ornament = Гробниця
imhotep-label-card-obelisk-ornament = Обеліск
imhotep-label-card-statue = Статуя
imhotep-label-card-lever = Важіль
imhotep-label-card-hammer = Молоток
imhotep-label-card-sail = Вітрило
imhotep-label-card-chisel = Долото
imhotep-label-now = у кінці: { $number }

## Фінальний підрахунок очок

imhotep-label-total = Разом
imhotep-label-winner = Перемога
imhotep-label-if-now = Якби гра закінчилася зараз
imhotep-label-stones-on-sled = Камені на санях
imhotep-label-how-tomb-groups = Область: 1·3·6·10·15, далі +2
imhotep-label-how-tomb-rows = Ряди 1, 2, 3: найбільше каменів
imhotep-label-how-obelisks-ranks = Місце за висотою обеліска
imhotep-label-how-obelisks-towers = Вежі + окремі камені
imhotep-label-how-pyramid = Очки одразу
imhotep-label-how-temple = Очки наприкінці раундів
imhotep-label-how-ornaments = 1 за кожні 3 камені там
imhotep-label-how-statues = 1·3·6·10·15, далі +2
imhotep-label-how-blue = По 1 за нерозіграну
imhotep-label-how-wrath = Майданчик без каменя: −5
imhotep-label-how-earlier = Очки, отримані раніше

## Карти гравця

imhotep-label-cards = Карти
imhotep-label-no-cards = Карт ще немає
imhotep-label-keep = Залиште одну з двох
imhotep-label-sled = Сани
imhotep-label-quarry = Каменоломня
imhotep-label-score = Очки
