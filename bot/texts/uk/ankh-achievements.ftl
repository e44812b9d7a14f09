### Досягнення (Анх) і за що їх дають.

ankh-achievement-red-zone = З червоної зони
ankh-achievement-summit = Вершина
ankh-achievement-menagerie = Звіринець
ankh-achievement-enlightened = Усі шість властивостей
ankh-achievement-unbeaten = Без поразок
ankh-achievement-all-monuments = Влада над каменем

ankh-text-achievement-red-zone = Перемога, хоча на початок конфлікту 4 бог стояв у червоній зоні треку поклоніння.
ankh-text-achievement-summit = Перемога: бог досяг вершини треку поклоніння.
ankh-text-achievement-menagerie = Стражі всіх трьох рівнів одночасно.
ankh-text-achievement-enlightened = Вивчено всі властивості, які може мати бог.
ankh-text-achievement-unbeaten = Перемога в грі та в усіх своїх боях, щонайменше трьох.
ankh-text-achievement-all-monuments = Більшість монументів усіх трьох типів на одній території.
