# Что говорит сервер
server-bad-request = Запрос непонятен: { $place }
server-no-token = Эта партия закрыта: попросите ссылку у того, кто в ней играет.
server-not-yours = Сейчас это не ваше дело: ждут ответа другого места, или вы только смотрите.
server-foreign-origin = Страницам других сайтов это не позволено.
server-wrong-host = Под этим именем сервер не отвечает. Имя ему даёт тот, кто его запускает: ristal serve --public-url https://…
server-not-found = Здесь ничего нет.
server-wrong-method = Так здесь не делают.
server-stale = Этот вопрос уже закрыт.
server-bad-record = Это не запись партии, которую можно прочесть.
server-private-webhook = Этот адрес ведёт на сам сервер или в его внутреннюю сеть: вебхук должен вести в открытый интернет.
server-not-over = Партия ещё не окончена.
server-over = Партия окончена.
server-not-begun = Партия начнётся, когда все сядут за стол.
server-not-now = Сейчас этого сделать нельзя.
server-not-agreed = Об этом за этим столом не договаривались.
server-for-oneself = Этот сервер — только для вас: других соперников здесь нет.
server-no-network = У этого компьютера сейчас нет местной сети.
server-needs-server = Для этого нужен сервер. На компьютере, где есть «Ристалище»: { $command }
server-no-push = Этот сервер не посылает уведомлений в браузер.
server-talk-allow = Согласие писать своими словами.
server-talk-forbid = Теперь только готовые фразы.
server-rating-unknown = Пока не знаем: { $left ->
    [one] сыграйте ещё { $left } партию
    [few] сыграйте ещё { $left } партии
   *[many] сыграйте ещё { $left } партий
}.
server-rating-between = Между { $below } и { $above }, { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
server-rating-above = Сильнее { $below }, { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
server-rating-below = Слабее { $above }, { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
server-rating-between-random = случайными ответами
server-rating-between-greedy = жадным
server-rating-between-novice = новичком
server-rating-between-fighter = бойцом
server-rating-between-master = мастером
server-rating-than-random = случайных ответов
server-rating-than-greedy = жадного
server-rating-than-novice = новичка
server-rating-than-fighter = бойца
server-rating-than-master = мастера
server-readable-only = С начала партии изменились правила или карты: её можно смотреть, но не продолжать.
server-used = Это место уже занято.
server-too-large = Слишком много за один раз: не больше { NUMBER($most, useGrouping: 0) } байт.
server-too-many = Слишком часто: подождите немного.
server-too-many-connections = С вашего адреса открыто слишком много соединений: закройте лишние.
server-too-many-matches = У вас слишком много неоконченных партий: сначала доиграйте некоторые из них.
server-too-many-today = С вашего адреса начато слишком много партий: возвращайтесь попозже.
server-too-slow = Запрос шёл слишком долго.
server-broken = Это наша ошибка, а не ваша.
server-stopping = Сервер останавливается и скоро вернётся.
server-unavailable = Сейчас сервер ничего не может сохранить. Повторите чуть позже: дважды это не засчитается.
server-operator-only = Это читает только тот, кто держит сервер: с той же машины или с заданным для этого словом.
server-not-ready-database = Не готов: база не отвечает.
server-not-ready-database-moved = Не готов: файл базы не там, где был при запуске сервера.
server-not-ready-workers = Не готов: не отвечают процессы, в которых думают боты.
server-line-unclear = Не понимаю «{ $text }».
server-waits = { $count ->
    [one] { $players } думает…
   *[other] Думают: { $players }…
}
server-log-resign = { $player } сдаётся.
server-log-draw-offer = { $player } предлагает ничью.
server-log-draw = Игроки согласились на ничью.
server-you = Вы
server-log-undo-offer = { $player } просит вернуть ход назад.
server-log-undo = { $player } берёт ход назад.
server-log-decline = { $player } не соглашается.
server-log-rematch = { $player } хочет сыграть ещё раз.
server-log-device = { $player } продолжает на другом устройстве.
serve-help = Сервер партий: HTTP и WebSocket.
serve-host = адрес, на котором слушать; 127.0.0.1 — только этот компьютер
serve-port = порт, на котором слушать
serve-data = папка, в которой хранятся партии
serve-database = другая база данных: postgresql+psycopg://…; иначе та, что в переменной RISTAL_DATABASE
serve-workers = сколько процессов обслуживают одни и те же партии (с PostgreSQL)
serve-bot-pace = сколько секунд проходит от вопроса до ответа бота
serve-metrics-token = слово, с которым /metrics можно читать откуда угодно (без него — только с этой машины); иначе то, что в переменной RISTAL_METRICS_TOKEN
serve-bad-token = нужны не меньше { $least } латинских букв и цифр без пробелов, например из: openssl rand -hex 24
serve-public-url = адрес, под которым сервер известен миру, например https://play.example.org: запросы к другим именам отклоняются, ссылки начинаются с него. Несколько — через запятую; иначе то, что в переменной RISTAL_PUBLIC_URL
serve-bad-public-url = { $url } — не адрес сервера: нужны http:// или https://, имя, возможно порт, и ничего после них
serve-proxy = адрес или сеть прокси перед сервером: только оттуда верят заголовку X-Forwarded-For. Несколько — через запятую; иначе то, что в переменной RISTAL_PROXY
serve-bad-proxy = { $address } — не адрес и не сеть вроде 127.0.0.1 или 10.0.0.0/8
serve-edition = играть в это издание: папка с тем, что отличается от коробки
serve-connections = сколько соединений может держать один адрес (64)
serve-private-webhooks = разрешить игрокам вебхуки на этой машине и в её сети
serve-no-browser = не открывать браузер
error-bad-option-workers = Нескольким процессам нужна общая база данных: --database postgresql+psycopg://…
error-bad-option-folder-in-use = Партии в папке { $folder } уже обслуживает другой сервер: { $where }. Остановите его или назовите другую папку: --data.
error-bad-option-port = На { $host }:{ $port } слушать нельзя: возможно, порт занят. Попробуйте другой --port.
error-bad-option-stored-player = В базе записан игрок, какого у сервера не бывает.
error-bad-option-stored-options = В базе записаны настройки, каких не бывает ни в одной игре.
error-bad-database-address = Адрес базы непонятен: пишите sqlite:///ФАЙЛ или postgresql+psycopg://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.
error-bad-database-driver = Для PostgreSQL нужен пакет psycopg, а его здесь нет: pip install "ristal[postgres]"
error-bad-database-unreachable = База не отвечает ({ $reason }): проверьте, что PostgreSQL запущен и адрес верен.
error-bad-database-no-folder = Папки { $folder } для базы нет: создайте её или назовите другую.
error-bad-database-no-access = { $file } нельзя читать и писать: проверьте права или назовите другое место в --data.
error-bad-database-no-database = { $file } — не база данных: уберите этот файл или назовите другое место в --data.
error-bad-database-foreign = База принадлежит другой программе, в ней ничего не изменено: назовите другую в --data или --database.
error-bad-database-newer = Этой базой уже пользовалась более новая программа (версия { $version }, здесь известна { $known }): установите новую или верните копию, сделанную раньше.
error-bad-database-damaged = База { $file } повреждена: верните последнюю копию командой «ristal db restore». Если копии нет, сохраните файл: часть может спасти «.recover» в программе самого SQLite.
error-bad-database-empty = В базе { $file } ничего нет: назовите другую копию.
error-bad-database-locked = Базу { $file } держит другая программа: остановите её и попробуйте снова.
error-bad-database-full = Для базы { $file } не осталось места: освободите его и попробуйте снова.
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
verify-outcomes = Честность проверена: раздача и все броски (исходов { $outcomes }, ходов { $moves }) назначены до начала партии и никем не подправлены. Ответы, положения и итог тоже сходятся.
verify-inherited = Первые ходы ({ $moves }) пришли из другой партии: об их случае эта проверка не говорит.
verify-same-deal = Партия начата с раздачи другой партии: о ней эта проверка не говорит.
verify-redealt = Партия начата с положения из другой партии. Всё скрытое сдано заново, и эта раздача тоже назначена до начала партии.
verify-taken-back = Ответ брали назад, когда уже было видно, что из него вышло: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}. После этого случай каждый раз был новым.
error-replay-differs-redeal = Скрытое сдано не так, как велит случай этой партии.
verify-thrown = Кубики ({ $dice }) бросали люди за столом: их выбрал не сервер, и доказать о них нечего.
error-replay-differs-dice = В записи нет кубика, который бросили за столом.
verify-commitment = Обязательство: { $commitment }
verify-seed = Случайное число игрока { $seat }: { $seed }
verify-no-seed = Игрок { $seat } своего случайного числа не прислал.
verify-proves = Это доказывает: после обязательства никто не мог выбрать или изменить исход так, чтобы эта проверка прошла. Сравните обязательство с тем, что вам показали до первой раздачи (--commitment), и слово со своим (--seed): файл за вас этого не сделает.
verify-trust = Сама случайность никем не выбрана, если хоть одно слово дал человек, который не заодно с сервером и уже видел обязательство. Слово, посланное вместе с просьбой о партии, сервер знал раньше, чем связал себя.
verify-no-seeds = Слова не дал никто: случайность выбрал один сервер и мог до партии перебрать много секретов.
verify-leaves = Это не доказывает, что сервер не заглядывал вперёд в свою случайность, никому не показал закрытых карт и не бросал неугодных партий; и не говорит, кто сидел за столом.
cli-word = СЛОВО
cli-address = АДРЕС
db-command = Уход за базой сервера: upgrade, backup, restore, prune.
db-flag-action = upgrade — привести к виду, который нужен программе; backup — скопировать в файл, не останавливая сервер; restore — вернуть такую копию туда, где её найдёт сервер; prune — убрать старые партии, сказав, какие
db-flag-file = куда положить копию (backup) или откуда её взять (restore)
db-flag-days = сколько дней не трогали партии, которые уйдут (prune; 365)
db-flag-playing = убрать и партии, брошенные на середине (prune)
db-flag-yes = не спрашивать (prune)
db-nothing = Базы { $file } нет.
db-up-to-date = База в порядке (версия { $version }).
db-upgraded = База приведена к версии { $version }.
db-pg-dump = Для этого у PostgreSQL есть своё средство: pg_dump --format=custom --file=ristal.dump АДРЕС
db-where = Назовите файл для копии: ristal db backup ФАЙЛ
db-pg-restore = Для этого у PostgreSQL есть своё средство: pg_restore --clean --if-exists --dbname=АДРЕС ristal.dump
db-which = Назовите копию, которую надо вернуть: ristal db restore ФАЙЛ
db-in-the-way = Мешает { $file }; ничего не перезаписано. Остановите сервер и перенесите в другое место ristal.db и все файлы рядом, чьи имена так начинаются.
db-restored = Копия лежит в { $file }, она цела: запускайте сервер.
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

lesson-rival = Учебный соперник
lesson-not-now = Сейчас другое: { $goal }.
server-local-only = Лаборатория и мастерская открыты только на том компьютере, где запущена программа: ristal serve без общей базы и без внешнего адреса.
