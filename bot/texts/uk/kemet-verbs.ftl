### Команди: що вони кажуть про себе; щонайбільше 100 знаків.

command-kemet = Ходи в «Кеметі»
command-kemet-move = Пересунути військо, напасти або телепортуватися
command-kemet-move-way = Звідки й куди: 10>81, 11>10:3>81, телепортація 11^85
command-kemet-recruit = Завербувати воїнів і повернути істот
command-kemet-recruit-where = Райони й числа: 11+2 12+1 фенікс 11
command-kemet-build = Збудувати піраміду вище
command-kemet-build-pyramid = Колір і рівень, для нової ще район: червона 3, синя 1 13
command-kemet-buy = Купити плитку сили
command-kemet-buy-tile = Плитка: 232 або назва
command-kemet-pray = Помолитися й отримати очки молитви
command-kemet-pray-row = Ряд дії: 2 або 3
command-kemet-card = Зіграти карту божественного втручання
command-kemet-card-how = Карта та її ціль: молитва, вогняний дощ 81, вербування 11+2
command-kemet-battle = Обрати карти для бою
command-kemet-battle-cards = Карта в бій, карта у скидання, КБВ: 320 221 лють бронза

## Рядок, який можна набрати

kemet-example = 10>81
