### Общий журнал: строка на событие. Назывные обороты: ничей род не угадывается.

ankh-said-set-up = Подготовка: «{ $scenario }». Боги: { $gods }. Первый ход: { $first }. Стражи: { $guardians }
ankh-said-drafted = { $god } — в свой запас: { $monument }
ankh-said-action = { $god } — действие «{ $action }»
ankh-said-moved = { $god } — перемещение: { $figure } { $start } → { $end }{ $claws }
ankh-said-pushed = { $by } — Сатис сдвигает: { $figure } ({ $god }) { $start } → { $end }{ $claws }
ankh-said-summoned = { $god } — призыв: { $figure } → { $cell }{ $sun ->
    [yes] , жетон солнца
   *[no] {""}
  }{ $ransom ->
    [yes] , из плена
   *[no] {""}
  }{ $claws }
ankh-said-claws = , клешни: { $cells }
ankh-said-nothing-gained = { $god } — новых верующих нет
ankh-said-unlocked = { $god } — открыто свойство анха «{ $power }»
ankh-said-nothing-unlocked = { $god } — свойство анха не открыто
ankh-said-guardian-gained = { $god } — новый страж: { $guardian }
ankh-said-no-guardian = { $god } — стража { $level }-го уровня не досталось
ankh-said-followers = { $god } — верующие: { $amount }, теперь { $after } ({ $source })
ankh-said-devotion = { $god } — поклонение: { $amount }, теперь { $after } ({ $source }{ $bonus ->
    [0] {""}
   *[other] , { ankh-power-bountiful } +{ $bonus }
  })
ankh-said-event = Событие { $position }: { $kind } ({ $god })
ankh-said-claimed = { $god } — контроль над монументом: { $monument } { $cell } (прежде: { $previous })
ankh-said-nothing-to-claim = { $god } — подходящего монумента рядом нет
ankh-said-site-cleared = { $god } — расчищена стройплощадка { $cell }
ankh-said-built = { $god } — возведение монумента: { $monument } { $cell }
ankh-said-destroyed = Разрушение: { $monument } { $cell } ({ $owner })
ankh-said-no-caravan = { $possible ->
    [yes] Караван не размещён
   *[no] Разместить караван негде
  }
ankh-said-caravan = { $god } — караван верблюдов: { $camels }. Клеток в новых регионах: { $sizes }
ankh-said-tokens = Жетоны очерёдности: { $old } — регион клетки { $old_region }, { $new } — регион клетки { $new_region }
ankh-said-tokens-swapped = Обмен жетонов очерёдности: { $tokens }
ankh-said-conflict = Конфликт { $number }. Жетон определителя ничьей: { $god }
ankh-said-scorpion-struck = { $god } — удар гигантского скорпиона с клетки { $cell }: { $targets }
ankh-said-capitals = Две столицы. Фигурок вокруг: { $counts }. Больше всех: { $leaders }
ankh-said-region-skipped = Регион { $region }: никого
ankh-said-dominated = Регион { $region }. Доминирование: { $god }
ankh-said-battle = Регион { $region }. Сражение: { $gods }
ankh-said-announced = { $god } — в этом сражении { $cards ->
    [one] одна карта
   *[other] две карты
  }
ankh-said-cards-revealed = Карты: { $cards }
ankh-said-plague = { ankh-card-plague } ({ $god }). Ставки: { $bids }. Выживают: { $spared }
ankh-said-majority = { $god } — большинство монументов: { $monuments }
ankh-said-strength = Регион { $region }. Сила: { $gods }
ankh-said-strength-of = { $god } { $total } (фигурки { $figures }, бонус { $bonus }, карты { $cards })
ankh-said-tie-broken = Ничья, жетон определителя ничьей: { $god }
ankh-said-battle-result = Регион { $region }. Победа: { $winner } ({ $strength })
ankh-said-died = Погибли: { $figures }
ankh-said-kept-alive = { $god } — остаются в живых: { $cells }
ankh-said-captured = { $god } — взят в плен воин ({ $owner })
ankh-said-cat-mummy-died = Гибель мумии кошки ({ $god }): остальные теряют поклонение
ankh-said-portal = { $god } — жетон загробного мира: { $start ->
    [0] {""}
   *[other] { $start } →{" "}
  }{ $cell }
ankh-said-cards-taken-back = { $god } — все карты сражений снова в руке
ankh-said-waves-of-doubt = Волны неверия. Поклонение каждого бога: −{ $amount }
ankh-said-conflict-over = Конфликт { $number } завершён
ankh-said-merge = Слияние богов: { $senior } (старший) и { $junior } (младший)
ankh-said-guardian-taken = { $god } — страж младшего бога: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  }
ankh-said-guardian-lost = Вне игры: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  } ({ $god })
ankh-said-merged = { $senior } и { $junior } — теперь единый бог. Поклонение: { $devotion }, верующие: { $followers }
ankh-said-forgotten = Забвение: { $god }
ankh-said-cities = Города: { $controllers }
ankh-said-auction = Торги за стража: { $guardian }. Участвуют: { $bidders }
ankh-said-auction-won = Торги — победа: { $god }. Ставки: { $bids }
ankh-said-game-over = Конец игры: { $ending }. Победа: { $god }
