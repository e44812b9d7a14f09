### Досягнення («Кемет») і за що їх дають.

kemet-achievement-warlord = Бойова слава
kemet-achievement-undefeated = Без поразок
kemet-achievement-menagerie = Звіринець
kemet-achievement-builder = Велике будівництво
kemet-achievement-high-priest = Три храми
kemet-achievement-conqueror = Чужа піраміда

kemet-text-achievement-warlord = П’ять переможних очок або більше за бої.
kemet-text-achievement-undefeated = Перемога в грі та в трьох боях або більше, без програних боїв.
kemet-text-achievement-menagerie = Три істоти або більше наприкінці гри.
kemet-text-achievement-builder = Наприкінці гри в пірамід разом десять рівнів або більше.
kemet-text-achievement-high-priest = Контроль над трьома храмами або більше наприкінці гри.
kemet-text-achievement-conqueror = Перемога з пірамідою суперника під контролем.
