### Стол «Имхотепа» словами: описания картинок и текстовая доска.

## Описания картинок

imhotep-alt-turn = Ход: { $player }, раунд { $number } из { $most }.
imhotep-alt-unloading = Выбирает { $player }: разгрузка корабля { $ship }, { $site }.
imhotep-alt-phase = { $phase }, раунд { $number } из { $most }.
imhotep-alt-over = Игра окончена. Победитель: { $list }.
imhotep-alt-ship = Корабль { $ship }: { $what }.
imhotep-alt-ship-short = { $ship }: { $what }.
imhotep-alt-scores = Очки: { $list }.
imhotep-alt-market = Рынок: { $list }.
imhotep-alt-sleds = Камни на санях: { $list }.
imhotep-alt-quarry = В каменоломне: { $list }.
imhotep-alt-site = { $site } { $side }: камни { $stones }.
imhotep-alt-temple = Храм сверху, слева направо: { $list }.
imhotep-alt-prospects = { $site }, очки в конце при нынешнем положении: { $list }.
imhotep-alt-cards = Карты, { $player }: { $list }.

## Текстовая доска: заголовок и корабли

imhotep-board-title = { imhotep-game }, раунд { $number } из { $most }
imhotep-board-viewer = Ваш цвет: { $player }
imhotep-board-first = Первый игрок раунда: { $player }
imhotep-board-free = Площадки без корабля: { $list }
imhotep-board-none = нет
imhotep-board-empty = пусто
imhotep-board-count = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
imhotep-board-harbour = Корабли, места от носа
imhotep-board-ship = Корабль { $ship }: { $list }; камней { $load }, нужно { $least }
imhotep-board-ship-docked = Корабль { $ship } причалил: { $site }
imhotep-board-left = Ещё на борту корабля { $ship }, места: { $list }

## Строительные площадки

imhotep-board-site = { $site }, сторона { $side }{ $stones ->
    [-1] {""}
   *[other] ; камни { $stones }
  }{ $ship ->
    [0] {""}
   *[other] ; причалил корабль { $ship }
  }
imhotep-board-market = Карты: { $list }
imhotep-board-pair = Закрытая пара: { $count }
imhotep-board-looking = Вы видите: { $list }
imhotep-board-piles = Стопка { $draw }, сброс { $discard }
imhotep-board-pyramid = { $pyramid }, { $count } из { $most } (уровень.столбец.ряд): { $list }
imhotep-board-next-cell = Следующая ячейка: очки { $points }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
  }
imhotep-board-edge = На краю: { $list }
imhotep-board-temple-cell = Ячейка { $cell }: { $top }{ $beneath ->
    [none] {""}
   *[other] , под ним { $beneath }
  }; даёт: { $reward }
imhotep-board-temple-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
imhotep-board-temple-next = Следующий камень — на ячейку { $cell }
imhotep-board-row = Ряд { $row }: { $list }
imhotep-board-group = Область, { $player }: камни { $stones }, очки { $points }
imhotep-board-row-points = Очки за ряд { $row } при нынешнем положении: { $list }
imhotep-board-heights = Высота: { $list }
imhotep-board-ranks = Очки по местам: { $list }
imhotep-board-towers = Башни: { $list }
imhotep-board-free-towers = Свободные места для башен: { $list }
imhotep-board-loose = Отдельные камни: { $list }

## Игрок

imhotep-board-player = { $player }, игрок { $seat }: очки { $score }, место { $place }
imhotep-board-stones = Сани { $sled } из { $size }, каменоломня { $quarry }
imhotep-board-cards = Карты: { $list }
imhotep-board-points = Очки до сих пор: { $list }
imhotep-board-prospects = В конце при нынешнем положении: { $list }
