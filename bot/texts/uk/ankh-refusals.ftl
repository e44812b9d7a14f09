### Чому не можна: що, чому і, якщо відомо, що можна. 0 або порожньо: невідомо.

## Будь-яка гра

ankh-refused-game-over = Гру завершено.
ankh-refused-not-your-turn = { $gods ->
    [none] Зараз не ваш хід.
   *[other] Зараз ходить інший гравець: { $gods }. Можна зберегти це як план.
  }
ankh-refused-not-an-option = Зараз не можна: «{ $answer }».
ankh-refused-stale = Поле змінилося. Погляньте на нову позицію й оберіть знову.
ankh-refused-too-far-ahead = «{ $answer }» — це задалеко наперед: що буде до цього, вирішать випадок або інші гравці. Надішліть рядок без цього.
ankh-refused-unreadable = Незрозуміло: «{ $word }». Приклад: { $example }

## Що можна додати

ankh-refused-reachable = З ділянки { $start } доступні: { $cells }.
ankh-refused-push-to = Відсунути можна на: { $cells }.
ankh-refused-routes = Шляхи: { $routes }.
ankh-refused-options = Можна: { $options }.

## Ділянка

ankh-refused-no-such-cell = На полі немає ділянки { $cell }.
ankh-refused-occupied = Ділянка { $cell } зайнята: на ділянці лише одна фігурка або один монумент.
ankh-refused-water = Ділянка { $cell } водна: зупинятися на ній не можна.
ankh-refused-city = На ділянці { $cell } місто: його не можна зайняти.
ankh-refused-grey = Ділянка { $cell } сіра: у цьому сценарії жетони на неї не кладуть.
# not in the printed book
ankh-refused-underworld = На ділянці { $cell } жетон потойбіччя: зупинятися там можуть лише фігурки його бога, монументи там не будують.
ankh-refused-unavailable = { $cell ->
    [0] Дельту Нілу в цьому сценарії затоплено: верблюдів там не ставлять.
   *[other] Ділянку { $cell } в цьому сценарії затоплено.
  }
ankh-refused-outside-region = Ділянка { $cell } не на території цього бою.

## Відстань

ankh-refused-too-far = Від { $start } до { $end } надто далеко: фігурка переміщується щонайбільше на 3 ділянки.
ankh-refused-not-adjacent = Ділянка { $cell } не прилегла.
ankh-refused-river-between = Ділянка { $cell } за річкою, тому вона не прилегла.
ankh-refused-camel-between = Ділянка { $cell } по той бік верблюдів, тому вона не прилегла.

## Фігурка чи жетон

ankh-refused-no-such-figure = { $cell ->
    [0] Такої фігурки для вибору немає.
   *[other] На ділянці { $cell } немає такої фігурки.
  }
ankh-refused-already-moved = Фігурку на ділянці { $cell } вже переміщено: кожну лише один раз.
ankh-refused-not-in-pool = У вашому запасі немає: { $figure }.
ankh-refused-slot-used = Ще одну фігурку цією дією там розмістити не можна.
# not in the printed book
ankh-refused-no-sun-left = Усі жетони сонця вже на полі.
# not in the printed book
ankh-refused-no-captive = Немає воїна, якого можна взяти в полон чи викупити.
ankh-refused-no-free-slot = Усі місця для полонених зайнято.
ankh-refused-needs-aim = Укажіть, куди спрямовано клешні: дві ділянки поруч, наприклад 66@67+77.
ankh-refused-not-protected = Ця фігурка не під захистом: живими залишаються тільки фігурки поруч із ворогом.
ankh-refused-no-free-base = Немає вільної підставки: { $guardian }. У бога дві маленькі й дві великі.

## Хід

ankh-refused-not-below-first = Друга дія — лише нижче першої («{ $first }»).

## Ціна і контроль

ankh-refused-too-few-followers = { $need ->
    [0] { $have ->
        [0] У вас немає послідовників.
        [one] У вас лише { $have } послідовник.
        [few] У вас лише { $have } послідовники.
       *[other] У вас лише { $have } послідовників.
      }
    [one] Потрібен { $need } послідовник, у вас: { $have }.
    [few] Потрібні { $need } послідовники, у вас: { $have }.
   *[other] Потрібно { $need } послідовників, у вас: { $have }.
  }
ankh-refused-wrong-level = «{ $power }» — властивість { $level }-го рівня, а наступна має бути { $due }-го.
ankh-refused-level-full = Не можна: «{ $power }». Обидві властивості { $level }-го рівня вже вивчено.
ankh-refused-already-unlocked = Уже вивчено: «{ $power }».
ankh-refused-no-such-power = У цій грі не можна вивчити: «{ $power }».
ankh-refused-not-unlocked = У вас не вивчено: «{ $power }».
ankh-refused-no-monument = На ділянці { $cell } немає монумента.
ankh-refused-neutral-left = Монумент на ділянці { $cell } під контролем, а на полі ще є нейтральні: спершу вони.
ankh-refused-no-ankh-token = Для ділянки { $cell } у вас не залишилося жетонів анкха.
ankh-refused-own-monument = Монумент на ділянці { $cell } вже ваш.
ankh-refused-none-left = { $monument ->
    [none] Нічого не залишилося.
   *[other] У запасі не залишилося: { $monument }.
  }

## Караван

ankh-refused-on-river = Кордон { $border } — річка: верблюдів там не ставлять.
ankh-refused-on-water-border = Кордон { $border } — біля води: верблюдів там не ставлять.
ankh-refused-on-board-edge = Кордон { $border } — край поля: верблюдів там не ставлять.
ankh-refused-on-camel = На кордоні { $border } вже стоїть верблюд.
ankh-refused-city-border = Кордон { $border } — біля міста: верблюдів там не ставлять.
ankh-refused-too-many-camels = { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюди
   *[other] { $camels } верблюдів
  } — забагато, можна щонайбільше: { $most }.
ankh-refused-broken-chain = Верблюди мають стояти одним неперервним ланцюгом.
ankh-refused-not-anchored = Обидва кінці каравану мають упиратися в річку, воду, інших верблюдів або край поля.
ankh-refused-region-too-small = Потрібні дві території щонайменше по { $least } ділянок, а вийшло б: { $sizes }.
ankh-refused-no-token-left = Для нової території не залишилося жетона конфлікту.
ankh-refused-no-such-chain = Ці два кінці не з’єднати жодним дозволеним караваном.
ankh-refused-ambiguous = Ці два кінці можна з’єднати по-різному: назвіть кордони.

## Бій

ankh-refused-not-in-hand = У вашій руці немає карти «{ $card }».
ankh-refused-one-card-only = Лише одна карта: про дві не оголошено.
ankh-refused-two-cards-announced = Оголошено про дві карти: оберіть дві.
ankh-refused-announce-first = Спершу оголосіть: одна карта чи дві.
ankh-refused-token-face-down = Жетон Амона лежить лицьовим боком донизу: дві карти — лише раз за конфлікт.
ankh-refused-not-tied = Нічиєї немає.
ankh-refused-not-a-participant = У бою на території { $region } немає ваших фігурок.
