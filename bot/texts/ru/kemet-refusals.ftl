### Почему нельзя: что не так, почему и, если известно, как можно.

kemet-refused-game-over = Игра окончена.
kemet-refused-not-your-turn = { $players ->
    [none] Сейчас не ваш ход.
   *[other] Сейчас решает другой игрок: { $players }. Можно сохранить это как план.
  }
kemet-refused-not-an-option = «{ $answer }» сейчас невозможно.
kemet-refused-stale = Поле изменилось. Посмотрите на новую позицию и выберите снова.
kemet-refused-too-far-ahead = «{ $answer }» — это слишком наперёд: что будет до этого, решат случай или другие игроки. Отправьте строку без этого.
kemet-refused-unreadable = Не понимаю «{ $word }». Пример: { $example }

## Ход

kemet-refused-wrong-phase = { $card ->
    [none] { $level ->
        [0] Сейчас так сделать нельзя.
       *[other] Начинающие ещё не покупают тайлы уровня { $level }: в первый день только уровень 1, потом и уровень 2.
      }
   *[other] Сейчас эту карту сыграть нельзя: { $card }.
  }
kemet-refused-space-taken = Там уже лежит ваш жетон: { $space }.
kemet-refused-wrong-token = { $token ->
    [none] Сначала положите жетон действия.
    [normal] Обычный жетон в этот ход вы уже положили; добавить можно только серебряный и золотой.
    [silver] У вас нет серебряного жетона, который можно использовать.
   *[gold] У вас нет золотого жетона, который можно использовать; он кладётся только на вершину: Передвижение или Вербовка.
  }
kemet-refused-wrong-action = { $colour ->
    [none] Это действие так не работает.
    [white] Сейчас вы покупаете белый тайл.
    [red] Сейчас вы покупаете красный тайл.
   *[blue] Сейчас вы покупаете синий тайл.
  }
kemet-refused-row-rule = К концу дня в каждом из трёх рядов должен лежать ваш жетон. Пока пусто: { $rows }.
kemet-refused-which-row = Какой ряд: { $rows }? Напишите число после слова.
kemet-refused-not-enough-prayer = Это стоит { $price } ОМ, а у вас { $prayer }.

## Пирамиды и тайлы

kemet-refused-pyramid-level = { $needed ->
    [0] Ваша пирамида уже уровня { $level }.
   *[other] Этому тайлу нужна пирамида его цвета уровня { $needed }; высшая из тех, что вы контролируете, — уровня { $level }.
  }
kemet-refused-pyramid-max = Выше уровня { $level } пирамиды не строят.
kemet-refused-district-taken = { $area ->
    [0] Каждой пирамиде нужен свой район: назовите район без пирамиды.
   *[other] В { $area } нельзя: новой пирамиде нужен район без пирамиды, а стоящая пирамида не переезжает.
  }
kemet-refused-duplicate-tile = Такой тайл у вас уже есть: { $tile }.
kemet-refused-tile-gone = Этот тайл уже купили: { $tile }.

## Воины и создания

kemet-refused-not-in-reserve = { $creature ->
    [none] В резерве не хватает воинов: там { $reserve }.
   *[other] { $creature } не ждёт на своём тайле.
  }
kemet-refused-army-limit = { $limit ->
    [0] В одном секторе оказалось бы слишком много ваших воинов.
   *[other] В вашем войске не может быть больше воинов, чем { $limit }.
  }
kemet-refused-creature-limit = { $area ->
    [0] В секторе может быть только одно ваше создание.
   *[other] В { $area } уже есть ваше создание; второе там остаться не может.
  }
kemet-refused-not-your-city = { $area ->
    [0] Это возможно только в своём городе.
   *[other] { $area } — не район вашего города.
  }
kemet-refused-no-soldier = { $creature ->
    [none] { $area ->
        [0] Для этого нет воинов.
       *[other] { $what ->
            [fire] В { $area } нет вражеских воинов.
           *[other] В { $area } у вас не хватает для этого воинов.
          }
      }
   *[other] { $creature } не там.
  }

## Передвижение и бой

kemet-refused-not-adjacent = { $what ->
    [first_battle] В { $area } бой не ждёт.
   *[other] { $area } — не соседний сектор.
  }
kemet-refused-no-movement = { $area ->
    [0] Дальность передвижения войска исчерпана.
   *[other] Передвижение продолжается оттуда, где войско сейчас, а не из { $area }.
  }
kemet-refused-wall = За стену района { $area } можно войти только первым шагом передвижения.
kemet-refused-no-pyramid = Из { $area } нельзя телепортироваться: там нет пирамиды.
kemet-refused-no-obelisk = В { $area } нельзя телепортироваться: там нет обелиска.
kemet-refused-not-empty = { $area ->
    [0] Отступить некуда: свободного соседнего сектора нет.
   *[other] Сектор { $area } не свободен.
  }
kemet-refused-card-not-held = { $card ->
    [none] У вас нет такой карты.
   *[other] У вас нет этой карты: { $card }.
  }
kemet-refused-cannot-split = После боя войско не делят: оно всё остаётся или всё уходит.
kemet-refused-illegal-split = { $what ->
    [pyramids] Три уровня распределяют как 1/1/1 или 2/1/0.
    [soldiers] Ставят ровно 10 воинов, не больше 5 в район.
    [order] Назовите каждый город в игре по одному разу.
    [enlist] Карта «Вербовка» даёт 1 или 2 воинов: в свои районы или всех к одному войску вне города.
   *[reinforce] Подкрепление — до 4 воинов: в свои районы и к одному войску вне города.
  }
kemet-refused-unknown-area = { $area ->
    [0] Такого сектора на этом поле нет.
   *[other] Сектора { $area } на этом поле нет.
  }
