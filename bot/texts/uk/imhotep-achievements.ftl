### Досягнення («Імхотеп») і за що їх дають.

imhotep-achievement-everywhere = На всіх майданчиках
imhotep-achievement-no-market = Самий камінь
imhotep-achievement-collector = П’ять статуй
imhotep-achievement-runaway = Великий відрив
imhotep-achievement-by-the-sled = Вирішили сани
imhotep-achievement-dynasty = Династія

imhotep-text-achievement-everywhere = Очки за піраміду, храм, гробницю й обеліски.
imhotep-text-achievement-no-market = Перемога без жодної карти ринку.
imhotep-text-achievement-collector = П’ять статуй або більше наприкінці гри.
imhotep-text-achievement-runaway = Перемога з відривом у 10 очок або більше.
imhotep-text-achievement-by-the-sled = Перемога за нічиєї: на санях більше каменів.
imhotep-text-achievement-dynasty = П’ять з’єднаних каменів або більше у гробниці.
