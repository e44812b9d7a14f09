### Спільний журнал: рядок на подію. Називні звороти: нічий рід не вгадується.

ankh-said-set-up = Підготовка: «{ $scenario }». Боги: { $gods }. Перший хід: { $first }. Стражі: { $guardians }
ankh-said-drafted = { $god } — у свій запас: { $monument }
ankh-said-action = { $god } — дія «{ $action }»
ankh-said-moved = { $god } — переміщення: { $figure } { $start } → { $end }{ $claws }
# not in the printed book: to be checked by a native speaker
ankh-said-pushed = { $by } — Сатіс відсуває: { $figure } ({ $god }) { $start } → { $end }{ $claws }
ankh-said-summoned = { $god } — розміщення: { $figure } → { $cell }{ $sun ->
    [yes] , жетон сонця
   *[no] {""}
  }{ $ransom ->
    [yes] , з полону
   *[no] {""}
  }{ $claws }
ankh-said-claws = , клешні: { $cells }
ankh-said-nothing-gained = { $god } — нових послідовників немає
ankh-said-unlocked = { $god } — вивчено властивість анкха «{ $power }»
ankh-said-nothing-unlocked = { $god } — властивість анкха не вивчено
ankh-said-guardian-gained = { $god } — новий страж: { $guardian }
ankh-said-no-guardian = { $god } — стража { $level }-го рівня не дісталося
ankh-said-followers = { $god } — послідовники: { $amount }, тепер { $after } ({ $source })
ankh-said-devotion = { $god } — поклоніння: { $amount }, тепер { $after } ({ $source }{ $bonus ->
    [0] {""}
   *[other] , { ankh-power-bountiful } +{ $bonus }
  })
ankh-said-event = Подія { $position }: { $kind } ({ $god })
ankh-said-claimed = { $god } — контроль над монументом: { $monument } { $cell } (раніше: { $previous })
ankh-said-nothing-to-claim = { $god } — відповідного монумента поруч немає
ankh-said-site-cleared = { $god } — розчищено будівельний майданчик { $cell }
ankh-said-built = { $god } — побудова монумента: { $monument } { $cell }
ankh-said-destroyed = Знищено: { $monument } { $cell } ({ $owner })
ankh-said-no-caravan = { $possible ->
    [yes] Караван не розміщено
   *[no] Розмістити караван ніде
  }
ankh-said-caravan = { $god } — караван верблюдів: { $camels }. Ділянок на нових територіях: { $sizes }
ankh-said-tokens = Жетони конфлікту: { $old } — територія ділянки { $old_region }, { $new } — територія ділянки { $new_region }
ankh-said-tokens-swapped = Обмін жетонів конфлікту: { $tokens }
ankh-said-conflict = Конфлікт { $number }. Жетон перемоги в нічій: { $god }
# not in the printed book: to be checked by a native speaker
ankh-said-scorpion-struck = { $god } — удар гігантського скорпіона з ділянки { $cell }: { $targets }
ankh-said-capitals = Дві столиці. Фігурок довкола: { $counts }. Найбільше: { $leaders }
ankh-said-region-skipped = Територія { $region }: нікого
ankh-said-dominated = Територія { $region }. Домінування: { $god }
ankh-said-battle = Територія { $region }. Бій: { $gods }
ankh-said-announced = { $god } — у цьому бою { $cards ->
    [one] одна карта
   *[other] дві карти
  }
ankh-said-cards-revealed = Карти: { $cards }
ankh-said-plague = { ankh-card-plague } ({ $god }). Ставки: { $bids }. Виживають: { $spared }
ankh-said-majority = { $god } — більшість монументів: { $monuments }
ankh-said-strength = Територія { $region }. Сила: { $gods }
ankh-said-strength-of = { $god } { $total } (фігурки { $figures }, бонус { $bonus }, карти { $cards })
ankh-said-tie-broken = Нічия, жетон перемоги в нічій: { $god }
ankh-said-battle-result = Територія { $region }. Перемога: { $winner } ({ $strength })
ankh-said-died = Загинули: { $figures }
ankh-said-kept-alive = { $god } — лишаються живими: { $cells }
# not in the printed book: to be checked by a native speaker
ankh-said-captured = { $god } — узято в полон воїна ({ $owner })
# not in the printed book: to be checked by a native speaker
ankh-said-cat-mummy-died = Загибель мумії кішки ({ $god }): решта втрачає поклоніння
# not in the printed book: to be checked by a native speaker
ankh-said-portal = { $god } — жетон потойбіччя: { $start ->
    [0] {""}
   *[other] { $start } →{" "}
  }{ $cell }
ankh-said-cards-taken-back = { $god } — усі карти бою знову в руці
ankh-said-waves-of-doubt = Хвилі зневіри. Поклоніння кожного бога: −{ $amount }
ankh-said-conflict-over = Конфлікт { $number } завершено
# not in the printed book: to be checked by a native speaker
ankh-said-merge = Злука богів: { $senior } (старший) і { $junior } (молодший)
# not in the printed book: to be checked by a native speaker
ankh-said-guardian-taken = { $god } — страж молодшого бога: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  }
ankh-said-guardian-lost = Поза грою: { $guardian }{ $cell ->
    [0] {""}
   *[other] {" "}{ $cell }
  } ({ $god })
ankh-said-merged = { $senior } і { $junior } — тепер єдиний бог. Поклоніння: { $devotion }, послідовники: { $followers }
ankh-said-forgotten = Забуття: { $god }
ankh-said-cities = Міста: { $controllers }
ankh-said-auction = Торги за стража: { $guardian }. Беруть участь: { $bidders }
ankh-said-auction-won = Торги — перемога: { $god }. Ставки: { $bids }
ankh-said-game-over = Кінець гри: { $ending }. Перемога: { $god }
