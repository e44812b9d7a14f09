### Стол словами: описание картинок и текстовое поле.

## Описание картинки

ankh-alt-turn = Ход: { $god }.
ankh-alt-draft = Отбор монументов.
ankh-alt-founding = Выбор начальных монументов.
ankh-alt-setting-up = Подготовка к игре.
ankh-alt-conflict = Конфликт.
ankh-alt-battle = Сражение в регионе { $region }: { $gods }.
ankh-alt-over = Игра окончена. { $god ->
    [none] Победителя нет
   *[other] Победитель: { $god }
  }.
ankh-alt-region = Регион { $region }: { $who }.
ankh-alt-region-short = { $region }: { $who }.
ankh-alt-figures = { $god } { $count }
ankh-alt-figures-short = { $god }{ $count }
ankh-alt-scenario = { ankh-game }, «{ $scenario }», ход { $turn }.
ankh-alt-devotion = Поклонение: { $list }.
ankh-alt-followers = Верующие: { $list }.
ankh-alt-monuments = Монументы: { $list }.
ankh-alt-tracks = Фишки действий: { $list }.
ankh-alt-next-event = Следующее событие: { $event }.
ankh-alt-powers = { $god }: { $powers }.

## Текстовое поле: заголовок

ankh-board-title = { ankh-game }. «{ $scenario }», карта { $layout }, ход { $turn }
ankh-board-to-move = Ход: { $god }, игрок { $player }
ankh-board-phase = { $phase ->
    [set_up] Подготовка
    [draft] Отбор монументов
    [founding] Выбор начальных монументов
    [action] Действия
    [event] Событие
    [conflict] Начало конфликта
    [region] Конфликт
    [aftermath] Завершение конфликта
   *[over] Игра окончена
  }
ankh-board-first-action = Первое действие уже выполнено: { $action }
ankh-board-trigger = Событие вызвано действием: { $action }
ankh-board-ending = Исход: { $ending }. { $god ->
    [none] Победителя нет
   *[other] Победитель: { $god }
  }
ankh-board-tie-breaker = Жетон определителя ничьей: { $god }, лицевой стороной { $up ->
    [yes] вверх
   *[no] вниз
  }
ankh-board-regions-left = Осталось разыграть регионы: { $regions }
ankh-board-seats = Игроки: { $list }
ankh-board-seat = { $player } { $god }
ankh-board-merged = Слияние: { $senior } (старший бог) и { $junior } (младший бог)
ankh-board-forgotten = Преданы забвению: { $gods }
ankh-board-viewer = Вы — игрок { $player }

## Сражение

ankh-board-battle = Сражение в регионе { $region }: { $gods }
ankh-board-battle-cards = Карты, { $god }: { $cards }
ankh-board-battle-strength = Сила: { $list }
ankh-board-battle-dead = Потери: { $list }

## Регион

ankh-board-region = Регион { $region }: { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
  }
ankh-board-elsewhere = Вне регионов
ankh-board-figures = { $god }: { $list }
ankh-board-no-figures = Фигурок нет
ankh-board-figure = { $kind } { $cell }
ankh-board-on-water = на воде
ankh-board-radiant = жетон солнца
ankh-board-claws = клешни: { $places }
ankh-board-monuments = Монументы: { $list }
ankh-board-monument = { $kind } { $cell } ({ $god })
ankh-board-portals = Жетоны загробного мира: { $list }
ankh-board-portal = { $cell } ({ $god })
ankh-board-cities = Города: { $list }
ankh-board-city = { $city } { $cell } ({ $god })
ankh-board-fertile = Плодородные клетки: { $cells }
ankh-board-desert = Пустынные клетки: { $cells }
ankh-board-water = Водные клетки: { $cells }
ankh-board-grey = Серые клетки, закрытые для жетонов: { $cells }
ankh-board-flooded = Затопленные клетки: { $cells }
ankh-board-camels = Верблюды на границах: { $borders }
ankh-board-no-camels = Верблюдов на поле нет
ankh-board-camels-left = Верблюдов в запасе: { $left }

## Шкалы и запас

ankh-board-tracks = Шкалы действий
ankh-board-track = { $action }: деление { $marker } из { $spaces }, старт { $start }
ankh-board-events = Шкала событий: деление { $event } из { $spaces }
ankh-board-ahead = Впереди: { $list }
ankh-board-event = { $position } { $kind }
ankh-board-event-followers = Верующие на шкале событий: { $list }
ankh-board-on-space = деление { $space }: { $count }
ankh-board-devotion = Шкала поклонения: красная часть до { $last }, победа на { $top }
ankh-board-devotion-space = { $space }: { $gods }{ $red ->
    [yes] , красная часть
   *[no] {""}
  }
ankh-board-stack = { $gods } (сверху вниз)
ankh-board-supply = Монументы в запасе: { $list }
ankh-board-guardians = Стражи на картах: { $list }
ankh-board-row = Стражи на торги, по порядку: { $list }
ankh-board-count = { $name } { $count }

## Планшет бога

ankh-board-sheet = { $god }, { $count ->
    [one] игрок
   *[other] игроки
  } { $players }
ankh-board-abilities = Способности: { $gods }
ankh-board-wealth = Поклонение { $devotion }, верующие { $followers } (действие «{ ankh-action-gain }» сейчас: +{ $gain }), жетоны анха { $ankhs }
ankh-board-pool = В запасе: { $list }
ankh-board-powers = Свойства анха: { $list }
ankh-board-hand = Карты в руке: { $list }
ankh-board-played = Разыгранные карты: { $list }
ankh-board-controls = Монументы под контролем: { $cells }
ankh-board-own-monuments = Свой запас монументов: { $list }
ankh-board-suns = Жетоны солнца на планшете: { $count }
ankh-board-own-portals = Жетоны загробного мира вне поля: { $count }
ankh-board-captives = Пленные, { $taken } из { $slots }: { $list }
ankh-board-amun-token = Жетон Амона: лицевой стороной { $up ->
    [yes] вверх
   *[no] вниз
  }
ankh-board-none = нет
