# Ошибки: `error-<код>-<что не так>` — целое предложение, `wrong-…` — совет внутри него. Ошибки отдельной команды, сервера или игры стоят рядом с их остальными текстами.

## Ответы

error-malformed-answer = Знаку «{ $letter }» (место { $place }) в ответе делать нечего. Нужны слова из латинских букв, цифр и дефисов через пробел — например, b1.
error-malformed-answer-empty = Ответ пуст: напишите, что выбираете.
error-malformed-answer-long = Ответ длиннее { $limit } букв.
error-malformed-answer-none = Нужен хотя бы один ответ, а здесь ни одного.
error-malformed-answer-no-text = Ответ — это текст.
error-illegal-answer = { $text } — так сейчас нельзя. Можно: { $legal }.
error-illegal-answer-action = Действие { $action } ({ $text }) месту { $seat } сейчас недоступно.
error-illegal-answer-one-by-one = Один из этих ответов открывает новое раньше последнего, и ни один не засчитан: давайте их по одному.
error-stale = Вы отвечаете на вопрос, который уже закрыт: сейчас открыт вопрос { $number }.
error-not-asked = Сейчас отвечаете не вы.
error-not-asked-over = Партия окончена.
error-not-asked-not-over = Карты открывают, когда партия окончена.
error-not-asked-which-seat = Отвечают несколько мест: скажите, за которое.
error-not-asked-seat = Такого места за столом нет.
error-not-asked-move = Такого хода в партии нет: последний — { $last }.
error-not-asked-forgotten = Начало партии хранится в другом месте.
error-not-asked-no-undo = Возвращать нечего.
error-not-asked-draft = Что будет дальше, сейчас знать нельзя: дайте ответ, тогда увидите.
error-not-asked-resign = Сдаться можно, только когда играют двое: правила не говорят, кто побеждает, если уходит один из { $seats }.
error-not-asked-die-first = Сначала бросьте кубик.
error-not-asked-no-die = Бросать сейчас нечего.
error-not-asked-die-sides = У этого кубика { $sides } граней.
error-script-ended = Результаты бросков кончились (их { $count }); дальше нужно число от 0 до { $last }.
error-script-ended-outcome = Результат { $number } из заданных — { $outcome }, а здесь нужно число от 0 до { $last }.

## Настройки

error-bad-option-unknown = Такой настройки нет: «{ $option }». Есть: { $known }.
error-bad-option-one-of = «{ $option }»: «{ $given }» нет. Можно: { $choices }.
error-bad-option-list = «{ $option }»: нужен список из { $count } — по одному на место. Можно: { $choices }.
error-bad-option-twice = «{ $option }»: { $choice } уже у другого игрока. Выберите разное.
error-bad-option-seats = Столько игроков не бывает. Можно: { $choices }.
error-bad-option-teams = Команды собирают только вчетвером.
error-bad-option-first = Первым ходит кто-то из сидящих за столом, а мест { $count }.
error-bad-option-mode = Этот вид игры рассчитан на другое число игроков, а за столом { $count ->
    [2] двое
    [3] трое
    [4] четверо
   *[other] { $count }
}.
error-bad-option-board = Поле не подходит: на { $count } игроков на нём не хватает стартовых ячеек.
error-bad-option-few-heroes = Героев всего { $count } — разрешите брать одного дважды.
error-bad-option-game = Такой игры нет: «{ $given }». Есть: { $choices }.
error-bad-option-bot = Такого бота нет: «{ $given }». Есть: { $choices }.
error-bad-option-language = Такого языка нет: «{ $given }». Есть: { $choices }.
error-bad-option-viewer = Такого зрителя нет: «{ $given }». Есть: номер места, { $choices }.
error-bad-option-lesson = Урока «{ $given }» нет. Есть: { $choices }.
error-bad-option-own-bot-file = Файла с ботом нет: { $file }.
error-bad-option-own-bot-fails = Бот из файла { $file } не запускается: { $reason }
error-bad-option-own-bot-class = В файле { $file } нет бота «{ $given }». Боты в нём: { $bots }.

## Файлы с картами, позиции, записи

error-bad-content-place = Ошибка в файле с картами: { $file }: { $place }: { $remedy }
error-bad-content-unreadable = Ошибка в файле с картами: { $file }: в { $folder } его не прочитать: { $reason }
error-bad-content-no-file = Ошибка в файле с картами: { $file }: такого файла в { $folder } нет
error-bad-content-no-files = Ошибка в файле с картами: в { $folder } нет ни одного файла { $file }
error-bad-content-toml = Ошибка в файле с картами: { $file }: { $reason }
error-bad-position-place = Ошибка в позиции: { $place }: { $remedy }
error-bad-position-broken = Ошибка в позиции: такой не бывает — { $reason }
error-bad-position-toml = Ошибка в позиции: { $reason }
error-bad-save-place = Файл повреждён: «{ $place }»: { $remedy }
error-bad-save-damaged = Файл повреждён: { $reason }
error-bad-save-no-match = Это не партия и не запись партии.
error-bad-save-format = Запись в другом формате: её сделала другая версия программы.
error-bad-save-game = Это запись игры «{ $given }», а не «{ $needed }».
error-bad-save-version = Запись сделана по правилам версии { $version }, а здесь версия { $reads }.
error-bad-save-content = Запись сделана с другими картами, чем в этой программе.
error-replay-differs = Запись не сходится с собственными ходами: в «{ $place }» не то, к чему они ведут: { $remedy }
error-replay-differs-row = Сохранённая партия не сходится с собственными ходами: строка { $move } привела к другому положению.

## Файлы

wrong-no-folder = это не папка
wrong-forbidden = нет прав
wrong-system = { $reason }
wrong-toml-at = это не TOML; ошибка в строке { $line }, знак { $column }: { $reason }
wrong-toml = это не TOML: { $reason }

## Любое поле

wrong-missing = этого поля нет; { $expected }
wrong-expected = { $expected }, а здесь { $found }
wrong-unknown = такого поля здесь не бывает; бывают { $known }
wrong-long-id = в id не больше { $most } букв, а здесь { $count }
wrong-long-name = в названии не больше { $most } букв, а здесь { $count }
wrong-edition-folder = должен лежать в папке одной из игр: { $known }
wrong-reserved-id = '{ $id }' в ответах значит другое; нужен другой id
wrong-id-letters = в id бывают только строчные латинские буквы, цифры, дефис и апостроф, а здесь { $found }
wrong-taken = '{ $id }' уже занято; у каждого должен быть свой id
wrong-own-ids = id здесь повторяются, а у каждого должен быть свой
wrong-no-ending = нет [[step.end]] с verdict = "{ $verdict }"; шаг можно сделать и верно, и неверно
wrong-last-ending = без `when` должен быть последний [[step.end]], и только он: он — для всего остального
wrong-count-of-numbers = чисел от { $least } до { $most } должно быть { $count }, а здесь { $given }
wrong-many-arguments = аргументов должно быть не больше { $most }, а здесь { $given }
wrong-sum = всего карт должно быть { $needed }, а здесь { $given }
wrong-two = играют двое, и здесь нужно хотя бы два
wrong-each-seat = нужен список, по записи на каждое место: { $seats }
wrong-names = нужен список имён
wrong-no-such-of = '{ $name }' — такого нет; есть { $known }
wrong-no-such = '{ $name }' — такого здесь нет
wrong-not-so-many = столько '{ $name }' не бывает
wrong-cards = у места { $seat } карт { $given }, а должно быть { $needed }

## Что здесь должно быть: внутри других сообщений

wrong-expected-text = нужен текст
wrong-expected-word = нужен текст, который здесь известен
wrong-expected-number = нужно целое число от { $least } до { $most }
wrong-expected-decimal = число от { $least } до { $most }
wrong-expected-flag = нужно true или false
wrong-expected-choice = нужно одно из { $choices }
wrong-expected-another = нужно что-нибудь другое из { $choices }
wrong-expected-some = нужно хотя бы одно из { $choices }
wrong-expected-texts = нужен список текстов
wrong-expected-plain = текст, число, true или false
wrong-expected-answers = хотя бы один ответ
wrong-expected-condition = хотя бы одно условие
wrong-expected-list = нужен список
wrong-expected-length = нужен список длиной от { $least } до { $most }
wrong-expected-row = нужен список длиной { $count }
wrong-expected-table = нужна таблица
wrong-expected-icons = нужен список из имён значков, от одного до { $most }: ["crown", "sword-in-stone"]
wrong-expected-tables = нужна хотя бы одна [[{ $name }]]
wrong-expected-pile = нужен список карт и того, что о них известно
wrong-expected-marks = нужно по отметке на каждую карту, всего { $count }
wrong-expected-barred = нужно то, чем карта быть не может
wrong-expected-script = нужен эффект, который идёт
wrong-expected-step = нужен шаг этой игры
wrong-expected-fields = нужно { $step } и к нему { $fields }
wrong-expected-ground = подо всем остальным нужно одно из { $choices }
wrong-expected-result = нужен итог партии или null

## Сохранённые положения и ходы

wrong-gone = этого поля нет
wrong-too-much = такого поля здесь не бывает
wrong-value = должно быть { $needed }, а здесь { $found }
wrong-length = должно быть { $needed }, а здесь { $given }
wrong-no-question = последний шаг должен быть вопросом
wrong-nobody-asked = никого ни о чём не спрашивают
wrong-together-below = вопрос к нескольким местам ждёт под другим вопросом
wrong-scripts = эффектов идёт { $running }, а продолжают { $going }
wrong-sealed = это место не может ответить '{ $text }'
wrong-fails = дальше по правилам не пойти ({ $reason })
wrong-migration = до этой версии её не довести ({ $reason })
wrong-written-otherwise = эта игра записала бы иначе
wrong-options = у каждой настройки есть значение, например { $needed }
wrong-other-options = в этой позиции { $seats } места и { $options }
wrong-chance = источник случайности — это ['fair', зерно, счётчик], ['fast', …], ['scripted', …] или ['hand', источник]
wrong-outcomes = исходов случая нужно { $needed }, а здесь { $given }
wrong-script-row = нужны место, ответ и исходы случая
wrong-event-fields = это не поля события '{ $event }'
wrong-action-row = нужен список из трёх: после какого хода, что, кто
wrong-action-move = хода { $move } нет
wrong-action = действия { $action } нет
wrong-action-end = так партия кончиться не могла
wrong-action-seat = { $seat } этого сделать не мог
wrong-actions-order = действия идут не в том порядке, в каком могли быть сделаны
