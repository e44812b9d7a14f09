### Команды: что они говорят о себе; не больше 100 знаков.

command-ankh = Ходы в игре «Анх»
command-ankh-move = Переместить фигурки
command-ankh-move-moves = Откуда и куда: 57>68 47>57
command-ankh-summon = Призвать фигурки
command-ankh-summon-pieces = Фигурка и клетка: воин 45 скорпион 66@67+77
command-ankh-gain = Получить верующих
command-ankh-unlock = Открыть свойство анха
command-ankh-unlock-power = Какое свойство
command-ankh-claim = Получить контроль над монументом
command-ankh-claim-at = Клетка монумента
command-ankh-caravan = Разместить караван
command-ankh-caravan-path = Два конца с номерами (3-7), границы (13|14 14|23) или нет
command-ankh-caravan-token = Клетка региона, который сохраняет жетон очерёдности конфликта
command-ankh-caravan-swap = Два жетона очерёдности конфликта для обмена: 4=2
command-ankh-battle = Тайно выбрать карту сражения
command-ankh-battle-card = Карта
command-ankh-battle-second = Вторая карта, если объявлены две
command-ankh-bid = Тайная ставка верующими
command-ankh-bid-followers = Сколько

## Строка, которую можно набрать

ankh-example = призвать воин 45
