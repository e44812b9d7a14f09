### Кнопки, списки, заголовки, команди та стіл «Імхотепа». Підпис вміщується на кнопці телефона: 34 знаки.

## Що відбувається

imhotep-headline-round = Раунд { $round } з { $rounds }
imhotep-headline-unloading = Раунд { $round } з { $rounds } · { $site }: розвантаження корабля { $ship }
imhotep-headline-temple = Раунд { $round } з { $rounds } · підрахунок за храм
imhotep-headline-set-up = Підготовка до гри
imhotep-headline-scoring = Фінальний підрахунок очок
imhotep-headline-over = Гру завершено

## До чого веде відповідь

imhotep-warning-last-ship = Це останній корабель: з ним раунд завершиться.

## Шлях до відповіді

imhotep-click-take = { $count ->
    [one] Взяти { $count } камінь
    [few] Взяти { $count } камені
   *[many] Взяти { $count } каменів
  }
imhotep-click-load = Розмістити камінь
imhotep-click-sail = Відправити корабель
imhotep-click-card = Зіграти блакитну карту
imhotep-click-pass = Пропустити хід
imhotep-click-ship = Корабель { $ship }: { $load }
imhotep-click-place = Місце { $place }
imhotep-click-space = Корабель { $ship }, місце { $place }
imhotep-click-and-space = і корабель { $ship }, місце { $place }
imhotep-click-copy = { $card }, № { $number }
imhotep-click-pair = Закрита пара
imhotep-click-cell = , очки: { $points }
imhotep-click-yes = Так
imhotep-click-no = Ні
imhotep-click-point = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
  }
imhotep-click-stones = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
  }
imhotep-note-pair = Карти побачите лише ви; одну з них залишите собі.

## Відповіді в чернетці

imhotep-answer-load = Камінь на корабель { $ship }, місце { $place }
imhotep-answer-sail = Корабель { $ship } → { $site }
imhotep-answer-order = , порядок розвантаження: { $order }
imhotep-answer-bonus = Бонус: { $answer }

## Своє

imhotep-hand-stones = На санях: { $sled }. У каменоломні: { $quarry }. Очки: { $score }.
imhotep-hand-cards = Карти: { $list }.
imhotep-hand-looking = Пара, на яку ви дивитеся: { $list }.
imhotep-hand-none = немає

## Стіл

lobby-about-imhotep = Ви зводите монументи для фараона. У свій хід зробіть одне: візьміть камені, розмістіть камінь на кораблі, відправте будь-який корабель до вільного майданчика або зіграйте блакитну карту. На кораблях лежать камені різних гравців, і ніхто не знає, куди потраплять його камені. Піраміда приносить очки одразу, храм — після кожного раунду, гробниця й обеліски — наприкінці; ринок дає карти. Після шести раундів перемагає той, у кого найбільше очок. Від двох до чотирьох гравців, близько 40 хвилин.
lobby-option-imhotep-market = Ринок
lobby-option-imhotep-pyramid = Піраміда
lobby-option-imhotep-temple = Храм
lobby-option-imhotep-tomb = Гробниця
lobby-option-imhotep-obelisks = Обеліски
lobby-option-imhotep-sides = Сторони
lobby-option-imhotep-wrath = Гнів фараона
lobby-option-imhotep-first = Перший гравець
imhotep-lobby-side = Сторона { $side }
imhotep-lobby-random = Випадково
imhotep-lobby-yes = є
imhotep-lobby-no = немає
imhotep-text-lobby-market-a = Чотири карти відкриті.
imhotep-text-lobby-market-b = Три карти відкриті, дві закриті парою: покупець пари залишає одну.
imhotep-text-lobby-pyramid-a = Одна піраміда; камінь одразу приносить очки своєї комірки, від 1 до 4.
imhotep-text-lobby-pyramid-b = Три малі піраміди на вибір; деякі комірки дають карту, камені чи завантаження.
imhotep-text-lobby-temple-a = Після раунду кожен видимий зверху камінь приносить 1 очко.
imhotep-text-lobby-temple-b = Після раунду видимі зверху камені дають очки, камені або карту.
imhotep-text-lobby-tomb-a = Наприкінці очки за області каменів: 1, 3, 6, 10, 15 і ще по 2 за кожен наступний.
imhotep-text-lobby-tomb-b = Наприкінці очки за більшість каменів у кожному ряду: 8, 4, 2, 1.
imhotep-text-lobby-obelisks-a = Наприкінці очки приносять найвищі обеліски.
imhotep-text-lobby-obelisks-b = Кожні три ваші камені — вежа, вона одразу приносить 10, 9, 8 і так далі.
imhotep-text-lobby-wrath-yes = Немає каменя хоча б на одному майданчику, крім ринку, — наприкінці мінус 5 очок.
imhotep-text-lobby-wrath-no = Звичайний кінець, без покарання.
