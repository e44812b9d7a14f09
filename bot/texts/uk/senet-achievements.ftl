### Досягнення (Сенет) і за що їх дають.

senet-achievement-dry = Сухим із води
senet-achievement-shut-out = Насухо
senet-achievement-twice-drowned = Із глибини
senet-achievement-four-throws = Кидок за кидком

senet-text-achievement-dry = Перемога, за якої жодна своя фішка не впала у воду.
senet-text-achievement-shut-out = Перемога, за якої суперник не вивів з дошки жодної фішки.
senet-text-achievement-twice-drowned = Перемога, хоча свої фішки падали у воду двічі або частіше.
senet-text-achievement-four-throws = Чотири ходи поспіль або більше, поки не ходить суперник.
