### Короткі слова на картинках «Дуелі»; їхню довжину задає renderer/duel/labels.py.

duel-label-age = Епоха { $age }
duel-label-phase-set-up = Підготовка
duel-label-phase-draft = Дива світу
duel-label-phase-pantheon = Пантеон
duel-label-phase-age = Нова епоха
duel-label-phase-turn = Хід
duel-label-phase-scoring = Підрахунок очок
duel-label-phase-over = Гру завершено
duel-label-won = Перемога: { $list }
duel-label-batch = Дива { $number }/{ $most }
duel-label-empty = порожньо
duel-label-activated = зіграно
duel-label-discard = Скинуто { $number }
duel-label-pile = Скинуті карти: { $number }
duel-label-sell = Збут
duel-label-only-you = Бачите лише ви
duel-label-choose-god = { $mythology } міфологія: оберіть бога і слот
duel-label-god-back = Інший повернеться на верх стосу, сорочкою догори.
duel-label-choose-order = Який бог ляже на верх стосу?
duel-label-your-gods = Боги, яких знаєте лише ви
duel-label-revealed = Відкриті боги
duel-label-end = Кінець гри
duel-label-if-now = Якби зараз кінець
duel-label-total = Разом
duel-label-after = Після цього ходу
duel-label-look = Ви подивитеся двох богів
