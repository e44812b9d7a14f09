### Вопросы игрокам: по одной короткой строке на решение.

duel-what-draft-wonder = Какое Чудо света вы берёте?
duel-what-main-action = Возьмите карту или активируйте бога
duel-what-offering-tokens = Какие жетоны Жертвоприношения использовать?
duel-what-choose-progress = Пара символов: какой жетон Развития вы берёте?
duel-what-library-token = Александрийская библиотека: какой жетон Развития оставить?
duel-what-discard-opponent-card = Какую карту соперника сбросить?
duel-what-build-from-discard = Какую карту из сброса построить?
duel-what-choose-starter = Кто начинает эпоху?
duel-what-place-god = Какого бога и в какой слот вы кладёте?
duel-what-place-gate = В какой слот положить Врата?
duel-what-gate-god = Врата: какого бога активировать?
duel-what-theater-deck = Божественный театр: какую стопку богов открыть?
duel-what-theater-god = Божественный театр: какого бога активировать?
duel-what-theater-order = Какой бог вернётся на верх стопки?
duel-what-enki-token = Энки: какой жетон Развития вы берёте?
duel-what-place-snake = Нисаба: какую зелёную карту соперника скопировать?
duel-what-steal-card = Баал: какую карту соперника забрать?
duel-what-zeus-card = Зевс: какую карту раскладки сбросить?
duel-what-anubis-wonder = Анубис: какое Чудо снова станет непостроенным?
duel-what-isis-pair = Исида: какое Чудо построить и какой картой из сброса?
duel-what-ra-wonder = Ра: какое Чудо соперника забрать?
duel-what-place-minerva = Куда поставить фишку Минервы?
duel-what-neptune-remove = Нептун: какой Военный жетон убрать без последствий?
duel-what-neptune-apply = Нептун: какой Военный жетон применить к сопернику?
