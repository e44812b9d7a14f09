### Кнопки, списки, заголовки, команды и стол «Имхотепа». Подпись помещается на кнопке телефона: 34 знака.

## Что происходит

imhotep-headline-round = Раунд { $round } из { $rounds }
imhotep-headline-unloading = Раунд { $round } из { $rounds } · { $site }: разгрузка корабля { $ship }
imhotep-headline-temple = Раунд { $round } из { $rounds } · подсчёт за храм
imhotep-headline-set-up = Подготовка к игре
imhotep-headline-scoring = Финальный подсчёт очков
imhotep-headline-over = Игра окончена

## К чему ведёт ответ

imhotep-warning-last-ship = Это последний корабль: с ним раунд закончится.

## Путь к ответу

imhotep-click-take = { $count ->
    [one] Взять { $count } камень
    [few] Взять { $count } камня
   *[many] Взять { $count } камней
  }
imhotep-click-load = Разместить камень
imhotep-click-sail = Отправить корабль
imhotep-click-card = Разыграть голубую карту
imhotep-click-pass = Пропустить ход
imhotep-click-ship = Корабль { $ship }: { $load }
imhotep-click-place = Место { $place }
imhotep-click-space = Корабль { $ship }, место { $place }
imhotep-click-and-space = и корабль { $ship }, место { $place }
imhotep-click-copy = { $card }, № { $number }
imhotep-click-pair = Закрытая пара
imhotep-click-cell = , очки: { $points }
imhotep-click-yes = Да
imhotep-click-no = Нет
imhotep-click-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
imhotep-click-stones = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
  }
imhotep-note-pair = Карты увидите только вы; одну из них оставите себе.

## Ответы в черновике

imhotep-answer-load = Камень на корабль { $ship }, место { $place }
imhotep-answer-sail = Корабль { $ship } → { $site }
imhotep-answer-order = , порядок разгрузки: { $order }
imhotep-answer-bonus = Бонус: { $answer }

## Своё

imhotep-hand-stones = На санях: { $sled }. В каменоломне: { $quarry }. Очки: { $score }.
imhotep-hand-cards = Карты: { $list }.
imhotep-hand-looking = Пара, на которую вы смотрите: { $list }.
imhotep-hand-none = нет

## Стол

lobby-about-imhotep = Вы строите монументы для фараона. В свой ход сделайте одно: возьмите камни, разместите камень на корабле, отправьте любой корабль к свободной площадке или разыграйте голубую карту. На кораблях лежат камни разных игроков, и никто не знает, куда попадут его камни. Пирамида приносит очки сразу, храм — после каждого раунда, гробница и обелиски — в конце; рынок даёт карты. После шести раундов побеждает тот, у кого больше всех очков. От двух до четырёх игроков, около 40 минут.
lobby-option-imhotep-market = Рынок
lobby-option-imhotep-pyramid = Пирамида
lobby-option-imhotep-temple = Храм
lobby-option-imhotep-tomb = Гробница
lobby-option-imhotep-obelisks = Обелиски
lobby-option-imhotep-sides = Стороны
lobby-option-imhotep-wrath = Гнев фараона
lobby-option-imhotep-first = Первый игрок
imhotep-lobby-side = Сторона { $side }
imhotep-lobby-random = Случайно
imhotep-lobby-yes = есть
imhotep-lobby-no = нет
imhotep-text-lobby-market-a = Четыре карты открыты.
imhotep-text-lobby-market-b = Три карты открыты, две закрыты парой: покупатель пары оставляет одну.
imhotep-text-lobby-pyramid-a = Одна пирамида; камень сразу приносит очки своей ячейки, от 1 до 4.
imhotep-text-lobby-pyramid-b = Три малые пирамиды на выбор; некоторые ячейки дают карту, камни или погрузку.
imhotep-text-lobby-temple-a = После раунда каждый видимый сверху камень приносит 1 очко.
imhotep-text-lobby-temple-b = После раунда видимые сверху камни дают очки, камни или карту.
imhotep-text-lobby-tomb-a = В конце очки за области камней: 1, 3, 6, 10, 15 и ещё по 2 за каждый следующий.
imhotep-text-lobby-tomb-b = В конце очки за большинство камней в каждом ряду: 8, 4, 2, 1.
imhotep-text-lobby-obelisks-a = В конце очки приносят самые высокие обелиски.
imhotep-text-lobby-obelisks-b = Каждые три ваших камня — башня, она сразу приносит 10, 9, 8 и так далее.
imhotep-text-lobby-wrath-yes = Нет камня хотя бы на одной площадке, кроме рынка, — в конце минус 5 очков.
imhotep-text-lobby-wrath-no = Обычный конец, без наказания.
