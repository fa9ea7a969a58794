# Что говорит сервер
server-bad-request = Запрос непонятен: { $place }
server-no-token = Для этого нужен ключ места или зрителя.
server-not-yours = Сейчас это не ваше дело: ждут ответа другого места, или вы только смотрите.
server-foreign-origin = Страницам других сайтов это не позволено.
server-not-found = Здесь ничего нет.
server-wrong-method = Так здесь не делают.
server-stale = Этот вопрос уже закрыт.
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
serve-database = другая база данных: postgresql+psycopg://…
serve-workers = сколько процессов обслуживают одни и те же партии (с PostgreSQL)
serve-bot-pace = сколько секунд проходит от вопроса до ответа бота
serve-no-browser = не открывать браузер
error-bad-option-workers = Нескольким процессам нужна общая база данных: --database postgresql+psycopg://…
error-bad-option-port = На { $host }:{ $port } слушать нельзя: возможно, порт занят. Попробуйте другой --port.
