### Команды: что они говорят о себе; не больше 100 знаков.

command-imhotep = Ходы в «Имхотепе»
command-imhotep-take = Взять камни из каменоломни
command-imhotep-load = Разместить камень на корабле
command-imhotep-load-where = Корабль и место: 2.3
command-imhotep-sail = Отправить корабль к площадке
command-imhotep-sail-where = Корабль и площадка: 2 гробница
command-imhotep-card = Разыграть голубую карту
command-imhotep-card-how = Карта и что ей нужно: молоток 2.3, рычаг 2 гробница 3-1-2

## Строка, которую можно набрать

imhotep-example = отправить 2 гробница
