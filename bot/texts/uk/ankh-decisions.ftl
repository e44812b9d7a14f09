### Про що питають гравця: по одній короткій фразі.

ankh-what-action = Оберіть дію
ankh-what-move = Перемістіть фігурки, кожну щонайбільше на 3 ділянки
ankh-what-summon = Яку фігурку розмістити й де?
ankh-what-unlock = Яку властивість анкха вивчити?
ankh-what-control = Над яким монументом отримати контроль?
ankh-what-control-monument = Який монумент поставити на будівельному майданчику?
ankh-what-caravan = Де пройде караван? Щонайбільше 6 верблюдів
ankh-what-caravan-token = На якій новій території залишиться жетон конфлікту?
ankh-what-caravan-swap = Поміняти місцями два жетони конфлікту?
ankh-what-battle-muster = Перемістити фігурку до ваших обелісків на території?
ankh-what-battle-two = Одна карта бою чи дві?
ankh-what-battle-card = Оберіть карту бою
ankh-what-battle-build = Збудувати монумент? Який і де?
ankh-what-battle-bid = Таємна ставка: скількох послідовників пожертвувати?
ankh-what-battle-tie = Нічия. Використати жетон перемоги в нічій?
ankh-what-battle-keep = Дар Ісіди: які фігурки залишити живими?
# not in the printed book
ankh-what-capture = Чийого загиблого воїна взяти в полон?
# not in the printed book
ankh-what-portal = Куди покласти жетон потойбіччя?
# not in the printed book
ankh-what-mummy = Куди повертається мумія?
ankh-what-worshipful = Пожертвувати 2 послідовників, щоб отримати 1 поклоніння?
# not in the printed book
ankh-what-merge-keep = Яких стражів молодшого бога взяти собі?
ankh-what-aim = Куди спрямувати клешні?
ankh-what-auction-bid = Таємна ставка за стража: скільки послідовників?
ankh-what-auction-place = Де розмістити стража?
ankh-what-draft = Який монумент узяти у свій запас?
ankh-what-founding = Який у вас початковий монумент?
ankh-what-city = Над яким містом отримати контроль?
