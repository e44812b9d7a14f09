### Команды: что они говорят о себе; не больше 100 знаков.

command-senet = Ходы в «Сенете»
command-senet-move = Пойти фишкой вперёд на бросок
command-senet-move-house = Дом, в котором стоит фишка: 7
command-senet-back = Пойти фишкой назад, если вперёд не может ни одна
command-senet-back-house = Дом, в котором стоит фишка: 7

## Строка, которую можно набрать

senet-example = ход 7
