# Что говорит сервер
server-bad-request = Запрос непонятен: { $place }
server-no-token = Для этого нужен ключ места или зрителя.
server-not-yours = Сейчас это не ваше дело: ждут ответа другого места, или вы только смотрите.
server-foreign-origin = Страницам других сайтов это не позволено.
server-not-found = Здесь ничего нет.
server-wrong-method = Так здесь не делают.
server-stale = Этот вопрос уже закрыт.
server-bad-record = Это не запись партии, которую можно прочесть.
server-not-over = Партия ещё не окончена.
server-over = Партия окончена.
server-not-begun = Партия начнётся, когда все сядут за стол.
server-not-now = Сейчас этого сделать нельзя.
server-readable-only = С начала партии изменились правила или карты: её можно смотреть, но не продолжать.
server-used = Это место уже занято.
server-too-large = Слишком много за один раз: не больше { NUMBER($most, useGrouping: 0) } байт.
server-too-many = Слишком часто: подождите немного.
server-too-many-matches = У вас слишком много неоконченных партий: сначала доиграйте некоторые из них.
server-too-slow = Запрос шёл слишком долго.
server-broken = Это наша ошибка, а не ваша.
server-stopping = Сервер останавливается и скоро вернётся.
server-unavailable = Сейчас сервер ничего не может сохранить. Повторите чуть позже: дважды это не засчитается.
server-line-unclear = Не понимаю «{ $text }».
server-waits = { $count ->
    [one] Ждём ответа: { $players }.
   *[other] Ждём ответов: { $players }.
}
server-told-resign = { $player } сдаётся.
server-told-draw-offer = { $player } предлагает ничью.
server-told-draw = Игроки согласились на ничью.
server-told-undo-offer = { $player } просит вернуть ход.
server-told-undo = { $player } возвращает ход.
server-told-decline = { $player } не соглашается.
server-told-rematch = { $player } хочет сыграть ещё раз.
server-told-device = { $player } продолжает на другом устройстве.
serve-help = Сервер партий: HTTP и WebSocket.
serve-host = адрес, на котором слушать; 127.0.0.1 — только этот компьютер
serve-port = порт, на котором слушать
serve-data = папка, в которой хранятся партии
serve-database = другая база данных: postgresql+psycopg://…; иначе та, что в переменной RISTAL_DATABASE
serve-workers = сколько процессов обслуживают одни и те же партии (с PostgreSQL)
serve-bot-pace = сколько секунд проходит от вопроса до ответа бота
serve-no-browser = не открывать браузер
error-bad-option-workers = Нескольким процессам нужна общая база данных: --database postgresql+psycopg://…
error-bad-option-folder-in-use = Партии в папке { $folder } уже обслуживает другой сервер: { $where }. Остановите его или назовите другую папку: --data.
error-bad-option-port = На { $host }:{ $port } слушать нельзя: возможно, порт занят. Попробуйте другой --port.
error-bad-save-unfair = В файле ничего нет о случайности: он сделан не сервером или до конца партии.
error-bad-save-fair = То, что сервер раскрыл после конца, повреждено: нужны партия, обязательство, секрет и слово каждого места.
error-replay-differs-commitment = Секрет не тот, которым сервер связал себя до начала: файл изменён, или сервер нечестен.
error-replay-differs-outcomes = { $move ->
    [0] В раздаче записано исходов: { $recorded }, а из секрета и слов игроков следует: { $derived }.
   *[other] В ходе { $move } записано исходов: { $recorded }, а из секрета и слов игроков следует: { $derived }.
}
error-replay-differs-outcome = { $move ->
    [0] Исход { $place } раздачи записан как { $recorded }, а из секрета и слов игроков следует { $derived }.
   *[other] Исход { $place } хода { $move } записан как { $recorded }, а из секрета и слов игроков следует { $derived }.
}
error-replay-differs-move = { $move ->
    [0] Партия не могла начаться так, как записано.
   *[other] Ход { $move } не мог быть сделан так, как записано.
}
error-replay-differs-result = Партия кончилась не так, как записано.
verify-command = Вывести заново каждый бросок и каждую тасовку партии на сервере.
verify-flag-file = запись партии, как её отдаёт сервер после конца
verify-flag-commitment = обязательство, которое вам показали до первой раздачи
verify-flag-seed = слово, которое вы дали
verify-other-commitment = Всё следует из файла, но обязательство в нём не ваше: { $commitment }
verify-other-seed = Всё следует из файла, но вашего слова нет ни у одного места.
verify-outcomes = Все исходы случая ({ $outcomes }) — в раздаче и в { $moves ->
    [one] { $moves } ходе
   *[other] { $moves } ходах
} — следуют из секрета и слов игроков. Ответы, положения и итог тоже сходятся.
verify-inherited = Первые ходы ({ $moves }) пришли из другой партии: об их случае эта проверка не говорит.
verify-thrown = Кубики ({ $dice }) бросали люди за столом: их выбрал не сервер, и доказать о них нечего.
error-replay-differs-dice = В записи нет кубика, который бросили за столом.
verify-commitment = Обязательство: { $commitment }
verify-seed = Слово игрока { $seat }: { $seed }
verify-no-seed = Игрок { $seat } слова не дал.
verify-proves = Это доказывает: после обязательства никто не мог выбрать или изменить исход так, чтобы эта проверка прошла. Сравните обязательство с тем, что вам показали до первой раздачи (--commitment), и слово со своим (--seed): файл за вас этого не сделает.
verify-trust = Сама случайность никем не выбрана, если хоть одно слово дал человек, который не заодно с сервером и уже видел обязательство. Слово, посланное вместе с просьбой о партии, сервер знал раньше, чем связал себя.
verify-no-seeds = Слова не дал никто: случайность выбрал один сервер и мог до партии перебрать много секретов.
verify-leaves = Это не доказывает, что сервер не заглядывал вперёд в свою случайность, никому не показал закрытых карт и не бросал неугодных партий; и не говорит, кто сидел за столом.
cli-word = СЛОВО
db-command = Уход за базой сервера: upgrade, backup, prune.
db-flag-action = upgrade — привести к виду, который нужен программе; backup — скопировать в файл, не останавливая сервер; prune — убрать старые партии, сказав, какие
db-flag-file = куда положить копию (backup)
db-flag-days = сколько дней не трогали партии, которые уйдут (prune; 365)
db-flag-playing = убрать и партии, брошенные на середине (prune)
db-flag-yes = не спрашивать (prune)
db-nothing = Базы { $file } нет.
db-up-to-date = База в порядке (версия { $version }).
db-upgraded = База приведена к версии { $version }.
db-pg-dump = Для этого у PostgreSQL есть своё средство: pg_dump --format=custom --file=ristal.dump АДРЕС
db-where = Назовите файл для копии: ristal db backup ФАЙЛ
db-taken = { $file } уже есть; ничего не перезаписано.
db-cannot = Не удаётся записать { $file }: { $reason }
db-backed-up = Копия — { $file }. В ней закрытые карты и будущие броски: никому её не показывайте.
db-nothing-old = Таких старых партий нет.
db-goes = { $game }, { $state ->
    [over] оконченные
    [waiting] ждут игроков
   *[playing] брошены на середине
}: { $matches }, последний раз их трогали с { $first } по { $last }
db-sure = { $matches ->
    [one] Навсегда исчезнет { $matches } партия. Продолжить? [д/Н]
    [few] Навсегда исчезнут { $matches } партии. Продолжить? [д/Н]
   *[many] Навсегда исчезнут { $matches } партий. Продолжить? [д/Н]
}
db-kept = Ничего не убрано.
db-gone = Убрано: { $matches }.
