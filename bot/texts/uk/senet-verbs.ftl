### Команди: що вони кажуть про себе; не більше 100 знаків.

command-senet = Ходи в «Сенеті»
command-senet-move = Піти фішкою вперед на кидок
command-senet-move-house = Дім, у якому стоїть фішка: 7
command-senet-back = Піти фішкою назад, якщо вперед не може жодна
command-senet-back-house = Дім, у якому стоїть фішка: 7

## Рядок, який можна набрати

senet-example = хід 7
