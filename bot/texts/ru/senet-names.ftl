### Названия «Сенета»: стороны, особые дома, исход.

senet-game = Сенет

senet-side-reed = Тростник
senet-side-reel = Катушка
senet-player = Игрок { $player }

senet-house-rebirth = Дом возрождения
senet-house-beauty = Дом красоты
senet-house-water = Дом воды
senet-house-three-truths = Дом трёх истин
senet-house-re-atum = Дом Ра-Атума
senet-house-horus = Дом Хора

## Что делает дом, в одну строку

senet-text-house-rebirth = здесь появляются утонувшие
senet-text-house-beauty = здесь должна остановиться каждая фишка; безопасно
senet-text-house-water = фишка, попавшая сюда, идёт на 15
senet-text-house-three-truths = уходят только с броском 3; безопасно
senet-text-house-re-atum = уходят только с броском 2; безопасно
senet-text-house-horus = уходят с любым броском; безопасно

senet-ending-all-off = все фишки сняты с доски
