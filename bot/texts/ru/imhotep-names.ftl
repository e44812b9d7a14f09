### Названия в «Имхотепе».

imhotep-game = Имхотеп

## Игроки

imhotep-colour-black = Чёрный
imhotep-colour-white = Белый
imhotep-colour-brown = Коричневый
imhotep-colour-gray = Серый
imhotep-colour-short-black = Чёр
imhotep-colour-short-white = Бел
imhotep-colour-short-brown = Кор
imhotep-colour-short-gray = Сер
imhotep-player = Игрок { $player }
imhotep-nobody = никто

## Строительные площадки и их стороны

imhotep-site-market = Рынок
imhotep-site-pyramid = Пирамида
imhotep-site-temple = Храм
imhotep-site-tomb = Гробница
imhotep-site-obelisks = Обелиски
imhotep-side-a = А
imhotep-side-b = В
imhotep-pyramid-great = большая пирамида
imhotep-pyramid-left = левая пирамида
imhotep-pyramid-middle = средняя пирамида
imhotep-pyramid-right = правая пирамида

## Карты рынка

imhotep-card-entrance = Вход
imhotep-card-sarcophagus = Саркофаг
imhotep-card-paved-path = Мощёная дорога
imhotep-card-pyramid-ornament = Украшение пирамиды
imhotep-card-temple-ornament = Украшение храма
imhotep-card-tomb-ornament = Украшение гробницы
imhotep-card-obelisk-ornament = Украшение обелиска
imhotep-card-statue = Статуя
imhotep-card-lever = Рычаг
imhotep-card-hammer = Молоток
imhotep-card-sail = Парус
imhotep-card-chisel = Долото

## Что делает карта, в одну строку

imhotep-text-card-entrance = Сразу: камень из каменоломни — на пирамиду.
imhotep-text-card-sarcophagus = Сразу: камень из каменоломни — в гробницу.
imhotep-text-card-paved-path = Сразу: камень из каменоломни — к обелискам.
imhotep-text-card-pyramid-ornament = В конце: 1 очко за каждые 3 камня на пирамиде.
imhotep-text-card-temple-ornament = В конце: 1 очко за каждые 3 камня в храме.
imhotep-text-card-tomb-ornament = В конце: 1 очко за каждые 3 камня в гробнице.
imhotep-text-card-obelisk-ornament = В конце: 1 очко за каждые 3 камня у обелисков.
imhotep-text-card-statue = В конце: 1, 3, 6, 10, 15 очков за 1–5 статуй, +2 за каждую следующую.
imhotep-text-card-lever = Позже: отправить корабль и выбрать порядок разгрузки.
imhotep-text-card-hammer = Позже: взять камни и разместить один на корабле.
imhotep-text-card-sail = Позже: разместить камень на корабле и отправить этот корабль.
imhotep-text-card-chisel = Позже: разместить два камня на одном или двух кораблях.

## Бонусы, награды, источники очков, исход

imhotep-bonus-card = верхняя карта стопки
imhotep-bonus-stones = 3 камня из каменоломни
imhotep-bonus-load = камень на корабль
imhotep-reward-points = очки
imhotep-reward-choice = очко или камни
imhotep-reward-card = карта
imhotep-source-earlier = раньше
imhotep-source-pyramid = пирамида
imhotep-source-temple = храм
imhotep-source-tomb = гробница
imhotep-source-obelisks = обелиски
imhotep-source-ornaments = украшения
imhotep-source-statues = статуи
imhotep-source-blue = голубые карты
imhotep-source-wrath = гнев фараона
imhotep-origin-market = с рынка
imhotep-origin-pair = из пары
imhotep-origin-bonus = бонус пирамиды
imhotep-origin-temple = от храма
imhotep-ending-points = больше всех очков
imhotep-ending-sled = ничья, на санях больше камней
imhotep-ending-shared = ничья, победа общая
