# Уроки и первая партия

lessons-step-of = шаг { $now } из { $all }
lessons-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
lessons-goal = Цель
lessons-right = Верно
lessons-not-so = Не вышло
lessons-done = Шаг пройден.
lessons-missed = Цель не достигнута.
lessons-is-done = пройден:
lessons-next = Дальше
lessons-again = Ещё раз
lessons-show = Показать
lessons-play-on = Доиграйте сами
lessons-leave = Дальше сам: закончить обучение
lessons-over = Правила вы знаете
lessons-over-note = Теперь можно сыграть целую партию.
lessons-to-invite = К приглашению
lessons-passed = Урок пройден
lessons-passed-note = Дальше — следующий. Или вернитесь к школе и выберите сами.
lessons-next-lesson = Следующий урок
lessons-to-school = К школе
lessons-none = Такого урока нет.
