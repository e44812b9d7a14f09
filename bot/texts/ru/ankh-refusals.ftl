### Почему нельзя: что, почему и, если известно, что можно. 0 или пусто: неизвестно.

## Любая игра

ankh-refused-game-over = Игра окончена.
ankh-refused-not-your-turn = { $gods ->
    [none] Сейчас не ваш ход.
   *[other] Сейчас ходит другой игрок: { $gods }. Можно сохранить это как план.
  }
ankh-refused-not-an-option = Сейчас нельзя: «{ $answer }».
ankh-refused-stale = Поле изменилось. Посмотрите на новую позицию и выберите снова.
ankh-refused-too-far-ahead = «{ $answer }» — это слишком наперёд: что будет до этого, решат случай или другие игроки. Отправьте строку без этого.
ankh-refused-unreadable = Непонятно: «{ $word }». Пример: { $example }

## Что можно добавить

ankh-refused-reachable = С клетки { $start } доступны: { $cells }.
ankh-refused-push-to = Сдвинуть можно на: { $cells }.
ankh-refused-routes = Пути: { $routes }.
ankh-refused-options = Можно: { $options }.

## Клетка

ankh-refused-no-such-cell = На поле нет клетки { $cell }.
ankh-refused-occupied = Клетка { $cell } занята: на клетке только одна фигурка или один монумент.
ankh-refused-water = Клетка { $cell } водная: останавливаться на ней нельзя.
ankh-refused-city = На клетке { $cell } город: его нельзя занять.
ankh-refused-grey = Клетка { $cell } серая: в этом сценарии жетоны на неё не кладут.
ankh-refused-underworld = На клетке { $cell } жетон загробного мира: останавливаться там могут только фигурки его бога, монументы там не возводят.
ankh-refused-unavailable = { $cell ->
    [0] Дельта Нила в этом сценарии затоплена: верблюдов там не ставят.
   *[other] Клетка { $cell } в этом сценарии затоплена.
  }
ankh-refused-outside-region = Клетка { $cell } не в регионе этого сражения.

## Расстояние

ankh-refused-too-far = От { $start } до { $end } слишком далеко: фигурка перемещается не более чем на 3 клетки.
ankh-refused-not-adjacent = Клетка { $cell } не соседняя.
ankh-refused-river-between = Клетка { $cell } за рекой, поэтому она не соседняя.
ankh-refused-camel-between = Клетка { $cell } по ту сторону верблюдов, поэтому она не соседняя.

## Фигурка или жетон

ankh-refused-no-such-figure = { $cell ->
    [0] Такой фигурки для выбора нет.
   *[other] На клетке { $cell } нет такой фигурки.
  }
ankh-refused-already-moved = Фигурка на клетке { $cell } уже перемещена: каждая перемещается один раз.
ankh-refused-not-in-pool = В вашем запасе нет: { $figure }.
ankh-refused-slot-used = Ещё одну фигурку этим действием туда призвать нельзя.
ankh-refused-no-sun-left = Все жетоны солнца уже на поле.
ankh-refused-no-captive = Нет воина, которого можно взять в плен или освободить.
ankh-refused-no-free-slot = Все места для пленников заняты.
ankh-refused-needs-aim = Укажите, куда направлены клешни: две клетки рядом, например 66@67+77.
ankh-refused-not-protected = Эта фигурка не под защитой: в живых остаются только фигурки рядом с врагом.
ankh-refused-no-free-base = Нет свободной подставки: { $guardian }. У бога две малые и две большие.

## Ход

ankh-refused-not-below-first = Второе действие — только ниже первого («{ $first }»).

## Цена и контроль

ankh-refused-too-few-followers = { $need ->
    [0] { $have ->
        [0] У вас нет верующих.
        [one] У вас только { $have } верующий.
       *[other] У вас только { $have } верующих.
      }
    [one] Нужен { $need } верующий, у вас: { $have }.
   *[other] Нужно { $need } верующих, у вас: { $have }.
  }
ankh-refused-wrong-level = «{ $power }» — свойство { $level }-го уровня, а следующее должно быть { $due }-го.
ankh-refused-level-full = Нельзя: «{ $power }». Оба свойства { $level }-го уровня уже открыты.
ankh-refused-already-unlocked = Уже открыто: «{ $power }».
ankh-refused-no-such-power = В этой игре нельзя открыть: «{ $power }».
ankh-refused-not-unlocked = У вас не открыто: «{ $power }».
ankh-refused-no-monument = На клетке { $cell } нет монумента.
ankh-refused-neutral-left = Монумент на клетке { $cell } под контролем, а на поле ещё есть нейтральные: сначала они.
ankh-refused-no-ankh-token = Для клетки { $cell } у вас не осталось жетонов анха.
ankh-refused-own-monument = Монумент на клетке { $cell } уже ваш.
ankh-refused-none-left = { $monument ->
    [none] Ничего не осталось.
   *[other] В запасе не осталось: { $monument }.
  }

## Караван

ankh-refused-on-river = Граница { $border } — река: верблюдов там не ставят.
ankh-refused-on-water-border = Граница { $border } — у воды: верблюдов там не ставят.
ankh-refused-on-board-edge = Граница { $border } — край поля: верблюдов там не ставят.
ankh-refused-on-camel = На границе { $border } уже стоит верблюд.
ankh-refused-city-border = Граница { $border } — у города: верблюдов там не ставят.
ankh-refused-too-many-camels = { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[other] { $camels } верблюдов
  } — слишком много, можно не более: { $most }.
ankh-refused-broken-chain = Верблюды должны стоять одной непрерывной цепочкой.
ankh-refused-not-anchored = Оба конца каравана должны упираться в реку, воду, других верблюдов или край поля.
ankh-refused-region-too-small = Нужны два региона не менее чем по { $least } клеток, а вышло бы: { $sizes }.
ankh-refused-no-token-left = Для нового региона не осталось жетона очерёдности конфликта.
ankh-refused-no-such-chain = Эти два конца не соединить ни одним допустимым караваном.
ankh-refused-ambiguous = Эти два конца можно соединить по-разному: назовите границы.

## Сражение

ankh-refused-not-in-hand = В вашей руке нет карты «{ $card }».
ankh-refused-one-card-only = Только одна карта: о двух не объявлено.
ankh-refused-two-cards-announced = Объявлено о двух картах: выберите две.
ankh-refused-announce-first = Сначала объявите: одна карта или две.
ankh-refused-token-face-down = Жетон Амона лежит лицевой стороной вниз: две карты — только один раз за конфликт.
ankh-refused-not-tied = Ничьей нет.
ankh-refused-not-a-participant = В сражении региона { $region } нет ваших фигурок.
