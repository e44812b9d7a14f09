### Назви «Сенету»: сторони, особливі доми, підсумок.

senet-game = Сенет

senet-side-reed = Очерет
senet-side-reel = Котушка
senet-player = Гравець { $player }

senet-house-rebirth = Дім відродження
senet-house-beauty = Дім краси
senet-house-water = Дім води
senet-house-three-truths = Дім трьох істин
senet-house-re-atum = Дім Ра-Атума
senet-house-horus = Дім Гора

## Що робить дім, в один рядок

senet-text-house-rebirth = тут з’являються потонулі
senet-text-house-beauty = тут має зупинитися кожна фішка; безпечно
senet-text-house-water = фішка, що потрапила сюди, йде на 15
senet-text-house-three-truths = виходять лише з кидком 3; безпечно
senet-text-house-re-atum = виходять лише з кидком 2; безпечно
senet-text-house-horus = виходять з будь-яким кидком; безпечно

senet-ending-all-off = усі фішки знято з дошки
