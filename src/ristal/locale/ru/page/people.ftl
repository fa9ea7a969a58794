# Страница: приглашения, уговор, разговор, мои партии

people-role = Кем играете
people-role-open = решит жребий или вы сами
people-clock = Часы
people-agreement = Уговор
people-clock-none = без часов
people-clock-match = { $minutes } + { $seconds } с
people-clock-move = { $seconds } с на ход
people-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
people-hints = Подсказки
people-hints-on = подсказки есть
people-hints-off = без подсказок
people-hints-choice-off = выключены
people-hints-choice-on = обоим
people-back = Возврат хода
people-back-consent = возврат хода с согласия
people-back-never = без возврата хода
people-back-choice-consent = с согласия
people-back-choice-never = нельзя
people-talk = Разговор
people-talk-words = писать можно
people-talk-phrases = только готовые фразы
people-talk-off = без разговоров
people-talk-choice-phrases = фразы
people-talk-choice-words = свои слова
people-talk-choice-off = нет
people-ago-now = только что
people-ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
}
people-ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[other] { $count } часов назад
}
people-ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
}
people-waits = { $name } ждёт вас за столом · сели { $ago }
people-about-minutes = { $count ->
    [one] Около { $count } минуты.
   *[other] Около { $count } минут.
}
people-first-time = Играю впервые
people-ask-for-link = Попросите новую ссылку у того, кто прислал эту.
people-where = Где ваш друг
people-agree = Договоримся сразу
people-other-name = Как зовут друга
people-open-network = Открыть для своей сети
people-sit-anyway = Всё равно сесть
people-sit-here = Сесть за стол
people-sit-and-wait = Сесть за стол и ждать
people-cancel = Отмена
people-link-leads-nowhere = Друг эту ссылку не откроет
people-listens-here = Программа слушает только этот компьютер: адрес 127.0.0.1 у каждого свой.
people-open-who = страницу увидит любой, кто в одной с вами сети;
people-open-internet = сама программа в интернет не выходит;
people-open-until = закроется вместе с программой.
people-terminal = То же самое из терминала:
people-link-this-machine = Ссылка для другого окна на этом компьютере
people-seat-empty = свободно
people-not-here-yet = ещё не пришли
people-ready = за столом
people-waited = Ждём { $minutes }:{ $seconds }
people-leave = Уйти из-за стола
people-meanwhile = Пока сыграть с ботом
people-is-here = { $name } за столом.
people-is-away = { $name } не за столом.
people-mute = не слышать
people-unmute = слышать
people-to = Кому
people-to-all = Всем
people-to-partners = Партнёру
people-to-partners-note = только партнёру
people-own-words = свои слова
people-say = Сказать
people-words-off = Свои слова выключены: нужны фразы или согласие всех.
people-allow-words = Согласен на свои слова
people-forbid-words = Больше без своих слов
people-talk-is-off = За этим столом договорились не разговаривать.
people-unread = Разговор, новых: { $count }
people-swap = Поменяться местами
people-lobby = Ищу соперника
people-lobby-count = { $count ->
    [one] { $count } открытый вызов на этом сервере
    [few] { $count } открытых вызова на этом сервере
   *[other] { $count } открытых вызовов на этом сервере
}
people-lobby-empty = Сейчас никто не ищет. Бросьте вызов — его увидит всякий, кто откроет страницу.
people-your-challenge = Ваш вызов
people-level = Сила соперника
people-any-level = любая сила
people-call = Позвать
people-accept = Принять
people-mine = Мои партии
people-mine-yours = Ждут вас
people-mine-others = Ждём других
people-mine-over = Окончены
people-mine-none = Вас никто не ждёт.
people-answer = Ответить
people-forget = убрать
people-other-device = На другом устройстве
people-key-needs-https = Ключ шифруется в браузере, а он умеет это только по https или на том же компьютере.
people-key-note = Ключ не растёт с числом партий. Список на сервере зашифрован: прочесть его может только ключ.
people-key-offer = Ключ перенесёт ваши партии на телефон или другой компьютер.
people-make-key = Завести ключ
people-enter-key = Ввести ключ
people-strength = Моя сила
people-show-strength = Показать
people-more-settings = Настроить партию
people-mine-first = сначала те, где меньше времени
people-mine-alone = Прерваны
people-mine-alone-note = с ботами, без срока
people-mine-all = Все мои партии: { $count }
people-left-minutes = осталось { $minutes }:{ $seconds }
people-left-hours = осталось { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
people-left-days = осталось { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
people-notices = Извещать о ходе
people-notices-note = Один раз за ход и больше ни о чём.
people-notice-open = Звук, пока страница открыта
people-notice-closed = На это устройство, когда она закрыта
people-notice-refused = Браузер извещать не разрешил, или этот сервер извещений не шлёт.
people-turn-notice = Ваш ход
people-closed-table = Адрес открывает партию только там, где в неё сели. Чтобы сыграть или посмотреть, попросите ссылку у того, кто за столом.
people-came = К вам пришли: { $who }
people-to-table = К столу
people-later = Позже
people-role-secret = выберете сами, тайно от других
people-role-pick = выберете сами, по очереди
people-role-deal = решит жребий
people-no-account = Регистрация не нужна: ссылка и есть ваш ключ.
people-at-least = сильнее бота «{ $level }»
people-lab = Лаборатория
people-workshop = Мастерская: изменить карту
people-where-name = { $where ->
    [near] Рядом
    [far] Далеко
   *[screen] За этим экраном
}
people-where-note = { $where ->
    [near] в вашей сети
    [far] где угодно, по ссылке
   *[screen] между ходами занавес
}
people-far-needs = нужен адрес сервера
people-code-note = Наведите камеру друга на код или пришлите ссылку. Она ведёт к этому столу и больше никуда.
people-link = Ссылка для друга
people-copy = Копировать
people-copied = Скопировано
people-send = Отправить
people-mail = Почтой
people-not-open-yet = Пока не открыть
people-not-open-note = Код и ссылка появятся, когда вы откроете стол для сети.
people-draft = Кто кем
people-watchers = Зрители
people-watchers-no = нет
people-watchers-yes = кто угодно
people-other-game = другая игра
people-early = Стол ещё накрывают
people-early-note = Если друг только что показал вам код, подождите: он договаривается об условиях, и страница откроется сама. Если ссылка старая, попросите новую.
people-first-time-note = { $count ->
    [one] обучение { $count } минута
    [few] обучение { $count } минуты
   *[other] обучение { $count } минут
}; стол подождёт
people-only-watch = Только посмотреть
people-seat = Ваше место
people-tincture = { $seat ->
    [0] киноварь
    [1] лазурь
    [2] зелень
   *[other] пурпур
}
people-remind = напомнить
people-reminded = напомнили
people-refuse = Отказаться
people-come-within = { $count ->
    [one] Не сядете за { $count } секунду — вызов вернётся в список.
    [few] Не сядете за { $count } секунды — вызов вернётся в список.
   *[other] Не сядете за { $count } секунд — вызов вернётся в список.
}
people-calling = Зовём соперника
people-calling-note = Он занят другим и знает, что вы пришли. Если не сядет за 15 секунд, вызов вернётся в список.
