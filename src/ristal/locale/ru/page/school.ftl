# Школа

school-about = Восемь коротких уроков на игру, все за настоящим столом. Можно начать с любой.
school-done = пройдено
school-new = не начинали
school-now = урок { $number }: { $title }
school-known = Уже знаете правила?
school-known-note = Сдайте урок с конца: «{ $title }» откроет все предыдущие.
school-progress = { $done } из { $all }
school-left = { $count ->
    [one] ещё { $count } минута
    [few] ещё { $count } минуты
   *[many] ещё { $count } минут
}
school-number = урок { $number } из { $all }
school-facts = Правила § { $clauses }. Без часов: ошибиться не страшно.
school-begin = Начать урок { $number }
school-again = Повторить { $number }
school-repeat = Пройти ещё раз
school-closed = Сначала пройдите урок { $number }: этот на нём стоит. А можно сдать последний, и откроются все.
school-yours = Ваши уроки
school-result = { $misses ->
    [0] { $title } — без ошибок
    [one] { $title } — { $misses } ошибка
    [few] { $title } — { $misses } ошибки
   *[many] { $title } — { $misses } ошибок
}
school-station = Урок { $number }: { $title }
school-is-done = пройден
school-is-closed = закрыт
school-play = Играть
