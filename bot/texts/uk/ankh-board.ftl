### Стіл словами: опис зображень і текстове поле.

## Опис зображення

ankh-alt-turn = Хід: { $god }.
# not in the printed book
ankh-alt-draft = Відбір монументів.
ankh-alt-founding = Вибір початкових монументів.
ankh-alt-setting-up = Підготовка до гри.
ankh-alt-conflict = Конфлікт.
ankh-alt-battle = Бій на території { $region }: { $gods }.
ankh-alt-over = Гру завершено. { $god ->
    [none] Переможця немає
   *[other] Переможець: { $god }
  }.
ankh-alt-region = Територія { $region }: { $who }.
ankh-alt-region-short = { $region }: { $who }.
ankh-alt-figures = { $god } { $count }
ankh-alt-figures-short = { $god }{ $count }
ankh-alt-scenario = { ankh-game }, «{ $scenario }», хід { $turn }.
ankh-alt-devotion = Поклоніння: { $list }.
ankh-alt-followers = Послідовники: { $list }.
ankh-alt-monuments = Монументи: { $list }.
ankh-alt-tracks = Жетони дій: { $list }.
ankh-alt-next-event = Наступна подія: { $event }.
ankh-alt-powers = { $god }: { $powers }.

## Текстове поле: заголовок

ankh-board-title = { ankh-game }. «{ $scenario }», мапа { $layout }, хід { $turn }
ankh-board-to-move = Хід: { $god }, гравець { $player }
ankh-board-phase = { $phase ->
    [set_up] Підготовка
    [draft] Відбір монументів
    [founding] Вибір початкових монументів
    [action] Дії
    [event] Подія
    [conflict] Початок конфлікту
    [region] Конфлікт
    [aftermath] Завершення конфлікту
   *[over] Гру завершено
  }
ankh-board-first-action = Першу дію вже виконано: { $action }
ankh-board-trigger = Подію запустила дія: { $action }
ankh-board-ending = Завершення: { $ending }. { $god ->
    [none] Переможця немає
   *[other] Переможець: { $god }
  }
ankh-board-tie-breaker = Жетон перемоги в нічій: { $god }, лицьовим боком { $up ->
    [yes] догори
   *[no] донизу
  }
ankh-board-regions-left = Залишилося розіграти території: { $regions }
ankh-board-seats = Гравці: { $list }
ankh-board-seat = { $player } { $god }
# not in the printed book
ankh-board-merged = Злука: { $senior } (старший бог) і { $junior } (молодший бог)
ankh-board-forgotten = Забуті боги: { $gods }
ankh-board-viewer = Ви — гравець { $player }

## Бій

ankh-board-battle = Бій на території { $region }: { $gods }
ankh-board-battle-cards = Карти, { $god }: { $cards }
ankh-board-battle-strength = Сила: { $list }
ankh-board-battle-dead = Втрати: { $list }

## Територія

ankh-board-region = Територія { $region }: { $cells ->
    [one] { $cells } ділянка
    [few] { $cells } ділянки
   *[other] { $cells } ділянок
  }
ankh-board-elsewhere = Поза територіями
ankh-board-figures = { $god }: { $list }
ankh-board-no-figures = Фігурок немає
ankh-board-figure = { $kind } { $cell }
ankh-board-on-water = на воді
# not in the printed book
ankh-board-radiant = жетон сонця
ankh-board-claws = клешні: { $places }
ankh-board-monuments = Монументи: { $list }
ankh-board-monument = { $kind } { $cell } ({ $god })
# not in the printed book
ankh-board-portals = Жетони потойбіччя: { $list }
ankh-board-portal = { $cell } ({ $god })
ankh-board-cities = Міста: { $list }
ankh-board-city = { $city } { $cell } ({ $god })
ankh-board-fertile = Родючі ділянки: { $cells }
ankh-board-desert = Пустельні ділянки: { $cells }
ankh-board-water = Водні ділянки: { $cells }
ankh-board-grey = Сірі ділянки, закриті для жетонів: { $cells }
ankh-board-flooded = Затоплені ділянки: { $cells }
ankh-board-camels = Верблюди на кордонах: { $borders }
ankh-board-no-camels = Верблюдів на полі немає
ankh-board-camels-left = Верблюдів у запасі: { $left }

## Треки й запас

ankh-board-tracks = Треки дій
ankh-board-track = { $action }: поділка { $marker } з { $spaces }, початок { $start }
ankh-board-events = Трек подій: поділка { $event } з { $spaces }
ankh-board-ahead = Попереду: { $list }
ankh-board-event = { $position } { $kind }
ankh-board-event-followers = Послідовники на треку подій: { $list }
ankh-board-on-space = поділка { $space }: { $count }
ankh-board-devotion = Трек поклоніння: червона зона до { $last }, перемога на { $top }
ankh-board-devotion-space = { $space }: { $gods }{ $red ->
    [yes] , червона зона
   *[no] {""}
  }
ankh-board-stack = { $gods } (згори вниз)
ankh-board-supply = Монументи в запасі: { $list }
ankh-board-guardians = Стражі на картах: { $list }
ankh-board-row = Стражі на торги, по черзі: { $list }
ankh-board-count = { $name } { $count }

## Планшет бога

ankh-board-sheet = { $god }, { $count ->
    [one] гравець
   *[other] гравці
  } { $players }
ankh-board-abilities = Здібності: { $gods }
ankh-board-wealth = Поклоніння { $devotion }, послідовники { $followers } (дія «{ ankh-action-gain }» зараз: +{ $gain }), жетони анкха { $ankhs }
ankh-board-pool = У запасі: { $list }
ankh-board-powers = Властивості анкха: { $list }
ankh-board-hand = Карти в руці: { $list }
ankh-board-played = Зіграні карти: { $list }
ankh-board-controls = Монументи під контролем: { $cells }
ankh-board-own-monuments = Власний запас монументів: { $list }
# not in the printed book
ankh-board-suns = Жетони сонця на планшеті: { $count }
# not in the printed book
ankh-board-own-portals = Жетони потойбіччя поза полем: { $count }
# not in the printed book
ankh-board-captives = Полонені, { $taken } з { $slots }: { $list }
ankh-board-amun-token = Жетон Амона: лицьовим боком { $up ->
    [yes] догори
   *[no] донизу
  }
ankh-board-none = немає
