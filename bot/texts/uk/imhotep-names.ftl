### Назви в «Імхотепі».

imhotep-game = Імхотеп

## Гравці

imhotep-colour-black = Чорний
imhotep-colour-white = Білий
imhotep-colour-brown = Коричневий
imhotep-colour-gray = Сірий
imhotep-colour-short-black = Чор
imhotep-colour-short-white = Біл
imhotep-colour-short-brown = Кор
imhotep-colour-short-gray = Сір
imhotep-player = Гравець { $player }
imhotep-nobody = ніхто

## Будівельні майданчики та їхні сторони

imhotep-site-market = Ринок
imhotep-site-pyramid = Піраміда
imhotep-site-temple = Храм
imhotep-site-tomb = Гробниця
imhotep-site-obelisks = Обеліски
imhotep-side-a = А
imhotep-side-b = В
imhotep-pyramid-great = велика піраміда
imhotep-pyramid-left = ліва піраміда
imhotep-pyramid-middle = середня піраміда
imhotep-pyramid-right = права піраміда

## Карти ринку

imhotep-card-entrance = Вхід
imhotep-card-sarcophagus = Саркофаг
imhotep-card-paved-path = Брукована дорога
imhotep-card-pyramid-ornament = Прикраса піраміди
imhotep-card-temple-ornament = Прикраса храму
imhotep-card-tomb-ornament = Прикраса гробниці
imhotep-card-obelisk-ornament = Прикраса обеліска
imhotep-card-statue = Статуя
imhotep-card-lever = Важіль
imhotep-card-hammer = Молоток
imhotep-card-sail = Вітрило
imhotep-card-chisel = Долото

## Що робить карта, одним рядком

imhotep-text-card-entrance = Одразу: камінь із каменоломні — на піраміду.
imhotep-text-card-sarcophagus = Одразу: камінь із каменоломні — до гробниці.
imhotep-text-card-paved-path = Одразу: камінь із каменоломні — до обелісків.
imhotep-text-card-pyramid-ornament = Наприкінці: 1 очко за кожні 3 камені на піраміді.
imhotep-text-card-temple-ornament = Наприкінці: 1 очко за кожні 3 камені у храмі.
imhotep-text-card-tomb-ornament = Наприкінці: 1 очко за кожні 3 камені у гробниці.
imhotep-text-card-obelisk-ornament = Наприкінці: 1 очко за кожні 3 камені біля обелісків.
imhotep-text-card-statue = Наприкінці: 1, 3, 6, 10, 15 очок за 1–5 статуй, +2 за кожну наступну.
imhotep-text-card-lever = Пізніше: відправити корабель і обрати порядок розвантаження.
imhotep-text-card-hammer = Пізніше: взяти камені й розмістити один на кораблі.
imhotep-text-card-sail = Пізніше: розмістити камінь на кораблі й відправити цей корабель.
imhotep-text-card-chisel = Пізніше: розмістити два камені на одному або двох кораблях.

## Бонуси, нагороди, джерела очок, кінець

imhotep-bonus-card = верхня карта стосу
imhotep-bonus-stones = 3 камені з каменоломні
imhotep-bonus-load = камінь на корабель
imhotep-reward-points = очки
imhotep-reward-choice = очко або камені
imhotep-reward-card = карта
imhotep-source-earlier = раніше
imhotep-source-pyramid = піраміда
imhotep-source-temple = храм
imhotep-source-tomb = гробниця
imhotep-source-obelisks = обеліски
imhotep-source-ornaments = прикраси
imhotep-source-statues = статуї
imhotep-source-blue = блакитні карти
imhotep-source-wrath = гнів фараона
imhotep-origin-market = з ринку
imhotep-origin-pair = з пари
imhotep-origin-bonus = бонус піраміди
imhotep-origin-temple = від храму
imhotep-ending-points = найбільше очок
imhotep-ending-sled = нічия, на санях більше каменів
imhotep-ending-shared = нічия, перемога спільна
