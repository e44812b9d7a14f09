### Команди: що вони кажуть про себе; щонайбільше 100 знаків.

command-ankh = Ходи у грі «Анкх»
command-ankh-move = Перемістити фігурки
command-ankh-move-moves = Звідки й куди: 57>68 47>57
command-ankh-summon = Розмістити фігурки
command-ankh-summon-pieces = Фігурка й ділянка: воїн 45 скорпіон 66@67+77
command-ankh-gain = Отримати послідовників
command-ankh-unlock = Вивчити властивість анкха
command-ankh-unlock-power = Яку властивість
command-ankh-claim = Отримати контроль над монументом
command-ankh-claim-at = Ділянка монумента
command-ankh-caravan = Розмістити караван
command-ankh-caravan-path = Два кінці з номерами (3-7), кордони (13|14 14|23) або ні
command-ankh-caravan-token = Ділянка території, яка зберігає жетон конфлікту
command-ankh-caravan-swap = Два жетони конфлікту для обміну: 4=2
command-ankh-battle = Таємно обрати карту бою
command-ankh-battle-card = Карта
command-ankh-battle-second = Друга карта, якщо оголошено дві
command-ankh-bid = Таємна ставка послідовниками
command-ankh-bid-followers = Скільки

## Рядок, який можна набрати

ankh-example = розмістити воїн 45
