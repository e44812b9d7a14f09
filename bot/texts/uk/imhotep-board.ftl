### Стіл «Імхотепа» словами: описи зображень і текстова дошка.

## Описи зображень

imhotep-alt-turn = Хід: { $player }, раунд { $number } з { $most }.
imhotep-alt-unloading = Обирає { $player }: розвантаження корабля { $ship }, { $site }.
imhotep-alt-phase = { $phase }, раунд { $number } з { $most }.
imhotep-alt-over = Гру завершено. Переможець: { $list }.
imhotep-alt-ship = Корабель { $ship }: { $what }.
imhotep-alt-ship-short = { $ship }: { $what }.
imhotep-alt-scores = Очки: { $list }.
imhotep-alt-market = Ринок: { $list }.
imhotep-alt-sleds = Камені на санях: { $list }.
imhotep-alt-quarry = У каменоломні: { $list }.
imhotep-alt-site = { $site } { $side }: камені { $stones }.
imhotep-alt-temple = Храм згори, зліва направо: { $list }.
imhotep-alt-prospects = { $site }, очки наприкінці за теперішнього становища: { $list }.
imhotep-alt-cards = Карти, { $player }: { $list }.

## Текстова дошка: заголовок і кораблі

imhotep-board-title = { imhotep-game }, раунд { $number } з { $most }
imhotep-board-viewer = Ваш колір: { $player }
imhotep-board-first = Перший гравець раунду: { $player }
imhotep-board-free = Майданчики без корабля: { $list }
imhotep-board-none = немає
imhotep-board-empty = порожньо
imhotep-board-count = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
imhotep-board-harbour = Кораблі, місця від носа
imhotep-board-ship = Корабель { $ship }: { $list }; каменів { $load }, потрібно { $least }
imhotep-board-ship-docked = Корабель { $ship } причалив: { $site }
imhotep-board-left = Ще на борту корабля { $ship }, місця: { $list }

## Будівельні майданчики

imhotep-board-site = { $site }, сторона { $side }{ $stones ->
    [-1] {""}
   *[other] ; камені { $stones }
  }{ $ship ->
    [0] {""}
   *[other] ; причалив корабель { $ship }
  }
imhotep-board-market = Карти: { $list }
imhotep-board-pair = Закрита пара: { $count }
imhotep-board-looking = Ви бачите: { $list }
imhotep-board-piles = Стос { $draw }, скид { $discard }
imhotep-board-pyramid = { $pyramid }, { $count } з { $most } (рівень.стовпець.ряд): { $list }
imhotep-board-next-cell = Наступна комірка: очки { $points }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
  }
imhotep-board-edge = На краю: { $list }
imhotep-board-temple-cell = Комірка { $cell }: { $top }{ $beneath ->
    [none] {""}
   *[other] , під ним { $beneath }
  }; дає: { $reward }
imhotep-board-temple-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }
imhotep-board-temple-next = Наступний камінь — на комірку { $cell }
imhotep-board-row = Ряд { $row }: { $list }
imhotep-board-group = Область, { $player }: камені { $stones }, очки { $points }
imhotep-board-row-points = Очки за ряд { $row } за теперішнього становища: { $list }
imhotep-board-heights = Висота: { $list }
imhotep-board-ranks = Очки за місцями: { $list }
imhotep-board-towers = Вежі: { $list }
imhotep-board-free-towers = Вільні місця для веж: { $list }
imhotep-board-loose = Окремі камені: { $list }

## Гравець

imhotep-board-player = { $player }, гравець { $seat }: очки { $score }, місце { $place }
imhotep-board-stones = Сани { $sled } з { $size }, каменоломня { $quarry }
imhotep-board-cards = Карти: { $list }
imhotep-board-points = Очки дотепер: { $list }
imhotep-board-prospects = Наприкінці за теперішнього становища: { $list }
