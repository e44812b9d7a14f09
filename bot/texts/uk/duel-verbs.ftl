### Команди: що вони кажуть про себе; щонайбільше 100 знаків.

command-duel = Ходи в «Дуелі»
command-duel-build = Збудувати карту розкладки
command-duel-build-card = Карта: 32 або назва
command-duel-sell = Продати карту розкладки
command-duel-sell-card = Карта: 32 або назва
command-duel-wonder = Збудувати Диво світу картою розкладки
command-duel-wonder-how = Карта й Диво: 32/2 або назви
command-duel-god = Активувати бога Пантеону
command-duel-god-slot = Слот і, якщо треба, жетони Жертви: 3, 3+2+4

## Рядок, який можна набрати

duel-example = 32/2
