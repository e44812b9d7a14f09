### Общий журнал: строка на событие. Настоящее время: у него нет рода, угадывать ничего не нужно.

ankh-said-set-up = Подготовка: «{ $scenario }». Боги: { $gods }. Первый игрок: { $first }. Стражи: { $guardians }
ankh-said-drafted = { $god } берёт в свой запас: { $monument }
ankh-said-action = { $god }: «{ $action }»
ankh-said-moved = { $god } перемещает: { $figure } { $start } → { $end }{ $claws }
ankh-said-pushed = { $by } — Сатис сдвигает: { $figure } ({ $god }) { $start } → { $end }{ $claws }
ankh-said-summoned = { $god } призывает: { $figure } → { $cell }{ $sun ->
    [yes] , жетон солнца
   *[no] {""}
  }{ $ransom ->
    [yes] , из плена
   *[no] {""}
  }{ $claws }
ankh-said-claws = , клешни: { $cells }
ankh-said-nothing-gained = { $god } не получает верующих
ankh-said-unlocked = { $god } открывает свойство анха «{ $power }»
ankh-said-nothing-unlocked = { $god } не открывает свойство анха
ankh-said-guardian-gained = { $god } получает стража: { $guardian }
ankh-said-no-guardian = { $god } не получает стража { $level }-го уровня: их не осталось
ankh-said-followers = { $god } — верующие: { $amount }, теперь { $after } ({ $source })
ankh-said-devotion = { $god } — поклонение: { $amount }, теперь { $after } ({ $source }{ $bonus ->
    [0] {""}
   *[other] , { ankh-power-bountiful } +{ $bonus }
  })
ankh-said-event = Событие { $position }: { $kind } ({ $god })
ankh-said-claimed = { $god } получает контроль: { $monument } { $cell } (прежде: { $previous })
ankh-said-nothing-to-claim = { $god } — подходящего монумента рядом нет
ankh-said-site-cleared = { $god } расчищает стройплощадку { $cell }
ankh-said-built = { $god } возводит: { $monument } { $cell }
ankh-said-destroyed = Разрушение: { $monument } { $cell } ({ $owner })
ankh-said-no-caravan = { $possible ->
    [yes] Караван не размещён
   *[no] Разместить караван негде
  }
ankh-said-caravan = { $god } размещает караван: { $camels }. Клеток в новых регионах: { $sizes }
ankh-said-tokens = Жетоны очерёдности: { $old } — регион клетки { $old_region }, { $new } — регион клетки { $new_region }
ankh-said-tokens-swapped = Обмен жетонов очерёдности: { $tokens }
ankh-said-conflict = Конфликт { $number }. Жетон определителя ничьей: { $god }
ankh-said-scorpion-struck = { $god } — удар гигантского скорпиона с клетки { $cell }: { $targets }
ankh-said-capitals = Две столицы. Фигурок вокруг: { $counts }. Больше всех: { $leaders }
ankh-said-region-skipped = Регион { $region }: никого
ankh-said-dominated = Регион { $region }. Доминирование: { $god }
ankh-said-battle = Регион { $region }. Сражение: { $gods }
ankh-said-announced = { $god } разыгрывает в этом сражении { $cards ->
    [one] одну карту
   *[other] две карты
  }
ankh-said-cards-revealed = Карты: { $cards }
ankh-said-plague = { ankh-card-plague } ({ $god }). Ставки: { $bids }. { $spared ->
    [none] Уцелевших нет
   *[other] Уцелевшие: { $spared }
  }
ankh-said-majority = { $god } — контроль над большинством: { $monuments }
ankh-said-strength = Регион { $region }. Сила: { $gods }
ankh-said-strength-of = { $god } { $total } (фигурки { $figures }, бонус { $bonus }, карты { $cards })
ankh-said-tie-broken = Ничья. Жетон определителя ничьей использует { $god }
ankh-said-battle-result = Регион { $region }. { $winner ->
    [none] Победителя нет
   *[other] Победитель: { $winner }
  } ({ $strength })
ankh-said-died = Потери: { $figures }
ankh-said-kept-alive = { $god } оставляет в живых: { $cells }
ankh-said-captured = { $god } берёт в плен воина ({ $owner })
ankh-said-cat-mummy-died = Гибель мумии кошки ({ $god }): остальные теряют поклонение
ankh-said-portal = { $god } — жетон загробного мира: { $start ->
    [0] {""}
   *[other] { $start } →{" "}
  }{ $cell }
ankh-said-cards-taken-back = { $god } возвращает в руку все карты сражений
ankh-said-waves-of-doubt = Волны неверия: каждый бог теряет поклонение, −{ $amount }
ankh-said-conflict-over = Конфликт { $number } завершён
ankh-said-merge = Слияние богов: { $senior } (старший бог) и { $junior } (младший бог)
ankh-said-guardian-taken = { $god } берёт стража младшего бога: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  }
ankh-said-guardian-lost = Выходит из игры: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  } ({ $god })
ankh-said-merged = { $senior } и { $junior } — теперь единый бог. Поклонение: { $devotion }, верующие: { $followers }
ankh-said-forgotten = Бог предан забвению: { $god }
ankh-said-cities = Города: { $controllers }
ankh-said-auction = Торги за стража: { $guardian }. { $bidders ->
    [none] Участников нет
   *[other] Участники: { $bidders }
  }
ankh-said-auction-won = Торги выигрывает { $god }. Ставки: { $bids }
ankh-said-game-over = Конец игры: { $ending }. { $god ->
    [none] Победителя нет
   *[other] Победитель: { $god }
  }
