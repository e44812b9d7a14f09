### Чому не можна: що не так, чому і, якщо відомо, як можна.

kemet-refused-game-over = Гру завершено.
kemet-refused-not-your-turn = { $players ->
    [none] Зараз не ваш хід.
   *[other] Зараз вирішує інший гравець: { $players }. Можна зберегти це як план.
  }
kemet-refused-not-an-option = «{ $answer }» зараз неможливо.
kemet-refused-stale = Поле змінилося. Погляньте на нову позицію й оберіть знову.
kemet-refused-too-far-ahead = «{ $answer }» — це задалеко наперед: що буде до цього, вирішать випадок або інші гравці. Надішліть рядок без цього.
kemet-refused-unreadable = Не розумію «{ $word }». Приклад: { $example }

## Хід

kemet-refused-wrong-phase = { $card ->
    [none] { $level ->
        [0] Зараз так зробити не можна.
       *[other] Початківці ще не купують плиток рівня { $level }: першого дня лише рівень 1, потім і рівень 2.
      }
   *[other] Зараз цю карту зіграти не можна: { $card }.
  }
kemet-refused-space-taken = Там уже лежить ваш жетон: { $space }.
kemet-refused-wrong-token = { $token ->
    [none] Спершу покладіть жетон дії.
    [normal] Звичайний жетон у цей хід ви вже поклали; додати можна лише срібний і золотий.
    [silver] У вас немає срібного жетона, який можна використати.
   *[gold] У вас немає золотого жетона, який можна використати; його кладуть лише на вершину: Пересування або Вербування.
  }
kemet-refused-wrong-action = { $colour ->
    [none] Ця дія так не працює.
    [white] Зараз ви купуєте білу плитку.
    [red] Зараз ви купуєте червону плитку.
   *[blue] Зараз ви купуєте синю плитку.
  }
kemet-refused-row-rule = До кінця дня в кожному з трьох рядів має лежати ваш жетон. Поки порожньо: { $rows }.
kemet-refused-which-row = Який ряд: { $rows }? Напишіть число після слова.
kemet-refused-not-enough-prayer = Це коштує { $price } ОМ, а у вас { $prayer }.

## Піраміди та плитки

kemet-refused-pyramid-level = { $needed ->
    [0] Ваша піраміда вже має рівень { $level }.
   *[other] Цій плитці потрібна піраміда її кольору рівня { $needed }; найвища з тих, що ви контролюєте, — рівня { $level }.
  }
kemet-refused-pyramid-max = Вище за рівень { $level } пірамід не будують.
kemet-refused-district-taken = { $area ->
    [0] Кожній піраміді потрібен свій район: назвіть район без піраміди.
   *[other] У { $area } не можна: новій піраміді потрібен район без піраміди, а та, що стоїть, не переїжджає.
  }
kemet-refused-duplicate-tile = Така плитка у вас уже є: { $tile }.
kemet-refused-tile-gone = Цю плитку вже купили: { $tile }.

## Воїни та істоти

kemet-refused-not-in-reserve = { $creature ->
    [none] У резерві бракує воїнів: там { $reserve }.
   *[other] { $creature } не чекає на своїй плитці.
  }
kemet-refused-army-limit = { $limit ->
    [0] На одній ділянці опинилося б забагато ваших воїнів.
   *[other] У вашому війську не може бути більше воїнів, ніж { $limit }.
  }
kemet-refused-creature-limit = { $area ->
    [0] На ділянці може бути лише одна ваша істота.
   *[other] У { $area } вже є ваша істота; друга там залишитися не може.
  }
kemet-refused-not-your-city = { $area ->
    [0] Це можливо лише у своєму місті.
   *[other] { $area } — не район вашого міста.
  }
kemet-refused-no-soldier = { $creature ->
    [none] { $area ->
        [0] Для цього немає воїнів.
       *[other] { $what ->
            [fire] У { $area } немає ворожих воїнів.
           *[other] У { $area } у вас бракує для цього воїнів.
          }
      }
   *[other] { $creature } не там.
  }

## Пересування і бій

kemet-refused-not-adjacent = { $what ->
    [first_battle] У { $area } бій не чекає.
   *[other] { $area } — не сусідня ділянка.
  }
kemet-refused-no-movement = { $area ->
    [0] Дальність пересування війська вичерпано.
   *[other] Пересування триває звідти, де військо зараз, а не з { $area }.
  }
kemet-refused-wall = За мур району { $area } можна ввійти лише першим кроком пересування.
kemet-refused-no-pyramid = Із { $area } не можна телепортуватися: там немає піраміди.
kemet-refused-no-obelisk = У { $area } не можна телепортуватися: там немає обеліска.
kemet-refused-not-empty = { $area ->
    [0] Відступити нікуди: вільної сусідньої ділянки немає.
   *[other] Ділянка { $area } не вільна.
  }
kemet-refused-card-not-held = { $card ->
    [none] У вас немає такої карти.
   *[other] У вас немає цієї карти: { $card }.
  }
kemet-refused-cannot-split = Після бою військо не ділять: воно все залишається або все йде.
kemet-refused-illegal-split = { $what ->
    [pyramids] Три рівні розподіляють як 1/1/1 або 2/1/0.
    [soldiers] Ставлять рівно 10 воїнів, щонайбільше 5 у район.
    [order] Назвіть кожне місто у грі по одному разу.
    [enlist] Карта «Вербування» дає 1 або 2 воїнів: у свої райони або всіх до одного війська поза містом.
   *[reinforce] Підкріплення — до 4 воїнів: у свої райони й до одного війська поза містом.
  }
kemet-refused-unknown-area = { $area ->
    [0] Такої ділянки на цьому полі немає.
   *[other] Ділянки { $area } на цьому полі немає.
  }
