### Стіл «Кемету» словами: описи картинок і текстове поле.

## Описи картинок

kemet-alt-turn = { $when }, вирішує: { $list }.
kemet-alt-over = Гру завершено. Перемога: { $list }, { $how }.
kemet-alt-player = { $name } { $points } ПО, { $prayer } ОМ
kemet-alt-battle = Бій у { $area }: { $attacker } проти { $defender }.
kemet-alt-armies = { $name }, війська: { $list }.
kemet-alt-temples = Храми зайнято: { $list }.
kemet-alt-pyramids = { $name }, піраміди: { $list }.
kemet-alt-side = { $name }: воїни { $soldiers }, карта { $card }, сила { $strength }, шкода { $damage }, захист { $protection }, втрати { $lost }.
kemet-alt-list = { $title }: { $list }.

## Поле текстом

kemet-board-title = { kemet-game }
kemet-board-none = немає
kemet-board-goal = До { $number } переможних очок: { $mode }
kemet-board-order = Порядок ходу: { $list }
kemet-board-viewer = Ви граєте за колір: { $name }
kemet-board-areas = Ділянки
kemet-board-empty = Порожньо: { $list }
kemet-board-pyramid = піраміда: { $colour }, рівень { $level }
kemet-board-pays = храм дає { $number } ОМ
kemet-board-held = займає { $name }
kemet-board-player = { $name }, місто { $city }: { $points } ПО, { $prayer } ОМ
kemet-board-points = Переможні очки: { $list }
kemet-board-supply = КБВ { $di }, воїнів у резерві { $reserve }
kemet-board-cards = Бойових карт у руці { $number }, з: { $list }
kemet-board-pyramids = Піраміди: { $list }
kemet-board-tiles = Плитки сили: { $list }
kemet-board-waiting = Істоти в резерві: { $list }
kemet-board-tokens = Жетонів залишилося { $number }, викладено: { $list }
kemet-board-deck = Колода КБВ { $deck }, у скиді { $discard }
kemet-board-shown = Бачили у скиді: { $list }
kemet-board-own-hand = Ваші КБВ: { $list }
kemet-board-looking = Далекоглядність показує: { $list }
kemet-board-own-cards = Ваші бойові карти: { $list }
kemet-board-own-dropped = Ви скинули: { $list }
