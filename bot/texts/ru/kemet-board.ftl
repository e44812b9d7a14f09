### Стол «Кемета» словами: описания картинок и текстовое поле.

## Описания картинок

kemet-alt-turn = { $when }, решает: { $list }.
kemet-alt-over = Игра окончена. Победа: { $list }, { $how }.
kemet-alt-player = { $name } { $points } ПО, { $prayer } ОМ
kemet-alt-battle = Бой в { $area }: { $attacker } против { $defender }.
kemet-alt-armies = { $name }, войска: { $list }.
kemet-alt-temples = Храмы заняты: { $list }.
kemet-alt-pyramids = { $name }, пирамиды: { $list }.
kemet-alt-side = { $name }: воины { $soldiers }, карта { $card }, сила { $strength }, урон { $damage }, защита { $protection }, потери { $lost }.
kemet-alt-list = { $title }: { $list }.

## Поле текстом

kemet-board-title = { kemet-game }
kemet-board-none = нет
kemet-board-goal = До { $number } победных очков: { $mode }
kemet-board-order = Порядок хода: { $list }
kemet-board-viewer = Вы играете за цвет: { $name }
kemet-board-areas = Сектора
kemet-board-empty = Пусто: { $list }
kemet-board-pyramid = пирамида: { $colour }, уровень { $level }
kemet-board-pays = храм даёт { $number } ОМ
kemet-board-held = занимает { $name }
kemet-board-player = { $name }, город { $city }: { $points } ПО, { $prayer } ОМ
kemet-board-points = Победные очки: { $list }
kemet-board-supply = КБВ { $di }, воинов в резерве { $reserve }
kemet-board-cards = Боевых карт в руке { $number }, из: { $list }
kemet-board-pyramids = Пирамиды: { $list }
kemet-board-tiles = Тайлы силы: { $list }
kemet-board-waiting = Создания в резерве: { $list }
kemet-board-tokens = Жетонов осталось { $number }, выложены: { $list }
kemet-board-deck = Колода КБВ { $deck }, в сбросе { $discard }
kemet-board-shown = Видели в сбросе: { $list }
kemet-board-own-hand = Ваши КБВ: { $list }
kemet-board-looking = Дальновидность показывает: { $list }
kemet-board-own-cards = Ваши боевые карты: { $list }
kemet-board-own-dropped = Вы сбросили: { $list }
