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

senet-text-house-rebirth = тут з’являються фішки, що потонули
senet-text-house-beauty = тут має зупинитися кожна фішка; безпечно
senet-text-house-water = фішка, що потрапила сюди, переноситься на 15
senet-text-house-three-truths = з дошки — лише якщо випало 3; безпечно
senet-text-house-re-atum = з дошки — лише якщо випало 2; безпечно
senet-text-house-horus = з дошки — з будь-яким кидком; безпечно

senet-ending-all-off = усі фішки знято з дошки
