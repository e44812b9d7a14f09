### Достижения (Анх) и за что они даются.

ankh-achievement-red-zone = Из красной части
ankh-achievement-summit = Вершина
ankh-achievement-menagerie = Зверинец
ankh-achievement-enlightened = Все шесть свойств
ankh-achievement-unbeaten = Без поражений
ankh-achievement-all-monuments = Власть над камнем

ankh-text-achievement-red-zone = Победа, хотя к началу конфликта 4 бог стоял в красной части шкалы поклонения.
ankh-text-achievement-summit = Победа: бог достиг вершины шкалы поклонения.
ankh-text-achievement-menagerie = Стражи всех трёх уровней одновременно.
ankh-text-achievement-enlightened = Открыты все свойства, какие может иметь бог.
ankh-text-achievement-unbeaten = Победа в игре и во всех своих сражениях, не меньше трёх.
ankh-text-achievement-all-monuments = Большинство монументов всех трёх типов в одном регионе.
