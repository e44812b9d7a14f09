### Вероятности «Сенета» и что изменит черновик.

senet-forecast-risk = риск { $chance } %
senet-forecast-moves = Шансы после каждого хода: { $player }
senet-forecast-moves-read = Шанс, что следующий бросок позволит поменяться местами при такой расстановке. Броски: { $list }.
senet-forecast-theirs = под ударом
senet-forecast-own = может атаковать
senet-change-risk = Риск, что следующим броском вас атакуют: { $old } % → { $new } %
