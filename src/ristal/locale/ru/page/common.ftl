# Страница: то, что она говорит в любой игре

page-title = Ристалище
page-tagline = Пять настольных дуэлей по их настоящим правилам. Без регистрации: два нажатия — и первый ход.
page-my-key = На другом устройстве
page-guest = Гость
page-continue = Продолжить
page-turn-of-other = ход соперника
page-play-bot = Играть с ботом
page-configure = Настроить
page-with-friend = С другом
page-players = { $most ->
    [2] 2 игрока
   *[other] { $least }–{ $most } игрока
}
page-counted-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
page-counted-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
page-counted-fights = { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[other] { $count } боёв
}
page-counted-battles = { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[other] { $count } боёв
}
page-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
page-options-of = Настроить партию: { $game }
page-watch-now = Смотреть сейчас
page-bots-play = Посмотреть бой ботов, бойца против мастера:
page-replays = Повторы
page-no-replays = Сыгранные партии появятся здесь.
page-open-file = Открыть запись из файла
page-hot-seat = Вдвоём за одним экраном
page-hot-seat-note = Любая игра; между ходами — занавес.
page-set-up = Новая партия
page-seats = Сколько игроков
page-sitters = Кто играет
page-sitter-me = я
page-rulings = Тонкости правил
page-rulings-note = Как решать то, о чём правила молчат. Можно не трогать.
page-real-dice = Кубики бросаем сами за настоящим столом
page-public = Показывать партию на главной странице
page-public-note = Эту партию с главной страницы могут смотреть все.
page-origin-note = Партия продолжает другую, с её хода { $move }. Всё скрытое будет сдано заново.
page-typed-note = Кубики настоящие: свои вы бросаете сами и говорите, что выпало.
page-begin = Начать
page-move-number = ход { $number }
page-seat-number = Место { $number }
page-accept = Сесть за стол
page-invite-used = Место уже занято
page-key-note = Один ключ открывает все ваши партии на другом устройстве. Кто знает ключ, может играть за вас: никому его не показывайте.
page-key-empty = Пока нет ни одной партии.
page-key-take = Вставьте ключ с другого устройства
page-key-taken = Партий добавлено: { $count }.
page-key-bad = Это не похоже на ключ.
page-take = Перенести сюда
page-copy-key = Скопировать ключ
page-search = Найти в правилах
page-things = Карты, отряды, кубики
page-seen-by = Чьими глазами
page-openly = Открыто
page-place = Место в партии
page-jump-to = К ходу { $at }
page-to-start = В начало
page-to-end = В конец
page-step-back = Ход назад
page-step-on = Ход вперёд
page-play-all = Воспроизвести
page-play-from = Играть отсюда
page-link = Ссылка
page-file = Файл
page-pass-screen = передайте экран
page-meanwhile = Пока вас не было
page-pass-note = Карты закрыты. Возьмите экран, убедитесь, что соперник не смотрит, и удерживайте кнопку секунду.
page-hold-me = Удерживайте: я — { $name }
page-victory = Победа!
page-defeat = Поражение
page-swap-sides = Поменяться сторонами
page-look-at-table = Посмотреть на стол
page-hand-of = Что осталось на руке: { $name }
page-home = На главную
page-rules = Правила
page-school = Школа
page-settings = Настройки
page-sound = Звук
page-volume = Громкость
page-theme = Тема
page-themes-dark = тёмная
page-themes-light = светлая
page-language = Язык
page-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
page-log = Ход боя
page-open-log = Журнал
page-close = Закрыть
page-yes = да
page-no = нет
page-hint = Подсказка
page-hint-thinks = Бот думает…
page-hint-note = Ваши шансы при том, что вам видно ({ $count ->
    [one] { $count } пробная партия
    [few] { $count } пробные партии
   *[other] { $count } пробных партий
}).
page-hint-plan = План: { $answers }
page-hint-follow = Так и ответить
page-hint-follow-plan = Так и сделать
page-review = Разбор
page-undo = Назад
page-undone = Ход взят назад.
page-undo-asks = Соперника просят согласиться: он уже что-то узнал из этого хода.
page-draw-asks = Вы предложили ничью. Ждём, что ответит соперник.
page-takes-back = { $who } просит вернуть ход назад.
page-offers-draw = { $who } предлагает ничью.
page-allow = Разрешить
page-agree = Согласиться
page-refuse = Нет
page-line = Строка ответа
page-line-placeholder = ответ: { $examples }; ? — правило
page-line-idle = почему …, карта …, ? — правило
page-now = Сейчас:
page-not-now = Сейчас нельзя:
page-previous-thing = предыдущая
page-next-thing = следующая
page-gesture-hold = Подержите палец — прочтёте целиком.
page-gesture-hover = Наведите или нажмите i — прочтёте целиком.
page-why-not = почему нельзя
page-chooser = Что именно?
page-send = Отправить
page-send-many = Отправить: { $labels }
page-empty = Выбрать заново
page-more = ещё { $count }
page-bot = бот
page-absent = не здесь
page-present = за столом
page-open = ждём соперника
page-turn-of = ходит { $who }
page-your-turn = ваш ход
page-waiting = Ждём соперника
page-waiting-note = Партия начнётся, когда сядут все. Ссылку можно отправить любым способом.
page-copy = Скопировать ссылку
page-over = Партия окончена
page-nobody-asked = Секунду…
page-offline = Нет связи
page-offline-note = Ваш ход сохранён и уйдёт сам. Пробуем ещё раз через { $seconds } с.
page-gone = Этой партии здесь нет
page-clause = Пункт { $id } правил
page-rules-title = Правила: { $game }
page-whole-rules = Главы, примеры и карты на отдельной странице
page-source = Откуда это
page-provenance = { $from ->
    [stated] из правил
    [inferred] выведено из правил
    [public] общеизвестно
    [reconstructed] восстановлено
    [own] своё
   *[other] {""}
}
page-help = Что это значит?
page-understood = Понятно
page-notes-goal = Ради чего играют
page-notes-event = Что случилось
page-notes-question = Что делать
page-example = Например:
page-no-teaching = Больше не объяснять
page-resign = Сдаться
page-resign-sure = Точно сдаться?
page-draw = Предложить ничью
page-last-moves = Последние ходы
page-decided = Чем всё решилось
page-no-minute = меньше минуты
page-share-replay = Поделиться повтором
page-link-copied = Ссылка скопирована
page-figures = Партия в цифрах
page-rematch = Реванш
page-rematch-wanted = Соперник хочет сыграть ещё раз.
page-replay = Посмотреть запись
page-leave = Выйти
page-speed = Скорость
page-speed-at-once = сразу
page-motion = Движение
page-motions-full = полное
page-motions-calm = спокойное
page-motions-none = без движения
page-confirm-tap = Подтверждать ход
page-confirm-taps-touch = на телефоне
page-confirm-taps-always = всегда
page-confirm-taps-never = никогда
page-notify = Уведомление, когда ваш ход
page-teaching = Объяснять новое по ходу игры
page-nick = Как вас звать
page-discard = Сброс
page-nothing = пусто
page-handover = Экран — игроку { $who }
page-what-fell = Что выпало?
page-awaits-die = Ждём броска настоящего кубика
page-loading = Раскладываем…
page-credits = Неофициальная программа. Значки: game-icons.net, CC BY 3.0.
page-called = { $id ->
    [hand] Рука
    [deck] Колода
    [discard] Сброс
    [reserve] Резерв
    [field] Поле
    [board] Поле
    [table] Стол
    [market] Рынок
    [dice] Кубики
    [cards] Карты
    [units] Отряды
    [fighters] Бойцы
    [heroes] Герои
    [armies] Армия
    [afoot] В пути
    [cell] ячейка
    [space] ячейка
    [score] Очки
    [points] Очки
    [health] Здоровье
    [energy] Энергия
    [wins] Победы
    [round] Раунд
    [turn] Ход
    [phase] Фаза
    [first] Первый игрок
    [variant] Вариант
    [zone] место
    [value] значение
    [maximum] наибольшее
    [max_health] наибольшее здоровье
    [name] имя
    [plan] План
    [teams] Команда
    [active] Ходит
   *[other] { $name }
}
page-face-down = рубашкой вверх: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-keys = Клавиши
page-key-seal = ответ с печатью
page-key-space = ячейка с этим номером
page-key-pass = пас
page-key-walk = по тому, что можно
page-key-choose = выбрать
page-key-look = прочесть целиком
page-key-start-over = выбрать заново
page-key-hint = подсказка
page-key-undo = назад
page-key-log = журнал
page-key-again = ход соперника ещё раз
page-key-line = строка ответа
page-key-rule = правило вопроса
page-taken-back = взято назад
page-since = С вашего хода
page-since-none = пока ничего не произошло
page-again = ещё раз
page-pause = Пауза
page-go-on = Дальше
page-any-press = любое нажатие — дальше
page-watching = ходит { $who } · вы смотрите
page-does-take = Беру
page-choosing-you = вы выбираете
page-choosing-now = сейчас выбирает
page-choosing-done = выбор сделан; откроете вместе
page-choosing-later = ждёт своей очереди
