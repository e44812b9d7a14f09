### Про що питають гравця: одне коротке запитання на рішення.

imhotep-what-action = Оберіть дію
imhotep-what-market = Яку карту ринку ви берете?
imhotep-what-market-keep = Яку карту з пари ви залишите?
imhotep-what-pyramid = На яку піраміду потрапить ваш камінь?
imhotep-what-bonus-card = Бонус: взяти верхню карту стосу?
imhotep-what-bonus-stones = Бонус: взяти камені з каменоломні?
imhotep-what-bonus-load = Бонус: розмістити камінь на кораблі? Де?
imhotep-what-temple = Храм: очко чи камені?
