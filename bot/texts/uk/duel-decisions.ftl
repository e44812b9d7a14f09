### Запитання до гравців: по одному короткому рядку на рішення.

duel-what-draft-wonder = Яке Диво світу ви берете?
duel-what-main-action = Візьміть карту або активуйте бога
duel-what-offering-tokens = Які жетони Жертви використати?
duel-what-choose-progress = Пара символів: який жетон Розвитку ви берете?
duel-what-library-token = Александрійська бібліотека: який жетон Розвитку залишити?
duel-what-discard-opponent-card = Яку карту суперника скинути?
duel-what-build-from-discard = Яку карту зі скиду збудувати?
duel-what-choose-starter = Хто починає епоху?
duel-what-place-god = Якого бога і в який слот ви кладете?
duel-what-place-gate = У який слот покласти Браму?
duel-what-gate-god = Брама: якого бога активувати?
duel-what-theater-deck = Божественний театр: який стос богів відкрити?
duel-what-theater-god = Божественний театр: якого бога активувати?
duel-what-theater-order = Який бог повернеться на верх стосу?
duel-what-enki-token = Енкі: який жетон Розвитку ви берете?
duel-what-place-snake = Нісаба: яку зелену карту суперника скопіювати?
duel-what-steal-card = Баал: яку карту суперника забрати?
duel-what-zeus-card = Зевс: яку карту розкладки скинути?
duel-what-anubis-wonder = Анубіс: яке Диво знову стане незбудованим?
duel-what-isis-pair = Ісіда: яке Диво збудувати і якою картою зі скиду?
duel-what-ra-wonder = Ра: яке Диво суперника забрати?
duel-what-place-minerva = Куди поставити фішку Мінерви?
duel-what-neptune-remove = Нептун: який Військовий жетон прибрати без наслідків?
duel-what-neptune-apply = Нептун: який Військовий жетон застосувати до суперника?
