# Страница: правила

rules-games = Игры
rules-parts = Что показать
rules-examples = Примеры
rules-chapters = Главы
rules-chapter = Глава { $at } из { $all }
rules-previous = Предыдущая глава
rules-next = Следующая глава
rules-in-force = сейчас за столом
rules-opened-at = Открыто на пункте { $clause }: он решает, что сейчас можно за вашим столом.
rules-to-table = К столу
rules-none-found = Ничего не нашлось.
rules-position = Стол в этом положении
rules-may = Так:
rules-may-not = Не так:
rules-try = Попробовать самому
