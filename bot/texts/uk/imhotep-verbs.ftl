### Команди: що вони кажуть про себе; щонайбільше 100 знаків.

command-imhotep = Ходи в «Імхотепі»
command-imhotep-take = Взяти камені з каменоломні
command-imhotep-load = Розмістити камінь на кораблі
command-imhotep-load-where = Корабель і місце: 2.3
command-imhotep-sail = Відправити корабель до майданчика
command-imhotep-sail-where = Корабель і майданчик: 2 гробниця
command-imhotep-card = Зіграти блакитну карту
command-imhotep-card-how = Карта й що їй потрібно: молоток 2.3, важіль 2 гробниця 3-1-2

## Рядок, який можна набрати

imhotep-example = відправити 2 гробниця
