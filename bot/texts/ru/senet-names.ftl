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

senet-text-house-rebirth = здесь появляются утонувшие фишки
senet-text-house-beauty = здесь должна остановиться каждая фишка; безопасно
senet-text-house-water = фишка, попавшая сюда, переносится на 15
senet-text-house-three-truths = с доски — только если выпало 3; безопасно
senet-text-house-re-atum = с доски — только если выпало 2; безопасно
senet-text-house-horus = с доски — с любым броском; безопасно

senet-ending-all-off = все фишки сняты с доски
