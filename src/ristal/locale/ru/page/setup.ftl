# Страница: настройка партии

setup-what = Что выбирают
setup-for-whom = Для кого выбирают
setup-people = { $count ->
    [2] двое
    [3] трое
    [4] четверо
   *[other] { $count }
}
setup-friend = друг
setup-here = рядом
setup-also-you = тоже вы
setup-opponent = соперник
setup-worth-beginner = Начинающий смотрит недалеко и порой выбирает не лучшее.
setup-worth-novice = Новичок считает 300 продолжений на ход.
setup-worth-fighter = Боец считает впятеро больше новичка.
setup-worth-master = Мастер считает вчетверо больше бойца.
setup-worth-champion = Чемпион считает 20 000 продолжений на ход, поэтому думает дольше всех.
setup-worth-open = Ссылку получите, когда сядете за стол.
setup-worth-me = Играете по очереди за этим экраном.
setup-twice = { $name }: уже занято другим местом.
setup-other = Выбрать другое
setup-allow = Разрешить
setup-left = { $count ->
    [one] Осталось одно: смотрите отмеченное место.
   *[other] Осталось исправить отмеченные места: { $count }.
}
setup-ready = Всё готово.
setup-by-choice = по выбору за столом
setup-by-lot = по жребию
setup-for-me = себе
setup-for-opponent = сопернику
setup-with-link = ссылка для друга будет на следующем экране
setup-begin-and-call = Начать и позвать
setup-all = все · { $count }
setup-search = имя или карта
setup-none-found = Ничего не нашлось. Сотрите запрос.
setup-taken = занято
setup-deck = { $count ->
    [one] Вся колода: { $count } карта
    [few] Вся колода: { $count } карты
   *[other] Вся колода: { $count } карт
}
setup-parts = Что внутри
setup-as-in-the-book = всё обычное
