### Що ділянки «Імхотепа» принесли б зараз і що змінить чернетка.

imhotep-forecast-now = Якби гра закінчилася зараз: { $list }
imhotep-forecast-points-read = Разом із храмом, як наприкінці цього раунду, і фінальним підрахунком
imhotep-forecast-blue = Блакитні карти
imhotep-forecast-ships = Що приніс би кожен корабель: { $player }
imhotep-forecast-ships-read = Свої очки : найбільше в іншого гравця; на ринку — карти. «?» — може змінитися від вибору.
imhotep-change-points = Якби гра закінчилася після цього: { $list }
