### Спільний журнал: рядок на подію. Теперішній час: роду в нього немає, вгадувати нічого не треба.

ankh-said-set-up = Підготовка: «{ $scenario }». Боги: { $gods }. Перший гравець: { $first }. Стражі: { $guardians }
ankh-said-drafted = { $god } бере у свій запас: { $monument }
ankh-said-action = { $god }: «{ $action }»
ankh-said-moved = { $god } переміщує: { $figure } { $start } → { $end }{ $claws }
# not in the printed book
ankh-said-pushed = { $by } — Сатіс відсуває: { $figure } ({ $god }) { $start } → { $end }{ $claws }
ankh-said-summoned = { $god } розміщує: { $figure } → { $cell }{ $sun ->
    [yes] , жетон сонця
   *[no] {""}
  }{ $ransom ->
    [yes] , з полону
   *[no] {""}
  }{ $claws }
ankh-said-claws = , клешні: { $cells }
ankh-said-nothing-gained = { $god } не отримує послідовників
ankh-said-unlocked = { $god } вивчає властивість анкха «{ $power }»
ankh-said-nothing-unlocked = { $god } не вивчає властивості анкха
ankh-said-guardian-gained = { $god } отримує стража: { $guardian }
ankh-said-no-guardian = { $god } не отримує стража { $level }-го рівня: їх не залишилося
ankh-said-followers = { $god } — послідовники: { $amount }, тепер { $after } ({ $source })
ankh-said-devotion = { $god } — поклоніння: { $amount }, тепер { $after } ({ $source }{ $bonus ->
    [0] {""}
   *[other] , { ankh-power-bountiful } +{ $bonus }
  })
ankh-said-event = Подія { $position }: { $kind } ({ $god })
ankh-said-claimed = { $god } отримує контроль: { $monument } { $cell } (раніше: { $previous })
ankh-said-nothing-to-claim = { $god } — відповідного монумента поруч немає
ankh-said-site-cleared = { $god } розчищає будівельний майданчик { $cell }
ankh-said-built = { $god } будує: { $monument } { $cell }
ankh-said-destroyed = Знищено: { $monument } { $cell } ({ $owner })
ankh-said-no-caravan = { $possible ->
    [yes] Караван не розміщено
   *[no] Розмістити караван ніде
  }
ankh-said-caravan = { $god } розміщує караван: { $camels }. Ділянок на нових територіях: { $sizes }
ankh-said-tokens = Жетони конфлікту: { $old } — територія ділянки { $old_region }, { $new } — територія ділянки { $new_region }
ankh-said-tokens-swapped = Обмін жетонів конфлікту: { $tokens }
ankh-said-conflict = Конфлікт { $number }. Жетон перемоги в нічій: { $god }
# not in the printed book
ankh-said-scorpion-struck = { $god } — удар гігантського скорпіона з ділянки { $cell }: { $targets }
ankh-said-capitals = Дві столиці. Фігурок довкола: { $counts }. Найбільше: { $leaders }
ankh-said-region-skipped = Територія { $region }: нікого
ankh-said-dominated = Територія { $region }. Домінування: { $god }
ankh-said-battle = Територія { $region }. Бій: { $gods }
ankh-said-announced = { $god } грає в цьому бою { $cards ->
    [one] одну карту
   *[other] дві карти
  }
ankh-said-cards-revealed = Карти: { $cards }
ankh-said-plague = { ankh-card-plague } ({ $god }). Ставки: { $bids }. { $spared ->
    [none] Вцілілих немає
   *[other] Вцілілі: { $spared }
  }
ankh-said-majority = { $god } — більшість за типом: { $monuments }
ankh-said-strength = Територія { $region }. Сила: { $gods }
ankh-said-strength-of = { $god } { $total } (фігурки { $figures }, бонус { $bonus }, карти { $cards })
ankh-said-tie-broken = Нічия. Жетон перемоги в нічій використовує { $god }
ankh-said-battle-result = Територія { $region }. { $winner ->
    [none] Переможця немає
   *[other] Переможець: { $winner }
  } ({ $strength })
ankh-said-died = Втрати: { $figures }
ankh-said-kept-alive = { $god } залишає живими: { $cells }
# not in the printed book
ankh-said-captured = { $god } бере в полон воїна ({ $owner })
# not in the printed book
ankh-said-cat-mummy-died = Загибель мумії кішки ({ $god }): решта втрачає поклоніння
# not in the printed book
ankh-said-portal = { $god } — жетон потойбіччя: { $start ->
    [0] {""}
   *[other] { $start } →{" "}
  }{ $cell }
ankh-said-cards-taken-back = { $god } повертає в руку всі карти бою
ankh-said-waves-of-doubt = Хвилі зневіри: кожен бог втрачає поклоніння, −{ $amount }
ankh-said-conflict-over = Конфлікт { $number } завершено
# not in the printed book
ankh-said-merge = Злука богів: { $senior } (старший бог) і { $junior } (молодший бог)
# not in the printed book
ankh-said-guardian-taken = { $god } бере стража молодшого бога: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  }
ankh-said-guardian-lost = Вибуває з гри: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  } ({ $god })
ankh-said-merged = { $senior } і { $junior } — тепер єдиний бог. Поклоніння: { $devotion }, послідовники: { $followers }
ankh-said-forgotten = Бога забуто: { $god }
ankh-said-cities = Міста: { $controllers }
ankh-said-auction = Торги за стража: { $guardian }. { $bidders ->
    [none] Учасників немає
   *[other] Учасники: { $bidders }
  }
ankh-said-auction-won = Торги виграє { $god }. Ставки: { $bids }
ankh-said-game-over = Кінець гри: { $ending }. { $god ->
    [none] Переможця немає
   *[other] Переможець: { $god }
  }
