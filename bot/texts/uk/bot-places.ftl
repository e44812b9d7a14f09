### Де йдуть ігри: чого там бракує, які ігри на паузі і як їх продовжити.

## Права, як вони називаються в налаштуваннях Discord

permission-view-channel = Переглядати канали
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-create-public-threads = Створювати публічні гілки
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень

## Що заважає; кілька причин ідуть через крапку з комою

trouble-permission = у мене немає права «{ $name }»
trouble-kind = для гри потрібен текстовий канал або гілка в ньому
trouble-locked = цю гілку заблоковано
trouble-archived = ця гілка в архіві
trouble-gone = каналу цієї гри більше немає
trouble-absent = мене немає на цьому сервері; спочатку мене має додати той, хто ним керує
trouble-here = Вести тут гру не вийде: { $list }.
trouble-stored = Ваш хід записано, але написати про це сюди не виходить: { $list }. Щойно це виправлять, гра піде далі сама.

## Ігри на паузі

resume-game = { $game } { $number }
resume-none = Жодна ваша гра не стоїть на паузі.
resume-which = Яку гру продовжити?
resume-done = Гра триває тут: { $link }
resume-goes-on = Ця гра вже йде: { $link }
resume-in-a-channel = У цій грі є й інші гравці. Продовжте її в каналі сервера, де її побачать усі.
resume-posted = ## { $game }: гра триває
resume-called = { $who }, гра триває тут.
error-paused = Ця гра на паузі. Будь-хто з її гравців може продовжити її коли завгодно: `/game resume`.
