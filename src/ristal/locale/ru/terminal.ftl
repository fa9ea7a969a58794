# Терминал

## Командная строка

cli-description = Ристалище: настольные дуэли по настоящим правилам.
cli-epilog = Без команды открывается стол в браузере. Подробнее о команде: ristal КОМАНДА --help.
cli-usage = Вызов:
cli-arguments = Аргументы
cli-options = Ключи
cli-commands = Команды
cli-help = показать эту справку
cli-version = показать версию
cli-lang = язык: русский или английский; обычно такой же, как в системе
cli-more = Подробнее: { $command }
cli-command = КОМАНДА
cli-game = ИГРА
cli-level = УРОВЕНЬ
cli-seconds = СЕКУНДЫ
cli-number = ЧИСЛО
cli-folder = ПАПКА
cli-file = ФАЙЛ
cli-choice = ВЫБОР
cli-clause = ПУНКТ

cli-own-content = Если это ваши карты, назовите папку с ними: --content ПАПКА или --edition ПАПКА.
cli-error-required = не хватает: { $names }
cli-error-unknown = лишнее: { $names }
cli-error-choice = { $name }: { $value } не подходит; можно { $choices }
cli-error-value = { $name }: { $value } не подходит
cli-error-needs-value = { $name }: здесь нужно значение
cli-error-together = { $name } и { $other } нельзя вместе
cli-error-takes-none = { $name }: значения здесь не нужно
cli-error-other = { $name }: { $reason }
cli-error-number = { $value } не подходит; нужно число от { $least } до { $most }

file-cannot-read = Файл { $file } не прочитать: { $reason ->
    [missing] его нет.
    [folder] это папка.
    [forbidden] нет прав.
    [not-text] в нём не текст.
   *[other] { $reason }.
}
file-cannot-write = Файл { $file } не записать: { $reason ->
    [missing] нет такой папки.
    [folder] это папка.
    [forbidden] нет прав.
   *[other] { $reason }.
}

## Игра

play-command = Играть против бота или человека — или смотреть, как играют боты.
play-flag-opponent = соперник: { $levels }, ismcts:0.5s, ismcts:500 или свой бот, mybot.py:Cautious; обычно novice
play-flag-watch = играют только боты: уровень для каждого места или один для всех
play-flag-delay = пауза между ходами, секунды; обычно 1
play-flag-seat = ваше место, считая с 1; обычно 1
play-flag-seed = зерно случайности: с тем же зерном выпадет то же самое
play-flag-dice = кубики: rolled — бросает программа, typed — вы бросаете настоящие и набираете, что выпало
play-flag-content = папка с вашими картами
play-flag-edition = папка издания: только то, что отличается от коробки
cli-no-edition = в { $folder } нет { $file }
play-flag-game = { $games } — или файл: сохранённая партия либо запись, чтобы играть дальше
play-flag-load = то же, что назвать файл: продолжить сохранённую партию или запись
play-flag-position = начать с позиции, описанной в TOML
play-flag-record = куда записать партию, когда она кончится; обычно — в папку с данными программы
play-flag-seats = сколько мест: { $choices }
play-flag-option = { $name }: { $choices }
play-flag-per-seat = { $name }, через запятую для каждого места: { $choices }
play-game-flags = Настройки игры «{ $title }»

play-no-such-level = Соперника «{ $level }» нет. Есть { level-random }, { level-greedy }, { level-beginner }, { level-novice }, { level-fighter }, { level-master }, { level-champion }, { level-human }, а ещё ismcts:0.5s (секунды), ismcts:500 (итерации) и свой бот из файла, mybot.py:Cautious.
play-wrong-opponents = Соперников нужно { $needed }, а названо { $given }.
play-wrong-bots = Ботов нужно { $needed }, а названо { $given }.
play-watch-bots = Здесь играют только боты. Чтобы играть самому, нужна команда play с ключом --opponent.
play-own-bot-again = В этой партии играл бот из файла: { $bot }. Сам по себе файл не запускается; назовите бота ещё раз: --opponent { $bot }.
play-watch-alone = С --watch играют одни боты: --opponent и --seat здесь ни к чему.
play-no-such-seat = Места { $seat } нет: они считаются от 1 до { $last }.
play-two-files = Файл назван дважды: { $file } — лишний.
play-bad-delay = Пауза бывает от 0 до { $longest } секунд.
play-which-game = Во что играем? Есть { $games }.
play-other-game = Это партия другой игры: { $game }.
play-options-and-file = Настройки ({ $options }) — только для новой партии, а эта уже начата.
play-no-such-choice = { $option }: «{ $choice }» не подходит; можно { $choices }.
play-chosen-twice = { $option }: «{ $choice }» нельзя выбрать дважды.

play-pure-python = Работает обычный Python, не скомпилированный: боты думают медленнее.
play-you = вы
play-turn = { $count ->
    [1] решает
   *[other] решают
}
play-thinking = { $player } думает…
play-prompt = Ответ (? — правило, помощь — команды):
play-die = Бросьте кубик{ $what ->
    [none] {""}
   *[other] {" "}— { $what }
}{ $whose ->
    [none] {""}
   *[other] , { $whose }
}. Сколько выпало (1–{ $sides })?
play-die-what = Нужно число от 1 до { $sides }.
play-hand-over = Теперь отвечает { $player }. Передайте место у экрана.
play-hand-over-prompt = Когда никто другой не смотрит, нажмите Enter:
play-help =
    Ответ — номер из списка ({ $number }), имя или его начало ({ $answer }). Несколько — через пробел.
      ?              правило, по которому идёт вопрос;  ? R24 — любой другой пункт
      почему Ответ   можно ли так ответить, и если нет — почему
      назад          взять назад свой последний ответ
      подсказка      что ответил бы бот и почему
      сдаюсь         сдать партию
      журнал         всё, что было в партии
      сохранить      сохранить партию; можно назвать файл: сохранить бой.json
      выход          уйти; партия сохраняется сама после каждого ответа
      Enter, стол    показать стол заново
play-goal-asked = Ради чего играют, скажет «помощь».
play-why-what = О чём вопрос? Например: почему { $answer }.
play-nothing-to-undo = Взять назад нечего.
play-undone = Ваш ответ взят назад: { $answer }.
play-undone-together = { $player } берёт назад свой ответ: { $answer }. Все уже видели, что было дальше.
play-saved =
    Партия сохранена:
    { $file }
    Продолжить:
    { $command }
play-left =
    Партия не окончена и сохранена:
    { $file }
    Продолжить:
    { $command }
play-recorded =
    Запись партии:
    { $file }
    Посмотреть:
    { $command }
play-you-won = Вы победили!
play-you-lost = Вы проиграли.
play-undone-known = Вы уже видели, что из него вышло: в записи партии это останется.
play-ended-taken-back = В этой партии ответ брали назад, уже увидев, что из него вышло: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
play-resign-sure = Сдать партию? (да — сдать):
play-resign-not = Играем дальше.

hint-thinking = Бот думает за вас…
hint-only-one = Ответ здесь один.
hint-best = Бот ответил бы: { $answer }. К этому ответу он возвращался чаще всего ({ $share } %): такие продолжения приносили в среднем { $points } из 100.
hint-plan = Дальше: { $answers }.
hint-others = Ещё он смотрел: { $answers }.
hint-other = { $answer } — { $share } %, { $points } из 100
hint-believe = 100 — победа, 0 — поражение. Просмотрено продолжений: { $count }. Бот знает о скрытых картах не больше вашего.

after-choices = 1 — ещё раз, 2 — поменяться местами, 3 — посмотреть, 4 — сохранить запись
after-what = Что дальше (помощь — команды, Enter — закончить):
after-not-understood = Нужно число от 1 до 4, Enter или слово: какие — скажет «помощь».
after-help =
    { "  " }1, ещё раз     такая же партия с начала;  2, поменяться — она же, на других местах
    { "  " }3, посмотреть  пройти партию ход за ходом
    { "  " }4, запись      сохранить запись в свой файл
    { "  " }Enter, выход   закончить
after-again = ещё, ещё раз
after-swap = поменяться, поменяться местами
after-look = смотреть, посмотреть
after-keep = запись, сохранить
after-name = Имя файла (Enter — { $file }):

continue-command = Продолжить партию, которую оставили последней.
continue-flag-game = { $games }: последняя партия этой игры; обычно — последняя из всех
continue-nothing = Неоконченных партий нет.
continue-nothing-of = Неоконченных партий «{ $title }» нет. Есть другие: { $others }.
continue-others = Продолжаем: { $match }. Неоконченных ещё { $count }: ristal continue ИГРА или 0 в меню (ristal terminal).

save-exists = Файл { $file } уже есть. Назовите другой.

level-human = человек
level-random = случайный
level-greedy = жадный
level-beginner = начинающий
level-novice = новичок
level-fighter = боец
level-master = мастер
level-champion = чемпион

## Слова команд во время игры: через запятую

order-help = помощь, справка
order-rule = правило
order-why = почему
order-undo = назад, отмена
order-save = сохранить
order-log = журнал
order-quit = выход, выйти
order-hint = подсказка, подскажи
order-resign = сдаюсь, сдаться
order-table = стол
word-yes = да, д

## Меню

menu-command = Меню игр.
menu-title = Ристалище — настольные дуэли по настоящим правилам
menu-continue = { " " }{ $number }  Продолжить неоконченную партию ({ $match }{ $others ->
    [0] {""}
   *[other] {" "}или ещё { $others }
})
menu-which-game = Номер игры (Enter — первая, q — выход):
menu-which-match = Номер партии (Enter — последняя, q — выход):
menu-which-setting = Enter — играть, номер — изменить, ? — правила, q — выход:
menu-which-choice = Номер (Enter — не менять):
menu-what = Нужно число от 1 до { $last }.
menu-what-count = Столько игроков не бывает. Можно: { $numbers }.
menu-no-content = В папке { $folder } нет карт ни для одной из игр. Что в ней не так, скажет ristal play ИГРА --content { $folder }.
menu-back = Enter — дальше:
menu-opponent = Соперник
menu-seats = Игроков
menu-seat = Ваше место
menu-seat-number = { $number }-е
menu-of-seat = { $name }, { $number }-е место

## Просмотр записи

replay-command = Посмотреть запись партии, ход за ходом.
replay-flag-file = запись партии или сохранённая партия
replay-flag-plain = напечатать всё сразу
replay-flag-seat = чьими глазами смотреть, считая с 1; обычно — глазами зрителя
replay-prompt = Дальше (помощь — команды):
replay-orders = Enter — вперёд, b — назад, номер — к ответу, a — само, p — играть, q — выход
replay-order-next = n, вперёд, дальше
replay-order-back = b, назад
replay-order-auto = a, само
replay-order-play = p, играть
replay-help =
    { "  " }Enter, вперёд  следующий ответ;  назад, b — предыдущий;  число — любой
    { "  " }само, a        дальше само собой, до конца; Ctrl-C — остановить
    { "  " }играть, p      играть дальше с этого места
    { "  " }выход, q       закончить просмотр
replay-is-over = Здесь партия уже окончена: вернитесь назад, чтобы играть.
replay-which-seat = За кого вы играете: { $seats } (Enter — { $likely }):
replay-which-opponent = Соперник (Enter — новичок, человек — вместе за одним экраном):
replay-what = Непонятно. Нужны Enter, b, номер ответа, a, p, q или слово: какие — скажет «помощь».
replay-no-such-move = Такого ответа нет: они считаются от 0 до { $last }.
replay-beginning = Начало. Всего { $last ->
    [one] { $last } ответ
    [few] { $last } ответа
   *[many] { $last } ответов
}.
replay-move = Ответ { $number } из { $last }: { $player } — { $answer }
replay-cannot = { $cause ->
    [version] Эта партия сыграна по другой версии правил, и переиграть её нельзя.
    [content] Эта партия сыграна другими картами, и переиграть её нельзя.
   *[other] Эта запись расходится с правилами, и переиграть её нельзя.
} Вот что в ней записано.
replay-player = Игрок { $number }

## Правила

lesson-command = Урок игры за настоящим столом; без номера — какие есть.
lesson-flag-number = номер урока, от 1 до 8
lesson-none = Урока { $number } нет: всего их { $count }.
lesson-listed = { $number }. { $title }, минут: { $minutes }
lesson-how = { "   " }{ $command }
lesson-step = шаг { $now } из { $all } · { $title }
lesson-good = Верно
lesson-bad = Не вышло. Ещё раз.
lesson-offer = «показать» сыграет решение.
lesson-unclear = Так здесь не ответить. Цель: { $goal }. Годятся номер ответа, «показать» и «выход».
lesson-over = Урок пройден.
lesson-play = Теперь целая партия: { $command }
lesson-you = Вы

rules-command = Правила игры или один их пункт.
rules-flag-clause = номер пункта (R15) или слова: «Крючок», «сброс карты»
rules-of-game = { $command } — «{ $title }»
rules-nothing-found = Слов «{ $words }» нет ни в именах карт, ни в пунктах правил.
rules-no-clause = Пункта «{ $clause }» в правилах нет. Всего в них { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}, первый — { $first }.
play-hidden-answer = (скрыто)

review-command = Разобрать партию: что в ней решило мастерство, а что удача.
review-flag-file = запись партии
review-flag-json = записать разбор в этот файл в формате JSON
review-flag-html = записать разбор страницей в этот файл (если не просили JSON — рядом с записью)
review-flag-iterations = сколько продолжений смотреть на каждый вопрос; 0 — обойтись без поиска
review-flag-bots = боты, которые играли, по одному на место: их тайный выбор повторится, чтобы отделить угадывание
review-bots = Нужно назвать столько ботов, сколько мест: { $count }.
review-seat-sum = { $player }: { $result } = мастерство { $decisions }, удача { $luck }, угадывание { $guessing }
review-written = Страница разбора: { $file }
